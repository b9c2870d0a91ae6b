"""Который is held to the gender and number of the only noun that it can stand for."""

from collections.abc import Callable

import pytest

from ruling_lint.checks import relative
from ruling_lint.model import Hit


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("Башня, который горит, падает.", ("которая", "которую")),
        ("Башни, который горит, падают.", ("которые",)),
        ("Мосты, который упали, не считаются.", ("которые",)),
        (
            "Если вам принадлежит озеро, с которой он придёт, осушите его.",
            ("которым", "которого"),
        ),
        ("Постройте <b>башню</b>, которое устоит.", ("которая", "которую")),
        ("Уже светло. Озеро, которая блестит, близко.", ("которое",)),
        ("Игроки, которую видят, прячутся.", ("которых",)),
        ("Озеро, о которой сказано, высохло.", ("котором",)),
        ("Башня, через который идут, высока.", ("которую",)),
    ],
)
def test_it_takes_gender_and_number_from_its_noun(
    hits: Callable[..., list[Hit]], text: str, right: tuple[str, ...]
) -> None:
    assert [hit.replacements for hit in hits(relative, text)] == [right]


@pytest.mark.parametrize(
    "text",
    [
        "Башня, в которой живут, и озеро, которое высохло.",
        "Хозяин башни, который уехал, вернётся.",
        "Одна из башен, которая горит.",
        "Две башни, которые горят.",
        "Мост и башня, которые видны отсюда.",
        "Мост, башня, которые видны отсюда.",
        "Он видел мост, которую не забыть.",
        "Вот башня 2, который год пустая.",
        "Мост\\nбашня, который горит.",
        "Старый Мост Башня, который горит.",
        "Который час? Смотрите, которая из них выше.",
        "Всё, которое было.",
        "Врач, которая уехала, и всадник, которую все ждали.",
    ],
)
def test_right_forms_and_nouns_that_leave_a_doubt_are_silent(mark: Callable[..., str], text: str) -> None:
    assert mark(relative, text) == text


def test_a_suggestion_follows_the_capital(hits: Callable[..., list[Hit]]) -> None:
    (hit,) = hits(relative, "Башня, Который горит.")
    assert hit.replacements[0] == "Которая"
