"""`ruling-lint glossary check FILE` speaks of the file, not of the shipped glossary below it."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruling_lint.cli import glossary


def test_of_the_shipped_entries_only_what_is_wrong_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "terms.yml"
    own.write_text("- {en: tideway, ru: протока}\n- {en: gleamer, ru: мерцалка}\n", encoding="utf-8")
    assert glossary.main(["check", str(own), "--no-config", "--lang", "en"]) == 0
    [guessed, counts] = capsys.readouterr().out.splitlines()
    assert guessed.startswith(f"{own}:2: info: gleamer: the dictionary lacks «мерцалка»")
    assert counts.startswith("Errors: 0, warnings: 0, infos: 1.")


def test_an_entry_that_contradicts_itself_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "terms.yml"
    own.write_text("- {en: tideway, ru: протока, forbidden: [протока]}\n", encoding="utf-8")
    assert glossary.main(["check", str(own), "--no-config", "--lang", "ru"]) == 1
    assert capsys.readouterr().out.startswith(f"{own}:1: ошибка: tideway: «протока» и принято, и отвергнуто")
