"""A small glossary for the checks that need one, and running them beside it."""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from ruling_lint.checks.base import Context, View
from ruling_lint.glossary import load_glossary
from ruling_lint.glossary.names import Names
from ruling_lint.model import Hit, Segment, Text
from ruling_lint.text.reading import Reading

TERMS = """
- {en: token, kind: concept, pos: noun, ru: фишка, forbidden: [{ru: токен, why: {ru: жаргон, en: slang}, severity: error}]}
- {en: counter, sense: object, kind: counter, pos: noun, ru: жетон, forbidden: [{ru: каунтер, why: {ru: жаргон, en: slang}}]}
- {en: counter, sense: action, kind: action, pos: verb, ru: отменить, family: [отменять, отмена]}
- {en: "+1/+1 counter", kind: counter, pos: noun, ru: "жетон +1/+1"}
- {en: creature, kind: card-type, pos: noun, ru: существо, forbidden: [{ru: крича, pos: noun, forms: {"sing nomn": крича, "sing accs": кричу}}]}
- {en: cast, kind: keyword-action, pos: verb, ru: разыграть, forbidden: [сотворить]}
- {en: tap, kind: keyword-action, pos: verb, ru: повернуть, family: [поворачивать], forbidden: [тапнуть, тапать]}
- {en: untap, kind: keyword-action, pos: verb, ru: развернуть, family: [разворачивать, разворачиваться]}
- {en: untap step, kind: step, pos: noun, ru: шаг разворота}
- {en: tapped, kind: concept, pos: adj, ru: повёрнутый}
- {en: untapped, kind: concept, pos: adj, ru: [неповёрнутый, развёрнутый]}
- {en: kicker, kind: keyword-ability, pos: noun, ru: усилитель, forbidden: [кикер]}
- {en: deck, kind: concept, pos: noun, ru: колода, forbidden: [дека]}
- {en: land, kind: card-type, pos: noun, ru: земля}
- {en: artifact, kind: card-type, pos: noun, ru: артефакт}
- {en: graveyard, kind: zone, pos: noun, ru: кладбище, forbidden: [{ru: в отходы, pos: phrase}], prep: {where: на, whither: на, whence: с}}
- {en: library, kind: zone, pos: noun, ru: библиотека, forbidden: [книжный шкаф], prep: {where: в, whither: в, whence: из}}
- {en: hand, kind: zone, pos: noun, ru: рука}
- {en: mana, kind: mana, pos: noun, ru: мана}
- {en: mana cost, kind: mana, pos: noun, ru: мана-стоимость, forbidden: [{ru: мановая стоимость, why: {ru: не термин, en: no term}}]}
- {en: vigilance, kind: keyword-ability, pos: noun, ru: бдительность, capital: keyword}
- {en: flying, kind: keyword-ability, pos: noun, ru: полёт, capital: keyword}
- {en: planeswalker, kind: card-type, pos: noun, latin: true, ru: мироходец}
- {en: Magic, kind: product, latin: true}
- {en: activated ability, kind: ability, pos: noun, ru: активируемая способность}
- {en: triggered ability, kind: ability, pos: noun, ru: срабатывающая способность}
- {en: trigger, sense: noun, kind: concept, pos: noun, ru: срабатывание, family: [срабатывающая способность]}
- {en: owner, kind: player, pos: noun, ru: владелец}
- {en: controller, kind: player, pos: noun, ru: контролирующий игрок}
- {en: game, kind: concept, pos: noun, ru: [партия, игра]}
- {en: leave the battlefield, kind: action, pos: verb, ru: покинуть поле битвы, family: [покидать игру]}
- {en: front face, kind: concept, pos: noun, ru: лицевая сторона}
- {en: back face, kind: concept, pos: noun, ru: оборотная сторона}
- {en: catch, kind: action, pos: verb, ru: поймать, family: [ловить]}
- {en: catch cold, kind: action, pos: verb, ru: подхватить простуду, family: [подхватывать простуду]}
- {en: throw, kind: action, pos: verb, ru: бросить, family: [бросать]}
- {en: Forest, kind: subtype, pos: noun, en_case: sensitive, capital: subtype, ru: Лес}
"""


@cache
def context(title: str | None = None) -> Context:
    """Return a context with the small glossary and no card names."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "terms.yml")
        file.write_text(TERMS, encoding="utf-8")
        names = Path(folder, "names.tsv")
        names.write_text(
            "Grey Ferry\\tСерый Паром\\nFerry\\tПаром\\n".replace("\\t", "\t").replace("\\n", "\n"), encoding="utf-8"
        )
        lexicon = Names(names)
        assert lexicon.russian("Ferry")
        return Context(load_glossary(shipped=False, extra=[file]), lexicon, title)


def hits(
    check: ModuleType, target: str, source: str | None = None, title: str | None = None, **params: Any
) -> list[Hit]:
    """Return the hits of a segment check beside the small glossary."""
    segment = Segment(Text.plain(target), Text.plain(source) if source is not None else None)
    around = context(title)
    reading = Reading(segment.source) if segment.source else None
    view = View(segment, Reading(segment.target), reading, around.glossary)
    return list(check.check(check.Params(**params), view, around))


def texts(found: list[Hit], target: str) -> list[str]:
    """Return the words that hits cover."""
    return [target[hit.span.start : hit.span.end] for hit in found]
