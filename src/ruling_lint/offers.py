"""What other files translate, offered for the English that a file left over or the translation that it lacks."""

from __future__ import annotations

from ruling_lint import records
from ruling_lint.model import Finding, Suggestion
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Container, Iterable

    from ruling_lint.lexicon.translations import Translations
    from ruling_lint.rules import Rule


def offering(rules: Iterable[Rule]) -> frozenset[str]:
    """Return the rules whose findings are answered from what was translated elsewhere."""
    return frozenset(rule.id for rule in rules if rule.fix == "memory")


def wanted(finding: Finding, rules: Container[str]) -> str:
    """Return the English whose translation a finding of the `offering` rules could offer; empty where it needs none.

    Of a segment that is not translated at all, that is its source.
    """
    if finding.suggestions or finding.side != "target" or finding.rule not in rules:
        return ""
    is_whole = finding.text.strip() == finding.excerpt.target.strip()
    return (finding.excerpt.source if is_whole else None) or finding.text


def offered(finding: Finding, translations: Translations, rules: Container[str]) -> Finding:
    """Return a finding of the `offering` rules with what other files have for its English, if it has nothing yet."""
    text = wanted(finding, rules)
    found = tuple(Suggestion(known, safe=False) for known in translations.of(text)) if text else ()
    return records.replace(finding, suggestions=found) if found else finding
