"""What axe-core, a checker of accessibility, says of the page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from reporters.html.samples import OPTIONS, small
from reporters.html.test_page import hostile
from ruling_lint.model import Report
from ruling_lint.reporters.base import RenderOptions

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.slow

Opener = Callable[..., "Page"]


@pytest.fixture(scope="module")
def axe() -> str:
    package = pytest.importorskip("axe_playwright_python", reason="no axe: pip install '.[browser]'")
    return (Path(package.__file__).parent / "axe.min.js").read_text(encoding="utf-8")


def issues(page: Page, axe: str) -> list[str]:
    """Return the serious and critical ones, each with its place."""
    page.evaluate(axe)
    found = page.evaluate("axe.run()")
    return [
        f"{violation['id']}: {node['html'][:120]} {node.get('failureSummary', '')}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("lang", ["ru", "en"])
@pytest.mark.parametrize("width", [1280, 380])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_serious_is_wrong(opened: Opener, axe: str, scheme: str, width: int, lang: str) -> None:
    options = RenderOptions(lang=lang, rules=OPTIONS.rules, version="1.2.3")
    page = opened(
        small(), options=options, color_scheme=scheme, viewport={"width": width, "height": 900}, bypass_csp=True
    )
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    page.locator("[data-act=why]").last.click()
    page.keyboard.press("j")
    assert issues(page, axe) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_serious_is_wrong_with_the_help_open(opened: Opener, axe: str, scheme: str) -> None:
    page = opened(small(), color_scheme=scheme, bypass_csp=True)
    page.keyboard.press("?")
    assert issues(page, axe) == []


@pytest.mark.parametrize("found", [hostile(), Report(())], ids=["hostile", "empty"])
def test_nothing_serious_is_wrong_with_odd_reports(opened: Opener, axe: str, found: Report) -> None:
    assert issues(opened(found, bypass_csp=True), axe) == []


def test_a_fault_would_be_seen(opened: Opener, axe: str) -> None:
    page = opened(small(), bypass_csp=True)
    page.evaluate(
        "document.querySelector('#filter-text').closest('label').replaceWith(document.querySelector('#filter-text'))"
    )
    assert any(issue.startswith("label: ") for issue in issues(page, axe))
