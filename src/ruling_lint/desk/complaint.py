"""What the glossary's doctor says: a place, how bad it is, and the words for it."""

from __future__ import annotations

from ruling_lint.model import Severity
from ruling_lint.tuples import NamedTuple
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ruling_lint.glossary import Term

_KINDS: Mapping[str, tuple[Severity, str, str]] = {
    "contradicts-itself": (
        Severity.ERROR,
        "{term}: «{word}» is accepted and rejected in one entry; drop one of them",
        "{term}: «{word}» и принято, и отвергнуто в одной записи; оставьте что-то одно",
    ),
    "forbidden-by-sibling": (
        Severity.WARNING,
        "{term}: «{word}» is accepted here, but {other} rejects it for the same English word; give one of them en_needs, or drop the rejection",
        "{term}: «{word}» здесь принято, а {other} отвергает его для того же английского слова; задайте en_needs или снимите запрет",
    ),
    "rejected-elsewhere-accepted": (
        Severity.INFO,
        "{term}: the rejected «{word}» is what {other} is called, so it is seen only where the source has {term}",
        "{term}: отвергнутое «{word}» — перевод {other}; ошибка видна, только если в оригинале {term}",
    ),
    "duplicate": (
        Severity.WARNING,
        "{term}: says the same as {other}; keep one of the entries",
        "{term}: повторяет {other}; оставьте одну из записей",
    ),
    "replaces": (Severity.INFO, "{term}: takes the place of {other}", "{term}: заменяет {other}"),
    "needless": (
        Severity.INFO,
        "{term}: says the same as {other}, which it takes the place of; it can go",
        "{term}: повторяет {other} и заменяет её; здесь запись можно удалить",
    ),
    "no-forms": (
        Severity.WARNING,
        "{term}: no dictionary declines «{word}», so only this form is found; give {stated}",
        "{term}: словарь не склоняет «{word}», находится только эта форма; задайте {stated}",
    ),
    "guessed": (
        Severity.INFO,
        "{term}: the dictionary lacks «{word}», its forms are guessed by its ending; look at `glossary forms` and state gender and animate, or forms",
        "{term}: в словаре нет слова «{word}», формы угаданы по окончанию; проверьте `glossary forms` и задайте gender и animate или forms",
    ),
    "unused": (
        Severity.INFO,
        "{term}: no text of the corpus has it",
        "{term}: не встречается ни в одном тексте корпуса",
    ),
    "contradicted": (
        Severity.WARNING,
        "{term}: of {count} segments whose source has it, only {met} have its rendering; the rendering, or en_needs, may be wrong",
        "{term}: из {count} сегментов, где он есть в оригинале, лишь в {met} есть его перевод; проверьте ru или en_needs",
    ),
}
_IN_YAML = {
    "en": "gender and animate, lemma or forms, or invariable: true if it never changes",
    "ru": "gender и animate, lemma или forms, либо invariable: true, если слово не изменяется",
}
_IN_A_TABLE = {
    "en": "pos phrase if it never changes, or state its forms in a YAML glossary",
    "ru": "pos phrase, если слово не изменяется, или опишите его формы в глоссарии YAML",
}
KINDS = tuple(_KINDS)
"""The names of everything the doctor looks for."""


class Complaint(NamedTuple):
    """One thing that is wrong with an entry. `word` is a wording, `other` the entry it clashes with."""

    kind: str
    term: Term
    word: str = ""
    other: Term | None = None
    segments: int = 0
    met: int = 0

    @property
    def severity(self) -> Severity:
        """How bad it is; from a warning on a glossary is not to be released so."""
        return _KINDS[self.kind][0]

    def message(self, lang: str, shown: str = "") -> str:
        """Return what is wrong and what to do, in "ru" or "en"; `shown` is the place of the other entry."""
        _, english, russian = _KINDS[self.kind]
        words = russian if lang == "ru" else english
        other = f"{self.other.label} ({shown})" if self.other else ""
        return words.format(
            term=self.term.label,
            word=self.word,
            other=other,
            count=self.segments,
            met=self.met,
            stated=self._way_out(lang),
        )

    def _way_out(self, lang: str) -> str:
        """What an entry can state, by the format of its file, so that a wording declines or need not."""
        if self.term.path.endswith((".csv", ".tsv")):
            return _IN_A_TABLE[lang]
        return _IN_YAML[lang]
