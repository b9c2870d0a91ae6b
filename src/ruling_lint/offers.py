"""What other files translate, offered for the English that a file left over or the translation that it lacks."""

from __future__ import annotations

from ruling_lint import records
from ruling_lint.model import Finding, Suggestion
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from ruling_lint.lexicon.translations import Translations
    from ruling_lint.rules import Rule

_WHOLE = ("unchanged", "empty")
"""The checks that report a whole segment without a translation."""

_FRAGMENT = "untranslated-text"


def whole_rules(rules: Iterable[Rule]) -> frozenset[str]:
    """Return the rules that report a whole segment without a translation."""
    return frozenset(rule.id for rule in rules if rule.check in _WHOLE)


def wanted(finding: Finding, whole: Container[str]) -> str:
    """Return the English whose translation a finding could offer; empty where it needs none. `whole`: `whole_rules`."""
    if finding.suggestions or finding.side != "target":
        return ""
    if finding.rule in whole:
        return finding.excerpt.source or finding.text
    return finding.text if finding.rule == _FRAGMENT else ""


def offered(finding: Finding, translations: Translations, whole: Container[str]) -> Finding:
    """Return a finding with what other files have for its English, if it has nothing yet."""
    text = wanted(finding, whole)
    found = tuple(Suggestion(known, safe=False) for known in translations.of(text)) if text else ()
    return records.replace(finding, suggestions=found) if found else finding
