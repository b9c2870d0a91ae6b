import re
from collections.abc import Callable
from typing import Any

from ruling_lint.model import Excerpt, Finding, Position, Problem, Related, Report, Severity, Span
from ruling_lint.records import replace
from ruling_lint.reporters import text
from ruling_lint.reporters.base import RenderOptions

Found = Callable[..., Finding]


def rows(finding: Finding, **options: Any) -> list[str]:
    return text.render(Report((finding,)), RenderOptions(**options)).split("\n\n")[0].splitlines()


def test_a_finding_shows_its_line_a_marker_the_source_and_the_suggestion(found: Found) -> None:
    finding = found("Начало.\nПоложите ⟦dice⟧ на стол.", "кубик", "кубики", source="Put the dice on the table.")
    assert rows(finding) == [
        "свиток.txt:2:10: error untranslated-text: По-английски: dice",
        "    2 │ Положите dice на стол.",
        "      │          ^^^^ → кубик / кубики",
        "   en │ Put the dice on the table.",
    ]


def test_the_counterpart_in_the_source_is_marked_there(found: Found) -> None:
    related = (
        Related("свиток.txt", Position(1, 1), "the dice"),
        Related("свиток.txt", Position(9, 4), "кубики"),
    )
    finding = found("Положите ⟦dice⟧ на стол.", source="Put  the dice\non the table.", related=related)
    assert rows(finding)[2:] == [
        "      │          ^^^^",
        "   en │ Put the dice on the table.",
        "      │     ~~~~~~~~",
        "      │ see свиток.txt:9:4: кубики",
    ]


def test_another_place_without_lines_is_named(found: Found) -> None:
    related = (Related("книга.xlsx", Position(9, 4), "кубики", "Лист!C9"),)
    assert rows(found("Бросьте ⟦dice⟧.", related=related))[-1].endswith("see книга.xlsx:Лист!C9: кубики")


def test_severities_are_named_in_the_language_of_the_report(found: Found) -> None:
    assert ": замечание untranslated-text:" in rows(found("⟦x⟧", severity=Severity.INFO), lang="ru")[0]


def test_a_fault_of_form_needs_no_source(found: Found) -> None:
    finding = found("Два⟦  ⟧мага.", " ", source="Two wizards.", category="locale-convention")
    assert rows(finding)[-1] == "      │    ^^ → ␣"


def test_a_suggestion_to_delete_is_put_into_words(found: Found) -> None:
    assert rows(found("маг ⟦маг⟧", ""), lang="ru")[-1].endswith("^^^ → (удалить)")


def test_a_suggestion_that_does_not_fit_beside_the_marker_stands_below_it(found: Found) -> None:
    finding = found("Когда наступит вечер, бросьте ⟦dice⟧", "игральную кость или кубик")
    assert rows(finding, width=45)[-1] == "      │ → игральную кость или кубик"


def test_a_finding_over_several_lines_is_marked_to_the_end_of_the_first(found: Found) -> None:
    assert rows(found("Итак, ⟦roll\nthe dice⟧ снова."))[1:] == ["    1 │ Итак, roll", "      │       ^^^^"]


def test_an_escaped_line_is_shown_decoded(found: Found) -> None:
    finding = found(
        "Ваш ⟦dice⟧", line_text=r'{"ru": "\u0412\u0430\u0448 dice"}', start=Position(7, 28), end=Position(7, 32)
    )
    assert rows(finding)[1:] == ["    7 │ Ваш dice", "      │     ^^^^"]


def test_a_finding_in_the_source_is_shown_in_the_source(found: Found) -> None:
    finding = replace(
        found("⟦Кость⟧."),
        side="source",
        span=Span(8, 10),
        line_text="&#34;",
        excerpt=Excerpt("Кость.", "First.\nDie {T.", 0),
    )
    assert rows(finding)[1:] == ["    1 │ Die {T.", "      │  ^^"]


def test_a_place_without_lines_is_named(found: Found) -> None:
    finding = found("Кость ⟦die⟧", place="Лист1!B3", path="таблица.xlsx")
    assert rows(finding) == [
        "таблица.xlsx:Лист1!B3: error untranslated-text: По-английски: die",
        "      │ Кость die",
        "      │       ^^^",
    ]


def test_related_places_are_listed(crowd: Report, options: RenderOptions) -> None:
    assert "      │ see папка/ход мага.md:1:1: первое место" in text.render(crowd, options)


def test_problems_and_the_summary_come_last(crowd: Report, options: RenderOptions) -> None:
    assert text.render(crowd, replace(options, lang="ru")).split("\n\n")[-2:] == [
        "сломан.po:4: сбой: нет закрывающей кавычки\nпапка: сбой: нет доступа",
        "Найдено: 2 ошибки, 1 предупреждение, 1 замечание. Проверено: 57 сегментов в 2 файлах.\n"
        "Не проверено: 1 неточный (fuzzy) сегмент, 2 нечитаемых файла.\n"
        "Не показано: 11 находок (из baseline).\n"
        "Исправит --fix: 4 находки.\n"
        "Почему это ошибка и как исправить: ruling-lint explain untranslated-text (и так о любом правиле выше)\n",
    ]


def test_the_first_of_the_worst_rules_is_offered_for_an_explanation(found: Found) -> None:
    slight = found("Игрок⟦  ⟧берёт", " ", path="a.txt", rule="spacing", severity=Severity.WARNING)
    first = found("Карта ⟦die⟧", path="b.txt", rule="untranslated-term")
    second = found("Карта ⟦die⟧", path="c.txt", rule="term-mismatch")
    last = text.render(Report((slight, slight, slight, first, second), files=3), RenderOptions()).splitlines()[-1]
    assert last.endswith("ruling-lint explain untranslated-term (and so for any rule above)")
    [*_, last] = text.render(Report((slight, slight), files=1), RenderOptions()).splitlines()
    assert last.endswith("ruling-lint explain spacing")


def test_a_clean_run_is_one_line() -> None:
    assert (
        text.render(Report((), files=1, segments=3), RenderOptions()) == "No findings. Checked: 3 segments in 1 file.\n"
    )


def test_nothing_in_a_file_or_its_name_can_steer_the_terminal(found: Found) -> None:
    finding = found("Кость\x1b[2J ⟦die⟧", "\x1b]0;x\x07", path="a\x1b[31m.txt")
    report = Report((finding,), (Problem("b\x1bc", None, "плохо\x07"),))
    assert not re.search(r"[\x00-\x09\x0b-\x1f]", text.render(report, RenderOptions()))


def test_colours_and_links_decorate_the_same_words(crowd: Report, options: RenderOptions) -> None:
    decorated = text.render(crowd, replace(options, colour=True, hyperlinks=True))
    assert "\033[1;31merror\033[0m" in decorated
    assert "\033]8;;https://example.org/rules/untranslated-text\033\\untranslated-text\033]8;;\033\\" in decorated
    assert "%D1%85%D0%BE%D0%B4%20%D0%BC%D0%B0%D0%B3%D0%B0.md\033\\" in decorated
    bare = re.sub(r"\033\[[\d;]*m|\033]8;;.*?\033\\", "", decorated)
    assert bare == text.render(crowd, options)
