"""Named tuples behave as those of `typing` do, in what this project uses of them."""

import copy
import pickle

import pytest

from ruling_lint.tuples import NamedTuple


class Cost(NamedTuple):
    """A cost."""

    mana: int
    colour: str = "белая"

    @property
    def is_free(self) -> bool:
        return not self.mana

    @classmethod
    def none(cls) -> "Cost":
        return cls(0)


class Nothing(NamedTuple):
    pass


class Changes(NamedTuple):
    new: int
    defaults: int
    cls: int = 0


def test_values_are_given_by_place_or_by_name() -> None:
    assert Cost(2, "синяя") == Cost(colour="синяя", mana=2) == (2, "синяя")


def test_what_is_not_given_has_its_default() -> None:
    assert Cost(2).colour == "белая"
    assert Cost.none().is_free


def test_a_missing_value_is_an_error() -> None:
    with pytest.raises(TypeError, match="mana"):
        Cost()  # type: ignore[call-arg]


def test_an_unknown_name_is_an_error() -> None:
    with pytest.raises(TypeError, match="price"):
        Cost(1, price=1)  # type: ignore[call-arg]


def test_values_are_told_by_name_and_taken_apart() -> None:
    cost = Cost(3)
    mana, colour = cost
    assert (mana, colour) == (cost.mana, cost.colour)
    assert repr(cost) == "Cost(mana=3, colour='белая')"
    assert cost._asdict() == {"mana": 3, "colour": "белая"}
    match cost:
        case Cost(found, _):
            assert found == 3


def test_a_changed_tuple_is_another_of_its_class() -> None:
    cost = Cost(3)
    assert cost._replace(mana=1) == Cost(1)
    assert isinstance(cost._replace(mana=1), Cost)
    assert cost == Cost(3)


def test_values_cannot_be_set() -> None:
    with pytest.raises(AttributeError):
        Cost(1).mana = 2  # type: ignore[misc]
    with pytest.raises(AttributeError):
        Cost(1).price = 2  # type: ignore[attr-defined]


def test_tuples_cross_processes_before_and_after_the_first_is_made() -> None:
    for cost in (Cost(5), Cost(6)):
        assert pickle.loads(pickle.dumps(cost)) == cost == copy.copy(cost)
        assert isinstance(pickle.loads(pickle.dumps(cost)), Cost)


def test_classes_do_not_share_what_is_made_for_one() -> None:
    assert Nothing() == ()
    assert Cost(1) != Nothing()


def test_a_field_may_have_any_name() -> None:
    assert Changes(1, 2) == Changes(new=1, defaults=2, cls=0)
