"""Makes English-Russian ruling sentences of any number, the same for the same seed, and files of them.

Sentences are put together from clauses and noun phrases that carry the Russian case they need. One in fifty gets a
fault, so that finding and reporting is measured too.
"""

from __future__ import annotations

import csv
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple


class Pair(NamedTuple):
    """A sentence and its translation."""

    en: str
    ru: str


class Noun(NamedTuple):
    """A noun phrase: English, and Russian in the nominative, genitive, accusative and instrumental."""

    en: str
    nomn: str
    gent: str
    accs: str
    ablt: str


_NOUNS = [
    Noun("creature", "существо", "существа", "существо", "существом"),
    Noun("artifact", "артефакт", "артефакта", "артефакт", "артефактом"),
    Noun("enchantment", "чары", "чар", "чары", "чарами"),
    Noun("land", "земля", "земли", "землю", "землёй"),
    Noun("attacking creature", "атакующее существо", "атакующего существа", "атакующее существо", "атакующим существом"),
    Noun("permanent", "перманент", "перманента", "перманент", "перманентом"),
    Noun("token", "фишка", "фишки", "фишку", "фишкой"),
    Noun("legendary permanent", "легендарный перманент", "легендарного перманента", "легендарный перманент", "легендарным перманентом"),
]  # fmt: skip
_OPENINGS = [
    Pair("If the {n.en} leaves the battlefield before the ability resolves", "Если {n.nomn} покидает поле битвы до разрешения способности"),
    Pair("If you don’t control the {n.en} at that time", "Если в это время вы не контролируете {n.accs}"),
    Pair("If there is no {n.en} on the battlefield", "Если на поле битвы нет {n.gent}"),
    Pair("As long as you control the {n.en}", "Пока вы контролируете {n.accs}"),
    Pair("If the ability targets the {n.en}", "Если целью способности является {n.nomn}"),
    Pair("If another player gains control of the {n.en}", "Если контроль над {n.ablt} получает другой игрок"),
    Pair("Before you choose the {n.en}", "Прежде чем выбрать {n.accs}"),
    Pair("If an effect returns the {n.en} to your hand", "Если эффект возвращает {n.accs} в вашу руку"),
]  # fmt: skip
_CLOSINGS = [
    Pair("you draw {c.en} and lose {l}", "вы берёте {c.ru} и теряете {l}"),
    Pair("the cost of {{{s}}} is still paid", "стоимость {{{s}}} всё равно оплачивается"),
    Pair("each opponent discards {c.en}", "каждый оппонент сбрасывает {c.ru}"),
    Pair("the creature gets +{a}/+{b} until end of turn", "существо получает +{a}/+{b} до конца хода"),
    Pair("the trigger is put onto the stack again", "способность снова помещается в стек"),
    Pair("no player can respond to it (see rule {r})", "ни один игрок не может на это ответить (см. правило {r})"),
    Pair("you may choose new targets for the spell", "вы можете выбрать новые цели для заклинания"),
    Pair("its controller shuffles {c.en} into the library", "контролирующий его игрок втасовывает {c.ru} в библиотеку"),
    Pair("nothing happens, and the spell is put into the graveyard", "ничего не происходит, а заклинание помещается на кладбище"),
    Pair("the ability resolves as usual", "способность разрешается как обычно"),
]  # fmt: skip
_MIDDLES = [
    Pair("and it’s your turn", "и сейчас ваш ход"),
    Pair("and you have {h} cards in hand", "и в вашей руке {h} карт"),
    Pair("and the stack is empty", "и стек пуст"),
    Pair("and another player owns the {m.en}", "и {m.accs} имеет в собственности другой игрок"),
    Pair("and you want to tap the {m.en}", "и вы хотите повернуть {m.accs}"),
    Pair("and the spell had no other targets", "и у заклинания не было других целей"),
    Pair("and you already put the {m.en} into exile", "и вы уже изгнали {m.accs}"),
    Pair("and no combat damage has been dealt this turn", "и в этом ходу ещё не было нанесено боевых повреждений"),
    Pair("and your opponent has {h} life", "и у вашего оппонента {h} жизней"),
    Pair("and the {m.en} is under your control", "и {m.nomn} под вашим контролем"),
]
_CARDS = [
    Pair("a card", "карту"), Pair("two cards", "две карты"), Pair("three cards", "три карты"), Pair("five cards", "пять карт"),
]  # fmt: skip
_FAULTS = [("поле битвы", "battlefield"), ("способность", "способность  "), ("вы ", "вы вы "), ("{", "{Т"), ("и", "i")]
_FAULTY = 50


def sentences(count: int, seed: int = 1) -> Iterator[Pair]:
    """Yield so many sentences with their translations."""
    chance = random.Random(seed)
    for number in range(count):
        opening, middle, closing = (chance.choice(clauses) for clauses in (_OPENINGS, _MIDDLES, _CLOSINGS))
        life = chance.randint(2, 9)
        values = {
            "n": chance.choice(_NOUNS),
            "m": chance.choice(_NOUNS),
            "h": chance.randint(5, 20),
            "c": chance.choice(_CARDS),
            "s": chance.choice("WUBRGCX"),
            "a": chance.randint(1, 9),
            "b": chance.randint(1, 9),
            "r": f"{chance.randint(100, 122)}.{chance.randint(1, 20)}",
        }
        en = f"{opening.en} {middle.en}, {closing.en}.".format(l=f"{life} life", **values)
        ru = f"{opening.ru} {middle.ru}, {closing.ru}.".format(
            l=f"{life} жизни" if life < 5 else f"{life} жизней", **values
        )
        if number % _FAULTY == _FAULTY - 1:
            ru = ru.replace(*chance.choice(_FAULTS), 1)
        yield Pair(en, ru)


def write(path: Path, count: int, seed: int = 1) -> None:
    """Write so many sentences in the format of the file's ending: .po, .txt (translations only), .jsonl, .csv."""
    pairs = sentences(count, seed)
    with path.open("w", encoding="utf-8", newline="") as file:
        if path.suffix == ".po":
            file.write(_PO_HEADER)
            file.writelines(
                f"#: rulings:{n}\nmsgid {_quoted(p.en)}\nmsgstr {_quoted(p.ru)}\n\n" for n, p in enumerate(pairs)
            )
        elif path.suffix == ".jsonl":
            file.writelines(json.dumps({"source": p.en, "target": p.ru}, ensure_ascii=False) + "\n" for p in pairs)
        elif path.suffix == ".csv":
            rows = csv.writer(file)
            rows.writerow(("source", "target"))
            rows.writerows(pairs)
        else:
            file.writelines(f"{p.ru}\n\n" for p in pairs)


_PO_HEADER = (
    'msgid ""\nmsgstr ""\n"Language: ru\\n"\n"MIME-Version: 1.0\\n"\n'
    '"Content-Type: text/plain; charset=UTF-8\\n"\n"Content-Transfer-Encoding: 8bit\\n"\n\n'
)


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
