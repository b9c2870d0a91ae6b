"""Rivals in another order are seen, whatever other terms stand between them."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruling_lint.glossary import Glossary, load_glossary
from ruling_lint.lexicon.rivals import Rivals

GROUPS = {"object": ("token", "counter"), "card type": ("creature", "land", "artifact"), "own": ("land", "token")}
WORDS = ["token", "counter", "creature", "land", "artifact", "artifact card", "spell"]
TEXTS = st.lists(st.sampled_from(WORDS), max_size=5)


@pytest.fixture(scope="module")
def glossary() -> Glossary:
    return load_glossary()


def _in_order(rivals: Rivals, text: Sequence[frozenset[int]]) -> dict[tuple[str, int], int]:
    members = [one for terms in text for one in rivals.groups[terms]]
    return {one: members.index(one) for one in members}


@given(TEXTS, TEXTS)
def test_rivals_are_turned_where_both_texts_have_them_in_another_order(
    glossary: Glossary, one: list[str], other: list[str]
) -> None:
    rivals = Rivals(glossary, GROUPS, (), (), {})
    source, target = ([frozenset(glossary.lookup(word)) for word in words] for words in (one, other))
    asked, given_ = _in_order(rivals, source), _in_order(rivals, target)

    expected = {
        (first[1], second[1])
        for first in asked.keys() & given_.keys()
        for second in asked.keys() & given_.keys()
        if first[0] == second[0] and asked[first] < asked[second] and given_[first] > given_[second]
    }
    assert set(rivals.turned(source, target)) == {pair for pair in expected if rivals.are_rivals(*pair)}
