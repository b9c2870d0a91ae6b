"""Wordings of own glossaries that stay in one form are told with the way out, and remembered until the file changes."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruling_lint.cli import check
from ruling_lint.desk import doctor
from ruling_lint.desk.undeclined import undeclined


def written(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_an_entry_that_no_dictionary_declines_is_told_with_its_line(tmp_path: Path) -> None:
    own = written(tmp_path / "own.yml", "- {en: haze, ru: дымка}\n- {en: gloam, ru: глмщ}\n")
    [entry] = undeclined([own])
    assert (entry.path, entry.line) == (own, 2)
    assert "forms" in entry.message
    assert "invariable: true" in entry.message_ru


def test_of_a_table_the_way_out_is_one_that_a_table_has(tmp_path: Path) -> None:
    [entry] = undeclined([written(tmp_path / "own.csv", "en,ru\ngloam,глмщ\n")])
    assert "pos phrase" in entry.message
    assert "invariable" not in entry.message


@pytest.mark.parametrize(
    "ru", ["{text: глмщ, invariable: true}", "{text: глмщ, pos: phrase}", "{text: глмщ, forms: {sing gent: глмща}}"]
)
def test_what_says_how_it_declines_is_not_told(ru: str, tmp_path: Path) -> None:
    assert undeclined([written(tmp_path / "own.yml", f"- {{en: gloam, ru: {ru}}}\n")]) == []


def test_a_file_that_cannot_be_read_is_told_elsewhere(tmp_path: Path) -> None:
    assert undeclined([str(tmp_path / "gone.yml"), written(tmp_path / "own.yml", "- {en: gloam, ru: [}\n")]) == []


def test_a_file_is_examined_once_until_it_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "own.yml"
    told = undeclined([written(own, "- {en: gloam, ru: глмщ}\n")])
    with monkeypatch.context() as patch:
        patch.setattr(doctor, "undeclined_wordings", None)
        assert undeclined([str(own)]) == told
    assert undeclined([written(own, "- {en: gloam, ru: сумрак}\n")]) == []


def test_runs_that_take_kept_results_tell_it_too_and_do_not_fail(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    own = written(tmp_path / "own.yml", "- {en: gloam, ru: глмщ}\n")
    page = written(tmp_path / "page.txt", "Дымка остаётся на поле битвы.\n")
    for _ in range(2):
        assert check.main(["--no-config", "--lang", "en", "--glossary", own, page]) == 0
        [told] = capfd.readouterr().err.splitlines()
        assert told.startswith(f"{own}:1: gloam: no dictionary declines «глмщ»")
