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


def test_every_entry_that_is_wrong_is_told_in_one_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "terms.yml"
    own.write_text(
        "- {en: tideway, ru: протока, colour: синий}\n"
        "- {ru: берег}\n"
        "- {en: shoal, ru: отмель, forbidden: [отмель]}\n"
        "- {en: reef, ru: риф}\n"
        "- {en: reef, ru: риф}\n",
        encoding="utf-8",
    )
    assert glossary.main(["check", str(own), "--no-config", "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    told = zip(err.splitlines(), [(1, "colour"), (2, "en"), (5, "reef")], strict=True)
    assert all(line.startswith(f"{own}:{number}: ") and word in line for line, (number, word) in told)
    assert f"{own}:3: error: shoal" in out
    assert "Errors: 4," in out


def test_every_row_that_is_wrong_is_told_in_one_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "terms.csv"
    own.write_text("en,ru\n,протока\nshoal,\nreef,риф\nreef,риф\n", encoding="utf-8")
    assert glossary.main(["check", str(own), "--no-config", "--lang", "en"]) == 2
    assert [line.removeprefix(f"{own}:")[:2] for line in capsys.readouterr().err.splitlines()] == ["2:", "3:", "5:"]


def test_an_unknown_key_hides_nothing_else_of_its_entry(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "terms.yml"
    own.write_text("- {en: tideway, ru: протока, hue: синий, tone: тёмный, forbidden: [протока]}\n", encoding="utf-8")
    assert glossary.main(["check", str(own), "--no-config", "--lang", "en"]) == 2
    out, err = capsys.readouterr()
    assert "hue" in err.splitlines()[0]
    assert "tone" in err.splitlines()[1]
    assert "accepted and rejected in one entry" in out


@pytest.mark.parametrize(
    ("name", "content", "status", "said"),
    [
        ("page.txt", "Отлив начинается утром.\n", 2, "originals beside translations"),
        ("pairs.csv", "source,target\nThe ebb begins.,Отлив начинается.\n", 0, "lower --least"),
    ],
)
def test_where_nothing_is_proposed_mining_says_why(
    name: str, content: str, status: int, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / name
    file.write_text(content, encoding="utf-8")
    assert glossary.main(["mine", str(file), "--no-config", "--lang", "en"]) == status
    assert said in capsys.readouterr().err


def test_every_column_that_is_missing_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "terms.csv"
    own.write_text("", encoding="utf-8")
    assert glossary.main(["check", str(own), "--no-config", "--lang", "en"]) == 2
    assert "the columns en and ru are missing" in capsys.readouterr().err


@pytest.mark.parametrize("named", [["terms.yml"], ["terms.yml", "../here/terms.yml"], ["--glossary", "terms.yml"]])
def test_a_file_that_is_named_twice_is_not_held_against_itself(
    tmp_path: Path, named: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    (folder / ".ruling-lint.toml").write_text('glossary = ["terms.yml"]\n', encoding="utf-8")
    (folder / "terms.yml").write_text("- {en: tideway, ru: протока}\n", encoding="utf-8")
    assert glossary.main(["check", *named, "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("Nothing to report.")


def test_a_named_file_lies_in_the_working_folder_wherever_the_config_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / ".ruling-lint.toml").write_text('lang = "en"\n', encoding="utf-8")
    folder = tmp_path / "terms"
    folder.mkdir()
    (folder / "own.yml").write_text("- {en: tideway, ru: протока}\n", encoding="utf-8")
    monkeypatch.chdir(folder)
    assert glossary.main(["check", "own.yml"]) == 0
    assert capsys.readouterr().out.startswith("Nothing to report.")


def test_a_glossary_is_no_corpus_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "terms.yml").write_text("- {en: tideway, ru: протока}\n", encoding="utf-8")
    (tmp_path / "page.po").write_text('msgid "Draw a card."\nmsgstr "Возьмите карту."\n', encoding="utf-8")
    glossary.main(["check", "terms.yml", "--corpus", ".", "--no-config", "--lang", "en"])
    assert "tideway" in capsys.readouterr().out
