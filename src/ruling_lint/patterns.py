"""Regular expressions that are compiled when they are first used: a run uses few of them, and compiling all takes long."""

from __future__ import annotations

from ruling_lint.typed import TYPE_CHECKING, Any, AnyStr, cast

if TYPE_CHECKING:
    import re


class _LazyPattern:
    """Asks the compiled pattern for an attribute once, and keeps it, so that later uses cost no more."""

    def __init__(self, source: str | bytes, flags: int) -> None:
        self.pattern = source
        self._flags = flags

    def __getattr__(self, name: str) -> Any:
        if name.startswith("_"):
            raise AttributeError(name)
        import re

        value = getattr(re.compile(self.pattern, self._flags), name)
        setattr(self, name, value)
        return value


def lazy_pattern(source: AnyStr, flags: int = 0) -> re.Pattern[AnyStr]:
    """Return what acts as `re.compile(source, flags)`, but raises its errors only when it is used."""
    return cast("re.Pattern[AnyStr]", _LazyPattern(source, flags))
