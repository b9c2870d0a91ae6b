"""The Comprehensive Rules of the game, from the plain text that is published: which rules and glossary entries exist."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ruling_lint import bundled, cache, files
from ruling_lint.patterns import lazy_pattern
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from _typeshed import StrPath

_KIND = "comprehensive"
_LINE_END = lazy_pattern(r"\r\n|\r|\n")
_RULE = lazy_pattern(r"(\d{3})(\.\d{1,3}[a-z]?)\.?\s")
_SECTION = lazy_pattern(r"(\d{3})\.\s")
_GLOSSARY, _CREDITS = "glossary", "credits"
_MOST_NEAR = 3
_LATIN = dict(zip("абвгдежзик", "abcdefghij", strict=True))
"""The letters of a list in Russian, and those in the same place in English."""


class RulesTextError(Exception):
    """A file that is not the rules' plain text, or not all of it; `line` is 1-based. `ru` is the message in Russian."""

    def __init__(self, line: int, message: str, ru: str) -> None:
        super().__init__(message)
        self.line = line
        self.message = message
        self.ru = ru


class ComprehensiveRules:
    """The numbers of the rules that exist, those of their sections, and the folded headwords of the glossary."""

    def __init__(self, numbers: Iterable[str], entries: Iterable[str] = ()) -> None:
        self.numbers = frozenset(numbers)
        self.sections = frozenset(number.partition(".")[0] for number in self.numbers)
        self.entries = frozenset(entries)

    def near(self, number: str) -> tuple[str, ...]:
        """Return rules that may be meant by a number that does not exist.

        They have the Latin letter in the place of the Cyrillic one, a small letter, none, or swapped digits.
        """
        whole = number[:-1] if number[-1].isalpha() else number
        latin = _LATIN.get(number[-1], "")
        swapped = (number[:i] + number[i + 1] + number[i] + number[i + 2 :] for i in range(len(number) - 1))
        likely = (number.lower(), whole + latin, whole, *swapped)
        found = (other for other in likely if other != number and other in self.numbers)
        return tuple(dict.fromkeys(found))[:_MOST_NEAR]


def read(path: StrPath) -> ComprehensiveRules:
    """Return the rules in a file. Raises OSError and RulesTextError."""
    data = files.read(path)
    key = cache.key_of([bundled.state("lexicon"), data])
    kept = cache.load(_KIND, key)
    if kept is None:
        rules = parse(_decoded(data))
        cache.save(_KIND, key, (tuple(rules.numbers), tuple(rules.entries)))
        return rules
    return ComprehensiveRules(*kept)


def parse(text: str) -> ComprehensiveRules:
    """Return the rules in a text. Raises RulesTextError."""
    lines = [line.strip() for line in _LINE_END.split(text)]
    rules: dict[str, int] = {}
    for index, line in enumerate(lines):
        if match := _RULE.match(line + " "):
            rules.setdefault(match[1] + match[2], index)  # a broken line of the glossary may start with a number too
    sections = {match[1] for line in lines if (match := _SECTION.match(line + " "))}
    if not rules:
        raise RulesTextError(
            1,
            "these are not the Comprehensive Rules: no line starts with a rule's number such as 100.1; save their TXT version",
            "это не Comprehensive Rules: ни одна строка не начинается с номера вроде 100.1; сохраните их версию TXT",
        )
    lost = sorted(sections.difference(number.partition(".")[0] for number in rules))
    if lost:
        raise RulesTextError(
            max(rules.values()) + 1,
            f"the rules are cut short: section {lost[0]} is in the contents, but has no rules; save the whole file again",
            f"правила обрезаны: раздел {lost[0]} есть в оглавлении, но правил в нём нет; сохраните файл заново целиком",
        )
    return ComprehensiveRules(sections.union(rules), _headwords(lines[max(rules.values()) :]))


def _decoded(data: bytes) -> str:
    """Return the text of a file in UTF-8, as an editor may have saved it in UTF-16, or in the encoding of older editions."""
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return data.decode("utf-16", "replace")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def _headwords(lines: list[str]) -> Iterator[str]:
    """Yield the first lines of the paragraphs between the headings of the glossary and of the credits."""
    folded = [line.lower() for line in lines]
    if _GLOSSARY not in folded:
        return
    start = folded.index(_GLOSSARY) + 1
    end = folded.index(_CREDITS, start) if _CREDITS in folded[start:] else len(folded)
    for before, line in zip(folded[start - 1 : end], folded[start:end], strict=False):
        if line and before in ("", _GLOSSARY):
            yield line
