"""What `spelling`, `glossary lookup`, `rules` and missing files say to people."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruling_lint.cli import baseline, check, explain, glossary, init, rules, spelling


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
    assert ("unsafe:" if lang == "en" else "предложит:") in out
    assert ("warning" in out) == (lang == "en")
    assert ("предупреждение" in out) == (lang == "ru")


def test_a_missing_file_is_compared_with_those_beside_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "marsh.txt").write_text("Болото повёрнуто.\n", encoding="utf-8")
    assert check.main([str(tmp_path / "mrash.txt"), "--no-config", "--lang", "ru"]) == 2
    out = capsys.readouterr().out
    assert f"нет такого файла или папки; может быть, {tmp_path / 'marsh.txt'}?" in out
    assert "Ничего не найдено" not in out


@pytest.mark.parametrize("option", ["--source", "--memory", "--glossary", "--config"])
def test_a_missing_file_that_an_option_names_is_compared_too(
    option: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("page.txt", "original.csv"):
        (tmp_path / name).write_text("Болото повёрнуто.\n", encoding="utf-8")
    assert check.main(["page.txt", option, "orignal.csv", "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert "No such file or directory; did you mean original.csv?" in told.out + told.err


def test_a_missing_folder_of_rules_is_compared_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "our-rules").mkdir()
    (tmp_path / "page.txt").write_text("Болото повёрнуто.\n", encoding="utf-8")
    assert check.main(["page.txt", "--rules", "our-rulse", "--lang", "ru"]) == 2
    assert "такой папки с правилами нет; может быть, our-rules?" in capsys.readouterr().out


def test_a_format_without_a_reader_is_told_in_russian(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "page.doc").write_text("Болото.", encoding="utf-8")
    assert check.main([str(tmp_path / "page.doc"), "--no-config", "--lang", "ru"]) == 2
    assert "файлы .doc читать нечем" in capsys.readouterr().out


def test_the_first_word_makes_a_list_and_a_config_that_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert spelling.main(["add", "хмуролог", "--lang", "en"]) == 0
    assert ".ruling-lint.toml: names words.txt as the list of your words now" in capsys.readouterr().out
    assert spelling.main(["add", "шмякозавр"]) == 0
    assert (tmp_path / "words.txt").read_text(encoding="utf-8").split() == ["хмуролог", "шмякозавр"]
    (tmp_path / "page.txt").write_text("Хмуролог взял карту шмякозавра.\n", encoding="utf-8")
    assert check.main([".", "--profile", "strict", "--fail-on", "info", "--lang", "en"]) == 0
    assert "Checked: 1 segment in 1 file." in capsys.readouterr().out


def test_a_line_of_a_fresh_config_is_no_comment_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    init.main([])
    before = (tmp_path / ".ruling-lint.toml").read_text(encoding="utf-8")
    assert spelling.main(["add", "хмуролог"]) == 0
    after = (tmp_path / ".ruling-lint.toml").read_text(encoding="utf-8")
    assert after == before.replace("# words =", "words =")


@pytest.mark.parametrize(
    ("name", "before", "after"),
    [
        (
            ".ruling-lint.toml",
            b"# mine\r\n\r\n[severity]\r\n",
            b'# mine\r\n\r\nwords = ["words.txt"]\r\n[severity]\r\n',
        ),
        (".ruling-lint.toml", b"\xef\xbb\xbf# mine", b'\xef\xbb\xbf# mine\nwords = ["words.txt"]\n'),
        (".ruling-lint.toml", b'lang = "ru"\n', b'words = ["words.txt"]\nlang = "ru"\n'),
        (
            "pyproject.toml",
            b'[project]\nname = "a"\n[tool.ruling-lint]  # ours\nlang = "ru"\n',
            b'[project]\nname = "a"\n[tool.ruling-lint]  # ours\nwords = ["words.txt"]\nlang = "ru"\n',
        ),
    ],
)
def test_one_line_is_added_to_a_config(
    name: str, before: bytes, after: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / name).write_bytes(before)
    assert spelling.main(["add", "хмуролог"]) == 0
    assert (tmp_path / name).read_bytes() == after


def test_a_config_without_a_place_for_the_line_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    config = b'[tool]\nruling-lint.lang = "ru"\n[tool.ruling-lint.severity]\n'
    (tmp_path / "pyproject.toml").write_bytes(config)
    assert spelling.main(["add", "хмуролог", "--config", "pyproject.toml", "--lang", "en"]) == 2
    assert (tmp_path / "pyproject.toml").read_bytes() == config
    assert "words = " in capsys.readouterr().err


def test_a_text_that_is_no_list_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "words.txt").write_text("Возьмите карту.\n", encoding="utf-8")
    assert spelling.main(["add", "хмуролог", "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("words.txt: this is no list of words")
    assert [file.name for file in tmp_path.iterdir()] == ["words.txt"]


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


@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        (
            ".ruling-lint.toml",
            "",
            "in .ruling-lint.toml, for any format, a line each: [[ignore]]",
        ),
        ("pyproject.toml", "[tool.ruling-lint]\n", "a line each: [[tool.ruling-lint.ignore]]"),
    ],
)
def test_a_rule_is_silenced_where_the_config_is(
    name: str,
    content: str,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / name).write_text(content, encoding="utf-8")
    assert explain.main(["quotes", "--lang", "en"]) == 0
    assert told in capsys.readouterr().out


@pytest.mark.parametrize("name", ["Lightning Bolt", "удар молнии"])
def test_the_name_of_a_card_has_its_forms_shown(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert glossary.main(["forms", *name.split(), "--no-config", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Lightning Bolt  [card name]\n")
    assert "Ударом Молнии" in out


@pytest.mark.parametrize("name", ["Lightning Bolt", "lightning bolt", "Удар Молнии", "удар молнии"])
def test_the_name_of_a_card_is_looked_up_in_both_languages(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert glossary.main(["lookup", *name.split(), "--no-config", "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("Lightning Bolt  [card name]\n  Russian: Удар Молнии\n")
    assert "Ударом Молнии" in out


def test_a_name_goes_before_the_terms_of_its_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert glossary.main(["lookup", "Serra Angel", "--no-config", "--lang", "en"]) == 0
    assert capsys.readouterr().out.startswith("Serra Angel  [card name]")


def test_a_mistyped_name_is_compared_with_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert glossary.main(["lookup", "Lightening Bolt", "--no-config", "--lang", "en"]) == 1
    assert "near it: Lightning Bolt" in capsys.readouterr().err


def test_near_words_are_no_forms_of_one_another(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = tmp_path / "terms.yml"
    own.write_text("- {en: tideway, ru: прилив}\n- {en: strait, ru: пролив}\n", encoding="utf-8")
    assert glossary.main(["lookup", "приливы-", "--no-config", "--glossary", f"only:{own}", "--lang", "en"]) == 1
    near = capsys.readouterr().err.strip().partition("near it: ")[2].split(", ")
    assert sorted(near) == ["прилив", "пролив"]


@pytest.mark.parametrize(
    ("word", "first"),
    [("хоббитянку", "хоббитянка"), ("хоббитянка", None), ("кракен", None), ("дракуц", None), ("кракеном", "кракен")],
)
def test_a_word_in_another_form_than_the_first_is_told(
    tmp_path: Path, word: str, first: str | None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert spelling.main(["add", word, "--file", str(tmp_path / "words.txt"), "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert ("expected in its first form" in out) == bool(first)
    assert first is None or f"is that {first}?" in out
