"""Running one kind of check on a text, its hits shown as ⟦marks⟧ in that text."""

from __future__ import annotations

import re
from collections.abc import Callable
from types import ModuleType
from typing import Any, cast

import pytest

from ruling_lint.checks.base import Context, View
from ruling_lint.model import Hit, Segment, Text
from ruling_lint.text.reading import Reading

NOTHING = cast("Any", None)
"""Stands for the glossary and the names where a check uses neither."""


def run_check(check: ModuleType, text: str, source: str | None = None, keep: str = "", **params: Any) -> list[Hit]:
    """Return the hits of a check in a target text, with the parameters given; `keep` matches what stays as it is."""
    kept = re.compile(keep) if keep else None
    segment = Segment(Text.plain(text), None if source is None else Text.plain(source))
    original = Reading(segment.source, kept) if segment.source else None
    view = View(segment, Reading(segment.target, kept), original, NOTHING)
    needs = frozenset(params.get("needs", "")) or check.NEEDS
    if needs is not None and needs.isdisjoint(view.target.chars):
        return []
    settings, context = check.Params(**params), Context(NOTHING, NOTHING)
    if hasattr(check, "check"):
        return list(check.check(settings, view, context))
    evidence = [(0, item) for item in check.collect(settings, view, context)]
    return [hit for _, hit in check.conclude(settings, evidence, context)]


def mark_hits(check: ModuleType, text: str, **params: Any) -> str:
    """Return a text with ⟦ ⟧ around every hit."""
    for hit in sorted(run_check(check, text, **params), key=lambda hit: hit.span, reverse=True):
        start, end = hit.span
        text = f"{text[:start]}⟦{text[start:end]}⟧{text[end:]}"
    return text


def fix_hits(check: ModuleType, text: str, **params: Any) -> str:
    """Return a text with the first replacement of every hit in place."""
    for hit in sorted(run_check(check, text, **params), key=lambda hit: hit.span, reverse=True):
        text = text[: hit.span.start] + hit.replacements[0] + text[hit.span.end :]
    return text


@pytest.fixture
def hits() -> Callable[..., list[Hit]]:
    """The hits of a check."""
    return run_check


@pytest.fixture
def mark() -> Callable[..., str]:
    """A text with its hits marked."""
    return mark_hits


@pytest.fixture
def fix() -> Callable[..., str]:
    """A text with its hits put right."""
    return fix_hits
