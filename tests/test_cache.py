"""Values kept between runs: nothing that can happen to the cache folder is an error."""

import errno
import os
import re
from pathlib import Path

import pytest

from ruling_lint import cache

KEY = cache.key_of(["k"])


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("RULING_LINT_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_a_value_comes_back_under_its_key() -> None:
    cache.save("things", "k1", {"карта": (1, b"x")})
    assert cache.load("things", "k1") == {"карта": (1, b"x")}
    assert cache.load("things", "k2") is None


@pytest.mark.parametrize("damage", [b"", b"\0", b"\xff" * 40])
def test_a_damaged_value_is_as_good_as_none(folder: Path, damage: bytes) -> None:
    cache.save("things", "k1", [1, 2, 3])
    (file,) = folder.iterdir()
    file.write_bytes(damage)
    assert cache.load("things", "k1") is None


def test_one_changed_byte_is_damage(folder: Path) -> None:
    cache.save("things", "k1", list(range(100)))
    (file,) = folder.iterdir()
    content = bytearray(file.read_bytes())
    content[20] ^= 1
    file.write_bytes(content)
    assert cache.load("things", "k1") is None


def test_a_folder_that_cannot_be_made_is_no_error(folder: Path) -> None:
    folder.write_text("a file in its place")
    cache.save("things", "k1", 1)
    assert cache.load("things", "k1") is None


def test_only_the_newest_of_a_kind_stay(folder: Path) -> None:
    cache.save("others", cache.key_of("k"), 0)
    for number in range(5):
        cache.save("things", cache.key_of(str(number)), number, most=2)
    assert sorted(file.name.partition("-")[0] for file in folder.iterdir()) == ["others", "things", "things"]


def test_a_key_tells_where_one_part_ends_and_the_next_begins() -> None:
    assert cache.key_of(["ab", "c"]) != cache.key_of(["a", "bc"])
    assert cache.key_of(["ab"]) == cache.key_of([b"ab"])


def test_clearing_removes_everything_and_says_how_much() -> None:
    assert cache.clear() == 0
    for kind in cache.KINDS:
        cache.save(kind, KEY, 1)
    assert cache.clear() == len(cache.KINDS)
    assert cache.load("words", KEY) is None


def test_every_kind_that_the_tool_keeps_is_cleared() -> None:
    sources = [file.read_text(encoding="utf-8") for file in Path(cache.__file__).parent.rglob("*.py")]
    keeping = [source for source in sources if re.search(r"cache\.(save|drop_oldest)\(", source)]
    kinds = [re.findall(r'^_?KIND = "(\w+)"$', source, re.MULTILINE) for source in keeping]
    assert sorted(kinds) == [[kind] for kind in sorted(cache.KINDS)]


STRANGERS = (
    "notes.bin",
    "rules-mine.bin",
    "words-2024.bin",
    f"photo-{KEY}.bin",
    f"rules-{KEY}.bin.bak",
    f"rules-{KEY}0.bin",
    f".{KEY}.tmp",
    ".notes.bin.12.0a1b2c3d.tmp",
)


def test_files_of_others_stay_when_the_folder_is_cleared(folder: Path) -> None:
    (folder / "sub").mkdir(parents=True)
    (folder / f"rules-{KEY}.bin").mkdir()
    others = [folder / name for name in STRANGERS] + [folder / "sub" / f"results-{KEY}.bin"]
    for file in others:
        file.write_text("mine")
    cache.save("results", KEY, 1)
    assert cache.clear() == 1
    assert [file for file in others if not file.exists()] == []
    assert (folder / f"rules-{KEY}.bin").is_dir()


def test_files_of_others_stay_when_the_oldest_are_dropped(folder: Path) -> None:
    folder.mkdir()
    for name in STRANGERS:
        (folder / name).write_text("mine")
    for number in range(3):
        cache.save("rules", cache.key_of(str(number)), number, most=1)
    assert sorted({file.name for file in folder.iterdir()} & {*STRANGERS}) == sorted(STRANGERS)
    assert len(list(folder.iterdir())) == len(STRANGERS) + 1


def test_what_a_killed_process_had_begun_to_write_is_cleared(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as killed:
        killed.setattr("os.replace", _die)
        killed.setattr("os.unlink", _die)
        cache.save("results", KEY, 1)
    (draft,) = folder.iterdir()
    assert draft.name.endswith(".tmp")
    assert cache.clear() == 1
    assert list(folder.iterdir()) == []


def _die(*_: object) -> None:
    raise OSError


def test_a_full_disk_is_no_error_and_leaves_no_litter(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cache.save("things", "k1", "раньше")
    room = os.fdopen

    class Full:
        def __init__(self, handle: int, mode: str) -> None:
            self._file = room(handle, mode)

        def __enter__(self) -> "Full":
            return self

        def __exit__(self, *_: object) -> None:
            self._file.close()

        def write(self, data: bytes) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fdopen", Full)
    cache.save("things", "k1", "теперь")
    assert cache.load("things", "k1") == "раньше"
    assert len(list(folder.iterdir())) == 1


def test_the_key_of_a_file_is_that_of_its_content(tmp_path: Path) -> None:
    one, other = tmp_path / "a", tmp_path / "b"
    one.write_bytes(b"x" * 3_000_000)
    other.write_bytes(b"x" * 3_000_000)
    assert cache.key_of_file(str(one)) == cache.key_of_file(str(other))
    other.write_bytes(b"x" * 2_999_999 + b"y")
    assert cache.key_of_file(str(one)) != cache.key_of_file(str(other))
    assert cache.key_of_file(str(tmp_path / "missing")) == cache.key_of_file(str(tmp_path))
    other.write_bytes(b"")
    assert cache.key_of_file(str(tmp_path / "missing")) != cache.key_of_file(str(other))
