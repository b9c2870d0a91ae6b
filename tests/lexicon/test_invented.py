"""What card names have invented is asked of the dictionary once, and kept."""

from pathlib import Path

import pytest

from ruling_lint import morphology
from ruling_lint.glossary.names import Names
from ruling_lint.lexicon.invented import invented


@pytest.fixture
def names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Names:
    monkeypatch.setenv("RULING_LINT_CACHE_DIR", str(tmp_path / "cache"))
    table = tmp_path / "names.tsv"
    table.write_text("Grey Norgle\tСерый Норгл\nNorgle Lord\tВладыка Норглов\n", encoding="utf-8")
    return Names(table)


def test_words_that_no_dictionary_has_are_known_in_every_form(names: Names) -> None:
    words = invented(names)
    assert all(word in words for word in ("норгл", "норгла", "норглами"))
    assert "серый" not in words


def test_the_dictionary_is_not_asked_again(names: Names, monkeypatch: pytest.MonkeyPatch) -> None:
    invented(names)

    def known_words(words: object) -> set[str]:
        raise AssertionError(f"asked for {words}")

    monkeypatch.setattr(morphology, "known_words", known_words)
    assert "норгл" in invented(names)


def test_another_table_is_asked_for_anew(names: Names, tmp_path: Path) -> None:
    invented(names)
    (tmp_path / "names.tsv").write_text("Grey Morgle\tСерый Моргл\n", encoding="utf-8")
    words = invented(Names(tmp_path / "names.tsv"))
    assert "моргл" in words
    assert "норгл" not in words
