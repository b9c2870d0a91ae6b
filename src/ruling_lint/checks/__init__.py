"""Kinds of check, a module each; the table names them, and a module is loaded when a rule needs it."""

from functools import cache
from importlib import import_module

from ruling_lint.checks.base import Check, Clues, Decide, Doubt
from ruling_lint.typed import TYPE_CHECKING, Any, cast

if TYPE_CHECKING:
    from collections.abc import Callable

KINDS = {
    "absent": "absent",
    "added": "added",
    "agreement": "agreement",
    "bound": "bound",
    "capital": "capital",
    "comma": "comma",
    "companion": "companion",
    "consistency": "consistency",
    "count": "count",
    "empty": "empty",
    "ending": "ending",
    "existing": "existing",
    "government": "government",
    "latin": "latin",
    "length": "length",
    "minus": "minus",
    "mismatch": "mismatch",
    "numeral": "numeral",
    "pairs": "pairs",
    "pattern": "pattern",
    "predicate": "predicate",
    "preposition": "preposition",
    "quotes": "quotes",
    "reflexive": "reflexive",
    "relative": "relative",
    "repeat": "repeat",
    "require": "require",
    "script": "script",
    "spacing": "spacing",
    "spelling": "spelling",
    "symbols": "symbols",
    "templates": "templates",
    "term": "term",
    "unchanged": "unchanged",
    "yo": "yo",
}
"""The name a rule gives in `check:`, and the module that does it."""


@cache
def get(name: str) -> Check:
    """Return the check module of a kind. Raises KeyError for an unknown one."""
    return cast("Check", import_module(f"ruling_lint.checks.{KINDS[name]}"))


def decider(name: str) -> Decide | None:
    """Return what tells whether a check has something to look at in a text that holds a chunk; None where it always has."""
    decide: Decide | None = getattr(get(name), "concerns", None)
    return decide


def clues(name: str, params: Any) -> Clues | None:
    """Return what a chunk has one of that may concern a check; None where that may be any chunk."""
    find: Callable[[Any], Clues | None] = getattr(get(name), "clues", lambda params: None)
    return find(params)


def doubt(name: str) -> Doubt | None:
    """Return what tells whether a check has anything to look at where a token stands before another one; None where it
    cannot tell from two.
    """
    found: Doubt | None = getattr(get(name), "doubts", None)
    return found
