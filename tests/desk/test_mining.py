"""Mining proposes what parallel texts repeat and the glossary lacks."""

from __future__ import annotations

from ruling_lint.desk.mining import Proposal, likelihood, mine
from ruling_lint.desk.proposals import write_proposals
from ruling_lint.glossary import Glossary, read_terms
from ruling_lint.glossary.compiling import compile_terms
from ruling_lint.model import Document, Segment, State, Text

KNOWN = "- {en: river, ru: река}"
PAIRS = [
    ("The lighthouse keeper sleeps.", "Смотритель маяка спит."),
    ("A river flows past the lighthouse keeper.", "Река течёт мимо смотрителя маяка."),
    ("Ask a lighthouse keeper.", "Спросите смотрителя маяка."),
    ("The Silver Bridge is closed.", "Серебряный мост закрыт."),
    ("Nobody crosses the Silver Bridge.", "Никто не переходит по серебряному мосту."),
    ("Meet me at the Silver Bridge, by the river.", "Встретимся на серебряном мосту у реки."),
    ("The river is cold.", "Река холодна."),
    ("No boats today.", "Сегодня лодок нет."),
    ("It rains.", "Идёт дождь."),
]


def proposals(*pairs: tuple[str, str], least: int = 3, state: State = State.CHECKED) -> list[Proposal]:
    glossary = Glossary(compile_terms(read_terms("own.yml", KNOWN.encode())))
    segments = tuple(Segment(Text.plain(ru), Text.plain(en), state=state) for en, ru in pairs)
    return mine(glossary, [Document("a.po", "po", "", segments)], least)


def test_words_that_go_together_are_proposed_in_their_dictionary_form() -> None:
    found = {proposal.en: (proposal.ru, proposal.segments, proposal.together) for proposal in proposals(*PAIRS)}
    assert found == {
        "lighthouse keeper": ("смотритель маяка", 3, 3),
        "Silver Bridge": ("серебряный мост", 3, 3),
    }


def test_an_adjective_agrees_with_its_noun() -> None:
    pairs = [
        ("The iron gate.", "Железные ворота."),
        ("A stone wall.", "Каменную стену."),
        ("That stone wall!", "У каменной стены!"),
    ]
    found = proposals(*pairs, ("Stone wall falls.", "Каменная стена рушится."), ("It rains.", "Дождь."))
    assert [proposal.ru for proposal in found] == ["каменная стена"]


def test_nothing_is_proposed_below_the_least_count() -> None:
    assert proposals(*PAIRS, least=4) == []


def test_a_pair_of_texts_counts_once() -> None:
    assert proposals(*[("The harbour.", "Гавань.")] * 5, ("It rains.", "Дождь.")) == []


def test_fuzzy_translations_are_passed_over() -> None:
    assert proposals(*PAIRS, state=State.FUZZY) == []


def test_likelihood_is_high_for_what_meets_and_zero_for_chance() -> None:
    assert likelihood(10, 10, 10, 100) > likelihood(8, 10, 10, 100) > 0
    assert likelihood(1, 10, 10, 100) == 0


def test_the_yaml_is_a_glossary_with_its_evidence_in_comments() -> None:
    written = write_proposals(proposals(*PAIRS), "en")
    assert "# lighthouse keeper: 3 segments, 3 of them with «смотритель маяка»" in written
    assert "#   The lighthouse keeper sleeps. → Смотритель маяка спит." in written
    assert [term.en[0] for term in read_terms("new.yml", written.encode())] == ["Silver Bridge", "lighthouse keeper"]


def test_halves_of_contractions_are_no_terms() -> None:
    pairs = [("It isn't lit.", "Маяк не горит."), ("It isn't far.", "Маяк близко."), ("It isn't mine.", "Маяк чужой.")]
    found = [proposal.en for proposal in proposals(*pairs, ("It rains.", "Дождь."), ("No boats.", "Лодок нет."))]
    assert found == []
