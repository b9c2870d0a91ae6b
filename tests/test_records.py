"""Records behave as dataclasses do, in what this project uses of them."""

import pickle

import pytest

from ruling_lint.records import dataclass, field, fields, replace


@dataclass(frozen=True)
class Card:
    """A card."""

    name: str
    cost: int = 0
    keywords: list[str] = field(default_factory=list, hash=False)


@dataclass(frozen=True, slots=True)
class Point:
    """A point."""

    line: int
    column: int = 1


@dataclass
class Tally:
    """A count that changes."""

    value: int


def test_values_are_given_by_place_or_by_name() -> None:
    assert Card("Молния", 1) == Card(cost=1, name="Молния")


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(TypeError):
        Card()  # type: ignore[call-arg]


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(TypeError):
        Card("Молния", price=1)  # type: ignore[call-arg]


def test_every_record_gets_its_own_default_list() -> None:
    one, other = Card("Молния"), Card("Громила")
    one.keywords.append("полёт")
    assert other.keywords == []


def test_records_of_different_classes_are_never_equal() -> None:
    assert Point(1, 0) != Card("Молния")


def test_a_field_can_be_left_out_of_the_hash() -> None:
    assert hash(Card("Молния", 1, ["полёт"])) == hash(Card("Молния", 1, []))


def test_records_that_are_not_frozen_have_no_hash() -> None:
    with pytest.raises(TypeError):
        hash(Tally(1))


def test_slots_leave_no_room_for_other_names() -> None:
    point = Point(1)
    with pytest.raises(AttributeError):
        point.__setattr__("colour", "red")


def test_a_record_can_be_replaced_in_part() -> None:
    assert replace(Point(1, 2), column=5) == Point(1, 5)


def test_fields_come_in_order() -> None:
    assert [item.name for item in fields(Card)] == ["name", "cost", "keywords"]


def test_a_record_shows_its_values() -> None:
    assert repr(Point(3, 4)) == "Point(line=3, column=4)"


def test_a_record_crosses_processes() -> None:
    assert pickle.loads(pickle.dumps(Point(3, 4))) == Point(3, 4)
