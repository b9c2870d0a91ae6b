"""SARIF 2.1.0 for code scanning and editors. Columns count code points, and the report says so."""

from __future__ import annotations

from collections.abc import Iterator

from ruling_lint.model import Finding, Position, Problem, Report, Severity
from ruling_lint.patterns import lazy_pattern
from ruling_lint.reporters import words
from ruling_lint.reporters.base import RenderOptions, RuleInfo
from ruling_lint.reporters.json import dumps
from ruling_lint.reporters.places import can_insert, fingerprints, uri
from ruling_lint.reporters.screen import quoted_edges
from ruling_lint.typed import Any

NAME = "sarif"

_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_LEVELS = {Severity.ERROR: "error", Severity.WARNING: "warning", Severity.INFO: "note"}
_BASE = "SRCROOT"
_FINGERPRINT = "surroundings/v1"
_LANGUAGE_NAMES = {"en": "English", "ru": "Русский"}
_SHOWN_EXAMPLES = 2
_VARIABLE = lazy_pattern(r"[\s:—-]*\$\w+[\s.,]*")


def render(report: Report, options: RenderOptions) -> str:
    """Return one run with the rules that found something, the findings, and problems as notifications."""
    ids = sorted({finding.rule for finding in report.findings})
    identities = fingerprints(report.findings)
    run = {
        "tool": {"driver": _driver(ids, options)},
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": {
            _BASE: {
                "description": {
                    "text": "The top folder of the repository, or else the folder in which ruling-lint ran."
                }
            }
        },
        "invocations": [_invocation(report)],
        "results": [
            _result(finding, ids.index(finding.rule), identity, options.lang)
            for finding, identity in zip(report.findings, identities, strict=True)
        ],
    }
    return dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}) + "\n"


def _driver(ids: list[str], options: RenderOptions) -> dict[str, Any]:
    return {
        "name": "ruling-lint",
        "version": options.version,
        "language": options.lang,
        "rules": [_rule(options.rules[id_], options.lang) if id_ in options.rules else {"id": id_} for id_ in ids],
    }


def _rule(info: RuleInfo, lang: str) -> dict[str, Any]:
    rule = {
        "id": info.id,
        "name": "".join(map(str.capitalize, info.id.split("-"))),
        "shortDescription": _message(info.title.get(lang) or _without_variables(info.message[lang])),
        "fullDescription": _message(info.why[lang]),
        "help": {"text": _escaped(info.why[lang]), "markdown": _escaped(_page(info, lang))},
        "defaultConfiguration": {"level": _LEVELS[info.severity]},
        "properties": {
            "tags": [info.category],
            "problem.severity": _LEVELS[info.severity].replace("note", "recommendation"),
        },
    }
    return rule | ({"helpUri": info.url} if info.url else {})


def _without_variables(message: str) -> str:
    """Return a rule's message as its title: without the words that a finding would fill in."""
    return _VARIABLE.sub(" ", message).strip() or message


def _page(info: RuleInfo, first: str) -> str:
    """Return what teaches a rule, as Markdown: why in both languages, then wrong and right sentences."""
    order = sorted(info.why, key=lambda lang: lang != first)
    parts = [f"**{_LANGUAGE_NAMES.get(lang, lang)}.** {info.why[lang]}" for lang in order]
    examples = [("✗", text) for text in info.bad[:_SHOWN_EXAMPLES]] + [
        ("✓", text) for text in info.good[:_SHOWN_EXAMPLES]
    ]
    parts += ["\n".join(f"- {mark} `{' '.join(text.split())}`" for mark, text in examples)] if examples else []
    return "\n\n".join(parts)


def _result(finding: Finding, rule_index: int, identity: str, lang: str) -> dict[str, Any]:
    result: dict[str, Any] = {
        "ruleId": finding.rule,
        "ruleIndex": rule_index,
        "level": _LEVELS[finding.severity],
        "message": _message(words.with_advice(finding, lang)),
        "locations": [_location(finding)],
        "partialFingerprints": {_FINGERPRINT: identity},
        "properties": {"side": finding.side, "text": finding.text},
    }
    if finding.segment is not None:
        result["properties"]["segment"] = finding.segment
    if fixes := list(_fixes(finding, lang)):
        result["fixes"] = fixes
    if finding.related:
        result["relatedLocations"] = [
            {
                "id": number,
                "physicalLocation": _physical(related.path, _region(related.position)),
                "message": _message(related.message),
            }
            for number, related in enumerate(finding.related, 1)
        ]
    return result


def _location(finding: Finding) -> dict[str, Any]:
    if finding.place:
        return {
            "physicalLocation": _physical(finding.path),
            "logicalLocations": [{"fullyQualifiedName": finding.place}],
        }
    region = _region(finding.start, finding.end)
    return {"physicalLocation": _physical(finding.path, region | _snippet(finding))}


def _snippet(finding: Finding) -> dict[str, Any]:
    if finding.start.line != finding.end.line:
        return {}
    return {"snippet": {"text": finding.line_text[finding.start.column - 1 : finding.end.column - 1]}}


def _physical(path: str, region: dict[str, Any] | None = None) -> dict[str, Any]:
    found = uri(path)
    artifact = {"uri": found} if found.startswith("file:") else {"uri": found, "uriBaseId": _BASE}
    return {"artifactLocation": artifact} | ({"region": region} if region else {})


def _region(start: Position, end: Position | None = None) -> dict[str, Any]:
    region = {"startLine": start.line, "startColumn": start.column}
    return region | ({"endLine": end.line, "endColumn": end.column} if end else {})


def _fixes(finding: Finding, lang: str) -> Iterator[dict[str, Any]]:
    for suggestion in finding.suggestions:
        if can_insert(finding, suggestion.text):
            replacement = {
                "deletedRegion": _region(finding.start, finding.end),
                "insertedContent": {"text": suggestion.text},
            }
            artifact = _physical(finding.path)["artifactLocation"]
            yield {
                "description": _message(f"{quoted_edges(finding.text)} → {words.advice(suggestion, lang)}"),
                "artifactChanges": [{"artifactLocation": artifact, "replacements": [replacement]}],
            }


def _invocation(report: Report) -> dict[str, Any]:
    invocation: dict[str, Any] = {"executionSuccessful": not report.problems}
    if report.problems:
        invocation["toolExecutionNotifications"] = [_notification(problem) for problem in report.problems]
    return invocation


def _notification(problem: Problem) -> dict[str, Any]:
    region = {"startLine": problem.line} if problem.line else None
    return {
        "level": "error",
        "message": _message(problem.message),
        "locations": [{"physicalLocation": _physical(problem.path, region)}],
    }


def _message(text: str) -> dict[str, str]:
    return {"text": _escaped(text)}


def _escaped(text: str) -> str:
    """Return text as a message string: braces doubled, for single ones stand around the number of an argument."""
    return text.replace("{", "{{").replace("}", "}}")
