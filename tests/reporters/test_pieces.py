"""A report written a piece at a time is the report."""

import pytest

from ruling_lint import reporters
from ruling_lint.model import Report
from ruling_lint.records import replace
from ruling_lint.reporters.base import RenderOptions


@pytest.mark.parametrize("name", reporters.names())
def test_the_pieces_make_the_whole(
    name: str, crowd: Report, options: RenderOptions, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reporters, "_PIECE", 100)
    whole = reporters.get(name).render(crowd, options)
    assert "".join(reporters.pieces(name, crowd, options)) == whole


@pytest.mark.parametrize("name", ["text", "concise", "json", "jsonl"])
def test_no_piece_grows_with_the_findings(name: str, crowd: Report, options: RenderOptions) -> None:
    many = replace(crowd, findings=crowd.findings * 1000)
    assert max(map(len, reporters.pieces(name, many, options))) < 70_000
