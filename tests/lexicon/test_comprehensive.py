"""Reading the Comprehensive Rules; the text is a made-up game's, set in the same way."""

from pathlib import Path

import pytest

from ruling_lint.lexicon import comprehensive

TEXT = """\
Rules of a Game

Contents
1. Basics
100. General
7. More
702. Skills
Glossary
Credits

100. General

100.1. Two players play.

100.1a They sit.
100.2 They stand.

702. Skills

702.19. Leaping

702.19b A leaping toad lands.

Glossary

Leaping, Landing
What toads do.

Toad
A token. See rule 702.19,
"Leaping."

Credits

Somebody
"""


def test_rules_sections_and_entries_are_known() -> None:
    rules = comprehensive.parse(TEXT)
    assert rules.numbers == {"100", "702", "100.1", "100.1a", "100.2", "702.19", "702.19b"}
    assert rules.entries == {"leaping, landing", "toad"}


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_the_file_may_have_any_line_ends_and_an_old_encoding(tmp_path: Path, encoding: str, line_end: str) -> None:
    file = tmp_path / "rules.txt"
    file.write_bytes(TEXT.replace("Toad", "Toad’s").replace("\n", line_end).encode(encoding))
    for _ in range(2):  # the second time from the cache
        rules = comprehensive.read(file)
        assert "702.19b" in rules.numbers
        assert "toad’s" in rules.entries


@pytest.mark.parametrize(
    ("number", "near"),
    [("702.19c", ("702.19",)), ("720.19", ("702.19",)), ("702.91b", ("702.19b",)), ("300.5", ())],
)
def test_rules_that_may_be_meant(number: str, near: tuple[str, ...]) -> None:
    assert comprehensive.parse(TEXT).near(number) == near


def test_indented_rules_and_a_glossary_with_broken_lines_are_read() -> None:
    indented = TEXT.replace("\n10", "\n   10").replace("\n702", "\n      702")
    broken = indented.replace("What toads do.", "What toads do. See rule\n702.19. It is long.\n1. Here.\n2. There.")
    rules = comprehensive.parse(broken)
    assert rules.numbers == comprehensive.parse(TEXT).numbers
    assert rules.entries == {"leaping, landing", "toad"}


def test_another_file_is_told_apart() -> None:
    with pytest.raises(comprehensive.RulesTextError, match="save their TXT version"):
        comprehensive.parse("<html><body>Rules</body></html>")


def test_a_file_cut_short_is_told_apart_with_its_last_rule() -> None:
    with pytest.raises(comprehensive.RulesTextError, match="section 702 is in the contents") as raised:
        comprehensive.parse(TEXT[: TEXT.index("702. Skills", TEXT.index("Credits"))])
    assert raised.value.line == 16
