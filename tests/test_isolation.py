"""Tests leave the machine that they run on as it was."""

from pathlib import Path

import pytest

from ruling_lint import cache


def test_what_tests_keep_between_runs_lies_in_a_temporary_folder(tmp_path_factory: pytest.TempPathFactory) -> None:
    assert Path(cache.folder()).is_relative_to(tmp_path_factory.getbasetemp())
