"""What a translation keeps: the things in a text that are counted on both sides."""

from typing import NamedTuple

from ruling_lint.model import Span


class Item(NamedTuple):
    """A thing that source and translation should both have.

    Items with equal `value` correspond; one of another value stands in its place only if it is of the same `kind`.
    What is not `required` may be missing on the other side. What is `wild` cannot be read and stands for any item of
    its kind.
    """

    span: Span
    value: str
    kind: str
    required: bool = True
    wild: bool = False
