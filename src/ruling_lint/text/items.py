"""What a translation keeps: the things in a text that are counted on both sides."""

from enum import Enum, auto

from ruling_lint.model import Span
from ruling_lint.tuples import NamedTuple


class Role(Enum):
    """What it means that an item has no counterpart on the other side.

    A REQUIRED one must have a counterpart. An OPTIONAL one may lack it, but can be what a required one became. A
    PASSIVE one is only ever the counterpart of an equal one. A WILD one cannot be read, and is a counterpart for any.
    """

    REQUIRED = auto()
    OPTIONAL = auto()
    PASSIVE = auto()
    WILD = auto()


class Item(NamedTuple):
    """A thing that source and translation should both have.

    Items with equal `value` correspond; one of another value stands in its place only if it is of the same `kind`.
    """

    span: Span
    value: str
    kind: str
    role: Role = Role.REQUIRED
