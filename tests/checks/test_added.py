"""A rendering that the source has no term for."""

from checks.glossary_context import hits, texts
from ruling_lint.checks import added


def test_a_rendering_that_no_source_term_asks_for_is_told() -> None:
    found_hits = hits(added, "Она остаётся на кладбище.", "It stays.", kinds=("zone",))
    assert texts(found_hits, "Она остаётся на кладбище.") == ["кладбище"]
    assert hits(added, "На кладбище.", "In the graveyard.", kinds=("zone",)) == []


def test_a_named_term_is_told_where_the_source_has_its_word_in_no_sense() -> None:
    def told(source: str) -> list[str]:
        text = "Поверните каждую землю."
        return texts(hits(added, text, source, terms=("tap", "counter (object)")), text)

    assert told("Look at each land.") == ["Поверните"]
    assert told("Tapped lands stay so.") == []
    assert told("Retapping each land is odd.") == []


def test_a_reminder_that_the_source_is_without_may_name_any_term() -> None:
    text = "Усилитель (поверните её)."
    assert hits(added, text, "Kicker", terms=("tap",)) == []
    assert texts(hits(added, text, "Kicker (look at it)", terms=("tap",)), text) == ["поверните"]
