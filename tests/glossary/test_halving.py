"""A word is found in a sorted list of bytes wherever it stands, and no part of one is."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruling_lint.glossary.halving import holds

WORDS = st.text(alphabet="аб-яёz'", min_size=1, max_size=4)


@given(st.sets(WORDS, max_size=30), WORDS)
def test_a_word_is_found_just_if_it_is_there(words: set[str], word: str) -> None:
    kept = " ".join(sorted(words)).encode()
    assert holds(kept, word) == (word in words)
    assert all(holds(kept, one) for one in words)


@pytest.mark.parametrize("word", ["ар", "та", "ка рта", "", "картаа"])
def test_a_part_of_a_word_is_none(word: str) -> None:
    assert not holds("ка карта рта".encode(), word)
