"""The names of `typing` that this project uses: to load all of it takes a twentieth of a short run.

To a type checker they are what they are in `typing`. At run time they do as little as they can; a protocol still tells
whether a thing has all its names.
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
    from typing import runtime_checkable as runtime_checkable


class _Asking(type):
    def __instancecheck__(cls, thing: object) -> bool:
        return all(hasattr(thing, name) for name in {*cls.__annotations__, *vars(cls)} if not name.startswith("_"))


class _Protocol(metaclass=_Asking):
    pass


def _same(thing: object) -> object:
    return thing


def _value(kind: object, value: object) -> object:
    return value


if not TYPE_CHECKING:
    Any = AnyStr = NoReturn = TextIO = object
    Protocol = _Protocol
    TypeVar = str
    cast = _value
    overload = runtime_checkable = _same
