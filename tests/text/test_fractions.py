"""Parts of a whole by value, whatever words they are told in."""

import pytest

from ruling_lint.model import Text
from ruling_lint.text.fractions import find_fractions, fraction_like
from ruling_lint.text.reading import Reading


def values(text: str) -> list[str]:
    return [item.value for item in find_fractions(Reading(Text.plain(text)))]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Half the wall, one half of it, the other half; половина, одной половиной, до половины", ["1/2"] * 6),
        ("a third of the wall, one-third; треть стены, одну треть, одной третью", ["1/3"] * 5),
        ("two thirds, two-thirds; две трети, двух третей, к двум третям", ["2/3"] * 5),
        ("a quarter, one quarter; четверть часа, четвертью", ["1/4"] * 4),
        ("Three quarters; с тремя четвертями; 75%", ["3/4"] * 3),
        ("50% of it; 50 percent, 50 %, до 50 процентов", ["1/2"] * 4),
    ],
)
def test_a_part_has_one_value_in_all_its_words(text: str, expected: list[str]) -> None:
    assert values(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "a third tower, the third of May, third from the top, третью башню, третьей",
        "the quarter of the masons, living quarters",
        "a half-ruined tower, half-timbered",
        "two and a half towers, два с половиной, 3 с половиной, one and one half",
        "двух карт, три башни, четвёртую",
        "2.50% of the wall, 3,75 % стены",
    ],
)
def test_an_ordinal_a_compound_and_what_is_added_to_a_number_are_no_parts(text: str) -> None:
    assert values(text) == []


@pytest.mark.parametrize(
    ("value", "sample", "written"),
    [
        ("1/2", "Треть", ("Половину", "Половина")),
        ("1/3", "половиной", ("третью",)),
        ("3/4", "двумя третями", ("тремя четвертями",)),
        ("2/3", "одну четверть", ("две трети",)),
        ("1/2", "три", ()),
    ],
)
def test_a_part_is_written_in_the_case_of_the_one_it_replaces(
    value: str, sample: str, written: tuple[str, ...]
) -> None:
    assert fraction_like(value, sample, yo=False) == written


def test_a_part_is_written_with_yo_where_the_text_writes_it() -> None:
    assert fraction_like("3/4", "половины", yo=True) == ("трёх четвертей",)
    assert fraction_like("3/4", "половины", yo=False) == ("трех четвертей",)
