"""Terms laid over a glossary that is compiled already give what compiling all of them gives."""

from __future__ import annotations

import marshal
import random
import zlib
from collections.abc import Iterator
from typing import Any

import pytest

from ruling_lint import bundled, files, morphology
from ruling_lint.glossary import Glossary
from ruling_lint.glossary.compiled import CELL_BITS, Compiled
from ruling_lint.glossary.compiling import compile_terms
from ruling_lint.glossary.compiling import terms_of as compiled_terms
from ruling_lint.glossary.layers import overlay
from ruling_lint.glossary.loading import read_terms
from ruling_lint.glossary.recompiling import recompile
from ruling_lint.glossary.terms import Term
from ruling_lint.glossary.trie import END, OPEN, STARS, Frozen, unpacked
from ruling_lint.model import Text
from ruling_lint.text.reading import Reading

TERMS = """
- {en: creature, ru: существо, forbidden: [{ru: "кричер*", why: {ru: жаргон, en: slang}}]}
- {en: counter, sense: object, pos: noun, ru: жетон, forbidden: ["каунтер*", {ru: счётчик, until: 2006-10}]}
- {en: counter, sense: verb, pos: verb, ru: отменить}
- {en: [battlefield, field of battle], ru: поле битвы, prep: {where: на, whither: на, whence: с}}
- {en: graveyard, ru: кладбище, forbidden: [могила, сброс]}
- {en: discard, pos: verb, ru: сбросить}
- {en: mana cost, ru: мана-стоимость, forbidden: [мановая стоимость, стоимость маны]}
- {en: spree, ru: кутёж}
- {en: target, pos: adj, ru: целевой, en_needs: {after: [creature, spell]}}
- {en: planeswalker, latin: true, ru: мироходец}
- {en: mana value, ru: [{text: мановая ценность, since: 2021-04}, {text: конвертированная мана-стоимость, until: 2021-04}]}
"""


def terms_of(content: str, path: str = "upper.yml") -> list[Term]:
    return read_terms(path, content.encode())


LOWER = terms_of(TERMS, "lower.yml")


def recompiled(upper: str) -> tuple[Compiled | None, Compiled]:
    """Return what comes of laying terms over those of the tests, and of compiling all."""
    terms = overlay(LOWER, terms_of(upper))
    return recompile(compile_terms(LOWER), LOWER, terms), compile_terms(terms)


def contents(compiled: Compiled) -> list[object]:
    """Return all that a compiled glossary says, whatever numbers it uses for it."""
    return [
        [marshal.loads(term) for term in compiled.terms],
        [marshal.loads(zlib.decompress(paradigm)) for paradigm in compiled.paradigms],
        *(dict(_ends(compiled, trie)) for trie in (compiled.russian, compiled.english)),
        compiled.demanding,
        compiled.right_words,
        compiled.rejected_words,
        compiled.settled,
        compiled.given,
    ]


def _ends(compiled: Compiled, trie: Frozen) -> Iterator[tuple[tuple[str, ...], object]]:
    for bucket in trie[0].values():
        yield from _below(compiled, {token: unpacked(node) for token, node in marshal.loads(bucket).items()}, ())
    yield (STARS,), _stars(compiled, trie[1])


def _below(compiled: Compiled, node: Any, path: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], object]]:
    if not isinstance(node, dict):
        yield path, _meant(compiled, node)
        return
    for token, child in node.items():
        if token == OPEN:
            yield (*path, OPEN), child
        elif token == STARS:
            yield (*path, STARS), _stars(compiled, child)
        else:
            yield from _below(compiled, child, path if token == END else (*path, token))


def _stars(compiled: Compiled, stars: Any) -> object:
    return [(beginning, _meant(compiled, numbers)) for beginning, numbers in stars]


def _meant(compiled: Compiled, ends: Any) -> list[object]:
    numbers = ends if isinstance(ends, tuple) else (ends,)
    return [(compiled.wordings[n >> CELL_BITS], compiled.cells[n & (1 << CELL_BITS) - 1]) for n in numbers]


@pytest.mark.parametrize(
    "upper",
    [
        "- {en: ooze, ru: слизь}",
        "- {en: spree, ru: гулянка}",
        "- {en: creature, ru: тварь, forbidden: [существо]}",
        "- {en: creature, ru: существо}",
        "- {en: counter, ru: счётчик}",
        "- {en: [battlefield, field of battle], ru: поле брани}",
        "- {en: target, pos: adj, ru: избранный}\n- {en: planeswalker, ru: мироходец}",
        "- {en: graveyard, ru: могила, forbidden: ['кладб*', поле битвы]}",
        "- {en: mana value, ru: {text: ценность маны, forms: {sing gent: ценности маны}}}",
        "- {en: exile, pos: verb, ru: изгнать, forbidden: [удалить из игры]}",
        "- {en: discard, pos: verb, ru: сбросить}\n- {en: discarding, ru: сброс}",
    ],
)
def test_added_and_replaced_terms_give_what_compiling_all_gives(upper: str) -> None:
    found, whole = recompiled(upper)
    assert found is not None
    assert contents(found) == contents(whole)


@pytest.mark.slow
def test_the_terms_come_back_as_their_file_gives_them() -> None:
    for terms in (LOWER, read_terms(bundled.glossary_file(), files.read(bundled.glossary_file()))):
        assert compiled_terms(compile_terms(terms)) == terms


def test_nothing_laid_over_is_the_same_glossary() -> None:
    lower = compile_terms(LOWER)
    again = recompile(lower, LOWER, LOWER)
    assert again is not None
    assert contents(again) == contents(lower)


def test_a_word_of_a_replaced_term_stays_known_where_another_has_it() -> None:
    found, _ = recompiled("- {en: mana cost, ru: мана-цена}")
    assert found is not None
    words = found.right_words.decode().split()
    assert "цена" in words
    assert "стоимость" in words  # of конвертированная мана-стоимость


def test_a_term_that_loses_one_of_its_names_is_compiled_anew() -> None:
    assert recompiled("- {en: field of battle, ru: поле брани}")[0] is None


def test_a_replaced_term_whose_rejected_verb_took_objects_is_compiled_anew() -> None:
    lower = [*LOWER, *terms_of("- {en: exile, pos: verb, ru: изгнать, forbidden: [удалить из игры]}", "more.yml")]
    terms = overlay(lower, terms_of("- {en: exile, pos: verb, ru: сослать}"))
    assert recompile(compile_terms(lower), lower, terms) is None


def test_a_verb_that_lets_objects_stand_behind_it_does_so_beside_a_new_term() -> None:
    lower = [*LOWER, *terms_of("- {en: exile, pos: verb, ru: изгнать, forbidden: [удалить из игры]}", "more.yml")]
    terms = overlay(lower, terms_of("- {en: delete, pos: verb, ru: удалить}"))
    found = recompile(compile_terms(lower), lower, terms)
    assert found is not None
    assert contents(found) == contents(compile_terms(terms))


def test_a_form_that_the_dictionary_has_lost_means_nothing_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    lower, terms = compile_terms(LOWER), overlay(LOWER, terms_of("- {en: spree, ru: гулянка}"))
    paradigm = morphology.paradigm

    def without_instrumental(word: str, *rest: object) -> tuple[morphology.Form, ...]:
        return tuple(form for form in paradigm(word, *rest) if form.cell != "sing ablt")  # type: ignore[arg-type]

    monkeypatch.setattr(morphology, "paradigm", without_instrumental)
    found = recompile(lower, LOWER, terms)
    assert found is not None
    glossary = Glossary(found)
    assert glossary.find_russian(Reading(Text.plain("с кутежом"))) == []
    assert not glossary.knows("кутежом")
    assert "гулянка" in glossary.right_words


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_entries_laid_over_the_shipped_glossary_give_what_compiling_all_gives(seed: int) -> None:
    shipped = read_terms(bundled.glossary_file(), files.read(bundled.glossary_file()))
    chance = random.Random(seed)
    chosen = chance.sample([term for term in shipped if len(term.en) == 1 and term.sense == ""], 20)
    wordings = ["тварь", "взять карту", "Скакун", "мановая стоимость", "кладбищ*"]
    entries = [
        f"- {{en: {quoted(chance.choice((term.en[0], f'widget {number}')))}, pos: {term.pos}, "
        f"ru: {chance.choice(wordings[:4])}, forbidden: [{quoted(chance.choice(wordings))}]}}"
        for number, term in enumerate(chosen)
    ]
    terms = overlay(shipped, terms_of("\n".join(entries)))
    found = recompile(compile_terms(shipped), shipped, terms)
    assert found is not None
    assert contents(found) == contents(compile_terms(terms))


def quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"
