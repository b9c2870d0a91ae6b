"""Rules as values: what is reported, by which check, and what people are told about it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property

from ruling_lint.model import Severity
from ruling_lint.records import dataclass, field
from ruling_lint.trouble import meant
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import Any

FIXES = ("unsafe", "safe", "memory", "none")
"""What a rule suggests: something; something right for certain; only what was translated elsewhere; nothing."""

ALIKE, FREE, SILENT = "alike", "info", "silent"
PROSE = (ALIKE, FREE, SILENT)
"""What a rule says in prose that does not speak of the game: the same; information, except for firm hits; nothing."""

PROFILES = ("default", "strict")
SILENCING = "silencing"
"""The `check` of rules about ignore comments: their findings come from the silencing stage, not from a check."""

SILENCING_VARIANTS = ("bare", "unknown", "baseline")


class RuleError(Exception):
    """A rule file that cannot be used; `line` is 1-based. `message` is English, `ru` the same in Russian."""

    def __init__(self, path: str, line: int, message: str, ru: str) -> None:
        super().__init__(f"{path}:{line}: {message}")
        self.path = path
        self.line = line
        self.message = message
        self.ru = ru

    def localized(self, lang: str) -> str:
        """Return the message in "ru" or "en"."""
        return self.ru if lang == "ru" else self.message


class Words(NamedTuple):
    """A text for people in both languages."""

    ru: str
    en: str

    def get(self, lang: str) -> str:
        """Return the text in "ru" or "en"."""
        return self.ru if lang == "ru" else self.en


@dataclass(frozen=True)
class Example:
    """A sentence that a rule must or must not report; ⟦ and ⟧ mark the places in `target`.

    `comment` is a silencing comment on the segment, `title` the card's name on the page, `more` the segments after it:
    pairs of target and source. `references` are the rules that exist, as a file of Comprehensive Rules would tell.
    """

    target: str
    line: int
    source: str | None = None
    fixed: str | None = None
    title: str | None = None
    comment: str | None = None
    more: tuple[tuple[str, str | None], ...] = ()
    references: tuple[str, ...] = ()


@dataclass(frozen=True)
class Rule:
    """One thing to report: a check with its parameters, and everything people are told about it.

    `title` names it in a few words. `settings` are the values for the check's Params, None where the rule has no check.
    `needs`, `compares` and `document_wide` are what the check's module says of itself (see `checks.base`), kept here
    so that the module is loaded only for a text that concerns it. `pinned` says that the config set the severity, so
    that no glossary entry changes it.
    """

    id: str
    check: str
    severity: Severity
    category: str
    settings: Mapping[str, Any] | None
    message: Words
    why: Words
    path: str
    line: int
    pinned: bool = False
    profile: str = "default"
    fix: str = "unsafe"
    yields: frozenset[str] = frozenset()
    exclusive: bool = False
    prose: str = ALIKE
    variants: Mapping[str, Words] = field(default_factory=dict)
    title: Words | None = None
    configure: Words | None = None
    bad: tuple[Example, ...] = ()
    good: tuple[Example, ...] = ()
    needs: frozenset[str] | None = None
    compares: bool = False
    document_wide: bool = False

    @cached_property
    def params(self) -> Any:
        """The check's Params."""
        from ruling_lint import checks

        return checks.get(self.check).Params(**self.settings or {})

    @cached_property
    def look(self) -> Callable[..., Iterable[Any]]:
        """What the check does with a segment, given the params, a view and a context: it finds hits or collects evidence."""
        from ruling_lint import checks

        look: Callable[..., Iterable[Any]] = getattr(
            checks.get(self.check), "collect" if self.document_wide else "check"
        )
        return look


def rule_files(folder: str) -> list[str]:
    """Return the rule files of a folder in order, or the one file named. Raises RuleError if there are none."""
    if os.path.isfile(folder):
        return [folder]
    if not os.path.isdir(folder):
        near, near_ru = (meant(folder, FileNotFoundError(), lang) for lang in ("en", "ru"))
        raise RuleError(folder, 1, f"there is no such folder of rules{near}", f"такой папки с правилами нет{near_ru}")
    files = sorted(os.path.join(folder, name) for name in os.listdir(folder) if name.endswith((".yml", ".yaml")))
    if not files:
        raise RuleError(
            folder, 1, "no rule files (*.yml) in this folder", "в этой папке нет файлов с правилами (*.yml)"
        )
    return files
