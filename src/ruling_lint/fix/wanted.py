"""Which findings are mended, and with what: the rule's word and the level asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ruling_lint.model import Finding

Wanted = Callable[[Finding], str | None]
"""Returns the text that is to stand in a finding's place, None where it is left as it is."""


def wanted(kinds: Mapping[str, str], unsafe: bool = False) -> Wanted:
    """Return the choice for `--fix`: safe first suggestions; for `--unsafe-fixes` all first suggestions.

    `kinds` maps a rule id to what the rule says of its fixes: "safe", "unsafe", "memory", or "none", which is never applied.
    """

    def choose(finding: Finding) -> str | None:
        if not may_be_wanted(finding, unsafe) or kinds.get(finding.rule, "none") == "none":
            return None
        return finding.suggestions[0].text

    return choose


def may_be_wanted(finding: Finding, unsafe: bool = False) -> bool:
    """Tell whether a finding is mended if its rule lets it."""
    suggestions = finding.suggestions
    return bool(suggestions) and finding.side == "target" and (unsafe or suggestions[0].safe)
