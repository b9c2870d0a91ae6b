"""Russian wordings in all their forms, and the words of a verb's family."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ruling_lint import morphology
from ruling_lint.glossary.families import INDEPENDENT_REFLEXIVES, Relative, relatives
from ruling_lint.glossary.structure import Structure, adjective_cell, genitive_plural, pieces_of, structure
from ruling_lint.glossary.terms import Rendering
from ruling_lint.morphology import Form
from ruling_lint.text.chars import fold_word


def surfaces(rendering: Rendering) -> Sequence[Form]:
    """Return every form of a rendering with its ё and capitals; at least the wording itself."""
    given = [Form(text, cell) for cell, text in rendering.forms.items()]
    if rendering.invariable or rendering.pos in ("phrase", "adv") or rendering.any_ending:
        return given or [Form(rendering.text, "")]
    cells = {form.cell for form in given}
    derived = _derive(rendering)
    found = [*given, *(form for form in derived if form.cell not in cells)] if given else derived
    return _in_number(found, rendering) or [Form(rendering.text, "")]


def _in_number(found: Sequence[Form], rendering: Rendering) -> Sequence[Form]:
    if rendering.number is None or rendering.pos != "noun":
        return found
    other = "sing" if rendering.number == "plural" else "plur"
    return [form for form in found if not form.cell.startswith(other)]


def _derive(rendering: Rendering) -> Sequence[Form]:
    found = structure(rendering)
    if found is None:
        return []
    forms = _paradigm(found, rendering)
    if found.pos == "noun":
        return list(_noun_phrase(found, forms, rendering))
    return _headed(found, forms)


def _headed(found: Structure, forms: tuple[Form, ...]) -> Sequence[Form]:
    """The forms of a wording in which only the head changes."""
    head = found.pieces[found.head]
    before, after = "".join(found.pieces[: found.head]), "".join(found.pieces[found.head + 1 :])
    if head.islower() and not (before or after):
        return forms
    if head.islower():
        return [Form._make((before + text + after, cell, rare)) for text, cell, rare in forms]
    return [Form._make((before + like(head, text) + after, cell, rare)) for text, cell, rare in forms]


def _paradigm(found: Structure, rendering: Rendering) -> tuple[Form, ...]:
    word = (rendering.lemma or found.pieces[found.head]).lower()
    if found.pos == "adj":
        return _own_forms(word, morphology.paradigm(word, "adj"))
    if found.pos == "verb":
        return morphology.paradigm(word, "verb")
    number = None if rendering.lemma else rendering.number
    return morphology.paradigm(word, "noun", rendering.gender, number, rendering.animate)


def _own_forms(word: str, forms: tuple[Form, ...]) -> tuple[Form, ...]:
    """Of a participle the forms of its own tense and voice, of an adjective all."""
    own = next(
        (
            form.cell.split()[1:3]
            for form in forms
            if fold_word(form.text) == fold_word(word) and form.cell[:3] == "prt"
        ),
        None,
    )
    return tuple(form for form in forms if own is None or form.cell.split()[1:3] == own)


def _noun_phrase(found: Structure, forms: tuple[Form, ...], rendering: Rendering) -> Iterator[Form]:
    if not (found.modifiers or found.appositions or found.dependents):
        yield from _headed(found, forms)
        return
    word = (rendering.lemma or found.pieces[found.head]).lower()
    gender = morphology.gender_of(word, rendering.gender, rendering.number)
    for form in forms:
        first, *others = _animacies(found, form, forms)
        changed = _inflected(found, form, form.cell + first, gender)
        if all(changed.values()):
            yield _written(found.pieces, changed, form)
            for other in others:
                again = _inflected(found, form, form.cell + other, gender)
                yield _written(found.pieces, again, form, rare=True)
            if found.dependents and form.cell.startswith("plur"):
                yield _written(found.pieces, changed | _dependents(found), form, rare=True)
            for plural in _counted(found, form, gender):
                yield _written(found.pieces, changed | plural, form, rare=True)


def _counted(found: Structure, form: Form, gender: str) -> Iterator[dict[int, str]]:
    """Yield the adjectives as they stand after два, три and четыре: (два) древних свитка, (две) старые карты."""
    if form.cell != "sing gent" or not found.modifiers:
        return
    for cell in ("plur gent", "plur nomn") if gender == "femn" else ("plur gent",):
        words = {i: morphology.agreeing(found.pieces[i], cell) or "" for i in found.modifiers}
        if all(words.values()):
            yield words


def _animacies(found: Structure, form: Form, forms: tuple[Form, ...]) -> tuple[str, ...]:
    """The animacy of the modifiers: the noun's own, and for recognition the other one, which cards print as well."""
    if not form.cell.endswith("accs") or not found.modifiers:
        return ("",)
    return (" anim", " inan") if _is_animate(form, forms) else (" inan", " anim")


def _is_animate(form: Form, forms: tuple[Form, ...]) -> bool:
    """Whether an accusative is a genitive; of владыка only the plural tells."""
    number = "plur" if any(other.cell == "plur accs" for other in forms) else form.cell.split()[0]
    accusatives, genitives = ({f.text for f in forms if f.cell == f"{number} {case}"} for case in ("accs", "gent"))
    return not accusatives.isdisjoint(genitives)


def _inflected(found: Structure, form: Form, cell: str, gender: str) -> dict[int, str]:
    """The words that change, by piece; an empty string where a word has no such form."""
    agreeing = adjective_cell(cell, gender)
    changed = {i: morphology.agreeing(found.pieces[i], agreeing) for i in found.modifiers}
    changed |= {i: morphology.inflect(found.pieces[i].lower(), "noun", form.cell) for i in found.appositions}
    return {index: text or "" for index, text in changed.items()} | {found.head: form.text}


def _dependents(found: Structure) -> dict[int, str]:
    *adjectives, noun = found.dependents
    return {index: genitive_plural(found.pieces[index], "adj") for index in adjectives} | {
        noun: genitive_plural(found.pieces[noun], "noun")
    }


def _written(pieces: tuple[str, ...], changed: dict[int, str], form: Form, rare: bool = False) -> Form:
    words = [like(piece, changed[i]) if i in changed else piece for i, piece in enumerate(pieces)]
    return Form("".join(words), form.cell, rare or form.rare)


def like(model: str, word: str) -> str:
    """Give a word the capitals of a model: all, the first letter, or none."""
    if model.islower():
        return word
    if len(model) > 1 and model.isupper():
        return word.upper()
    return word[:1].upper() + word[1:] if model[:1].isupper() else word


def family_of(rendering: Rendering) -> list[Rendering]:
    """Return renderings for the words that belong to a verb's family, by the table of verb families."""
    pieces = pieces_of(rendering.text)
    if rendering.pos != "verb" or not pieces:
        return []
    verb = infinitive(rendering.lemma or pieces[0])
    tail = "".join(pieces[1:])
    family = _relatives(verb)
    found = [Rendering(r.word + tail, r.pos) for r in family if r.pos == "verb" or not tail]
    verbs = [verb, *(relative.word for relative in family if relative.pos == "verb")]
    return [*found, *(Rendering(passive + tail, "verb") for passive in map(_passive, verbs) if passive)]


def _relatives(verb: str) -> tuple[Relative, ...]:
    """The family of a verb; a reflexive one has the reflexives of the verb without -ся."""
    base = verb.removesuffix("ся")
    if base == verb or relatives(verb):
        return relatives(verb)
    family = (r._replace(word=r.word + "ся") if r.pos == "verb" else r for r in relatives(base))
    return tuple(r for r in family if r.pos == "noun" or morphology.is_known(r.word))


def infinitive(verb: str) -> str:
    """Return the infinitive of a verb form; a form that is no verb comes back as it is."""
    forms = morphology.paradigm(verb.lower(), "verb")
    return next((form.text for form in forms if form.cell == "infn"), verb.lower())


def _passive(verb: str) -> str:
    """The reflexive that serves an imperfective verb as its passive, if any: разыгрывать, разыгрываться."""
    word = verb + "ся"
    if verb.endswith("ся") or word in INDEPENDENT_REFLEXIVES or not morphology.is_known(word):
        return ""
    known = any("impf" in a.traits and a.cell == "infn" for a in morphology.analyses(word))
    return word if known else ""
