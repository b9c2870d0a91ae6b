"""Which rules a text concerns: looking at its chunks loses no finding."""

from __future__ import annotations

from functools import cache
from inspect import getmembers, isfunction, signature
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruling_lint import bundled, checks, engine, examples, rule_reader, rulebook
from ruling_lint.checks.base import ORDINARY, Context, View
from ruling_lint.glossary import load_glossary
from ruling_lint.glossary.names import Names
from ruling_lint.model import Document, Finding, Segment, Text
from ruling_lint.rules import SILENCING, Rule, rule_files
from ruling_lint.selection import Selection
from ruling_lint.text.chunks import Chunk, chunks_of

RUSSIAN = [
    "Существо", "существо,", "целевой", "карта", "карту", "Вы", "вы", "две", "пять", "карт", "жетон", "токен", "каунтер", "её", "ее",
    "еще", "мана-стоимость", "мановая", "стоимость", "{T}:", "{Т}", "{2}{W}", "{ T }", "(T)", "oT:", "(2)(R)", "+1/+1", "+1/+З", "2/2.",
    "правило", "702.19b", "702.19б", "704", "II", "в", "течении", "хода", ".", ",", " ", "  ", ",,", "слово.Слово", "слово,слово",
    "(", ")", "(см.", "«", "»", "\"токен\"", "„", "“", "—", "-", "5-7", "spree", "creature", "с", "c", "мaна", "[this", "permanent]", "<b>", "</b>",
    "**", "%s", "%d.", "{name}", "{card", "www.site.ru", "карты\nземли", "\u00a0", "сушество", "незнает", "1,5", "1 000", "не", "…", "!?", "[+1]:", "+1:",
    "+1/1", "+", "-1/1", "получает", "{}", "T:", "+l/+l", "Добавьте", "1/", "/+1", "+ 1/+1", "двух", "синих", "всё", "все", "равно", "игроки", "берёт", "рука", "из", "возьмите", "новая", "три", "что", "которая",
    "y", "B", "a", "т.e.", "т.", "e.", "X", "X!", "[Один", "]", "(да)", "“", "”", "...", "а", "когда", "Когда", "и", "\u200b", "`code", "code`", "&nbsp;", "&", "%", "100%", "%с", "д", "%1$s",
]  # fmt: skip
ENGLISH = [
    "Creature", "target", "card", "cards", "two", "five", "counter", "token", "mana", "value", "cost", "{T}:", "{2}{W}", "+1/+1", "2/2.",
    "rule", "702.19b", "704", "II", "once", "creature’s", "first", ".", ",", "(", ")", "\"", "[this", "permanent]", "<b>", "</b>", "%s", "{name}",
    "{card", "may", "can't", "1,000", "1.5", "[+1]:", "turn", "\n", "…", "!", "&", "%", "100%", "%d", "%1$s",
]  # fmt: skip
SPACES = st.sampled_from(["", " ", " ", " ", " "])


class Everything(Selection):
    """Rules that are run on every text that has the characters they need."""

    def concerned(self, view: View) -> tuple[Rule, ...]:
        target = view.target.chars
        both = target | view.source.chars if view.source else None
        return tuple(
            rule
            for rule in self
            if rule.check != SILENCING
            and (chars := both if rule.compares else target) is not None
            and (rule.needs is None or not rule.needs.isdisjoint(chars))
        )


@cache
def selections() -> tuple[Selection, Selection]:
    """Return all shipped rules, chosen by chunks, and all run."""
    rules = rulebook.load(rule_files(bundled.rules_dir()))
    return Selection(rules), Everything(rules)


@cache
def context() -> Context:
    return Context(load_glossary(), Names())


def findings(rules: Selection, document: Document) -> list[Finding]:
    return engine.lint(document, rules, context(), engine.Settings()).findings


def texts(words: list[str]) -> st.SearchStrategy[str]:
    return st.lists(st.tuples(st.sampled_from(words), SPACES), max_size=9).map(
        lambda parts: "".join(word + space for word, space in parts)
    )


@settings(max_examples=300, deadline=None)
@given(st.lists(st.tuples(texts(RUSSIAN), st.none() | texts(ENGLISH)), min_size=1, max_size=3))
def test_rules_chosen_by_chunks_find_what_all_rules_find(pairs: list[tuple[str, str | None]]) -> None:
    segments = tuple(Segment(Text.plain(ru), None if en is None else Text.plain(en)) for ru, en in pairs)
    document = Document("a.txt", "text", "\n".join(ru for ru, _ in pairs), segments)
    chosen, every = selections()

    assert findings(chosen, document) == findings(every, document)


def test_rules_chosen_by_chunks_find_what_their_examples_hold() -> None:
    chosen, every = selections()
    fired = set()
    for rule in every:
        for example in (*rule.bad, *rule.good):
            document = examples.document(example)
            found = findings(every, document)
            assert findings(chosen, document) == found
            fired.update(finding.rule for finding in found)

    assert len(fired) > 0.9 * len(every)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_rules_chosen_by_chunks_find_the_same_in_examples_put_together(data: st.DataObject) -> None:
    chosen, every = selections()
    bad = [example for rule in every for example in rule.bad]
    one, other = (examples.document(data.draw(st.sampled_from(bad))).segments[0] for _ in range(2))
    target = one.target.value + data.draw(SPACES) + other.target.value
    source = (one.source.value if one.source else "") + " " + (other.source.value if other.source else "")
    segment = Segment(Text.plain(target), Text.plain(source) if source.strip() else None)
    document = Document("a.txt", "text", target, (segment,))

    assert findings(chosen, document) == findings(every, document)


HINTED = """
- id: hinted
  check: {check}
  severity: warning
  category: style
  params: {params}
  message: {{ru: 'Так нельзя', en: 'Not so'}}
  why: {{ru: 'Потому.', en: 'Because.'}}
"""


@pytest.mark.parametrize(
    ("check", "params", "target", "source"),
    [
        ("pattern", "{find: 'река [^.]*—', needs: '—', hint: река}", "Тут река широкая — брод.", None),
        ("require", r"{pairs: {'depth is 7': 'сем|7'}, hint: '\d'}", "Глубина велика.", "Its depth is 7"),
        (
            "companion",
            r"{asked: 'is not 7', given: не, word: равн, insert: не, hint: '\d'}",
            "Глубина равна семи.",
            "Its depth is not 7",
        ),
    ],
)
def test_what_a_rule_needs_and_what_its_hint_tells_may_stand_apart(
    check: str, params: str, target: str, source: str | None
) -> None:
    chosen = Selection(rule_reader.parse("own.yml", HINTED.format(check=check, params=params)))
    segment = Segment(Text.plain(target), None if source is None else Text.plain(source))

    assert [found.rule for found in findings(chosen, Document("a.txt", "text", target, (segment,)))] == ["hinted"]


def test_a_rule_with_a_hint_finds_nothing_in_a_text_without_what_it_needs() -> None:
    params = "{find: река, needs: '—', hint: река}"
    chosen = Selection(rule_reader.parse("own.yml", HINTED.format(check="pattern", params=params)))
    for text in ("Тут река.", "Тут <b река"):
        assert findings(chosen, Document("a.txt", "text", text, (Segment(Text.plain(text)),))) == []


def test_a_rule_is_not_missed_where_its_first_text_opens_it() -> None:
    every = selections()[1]
    for example in [example for rule in every for example in rule.bad][::12]:
        document = examples.document(example)
        assert findings(Selection(every), document) == findings(every, document)


ASKED = {
    "check": ["params", "view", "context"],
    "collect": ["params", "view", "context"],
    "conclude": ["params", "evidence", "context"],
    "concerns": ["params", "chunk"],
    "clues": ["params"],
    "doubts": ["params", "token", "following"],
}
"""What checks are asked, and what of."""


@pytest.mark.parametrize("kind", checks.KINDS)
def test_a_check_offers_nothing_that_it_is_never_asked(kind: str) -> None:
    public = {name: thing for name, thing in getmembers(checks.get(kind), isfunction) if not name.startswith("_")}
    takes = {name: list(signature(function).parameters) for name, function in public.items()}
    offered = {name: names for name, names in takes.items() if name in ASKED or names[:1] == ["params"]}

    assert offered == {name: ASKED.get(name) for name in offered}
    assert offered.keys() - {"concerns", "clues", "doubts"} in ({"check"}, {"collect", "conclude"})


def clued(rule: Rule, chunk: Chunk) -> bool:
    """Tell whether a chunk has one of the clues of a rule, or something that clues do not speak of."""
    clues = checks.clues(rule.check, rule.params)
    if clues is None or not chunk.text or not ORDINARY.issuperset(chunk.text):
        return True
    return not (clues.chars.isdisjoint(chunk.text) and clues.words.isdisjoint(chunk.tokens))


LETTERS = "абеёхьТОЗоXITlxVoсяпти0159"
SIGNS = "{}[]()<>/%$@`&.,:;!?-—–−+*_«»„“”\"'’…\n\u00a0#~^=|\\"


@settings(max_examples=500, deadline=None)
@given(
    st.text(alphabet=LETTERS + SIGNS, max_size=7)
    | st.lists(st.sampled_from(RUSSIAN + ENGLISH), max_size=3).map("".join)
)
def test_no_chunk_without_a_clue_concerns_a_rule(text: str) -> None:
    for chunk in chunks_of(text):
        for rule in selections()[0]:
            decide = None if rule.check == SILENCING else checks.decider(rule.check)
            assert decide is None or not decide(rule.params, chunk) or clued(rule, chunk)


@settings(max_examples=500, deadline=None)
@given(
    *[st.sampled_from([*RUSSIAN, "٣", "²", "его", "два", "x"]) | st.text(alphabet=LETTERS, min_size=1, max_size=3)] * 2
)
def test_no_two_tokens_without_a_clue_are_doubted(one: str, other: str) -> None:
    tokens = [token for chunk in chunks_of(f"{one} {other}") for token in chunk.tokens]
    for token, following in pairwise([*tokens, ""]):
        for rule in selections()[0]:
            doubt = None if rule.check == SILENCING else checks.doubt(rule.check)
            clues = None if doubt is None else checks.clues(rule.check, rule.params)
            if doubt and clues and ORDINARY.issuperset(token[:1] + following[:1]):
                has_clue = not clues.words.isdisjoint((token, following)) or not clues.chars.isdisjoint(
                    (token[:1], following[:1])
                )
                assert has_clue or not doubt(rule.params, token, following)
