"""Roman numerals of chapters: I, II, XIV."""

from ruling_lint.patterns import lazy_pattern

LETTERS = frozenset("IVX")

NUMERAL = lazy_pattern(r"(?<![\w-])(?=[IVX]{2})X{0,3}(?:IX|IV|V?I{0,3})(?![\w-])")
"""A numeral of two letters or more: a single one is as likely a pronoun, a variable or a colour."""

_VALUES = {"I": 1, "V": 5, "X": 10}
_ONES = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")


def parse(numeral: str) -> int:
    """Return the value of a numeral made of I, V and X."""
    values = [_VALUES[char] for char in numeral]
    return sum(-value if value < max(values[i:]) else value for i, value in enumerate(values))


def write(number: int) -> str:
    """Return a number below 40 as a Roman numeral, a larger one in digits."""
    tens, ones = divmod(number, 10)
    return "X" * tens + _ONES[ones] if number < 40 else str(number)
