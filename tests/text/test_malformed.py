"""Broken symbols and placeholders."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruling_lint.text.malformed import find_faults


@pytest.mark.parametrize(
    ("text", "broken", "repaired"),
    [
        ("{Т}: да", "{Т}", "{T}"),
        ("{2}{В}", "{В}", "{B}"),
        ("{С/Р}", "{С/Р}", "{C/P}"),
        ("{ T }", "{ T }", "{T}"),
        ("{{Q}}", "{{Q}}", "{Q}"),
        ("{{Q}: да", "{{Q}", "{Q}"),
        ("{Q}}: да", "{Q}}", "{Q}"),
        ("за {X (см. правило)", "{X", "{X}"),
        ("за {2{U}", "{2", "{2}"),
        ("X}: да", "X}", "{X}"),
        ("{Т, пожертвуйте", "{Т", "{T}"),
        ("{T): да", "{T)", "{T}"),
        ("[T}: да", "[T}", "{T}"),
        ("({T): да", "{T", "{T}"),
        ("[T]: да", "[T]", "{T}"),
        ("(Q), да", "(Q)", "{Q}"),
        ("(2)(G)", "(2)(G)", "{2}{G}"),
        ("{1}(R/W)", "(R/W)", "{R/W}"),
        ("ocT: да", "ocT", "{T}"),
        ("oXo2oR: да", "oXo2oR", "{X}{2}{R}"),
        ("o(w/u)o(2/B)".upper().replace("O", "o"), "o(W/U)o(2/B)", "{W/U}{2/B}"),
        ("игрок %с", "%с", "%s"),
        ("из 702.19а", "702.19а", "702.19a"),
        ("фишка 3/З", "3/З", "3/3"),
        ("получает -О/-2", "-О/-2", "-0/-2"),
        ("получает +l/+l", "+l/+l", "+1/+1"),
        ("получает +2/+I", "+2/+I", "+2/+1"),
        ("получает +1 /+1", "+1 /+1", "+1/+1"),
        ("получает − 2/−2", "− 2/−2", "−2/−2"),
        ("{G}{g}: да", "{g}", "{G}"),
        ("за {u}{u}{U}", "{u}{u}", "{U}{U}"),
    ],
)
def test_what_can_have_been_only_one_thing_is_repaired_for_certain(text: str, broken: str, repaired: str) -> None:
    (fault,) = find_faults(text)
    assert text[fault.span.start : fault.span.end] == broken
    assert fault.candidates == (repaired,)
    assert fault.certain


@pytest.mark.parametrize(
    ("text", "candidates"),
    [
        ("{WU}", ("{W/U}",)),
        ("{2-W}", ("{2/W}",)),
        ("{1}0", ("{10}",)),
        ("{GG}", ("{G}{G}",)),
        ("{2R}", ("{2}{R}", "{2/R}")),
        ("{З}", ("{3}",)),
        ("{1О}", ("{10}",)),
        ("{Ц}", ("{W}",)),
        ("{Ъ}", ()),
        ("{G}{V}", ()),
        ("{count карт", ("{count}",)),
    ],
)
def test_what_can_have_been_several_things_is_not_certain(text: str, candidates: tuple[str, ...]) -> None:
    (fault,) = find_faults(text)
    assert fault.candidates == candidates
    assert not fault.certain


@pytest.mark.parametrize(
    "text",
    [
        "{t}: {w/u}, {100}, {½}, {CHAOS}",
        "{count} и {{count}}, %{count}, ${имя}, %d, %(имя)s",
        "{n, plural, one {# карта} other {# карт}}",
        "{игрок} берёт {N} карт",
        "{bug} и {rug}",
        "{g}{g} и {G}, {g}: {W}{n}",
        "улыбнитесь :} или нет :{",
        "колода (W/U) и пункты (1)(2)",
        "правила 702.19a, 100.5 и 5.а",
        "50 %с и 50 % с",
        "o2 и ol, oGre",
        "[X] и (X), [G]",
        "",
    ],
)
def test_what_is_whole_or_no_symbol_at_all_has_no_fault(text: str) -> None:
    assert find_faults(text) == ()


def test_a_lookalike_is_named() -> None:
    assert [fault.char for fault in find_faults("{Х}{1О} 104.3а")] == ["Х", "О", "а"]


@given(st.text(alphabet="{}[]()TХт2WU/о o,:%с", max_size=20))
def test_faults_lie_in_the_text_in_order_and_apart(text: str) -> None:
    spans = [fault.span for fault in find_faults(text)]
    assert all(0 <= span.start < span.end <= len(text) for span in spans)
    assert all(left.end <= right.start for left, right in pairwise(spans))


@given(st.lists(st.sampled_from(["{T}", "{W/U}", "{2}", "{X}", " ", ", "]), max_size=8))
def test_a_row_of_good_symbols_is_good(pieces: list[str]) -> None:
    assert find_faults("".join(pieces)) == ()


@pytest.mark.parametrize(
    ("text", "broken", "candidates"),
    [
        ("получает +1/1", "+1/1", ("+1/+1",)),
        ("получает 2/+2", "2/+2", ("+2/+2",)),
        ("получает -1/1", "-1/1", ("-1/-1",)),
        ("Добавьте {}.", "{}", ()),
        ("10О карт", "10О", ("100",)),
        ("взнос 2З карты", "2З", ("23",)),
        ("{2}{}: возьмите", "{}", ()),
        ("{1}, T: возьмите карту", "T", ("{T}",)),
        ("Т: добавьте {B}", "Т", ("{T}",)),
        ("имеет «T: создайте фишку»", "T", ("{T}",)),
    ],
)
def test_what_was_lost_is_guessed(text: str, broken: str, candidates: tuple[str, ...]) -> None:
    (fault,) = find_faults(text)
    assert text[fault.span.start : fault.span.end] == broken
    assert (fault.candidates, fault.certain) == (candidates, False)


@pytest.mark.parametrize(
    "text",
    [
        "получает +1/+1, −1/−1 и +X/+0, фишка 1/1",
        "Найдено {} карт из {}.",
        "тип: T: точка; Т: Добрый день",
        "серия I/II, 10 l/мин, 24-1/2, 3 +1, -2",
    ],
)
def test_signs_letters_and_braces_of_other_uses_are_left_alone(text: str) -> None:
    assert find_faults(text) == ()


def test_many_lone_braces_among_other_brackets_are_all_found() -> None:
    faults = find_faults("([x {2) " * 20_000)
    assert len(faults) == 20_000
    assert {fault.span.end - fault.span.start for fault in faults} == {2}


def test_a_roman_numeral_after_a_change_of_power_is_no_letter_for_one() -> None:
    assert find_faults("Глава с +1/+1 II.") == ()
    assert [fault.candidates for fault in find_faults("+l/+1, +1/+I II")] == [("+1/+1",), ("+1/+1",)]
