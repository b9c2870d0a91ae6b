import json
from collections.abc import Callable
from typing import Any

import jsonschema
from hypothesis import given
from hypothesis import strategies as st

from making import make_finding
from ruling_lint.model import Finding, Position, Report
from ruling_lint.records import replace
from ruling_lint.reporters import rdjson
from ruling_lint.reporters.base import RenderOptions

Found = Callable[..., Finding]


def an_object(required: tuple[str, ...] = (), **properties: Any) -> dict[str, Any]:
    """Return the schema of an object that has no other properties than these."""
    return {"type": "object", "properties": properties, "required": list(required), "additionalProperties": False}


TEXT = {"type": "string"}
COUNT = {"type": "integer", "minimum": 1}
POSITION = an_object(line=COUNT, column=COUNT)
RANGE = an_object(("start",), start=POSITION, end=POSITION)
DIAGNOSTIC = an_object(
    ("message", "location"),
    message=TEXT,
    location=an_object(("path",), path=TEXT, range=RANGE),
    severity={"enum": ["ERROR", "WARNING", "INFO"]},
    code=an_object(("value",), value=TEXT, url=TEXT),
    suggestions={"type": "array", "items": an_object(("range", "text"), range=RANGE, text=TEXT)},
)
RESULT = an_object(source=an_object(name=TEXT, url=TEXT), diagnostics={"type": "array", "items": DIAGNOSTIC})
"""What reviewdog's message definitions allow, as a schema."""


def diagnostics(report: Report, options: RenderOptions | None = None) -> list[dict[str, Any]]:
    result = json.loads(rdjson.render(report, options or RenderOptions()))
    assert result["source"] == {"name": "ruling-lint"}
    return list(result["diagnostics"])


def test_a_diagnostic_counts_columns_in_bytes(found: Found, options: RenderOptions) -> None:
    place = {"start": {"line": 2, "column": 14}, "end": {"line": 2, "column": 18}}
    assert diagnostics(Report((found("Ход.\nКиньте ⟦dice⟧", "кость"),)), options) == [
        {
            "message": "По-английски: dice",
            "location": {"path": "свиток.txt", "range": place},
            "severity": "ERROR",
            "code": {"value": "untranslated-text", "url": "https://example.org/rules/untranslated-text"},
            "suggestions": [{"range": place, "text": "кость"}],
        }
    ]


def test_the_report_has_the_shape_of_reviewdogs_messages(crowd: Report, options: RenderOptions) -> None:
    jsonschema.validate(json.loads(rdjson.render(crowd, options)), RESULT)


def test_an_unknown_end_is_left_out(found: Found) -> None:
    finding = replace(found("Это ⟦два\nслова⟧", "слово"), end=Position(2, 9))
    (diagnostic,) = diagnostics(Report((finding,)))
    assert diagnostic["location"]["range"] == {"start": {"line": 1, "column": 8}}
    assert "suggestions" not in diagnostic


def test_a_cell_is_named_in_the_message(found: Found) -> None:
    (diagnostic,) = diagnostics(Report((found("⟦die⟧", "кость", place="Лист1!B3", path="т.xlsx"),)))
    assert diagnostic["message"] == "Лист1!B3: По-английски: die"
    assert diagnostic["location"] == {"path": "т.xlsx"}
    assert "suggestions" not in diagnostic


def test_problems_are_errors_of_their_file(crowd: Report) -> None:
    first, second = diagnostics(crowd)[-2:]
    assert first["location"] == {"path": "сломан.po", "range": {"start": {"line": 4}}}
    assert second["location"] == {"path": "папка"}
    assert first["severity"] == second["severity"] == "ERROR"


@given(st.text("aя🃏\u0301 ", max_size=20), st.text("aя🃏", min_size=1, max_size=5), st.text("aя🃏", max_size=9))
def test_a_suggestion_applied_to_the_bytes_gives_the_wanted_line(before: str, text: str, after: str) -> None:
    finding = make_finding(f"{before}⟦{text}⟧{after}", "замена")
    (suggestion,) = diagnostics(Report((finding,)))[0]["suggestions"]
    start, end = (suggestion["range"][edge]["column"] - 1 for edge in ("start", "end"))
    line = finding.line_text.encode()
    assert (line[:start] + suggestion["text"].encode() + line[end:]).decode() == f"{before}замена{after}"
