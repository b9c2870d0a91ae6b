"""A word of the translation that another one must go with, where the source asks for it."""

import pytest

from checks.glossary_context import hits
from ruling_lint.checks import companion
from ruling_lint.text.chunks import Chunk

ASKED = {"asked": "can't|cannot", "given": "не|только|нельзя", "word": "с?мо[гж]", "insert": "не"}


def told(target: str, source: str = "It can't win.", **more: object) -> list[tuple[str, tuple[str, ...]]]:
    found = hits(companion, target, source, **{**ASKED, **more})
    return [(target[hit.span.start : hit.span.end], hit.replacements) for hit in found]


def test_a_word_that_lacks_its_companion_is_put_right_where_it_stands() -> None:
    assert told("Сегодня оно может победить.") == [("может", ("не может",))]
    assert told("Могут победить и другие.") == [("Могут", ("Не могут",))]


def test_another_word_may_say_the_same() -> None:
    assert told("Только оно может победить.") == []


def test_a_translation_without_the_word_is_told_otherwise() -> None:
    assert told("Оно победит.") == []


def test_a_source_that_asks_for_nothing_is_left_alone() -> None:
    assert told("Оно может победить.", "It wins.") == []


def test_any_apostrophe_will_do() -> None:
    assert told("Оно может победить.", "It can’t win.") == [("может", ("не может",))]


def test_a_source_that_may_be_told_otherwise_is_left_alone() -> None:
    assert told("Оно может победить.", "It can't win unless it attacks.", unless=r"\bunless\b") == []


def test_some_words_become_another_one() -> None:
    given = {"word": "можно", "instead": {"можно": "нельзя"}}

    assert told("Можно атаковать.", **given) == [("Можно", ("Нельзя",))]


def test_an_untranslated_text_is_another_rules_business() -> None:
    assert told("It can't win.") == []


def test_a_source_without_the_hint_asks_for_nothing() -> None:
    params = companion.Params(**ASKED, hint="can['’]t")

    assert companion.concerns(params, Chunk("CAN’T"))
    assert not companion.concerns(params, Chunk("может"))


@pytest.mark.parametrize("field", ["asked", "given", "word", "unless", "hint"])
def test_a_pattern_that_does_not_compile_is_a_mistake(field: str) -> None:
    with pytest.raises(ValueError, match="unterminated"):
        companion.Params(**{**ASKED, field: "(a"}).validate()
