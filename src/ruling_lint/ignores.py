"""Entries of the config that silence findings."""

from __future__ import annotations

from ruling_lint.globs import matches
from ruling_lint.model import Finding
from ruling_lint.records import dataclass


@dataclass(frozen=True)
class ConfigIgnore:
    """A config entry that silences findings: each of path (a glob), rule and text narrows it."""

    path: str = "*"
    rule: str = "*"
    text: str | None = None
    reason: str = ""

    def matches(self, path: str, finding: Finding) -> bool:
        """Tell whether a finding is meant; `path` is its file as the config sees it."""
        return matches(path, self.path) and self.rule in ("*", finding.rule) and self.text in (None, finding.text)
