"""Proposed terms as YAML to review: each entry below a comment with its counts and examples."""

from __future__ import annotations

from ruling_lint.desk.yaml_writer import write_yaml
from ruling_lint.glossary import Rendering, Term
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ruling_lint.desk.mining import Proposal

_SHOWN = 100
_WORDS = {
    "ru": ("Предложения: проверьте, поправьте, лишнее удалите.", "{en}: сегментов {segments}, из них с «{ru}» {together}", "; ещё: "),
    "en": ("Proposals: check them, mend them, delete what is no term.", "{en}: {segments} segments, {together} of them with «{ru}»", "; also: "),
}  # fmt: skip


def write_proposals(proposals: Iterable[Proposal], lang: str) -> str:
    """Return the proposals as a YAML glossary; its comments are in "ru" or "en"."""
    return f"# {_WORDS[lang][0]}\n" + "".join(_entry(proposal, lang) for proposal in proposals)


def _entry(proposal: Proposal, lang: str) -> str:
    term = Term((proposal.en,), pos=proposal.pos, renderings=(Rendering(proposal.ru, proposal.pos),))
    return "".join(f"# {line}\n" for line in _comments(proposal, lang)) + write_yaml([term])


def _comments(proposal: Proposal, lang: str) -> Iterator[str]:
    _, counts, also = _WORDS[lang]
    others = ", ".join(f"«{text}» {count}" for text, count in proposal.others)
    yield counts.format(**proposal._asdict()) + (also + others if others else "")
    yield from (f"  {_short(source)} → {_short(target)}" for source, target in proposal.examples)


def _short(text: str) -> str:
    text = " ".join(text.split())
    return text if len(text) <= _SHOWN else text[: _SHOWN - 1] + "…"
