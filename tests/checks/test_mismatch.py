"""A term rendered as another one of its group is found; rephrasing is not."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from checks.glossary_context import hits, texts
from ruling_lint.checks import mismatch

GROUPS = {
    "object": ("token", "counter"),
    "card type": ("creature", "land", "artifact"),
    "player": ("owner", "controller"),
    "ability": ("activated ability", "triggered ability"),
}
KINDS = ("zone",)


def found(source: str, target: str) -> list[str]:
    return texts(hits(mismatch, target, source, groups=GROUPS, kinds=KINDS), target)


@pytest.mark.parametrize(
    ("source", "target", "words"),
    [
        ("Destroy the land.", "Уничтожьте существо.", "существо"),
        ("Its owner may cast it.", "Контролирующий её игрок может разыграть её.", ""),
        ("Return it to its owner's library.", "Верните её на кладбище владельца.", "кладбище"),
        ("Create two tokens. Put a counter on one.", "Создайте два жетона. Положите на один из них жетон.", "жетона"),
    ],
)
def test_another_term_in_its_place(source: str, target: str, words: str) -> None:
    marked = found(source, target)
    assert len(marked) == bool(words)
    assert not words or words in marked[0]


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("Destroy the land.", "Уничтожьте эту землю."),
        ("Destroy the land.", "Уничтожьте её."),
        ("Put a counter on each token.", "Положите жетон на каждую фишку."),
        ("Counter the spell and put a counter on the token.", "Отмените заклинание и положите жетон на фишку."),
        ("It stays there.", "Это существо остаётся на кладбище."),
        ("Tap the land. The creature stays tapped.", "Поверните землю. Существо остаётся повёрнутым, земля тоже."),
        ("The token has a mana cost.", "У фишки есть мана-стоимость."),
        ("Silent Land Keeper dies.", "Хранитель, то есть существо, умирает."),
    ],
)
def test_right_renderings_and_rephrasing_are_silent(source: str, target: str) -> None:
    assert found(source, target) == []


ENGLISH = ["the land", "the creature card", "a token", "a creature token", "a counter", "Tap it", "its owner", ","]
RUSSIAN = [
    "землю",
    "существо",
    "карту существа",
    "фишку",
    "жетон",
    "фишку существа",
    "владельца",
    "Поверните",
    "token",
    ",",
]


@settings(max_examples=200, deadline=None)
@given(st.lists(st.sampled_from(ENGLISH), max_size=5), st.lists(st.sampled_from(RUSSIAN), max_size=5))
def test_a_quick_look_leaves_out_nothing(english: list[str], russian: list[str]) -> None:
    source, target = " ".join(english), " ".join(russian)
    quick = hits(mismatch, target, source, groups=GROUPS, kinds=KINDS)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(mismatch, "_may_be_replaced", lambda view, known: True)
        assert quick == hits(mismatch, target, source, groups=GROUPS, kinds=KINDS)


@pytest.mark.parametrize(
    ("target", "best"), [("Вы бросаете простуду.", "подхватываете"), ("Вы её бросаете.", "ловите")]
)
def test_a_verb_is_the_one_of_its_phrase_where_its_object_stands(target: str, best: str) -> None:
    (hit,) = hits(mismatch, target, "You catch cold.", groups={"play": ("catch", "throw")})
    assert hit.replacements[0] == best


def test_one_finding_for_each_wrong_place() -> None:
    assert len(found("Destroy a land and an artifact.", "Уничтожьте существо и существо.")) == 2


def test_the_finding_points_at_the_source() -> None:
    (hit,) = hits(mismatch, "Уничтожьте существо.", "Destroy the land.", groups=GROUPS)
    assert hit.source_span == (12, 16)
    assert hit.params == {"source": "land", "given": "creature", "right": "земля", "term": "land"}
    assert "землю" in hit.replacements


def test_a_word_of_another_terms_family_does_not_hide_a_mistake() -> None:
    marked = found("The activated ability costs more.", "Срабатывающая способность стоит больше.")
    assert marked == ["Срабатывающая способность"]


OBJECTS = {"cast": "creature"}
"""In the small glossary one casts creatures, and no lands."""


def misplaced(source: str, target: str) -> list[str]:
    return texts(hits(mismatch, target, source, groups=GROUPS, kinds=KINDS, objects=OBJECTS), target)


@pytest.mark.parametrize(
    ("target", "words"),
    [
        ("Разыграйте землю, чтобы найти существо.", ["землю", "существо"]),
        ("Разыграйте ещё одну землю, чтобы найти существо.", ["землю", "существо"]),
        ("Разыграйте землю, чтобы найти существо и ещё существо.", ["землю"]),
        ("Разыграйте существо, чтобы найти землю.", []),
        ("Разыграйте за каждую землю одно существо.", []),
        ("Разыграйте карту из руки: существо найдёт землю.", []),
        ("Разыграйте существо и землю.", []),
    ],
)
def test_a_verb_that_takes_one_term_of_its_group_is_not_given_another(target: str, words: list[str]) -> None:
    assert [word.split()[-1] for word in misplaced("Cast a creature to find a land.", target)] == words


def test_the_verb_must_stand_in_the_source() -> None:
    assert misplaced("The creature finds a land.", "Разыграйте землю: существо.") == []


def test_of_two_equal_renderings_the_one_in_the_place_of_the_lost_term_is_wrong() -> None:
    source, target = "Tap each land, then destroy an artifact.", "Поверните каждую землю, а затем уничтожьте землю."
    (hit,) = hits(mismatch, target, source, groups=GROUPS)

    assert hit.span.start == target.rindex("землю")
    assert hit.replacements[0] == "артефакт"


def test_terms_that_have_changed_places_are_found_by_what_governs_them() -> None:
    source = "Cast the land and tap the artifact."
    assert found(source, "Разыграйте артефакт и поверните землю.") == ["артефакт", "землю"]
    assert found(source, "Поверните артефакт и разыграйте землю.") == []


def turned(source: str, target: str) -> list[str]:
    groups = {"turning": ("tap", "untap"), "turned": ("tapped", "untapped")}
    return texts(hits(mismatch, target, source, groups=groups, opposites=("turned",)), target)


@pytest.mark.parametrize(
    ("source", "target", "words"),
    [
        ("An untapped toad may leap.", "Повёрнутая жаба может прыгнуть.", ["Повёрнутая"]),
        ("The pond enters tapped.", "Пруд выходит развёрнутым.", ["развёрнутым"]),
        (
            "Tap a toad. Do not untap it in the untap step.",
            "Разверните жабу. Не разворачивайте её в шаге разворота.",
            ["Разверните"],
        ),
        ("Untap a toad in the untap step.", "Поверните жабу в шаге разворота.", ["Поверните"]),
    ],
)
def test_the_opposite_of_a_term_in_its_place(source: str, target: str, words: list[str]) -> None:
    assert turned(source, target) == words


@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("It leaps as long as it's untapped.", "Она прыгает, пока она не повёрнута."),
        ("It must be untapped.", "Она не должна быть повёрнутой."),
        ("Toads that aren't tapped leap.", "Неповёрнутые жабы прыгают."),
        ("Only untapped toads leap.", "Повёрнутые жабы прыгать не умеют."),
        ("Tapped toads never leap.", "Прыгают только неповёрнутые жабы."),
        ("Toads other than tapped ones leap.", "Прыгают неповёрнутые жабы."),
        ("No pond but an untapped one.", "Никакого повёрнутого пруда."),
        ("The toad is neither tapped nor old.", "Жаба неповёрнутая и нестарая."),
        ("The toad stays tapped.", "Жаба по-прежнему не разворачивается."),
    ],
)
def test_an_opposite_with_a_negation_is_the_term(source: str, target: str) -> None:
    assert turned(source, target) == []


def test_a_negation_that_both_sentences_have_turns_neither() -> None:
    assert turned("Tapped toads don't leap.", "Неповёрнутые жабы не прыгают.") == ["Неповёрнутые"]
    assert turned("Tapped toads leap. Ponds don't.", "Неповёрнутые жабы прыгают. Пруды не прыгают.") == ["Неповёрнутые"]


def test_a_state_is_suggested_for_a_state_and_what_brings_it_about_for_that() -> None:
    groups = {"turning": ("tap", "untap"), "turned": ("tapped", "untapped")}

    def suggested(source: str, target: str) -> str:
        (hit,) = hits(mismatch, target, source, groups=groups, opposites=("turned",))
        return hit.replacements[0]

    assert suggested("Untapped toads leap.", "Повёрнутые жабы прыгают.") == "Неповёрнутые"
    assert suggested("You untap it.", "Вы поворачиваете её.") == "разворачиваете"
