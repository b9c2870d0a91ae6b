"""Words kept in buckets: what was put in is found again, whatever bucket it lies in."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ruling_lint.lexicon.buckets import Buckets, count

WORDS = st.sets(st.text("абвё_|x", min_size=1, max_size=6), max_size=30)


def filled(words: set[str]) -> Buckets:
    buckets = Buckets({})
    for word in words:
        buckets.add(word)
    return buckets


@given(WORDS, WORDS)
def test_what_two_runs_put_in_is_found_by_the_third(first: set[str], second: set[str]) -> None:
    kept = filled(second).merged(filled(first).merged({}))
    third = Buckets(kept)

    assert all(word in third for word in first | second)
    assert count(kept) == len(first | second)


@given(WORDS)
def test_what_was_never_put_in_is_not_found(words: set[str]) -> None:
    assert "никогда" not in Buckets(filled(words).merged({}))
    assert "никогда" not in filled(words)


def test_an_entry_is_found_by_its_key() -> None:
    spellings = Buckets({}, lambda entry: entry.replace("ё", "е"))
    spellings.add("ещё")

    assert spellings.find("еще") == "ещё"
    assert Buckets(spellings.merged({}), lambda entry: entry.replace("ё", "е")).find("еще") == "ещё"
    assert spellings.find("ещё") is None


def test_a_word_that_utf_8_cannot_write_is_kept_too() -> None:
    assert "\ud800" in Buckets(filled({"\ud800"}).merged({}))
