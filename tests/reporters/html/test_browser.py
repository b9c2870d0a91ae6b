"""The page as a reader meets it, in a real browser. Every test also fails on console errors and network requests."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from reporters.html.samples import Fault, Sheet, Unit, large, report, small
from reporters.html.test_page import HOSTILE, hostile
from ruling_lint.model import Problem, Report
from ruling_lint.reporters.base import RenderOptions

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.slow

Opener = Callable[..., "Page"]
FIRST_CONTENT = 4000
FILTER = 1000
"""Milliseconds, on a machine that others use as well; alone it takes a tenth of them."""
STORED = "ruling-lint-theme"
"""The name under which the page keeps the choice of light or dark."""


def shown(page: Page) -> str:
    return page.locator("#shown").inner_text()


def focused(page: Page) -> str:
    """Return the text of the finding that has the focus."""
    return page.locator(".note:focus .message").inner_text()


def clipboard(page: Page) -> str:
    text = page.evaluate("navigator.clipboard.readText()")
    assert isinstance(text, str)
    return text


def until(page: Page, condition: str, value: object = None) -> None:
    """Wait until a condition in the page holds. The driver's own way of waiting needs `eval`, which the page forbids."""
    for _ in range(100):
        if page.evaluate(condition, value):
            return
        page.wait_for_timeout(50)
    pytest.fail(f"never true: {condition} {value}")


def is_dark(page: Page) -> bool:
    red = page.evaluate("parseInt(getComputedStyle(document.body).backgroundColor.match(/\\d+/)[0])")
    return bool(red < 100)


def heard(page: Page, words: str) -> None:
    """Wait until a screen reader is told these words."""
    until(page, "words => document.querySelector('#spoken').textContent === words", words)


def clip(opened: Opener, found: Report | None = None, fragment: str = "") -> Page:
    return opened(found or small(), fragment, permissions=["clipboard-read", "clipboard-write"])


class TestSummary:
    def test_it_counts_by_severity(self, opened: Opener) -> None:
        figures = opened(small()).locator(".figure")
        assert figures.all_inner_texts() == ["7\nошибок", "2\nпредупреждения", "2\nзамечания"]

    def test_the_score_shows_its_formula(self, opened: Opener) -> None:
        formula = opened(small()).locator(".formula").inner_text()
        assert formula == "100 × (1 − штраф ÷ слова) = 100 × (1 − 37 ÷ 50)"

    def test_problems_and_what_was_left_out_are_named(self, opened: Opener) -> None:
        page = opened(small())
        assert page.locator(".problems li").all_inner_texts() == [
            "карты/старое.xlsx: файл повреждён: сохраните его заново",
            "a.po, строка 7: нет закрывающей кавычки",
        ]
        assert page.locator(".not_checked dt").all_inner_texts() == [
            "Черновые (fuzzy) сегменты 12",
            "Скрыто пометками и настройками 3",
            "Непрочитанные файлы 2",
        ]

    def test_terms_stand_beside_their_right_renderings(self, opened: Opener) -> None:
        row = opened(small()).locator(".terms tbody tr").first
        assert row.locator("th").inner_text() == "counter"
        assert row.locator(".wrong button").all_inner_texts() == ["каунтеры", "каунтер"]
        assert row.locator(".right, .times").all_inner_texts() == ["жетон", "2"]

    @pytest.mark.parametrize(("panel", "bar", "left"), [("by_rule", "Кавычки", 1), ("by_file", "messages.po", 5)])
    def test_a_bar_filters(self, opened: Opener, panel: str, bar: str, left: int) -> None:
        page = opened(small())
        page.locator(f".{panel} button", has_text=bar).click()
        assert shown(page) == f"Показано {left} из 11"

    def test_a_term_searches(self, opened: Opener) -> None:
        page = opened(small())
        page.get_by_role("button", name="каунтеры").click()
        assert page.locator("#filter-text").input_value() == "каунтеры"
        assert page.locator("article").count() == 1

    def test_one_file_is_not_compared_with_others(self, opened: Opener) -> None:
        page = opened(large(3, files=1))
        assert page.locator(".by_rule").is_visible()
        assert page.locator(".by_file").count() == 0

    def test_long_lists_open(self, opened: Opener) -> None:
        page = opened(large(60, files=12))
        files = page.locator(".by_file li")
        assert files.count() == 7
        page.locator(".by_file .more").click()
        assert files.count() == 12
        page.locator(".by_file .more").click()
        assert files.count() == 7

    def test_a_clean_report_says_so_and_shows_no_empty_parts(self, opened: Opener) -> None:
        page = opened(report(Sheet("a.txt", [Unit("Маг ждёт.")])))
        assert page.locator(".clean").inner_text() == "Ничего не найдено."
        assert page.locator(".value b").inner_text() == "100"
        assert not page.locator("#findings").is_visible()

    def test_a_run_without_files_says_that_nothing_was_checked(self, opened: Opener) -> None:
        page = opened(Report(()))
        assert page.locator(".checked").inner_text().startswith("Проверять было нечего")
        assert page.locator(".score").count() == 0


class TestFindings:
    def test_source_and_target_stand_side_by_side_with_their_marks(self, opened: Opener) -> None:
        card = opened(small()).locator("article").first
        source, target = card.locator(".source").bounding_box(), card.locator(".target").bounding_box()
        assert source is not None
        assert target is not None
        assert source["x"] + source["width"] <= target["x"]
        assert card.locator("mark > span").all_inner_texts() == ["three", "две"]

    def test_marks_carry_the_severity_and_the_number_of_their_note(self, opened: Opener) -> None:
        marks = opened(small()).locator("article").nth(4).locator(".target mark")
        assert [mark.get_attribute("class") for mark in marks.all()] == ["warning", "error", "error", "info"]
        assert marks.locator("sup").all_inner_texts() == ["1", "2", "3", "4"]

    def test_the_corrected_sentence_shows_what_changes(self, opened: Opener) -> None:
        corrected = opened(small()).locator("article").nth(1).locator(".corrected")
        assert corrected.locator("del").all_inner_texts() == ["каунтеры", "spell"]
        assert corrected.locator("ins").all_inner_texts() == ["жетоны", "заклинания"]

    def test_the_corrected_sentence_says_what_it_still_has(self, opened: Opener) -> None:
        page = opened(small())
        assert page.locator("article").nth(1).locator(".corrected .left").inner_text().endswith(": 3")
        assert page.locator("article").nth(0).locator(".corrected .left").count() == 0

    def test_letters_that_look_alike_are_told_apart(self, opened: Opener) -> None:
        faults = (Fault("number-mismatch", "{Т}", ("{T}",)), Fault("spacing", "flying", ("Полёта",)))
        page = opened(report(Sheet("a.txt", [Unit("Вот {Т} и flying.", faults=faults)])))
        assert page.locator(".corrected del small, .corrected ins small").all_inner_texts() == ["кир.", "лат."]
        assert page.locator(".note small").all_inner_texts() == ["кир.", "лат."]

    def test_files_stand_as_the_summary_ranks_them(self, opened: Opener) -> None:
        quotes = Unit('Вот "маг".', faults=(Fault("quotes", '"маг"', ("«маг»",)),))
        term = Unit("Вот spell.", faults=(Fault("untranslated-term", "spell"),))
        page = opened(report(Sheet("a.txt", [quotes, quotes]), Sheet("b.txt", [term])))
        assert page.locator(".by_file .name").all_inner_texts() == ["b.txt", "a.txt"]
        assert page.locator("h3.file").all_inner_texts() == ["b.txt", "a.txt"]

    def test_no_word_is_broken_in_the_terms_of_a_narrow_page(self, opened: Opener) -> None:
        faults = (
            Fault("term-forbidden", "мановая-стоимость", ("мана-стоимость",), term=("vigilance", "Бдительность")),
        )
        page = opened(report(Sheet("a.txt", [Unit("Вот мановая-стоимость.", faults=faults)])))
        page.set_viewport_size({"width": 390, "height": 800})
        right = page.locator(".terms .right bdi")
        assert right.evaluate("word => word.getClientRects().length") == 1
        assert page.locator(".terms .times").is_visible()

    def test_another_choice_changes_the_corrected_sentence(self, opened: Opener) -> None:
        page = opened(small())
        page.get_by_label("фишка", exact=True).check()
        assert "фишка." in page.locator("article").nth(4).locator(".corrected ins").all_inner_texts()
        assert page.get_by_label("фишка", exact=True).evaluate("box => box === document.activeElement")

    def test_the_reason_opens_and_closes(self, opened: Opener) -> None:
        page = opened(small())
        note = page.locator(".note", has_text="Термин оставлен по-английски: token")
        why = note.locator("[data-act=why]")
        why.click()
        assert "читатель ищет в тексте именно его" in note.locator(".why").inner_text()
        assert note.locator(".examples.wrong mark").all_inner_texts() == ["spell", "token"]
        assert why.get_attribute("aria-expanded") == "true"
        why.click()
        assert note.locator(".why").count() == 0

    def test_a_mark_leads_to_its_note(self, opened: Opener) -> None:
        page = opened(small())
        page.locator(".target mark", has_text="token").click()
        assert focused(page) == "Термин оставлен по-английски: token"

    def test_every_rule_is_explained_at_the_end(self, opened: Opener) -> None:
        page = opened(small())
        page.locator("#rules summary", has_text="Кавычки").click()
        assert "парные" in page.locator("#rules details[open]").inner_text()

    def test_a_missing_translation_is_shown_as_empty(self, opened: Opener) -> None:
        page = opened(small())
        assert page.locator("article").nth(2).locator(".target .body").inner_text() == "(пусто)"


class TestFilters:
    def test_by_rule(self, opened: Opener) -> None:
        page = opened(small())
        page.locator("#filter-rule").select_option("untranslated-term")
        assert shown(page) == "Показано 3 из 11"
        assert set(page.locator(".note .rule").all_inner_texts()) == {"Непереведённый термин"}

    def test_by_file(self, opened: Opener) -> None:
        page = opened(small())
        page.locator("#filter-file").select_option("карты/messages.po")
        assert page.locator("h3").all_inner_texts() == ["карты/messages.po"]

    def test_by_severity(self, opened: Opener) -> None:
        page = opened(small())
        page.get_by_label("7 ошибок").uncheck()
        page.get_by_label("2 замечания").uncheck()
        assert shown(page) == "Показано 2 из 11"
        page.get_by_label("2 предупреждения").uncheck()
        assert page.locator("#nothing").is_visible()

    @pytest.mark.parametrize("text", ["ПЛАНЕСВОЛКЕР", "planeswalker", "ещЕ", "заклинанием", "ability.2", "term-forb"])
    def test_by_text_in_any_case_with_ё_as_е(self, opened: Opener, text: str) -> None:
        found = {"ПЛАНЕСВОЛКЕР": 0, "planeswalker": 2, "ещЕ": 0, "заклинанием": 1, "ability.2": 3, "term-forb": 2}
        page = opened(small())
        page.locator("#filter-text").fill(text)
        until(page, "n => document.querySelector('#shown').textContent === n", f"Показано {found[text]} из 11")

    def test_they_are_kept_in_the_address(self, opened: Opener) -> None:
        page = opened(small())
        page.locator("#filter-rule").select_option("untranslated-term")
        page.get_by_label("2 замечания").uncheck()
        page.locator("#filter-text").fill("spell & co")
        page.wait_for_url(re.compile(r"#rule=untranslated-term&text=spell\+%26\+co&severity=error%2Cwarning$"))
        page.reload()
        assert page.locator("#filter-text").input_value() == "spell & co"
        assert page.locator("#filter-rule").input_value() == "untranslated-term"
        assert not page.get_by_label("2 замечания").is_checked()

    def test_no_severity_at_all_survives_in_the_address(self, opened: Opener) -> None:
        assert opened(small(), "#severity=none").locator("#nothing").is_visible()

    def test_they_can_be_cleared(self, opened: Opener) -> None:
        page = opened(small(), "#rule=quotes&text=zzz")
        page.locator("#nothing").wait_for()
        page.locator("#clear").click()
        assert shown(page) == "Показано 11 из 11"
        assert page.locator("#clear").is_disabled()
        assert page.url.endswith("#")


class TestLinks:
    def test_a_link_leads_to_its_finding(self, opened: Opener) -> None:
        page = opened(small())
        address = page.locator(".note").nth(9).locator("a").get_attribute("href")
        again = opened(small(), address or "")
        assert focused(again) == "Термин оставлен по-английски: token"

    def test_filters_that_hide_a_linked_finding_give_way(self, opened: Opener) -> None:
        address = opened(small()).locator(".note").nth(9).locator("a").get_attribute("href")
        page = opened(small(), f"{address}&rule=quotes")
        assert focused(page) == "Термин оставлен по-английски: token"
        assert shown(page) == "Показано 11 из 11"

    def test_a_link_can_be_copied(self, opened: Opener) -> None:
        page = clip(opened)
        link = page.locator(".note").nth(3).locator("a")
        link.click()
        heard(page, "Ссылка скопирована")
        assert clipboard(page) == page.url.split("#")[0] + str(link.get_attribute("href"))

    def test_a_link_to_a_finding_that_is_gone_says_so(self, opened: Opener) -> None:
        page = opened(small(), "#f-0123456789")
        heard(page, "Этого места в отчёте больше нет")
        assert shown(page) == "Показано 11 из 11"

    def test_the_address_can_be_changed_by_hand(self, opened: Opener) -> None:
        page = opened(small())
        page.evaluate("location.hash = '#rule=quotes&lang=en'")
        until(page, "document.querySelector('#shown').textContent === '1 of 11 shown'")


class TestCopying:
    def test_a_suggestion(self, opened: Opener) -> None:
        page = clip(opened)
        page.get_by_role("button", name="Копировать: заклинанием").click()
        heard(page, "Скопировано")
        assert clipboard(page) == "заклинанием"

    def test_the_corrected_sentence(self, opened: Opener) -> None:
        page = clip(opened)
        page.locator("article").nth(1).locator("[data-act=copy-corrected]").click()
        heard(page, "Скопировано")
        assert clipboard(page) == "Удалите все жетоны со заклинания."

    def test_works_where_the_clipboard_interface_is_missing(self, opened: Opener) -> None:
        page = clip(opened)
        page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined, configurable: true})")
        page.get_by_role("button", name="Копировать: фишку").click()
        heard(page, "Скопировано")
        page.evaluate("delete navigator.clipboard")
        assert clipboard(page) == "фишку"

    def test_invisible_characters_are_copied_as_they_are(self, opened: Opener) -> None:
        unit = Unit("Вот spell.", faults=(Fault("untranslated-term", "spell", ("зак\u00adлинание",)),))
        page = clip(opened, report(Sheet("a.txt", [unit])))
        page.locator("[data-act=copy]").click()
        heard(page, "Скопировано")
        assert clipboard(page) == "зак\u00adлинание"


class TestKeys:
    def test_j_and_k_and_the_arrows_move(self, opened: Opener) -> None:
        page = opened(small())
        for key, message in (
            ("j", "Число не то: две"),
            ("j", "Так не переводят: каунтеры"),
            ("ArrowDown", "Термин оставлен по-английски: spell"),
            ("ArrowUp", "Так не переводят: каунтеры"),
            ("k", "Число не то: две"),
            ("k", "Число не то: две"),
        ):
            page.keyboard.press(key)
            assert focused(page) == message

    def test_the_arrows_scroll_where_no_finding_has_the_focus(self, opened: Opener) -> None:
        page = opened(small())
        page.keyboard.press("ArrowDown")
        assert page.locator(".note:focus").count() == 0

    def test_they_work_in_a_russian_layout(self, opened: Opener) -> None:
        page = opened(small())
        page.evaluate(
            "document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'о', code: 'KeyJ', bubbles: true}))"
        )
        assert focused(page) == "Число не то: две"

    def test_shift_moves_by_file(self, opened: Opener) -> None:
        page = opened(small())
        page.keyboard.press("Shift+J")
        page.keyboard.press("Shift+J")
        assert focused(page) == "Так не переводят: каунтер"
        page.keyboard.press("Shift+K")
        assert focused(page) == "Число не то: две"

    def test_e_explains_and_keeps_the_focus(self, opened: Opener) -> None:
        page = opened(small())
        page.keyboard.press("j")
        page.keyboard.press("e")
        assert "по значению" in page.locator(".note:focus .why").inner_text()
        page.keyboard.press("e")
        assert page.locator(".note:focus .why").count() == 0

    def test_c_copies_the_chosen_replacement_and_shift_c_the_sentence(self, opened: Opener) -> None:
        page = clip(opened)
        page.get_by_label("фишка", exact=True).check()
        page.locator(".target mark", has_text="token").click()
        page.keyboard.press("c")
        heard(page, "Скопировано")
        assert clipboard(page) == "фишка"
        page.keyboard.press("Shift+C")
        until(page, "navigator.clipboard.readText().then(text => text.endsWith('фишка.'))")

    def test_l_copies_a_link(self, opened: Opener) -> None:
        page = clip(opened)
        page.keyboard.press("j")
        page.keyboard.press("l")
        heard(page, "Ссылка скопирована")
        assert clipboard(page) == page.url

    def test_slash_searches_and_x_clears(self, opened: Opener) -> None:
        page = opened(small(), "#rule=quotes")
        page.keyboard.press("/")
        page.keyboard.type("xj")
        page.wait_for_url(re.compile("text=xj"))
        page.locator("#findings").focus()
        page.keyboard.press("x")
        assert shown(page) == "Показано 11 из 11"

    def test_question_mark_helps_and_escape_closes(self, opened: Opener) -> None:
        page = opened(small())
        page.keyboard.press("?")
        assert page.locator("#help").is_visible()
        page.keyboard.press("j")
        assert page.locator(".note:focus").count() == 0
        page.keyboard.press("Escape")
        assert not page.locator("#help").is_visible()

    def test_they_can_be_switched_off(self, opened: Opener) -> None:
        page = opened(small())
        page.keyboard.press("?")
        page.get_by_label("Однобуквенные клавиши включены").uncheck()
        page.get_by_role("button", name="Закрыть").click()
        page.keyboard.press("j")
        assert page.locator(".note:focus").count() == 0

    def test_the_whole_page_can_be_walked_by_tab(self, opened: Opener) -> None:
        page = opened(small())
        reached = set()
        for _ in range(80):
            page.keyboard.press("Tab")
            reached.add(page.evaluate("document.activeElement.dataset.act ?? document.activeElement.id"))
        controls = {"theme", "open-help", "filter", "filter-text", "filter-rule", "filter-file", "copy", "copy-corrected", "why", "link", "choose"}  # fmt: skip
        assert controls <= reached

    def test_the_skip_link_leads_to_the_findings_and_keeps_the_filters(self, opened: Opener) -> None:
        page = opened(small(), "#rule=quotes")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        assert page.evaluate("document.activeElement.id") == "findings"
        assert shown(page) == "Показано 1 из 11"

    def test_what_gets_the_focus_is_not_hidden_by_the_filters(self, opened: Opener) -> None:
        page = opened(large(300))
        for key in ["j"] * 12 + ["k"] * 10:
            page.keyboard.press(key)
            note, bar = page.locator(".note:focus").bounding_box(), page.locator(".filters").bounding_box()
            assert note is not None
            assert bar is not None
            assert bar["y"] + bar["height"] <= note["y"]
            assert note["y"] + note["height"] <= 900

    def test_they_work_where_the_page_has_no_address(self, opened: Opener) -> None:
        page = opened(small())
        page.evaluate("() => { history.replaceState = () => { throw new DOMException('no', 'SecurityError') } }")
        page.keyboard.press("j")
        page.locator("#filter-rule").select_option("quotes")
        assert shown(page) == "Показано 1 из 11"


class TestLanguagesAndColours:
    @pytest.mark.parametrize(("lang", "title"), [("ru", "Проверка перевода"), ("en", "Translation check")])
    def test_it_opens_in_the_language_asked_for(self, opened: Opener, lang: str, title: str) -> None:
        page = opened(small(), options=RenderOptions(lang=lang))
        assert page.locator("h1").inner_text() == title
        assert page.locator("html").get_attribute("lang") == lang

    def test_everything_switches_to_english_and_stays_so(self, opened: Opener) -> None:
        page = opened(small())
        page.get_by_role("button", name="English").click()
        assert page.locator(".message").first.inner_text() == "Another number: две"
        assert page.locator(".note .rule").first.inner_text() == "Another number"
        kept = ".body, bdi, h3, h4, .languages, #rules b, [lang=ru]"
        text = page.evaluate(
            "kept => { const copy = document.querySelector('main').cloneNode(true);"
            "for (const part of copy.querySelectorAll(kept)) part.remove(); return copy.textContent }",
            kept,
        )
        russian = set(re.findall("[а-яё]+", text, re.IGNORECASE)) - {"карты", "разъяснения", "Ржавый", "страж"}
        assert russian <= {"каунтер", "каунтеры", "две", "жетон", "spell"}
        page.reload()
        assert page.locator("h1").inner_text() == "Translation check"

    @pytest.mark.parametrize(("scheme", "other"), [("light", "dark"), ("dark", "light")])
    def test_it_follows_the_system_until_told_otherwise(self, opened: Opener, scheme: str, other: str) -> None:
        page = opened(small(), color_scheme=scheme)
        assert is_dark(page) == (scheme == "dark")
        page.locator("#theme").click()
        assert is_dark(page) == (other == "dark")
        assert page.evaluate("name => localStorage.getItem(name)", STORED) == other

    @pytest.mark.parametrize(("scheme", "other"), [("light", "dark"), ("dark", "light")])
    def test_it_opens_in_what_was_chosen_before(self, opened: Opener, scheme: str, other: str) -> None:
        # Whether a browser keeps what a page without a server stores is the browser's affair, so it is put there.
        page = opened(small(), color_scheme=scheme)
        page.add_init_script(f"localStorage.setItem('{STORED}', '{other}')")
        page.reload()
        assert is_dark(page) == (other == "dark")

    @pytest.mark.parametrize("width", [1280, 768, 380, 320])
    def test_nothing_sticks_out_sideways(self, opened: Opener, width: int) -> None:
        page = opened(small(), viewport={"width": width, "height": 800})
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        assert page.evaluate("document.documentElement.scrollWidth") <= width

    @pytest.mark.parametrize("width", [420, 320])
    def test_long_words_in_the_table_of_terms_stay_on_a_narrow_page(self, opened: Opener, width: int) -> None:
        words = ("конвертированная мана-стоимость", "стихотворчествование", "достопримечательность")
        faults = tuple(Fault("term-forbidden", word, (f"не{word}",), term=(f"un{word}", f"не{word}")) for word in words)
        sheet = Sheet("длинное.txt", [Unit(" ".join(words), faults=faults)])
        page = opened(report(sheet), viewport={"width": width, "height": 800})
        assert page.locator("table.terms tbody tr").count() == len(words)
        assert page.evaluate("document.documentElement.scrollWidth") <= width


class TestPrint:
    def test_every_finding_and_every_explanation_is_on_paper_and_no_control(
        self, opened: Opener, tmp_path: Path
    ) -> None:
        page = opened(large(200))
        page.emulate_media(media="print")
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        assert page.locator(".note").count() == 200
        assert page.locator("#rules details:not([open])").count() == 0
        assert not page.locator(".filters").is_visible()
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        assert page.locator("#rules details[open]").count() == 0

    def test_the_browser_fills_the_page_before_it_prints(self, opened: Opener) -> None:
        short, long = (opened(large(findings)).pdf().count(b"/Type /Page\n") for findings in (20, 120))
        assert long > 2 * short > 0


class TestHostileText:
    def test_it_is_shown_and_what_is_invisible_has_a_sign(self, opened: Opener) -> None:
        page = opened(hostile())
        body = page.locator(".target .body").inner_text()
        for sign in (
            "</script>",
            "<script>",
            "&lt;b&gt;",
            "⟨U+202E⟩",
            "⟨U+202C⟩",
            "⟨U+200B⟩",
            "⟨U+001B⟩",
            "⟨U+0000⟩",
            "⟨U+D800⟩",
        ):
            assert sign in body
        everything = page.locator("body").inner_text()
        assert not set("\u202e\u202c\u200b\x1b\x00\ud800") & set(everything)

    def test_it_runs_nowhere(self, opened: Opener) -> None:
        page = opened(hostile())
        asked: list[str] = []
        page.on("dialog", lambda dialog: (asked.append(dialog.message), dialog.dismiss()))
        page.keyboard.press("j")
        page.keyboard.press("e")
        assert page.locator("main script, main img").count() == 0
        assert asked == []

    def test_a_policy_stops_markup_that_somebody_slips_in(self, opened: Opener) -> None:
        page = opened(small(), watched=False)
        assert page.evaluate("() => { try { document.body.innerHTML = '<b>'; return false } catch { return true } }")

    def test_a_gap_of_spaces_can_be_seen(self, opened: Opener) -> None:
        unit = Unit("Раз \u00a0два.", faults=(Fault("spacing", " \u00a0", (" ",)),))
        page = opened(report(Sheet("a.txt", [unit])))
        assert page.locator(".target mark .chip").all_inner_texts() == ["·", "⟨U+00A0⟩"]

    def test_characters_beyond_the_basic_plane_do_not_shift_the_marks(self, opened: Opener) -> None:
        unit = Unit("😀😀 Вот spell 🃏.", faults=(Fault("untranslated-term", "spell", ("заклинание",)),))
        page = opened(report(Sheet("a.txt", [unit])))
        assert page.locator(".target mark > span").inner_text() == "spell"
        assert page.locator(".corrected ins").inner_text() == "заклинание"

    def test_problems_are_text_too(self, opened: Opener) -> None:
        page = opened(Report((), (Problem("<b>", None, HOSTILE),)))
        assert "<b>: </script><script>" in page.locator(".problems li").inner_text()


class TestTenThousandFindings:
    def test_it_opens_and_filters_without_a_stall(self, opened: Opener, capsys: pytest.CaptureFixture[str]) -> None:
        page = opened(large(10_000))
        first = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
        drawn = page.evaluate("performance.getEntriesByName('rows')[0].startTime")
        change = """([id, value]) => new Promise(done => {
            const before = document.querySelector('#shown').textContent;
            const start = performance.now(), field = document.getElementById(id);
            field.value = value;
            field.dispatchEvent(new Event(id === 'filter-text' ? 'input' : 'change', {bubbles: true}));
            const look = () => document.querySelector('#shown').textContent === before
                ? requestAnimationFrame(look) : done(performance.now() - start);
            requestAnimationFrame(look);
        })"""
        rule = page.evaluate(change, ["filter-rule", "spacing"])
        text = page.evaluate(change, ["filter-text", "дракон №7"])
        with capsys.disabled():
            print(
                f"\n10,000 findings: content {first:.0f} ms, rows {drawn:.0f} ms, rule {rule:.0f} ms, text {text:.0f} ms"
            )
        assert max(first, drawn) < FIRST_CONTENT
        assert max(rule, text) < FILTER

    def test_only_what_is_near_the_window_is_made(self, opened: Opener) -> None:
        page = opened(large(10_000))
        for part in (0.2, 0.5, 0.9, 0.4):
            page.evaluate("part => scrollTo(0, document.documentElement.scrollHeight * part)", part)
            until(
                page,
                "[...document.querySelectorAll('.note')].some(note => {"
                "const box = note.getBoundingClientRect(); return box.bottom > 0 && box.top < innerHeight })",
            )
            until(page, "document.querySelectorAll('article').length < 150")

    def test_a_link_far_down_is_found_and_stays_in_sight(self, opened: Opener) -> None:
        found = large(10_000)
        page = opened(found)
        last = page.evaluate(
            "JSON.parse(document.getElementById('report').textContent).files.at(-1).segments.at(-3).findings[0].id"
        )
        again = opened(found, f"#f-{last}")
        again.wait_for_timeout(300)
        assert again.evaluate("document.activeElement.id") == f"f-{last}"
        box = again.locator(".note:focus").bounding_box()
        assert box is not None
        assert 0 <= box["y"] < 900
        assert again.locator("article").count() < 150

    def test_the_reader_keeps_what_was_opened_while_scrolling_away_and_back(self, opened: Opener) -> None:
        page = opened(large(3000))
        page.locator("[data-act=why]").first.click()
        page.evaluate("document.activeElement.blur()")
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        until(page, "document.querySelectorAll('.why').length === document.querySelectorAll('#rules .why').length")
        page.evaluate("document.querySelector('#rows').scrollIntoView()")
        page.locator(".note .why").wait_for()
