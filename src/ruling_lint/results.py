"""What linting a file gave, and keeping it between runs: a file whose bytes are unchanged is not linted again.

A project's results lie in one file of the cache folder, under a key of everything but the files' own bytes. Each is
packed as plain values, and unpacked only when it is asked for.
"""

from __future__ import annotations

import marshal
import zlib
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, islice

from ruling_lint import cache
from ruling_lint.model import Excerpt, Finding, Position, Problem, Related, Severity, Span, Suggestion
from ruling_lint.records import dataclass, field
from ruling_lint.spool import Spooled
from ruling_lint.typed import Any

_KIND = "results"
_MOST_FILES = 50_000
_MOST_PROJECTS = 16
_BATCH = 500
_IN_MEMORY = 2
"""Findings are packed so many at a time, and so many batches of a file are kept in memory when they are unpacked."""


@dataclass(frozen=True)
class FileResult:
    """What one file gave: what is kept of it between runs.

    `fixed` counts the findings mended, `notes` says which could not be; `diff` is what mending would change, where it
    was only to be shown. `digest` is that of the content that was linted, empty where it is not to be kept.
    """

    path: str
    findings: Sequence[Finding] = ()
    problems: tuple[Problem, ...] = ()
    not_checked: Mapping[str, int] = field(default_factory=dict)
    segments: int = 0
    words: int = 0
    fixed: int = 0
    diff: str = ""
    notes: tuple[Problem, ...] = ()
    digest: str = ""


class KeptResults:
    """The results of one project that earlier runs kept."""

    def __init__(self, key: str) -> None:
        self._key = key
        self._kept: dict[str, tuple[str, bytes]] = cache.load(_KIND, key) or {}
        self._new: dict[str, tuple[str, bytes]] = {}

    def get(self, path: str, digest: str) -> FileResult | None:
        """Return the result of a file whose content had this digest; None where it has changed or is new."""
        found = self._kept.get(path)
        return unpack(path, *found) if found is not None and found[0] == digest else None

    def put(self, result: FileResult) -> None:
        """Keep a result under its digest."""
        self._new[result.path] = (result.digest, pack(result))

    def save(self) -> None:
        """Write down what is new, together with what other processes wrote meanwhile."""
        if self._new:
            merged = {**(cache.load(_KIND, self._key) or {}), **self._new}
            cache.save(_KIND, self._key, merged if len(merged) <= _MOST_FILES else self._new, _MOST_PROJECTS)


def pack(result: FileResult) -> bytes:
    """Return a result that was neither mended nor a problem as bytes."""
    rest = iter(result.findings)
    batches = []
    while batch := [*islice(rest, _BATCH)]:
        batches.append(_pack(batch))
    return marshal.dumps((batches, dict(result.not_checked), result.segments, result.words))


def unpack(path: str, digest: str, data: bytes) -> FileResult:
    """Return the result in bytes."""
    batches, not_checked, segments, words = marshal.loads(data)
    found = chain.from_iterable(map(_unpack, batches))
    findings = Spooled(found) if len(batches) > _IN_MEMORY else tuple(found)
    return FileResult(path, findings, (), not_checked, segments, words, digest=digest)


def _pack(batch: Sequence[Finding]) -> bytes:
    numbers: dict[Excerpt, int] = {}
    findings = [_packed(found, numbers.setdefault(found.excerpt, len(numbers))) for found in batch]
    texts = [(excerpt.target, excerpt.source, excerpt.index) for excerpt in numbers]
    return zlib.compress(marshal.dumps((texts, findings)), 1)


def _unpack(batch: bytes) -> Iterator[Finding]:
    texts, findings = marshal.loads(zlib.decompress(batch))
    excerpts = [Excerpt(*text) for text in texts]
    return (_unpacked(values, excerpts) for values in findings)


_PLAIN = ("rule", "category", "message", "path", "segment", "side", "text", "line_text", "place")


def _packed(finding: Finding, excerpt: int) -> dict[str, Any]:
    return {
        **{name: getattr(finding, name) for name in _PLAIN},
        "severity": int(finding.severity),
        "start": (*finding.start,),
        "end": (*finding.end,),
        "span": (*finding.span,),
        "raw": (*finding.raw,),
        "excerpt": excerpt,
        "suggestions": [(*suggestion,) for suggestion in finding.suggestions],
        "related": [(r.path, (*r.position,), r.message, r.place) for r in finding.related],
        "source_span": finding.source_span and (*finding.source_span,),
        "messages": dict(finding.messages),
        "params": dict(finding.params),
    }


def _unpacked(values: dict[str, Any], excerpts: list[Excerpt]) -> Finding:
    values["severity"] = Severity(values["severity"])
    values["start"] = Position(*values["start"])
    values["end"] = Position(*values["end"])
    values["span"] = Span(*values["span"])
    values["raw"] = Span(*values["raw"])
    values["excerpt"] = excerpts[values["excerpt"]]
    values["suggestions"] = tuple(Suggestion(*suggestion) for suggestion in values["suggestions"])
    values["related"] = tuple(Related(path, Position(*at), *rest) for path, at, *rest in values["related"])
    values["source_span"] = values["source_span"] and Span(*values["source_span"])
    return Finding(**values)
