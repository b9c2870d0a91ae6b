"""Regular Russian nouns that no dictionary knows: Мерфолк, Гидеон, Нага. Declined by gender, ending and animacy."""

from __future__ import annotations

CELLS = tuple(
    f"{number} {case}" for number in ("sing", "plur") for case in ("nomn", "gent", "datv", "accs", "ablt", "loct")
)

_HARD = ("", "а", "у", "", "ом", "е", "ы", "ов", "ам", "", "ами", "ах")
_SOFT = ("ь", "я", "ю", "", "ем", "е", "и", "ей", "ям", "", "ями", "ях")
_IOT = ("й", "я", "ю", "", "ем", "е", "и", "ев", "ям", "", "ями", "ях")
_FEMININE = ("ь", "и", "и", "ь", "ью", "и", "и", "ей", "ям", "", "ями", "ях")
_A = ("а", "ы", "е", "у", "ой", "е", "ы", "", "ам", "", "ами", "ах")
_YA = ("я", "и", "е", "ю", "ей", "е", "и", "ь", "ям", "", "ями", "ях")
_NEUTER = ("о", "а", "у", "о", "ом", "е", "а", "", "ам", "", "ами", "ах")

_BY_LETTER = {"а": _A, "я": _YA, "о": _NEUTER, "й": _IOT, "ь": _SOFT}
_VELARS_AND_SIBILANTS = "гкхжшщч"
_SIBILANTS = "жшщч"
_VOWELS = "аеёиоуыэюя"


def regular_noun(word: str, gender: str, animate: bool) -> tuple[tuple[str, str], ...]:
    """Return (form, cell) of a lower-case noun declined regularly; empty for endings that no regular noun has.

    Fleeting vowels and shifting stress are beyond it: such a noun needs its forms by hand.
    """
    endings = _FEMININE if gender == "femn" and word.endswith("ь") else _BY_LETTER.get(word[-1:], _HARD)
    stem = word if endings is _HARD else word[:-1]
    if not stem or (endings is _HARD and (gender != "masc" or stem[-1] in _VOWELS)):
        return ()
    forms = [_spelled(stem, ending) for ending in endings]
    _fill_accusatives(forms, endings, animate)
    return tuple(zip(forms, CELLS, strict=True))


def _spelled(stem: str, ending: str) -> str:
    """Join by the spelling rules: кривоги, кравежей, сельвии, ламай."""
    last = stem[-1]
    if ending[:1] == "ы" and last in _VELARS_AND_SIBILANTS:
        ending = "и" + ending[1:]
    elif ending == "ов" and last in _SIBILANTS:
        ending = "ей"
    elif ending in ("ой", "ом") and last in _SIBILANTS + "ц":
        ending = "е" + ending[1:]
    elif ending == "е" and last == "и":
        ending = "и"
    elif ending == "ь" and last in _VOWELS + "й":
        ending = "" if last == "й" else "й"
    return stem + ending


def _fill_accusatives(forms: list[str], endings: tuple[str, ...], animate: bool) -> None:
    like = "gent" if animate else "nomn"
    for number in ("sing", "plur"):
        place = CELLS.index(f"{number} accs")
        if not endings[place]:
            forms[place] = forms[CELLS.index(f"{number} {like}")]
