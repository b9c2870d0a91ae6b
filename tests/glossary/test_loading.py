"""Glossaries are loaded in layers, through a cache that may fail."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ruling_lint.glossary import Glossary, GlossaryError, compile_glossary, load_glossary

YAML = "- {en: creature, ru: существо}\n- {en: land, ru: земля, note: {ru: х, en: x}}\n"


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "cache"
    monkeypatch.setenv("RULING_LINT_CACHE_DIR", str(folder))
    return folder


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "mine.yml"
    path.write_text(YAML, encoding="utf-8")
    return path


def labels(glossary: Glossary) -> list[str]:
    return [term.label for term in glossary.terms]


def test_a_second_load_comes_from_the_cache(file: Path, cache: Path) -> None:
    load_glossary(shipped=False, extra=[file])
    (kept,) = cache.iterdir()
    before = kept.stat().st_mtime_ns
    assert labels(load_glossary(shipped=False, extra=[file])) == ["creature", "land"]
    assert kept.stat().st_mtime_ns == before


@pytest.mark.parametrize("damage", [b"", b"nonsense", None])
def test_a_damaged_cache_is_made_again(file: Path, cache: Path, damage: bytes | None) -> None:
    load_glossary(shipped=False, extra=[file])
    (kept,) = cache.iterdir()
    whole = kept.read_bytes()
    kept.write_bytes(whole[:-20] if damage is None else damage)
    assert labels(load_glossary(shipped=False, extra=[file])) == ["creature", "land"]
    assert kept.read_bytes() == whole


def test_a_cache_that_cannot_be_written_is_no_trouble(file: Path, cache: Path) -> None:
    cache.write_text("a file where the folder should be")
    assert labels(load_glossary(shipped=False, extra=[file])) == ["creature", "land"]


def test_a_changed_file_is_compiled_again(file: Path) -> None:
    load_glossary(shipped=False, extra=[file])
    file.write_text("- {en: zone, ru: зона}\n", encoding="utf-8")
    assert labels(load_glossary(shipped=False, extra=[file])) == ["zone"]


def test_a_cached_load_needs_neither_yaml_nor_dictionary(file: Path) -> None:
    code = (
        "import sys; from ruling_lint.glossary import load_glossary as load\n"
        f"load(shipped=False, extra=[{str(file)!r}])\n"
        "print([m for m in ('yaml', 'pymorphy3_dicts_ru') if m in sys.modules])"
    )
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(2)]
    assert [run.stdout.strip() for run in runs] == ["['yaml', 'pymorphy3_dicts_ru']", "[]"]


def test_the_later_file_replaces_the_same_term(file: Path, tmp_path: Path) -> None:
    later = tmp_path / "later.csv"
    later.write_text("en,ru,pos,forbidden,note\nland,суша,noun,,\n", encoding="utf-8")
    glossary = load_glossary(shipped=False, extra=[file, later])
    assert [(term.label, term.renderings[0].text) for term in glossary.terms] == [
        ("creature", "существо"),
        ("land", "суша"),
    ]


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(GlossaryError) as caught:
        load_glossary(shipped=False, extra=[tmp_path / "none.yml"])
    assert caught.value.path.endswith("none.yml")


def test_bytes_made_for_a_wheel_load_again() -> None:
    data = compile_glossary([("a.yml", YAML.encode())])
    glossary = Glossary.from_bytes(data)
    assert glossary is not None
    assert labels(glossary) == ["creature", "land"]
    assert Glossary.from_bytes(data[:-1]) is None


def test_words_are_those_of_every_form_and_the_rejected_ones_are_not_right(tmp_path: Path) -> None:
    file = tmp_path / "terms.yml"
    file.write_text(
        "- {en: barge, kind: concept, pos: noun, ru: баржа, forbidden: [барка, {ru: шаланда, until: 2015-01}]}\n",
        encoding="utf-8",
    )
    now = load_glossary(shipped=False, extra=[str(file)])
    then = load_glossary(shipped=False, extra=[str(file)], day="2010")

    written = ["barges", "баржами", "баркам", "шаланды"]
    assert all(map(now.knows, written))
    assert all(map(then.knows, written))
    assert not now.knows("шхуна")
    assert now.right_words.isdisjoint(["баркам", "шаланды"])
    assert "шаланды" in then.right_words
    assert "баркам" not in then.right_words
