"""Named tuples that are cheap to define: a run defines forty, and `typing.NamedTuple` would take a tenth of its start.

To a type checker they are `typing.NamedTuple`. At run time the methods are shared, and `__new__` is made when a class
is first called.
"""

from __future__ import annotations

from operator import itemgetter

from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing import NamedTuple as NamedTuple

try:
    from _collections import _tuplegetter as _getter  # type: ignore[import-not-found]
except ImportError:

    def _getter(index: int, doc: str | None) -> property:
        return property(itemgetter(index), doc=doc)


class _Tuple(tuple[Any, ...]):
    """What all named tuples do."""

    __slots__ = ()
    _fields: tuple[str, ...] = ()
    _defaults: dict[str, Any]
    _make: Any = classmethod(tuple.__new__)

    def __new__(cls, *args: Any, **kwargs: Any) -> Any:
        """Make the `__new__` of the class that names the fields, and go on with it."""
        owner = next(base for base in cls.__mro__ if "_fields" in base.__dict__)
        made = _new_of(owner)
        type.__setattr__(owner, "__new__", made)
        return made(cls, *args, **kwargs)

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in zip(self._fields, self, strict=True))
        return f"{type(self).__name__}({shown})"

    def __getnewargs__(self) -> tuple[Any, ...]:
        return (*self,)

    def _asdict(self) -> dict[str, Any]:
        return dict(zip(self._fields, self, strict=True))

    def _replace(self, **changes: Any) -> Any:
        return type(self)(**{**self._asdict(), **changes})


def _new_of(cls: Any) -> Any:
    heads = [f"{name}=_defaults[{name!r}]" if name in cls._defaults else name for name in cls._fields]
    values: dict[str, Any] = {"_defaults": cls._defaults, "_new": tuple.__new__}
    given = "".join(f"{name}, " for name in cls._fields)
    exec(f"def __new__({', '.join(['_cls', *heads])}): return _new(_cls, ({given}))", values)
    return values["__new__"]


class _Defining(type):
    """Makes plain classes out of those that name NamedTuple as their base."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Any:
        fields = (*body.get("__annotations__", ()),)
        body["_defaults"] = {field: body.pop(field) for field in fields if field in body}
        getters = {field: _getter(index, None) for index, field in enumerate(fields)}
        return type(name, (_Tuple,), {**body, **getters, "_fields": fields, "__match_args__": fields, "__slots__": ()})


if not TYPE_CHECKING:
    NamedTuple = type.__new__(_Defining, "NamedTuple", (), {})
