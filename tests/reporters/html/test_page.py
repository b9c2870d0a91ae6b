import base64
import hashlib
import json
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from reporters.html.samples import OPTIONS, Fault, Sheet, Unit, large, report, small
from ruling_lint import reporters
from ruling_lint.model import Problem, Report
from ruling_lint.records import replace
from ruling_lint.reporters.base import RenderOptions
from ruling_lint.reporters.html import page
from ruling_lint.reporters.html.view import build

FOLDER = Path(page.__file__).parent
CATEGORIES = {
    "accuracy",
    "audience-appropriateness",
    "design-and-markup",
    "linguistic-conventions",
    "locale-convention",
    "markup",
    "style",
    "terminology",
}
HOSTILE = "</script><script>alert(1)</script><!--<script> ]]> &lt;b&gt; \u202eвспять\u202c \u200b \x1b[31m \x00 \ud800"


class Parsed(HTMLParser):
    """A page as a browser's parser would cut it: tags with attributes, and what scripts and styles hold."""

    def __init__(self, markup: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.contents: list[str] = []
        self.inside = False
        self.feed(markup)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        self.inside = tag in ("script", "style")
        if self.inside:
            self.contents.append("")

    def handle_endtag(self, tag: str) -> None:
        self.inside = False

    def handle_data(self, data: str) -> None:
        if self.inside:
            self.contents[-1] += data

    def data(self, name: str) -> Any:
        """Return the JSON in the script of an id."""
        blocks = [attributes for tag, attributes in self.tags if tag in ("script", "style")]
        return json.loads(self.contents[[block.get("id") for block in blocks].index(name)])


def hostile() -> Report:
    unit = Unit(HOSTILE, HOSTILE, HOSTILE, (Fault("term-forbidden", "alert(1)", (HOSTILE,)),))
    return report(Sheet(HOSTILE.replace("/", ""), [unit]), problems=(Problem(HOSTILE, 3, HOSTILE),))


def render(found: Report, options: RenderOptions = OPTIONS) -> str:
    return reporters.get("html").render(found, options)


def test_the_data_in_the_page_is_the_view() -> None:
    assert Parsed(render(small())).data("report") == build(small(), OPTIONS)


def test_hostile_text_becomes_neither_tag_nor_script() -> None:
    tame = report(Sheet("a", [Unit("alert(1)", "a", "a", (Fault("term-forbidden", "alert(1)", ("b",)),))]))
    tame = replace(tame, problems=(Problem("a", 3, "b"),))
    assert [tag for tag, _ in Parsed(render(hostile())).tags] == [tag for tag, _ in Parsed(render(tame)).tags]


def test_hostile_text_comes_through_whole() -> None:
    (file,) = Parsed(render(hostile())).data("report")["files"]
    assert file["segments"][0]["target"] == HOSTILE


def test_a_page_can_always_be_written_as_utf8() -> None:
    assert render(hostile()).encode("utf-8")


def test_the_policy_allows_just_the_style_and_the_script_of_the_page() -> None:
    parsed = Parsed(render(small()))
    (policy,) = (a["content"] for tag, a in parsed.tags if tag == "meta" and "http-equiv" in a)
    assert policy is not None
    assert policy.startswith("default-src 'none'; ")
    style, script = parsed.contents[0], parsed.contents[-1]
    for directive, content in (("style-src", style), ("script-src", script)):
        digest = base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
        assert f"{directive} 'sha256-{digest}';" in policy


def test_nothing_in_the_page_is_fetched() -> None:
    for tag, attributes in Parsed(render(small())).tags:
        address = attributes.get("src") or attributes.get("href") or "#"
        assert address.startswith(("#", "data:")), (tag, attributes)
    assert "url(" not in page.stylesheet()
    assert "@import" not in page.stylesheet()


def test_without_script_there_is_a_plain_list() -> None:
    plain = render(small()).split("<noscript>")[1].split("</noscript>")[0]
    assert "каунтер" in plain
    assert "карты/messages.po:1:10" in plain
    assert "файл повреждён" in plain


def test_the_plain_list_is_cut_and_says_so() -> None:
    plain = render(large(501)).split("<noscript>")[1].split("</noscript>")[0]
    assert plain.count("<tr>") == 500
    assert "Показаны первые 500." in plain


@pytest.mark.parametrize(("lang", "title"), [("ru", "7 ошибок"), ("en", "7 errors")])
def test_the_title_counts_in_the_language_asked_for(lang: str, title: str) -> None:
    markup = render(small(), RenderOptions(lang=lang))
    assert f'<html lang="{lang}">' in markup
    assert f"<title>ruling-lint: {title}, " in markup


def test_the_page_is_the_same_from_run_to_run() -> None:
    assert render(small()) == render(small())


def words() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads((FOLDER / "words.json").read_text(encoding="utf-8"))
    return found


def test_all_words_are_there_in_both_languages_with_the_same_places() -> None:
    for key, texts in words().items():
        assert list(texts) == ["ru", "en"], key
        if isinstance(texts["ru"], str):
            assert set(re.findall(r"\{\w+\}", texts["ru"])) == set(re.findall(r"\{\w+\}", texts["en"])), key
        else:
            assert list(texts["ru"]) == ["one", "few", "many"]
            assert list(texts["en"]) == ["one", "other"]


def test_every_text_that_the_page_asks_for_exists_and_every_text_is_asked_for() -> None:
    sources = [(FOLDER / "page.html").read_text(), *(path.read_text() for path in (FOLDER / "script").glob("*.js"))]
    asked = {name for source in sources for name in re.findall(r'(?:\bt\(|data-t=|data-label=)"([\w-]+)"', source)}
    named = {name for source in sources for name in re.findall(r'"([a-z][\w-]*)"', source)}
    known = set(words())
    assert asked <= known
    reasons = {name.removesuffix("_why") for name in known if name.endswith("_why")}
    counted = {f"{name}_n" for name in ("error", "warning", "info")}
    assert known - named - counted - reasons - {f"{name}_why" for name in reasons} == CATEGORIES


def test_modules_import_what_earlier_modules_export() -> None:
    exports: dict[str, set[str]] = {}
    for name in page.SCRIPTS:
        code = (FOLDER / "script" / f"{name}.js").read_text(encoding="utf-8")
        for names, module in re.findall(r'^import \{ ([^}]+) \} from "\./(\w+)\.js";$', code, re.MULTILINE):
            assert set(names.split(", ")) <= exports[module], f"{name} imports from {module}"
        exports[name] = set(re.findall(r"^export (?:async )?(?:function|const) (\w+)", code, re.MULTILINE))
    assert set(exports) == {path.stem for path in (FOLDER / "script").glob("*.js")}


def test_all_styles_are_in_the_page() -> None:
    assert set(page.STYLES) == {path.stem for path in (FOLDER / "style").glob("*.css")}
