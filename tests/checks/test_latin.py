"""English left over in Russian text is found a run at a time, and told apart as words, terms and names."""

import pytest

from checks.glossary_context import hits, texts
from ruling_lint.checks import latin, unchanged
from ruling_lint.model import Severity
from ruling_lint.text.chunks import Chunk


def left(target: str, source: str | None = None, title: str | None = None) -> list[tuple[str, str]]:
    found = []
    for kind in latin.REPORTS:
        found += [(kind, text) for text in texts(hits(latin, target, source, title, report=kind), target)]
    return found


@pytest.mark.parametrize(
    "target",
    [
        "Обычный русский текст.",
        "Игра Magic вышла давно.",
        "У planeswalker'а и planeswalker-ов есть верность.",
        "Бдительность (vigilance) — способность.",
        "Карта «Серый Паром» (Grey Ferry) вернулась.",
        "Сыграйте в online-турнире.",
        "Символ {T}, число X, глава II.",
        "Лес vs. Остров: de facto ничья, как писали Гарфилд et al. в статье.",
        "Это не a priori верно, а ad hoc.",
    ],
)
def test_what_may_stay_in_latin_is_not_reported(target: str) -> None:
    assert left(target) == []


@pytest.mark.parametrize(
    ("target", "found"),
    [
        ("Сбросьте (if you can) карту.", [("text", "(if you can)")]),
        ("Сбросьте, if you can, карту.", [("text", "if you can")]),
        ("If you can, сбросьте.", [("text", "If you can")]),
        ("Сбросьте if you can", [("text", "if you can")]),
        ("Он can't играть.", [("text", "can't")]),
        ("Два места: here и over there.", [("text", "here"), ("text", "over there")]),
        ("Заплатите {2} before combat, then attack.", [("text", "before combat, then attack")]),
        ("У него есть vigilance.", [("term", "vigilance")]),
        ("У него vigilance, flying и всё.", [("term", "vigilance"), ("term", "flying")]),
        ("Это target creature здесь.", [("text", "target creature")]),
        ("Взял et ушёл.", [("text", "et")]),
        ("Пусть Grey Ferry вернётся.", [("name", "Grey Ferry")]),
        ("Пусть a grey ferry вернётся.", [("text", "a grey ferry")]),
        ("Vigilance и Полёт.", [("term", "Vigilance")]),
        ("Положите +1/+1 counter сюда.", [("term", "+1/+1 counter")]),
        ("Положите two creatures сюда.", [("text", "two creatures")]),
    ],
)
def test_a_run_is_one_finding_of_its_kind(target: str, found: list[tuple[str, str]]) -> None:
    assert left(target) == found


def test_a_name_on_a_page_with_a_title_is_that_card() -> None:
    target = "Если Old Mill Stone умирает, возьмите карту."
    assert left(target, title="Старый жёрнов") == [("name", "Old Mill Stone")]
    (hit,) = hits(latin, target, title="Старый жёрнов", report="name")
    assert hit.replacements == ("«Старый жёрнов»", "Старый жёрнов")


@pytest.mark.parametrize("name", ["Grey Ferry", "**Grey Ferry**", "<i>Grey Ferry</i>"])
def test_a_name_in_markup_is_declined_as_without(name: str) -> None:
    (hit,) = hits(latin, f"Доплывите до {name} и обратно.", report="name")
    assert hit.replacements[0] == "Серого Парома"


def test_a_term_that_begins_with_numbers_is_translated_as_a_whole() -> None:
    (hit,) = hits(latin, "Положите +1/+1 counter сюда.", report="term")
    assert hit.replacements[0] == "жетон +1/+1"


def test_names_on_a_page_beside_one_another_are_not_all_its_card() -> None:
    found = hits(latin, "Old Mill Stone и Wet Barn Door умирают.", title="Старый жёрнов", report="name")
    assert [hit.replacements for hit in found] == [(), ()]


def test_a_title_of_another_length_is_not_offered() -> None:
    (hit,) = hits(latin, "Если Old Mill Stone умирает.", title="Жёрнов", report="name")
    assert hit.replacements == ()


def test_a_run_that_stands_in_the_source_points_at_it() -> None:
    (hit,) = hits(latin, "Сбросьте if you can.", "Discard it if you can.", report="text")
    assert hit.source_span == (11, 21)


@pytest.mark.parametrize(
    ("target", "source", "severity"),
    [
        ("Подключите дом к Wi-Fi.", "Connect your house to Wi-Fi.", Severity.INFO),
        ("Kubuntu стоит на всех столах.", "Every desk runs Kubuntu.", Severity.INFO),
        ("Положите Kubuntu на стол.", "Kubuntu goes on the table.", None),
        ("Положите Kubuntu на стол.", "Put it on the table.", None),
        ("Положите Kubuntu на стол.", None, None),
        ("Положите pencil на стол.", "Put the Pencil on the table.", None),
        ("Положите Kubuntu please на стол.", "Put Kubuntu please on the table.", None),
    ],
)
def test_a_word_that_the_source_writes_as_a_name_is_information(
    target: str, source: str | None, severity: Severity | None
) -> None:
    assert [hit.severity for hit in hits(latin, target, source, report="text")] == [severity]


def test_half_of_a_compound_is_reported_only_if_the_source_has_it() -> None:
    assert left("Сыграйте в sealed-турнире.") == []
    assert left("Сыграйте в sealed-турнире.", "Play in a sealed tournament.") == [("text", "sealed")]


@pytest.mark.parametrize(
    ("target", "source", "variant"),
    [
        ("Draw a card.", "Draw a card.", [""]),
        ("Draw a card.", "Draw two cards.", ["russianless"]),
        ("Draw a card.", None, ["russianless"]),
        ("Magic", "Magic", []),
        ("{T}: {C}", "{T}: {C}", []),
        ("https://example.org/draw", "https://example.org/draw", []),
        ("2/2", None, []),
        ("Возьмите card.", "Draw a card.", []),
    ],
)
def test_a_text_without_russian_is_untranslated(target: str, source: str | None, variant: list[str]) -> None:
    assert [hit.variant for hit in hits(unchanged, target, source)] == variant


def test_single_letters_and_half_russian_words_concern_nobody() -> None:
    params = latin.Params("text")
    assert [
        word for word in ("X", "X-заклинание", "мaна", "Гора", "II", "can't") if latin.concerns(params, Chunk(word))
    ] == [
        "II",
        "can't",
    ]
