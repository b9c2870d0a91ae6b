"""Tags and emphasis."""

from ruling_lint.model import Span, Text
from ruling_lint.text.markup import find_markup
from ruling_lint.text.reading import Reading


def values(text: str, *codes: Span) -> list[str]:
    """Return the values of the markup in a text; `codes` are its inline tags."""
    return [item.value for item in find_markup(Reading(Text(text, Text.plain(text).pieces, codes)))]


def test_tags_count_by_name_and_not_by_attributes() -> None:
    assert values('<a href="x">да</a><BR/>') == ["a", "/a", "br"]


def test_emphasis_counts_by_its_strength() -> None:
    assert values("_раз_ *раз* **два** ***три***") == ["1", "1", "2", "3"]


def test_asterisks_and_underscores_that_emphasise_nothing_do_not_count() -> None:
    assert values("*/*, 1+*/1+*, mana_cost_x, 2 * 3 * 4, ____, a*b*c") == []


def test_code_counts_and_what_stands_in_it_does_not() -> None:
    assert values("`_x_` и `**`") == ["`", "`"]


def test_tags_that_mean_the_same_are_equal() -> None:
    assert values("<strong>да</strong>") == values("<b>да</b>")


def test_inline_tags_of_translators_files_count_by_their_id() -> None:
    text = '<g id="1">да</g><x id="2"/>'
    assert values(text, Span(0, 10), Span(12, 16), Span(16, 27)) == ["g 1", "/g"]
