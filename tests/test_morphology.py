"""Russian paradigms are taken by part of speech, gender and number, and cells have one spelling."""

from __future__ import annotations

import subprocess
import sys

import pytest

from ruling_lint import morphology


def forms(word: str, pos: str, **stated: str) -> dict[str, str]:
    found = morphology.paradigm(word, pos, **stated)  # type: ignore[arg-type]
    return {form.cell: form.text for form in reversed(found) if not form.rare}


def test_importing_loads_no_dictionary() -> None:
    code = "import sys, ruling_lint.morphology; print('pymorphy3_dicts_ru' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "False"


def test_a_word_that_is_no_such_part_of_speech_has_no_paradigm() -> None:
    assert morphology.paradigm("быстро", "noun") == ()


@pytest.mark.parametrize(
    ("word", "pos", "cell", "form"),
    [
        ("полёт", "noun", "sing ablt", "полётом"),
        ("кутеж", "noun", "sing nomn", "кутёж"),
        ("дверь", "noun", "plur gent", "дверей"),
        ("зелёный", "adj", "sing femn accs", "зелёную"),
        ("зелёный", "adj", "sing masc accs anim", "зелёного"),
        ("зелёный", "adj", "plur accs inan", "зелёные"),
        ("зелёный", "adj", "shrt sing femn", "зелена"),
        ("нести", "verb", "pres sing 3per", "несёт"),
        ("нести", "verb", "past sing femn", "несла"),
        ("принести", "verb", "impr plur", "принесите"),
        ("принести", "verb", "futr plur 3per", "принесут"),
        ("принести", "verb", "prtf past pssv sing neut gent", "принесённого"),
        ("принести", "verb", "prts past pssv plur", "принесены"),
        ("нёс", "verb", "infn", "нести"),
    ],
)
def test_inflection_to_a_cell(word: str, pos: str, cell: str, form: str) -> None:
    assert morphology.inflect(word, pos, cell) == form


def test_a_cell_that_the_paradigm_lacks() -> None:
    assert morphology.inflect("дверь", "noun", "sing femn gent") is None


def test_old_variants_are_recognised_but_not_first() -> None:
    variants = [form for form in morphology.paradigm("дверь", "noun") if form.cell == "sing ablt"]
    rare = [form for form in morphology.paradigm("стена", "noun") if form.text == "стеною"]
    assert [form.rare for form in variants] == [False]
    assert [form.rare for form in rare] == [True]


def test_a_stated_number_decides_between_homonyms() -> None:
    assert forms("часы", "noun")["plur gent"] == "часов"
    assert "sing nomn" not in {form.cell for form in morphology.paradigm("ворота", "noun", number="plural")}


def test_a_stated_gender_decides_between_homonyms() -> None:
    assert forms("рысь", "noun", gender="femn")["sing gent"] == "рыси"
    assert morphology.paradigm("стол", "noun", gender="femn") == ()


def test_gender_of_a_headword() -> None:
    assert [morphology.gender_of(word) for word in ("стол", "стена", "окно")] == ["masc", "femn", "neut"]


def test_all_analyses_of_a_homonym_are_given() -> None:
    assert {analysis.lemma for analysis in morphology.analyses("стали")} >= {"сталь", "стать"}


@pytest.mark.parametrize(("word", "known"), [("дверях", True), ("елка", True), ("Ёлка", True), ("двыря", False)])
def test_known_words(word: str, known: bool) -> None:
    assert morphology.is_known(word) is known


def test_a_verb_of_both_aspects_has_the_forms_of_both() -> None:
    cells = {form.text: form.cell for form in morphology.paradigm("активировать", "verb")}
    assert cells["активирующий"].startswith("prtf pres actv")
    assert cells["активированный"].startswith("prtf past pssv")


def test_of_two_verbs_that_look_alike_the_imperfective_comes_first() -> None:
    forms = [form.text for form in morphology.paradigm("наносить", "verb")]
    assert "наносимый" in forms
    assert forms.index("наносимый") < forms.index("наношенный")


def test_words_of_the_dictionary_are_read_and_inflected_without_pymorphy3() -> None:
    code = (
        "import sys; from ruling_lint.morphology import analyses, inflect, known_words, spellings; "
        "print(sorted(known_words(['карта', 'еще', 'щуравль'])), spellings('еще'), analyses('Картой')[0].lemma, "
        "inflect('карта', 'noun', 'plur gent'), analyses(',')[0].pos, 'pymorphy3' in sys.modules)"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=True)
    assert run.stdout.strip() == "['еще', 'карта'] ['ещё'] карта карт other False"
