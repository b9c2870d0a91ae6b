"""Places of findings as the formats count and name them: columns in bytes, paths with slashes, paths as URIs."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import accumulate

from ruling_lint import files
from ruling_lint.model import Finding, Position, Related
from ruling_lint.reporters.screen import visible
from ruling_lint.text.surroundings import surroundings

_BLOCK = 500
"""Characters of a line that are counted in one go."""

_ESCAPED_SOMEWHERE = frozenset("\"'\\<>&\t\r\n")


def location(finding: Finding) -> str:
    """Return "path:line:column", or "path:place" in a format without lines; odd characters of the path made visible."""
    return _location(finding.path, finding.start, finding.place)


def location_of(related: Related) -> str:
    """Return the same of a place that explains a finding."""
    return _location(related.path, related.position, related.place)


def _location(path: str, position: Position, place: str | None) -> str:
    return f"{visible(path)}:{place or f'{position.line}:{position.column}'}"


def repository_path(path: str) -> str:
    """Return a path as servers want it: with forward slashes, from the top of the repository or the working folder.

    A path outside is given in full.
    """
    return _from_top(path, os.getcwd())


@lru_cache(maxsize=1024)
def _from_top(path: str, here: str) -> str:
    found = os.path.normpath(os.path.join(here, path))
    return files.below(found, _top(here)) or files.slashed(found)


@lru_cache(maxsize=8)
def _top(here: str) -> str:
    folder, above = "", here
    while folder != above:
        folder, above = above, os.path.dirname(above)
        if os.path.exists(os.path.join(folder, ".git")):
            return folder
    return here


def uri(path: str) -> str:
    """Return a path as a URI reference in percent-encoded UTF-8: relative, or `file:` where it is absolute."""
    return _uri(repository_path(path))


@lru_cache(maxsize=1024)
def _uri(shown: str) -> str:
    if os.path.isabs(shown):
        from pathlib import Path

        return Path(shown).as_uri()
    from urllib.parse import quote

    return quote(shown.encode("utf-8", "surrogateescape"))


def byte_columns(finding: Finding) -> tuple[int, int | None]:
    """Return the start and end columns counted in bytes of UTF-8, from 1.

    The end is None where its line is not known: a finding keeps only its first line.
    """
    start = 1 + _bytes_before(finding.line_text, finding.start.column - 1)
    if finding.end.line == finding.start.line:
        return start, 1 + _bytes_before(finding.line_text, finding.end.column - 1)
    last_line = finding.text.rpartition("\n")[2]
    known = len(last_line) == finding.end.column - 1
    return start, 1 + len(_utf8(last_line)) if known else None


def _bytes_before(line: str, index: int) -> int:
    """Return how many bytes the first characters of a line take, counting from the nearest block before."""
    block = index // _BLOCK
    return _blocks(line)[block] + len(_utf8(line[block * _BLOCK : index]))


@lru_cache(maxsize=1)
def _blocks(line: str) -> list[int]:
    """Return how many bytes stand before each block of a line, which is asked for every finding in it."""
    return [0, *accumulate(len(_utf8(line[start : start + _BLOCK])) for start in range(0, len(line), _BLOCK))]


def can_insert(finding: Finding, replacement: str) -> bool:
    """Tell whether a replacement may be put into the file as it is.

    The file must hold the finding's text literally, and the replacement must bring no character that a format may
    have to escape. Everything else takes `--fix`, which knows the format.
    """
    if finding.place is not None or finding.start.line != finding.end.line:
        return False
    literal = finding.line_text[finding.start.column - 1 : finding.end.column - 1] == finding.text
    return literal and _ESCAPED_SOMEWHERE.isdisjoint(set(replacement) - set(finding.text))


def fingerprints(findings: Iterable[Finding]) -> list[str]:
    """Return an identity for every finding, unique in the report, that stays when lines move.

    It is made of path, rule, text and surroundings; of equal ones, the number in file order tells them apart.
    """
    from hashlib import blake2b  # loads OpenSSL, which few reports need

    seen: Counter[str] = Counter()
    out = []
    for finding in findings:
        parts = (repository_path(finding.path), finding.rule, finding.text, *surroundings(finding))
        key = "\0".join(parts)
        out.append(blake2b(_utf8(f"{key}\0{seen[key]}"), digest_size=16).hexdigest())
        seen[key] += 1
    return out


def _utf8(text: str) -> bytes:
    return text.encode("utf-8", "surrogatepass")
