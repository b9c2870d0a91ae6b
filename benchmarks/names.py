"""Report how often the Russian name offered for an English one is the form that was printed.

    python benchmarks/names.py PAIRS.jsonl [--show 3]

PAIRS.jsonl holds rows with `source`, `target`, `name_en` and `name_ru`. Where a row's Russian has its card's name in some form, the
English name is put there, and what is offered for it, the source beside it, is compared with what stood there. Names of which it is not
certain how they decline are counted and left out.
"""

from __future__ import annotations

import argparse
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from ruling_lint.glossary.suggest.card_names import offered
from ruling_lint.glossary.suggest.name_forms import declensions
from ruling_lint.model import Text
from ruling_lint.text.reading import Reading


class Tally:
    """Counts, and the places where something else than the printed form came first."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.others: list[str] = []

    def add(self, row: Mapping[str, str]) -> None:
        """Count a row whose Russian should have its card's name."""
        name = row["name_ru"]
        nouns = declensions(name, row["name_en"])
        self.counts["names that decline" if nouns else "other names"] += 1
        forms = sorted({form for noun in nouns for form in noun.forms.values()}, key=len, reverse=True)
        place = re.search(rf"(?<!\w)(?:{'|'.join(map(re.escape, forms))})(?!\w)", row["target"]) if forms else None
        if place is not None:
            self._compare(row, place)

    def _compare(self, row: Mapping[str, str], place: re.Match[str]) -> None:
        text = row["target"][: place.start()] + row["name_en"] + row["target"][place.end() :]
        reading = Reading(Text.plain(text))
        first, last = (reading.token_at(at) for at in (place.start(), place.start() + len(row["name_en"]) - 1))
        found = offered(reading, first, last, row["name_ru"], row["name_en"], Reading(Text.plain(row["source"])))
        self.counts["printed in a known form"] += 1
        self.counts["offered first"] += found[0] == place[0]
        self.counts["offered"] += place[0] in found
        if found[0] != place[0]:
            self.others.append(f"{place[0]}: {', '.join(found)} | {text}")

    def report(self) -> Iterator[str]:
        """Yield a line for each count."""
        total = self.counts["printed in a known form"]
        for what in ("names that decline", "other names", "printed in a known form"):
            yield f"{what:24} {self.counts[what]:6}"
        for what in ("offered first", "offered"):
            yield f"{what:24} {self.counts[what]:6}  {100 * self.counts[what] / total:.1f} %"


def tally(rows: Iterable[Mapping[str, str]]) -> Tally:
    """Return the counts over rows."""
    result = Tally()
    for row in rows:
        if row["name_ru"] and row["name_en"] in row["source"]:
            result.add(row)
    return result


def main() -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pairs", type=Path)
    parser.add_argument("--show", type=int, default=0)
    options = parser.parse_args()
    result = tally(map(json.loads, options.pairs.read_text(encoding="utf-8").splitlines()))
    print(*result.report(), *result.others[: options.show], sep="\n")


if __name__ == "__main__":
    main()
