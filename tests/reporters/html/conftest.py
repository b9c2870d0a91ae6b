"""A browser for the tests of the report page.

Chromium comes with `setup.sh` beside this file, its driver with `pip install '.[browser]'`.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from reporters.html.samples import OPTIONS
from ruling_lint.model import Report
from ruling_lint.reporters import html
from ruling_lint.reporters.base import RenderOptions

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Chromium from the system, driven by Playwright; a test that asks for it is skipped where either is missing."""
    driver = pytest.importorskip("playwright.sync_api", reason="no browser driver: pip install '.[browser]'")
    chromium = shutil.which("chromium")
    if chromium is None:
        pytest.skip("no Chromium: run tests/reporters/html/setup.sh")
    with driver.sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        yield started
        started.close()


Opener = Callable[..., "Page"]


@pytest.fixture
def opened(browser: Browser, tmp_path: Path) -> Iterator[Opener]:
    """Returns a function that opens a report as a file, as from a mail; afterwards nothing may have gone wrong.

    Keywords `fragment` and `options` say how, all others go to the browser context. What the page asked for on the
    network, and every error in its console, fails the test, unless `watched` is off.
    """
    contexts = []
    trouble: list[str] = []
    file = tmp_path / "report.html"

    def open_report(
        report: Report, fragment: str = "", options: RenderOptions = OPTIONS, watched: bool = True, **context: Any
    ) -> Page:
        file.write_bytes(html.render(report, options).encode("utf-8"))
        contexts.append(browser.new_context(**{"viewport": {"width": 1280, "height": 900}, **context}))
        page = contexts[-1].new_page()
        if watched:
            page.on("request", lambda request: trouble.append(request.url))
            page.on("pageerror", lambda error: trouble.append(str(error)))
            page.on("console", lambda message: trouble.append(message.text) if message.type == "error" else None)
        page.goto(file.as_uri() + fragment)
        return page

    yield open_report
    for context in contexts:
        context.close()
    assert [what for what in trouble if not what.startswith((file.as_uri(), "data:"))] == []
