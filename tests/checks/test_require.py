"""Small words of the source need a counterpart of their kind."""

import pytest

from checks.glossary_context import hits
from ruling_lint.checks import require
from ruling_lint.text.chunks import Chunk

PAIRS = {"may|can": "мо[жг]|можн", "not|isn't": "не|нет"}


def lost(source: str, target: str) -> list[str]:
    return [hit.params["source"] for hit in hits(require, target, source, pairs=PAIRS)]


def test_a_word_without_a_counterpart_is_told_once() -> None:
    assert lost("You may look. You may not.", "Посмотрите. Нет.") == ["may"]
    assert lost("It isn't tapped.", "Оно повёрнуто.") == ["isn't"]
    assert lost("It isn’t tapped.", "Оно повёрнуто.") == ["isn’t"]


@pytest.mark.parametrize("target", ["Вы можете.", "Это возможно? Можно.", "МОЖЕТЕ"])
def test_any_form_of_a_counterpart_will_do(target: str) -> None:
    assert lost("You may.", target) == []


def test_parts_of_words_and_masked_places_do_not_count() -> None:
    assert lost("Mayor {may} note.", "Мэр.") == []


def test_an_untranslated_text_is_another_rules_business() -> None:
    assert lost("You may.", "You may.") == []


def test_a_pattern_that_does_not_compile_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="unterminated"):
        require.Params({"(a": "б"}).validate()


def test_a_source_without_the_hint_asks_for_nothing() -> None:
    params = require.Params(pairs={"nonland": "не"}, hint="non")

    assert require.concerns(params, Chunk("Nonland"))
    assert not require.concerns(params, Chunk("земля"))
