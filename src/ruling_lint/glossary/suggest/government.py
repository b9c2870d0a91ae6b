"""Facts of Russian grammar that decide a case: what prepositions, verbs, numerals and nouns govern."""

from __future__ import annotations

from collections.abc import Mapping

Weights = Mapping[str, float]
"""Cases and how likely each is, the likeliest at 1."""


def _by_word(*rows: tuple[str, Weights]) -> dict[str, Weights]:
    return {word: weights for words, weights in rows for word in words.split()}


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


NOMINATIVE: Weights = {"nomn": 1.0, "accs": 0.3, "gent": 0.1}
OBJECT: Weights = {"accs": 1.0, "gent": 0.2, "nomn": 0.15, "datv": 0.1}
GENITIVE: Weights = {"gent": 1.0, "accs": 0.15, "nomn": 0.1}
PREDICATIVE: Weights = {"ablt": 1.0, "nomn": 0.3}
AGENT: Weights = {"ablt": 1.0, "gent": 0.1, "nomn": 0.1}
DONE: Weights = {"nomn": 1.0, "ablt": 0.3}
"""Behind a short participle without a subject: уничтожен."""

ADDRESSED: Weights = {"datv": 1.0, "ablt": 0.9}
UNKNOWN: Weights = {"nomn": 1.0, "accs": 0.9, "gent": 0.7, "ablt": 0.4, "datv": 0.3, "loct": 0.2}

PREPOSITIONS: Mapping[str, Weights] = _by_word(
    (
        "без безо для до из изо от ото у около после вместо кроме против среди ради вокруг вне внутри мимо помимо "
        "относительно сверх ниже выше вроде посредством путем насчет ввиду вследствие касательно независимо",
        {"gent": 1.0},
    ),
    ("к ко благодаря согласно вопреки навстречу подобно", {"datv": 1.0}),
    ("по", {"datv": 1.0, "accs": 0.2, "loct": 0.05}),
    ("через про сквозь", {"accs": 1.0}),
    ("над надо перед передо между", {"ablt": 1.0}),
    ("о об обо при", {"loct": 1.0, "accs": 0.05}),
    ("в во на", {"loct": 1.0, "accs": 0.5}),
    ("за", {"accs": 1.0, "ablt": 0.3}),
    ("под", {"ablt": 1.0, "accs": 0.2}),
    ("с со", {"ablt": 1.0, "gent": 0.3}),
)

MOTION: Mapping[str, Weights] = _by_word(("в во на", {"accs": 1.0, "loct": 0.4}), ("с со", {"gent": 1.0, "ablt": 0.3}))
"""Prepositions of place after a verb of motion."""

MOTION_VERBS = _words(
    """
    сбросить сбрасывать положить класть поместить помещать помещаться вернуть возвращать вернуться
    возвращаться выйти выходить войти входить переместить перемещать переместиться перемещаться попасть
    попадать отправить отправлять втасовать втасовывать замешать замешивать добавить добавлять превратить
    превращать превратиться превращаться разделить разделять разделиться распределить направить направлять
    посмотреть смотреть заменить заменять потратить тратить вводить ввести вступать вступить вложить
    поставить ставить перенести переносить перейти переходить снять снимать удалить удалять убрать убирать
    уйти уходить вывести выводить взять брать действовать влиять повлиять нацелить увеличить увеличивать
    уменьшить уменьшать увеличиться уменьшиться уменьшаться увеличиваться указывать указать прикрепить
    прикреплять рассчитывать накладывать наложить сменить менять поменять обменять обменивать ссылаться
    """
)

VERBS: Mapping[str, Weights] = _by_word(
    (
        "являться становиться стать считаться оказаться оказываться остаться оставаться управлять обладать владеть "
        "пользоваться воспользоваться служить называться быть делаться сделаться",
        PREDICATIVE,
    ),
    ("касаться достигать достигнуть достичь лишиться лишаться требовать избегать избежать ожидать", GENITIVE),
    (
        "соответствовать принадлежать препятствовать равняться помешать мешать следовать предшествовать помогать",
        {"datv": 1.0, "accs": 0.2},
    ),
)

SHORT_ADJECTIVES: Mapping[str, Weights] = _by_word(
    ("равный", {"datv": 1.0}), ("подобный", {"datv": 1.0}), ("полный достойный", GENITIVE), ("связанный", {"ablt": 1.0})
)

QUANTIFIERS = _words("столько сколько несколько много немного мало больше меньше более менее минимум")
"""Words that the genitive follows as it follows a number from five up."""

SUBORDINATORS = _words(
    """
    если когда пока что чтобы как поскольку хотя так то бы ли раз поэтому затем чем либо
    """
)
"""Words after which a clause begins, so that a noun is probably its subject."""

COORDINATORS = _words("и или либо а но ни да")

TRANSPARENT = _words(
    """
    же его ее их только также тоже еще уже все-таки лишь даже именно не ни как минимум обычно затем сначала
    снова всегда никогда сразу теперь просто например вместо-того обязательно автоматически
    """
)
"""Words that stand before a noun phrase and change nothing about its case."""

GOVERNING_PARTICIPLES = _words(
    """
    иметь содержать получить получать разделять использовать наносить нанести давать дать создавать создать
    позволять терять потерять добавлять указывать изменять изменить означать представлять требовать
    """
)
"""Verbs whose active participles take an object rather than agree with the noun that follows."""

MODALS = _words("может могут можете можно нельзя должен должна должно должны нужно следует чтобы")
"""Words that an infinitive follows."""

TRANSFERRING_VERBS = _words("дать давать отдать отдавать передать передавать")
GIVING_VERBS = TRANSFERRING_VERBS | _words("нанести наносить позволить позволять добавить добавлять")
"""Verbs with a recipient in the dative beside their object."""
