"""Missing sentences and lengths out of proportion."""

from collections.abc import Callable

import pytest

from checks import glossary_context
from ruling_lint.checks import length
from ruling_lint.model import Hit

SOURCE = "Every player counts the cards in their graveyard. The one who has most of them wins. The others lose."


@pytest.fixture
def variants(hits: Callable[..., list[Hit]], monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], list[str]]:
    """The variants of the hits of a translation, terms left aside."""
    monkeypatch.setattr(length, "_missing_part", lambda view, parts, enough: None)
    return lambda source, target: [hit.variant for hit in hits(length, target, source=source)]


def test_fewer_sentences_in_a_short_translation_miss_one(variants: Callable[[str, str], list[str]]) -> None:
    assert variants(SOURCE, "Каждый игрок считает карты на своём кладбище. Остальные проигрывают.") == [""]


def test_as_many_sentences_in_a_very_short_translation_miss_something(
    variants: Callable[[str, str], list[str]],
) -> None:
    assert variants(SOURCE, "Посчитайте карты. Победит один. Остальные нет.") == ["short"]


def test_of_two_short_sentences_one_may_be_missing(variants: Callable[[str, str], list[str]]) -> None:
    assert variants("Cut the deck. Then cut it again.", "Снимите колоду.") == [""]
    assert variants("Cut the deck. Then cut it again.", "Снимите колоду и ещё раз снимите.") == []


def test_a_translation_of_several_times_the_length_is_too_long(variants: Callable[[str, str], list[str]]) -> None:
    assert variants("Every player counts their own cards.", "Каждый игрок считает карты. " * 6) == ["long"]


@pytest.mark.parametrize(
    ("source", "target"),
    [
        (SOURCE, "Каждый игрок считает карты на своём кладбище, побеждает тот, у кого их больше, прочие проигрывают."),
        ("It becomes untapped. It may now attack.", "Оно разворачивается, и теперь может атаковать."),
        ("You can't do that. Never.", "Нельзя."),
        ("Every artifact they control is also a Clue.", "Их артефакты — Улики."),
        ("Scry 2. (Look at two cards, then put each of them on the top or on the bottom.)", "Предскажите 2 раза."),
        ("Draw a card. " + SOURCE, SOURCE),
    ],
)
def test_merged_sentences_short_texts_and_reminders_are_in_proportion(
    source: str, target: str, variants: Callable[[str, str], list[str]]
) -> None:
    assert variants(source, target) == []


@pytest.mark.parametrize(
    ("source", "target", "lost"),
    [
        ("Return the creature, then tap the artifact.", "Верните целевое существо.", "tap the artifact."),
        ("Return the creature, then tap the artifact.", "Верните существо, поверните артефакт.", ""),
        ("Sacrifice the land and gain five points.", "Пожертвуйте землю ради пяти.", ""),
        ("Return the creature, then tap the artifact.", "Верните целевое существо X.", ""),
        ("Return this creature, not the artifact token.", "Верните существо, а не иное.", ""),
        ("Return the creature, then tap the land for {G}.", "Верните целевое существо {G}.", ""),
        ("Tap the creature or the land, then sacrifice the artifact.", "Поверните это, затем то, что имеете.", ""),
    ],
)
def test_a_part_of_a_sentence_without_a_counterpart_is_missing(source: str, target: str, lost: str) -> None:
    found = glossary_context.hits(length, target, source)
    assert [hit.params.get("source", "") for hit in found] == ([lost] if lost else [])


@pytest.mark.parametrize("bound", ["shortest", "more_terms", "shortest_of_few", "fewer_of_few", "clause_of_several"])
def test_no_bound_lies_above_what_is_ample(bound: str) -> None:
    assert length.Params(**{bound: 1.7}).ample == 1.7


def test_an_ample_translation_may_have_fewer_sentences(variants: Callable[[str, str], list[str]]) -> None:
    target = "Каждый игрок считает все карты на своём кладбище, и выигрывает тот, у кого их больше всех, а остальные игроки проигрывают."
    assert variants(SOURCE, target) == []
