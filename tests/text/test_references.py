"""References to rules."""

from itertools import product

import pytest

from ruling_lint.model import Text
from ruling_lint.text import references
from ruling_lint.text.chars import fold_word
from ruling_lint.text.items import Role
from ruling_lint.text.reading import Reading
from ruling_lint.text.references import find_references


def found(text: str) -> list[tuple[str, bool]]:
    """Return the references in a text and whether they are required."""
    return [(item.value, item.role is Role.REQUIRED) for item in find_references(Reading(Text.plain(text)))]


def test_a_reference_is_its_number_with_the_letter() -> None:
    assert found("см. 903.10b и 104.3, а также 601.2a–d.") == [
        ("903.10b", True),
        ("104.3", True),
        ("601.2a", True),
        ("601.2d", True),
    ]
    assert found("601.2a–601.2d") == found("601.2a-d")


def test_a_lookalike_letter_counts_as_the_latin_one() -> None:
    assert found("см. 903.10а") == [("903.10a", True)]


def test_a_number_of_three_digits_is_a_reference_for_certain_only_after_the_word_rule() -> None:
    assert found("Правило 405, rules 100–119 и 250 карт") == [
        ("405", True),
        ("100", True),
        ("119", True),
        ("250", False),
    ]


@pytest.mark.parametrize(
    "text", ["$100.50", "1100.5", "100,5", "120.5 %", "10.05.2024", "http://example.com/702.1", "v702.1.3"]
)
def test_prices_dates_and_addresses_are_no_references(text: str) -> None:
    assert found(text) == []


def test_the_glossary_is_referred_to_in_english_for_certain() -> None:
    assert found("See the Comprehensive Rules glossary, and the entry of the glossary.") == [("glossary", True)] * 2
    assert found("Загляните в глоссарий или в словарь.") == [("glossary", False)] * 2
    assert found("A glossary helps. Этот словарный запас велик.") == []


def test_the_glossary_is_referred_to_in_capitals_too() -> None:
    assert found("СМ. СЛОВАРЬ И ГЛОССАРИЙ.") == [("glossary", False)] * 2
    assert found("SEE THE GLOSSARY.") == [("glossary", True)]


def test_the_words_for_the_glossary_are_all_those_that_the_pattern_takes() -> None:
    letters = ["", *map(chr, range(ord("а"), ord("я") + 1)), "ё"]
    russian = (stem + one + two for stem in ("глоссари", "словар") for one, two in product(letters, repeat=2))
    taken = {fold_word(word) for word in russian if references.GLOSSARY.search(word)}

    assert taken | {"glossary"} == references.WORDS
