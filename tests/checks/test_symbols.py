"""Broken symbols in a segment, with and without a source."""

from collections.abc import Callable

from ruling_lint.checks import symbols
from ruling_lint.model import Hit


def test_what_the_source_writes_the_same_way_is_no_fault(mark: Callable[..., str]) -> None:
    assert mark(symbols, "Цена {WU}.", source="It costs {WU}.") == "Цена {WU}."
    assert mark(symbols, "Цена {W.", source="It costs {W}.") == "Цена ⟦{W⟧."


def test_the_source_decides_between_two_meanings(hits: Callable[..., list[Hit]]) -> None:
    (hit,) = hits(symbols, "Цена {2R}.", source="It costs {2/R}.")
    assert hit.replacements == ("{2/R}", "{2}{R}")
    assert hit.certain


def test_the_source_gives_a_meaning_to_what_has_none(hits: Callable[..., list[Hit]]) -> None:
    (hit,) = hits(symbols, "{1}{Ъ}: да", source="{1}{Q}: yes")
    assert hit.replacements == ("{Q}",)
    assert hit.certain
    (hit,) = hits(symbols, "{1}{Ъ}: да", source="{1}{Q}, {T}: yes")
    assert hit.replacements == ()
    assert not hit.certain


def test_the_code_point_of_a_lookalike_is_told(hits: Callable[..., list[Hit]]) -> None:
    (hit,) = hits(symbols, "{Х}: да")
    assert hit.variant == "lookalike"
    assert hit.params["code_point"] == "U+0425"


def test_addresses_tags_and_kept_text_are_left_alone(mark: Callable[..., str]) -> None:
    text = 'https://example.com/{Т} <b id="{Т}"> [{Т}]'
    assert mark(symbols, text, keep=r"\[\{Т\}\]") == text


def test_in_code_a_lone_brace_is_no_symbol_but_a_lookalike_is(mark: Callable[..., str]) -> None:
    assert mark(symbols, "Код `{T`, код `{Т}`.") == "Код `{T`, код `⟦{Т}⟧`."


def test_a_lookalike_that_would_be_one_too_many_is_not_certain(hits: Callable[..., list[Hit]]) -> None:
    (hit,) = hits(symbols, "Цена {2}{В} или {B}.", source="It costs {2}{U} or {B}.")
    assert hit.replacements == ("{U}", "{B}")
    assert not hit.certain
    (hit,) = hits(symbols, "Цена {2}{В} или {U}.", source="It costs {2}{B} or {U}.")
    assert hit.replacements == ("{B}",)
    assert hit.certain
