"""Words kept in buckets: what was put in is found again, whatever bucket it lies in."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruling_lint.lexicon.buckets import NOTHING, Buckets, count

WORDS = st.sets(st.text("абвё_|x", min_size=1, max_size=6), max_size=30)


def filled(words: set[str]) -> Buckets:
    buckets = Buckets()
    for word in words:
        buckets.add(word, word[::-1])
    return buckets


@given(WORDS, WORDS)
def test_what_two_runs_put_in_is_found_by_the_third(first: set[str], second: set[str]) -> None:
    kept = filled(second).merge(filled(first).merge(NOTHING))
    third = Buckets(kept)

    assert all(third.find(word) == word[::-1] for word in first | second)
    assert count(kept) == len(first | second)


@given(WORDS)
def test_what_was_put_in_is_found_before_and_after_it_is_merged(words: set[str]) -> None:
    buckets = filled(words)
    for _ in range(2):
        assert all(buckets.find(word) == word[::-1] for word in words)
        buckets.merge(NOTHING)


@given(WORDS)
def test_what_was_never_put_in_is_not_found(words: set[str]) -> None:
    assert "никогда" not in Buckets(filled(words).merge(NOTHING))
    assert "никогда" not in filled(words)


def test_neither_a_part_of_a_word_nor_a_value_is_a_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ruling_lint.lexicon.buckets.crc32", lambda key: 5)
    buckets = Buckets()
    buckets.add("еще", "ещё")
    kept = Buckets(buckets.merge(NOTHING))

    assert kept.find("еще") == "ещё"
    assert all(kept.find(word) is None for word in ("ещё", "ще", "ещ", "", "щё"))


def test_a_word_that_utf_8_cannot_write_is_kept_too() -> None:
    assert "\ud800" in Buckets(filled({"\ud800"}).merge(NOTHING))
