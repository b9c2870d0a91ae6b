"""References are looked up in the Comprehensive Rules."""

from __future__ import annotations

import pytest

from checks.glossary_context import context
from ruling_lint.checks import existing
from ruling_lint.checks.base import View
from ruling_lint.lexicon.comprehensive import ComprehensiveRules
from ruling_lint.model import Hit, Segment, Text
from ruling_lint.records import replace
from ruling_lint.text.reading import Reading

RULES = ComprehensiveRules(["405", "601", "601.2", "601.2a", "601.2b", "903.19"], ["flying", "spell ability"])


def hits(target: str, source: str | None = None, rules: ComprehensiveRules | None = RULES) -> list[Hit]:
    around = replace(context(), comprehensive_rules=rules)
    original = Reading(Text.plain(source)) if source else None
    view = View(Segment(Text.plain(target)), Reading(Text.plain(target)), original, around.glossary)
    return list(existing.check(existing.Params(), view, around))


@pytest.mark.parametrize(
    ("target", "found", "suggested"),
    [
        ("См. 601.2d.", "601.2d", "601.2"),
        ("См. 903.91.", "903.91", "903.19"),
        ("См. правило 610.", "610", "601"),
        ("См. 601.2a–e.", "601.2a–e", None),
        ("См. правила 405–407.", "407", None),
        ("См. 601.2б.", "601.2б", "601.2b"),
        ("См. 601.2B.", "601.2B", "601.2b"),
        ("Об этом говорит правило 199.50.", "199.50", None),
        ("Это 199.50a.", "199.50a", None),
        ("Глоссарий, статья «Spell»: заклинание.", "Spell", None),
        ("Есть статья «Spell» в глоссарии.", "Spell", None),
        ("Смотрите в глоссарии статью «Бдительность».", "Бдительность", None),
    ],
)
def test_what_does_not_exist_is_found(target: str, found: str, suggested: str | None) -> None:
    (hit,) = hits(target)
    assert target[hit.span.start : hit.span.end] == found
    assert (*hit.replacements[:1],) == ((suggested,) if suggested else ())


@pytest.mark.parametrize(
    "target",
    [
        "См. правила 601.2a–b и 405.",
        "В колоде 610 карт.",
        "См. 601.2а.",
        "Билет стоил 199.50, а теперь 601.50 рублей.",
        "Вышла версия 999.99 программы.",
        "Статья «Полёт» в глоссарии и «Flying» в глоссарии.",
        "Слово «мудрость» в глоссарии не найти.",
    ],
)
def test_what_exists_or_is_no_reference_is_left_alone(target: str) -> None:
    assert hits(target) == []


def test_the_reference_of_the_source_comes_first() -> None:
    (hit,) = hits("См. 601.2d.", "See 601.2.", ComprehensiveRules(["601.2", "610.2d"]))
    assert hit.replacements[0] == "601.2"


def test_without_rules_nothing_is_looked_up() -> None:
    assert hits("См. 999.9z.", rules=None) == []
