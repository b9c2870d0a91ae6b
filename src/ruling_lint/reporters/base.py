"""The shared types of reporters: what a reporter module holds and what it is told besides the report."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ruling_lint.model import Report, Severity
from ruling_lint.records import dataclass, field
from ruling_lint.typed import Protocol


@dataclass(frozen=True, slots=True)
class RuleInfo:
    """What a report may say about a rule. `title`, `message` and `why` are keyed by language.

    A title is a few words and may be missing; a message may hold `$names`. `bad` and `good` are Russian sentences, the
    places that the rule reports between ⟦ and ⟧.
    """

    id: str
    severity: Severity
    category: str
    message: Mapping[str, str]
    why: Mapping[str, str]
    url: str | None = None
    title: Mapping[str, str] = field(default_factory=dict)
    bad: Sequence[str] = ()
    good: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class RenderOptions:
    """How to render. `lang` is "ru" or "en", `width` the room in columns; `wraps` breaks what is longer at words.

    `rules` explains the rules by id; rules that it lacks are reported without an explanation.
    """

    lang: str = "en"
    colour: bool = False
    width: int = 100
    wraps: bool = False
    hyperlinks: bool = False
    rules: Mapping[str, RuleInfo] = field(default_factory=dict)
    version: str = "0"


class Reporter(Protocol):
    """A module that writes one format. NAME is the format's name for `--format`.

    One whose format can be written a piece at a time has `pieces` as well, which yields what `render` returns.
    """

    NAME: str

    def render(self, report: Report, options: RenderOptions) -> str:
        """Return the whole report, its last line ended."""
