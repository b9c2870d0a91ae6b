"""Numbers by value."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruling_lint.model import Text
from ruling_lint.text.chunks import chunks_of
from ruling_lint.text.differences import differences
from ruling_lint.text.fractions import part_names
from ruling_lint.text.glance import UNSURE
from ruling_lint.text.items import Role
from ruling_lint.text.number_words import month_words, number_word, russian_words
from ruling_lint.text.numbers import GLANCE, find_numbers, parse_digits, written_like
from ruling_lint.text.reading import Reading


def values(text: str) -> list[str]:
    """Return the values of the required numbers in a text."""
    return [item.value for item in find_numbers(Reading(Text.plain(text))) if item.role is Role.REQUIRED]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("three cards, 3 карты, трёх карт, третья карта, трижды, трое", ["3"] * 6),
        ("twenty-one и двадцать один, двадцать первый", ["21"] * 3),
        ("two hundred and five, двести пять", ["205"] * 2),
        ("сорок тысяч и 40,000, 40 000", ["40000"] * 3),
        ("1.5 million, 1,5 млн", ["1500000"] * 2),
        ("1.5 и 1,5", ["1.5"] * 2),
        ("два три", ["2", "3"]),
        ("chapter VI, глава VI, XIV", ["6", "6", "14"]),
        ("10-я, 4th, 90s, 90-х", ["10", "4", "90", "90"]),
        ("5.03.2024, 2024-03-05", ["5", "3", "2024", "2024", "3", "5"]),
        ("в 18:00 и 10:30", ["18", "10", "30"]),
        ("2X и 3x", ["2", "3"]),
        ("чeтыре и двe", ["4", "2"]),
        ("по 2 или 3 карты (4)", ["2", "3", "4"]),
    ],
)
def test_a_number_is_its_value_however_written(text: str, expected: list[str]) -> None:
    assert values(text) == expected


def test_numbers_too_long_to_count_with_do_no_harm() -> None:
    assert values("7" * 40 + " и 5" + ", 1" + "0" * 5000) == ["5"]
    assert values("2 " + "million " * 9 + "five")[1:] == ["5"]


@pytest.mark.parametrize(
    "text",
    [
        "{2, 3}, {1}0, 4/З",
        "{2}{W}, 2/2, +1/+1, [−3], 702.19b",
        "−7: всё",
        "MH3, 3D, v2",
        "один из них, обе, первый, пара, once, both, split second",
        "Second, they leave. Third, the end.",
        "the two, those three, эти двое",
        "двуногий, десяток, dual, thirds",
        "9 a.m., 10:00 p.m., ни одной",
        "двухцветный, трёхголовый, удвоенный",
        "1 second, one second, once per second, степень двойки, семёрку",
        "1 жизнь, April, в мае, May",
        "я и I, V, X",
        "https://example.com/12",
    ],
)
def test_numbers_of_other_kinds_and_words_that_come_and_go_are_not_required(text: str) -> None:
    assert values(text) == []


def test_words_that_come_and_go_still_have_a_value() -> None:
    found = find_numbers(Reading(Text.plain("both, обе, удвоенный, апреля, chapter V, ни, 6 p.m.")))
    assert [item.value for item in found] == ["2", "2", "2", "4", "5", "0", "6", "18"]


def test_a_span_covers_the_number_alone() -> None:
    text = "ровно 1 000 раз, двадцать пять — 90-х"
    spans = [item.span for item in find_numbers(Reading(Text.plain(text)))]
    assert [text[span.start : span.end] for span in spans] == ["1 000", "двадцать пять", "90"]


@given(st.integers(min_value=0, max_value=10**9), st.sampled_from(",. \u00a0\u202f"))
def test_grouping_does_not_change_a_value(number: int, separator: str) -> None:
    assert parse_digits(f"{number:,}".replace(",", separator)) == number


@given(st.integers(min_value=2, max_value=20), st.integers(min_value=2, max_value=20))
def test_a_word_is_replaced_by_a_word_of_the_same_form(number: int, other: int) -> None:
    for word in russian_words(number, "datv"):
        for replacement in written_like(str(other), word):
            known = number_word(replacement)
            assert known is not None
            assert known.value == other


@pytest.mark.parametrize(
    ("value", "sample", "written"),
    [
        ("3", "двумя", ("тремя",)),
        ("2", "Три", ("Два", "Две")),
        ("14", "II", ("XIV",)),
        ("2", "третью", ("вторую",)),
        ("4", "пятая", ("четвертая",)),
        ("3", "двое", ("трое",)),
        ("1.5", "2", ("1,5",)),
        ("30", "40", ("30",)),
        ("2", "трижды", ("дважды",)),
        ("3", "Дважды", ("Трижды",)),
        ("5", "дважды", ("пять раз",)),
        ("1", "дважды", ("один раз", "однажды")),
        ("2", "однажды", ("дважды",)),
        ("2", "одного", ("двух",)),
        ("5", "одну", ("пять",)),
        ("5.5", "дважды", ("5,5",)),
    ],
)
def test_a_value_is_written_like_the_number_it_replaces(value: str, sample: str, written: tuple[str, ...]) -> None:
    assert written_like(value, sample) == written


def test_a_text_with_yo_gets_its_number_words_with_yo() -> None:
    assert written_like("3", "двух", yo=True) == ("трёх",)
    assert written_like("4", "пятого", yo=True) == ("четвёртого",)
    assert written_like("5", "двух", yo=True) == ("пяти",)


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("It starts at 4:00 PM.", "Начало в 16:00."),
        ("It ends at 12 AM.", "Конец в 00:00."),
        ("9:20 p.m.", "21:20"),
        ("5 pm: the gates open", "17:00: открываются ворота"),
        ("10:00 a.m. to 6:15 p.m.", "10:00–18:15"),
        ("It lasts 1.5 times longer.", "Это длится в полтора раза дольше."),
        ("Back in the 80s.", "Ещё в восьмидесятых."),
        ("It starts on April 5.", "Начало 05.04."),
        ("It starts at half past six.", "Начало в половине седьмого."),
        ("Two and a half, twenty and a half.", "2,5 и двадцать с половиной."),
        ("One and a half thousand.", "Полторы тысячи."),
        ("Two dozen towers.", "Двадцать четыре башни."),
        ("A dozen towers.", "Двенадцать башен."),
        ("Half as many.", "В два раза меньше."),
    ],
)
def test_a_time_a_fraction_and_a_decade_have_other_words(source: str, target: str) -> None:
    sides = [find_numbers(Reading(Text.plain(text))) for text in (source, target)]
    assert list(differences(*sides)) == []


def test_another_hour_is_another_number() -> None:
    sides = [find_numbers(Reading(Text.plain(text))) for text in ("At 4:00 PM.", "В 17:00.")]
    assert [difference.target.value for difference in differences(*sides) if difference.target] == ["17"]


@given(st.text(alphabet="двенцатьпо FIVXtwelv0٣9½-.,", max_size=12))
def test_a_text_of_which_no_stretch_may_hold_a_number_has_none(text: str) -> None:
    assert any(map(GLANCE.may_differ, chunks_of(text))) or not values(text)


@pytest.mark.parametrize("word", ["twelve", "двенадцать", "twice", "IV", "4", "тысяч"])
def test_a_word_that_counts_is_not_passed_over(word: str) -> None:
    assert all(GLANCE.written[chunk] for text in (word, f"{word},", f"({word}") for chunk in chunks_of(text))


def test_months_and_parts_are_not_passed_over() -> None:
    assert all(GLANCE.written[chunk] == UNSURE for word in month_words() for chunk in chunks_of(word.capitalize()))
    assert all(GLANCE.written[chunk] == UNSURE for word in part_names() for chunk in chunks_of(word))
