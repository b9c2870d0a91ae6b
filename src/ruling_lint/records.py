"""Dataclasses that are cheap to define: a run defines fifty, and with `dataclasses` that would be half of its start.

To a type checker they are dataclasses, and it is the type checker that holds them to `frozen`. At run time the methods
are shared, and `__init__` is made when a class is first called.
"""

from __future__ import annotations

from operator import attrgetter

from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from dataclasses import MISSING as MISSING
    from dataclasses import dataclass as dataclass
    from dataclasses import field as field
    from dataclasses import fields as fields
    from dataclasses import replace as replace


class _Missing:
    def __repr__(self) -> str:
        return "MISSING"


_MISSING = _Missing()


class _Field:
    """A field: its default, or what makes one, and whether it counts in the hash."""

    __slots__ = ("default", "default_factory", "hashed", "name")

    def __init__(self, default: Any = _MISSING, default_factory: Any = _MISSING, **options: bool) -> None:
        self.name = ""
        self.default = default
        self.default_factory = default_factory
        self.hashed = options.get("hash", True)


def _dataclass(cls: Any = None, *, frozen: bool = False, slots: bool = False) -> Any:
    """Give a class the methods of a dataclass; `frozen` makes it hashable, `slots` keeps its values out of a dict."""
    if cls is None:
        return lambda cls: _defined(cls, frozen, slots)
    return _defined(cls, frozen, slots)


def _defined(cls: Any, frozen: bool, slots: bool) -> Any:
    own = {name: _own_field(cls, name) for name in cls.__annotations__}
    every = {**getattr(cls, "__fields__", {}), **own}
    if slots:
        cls = _with_slots(cls, tuple(own))
    cls.__fields__ = every
    cls.__values__ = attrgetter("__class__", *every)
    cls.__hashed__ = attrgetter("__class__", *[name for name, field in every.items() if field.hashed])
    cls.__init__ = _first_init
    cls.__eq__ = _equal
    cls.__hash__ = _hash if frozen else None
    if "__repr__" not in cls.__dict__:
        cls.__repr__ = _repr
    return cls


def _own_field(cls: Any, name: str) -> _Field:
    default = cls.__dict__.get(name, _MISSING)
    if isinstance(default, _Field):
        delattr(cls, name)
    field = default if isinstance(default, _Field) else _Field(default)
    field.name = name
    return field


def _with_slots(cls: Any, names: tuple[str, ...]) -> Any:
    left_out = {*names, "__dict__", "__weakref__"}
    body = {name: value for name, value in cls.__dict__.items() if name not in left_out}
    return type(cls)(cls.__name__, cls.__bases__, {**body, "__slots__": names})


def _first_init(self: Any, *args: Any, **kwargs: Any) -> None:
    """Make the class's own `__init__`, and go on with it."""
    type(self).__init__ = _init_of(type(self))
    self.__init__(*args, **kwargs)


def _init_of(cls: Any) -> Any:
    values: dict[str, Any] = {"MISSING": _MISSING}
    heads, lines = ["self"], ["pass"]
    for name, field in cls.__fields__.items():
        values |= {f"default_{name}": field.default, f"make_{name}": field.default_factory}
        made = field.default_factory is not _MISSING
        heads.append(name if field.default is _MISSING and not made else f"{name}=default_{name}")
        lines.append(
            f"self.{name} = make_{name}() if {name} is MISSING else {name}" if made else f"self.{name} = {name}"
        )
    made_here: dict[str, Any] = {}
    exec(f"def __init__({', '.join(heads)}):\n " + "\n ".join(lines), values, made_here)
    return made_here["__init__"]


def _equal(self: Any, other: Any) -> Any:
    if type(self) is not type(other):
        return NotImplemented
    return self.__values__(self) == self.__values__(other)


def _hash(self: Any) -> int:
    return hash(self.__hashed__(self))


def _repr(self: Any) -> str:
    shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__fields__)
    return f"{type(self).__qualname__}({shown})"


def _fields(cls: Any) -> tuple[_Field, ...]:
    """Return the fields of a class in order."""
    return tuple(cls.__fields__.values())


def _replace(record: Any, **changes: Any) -> Any:
    """Return a record with some of its fields changed."""
    old = {name: getattr(record, name) for name in record.__fields__}
    return type(record)(**{**old, **changes})


if not TYPE_CHECKING:
    MISSING = _MISSING
    dataclass = _dataclass
    field = _Field
    fields = _fields
    replace = _replace
