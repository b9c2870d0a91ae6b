"""Comparing the items of two texts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruling_lint.model import Span
from ruling_lint.text.differences import differences
from ruling_lint.text.items import Item, Role


def items(text: str) -> list[Item]:
    """Make an item of each letter: capitals are required, Cyrillic letters passive, a question mark is wild."""
    return [Item(Span(i, i + 1), char.upper(), "letter", role(char)) for i, char in enumerate(text)]


def role(char: str) -> Role:
    """Return the role that a letter plays."""
    if char == "?":
        return Role.WILD
    if char > "z":
        return Role.PASSIVE
    return Role.REQUIRED if char.isupper() else Role.OPTIONAL


def found(source: str, target: str) -> list[str]:
    """Return each difference as the letter of the source, if any, and the letter of the target with its place."""
    return [
        f"{lost.value if lost else ''}→{f'{added.value}{added.span.start}' if added else ''}"
        for lost, added in differences(items(source), items(target))
    ]


@given(st.lists(st.sampled_from("ABCdef")), st.randoms())
def test_order_makes_no_difference(letters: list[str], random: object) -> None:
    shuffled = sorted(letters)
    assert found("".join(letters), "".join(shuffled)) == []


@pytest.mark.parametrize(
    ("source", "target", "expected"),
    [
        ("AB", "AC", ["B→C1"]),
        ("AB", "A", ["B→"]),
        ("A", "AB", ["→B1"]),
        ("BA", "AA", ["B→A0"]),
        ("AB", "AA", ["B→A1"]),
        ("Ab", "A", []),
        ("A", "Ab", []),
        ("AB", "Ac", ["B→C1"]),
        ("Ab", "AC", ["B→C1"]),
        ("AA", "aA", []),
        ("AB", "A?", []),
        ("A?", "AB", []),
        ("AB", "?", ["B→"]),
        ("AB", "Aб", ["B→"]),
        ("A?", "C", ["A→C0"]),
    ],
)
def test_differences_pair_what_was_lost_with_what_took_its_place(source: str, target: str, expected: list[str]) -> None:
    assert found(source, target) == expected


def test_an_item_of_another_kind_does_not_take_the_place_of_a_lost_one() -> None:
    letter, digit = Item(Span(0, 1), "A", "letter"), Item(Span(0, 1), "1", "digit")
    assert list(differences([letter], [digit])) == [(letter, None), (None, digit)]
