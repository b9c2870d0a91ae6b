"""Words that nobody knows."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ruling_lint.checks import spelling
from ruling_lint.checks.base import Context, View
from ruling_lint.glossary import load_glossary
from ruling_lint.glossary.names import Names
from ruling_lint.lexicon.near import Speller
from ruling_lint.lexicon.standing import Writing
from ruling_lint.lexicon.wordlist import OwnWords
from ruling_lint.model import Segment, Text
from ruling_lint.text.reading import Reading

TERMS = """\
- {en: hexproof, kind: keyword-ability, pos: noun, ru: порчеустойчивость}
- {en: spell, kind: concept, pos: noun, ru: заклинание, forbidden: [{ru: спеллкарта, pos: noun}, {ru: спеллоценность колдовства, pos: noun}]}
- {en: mana value, kind: concept, pos: noun, ru: маноценность колдовства, forbidden: [{ru: маноценность заклятия, pos: noun}]}
- {en: scry, kind: keyword-action, pos: verb, ru: предсказать}
"""


@pytest.fixture(scope="module")
def context(tmp_path_factory: pytest.TempPathFactory) -> Context:
    folder = tmp_path_factory.mktemp("spelling")
    terms, names = Path(folder, "terms.yml"), Path(folder, "names.tsv")
    terms.write_text(TERMS, encoding="utf-8")
    names.write_text("Kelvar's Spring\tРодник Кельвары\nMoss Gurlak\tМшистый Гурлак\n", encoding="utf-8")
    glossary = load_glossary(shipped=False, extra=[terms])
    return Context(glossary, Names(names), words=OwnWords(["хрямзый"]))


@pytest.fixture
def mark(context: Context) -> Callable[..., str]:
    def mark_text(text: str, **params: Any) -> str:
        """Return a text with ⟦ ⟧ around every hit and its first replacement, if any, after a slash."""
        checked = spelling.Params(**params)
        view = View(Segment(Text.plain(text)), Reading(Text.plain(text)), None, context.glossary)
        evidence = [(0, item) for item in spelling.collect(checked, view, context)]
        for _, hit in reversed(list(spelling.conclude(checked, evidence, context))):
            start, end = hit.span
            text = f"{text[:start]}⟦{'/'.join((text[start:end], *hit.replacements[:1]))}⟧{text[end:]}"
        return text

    return mark_text


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("Он открыл картуу и ушол.", "Он открыл ⟦картуу/карту⟧ и ⟦ушол/ушел⟧."),
        ("Он ещё открыл картуу и ушол.", "Он ещё открыл ⟦картуу/карту⟧ и ⟦ушол/ушёл⟧."),
        ("Он неидёт.", "Он ⟦неидёт/не идёт⟧."),
        ("Ктото неберёт карт.", "⟦Ктото/Кто-то⟧ ⟦неберёт/не берёт⟧ карт."),
        ("КАРТУУ ИГРАЮТ, жеттон взяли.", "⟦КАРТУУ/КАРТУ⟧ ИГРАЮТ, ⟦жеттон/жетон⟧ взяли."),
        ("Кажый из них", "⟦Кажый/Каждый⟧ из них"),
        ("Учавствуйте и НЕ МОГЖЕТ.", "⟦Учавствуйте/Участвуйте⟧ и НЕ ⟦МОГЖЕТ/МОЖЕТ⟧."),
        ("Учавствует — так зовут эльфа Учавствует.", "Учавствует — так зовут эльфа Учавствует."),
        ("ОН НЕИДЁТ, Нерастёт и незовет.", "ОН ⟦НЕИДЁТ/НЕ ИДЁТ⟧, ⟦Нерастёт/Не растёт⟧ и ⟦незовет/не зовет⟧."),
        ("Есть порчеустойчевость.", "Есть ⟦порчеустойчевость/порчеустойчивость⟧."),
        ("Есть Порчеустойчевость.", "Есть ⟦Порчеустойчевость/Порчеустойчивость⟧."),
        ("Пресдкажите дважды.", "⟦Пресдкажите/Предскажите⟧ дважды."),
        ("Пришёл мышь-палковник.", "Пришёл мышь-⟦палковник/полковник⟧."),
        ("Он незнает и неможет.", "Он ⟦незнает/не знает⟧ и ⟦неможет/не может⟧."),
        ("Незная дороги, он пошёл.", "⟦Незная/Не зная⟧ дороги, он пошёл."),
        ("Дорога неизвесна.", "Дорога ⟦неизвесна/неизвестна⟧."),
        ("ПОРЧЕУСТОЙЧЕВОСТЬ", "⟦ПОРЧЕУСТОЙЧЕВОСТЬ/ПОРЧЕУСТОЙЧИВОСТЬ⟧"),
    ],
)
def test_a_misspelt_word_is_marked_with_what_was_meant(mark: Callable[..., str], text: str, marked: str) -> None:
    assert mark(text) == marked


@pytest.mark.parametrize(
    "text",
    [
        "Он покрыл за́мок мхом, а сущест\u00adво ушло.",
        "Гурлаку дали кельвар, а Кельвару — гурлаков.",
        "Он хрямзый, и дело хрямзого плохо.",
        "ВИРДУН ИГРАЕТ, МЕТАЛЛАР МОЛЧИТ.",
        "Сенешаль Вирдунгар молчит.",
        "Кто-нибудь да из-за чего-либо вернётся.",
        "Брррр, гррр, холодно.",
        "Он негодует, ненавидит, недоумевает и недолил чаю; нераскрытая карта незначаща.",
        "Странное пе_рехв_атывание взора.",
        "Явился тюлене-кот и зверо-щука.",
        "Парского края он не видал.",
        "Planeswalker'ов двое, planeswalker-ами зовут многих.",
        "N-ое число и 10-ая карта, {T}ом и `картуу`.",
        "Слово, англ. слово и т. п.",
    ],
)
def test_a_known_word_a_name_or_half_a_word_is_right(mark: Callable[..., str], text: str) -> None:
    assert mark(text) == text


def test_what_the_glossary_rejects_is_known_but_never_offered(mark: Callable[..., str]) -> None:
    assert mark("Взял спеллкарту.") == "Взял спеллкарту."
    assert mark("Взял спелкарту.", near=True) == "Взял спелкарту."
    assert mark("Есть спелоценность колдовства.") == "Есть спелоценность колдовства."


def test_a_word_that_the_glossary_also_accepts_is_offered(mark: Callable[..., str]) -> None:
    assert mark("Есть моноценность колдовства.") == "Есть ⟦моноценность/маноценность⟧ колдовства."


def test_a_prefix_leaves_a_known_word_known(mark: Callable[..., str]) -> None:
    assert mark("Сверхмножественный", prefixes=("сверх",)) == "Сверхмножественный"
    assert mark("сверхпорчеустойчивость", prefixes=("сверх",)) == "сверхпорчеустойчивость"


def test_a_rule_may_bring_words_of_its_own(mark: Callable[..., str]) -> None:
    assert mark("картуу", words=("картуу",)) == "картуу"


def test_the_other_rule_reports_what_is_near_nothing(mark: Callable[..., str]) -> None:
    assert mark("Взял картуу щуравль. Щуравль ушёл.") == "Взял ⟦картуу/карту⟧ щуравль. Щуравль ушёл."
    assert mark("Взял картуу щуравль. Щуравль ушёл.", near=False) == "Взял картуу ⟦щуравль⟧. Щуравль ушёл."


def firmness(text: str, context: Context) -> dict[str, bool]:
    """Return whether the hit on each misspelt word of a text is firm."""
    target = Text.plain(text)
    view = View(Segment(target), Reading(target), None, context.glossary)
    evidence = [(0, item) for item in spelling.collect(spelling.Params(), view, context)]
    found = spelling.conclude(spelling.Params(), evidence, context)
    return {target.value[hit.span.start : hit.span.end]: hit.firm for _, hit in found}


def test_a_near_miss_of_a_usual_word_is_as_wrong_in_prose(context: Context) -> None:
    firm = firmness("Старик горевал у реки, забыв безжизненую картуу.", context)
    assert firm == {"безжизненую": False, "картуу": True}


def test_somebody_whose_words_are_quoted_may_speak_badly(context: Context) -> None:
    firm = firmness("«Дай картуу!» — и он взял зелмю.", context)
    assert firm == {"картуу": False, "зелмю": True}


def test_that_nothing_is_near_a_word_is_remembered_by_the_next_run(
    context: Context, mark: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(self: Speller, word: str, writing: Writing) -> list[str]:
        raise AssertionError(f"looked for what is near {word} again")

    spelling.judge_of.cache_clear()
    assert mark("Он видит Зорбакинариум.") == "Он видит Зорбакинариум."
    spelling.judge_of.cache_clear()
    monkeypatch.setattr(Speller, "near", refuse)
    assert mark("Он видит Зорбакинариум.") == "Он видит Зорбакинариум."


def test_what_is_near_a_word_depends_on_the_glossary(context: Context, tmp_path: Path) -> None:
    file = tmp_path / "more.yml"
    file.write_text("- {en: ooze, pos: noun, ru: квакозябра}\n", encoding="utf-8")
    other = load_glossary(shipped=False, extra=[file])
    assert spelling.judge_of(context.glossary, context.names).near("квакозябрра", Writing.LOWER) == []
    assert spelling.judge_of(other, context.names).near("квакозябрра", Writing.LOWER) == ["квакозябра"]
