"""Where the source of a translation lies, told by a pattern such as `locales/en/{path}`."""

from __future__ import annotations

import re

from ruling_lint.patterns import lazy_pattern

_ARROW = "->"
_FIELD = lazy_pattern(r"\\\{(\w+)\\\}")


def source_path(path: str, pattern: str, languages: tuple[str, str] = ("en", "ru")) -> str | None:
    """Return the source file of a translation, None where the pattern does not concern it.

    Paths are relative to the config's folder, with forward slashes. `{path}` stands for folders and a name, any other
    `{name}` for a name without slashes. The translation has the target's language code where the source has its own
    (`en/{path}` belongs to `ru/{path}`); otherwise both sides are given: `done/{path} -> originals/{path}`.
    """
    translation, arrow, source = (part.strip() for part in pattern.partition(_ARROW))
    if not arrow:
        source = translation
        translation = re.sub(rf"(?<![^\W_]){re.escape(languages[0])}(?![^\W_])", languages[1], source)
    found = re.fullmatch(_FIELD.sub(_field, re.escape(translation)), path)
    if found is None:
        return None
    made = re.sub(r"\{(\w+)\}", lambda field: found.groupdict().get(field[1], field[0]), source)
    return None if made == path else made


def _field(match: re.Match[str]) -> str:
    return rf"(?P<{match[1]}>.+)" if match[1] == "path" else rf"(?P<{match[1]}>[^/]+)"
