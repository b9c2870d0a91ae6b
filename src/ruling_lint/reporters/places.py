"""How the place of a finding is written and counted: path:line:column, and columns in UTF-16 units and in bytes."""

from __future__ import annotations

from ruling_lint.model import Finding
from ruling_lint.reporters.screen import visible


def location(finding: Finding) -> str:
    """Return "path:line:column", or "path:place" in a format without lines; odd characters of the path made visible."""
    place = finding.place or f"{finding.start.line}:{finding.start.column}"
    return f"{visible(finding.path)}:{place}"
