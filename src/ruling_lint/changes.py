"""What changed since a Git revision, so that only findings on changed lines or in changed segments are reported."""

from __future__ import annotations

import os
import re
import unicodedata
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from ruling_lint.model import Document, Finding
from ruling_lint.patterns import lazy_pattern
from ruling_lint.records import dataclass
from ruling_lint.trouble import TroubleError
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    import subprocess

_HUNK = lazy_pattern(rb"@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@")
_ESCAPE = lazy_pattern(rb'\\([0-7]{3}|[abfnrtv"\\])')
_ESCAPED = {b"a": b"\a", b"b": b"\b", b"f": b"\f", b"n": b"\n", b"r": b"\r", b"t": b"\t", b"v": b"\v"}
_WIDE_ENCODINGS = ("utf-16", "utf-32")
_DIFF = (
    *("-c", "core.quotepath=off", "diff", "--unified=0", "--find-renames", "--text", "--ignore-cr-at-eol"),
    *("--no-color", "--no-ext-diff", "--no-textconv", "--src-prefix=a/", "--dst-prefix=b/"),
)

_FETCH_ALL = {
    "en": "Its history is cut; fetch all of it: `git fetch --unshallow`, in CI `fetch-depth: 0` for actions/checkout, "
    "`GIT_DEPTH: 0` for GitLab",
    "ru": "Его история обрезана, загрузите её целиком: `git fetch --unshallow`, в CI — `fetch-depth: 0` для "
    "actions/checkout, `GIT_DEPTH: 0` для GitLab",
}


class ChangesError(TroubleError):
    """Git cannot tell what changed."""

    def __init__(self, message: str, ru: str) -> None:
        super().__init__("", None, message, ru)


class Kept(NamedTuple):
    """The findings that concern what changed, and how many do not."""

    findings: tuple[Finding, ...]
    hidden: int


@dataclass(frozen=True)
class ChangedLines:
    """The changed lines of one file: sorted ranges `firsts[i]` to `lasts[i]`, 1-based and both counted in.

    `cuts` are the lines right after which lines were deleted.
    """

    firsts: tuple[int, ...] = ()
    lasts: tuple[int, ...] = ()
    cuts: tuple[int, ...] = ()

    def touch(self, first: int, last: int) -> bool:
        """Tell whether a line from `first` to `last` was changed, or one between them deleted."""
        before = bisect_right(self.firsts, last)
        if before and self.lasts[before - 1] >= first:
            return True
        return bisect_left(self.cuts, first) < bisect_left(self.cuts, last)


@dataclass(frozen=True)
class Changes:
    """The lines of each file of a working tree that differ from a revision. Files are named from `root`."""

    root: Path
    tracked: frozenset[str]
    lines: Mapping[str, ChangedLines]

    def keep(self, document: Document, findings: Sequence[Finding]) -> Kept:
        """Keep findings on a changed line, in a segment with a changed line, or explained by a place on one.

        All of a file counts as changed if Git does not track it, or if it changed and has no lines as Git sees them.
        """
        name = self._name(document.path)
        lines = self.lines.get(name)
        if name not in self.tracked or (lines and _is_without_lines(document)):
            return Kept(tuple(findings), 0)
        kept = tuple(f for f in findings if lines and _concerns(lines, f, document))
        return Kept(kept, len(findings) - len(kept))

    def _name(self, path: str) -> str:
        absolute = os.path.realpath(Path(path).parent)
        try:
            name = Path(os.path.relpath(absolute, self.root), Path(path).name).as_posix()
        except ValueError:  # another drive
            return path
        return unicodedata.normalize("NFC", name)


def since(revision: str, folder: Path) -> Changes:
    """Return what changed in the working tree around `folder` since it left the line of a revision.

    That is the difference from the merge base of `revision` and HEAD, as in a pull request. Raises ChangesError.
    """
    root = Path(os.fsdecode(_git(folder, "rev-parse", "--show-toplevel").rstrip(b"\n")))
    base = _merge_base(root, revision)
    tracked = _git(root, "ls-files", "-z").split(b"\0")
    patch = _git(root, *_DIFF, base, "--")
    return Changes(root, frozenset(map(_decoded, tracked)), dict(_files(patch)))


def _merge_base(root: Path, revision: str) -> str:
    found = _run(root, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}")
    if found.returncode:
        raise _no_revision(root, revision)
    base = _run(root, "merge-base", "HEAD", found.stdout.decode().strip())
    if base.returncode:
        raise _no_common_history(root, revision)
    return base.stdout.decode().strip()


def _files(patch: bytes) -> Iterator[tuple[str, ChangedLines]]:
    for section in re.split(rb"^(?=diff --git )", patch, flags=re.MULTILINE):
        head, _, body = section.partition(b"\n@@ ")
        name = re.search(rb"^\+\+\+ (.*?)\t?$", head, re.MULTILINE)
        if body and name and name[1] != b"/dev/null":
            yield _decoded(_unquoted(name[1]).removeprefix(b"b/")), _changed_lines(b"@@ " + body)


def _changed_lines(body: bytes) -> ChangedLines:
    ranges: list[tuple[int, int]] = []
    cuts: list[int] = []
    for line in body.split(b"\n"):
        if hunk := _HUNK.match(line):
            start, length = int(hunk[1]), int(hunk[2] or 1)
            if length:
                ranges.append((start, start + length - 1))
            else:
                cuts.append(start)
    return ChangedLines(tuple(first for first, _ in ranges), tuple(last for _, last in ranges), tuple(cuts))


def _unquoted(name: bytes) -> bytes:
    if not name.startswith(b'"'):
        return name
    return _ESCAPE.sub(lambda m: bytes([int(m[1], 8)]) if len(m[1]) == 3 else _ESCAPED.get(m[1], m[1]), name[1:-1])


def _decoded(name: bytes) -> str:
    return unicodedata.normalize("NFC", os.fsdecode(name))


def _is_without_lines(document: Document) -> bool:
    wide = document.encoding.lower().startswith(_WIDE_ENCODINGS)
    return wide or any(segment.place is not None for segment in document.segments[:1])


def _concerns(lines: ChangedLines, finding: Finding, document: Document) -> bool:
    if lines.touch(finding.start.line, finding.end.line):
        return True
    if any(r.path == finding.path and lines.touch(r.position.line, r.position.line) for r in finding.related):
        return True
    return finding.excerpt.index >= 0 and any(
        lines.touch(first, last) for first, last in _segment_lines(document, finding.excerpt.index)
    )


def _segment_lines(document: Document, index: int) -> Iterator[tuple[int, int]]:
    segment = document.segments[index]
    for text in (segment.target, None if document.source else segment.source):
        if text is not None:
            start = document.position(text.pieces[0].raw_start)
            end = document.position(text.pieces[-1].raw_end)
            yield start.line, end.line


def _git(folder: Path, *arguments: str) -> bytes:
    done = _run(folder, *arguments)
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip()
        raise ChangesError(f"Git cannot tell what changed: {said}", f"Git не может сказать, что изменилось: {said}")
    return done.stdout


def _run(folder: Path, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    import subprocess

    try:
        return subprocess.run(("git", *arguments), cwd=folder, capture_output=True, check=False)
    except FileNotFoundError:
        message = "--changed-since needs Git, and there is no `git` command here"
        raise ChangesError(message, "для --changed-since нужен Git, а команды `git` здесь нет") from None


def _is_shallow(root: Path) -> bool:
    return _run(root, "rev-parse", "--is-shallow-repository").stdout.strip() == b"true"


def _no_revision(root: Path, revision: str) -> ChangesError:
    if _is_shallow(root):
        return ChangesError(
            f"this clone does not hold the revision {revision!r}. {_FETCH_ALL['en']}",
            f"в этом клоне нет ревизии {revision!r}. {_FETCH_ALL['ru']}",
        )
    return ChangesError(
        f"there is no revision {revision!r} in this repository; if it is a branch of the server, fetch it and write "
        f"`origin/{revision}`",
        f"в этом репозитории нет ревизии {revision!r}; если это ветка на сервере, загрузите её (`git fetch`) и "
        f"напишите `origin/{revision}`",
    )


def _no_common_history(root: Path, revision: str) -> ChangesError:
    if _is_shallow(root):
        return ChangesError(
            f"the history of this clone ends before it meets {revision!r}. {_FETCH_ALL['en']}",
            f"история этого клона кончается раньше, чем доходит до {revision!r}. {_FETCH_ALL['ru']}",
        )
    return ChangesError(
        f"{revision!r} and the current branch have no commit in common; name another revision",
        f"у {revision!r} и текущей ветки нет общих коммитов; укажите другую ревизию",
    )
