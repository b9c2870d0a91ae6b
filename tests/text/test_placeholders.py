"""What a translation keeps unchanged."""

import re

from ruling_lint.model import Span, Text
from ruling_lint.text.placeholders import find_placeholders
from ruling_lint.text.reading import Reading


def found(text: str, *codes: Span, keep: str = "") -> list[tuple[str, str]]:
    """Return kind and value of the placeholders in a text; `codes` are its inline tags, `keep` is kept as it is."""
    reading = Reading(Text(text, Text.plain(text).pieces, codes), re.compile(keep) if keep else None)
    return [(item.kind, item.value) for item in find_placeholders(reading)]


def test_symbols_count_by_canonical_value_and_fields_as_they_are_written() -> None:
    assert found("{u/w} {t} {Count} %d %(имя)s") == [
        ("field", "W/U"),
        ("field", "T"),
        ("field", "{Count}"),
        ("field", "%d"),
        ("field", "%(имя)s"),
    ]


def test_a_broken_symbol_counts_as_what_it_must_have_been() -> None:
    assert found("{Т} и o1oG") == [("field", "T"), ("field", "1"), ("field", "G")]


def test_power_and_loyalty_count_by_value() -> None:
    assert found("−2: фишка −Х/+0") == [("loyalty", "-2"), ("power", "-X/+0")]


def test_every_bracketed_name_counts_alike_unless_the_project_keeps_it() -> None:
    assert found("[это] и [that thing] и [link](url)") == [("bracket", "[]"), ("bracket", "[]")]
    assert found("[это] и [That]", keep=r"\[That\]") == [("bracket", "[]"), ("bracket", "[that]")]


def test_inline_tags_that_stand_for_something_and_code_count() -> None:
    assert found('<x id="7"/> и `{T}` и `код`', Span(0, 11)) == [("inline", "7"), ("field", "T"), ("code", "код")]


def test_of_a_message_with_choices_only_the_variable_counts() -> None:
    assert found("{n, plural, one {# карта} other {# карт}}") == [("field", "n")]


def test_numbered_fields_stand_side_by_side() -> None:
    assert found("%2 %1 и 50 %") == [("field", "%2"), ("field", "%1")]
