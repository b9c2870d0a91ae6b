import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruling_lint.model import Span
from ruling_lint.reporters.screen import mark, near, quoted_edges, visible, width, wrap


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ход завершён.", "Ход завершён."),
        ("слева\u202eсправа", "слева<U+202E>справа"),
        ("бе\u00adда", "бе<U+00AD>да"),
        ("\x1b[31mкрасный", "<U+001B>[31mкрасный"),
        ("а\nб", "а<U+000A>б"),
        ("имя\udce9", "имя<U+DCE9>"),
    ],
)
def test_what_would_be_invisible_is_shown_by_code_point(text: str, shown: str) -> None:
    assert visible(text) == shown


@pytest.mark.parametrize(
    ("text", "columns"), [("card", 4), ("ход", 3), ("🃏", 2), ("漢字", 4), ("ё", 1), ("е\u0301", 1)]
)
def test_width_counts_columns_of_the_terminal(text: str, columns: int) -> None:
    assert width(text) == columns


@pytest.mark.parametrize(
    ("text", "shown"), [("кон", "кон"), ("", ""), (" ", "␣"), ("ход\u00a0", "ход⍽"), (" а а ", "␣а а␣")]
)
def test_spaces_at_the_edges_of_a_suggestion_can_be_seen(text: str, shown: str) -> None:
    assert quoted_edges(text) == shown


@pytest.mark.parametrize(
    ("line", "span", "marker"),
    [
        ("Сыграйте card", Span(9, 13), "         ^^^^"),
        ("漢字 card", Span(3, 7), "     ^^^^"),
        ("и\u0306о card", Span(4, 8), "   ^^^^"),
        ("\tcard", Span(1, 5), "    ^^^^"),
        ("\u200bcard", Span(1, 5), "        ^^^^"),
        ("Ход", Span(3, 3), "   ^"),
        ("", Span(0, 0), "^"),
    ],
)
def test_the_marker_stands_below_the_span(line: str, span: Span, marker: str) -> None:
    assert mark(line, span, 40).marker == marker


def test_a_long_line_is_cut_around_the_span() -> None:
    line = "до " * 200 + "spree" + " после" * 200
    shown = mark(line, Span(600, 605), 30)
    at = shown.marker.index("^")
    assert shown.line[at : at + 5] == "spree"
    assert shown.line.startswith("…")
    assert shown.line.endswith("…")
    assert width(shown.line) <= 30


def test_a_span_wider_than_the_room_is_shown_from_its_start() -> None:
    shown = mark("Итак, " + "abc " * 50, Span(6, 206), 20)
    assert shown.line.lstrip("…").startswith("abc abc")
    assert width(shown.marker) <= 20


@given(st.text("яж card漢🃏\u0301\t\u202e", max_size=120), st.data(), st.integers(20, 60))
def test_lines_never_exceed_the_room_and_carets_cover_the_span(line: str, data: st.DataObject, room: int) -> None:
    start = data.draw(st.integers(0, len(line)))
    end = data.draw(st.integers(start, len(line)))
    shown = mark(line, Span(start, end), room)
    assert width(shown.line) <= room
    assert "^" in shown.marker
    assert width(shown.marker) <= room + 1


@given(st.text("аб  в", min_size=1, max_size=200), st.integers(0, 200), st.integers(0, 9), st.integers(60, 90))
def test_what_is_near_holds_the_place_and_is_no_longer_than_asked(text: str, start: int, size: int, most: int) -> None:
    span = Span(min(start, len(text)), min(start + size, len(text)))
    shown = near(text, span, most)
    assert text[span.start : span.end] in shown
    assert len(shown.strip("…")) <= most
    assert shown.strip("…") in text
    assert (shown == text) == (len(text) <= most)


@given(st.text("аб ", max_size=60), st.integers(8, 20))
def test_a_long_line_is_broken_at_its_spaces_and_nothing_is_lost(line: str, room: int) -> None:
    first, *rest = wrap(line, room, "  ")
    assert "".join([first, *rest]).replace(" ", "") == line.replace(" ", "")
    assert all(len(part) <= room or " " not in part.strip() for part in (first, *rest))
    assert all(part.startswith("  ") and part.strip() for part in rest)
    assert [first, *rest] == [line.rstrip(" ")] or len(line.rstrip(" ")) > room


def test_colours_and_links_take_no_room() -> None:
    line = "\033[1mдва\033[0m \033]8;;https://example.org/\033\\слова\033]8;;\033\\"
    assert wrap(line, 9) == [line]
    assert wrap(line, 8) == line.replace(" ", " |    ").split(" |")
