"""Reports made by hand, as the engine would make them: a small one with something of everything, and large ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from string import Template

from ruling_lint.model import (
    Document,
    Excerpt,
    Finding,
    Position,
    Problem,
    Related,
    Report,
    Segment,
    Severity,
    Span,
    Suggestion,
    Text,
)
from ruling_lint.reporters.base import RenderOptions, RuleInfo

RULES = {
    info.id: info
    for info in (
        RuleInfo(
            "untranslated-term",
            Severity.ERROR,
            "terminology",
            {"ru": "Термин оставлен по-английски: $match", "en": "A term was left in English: $match"},
            {
                "ru": "У термина есть принятый перевод, и читатель ищет в тексте именно его. Замена стоит в нужном падеже.",
                "en": "The term has an accepted translation, and readers look for it. The replacement is inflected.",
            },
            "https://example.org/rules/untranslated-term",
            {"ru": "Непереведённый термин", "en": "Untranslated term"},
            ("Наложите ⟦spell⟧ на врага.", "Снимите ⟦token⟧ с поля."),
            ("Наложите заклинание на врага.",),
        ),
        RuleInfo(
            "term-forbidden",
            Severity.ERROR,
            "terminology",
            {"ru": "Так не переводят: $match", "en": "A rejected rendering: $match"},
            {
                "ru": "Жаргон понятен не всем игрокам, а судье на турнире и подавно.\n\nПишите так, как напечатано на картах: `жетон`, а не `каунтер`.",
                "en": "Not every player knows the jargon.\n\nWrite what cards print.",
            },
            title={"ru": "Отклонённый перевод термина", "en": "Rejected wording of a term"},
        ),
        RuleInfo(
            "number-mismatch",
            Severity.ERROR,
            "accuracy",
            {"ru": "Число не то: $match", "en": "Another number: $match"},
            {
                "ru": "Числа сравниваются по значению: two, 2 и два равны.",
                "en": "Numbers are compared by value: two and 2 are equal.",
            },
            title={"ru": "Другое число", "en": "Another number"},
        ),
        RuleInfo(
            "quotes",
            Severity.WARNING,
            "locale-convention",
            {"ru": "Прямые кавычки: $match", "en": "Straight quotes: $match"},
            {
                "ru": "В русском наборе кавычки парные, «ёлочки».",
                "en": "Russian text is set with angle quotes.",
            },
            title={"ru": "Кавычки", "en": "Quotation marks"},
        ),
        RuleInfo(
            "spacing",
            Severity.WARNING,
            "locale-convention",
            {"ru": "Два пробела подряд", "en": "Two spaces in a row"},
            {"ru": "Лишний пробел разрывает строку.", "en": "A spare space tears the line."},
            title={"ru": "Пробелы", "en": "Spacing"},
        ),
        RuleInfo(
            "final-punctuation",
            Severity.INFO,
            "linguistic-conventions",
            {"ru": "В конце нет точки", "en": "No full stop at the end"},
            {"ru": "Оригинал кончается точкой.", "en": "The source ends with a full stop."},
        ),
    )
}

OPTIONS = RenderOptions(lang="ru", rules=RULES, version="1.2.3")


@dataclass(frozen=True)
class Fault:
    """A finding to be: the rule, the text to find in the target (or source) of its segment, and what to write.

    `term` is a term and its rendering, `source` the words of the source that belong to the place.
    """

    rule: str
    text: str
    suggestions: tuple[str, ...] = ()
    side: str = "target"
    related: tuple[Related, ...] = ()
    term: tuple[str, str] | None = None
    source: str | None = None


@dataclass(frozen=True)
class Unit:
    """A segment to be, with its faults."""

    target: str
    source: str | None = None
    id: str | None = None
    faults: tuple[Fault, ...] = ()
    place: str | None = None


@dataclass
class Sheet:
    """A file to be; every unit stands on a line of its own."""

    path: str
    units: Sequence[Unit] = field(default_factory=list)

    def findings(self) -> Iterable[Finding]:
        """Yield the findings of all units, in order."""
        raw = "\n\n".join(unit.target for unit in self.units)
        document = Document(self.path, "text", raw, tuple(Segment(Text.plain(unit.target)) for unit in self.units))
        start = 0
        for index, unit in enumerate(self.units):
            excerpt = Excerpt(unit.target, unit.source, index)
            for fault in unit.faults:
                yield _finding(document, start, unit, excerpt, fault)
            start += len(unit.target) + 2


def _finding(document: Document, offset: int, unit: Unit, excerpt: Excerpt, fault: Fault) -> Finding:
    text = unit.source or "" if fault.side == "source" else unit.target
    at = text.index(fault.text) if fault.text else len(text)
    raw = Span(offset + at, offset + at + len(fault.text))
    info = RULES[fault.rule]
    start = document.position(raw.start)
    return Finding(
        rule=fault.rule,
        severity=info.severity,
        category=info.category,
        message=Template(info.message["ru"]).substitute(match=fault.text),
        path=document.path,
        start=start,
        end=document.position(raw.end),
        segment=unit.id,
        side=fault.side,
        span=Span(at, at + len(fault.text)),
        raw=raw,
        text=fault.text,
        line_text=document.line_text(start.line),
        excerpt=excerpt,
        suggestions=tuple(Suggestion(text, safe=index == 0) for index, text in enumerate(fault.suggestions)),
        related=fault.related,
        place=unit.place,
        source_span=_span(unit.source or "", fault.source) if fault.source else None,
        messages={lang: Template(words).substitute(match=fault.text) for lang, words in info.message.items()},
        params=dict(zip(("term", "right"), fault.term, strict=True)) if fault.term else {},
    )


def _span(text: str, part: str) -> Span:
    return Span(text.index(part), text.index(part) + len(part))


def report(*sheets: Sheet, **changes: object) -> Report:
    """Return a report on sheets, findings sorted as the engine sorts them."""
    findings = sorted((f for sheet in sheets for f in sheet.findings()), key=lambda finding: finding.sort_key)
    units = [unit for sheet in sheets for unit in sheet.units]
    values: dict[str, object] = {
        "findings": tuple(findings),
        "files": len(sheets),
        "segments": len(units),
        "words": sum(len(unit.target.split()) for unit in units),
    }
    return Report(**(values | changes))  # type: ignore[arg-type]


def small() -> Report:
    """Return a report with something of everything."""
    page = Sheet(
        "разъяснения/Ржавый страж.txt",
        [
            Unit("Когда Ржавый страж выходит на поле битвы, положите на него два жетона +1/+1."),
            Unit(
                "Вы можете снять каунтер  с любого вашего перманента, даже если это planeswalker, разыгранный в этот ход.",
                faults=(
                    Fault("term-forbidden", "каунтер", ("жетон",), term=("counter", "жетон")),
                    Fault("spacing", "  ", (" ",)),
                ),
            ),
            Unit(
                'Если "Ржавый страж" станет целью spell противника, сбросьте token',
                faults=(
                    Fault("quotes", '"Ржавый страж"', ("«Ржавый страж»",)),
                    Fault(
                        "untranslated-term",
                        "spell",
                        ("заклинания", "заклинанием", "заклинание"),
                        term=("spell", "заклинание"),
                    ),
                    Fault("untranslated-term", "token", ("фишку", "фишка"), term=("token", "фишка")),
                    Fault("final-punctuation", "", (".",)),
                ),
            ),
        ],
    )
    table = Sheet(
        "карты/messages.po",
        [
            Unit(
                "Возьмите две карты, затем сбросьте одну карту.",
                "Draw three cards, then discard a card.",
                "ability.1",
                (
                    Fault(
                        "number-mismatch",
                        "две",
                        ("три",),
                        source="three",
                        related=(Related("карты/messages.po", Position(1, 6), "three"),),
                    ),
                ),
            ),
            Unit(
                "Удалите все каунтеры со spell.",
                "Remove all counters from target spell.",
                "ability.2",
                (
                    Fault("term-forbidden", "каунтеры", ("жетоны",), term=("counter", "жетон"), source="counters"),
                    Fault("untranslated-term", "spell", ("заклинания",), term=("spell", "заклинание"), source="spell"),
                    Fault("final-punctuation", "target", side="source"),
                ),
            ),
            Unit("", "Destroy it.", "ability.3", (Fault("number-mismatch", ""),)),
        ],
    )
    return report(
        page,
        table,
        problems=(
            Problem("карты/старое.xlsx", None, "файл повреждён: сохраните его заново"),
            Problem("a.po", 7, "нет закрывающей кавычки"),
        ),
        not_checked={"fuzzy": 12, "obsolete": 0, "suppressed": 3, "unreadable_files": 2},
    )


_WHO = ("Страж", "Маг", "Дракон", "Разбойник", "Целитель", "Голем", "Оборотень", "Знахарь")
_WHAT = ("берёт карту", "теряет 2 жизни", "поворачивает землю", "изгоняет существо", "создаёт фишку")
_WHEN = ("в начале хода", "в конце хода", "во время боя", "перед блоком", "при розыгрыше")


def large(findings: int, files: int = 20) -> Report:
    """Return a report with so many findings, in segments of one to three."""
    sheets = [Sheet(f"проект/часть {number:02}.po", []) for number in range(files)]
    made = 0
    while made < findings:
        sheet = sheets[made * files // findings]
        faults = (
            Fault("term-forbidden", "каунтер", ("жетон",), term=("counter", "жетон")),
            Fault("spacing", "  ", (" ",)),
            Fault("untranslated-term", "token", ("фишка", "фишку")),
        )[: min(1 + made % 3, findings - made)]
        words = (_WHO[made % 8], _WHAT[made // 8 % 5], _WHEN[made // 40 % 5])
        target = f"{words[0]} №{made} {words[1]}  {words[2]}, если на нём лежит каунтер и рядом есть token."
        source = f"{made}: it does something when a counter is on it and a token is near."
        sheet.units = [*sheet.units, Unit(target, source, f"unit.{made}", faults)]
        made += len(faults)
    return report(*sheets)
