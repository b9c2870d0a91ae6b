"""The doctor finds what is wrong with a glossary, and leaves a healthy one alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from ruling_lint import bundled
from ruling_lint.desk.complaint import KINDS, Complaint
from ruling_lint.desk.doctor import examine
from ruling_lint.desk.survey import ENOUGH, survey
from ruling_lint.glossary import Glossary, Names, Term, read_terms
from ruling_lint.glossary.compiling import compile_terms
from ruling_lint.glossary.loading import load_glossary
from ruling_lint.model import Document, Segment, Severity, Text

HEALTHY = """
- {en: river, ru: река, forbidden: [речушка]}
- {en: bank, sense: shore, ru: берег}
- {en: bank, sense: money, ru: банк}
"""


def terms(content: str, path: str = "own.yml") -> list[Term]:
    return read_terms(path, content.encode())


def kinds(*files: str) -> list[tuple[str, int]]:
    found = examine([terms(content, f"{number}.yml") for number, content in enumerate(files)])
    return [(complaint.kind, complaint.term.line) for complaint in found]


def document(*pairs: tuple[str, str]) -> Document:
    segments = tuple(Segment(Text.plain(ru), Text.plain(en) if en else None) for en, ru in pairs)
    return Document("a.po", "po", "", segments)


def corpus_kinds(content: str, *pairs: tuple[str, str]) -> list[tuple[str, str]]:
    glossary = Glossary(compile_terms(terms(content)))
    return [(c.kind, c.term.label) for c in survey(glossary, Names(), [document(*pairs)]).complaints()]


def test_a_healthy_glossary_has_no_complaints() -> None:
    assert kinds(HEALTHY) == []


def test_the_shipped_glossary_passes() -> None:
    path = Path(bundled.glossary_file())
    found = examine([read_terms(str(path), path.read_bytes())])
    assert [c.message("en") for c in found if c.severity >= Severity.WARNING] == []


RULINGS = [
    (
        "Return an instant or sorcery card to your hand.",
        "Верните карту мгновенного заклинания или волшебства в вашу руку.",
    ),
    (
        "Create a red artifact token for each opponent.",
        "Создайте по одной фишке красного артефакта за каждого оппонента.",
    ),
    ("Naga Oracle enters the battlefield tapped.", "Нага-Оракул выходит на поле битвы повернутым."),
    ("Exile all legendary creature cards from graveyards.", "Изгоните все карты легендарных существ из кладбищ."),
    (
        "Its power and toughness are each equal to that card's mana value.",
        "Его сила и выносливость равны мановой ценности той карты.",
    ),
    (
        "Until end of turn, it has base power and toughness 5/5.",
        "До конца хода оно имеет базовые силу и выносливость 5/5.",
    ),
    ("Cast it without paying its mana cost.", "Разыграйте его без уплаты его мана-стоимости."),
    ("Damage dealt by that source can't be prevented.", "Повреждения, наносимые тем источником, нельзя предотвратить."),
]


def test_texts_do_not_contradict_the_shipped_glossary() -> None:
    found = survey(load_glossary(), Names(), [document(*RULINGS * ENOUGH)]).complaints()
    assert [c.message("en") for c in found if c.severity >= Severity.WARNING] == []


def test_a_wording_both_accepted_and_rejected_in_one_entry() -> None:
    assert kinds("- {en: river, ru: река, forbidden: [Река]}") == [("contradicts-itself", 1)]
    assert kinds("- {en: river, ru: река, forbidden: ['рек*']}") == [("contradicts-itself", 1)]


def test_a_wording_that_another_sense_of_the_word_rejects() -> None:
    content = "- {en: bank, sense: a, ru: берег}\n- {en: bank, sense: b, ru: банк, forbidden: [берег]}"
    assert kinds(content) == [("forbidden-by-sibling", 1)]


def test_a_neighbour_that_decides_tells_senses_apart() -> None:
    content = (
        "- {en: bank, sense: a, ru: берег, en_needs: {after: [of]}}\n"
        "- {en: bank, sense: b, ru: банк, forbidden: [берег]}"
    )
    assert kinds(content) == [("rejected-elsewhere-accepted", 2)]


def test_a_rejected_wording_that_names_another_term() -> None:
    content = "- {en: river, ru: река}\n- {en: stream, ru: ручей, forbidden: ['рек*']}"
    assert kinds(content) == [("rejected-elsewhere-accepted", 2)]


def test_a_wording_rejected_only_since_its_day_is_no_clash() -> None:
    assert kinds("- {en: river, ru: река}\n- {en: stream, ru: ручей, forbidden: [{ru: река, until: 2009-07}]}") == []


def test_two_entries_that_say_the_same() -> None:
    assert kinds("- {en: bank, sense: a, ru: берег}\n- {en: [shore, bank], sense: b, ru: Берег}") == [("duplicate", 2)]


def test_an_entry_in_the_place_of_a_lower_one() -> None:
    assert kinds("- {en: river, ru: река}", "- {en: River, ru: поток}") == [("replaces", 1)]


def test_an_entry_that_only_repeats_the_lower_one() -> None:
    assert kinds("- {en: river, ru: река}", "- {en: river, ru: река}") == [("needless", 1)]
    assert kinds("- {en: river, ru: река}", "- {en: river, ru: река, forbidden: [речка]}") == [("replaces", 1)]


def test_a_noun_that_no_dictionary_declines() -> None:
    assert kinds("- {en: spool, ru: xyzr}") == [("no-forms", 1)]


def test_a_word_whose_forms_are_guessed_until_its_grammar_is_stated() -> None:
    assert kinds("- {en: glimmer, ru: мерцалка}\n- {en: gloom, ru: {text: хмурка, gender: femn, animate: false}}") == [
        ("guessed", 1)
    ]


def test_an_entry_that_no_text_uses() -> None:
    pairs = [("The river is wide.", "Река широкая."), ("", "У берега тихо.")]
    assert corpus_kinds(HEALTHY, *pairs) == [("unused", "bank (money)")]


def test_a_corpus_without_texts_says_nothing_of_any_entry() -> None:
    assert corpus_kinds(HEALTHY) == []


def test_an_entry_that_the_corpus_contradicts() -> None:
    pairs = [("The river is wide.", "Поток широк.")] * ENOUGH
    assert ("contradicted", "river") in corpus_kinds(HEALTHY, *pairs)
    assert ("contradicted", "river") not in corpus_kinds(HEALTHY, *pairs[1:])
    assert ("contradicted", "river") not in corpus_kinds(HEALTHY, *pairs[2:], *[("The river.", "Реки.")] * 2)


def test_a_phrase_whose_words_are_all_rendered_is_no_contradiction() -> None:
    content = "- {en: river bank, ru: речной берег}\n- {en: river, ru: река}\n- {en: bank, ru: берег}"
    apart = [("The river bank floods.", "Река затопила берег.")] * ENOUGH
    assert corpus_kinds(content, *apart) == []
    lacking = [("The river bank floods.", "Берег затоплен.")] * ENOUGH
    assert ("contradicted", "river bank") in corpus_kinds(content, *lacking)


def test_the_words_of_a_card_name_contradict_nothing() -> None:
    pairs = [("Exile Lightning Bolt.", "Изгоните Удар Молнии.")] * ENOUGH
    assert corpus_kinds("- {en: bolt, ru: засов}", *pairs) == [("unused", "bolt")]
    assert corpus_kinds("- {en: bolt, ru: засов}", *[("Exile the bolt.", "Изгоните удар.")] * ENOUGH) == [
        ("contradicted", "bolt")
    ]


def test_the_other_sense_of_a_word_is_no_contradiction() -> None:
    pairs = [("A bank.", "Берег.")] * ENOUGH
    assert ("contradicted", "bank (money)") not in corpus_kinds(HEALTHY, *pairs)


@pytest.mark.parametrize("kind", KINDS)
def test_every_message_is_filled_in_both_languages(kind: str) -> None:
    term = terms("- {en: river, ru: река}")[0]
    for lang in ("ru", "en"):
        words = Complaint(kind, term, "река", term, 12, 1).message(lang, "own.yml:1")
        assert words.startswith("river: ")
        assert "{" not in words
