"""Make the pictures of the report page in docs/ from the examples: python scripts/make_pictures.py

Needs Chromium and the extra "browser": tests/reporters/html/setup.sh, pip install '.[browser]'.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
CHROMIUM = "/usr/bin/chromium"


class Picture(NamedTuple):
    """A picture to make: the page's language and colours, the window in pixels, and the part to show at its top."""

    name: str
    lang: str
    scheme: str
    width: int
    height: int
    top: str


PICTURES = (
    Picture("report-wide", "en", "light", 1280, 800, "header"),
    Picture("report-wide.ru", "ru", "light", 1280, 800, "header"),
    Picture("report-narrow", "en", "dark", 400, 860, "#rows"),
    Picture("report-narrow.ru", "ru", "dark", 400, 860, "#rows"),
)


def main() -> int:
    """Write the pictures; return the exit status."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for picture in PICTURES:
            take(browser, picture, page_of(picture.lang, Path(folder)))
        browser.close()
    return 0


def page_of(lang: str, folder: Path) -> Path:
    """Write the report page of the examples in a language and return its path."""
    page = folder / f"{lang}.html"
    command = [sys.executable, "-m", "ruling_lint", "check", "--no-config", "--lang", lang, "--fail-on", "never"]
    output = ["--format", "html", "--output", str(page), "examples"]
    subprocess.run([*command, *output], cwd=ROOT, check=True)
    return page


def take(browser: Browser, picture: Picture, page: Path) -> None:
    """Write one picture."""
    window = browser.new_page(
        viewport={"width": picture.width, "height": picture.height},
        color_scheme="dark" if picture.scheme == "dark" else "light",
    )
    window.goto(page.as_uri())
    window.locator(picture.top).first.evaluate("part => part.scrollIntoView()")
    window.wait_for_timeout(200)
    window.screenshot(path=ROOT / "docs" / f"{picture.name}.png")
    window.close()


if __name__ == "__main__":
    sys.exit(main())
