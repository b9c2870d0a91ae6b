"""The shipped glossary keeps its own promises: sound, complete, and fair about what it rejects."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
import yaml

from ruling_lint import morphology
from ruling_lint.declension import regular_noun
from ruling_lint.glossary import Glossary, Sense
from ruling_lint.glossary.loading import load_glossary
from ruling_lint.model import Text
from ruling_lint.text.reading import Reading

GLOSSARY = Path(__file__).parents[1] / "glossary.yml"
KEYS = {
    *("en", "sense", "kind", "pos", "en_forms", "en_needs", "en_case"),
    *("ru", "family", "forbidden", "prep", "latin", "capital", "note"),
}
YOUNGER_KEYWORDS = """
airbend backup bargain behold blight connive craft earthbend endure exhaust expend firebending forage freerunning gift
harmonize harness impending mayhem mobilize plot sneak station tiered warp waterbend Eerie Flurry Paradox Renew Valiant
Vivid Void assimilate increment paradigm power-up recruit storied teamwork Federation Infusion Opus Repartee
"""
OLDER_KEYWORDS = """
absorb affinity afflict afterlife aftermath amplify annihilator ascend assist awaken banding bestow bloodthirst boast
bushido buyback cascade casualty changeling cipher cleave companion compleated conspire convoke crew cycling dash
daybound deathtouch decayed defender delve demonstrate dethrone devoid devour disturb dredge echo embalm emerge encore
enlist entwine epic equip escalate escape eternalize evoke evolve exalted exploit extort fabricate fading fear flanking
flash flashback flying forecast foretell fortify frenzy fuse graft gravestorm haste haunt hexproof hideaway
horsemanship improvise indestructible infect ingest intimidate kicker landwalk lifelink madness megamorph melee menace
mentor miracle modular morph mutate myriad nightbound ninjutsu offering outlast overload partner persist phasing
poisonous protection prototype provoke prowess prowl rampage ravenous reach rebound reconfigure recover reinforce renown
replicate retrace riot ripple scavenge shadow shroud skulk soulbond soulshift spectacle splice squad storm sunburst
surge suspend training trample transfigure transmute tribute undaunted undying unearth unleash vanishing vigilance ward
wither heal
"""
HEADING = re.compile(r"^# -{10,} (.+)$")


@pytest.fixture(scope="module")
def content() -> str:
    return GLOSSARY.read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def entries(content: str) -> list[dict[str, Any]]:
    loaded = yaml.load(content, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    assert isinstance(loaded, list)
    return loaded


@pytest.fixture(scope="module")
def glossary() -> Glossary:
    return load_glossary()


def senses(glossary: Glossary, text: str, english: bool = False) -> list[Sense]:
    find = glossary.find_english if english else glossary.find_russian
    return [sense for match in find(Reading(Text.plain(text))) for sense in match.senses]


def names(entry: dict[str, Any]) -> list[str]:
    return [entry["en"]] if isinstance(entry["en"], str) else entry["en"]


def wordings(entry: dict[str, Any], key: str, text: str = "text") -> list[dict[str, Any]]:
    """Return the wordings under a key as mappings, however short they are written."""
    listed = entry.get(key, [])
    listed = listed if isinstance(listed, list) else [listed]
    return [{text: item} if isinstance(item, str) else item for item in listed]


def folded(wording: str) -> str:
    return wording.casefold().replace("ё", "е")


def test_it_covers_the_game(entries: list[dict[str, Any]]) -> None:
    assert len(entries) >= 750


def test_it_has_the_keywords_of_the_game(entries: list[dict[str, Any]]) -> None:
    known = {name for entry in entries for name in names(entry)}
    assert set(f"{OLDER_KEYWORDS} {YOUNGER_KEYWORDS}".split()) <= known


def test_entries_have_known_keys_and_say_what_they_are(entries: list[dict[str, Any]]) -> None:
    for entry in entries:
        assert set(entry) <= KEYS, entry["en"]
        assert {"en", "kind", "pos"} <= set(entry), entry["en"]
        assert "ru" in entry or entry.get("latin"), entry["en"]


def test_a_name_and_its_sense_occur_once(entries: list[dict[str, Any]]) -> None:
    seen = Counter((name, entry.get("sense", "")) for entry in entries for name in names(entry))
    assert [key for key, count in seen.items() if count > 1] == []


@pytest.mark.parametrize("key", ["ru", "family"])
def test_renderings_are_russian_and_free_of_lookalikes(entries: list[dict[str, Any]], key: str) -> None:
    for entry in entries:
        for wording in wordings(entry, key):
            assert re.search("[а-яё]", wording["text"].lower()), entry["en"]
            assert not re.search("[A-Za-z]", wording["text"]), wording["text"]


def test_every_rejected_wording_says_why_in_both_languages(entries: list[dict[str, Any]]) -> None:
    for entry in entries:
        for word in wordings(entry, "forbidden", "ru"):
            assert set(word["why"]) == {"ru", "en"}, word["ru"]
            assert all(word["why"].values()), word["ru"]


def test_no_term_rejects_what_it_accepts(entries: list[dict[str, Any]]) -> None:
    for entry in entries:
        accepted = {folded(w["text"]) for key in ("ru", "family") for w in wordings(entry, key)}
        rejected = {folded(w["ru"]) for w in wordings(entry, "forbidden", "ru")}
        assert accepted.isdisjoint(rejected), entry["en"]


def test_a_star_stands_only_for_the_end_of_one_rejected_word(entries: list[dict[str, Any]]) -> None:
    for entry in entries:
        for key in ("ru", "family"):
            assert not [w for w in wordings(entry, key) if "*" in w["text"]], entry["en"]
        for word in wordings(entry, "forbidden", "ru"):
            stem = word["ru"].removesuffix("*")
            assert "*" not in stem, word["ru"]
            assert stem == word["ru"] or len(stem.split()[-1]) >= 4, word["ru"]


def test_what_came_after_the_last_russian_printing_is_marked(entries: list[dict[str, Any]]) -> None:
    younger = {"spree", "toxic", "offspring", "disguise", "saddle", "battle", "Role", "Town", "stun counter"}
    younger |= set(YOUNGER_KEYWORDS.split())
    found = {name: entry for entry in entries for name in names(entry) if name in younger}
    assert set(found) == younger
    for name, entry in found.items():
        assert {w.get("provenance") for w in wordings(entry, "ru")} == {"community"}, name


def test_entries_follow_the_alphabet_within_their_group(content: str) -> None:
    group: list[str] = []
    for line in content.splitlines():
        if HEADING.match(line):
            group = []
        elif found := re.match(r"- \{?en: \[?'((?:[^']|'')+)'", line):
            group.append(found[1].casefold())
            assert group == sorted(group), found[1]


def test_notes_speak_both_languages(entries: list[dict[str, Any]]) -> None:
    for entry in entries:
        if "note" in entry:
            assert set(entry["note"]) == {"ru", "en"}, entry["en"]


def test_every_rendering_is_found_as_its_term(glossary: Glossary) -> None:
    for index, term in enumerate(glossary.terms):
        for rendering in (*term.renderings, *term.family):
            found = senses(glossary, rendering.text)
            assert any(sense.term == index and sense.role != "forbidden" for sense in found), (
                term.label,
                rendering.text,
            )


def test_every_english_name_is_found_as_its_term(glossary: Glossary) -> None:
    for index, term in enumerate(glossary.terms):
        for name in () if any(term.needs) else term.en:
            assert index in {sense.term for sense in senses(glossary, name, english=True)}, name


def test_every_rejected_wording_is_found_unless_another_term_is_rendered_so(glossary: Glossary) -> None:
    both = {"стойкость"}
    for index, term in enumerate(glossary.terms):
        for word in term.forbidden:
            found = senses(glossary, word.text)
            assert any(sense.term == index and sense.role in ("forbidden", "accepted") for sense in found), word.text
            if word.text not in both and not word.rendering.until:
                assert found[0].role == "forbidden", word.text


def test_nouns_verbs_and_adjectives_have_forms(glossary: Glossary) -> None:
    for index, term in enumerate(glossary.terms):
        for number, rendering in enumerate(term.renderings):
            if rendering.pos in ("noun", "verb", "adj") and not rendering.invariable:
                assert len(glossary.forms(index, number)) > 4, (term.label, rendering.text)


@pytest.mark.parametrize(
    ("english", "russian", "term"),
    [
        ("When it exploits a creature, draw a card.", "Когда оно угнетает существо, возьмите карту.", "exploit"),
        ("The exploited creature dies.", "Угнетённое существо умирает.", "exploit"),
        ("Each creature that convoked it.", "Каждое существо, участвовавшее в его Созыве.", "convoke"),
        ("It evolved last turn.", "В прошлый ход оно эволюционировало.", "evolve"),
        ("Whenever it mutates, draw a card.", "Каждый раз, когда оно мутирует, возьмите карту.", "mutate"),
        ("It crews that Vehicle.", "Оно входит в экипаж той Машины.", "crew"),
        ("For each creature it devoured.", "За каждое пожранное им существо.", "devour"),
        ("Unless it escaped.", "Если только оно не совершило Побег.", "escape"),
        ("It was embalmed.", "Оно было забальзамировано.", "embalm"),
        ("You foretold it.", "Вы напророчили её.", "foretell"),
        ("The imprinted card.", "Отпечатанная карта.", "imprint"),
        ("It saddles the Mount.", "Оно седлает то Ездовое животное.", "saddle"),
    ],
)
def test_verbs_of_keywords_are_their_terms(glossary: Glossary, english: str, russian: str, term: str) -> None:
    found = {glossary.terms[s.term].label for s in senses(glossary, english, english=True)}
    rendered = {glossary.terms[s.term].label for s in senses(glossary, russian) if s.role != "forbidden"}
    assert f"{term} (verb)" in found & rendered


def inflected(word: str) -> set[str]:
    """The forms that players give a word of theirs that no dictionary has; none where it is no plain noun or verb."""
    if word.endswith("ить"):
        return {word[:-3] + ending for ending in ("ит", "им", "ите", "ил", "ила", "или", "ив")}
    if word.endswith("нуть"):
        return {word[:-3] + ending for ending in ("ет", "ем", "ете", "ут", "ите", "ул", "ула", "ули", "ув")}
    if word.endswith("ать") and not word.endswith("овать"):
        return {word[:-2] + ending for ending in ("ет", "ем", "ете", "ют", "йте", "л", "ла", "ли", "я", "в")}
    gender = "femn" if word.endswith("а") else "masc"
    if word[-1] in "ьоеиыуюя" or word.endswith(("ый", "ий", "ой")):
        return set()
    return {form for form, _ in regular_noun(word, gender, animate=False)}


def test_every_form_of_a_rejected_word_is_known(glossary: Glossary) -> None:
    missed = []
    for term in glossary.terms:
        for word in (rejected.rendering.text for rejected in term.forbidden if not rejected.rendering.any_ending):
            if " " in word or not word.islower() or morphology.is_known(word):
                continue
            forms = {form for form in inflected(word) if not morphology.is_known(form)}
            missed += [f"{word}: {form}" for form in forms if not is_rejected(glossary, form)]
    assert missed == []


def is_rejected(glossary: Glossary, word: str) -> bool:
    return any(match.senses.is_rejected for match in glossary.find_russian(Reading(Text.plain(word))))
