"""Bare paths are read without argparse, and to the same effect."""

from pathlib import Path

import pytest

from ruling_lint.cli import check
from ruling_lint.cli.check import parser, told


@pytest.mark.parametrize("argv", [[], ["a.po"], ["a.po", "b.txt"], ["-"]])
def test_bare_paths_mean_what_argparse_makes_of_them(argv: list[str]) -> None:
    assert vars(told(argv)) == vars(parser().parse_args(argv))


def test_options_are_understood_beside_paths() -> None:
    assert told(["a.po", "--jobs", "2"]).jobs == 2


def test_a_wrong_option_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        told(["a.po", "--no-such-option"])
    assert "--no-such-option" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "expected"),
    [
        (["--output", "r.html"], [("html", "r.html")]),
        (["--output", "r.JSON", "--output", "out.log"], [("json", "r.JSON"), ("text", "out.log")]),
        (["--format", "text", "--output", "r.html"], [("text", "r.html")]),
        (["--format", "text", "--output", "-", "--output", "r.sarif"], [("text", "-"), ("sarif", "r.sarif")]),
        (["--format", "json"], [("json", "-")]),
        ([], [("text", "-")]),
    ],
)
def test_the_ending_of_a_report_tells_a_format_that_is_not_named(
    argv: list[str], expected: list[tuple[str, str]]
) -> None:
    assert check.outputs(check.told(["a.txt", *argv])) == expected


def test_an_ending_of_several_formats_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        check.main(["a.txt", "--lang", "en", "--output", "r.xml"])
    assert "--format checkstyle or --format junit" in capsys.readouterr().err


@pytest.mark.parametrize(("lang", "page"), [("ru", "docs/rules.ru.md#spacing"), ("en", "docs/rules.md#spacing")])
def test_rules_are_linked_in_the_language_of_the_report(
    lang: str, page: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.txt").write_text("Игрок  берёт карту.\n", encoding="utf-8")
    for format_ in ("markdown", "html"):
        check.main([str(tmp_path / "a.txt"), "--no-config", "--lang", lang, "--format", format_])
        assert page in capfd.readouterr().out
