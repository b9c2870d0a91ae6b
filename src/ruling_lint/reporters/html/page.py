"""Puts the page together: template, styles, script and data inlined under a content policy that allows just those."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from pathlib import Path
from string import Template

from ruling_lint.patterns import lazy_pattern
from ruling_lint.reporters.html.view import View
from ruling_lint.typed import Any

_HERE = Path(__file__).parent

SCRIPTS = (
    "dom",
    "text",
    "diff",
    "marks",
    "data",
    "words",
    "theme",
    "address",
    "reader",
    "filters",
    "copy",
    "charts",
    "summary",
    "letters",
    "corrected",
    "marked",
    "explain",
    "notes",
    "cards",
    "rows",
    "place",
    "controls",
    "keys",
    "actions",
    "printing",
    "main",
)
"""The modules in `script/`, each after those that it imports from."""

STYLES = ("page", "summary", "findings", "print")
"""The files in `style/`, in the order of the cascade."""

_IMPORT = lazy_pattern(r'^import (?P<names>\{[^}]+\}) from "\./(?P<module>\w+)\.js";', re.MULTILINE)
_EXPORT = lazy_pattern(r"^export (?P<declared>(?:async )?(?:function|const) )(?P<name>\w+)", re.MULTILINE)
_SURROGATE = lazy_pattern("[\ud800-\udfff]")
_ESCAPES = {"<": "\\u003c", ">": "\\u003e", "&": "\\u0026"}


def assemble(view: View, title: str, plain: str) -> str:
    """Return the page that shows a view; `title` and `plain`, the part for readers without script, are markup."""
    style, script = stylesheet(), bundle()
    return Template(_read("page.html")).substitute(
        lang=view["lang"],
        policy=policy(style, script),
        title=title,
        style=style,
        script=script,
        words=embed(json.loads(_read("words.json"))),
        report=embed(view),
        plain=plain,
    )


def stylesheet() -> str:
    """Return the page's styles as they stand between its tags."""
    return "\n".join(_read(f"style/{name}.css") for name in STYLES)


def bundle() -> str:
    """Return the script's modules as one script, each in a scope of its own."""
    return "\n".join(["const modules = {};", *(_module(name) for name in SCRIPTS)])


def _module(name: str) -> str:
    """Return a module as a function that is called at once and returns what the module exports."""
    code = _read(f"script/{name}.js")
    exported = ", ".join(match["name"] for match in _EXPORT.finditer(code))
    code = _IMPORT.sub(r"const \g<names> = modules.\g<module>;", code)
    code = _EXPORT.sub(r"\g<declared>\g<name>", code)
    return f"modules.{name} = (() => {{\n{code}return {{ {exported} }};\n}})();"


def policy(style: str, script: str) -> str:
    """Return the content policy: this style and this script run, the icon shows, and nothing leaves the page."""
    return "; ".join(
        (
            "default-src 'none'",
            f"style-src '{_digest(style)}'",
            f"script-src '{_digest(script)}'",
            "img-src data:",
            "base-uri 'none'",
            "form-action 'none'",
            "require-trusted-types-for 'script'",
            "trusted-types 'none'",
        )
    )


def embed(data: Any) -> str:
    """Return data as JSON that no text in it can end: no `<`, `>` or `&`, and half surrogate pairs escaped."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for char, escape in _ESCAPES.items():
        text = text.replace(char, escape)
    return _SURROGATE.sub(lambda match: f"\\u{ord(match[0]):04x}", text)


def _digest(text: str) -> str:
    return "sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _read(name: str) -> str:
    return (_HERE / name).read_text(encoding="utf-8")
