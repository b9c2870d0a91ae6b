"""Bare paths are read without argparse, and to the same effect."""

import pytest

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
