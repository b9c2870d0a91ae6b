"""Letters that look like letters of another script."""

from hypothesis import given
from hypothesis import strategies as st

from ruling_lint.text.chars import LATIN
from ruling_lint.text.scripts import TO_CYRILLIC, TO_LATIN, code_point, cyrillic_spellings


@given(st.text(alphabet="АВЕКМНОРСТУХаеорсух"))
def test_lookalikes_come_back_from_the_other_script(text: str) -> None:
    latin = text.translate(TO_LATIN)
    assert set(latin) <= LATIN
    assert latin.translate(TO_CYRILLIC) == text


def test_a_letter_that_is_alike_in_handwriting_counts_as_well() -> None:
    assert cyrillic_spellings("кнuга") == ["книга"]
    assert cyrillic_spellings("mосm") == ["тост", "тосм", "мост", "мосм"]


def test_what_resembles_no_russian_letter_has_no_spelling() -> None:
    assert cyrillic_spellings("файлs") == []


def test_too_many_readings_are_none() -> None:
    assert cyrillic_spellings("m" * 7) == []


def test_a_character_is_named_as_standards_do() -> None:
    assert code_point("Т") == "U+0422"
