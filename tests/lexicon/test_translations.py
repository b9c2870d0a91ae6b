"""Whole texts that were translated elsewhere."""

from __future__ import annotations

import sqlite3

import pytest

from ruling_lint.lexicon.translations import StoredTranslations, Translations
from ruling_lint.model import Document, Segment, State, Text
from ruling_lint.records import replace


def document(*pairs: tuple[str | None, str]) -> Document:
    segments = (Segment(Text.plain(ru), None if en is None else Text.plain(en)) for en, ru in pairs)
    return Document("a.po", "po", "", tuple(segments))


def test_what_was_never_translated_has_no_translation() -> None:
    assert Translations().of("Shuffle.") == ()
    assert Translations([document(("Draw a card.", "Возьмите карту."))]).of("Shuffle.") == ()


def test_letter_case_and_spaces_do_not_count() -> None:
    assert Translations([document(("Draw  a card.", "Возьмите карту."))]).of("DRAW a card. ") == ("Возьмите карту.",)


def test_a_fragment_in_small_letters_stays_small() -> None:
    assert Translations([document(("Then shuffle", "Затем перетасуйте"))]).of("then shuffle") == ("затем перетасуйте",)


def test_the_most_frequent_translation_comes_first() -> None:
    pairs = [("Concede", "Сдаться"), ("Concede", "Признать поражение"), ("Concede", "Признать поражение")]
    assert Translations([document(*pairs)]).of("Concede") == ("Признать поражение", "Сдаться")


def test_the_memory_comes_before_the_document() -> None:
    memory = Translations([document(("Concede", "Сдаться"))])
    assert memory.beside(document(("Concede", "Капитулировать"))).of("Concede") == ("Сдаться", "Капитулировать")


def test_what_holds_no_russian_or_the_source_itself_is_no_translation() -> None:
    pairs = [("Concede", "Concede"), ("Concede", "Нажмите Concede"), (None, "Сдаться")]
    assert Translations([document(*pairs)]).of("Concede") == ()


@pytest.mark.parametrize("state", [State.FUZZY, State.UNTRANSLATABLE])
def test_what_nobody_has_approved_or_is_in_another_language_is_no_translation(state: State) -> None:
    segments = document(("Concede", "Сдаться"), ("Draw", "Взять карту")).segments
    found = Translations([Document("a.po", "po", "", (replace(segments[0], state=state), segments[1]))])
    assert (found.of("Concede"), found.of("Draw")) == ((), ("Взять карту",))


def test_a_translation_that_is_no_longer_used_is_still_one() -> None:
    (segment,) = document(("Concede", "Сдаться")).segments
    old = Document("a.po", "po", "", (replace(segment, state=State.OBSOLETE),))
    assert Translations([old]).of("Concede") == ("Сдаться",)


def test_translations_of_a_document_in_parts_are_those_of_the_whole() -> None:
    parts = [
        document(("Concede", "Сдаться"), ("Draw", "Взять карту")),
        document(("concede ", "Признать поражение"), ("Concede", "Признать поражение"), ("Pass", "Pass")),
    ]
    stored, whole = StoredTranslations(parts, Translations()), Translations(parts)
    for text in ("Concede", "concede", "Draw", "Pass", "Shuffle"):
        assert stored.of(text) == whole.of(text)
    assert stored.of("Concede") == ("Признать поражение", "Сдаться")


def test_the_memory_comes_before_a_document_in_parts() -> None:
    memory = Translations([document(("Concede", "Сдаться"))])
    assert StoredTranslations([document(("Concede", "Уступить"))], memory).of("Concede") == ("Сдаться", "Уступить")


def test_without_room_for_a_temporary_database_it_is_kept_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    connect = sqlite3.connect

    def connect_to_memory_alone(place: str) -> sqlite3.Connection:
        if not place:
            raise sqlite3.OperationalError("unable to open database file")
        return connect(place)

    monkeypatch.setattr(sqlite3, "connect", connect_to_memory_alone)
    stored = StoredTranslations([document(("Concede", "Уступить"))], Translations())
    assert stored.of("Concede") == ("Уступить",)
