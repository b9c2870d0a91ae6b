"""The themes of the rules: one for each rule file, under the name that people read."""

from __future__ import annotations

from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

THEMES: Mapping[str, Mapping[str, str]] = {
    "untranslated": {"en": "English left over", "ru": "осталось по-английски"},
    "terminology": {"en": "terms", "ru": "термины"},
    "placeholders": {"en": "symbols, placeholders, markup", "ru": "символы, подстановки, разметка"},
    "numbers": {"en": "numbers and references", "ru": "числа и ссылки"},
    "completeness": {"en": "completeness", "ru": "полнота"},
    "modality": {"en": "may, must, not", "ru": "может, должен, не"},
    "grammar": {"en": "grammar", "ru": "грамматика"},
    "spelling": {"en": "spelling", "ru": "правописание"},
    "yo": {"en": "ё and е", "ru": "ё и е"},
    "repetition": {"en": "repetition", "ru": "повторы"},
    "script": {"en": "alphabets", "ru": "алфавиты"},
    "typography": {"en": "typography", "ru": "типографика"},
    "silencing": {"en": "ignore comments", "ru": "пометки в файлах"},
}
"""The rule files, in the order of the READMEs."""


def theme_of(name: str) -> str | None:
    """Return the rule file of a theme that is called by its file or by its name in either language."""
    for file, names in THEMES.items():
        if name.casefold() in (file, *names.values()):
            return file
    return None
