"""Terms of an English text are recognised in its Russian, whole or word by word."""

from __future__ import annotations

from ruling_lint.desk.recognition import Recogniser
from ruling_lint.glossary import Glossary, Names, read_terms
from ruling_lint.glossary.compiling import compile_terms
from ruling_lint.model import Text
from ruling_lint.text.reading import Reading

TERMS = """
- {en: river, ru: река, family: [речной]}
- {en: boat, ru: лодка, forbidden: [посудина]}
- {en: river boat, ru: речная лодка}
- {en: mouth of the river, ru: устье}
- {en: bank, sense: shore, ru: берег}
- {en: bank, sense: money, ru: банк}
- {en: bolt, ru: засов}
"""


def recognised(source: str, target: str) -> list[tuple[str, bool, bool]]:
    """Return the terms of the source, whether the target has them, and whether only in their parts."""
    glossary = Glossary(compile_terms(read_terms("own.yml", TERMS.encode())))
    found = Recogniser(glossary, Names()).terms(*(Reading(Text.plain(text)) for text in (source, target)))
    return [(glossary.terms[f.match.senses[0].term].en[0], f.met, f.in_parts) for f in found]


def test_a_term_in_any_form_or_by_a_word_of_its_family() -> None:
    assert recognised("The river is wide.", "Ширина реки велика.") == [("river", True, False)]
    assert recognised("The river is wide.", "Речной простор.") == [("river", True, False)]


def test_a_term_that_is_missing_or_rendered_by_a_rejected_word() -> None:
    assert recognised("The boat sinks.", "Она тонет.") == [("boat", False, False)]
    assert recognised("The boat sinks.", "Посудина тонет.") == [("boat", False, False)]


def test_any_sense_of_a_word_will_do() -> None:
    assert recognised("The bank is near.", "Банк рядом.") == [("bank", True, False)]


def test_a_phrase_by_its_words() -> None:
    assert recognised("A river boat.", "Лодка для реки.") == [("river boat", True, True)]
    assert recognised("A river boat.", "Лодка для озера.") == [("river boat", False, False)]


def test_a_phrase_with_words_that_are_no_terms_has_no_parts() -> None:
    assert recognised("The mouth of the river.", "Рот и река.") == [("mouth of the river", False, False)]


def test_a_term_inside_the_rendering_of_a_longer_one() -> None:
    assert recognised("The boat sinks.", "Речная лодка тонет.") == [("boat", True, False)]


def test_a_term_counts_once() -> None:
    assert recognised("A boat meets a boat.", "Лодка встречает лодку.") == [("boat", True, False)]


def test_the_words_of_a_card_name_are_no_terms() -> None:
    assert recognised("Cast Lightning Bolt.", "Разыграйте Удар Молнии.") == []
    assert recognised("Slide the bolt.", "Сдвиньте крюк.") == [("bolt", False, False)]
