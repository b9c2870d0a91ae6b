"""The names of `typing` that this project uses: to load all of it takes a twentieth of a short run.

To a type checker they are what they are in `typing`. At run time they do as little as they can, and no protocol tells
whether a thing is one: ask for the name that makes the difference.
"""

from __future__ import annotations

TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any as Any
    from typing import AnyStr as AnyStr
    from typing import NoReturn as NoReturn
    from typing import Protocol as Protocol
    from typing import TextIO as TextIO
    from typing import TypeVar as TypeVar
    from typing import cast as cast
    from typing import overload as overload


def _same(thing: object) -> object:
    return thing


def _value(kind: object, value: object) -> object:
    return value


if not TYPE_CHECKING:
    Any = AnyStr = NoReturn = Protocol = TextIO = object
    TypeVar = str
    cast = _value
    overload = _same
