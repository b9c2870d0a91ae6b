"""What HTML's element and attribute names mean to a reader of its texts."""

from __future__ import annotations

from collections.abc import Mapping


def _names(names: str) -> frozenset[str]:
    return frozenset(names.split())


BLOCKS = _names(
    "address article aside base blockquote body button caption center col colgroup dd details dialog dir div dl dt fieldset "
    "figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li link main menu "
    "menuitem meta nav noframes noscript ol optgroup option p param pre script search section select source style summary "
    "table tbody td template textarea tfoot th thead title tr track ul"
)
"""Elements at whose edges a text ends; all others, unknown ones too, are inside of texts."""

VOID = _names("area base br col embed frame hr img input link meta param source track wbr")
"""Elements that have no content and no end tag."""

CODE = _names("code iframe kbd math noembed noframes pre samp script style svg tt var xmp")
"""Elements whose content is no running text."""

LIMITS = _names("button dl menu ol select table template ul")
"""Elements that hide the ones around them from being closed by implication."""

_CELLS = frozenset({"td", "th"})
_CLOSED_BY = {
    "li": frozenset({"li"}),
    "dt": frozenset({"dt", "dd"}),
    "dd": frozenset({"dt", "dd"}),
    "td": _CELLS,
    "th": _CELLS,
    "tr": _CELLS | {"tr"},
    "option": frozenset({"option"}),
}
_PARAGRAPH = frozenset({"p"})

_READ = frozenset({"alt", "aria-description", "aria-label", "label", "placeholder", "title"})
_DESCRIPTIONS = frozenset({"description", "og:description", "og:title", "twitter:description", "twitter:title"})
_BUTTONS = frozenset({"button", "reset", "submit"})


def closed_by(name: str) -> frozenset[str]:
    """Return the elements that the start of an element ends if they were left open."""
    return _CLOSED_BY.get(name, _PARAGRAPH) if name in BLOCKS else frozenset()


def is_read(element: str, attribute: str, values: Mapping[str, str]) -> bool:
    """Tell whether people read an attribute of an element, given the values of all its attributes."""
    if element == "meta":
        name = values.get("name") or values.get("property") or ""
        return attribute == "content" and name.lower() in _DESCRIPTIONS
    if element == "input" and attribute == "value":
        return values.get("type", "").lower() in _BUTTONS
    return attribute in _READ
