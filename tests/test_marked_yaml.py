"""YAML that says where its values stand, and files that would never end."""

from __future__ import annotations

import re
import time

import pytest

from ruling_lint import marked_yaml


@pytest.mark.parametrize(
    ("text", "line"),
    [("&a [*a]", 1), ("- en: salt\n  ru: &r [соль, *r]\n", 2), ("&a {up: {up: *a}}", 1)],
)
def test_a_value_that_contains_itself_is_refused(text: str, line: int) -> None:
    with pytest.raises(marked_yaml.YamlError, match="contains itself") as caught:
        marked_yaml.load(text)
    assert caught.value.line == line


def test_aliases_of_aliases_are_refused_before_they_grow() -> None:
    rows = ["- &l0 [соль, соль]"] + [f"- &l{n} [{', '.join([f'*l{n - 1}'] * 9)}]" for n in range(1, 12)]
    began = time.perf_counter()
    with pytest.raises(marked_yaml.YamlError, match="too many times"):
        marked_yaml.load("\n".join(rows))
    assert time.perf_counter() - began < 2


def test_an_alias_that_repeats_a_value_a_few_times_is_that_value() -> None:
    assert marked_yaml.load("- &w [озеро, болото]\n- *w\n- *w\n") == [["озеро", "болото"]] * 3


def test_a_nul_is_named_by_its_code() -> None:
    with pytest.raises(marked_yaml.YamlError, match=r"U\+0000") as caught:
        marked_yaml.load("- en: salt\n  ru: со\0ль\n")
    assert caught.value.line == 2


def test_a_key_that_is_a_list_is_refused() -> None:
    with pytest.raises(marked_yaml.YamlError, match="must be text"):
        marked_yaml.load("? [a, b]\n: c\n")


def test_a_nesting_that_goes_on_for_ever_is_refused() -> None:
    with pytest.raises(marked_yaml.YamlError, match=r"deep|depth"):
        marked_yaml.load("[" * 3000 + "]" * 3000)


@pytest.mark.parametrize("text", ["- ru: [соль\n- x", "a: b: c", "%odd\n", 'a: "соль', "a: *gone"])
def test_what_the_parser_says_is_told_in_russian(text: str) -> None:
    with pytest.raises(marked_yaml.YamlError) as caught:
        marked_yaml.load(text)
    assert not re.search("[A-Za-z]", caught.value.ru)
    assert caught.value.ru != caught.value.message
