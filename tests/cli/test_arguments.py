"""A mistaken option gets one line in the language of the run."""

from pathlib import Path

import pytest

from ruling_lint.cli import main
from ruling_lint.cli.arguments import Parser


@pytest.fixture
def parser() -> Parser:
    parser = Parser(prog="ruling-lint taste")
    parser.add_argument("--lang")
    parser.add_argument("--sweet", choices=("yes", "no"))
    parser.add_argument("--amount", type=int)
    return parser


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--sweat", "yes"], "таких параметров нет: --sweat yes; может быть, --sweet?"),
        (["--sweet"], "у параметра --sweet не хватает значения"),
        (["--sweet", "maybe"], "--sweet: нельзя 'maybe'; можно: 'yes', 'no'"),
        (["--amount", "much"], "--amount: так нельзя: 'much'"),
        (["more"], "таких параметров нет: more"),
    ],
)
def test_mistakes_are_told_in_russian(
    parser: Parser, arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        parser.parse_args(["--lang", "ru", *arguments])

    assert stopped.value.code == 2
    assert capsys.readouterr().err == f"ruling-lint taste: {message}\nвсе параметры: ruling-lint taste --help\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ([], "missing: FOOD"),
        (["bread", "--sweet", "yess"], "argument --sweet: invalid choice: 'yess' (choose from 'yes', 'no'); did you mean yes?"),
        (["bread", "--amoun", "2"], "unrecognized arguments: --amoun 2; did you mean --amount?"),
    ],
)  # fmt: skip
def test_nothing_said_a_mistyped_value_and_a_shortened_option_are_told(
    parser: Parser, arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    parser.add_argument("food", metavar="FOOD")
    with pytest.raises(SystemExit) as stopped:
        parser.parse_args(arguments)

    assert stopped.value.code == 2
    assert capsys.readouterr().err.splitlines()[0] == f"ruling-lint taste: {message}"


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("baseline --lang en", "ruling-lint baseline: missing: write or prune"),
        ("baseline --lang ru", "ruling-lint baseline: не хватает: write или prune"),
        ("spelling --lang en", "ruling-lint spelling: missing: add WORD"),
        ("spelling add --lang ru", "ruling-lint spelling: не хватает: СЛОВО"),
        ("explain --lang en", "ruling-lint explain: missing: RULE; `ruling-lint rules` lists the rules"),
        ("explain --lang ru", "ruling-lint explain: не хватает: ПРАВИЛО; правила перечисляет `ruling-lint rules`"),
        ("glossary export --lang ru", "ruling-lint glossary export: не хватает: ФАЙЛ"),
    ],
)
def test_a_command_without_arguments_says_which_there_are(
    command: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(command.split())
    assert capsys.readouterr().err.splitlines()[0] == message


def test_an_original_alone_is_not_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as stopped:
        main(["check", "--source", "en.txt", "--lang", "en"])
    assert stopped.value.code == 2
    assert "name the translation" in capsys.readouterr().err
