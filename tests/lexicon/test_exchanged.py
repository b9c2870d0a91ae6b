"""Terms that have changed places are known by what governs them in both texts; another order of words is no exchange."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations, product

import pytest

from ruling_lint.glossary import Glossary, load_glossary
from ruling_lint.lexicon.exchanged import Text, exchanged
from ruling_lint.model import Text as Raw
from ruling_lint.text.reading import Reading
from work import lines_run

GROUPS = [
    {"artifact", "creature", "land"},
    {"token", "counter"},
    {"token", "land"},
    {"hand", "graveyard", "library"},
    {"owner", "controller"},
    {"tap", "untap"},
    {"draw", "discard"},
    {"artifact card", "creature card"},
]


@pytest.fixture(scope="module")
def glossary() -> Glossary:
    return load_glossary()


@pytest.fixture(scope="module")
def swaps(glossary: Glossary) -> Callable[[str, str], list[tuple[str, str]]]:
    pairs = [
        (first, second)
        for group in GROUPS
        for one, two in permutations(sorted(group), 2)
        for first, second in product(glossary.lookup(one), glossary.lookup(two))
    ]

    def found(english: str, russian: str) -> list[tuple[str, str]]:
        source, target = (Reading(Raw.plain(text)) for text in (english, russian))
        texts = Text(source, glossary.find_english(source)), Text(target, glossary.find_russian(target))
        return [
            (" ".join(source.tokens[e.wanted.first : e.wanted.last + 1]), target.tokens[e.given.last])
            for e in exchanged(glossary, *texts, pairs)
        ]

    return found


@pytest.mark.parametrize(
    ("source", "target", "places"),
    [
        (
            "Destroy target artifact and exile target creature.",
            "Уничтожьте целевое существо и изгоните целевой артефакт.",
            [("artifact", "существо"), ("creature", "артефакт")],
        ),
        (
            "Draw two cards, then discard three cards.",
            "Сбросьте две карты, затем возьмите три карты.",
            [("draw", "сбросьте"), ("discard", "возьмите")],
        ),
        (
            "Tap it. Then you may untap it.",
            "Разверните его. После чего вы можете повернуть его.",
            [("tap", "разверните"), ("untap", "повернуть")],
        ),
        (
            "Put a counter on it. Create a token.",
            "Положите фишку на него. Создайте жетон.",
            [("counter", "фишку"), ("token", "жетон")],
        ),
        (
            "Return it from your graveyard to your hand.",
            "Верните её из вашей руки на ваше кладбище.",
            [("graveyard", "руки"), ("hand", "кладбище")],
        ),
        (
            "Put the cards of your library into your graveyard.",
            "Положите карты вашего кладбища в вашу библиотеку.",
            [("library", "кладбища"), ("graveyard", "библиотеку")],
        ),
        (
            "Sacrifice two lands and three creatures.",
            "Пожертвуйте двумя существами и тремя землями.",
            [("lands", "существами"), ("creatures", "землями")],
        ),
        (
            "Its owner draws a card and its controller loses 1 life.",
            "Контролирующий его игрок берёт карту, а его владелец теряет 1 жизнь.",
            [("owner", "контролирующий"), ("controller", "владелец")],
        ),
        (
            "A land dies and a token untaps.",
            "Умирает фишка, и разворачивается земля.",
            [("land", "фишка"), ("token", "земля")],
        ),
    ],
)
def test_two_terms_that_have_changed_places(
    swaps: Callable[[str, str], list[tuple[str, str]]], source: str, target: str, places: list[tuple[str, str]]
) -> None:
    assert swaps(source, target) == places


@pytest.mark.parametrize(
    ("source", "target"),
    [
        (
            "Destroy target artifact and exile target creature.",
            "Изгоните целевое существо и уничтожьте целевой артефакт.",
        ),
        ("Destroy target artifact or creature.", "Уничтожьте целевое существо или артефакт."),
        ("Return it from your graveyard to your hand.", "Верните её в вашу руку из вашего кладбища."),
        ("Sacrifice two lands and three creatures.", "Пожертвуйте тремя существами и двумя землями."),
        ("Destroy target artifact and exile target creature.", "Уничтожьте целевое существо и изгоните его."),
        (
            "Exile a creature and destroy a land, then exile a land.",
            "Изгоните землю и уничтожьте землю, затем изгоните существо.",
        ),
        ("Put a counter on the token you created.", "На созданную вами фишку положите жетон."),
        ("The artifact destroys the creature.", "Существо уничтожается артефактом."),
        ("The artifact destroys the creature.", "Артефактом уничтожается существо."),
        ("The creature is destroyed by the artifact.", "Артефакт уничтожает существо."),
        ("The creature is exiled, then a land is returned.", "Изгоняется существо, затем земля возвращается."),
        (
            "After the creature, the artifact attacks and the land dies.",
            "После существа атакует артефакт и умирает земля.",
        ),
    ],
)
def test_another_order_of_words_and_half_an_exchange_are_none(
    swaps: Callable[[str, str], list[tuple[str, str]]], source: str, target: str
) -> None:
    assert swaps(source, target) == []


def test_the_work_grows_no_faster_than_the_text(glossary: Glossary) -> None:
    pairs = list(product(glossary.lookup("artifact"), glossary.lookup("creature")))

    def work(length: int) -> int:
        source = Reading(Raw.plain("Destroy target artifact and the artifact attacks the creature. " * length))
        target = Reading(Raw.plain("Атакуют целевые существо и артефакт, уничтожьте артефакт. " * length))
        texts = Text(source, glossary.find_english(source)), Text(target, glossary.find_russian(target))
        return lines_run(lambda: exchanged(glossary, *texts, pairs))

    work(1)
    assert work(40) < 2.5 * work(20)


def test_inside_longer_terms_the_whole_is_exchanged(glossary: Glossary) -> None:
    english, russian = (
        Reading(Raw.plain(text))
        for text in (
            "Exile a creature card. Return an artifact card.",
            "Изгоните карту артефакта. Верните карту существа.",
        )
    )
    source, target = Text(english, glossary.find_english(english)), Text(russian, glossary.find_russian(russian))
    pairs = list(product(glossary.lookup("artifact"), glossary.lookup("creature")))

    found = exchanged(glossary, source, target, pairs)

    assert [glossary.terms[exchange.term].label for exchange in found] == ["creature card", "artifact card"]
