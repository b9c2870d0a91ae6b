"""Where sentences start, and which capitals mean a name."""

import pytest

from ruling_lint.model import Span
from ruling_lint.text.sentences import is_name_like, opens_sentence


@pytest.mark.parametrize(
    "text",
    [
        "|Слово",
        "Конец. |Слово",
        "Он сказал: «|Слово»",
        "— |Слово",
        "1) |Слово",
        "{T}: |Слово",
        "«|Слово»",
        "раз;\n• |Слово",
        "(|Слово",
    ],
)
def test_places_where_a_sentence_starts(text: str) -> None:
    offset = text.index("|")
    assert opens_sentence(text.replace("|", ""), offset)


@pytest.mark.parametrize("text", ["Это |Слово", "карта «|Слово»", "Великая |Могила", "(и |Слово"])
def test_places_inside_a_sentence(text: str) -> None:
    offset = text.index("|")
    assert not opens_sentence(text.replace("|", ""), offset)


def test_a_capital_inside_a_sentence_means_a_name() -> None:
    text = "Существо Поле Боя умирает."
    assert is_name_like(text, Span(9, 17))
    assert not is_name_like(text, Span(0, 8))
    assert not is_name_like(text, Span(18, 25))
