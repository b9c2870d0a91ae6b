"""Chunks: the tokens of a text put together from those of its stretches are those of the whole."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruling_lint.model import Text
from ruling_lint.text.chunks import REACHES_OUT, TOKEN, chunks_of, holdings
from ruling_lint.text.reading import Reading

PARTS = [
    " ", "  ", "\n", "\u00a0", "{T}", "{2}{W}:", "{", "}", "{{x}}", "{card name}", "<b>", "</b>", "<a href='x y'>", "`", "a b`",
    "%d", "% d", "%%", "%", "%(", "n)", "%1", "%L2", "d", "&nbsp;", "&", "&lt;", "br", "/&gt;", "www.magic.com", "карта", "Ёж", "мана-стоимость", "creature’s", "12", "3/4", "a.txt", "и\u0306",
    "\u00ad", "İ", "_", "—", "«", "»", ".", ",", "$name", "@wizard", "a@b.ru", "C:\\x", "Word", "wорд", "&lt;br /&gt;", "{n, plural, one {", "} other {",
]  # fmt: skip


def whole(text: str) -> Reading:
    """Return a reading that is cut as a whole."""
    return Reading(Text.plain(text), whole=True)


@given(st.lists(st.sampled_from(PARTS), max_size=12).map("".join))
def test_tokens_masks_places_and_letters_are_those_of_the_whole_text(text: str) -> None:
    reading, other = Reading(Text.plain(text)), whole(text)

    assert reading.tokens == other.tokens
    assert reading.masked == other.masked
    assert list(reading.masks) == list(other.masks)
    assert reading.letters == other.letters
    assert [reading.span(i) for i in range(len(reading.tokens))] == [other.span(i) for i in range(len(other.tokens))]


@given(st.text(max_size=30))
def test_any_text_is_cut_like_the_whole(text: str) -> None:
    assert Reading(Text.plain(text)).tokens == whole(text).tokens


@pytest.mark.parametrize(
    "text", ["{card name}", "a <b>", "раз\u00adрыв", "%(n) d", "%1 %", "&lt;br /&gt;", "`a b`", "{{T}}"]
)
def test_what_reaches_over_a_space_is_not_cut(text: str) -> None:
    assert holdings(chunks_of(text)) & REACHES_OUT
    assert Reading(Text.plain(text)).chunks is None


@pytest.mark.parametrize("text", ["меч & щит", "5 % d", "100%, да", "%d из %s", "а&nbsp;б", "&#160; да"])
def test_a_sign_that_begins_no_mask_with_a_space_in_it_reaches_nowhere(text: str) -> None:
    assert Reading(Text.plain(text)).chunks is not None


def test_chunks_are_the_text_between_spaces() -> None:
    chunks = chunks_of("Возьмите  карту {T}.")

    assert [chunk.text for chunk in chunks] == ["Возьмите", "", "карту", "{T}."]
    assert list(chunks[3].tokens) == TOKEN.findall("\ufffc\ufffc\ufffc.")
