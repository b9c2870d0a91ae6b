"""One defect gives one finding, and settling that costs little in a segment with very many of them."""

from __future__ import annotations

from ruling_lint import engine
from ruling_lint.engine import RuleHit
from ruling_lint.model import Hit, Severity, Span
from ruling_lint.rules import Rule, Words
from work import lines_run

NOTHING = Words("", "")


def rule(name: str, *yields: str) -> Rule:
    return Rule(name, "pattern", Severity.ERROR, "style", None, NOTHING, NOTHING, "", 1, yields=frozenset(yields))


def test_a_rule_is_silent_only_where_one_that_it_yields_to_reports() -> None:
    strong, weak = rule("strong"), rule("weak", "strong")
    places = [Span(0, 5), Span(5, 9), Span(20, 20), Span(30, 40)]
    hits = [RuleHit(weak, 0, Hit(span)) for span in places]
    kept = engine.settle([*hits, RuleHit(strong, 0, Hit(Span(3, 5))), RuleHit(strong, 0, Hit(Span(18, 20)))])
    assert [hit.hit.span for hit in kept if hit.rule is weak] == [Span(5, 9), Span(30, 40)]


def test_hits_on_different_sides_or_in_different_segments_explain_nothing() -> None:
    strong, weak = rule("strong"), rule("weak", "strong")
    hits = [
        RuleHit(weak, 0, Hit(Span(0, 5))),
        RuleHit(strong, 0, Hit(Span(0, 5), in_source=True)),
        RuleHit(strong, 1, Hit(Span(0, 5))),
    ]
    assert len(engine.settle(hits)) == 3


def test_hits_about_one_place_of_the_source_are_one_defect() -> None:
    strong, weak = rule("strong"), rule("weak", "strong")
    hits = [RuleHit(weak, 0, Hit(Span(9, 9), (), Span(2, 4))), RuleHit(strong, 0, Hit(Span(0, 1), (), Span(3, 8)))]
    assert [hit.rule.id for hit in engine.settle(hits)] == ["strong"]


def test_the_work_grows_as_the_hits_do() -> None:
    strong, weak = rule("strong"), rule("weak", "strong")

    def work(count: int) -> int:
        hits = [RuleHit(weak, 0, Hit(Span(3 * i, 3 * i + 1))) for i in range(count)]
        hits += [RuleHit(strong, 0, Hit(Span(3 * i + 1, 3 * i + 2))) for i in range(count)]
        return lines_run(lambda: engine.settle(hits))

    assert work(400) < 5 * work(100)
