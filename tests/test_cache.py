"""Values kept between runs: nothing that can happen to the cache folder is an error."""

from pathlib import Path

import pytest

from ruling_lint import cache


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
    cache.save("others", "k", 0)
    for number in range(5):
        cache.save("things", f"k{number}", number, most=2)
    assert sorted(file.name.partition("-")[0] for file in folder.iterdir()) == ["others", "things", "things"]


def test_a_key_tells_where_one_part_ends_and_the_next_begins() -> None:
    assert cache.key_of(["ab", "c"]) != cache.key_of(["a", "bc"])
    assert cache.key_of(["ab"]) == cache.key_of([b"ab"])


def test_clearing_removes_everything_and_says_how_much() -> None:
    assert cache.clear() == 0
    cache.save("things", "k1", 1)
    cache.save("others", "k1", 1)
    assert cache.clear() == 2
    assert cache.load("things", "k1") is None
