import re

import pytest

from ruling_lint.patterns import lazy_pattern


def test_a_pattern_answers_as_a_compiled_one_does() -> None:
    lazy, compiled = lazy_pattern(r"(?P<word>[а-яё]+)\W", re.IGNORECASE), re.compile(r"(?P<word>[а-яё]+)\W", re.I)
    text = "Сыграйте землю."
    assert lazy.findall(text) == compiled.findall(text)
    assert lazy.sub("-", text) == compiled.sub("-", text)
    assert (lazy.groups, lazy.groupindex, lazy.flags) == (compiled.groups, compiled.groupindex, compiled.flags)


def test_a_pattern_is_compiled_at_its_first_use_and_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    original = re.compile
    monkeypatch.setattr(re, "compile", lambda source, flags: asked.append(source) or original(source, flags))
    lazy = lazy_pattern(r"\d+")
    assert lazy.pattern == r"\d+"
    assert not asked
    assert [bool(lazy.search(text)) for text in ("7", "семь", "17")] == [True, False, True]
    assert asked == [r"\d+"]


def test_bytes_are_patterns_as_well() -> None:
    assert lazy_pattern(rb"\d+").findall(b"1, 22") == [b"1", b"22"]


def test_a_mistake_is_raised_when_the_pattern_is_used() -> None:
    lazy = lazy_pattern("(")
    with pytest.raises(re.error):
        lazy.search("(")
