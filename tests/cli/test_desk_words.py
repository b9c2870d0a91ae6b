"""What `spelling`, `glossary lookup`, `rules` and missing files say to people."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruling_lint.cli import baseline, check, glossary, init, rules, spelling


@pytest.mark.parametrize("word", ["болотная гниль", "Болото7", "swamp", "-"])
def test_what_is_not_one_russian_word_is_not_added(tmp_path: Path, word: str) -> None:
    own = tmp_path / "own.txt"
    assert spelling.main(["add", "--file", str(own), "--", "кикимора", word]) == 2
    assert not own.exists()


def test_a_word_that_was_added_is_told_with_some_of_its_forms(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert spelling.main(["add", "хмуролог", "--file", str(tmp_path / "own.txt"), "--lang", "ru"]) == 0
    assert "хмуролога" in capsys.readouterr().out


def test_the_words_of_an_unknown_phrase_are_looked_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert glossary.main(["lookup", "целевой", "шмяка", "--no-config"]) == 1
    assert glossary.main(["lookup", "целевым", "артефактом", "--no-config"]) == 0
    assert {"target", "artifact"} <= set(capsys.readouterr().out.split())


def test_kinds_of_terms_are_russian_for_russians(capsys: pytest.CaptureFixture[str]) -> None:
    glossary.main(["lookup", "кладбище", "--no-config", "--lang", "ru"])
    assert "[зона]" in capsys.readouterr().out


def test_no_rejected_word_is_offered_as_near(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "terms.yml"
    own.write_text("- {en: tideway, ru: протока, forbidden: [{ru: тайдвейка}]}\n", encoding="utf-8")
    assert glossary.main(["lookup", "тайдвейко", "--no-config", "--glossary", f"only:{own}"]) == 1
    assert "тайдвейка" not in capsys.readouterr().err


@pytest.mark.parametrize("lang", ["ru", "en"])
def test_the_list_of_rules_has_no_variables_and_explains_its_words(
    lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert rules.main(["--no-config", "--lang", lang]) == 0
    out = capsys.readouterr().out
    assert "$" not in out
    assert "unsafe:" in out


def test_a_missing_file_is_compared_with_those_beside_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "marsh.txt").write_text("Болото повёрнуто.\n", encoding="utf-8")
    assert check.main([str(tmp_path / "mrash.txt"), "--no-config", "--lang", "ru"]) == 2
    out = capsys.readouterr().out
    assert f"нет такого файла или папки; может быть, {tmp_path / 'marsh.txt'}?" in out
    assert "Замечаний нет" not in out


def test_a_format_without_a_reader_is_told_in_russian(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "page.doc").write_text("Болото.", encoding="utf-8")
    assert check.main([str(tmp_path / "page.doc"), "--no-config", "--lang", "ru"]) == 2
    assert "файлы .doc читать нечем" in capsys.readouterr().out


def test_the_line_of_the_config_that_names_no_list_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert spelling.main(["add", "хмуролог", "--lang", "en"]) == 2
    assert "ruling-lint init" in capsys.readouterr().err
    init.main([])
    written = (tmp_path / ".ruling-lint.toml").read_text(encoding="utf-8").splitlines()
    line = 1 + next(i for i, text in enumerate(written) if text.startswith("# words ="))
    capsys.readouterr()
    assert spelling.main(["add", "хмуролог", "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith(f".ruling-lint.toml:{line}: no list of words: take the # away")


def test_an_ending_alone_is_no_likeness_of_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "z.txt").write_text("Болото.\n", encoding="utf-8")
    check.main([str(tmp_path / "a.txt"), "--no-config", "--lang", "en"])
    assert "did you mean" not in capsys.readouterr().out


def test_a_baseline_that_cannot_be_read_is_told_in_russian(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "page.txt").write_text("Болото повёрнуто.\n", encoding="utf-8")
    (tmp_path / "kept.json").mkdir()
    options = ["--baseline", str(tmp_path / "kept.json"), "--no-config", "--lang", "ru"]
    assert baseline.main(["prune", str(tmp_path / "page.txt"), *options]) == 2
    assert "это папка" in capsys.readouterr().err
