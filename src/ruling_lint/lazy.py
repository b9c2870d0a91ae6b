"""Attributes that are worked out when first asked for: `functools.cached_property` as of Python 3.12, without a lock.

The lock of earlier versions takes longer than what most of these attributes work out, and there are a dozen a segment.
"""

from __future__ import annotations

from ruling_lint.typed import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from functools import cached_property as lazy
else:

    class lazy:  # noqa: N801 - used like a function
        """A method whose value becomes the object's own attribute, which is found before this is asked again."""

        def __init__(self, method: Any) -> None:
            self._method = method
            self.__doc__ = method.__doc__

        def __set_name__(self, owner: type, name: str) -> None:
            self._name = name

        def __get__(self, thing: Any, owner: Any = None) -> Any:
            if thing is None:
                return self
            value = self._method(thing)
            setattr(thing, self._name, value)  # to ask a thing for its dict would make one
            return value


__all__ = ["lazy"]
