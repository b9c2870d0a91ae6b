"""Report how many of the glossary's terms in English texts are recognised in their Russian, by kind of term.

    python benchmarks/recognition.py PAIRS.jsonl [--since 2016-09-30] [--worst 10] [--whole] [--show TERM]

PAIRS.jsonl holds rows with `source` and `target`, and `date` where --since is used; the day of a row decides which
wording is the printed one. A term counts once a row; the words of card names are no terms. It is recognised as a whole
if the Russian holds one of its renderings or a word of their family, by itself or inside the rendering of a longer
term; a phrase is recognised in parts if the Russian holds the terms that its words are. --whole lists the worst terms
by the first count. --show prints the rows in which a term is missed.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from ruling_lint.desk.recognition import Recognised, Recogniser
from ruling_lint.glossary import Glossary, Names, load_glossary
from ruling_lint.model import Text
from ruling_lint.text.reading import Reading

Row = dict[str, Any]


class Tally:
    """Counts by kind of term and by term: in how many rows it stands, and the rows in which it is not recognised."""

    def __init__(self, only_whole: bool = False) -> None:
        self._only_whole = only_whole
        self.kinds: Counter[str] = Counter()
        self.whole: Counter[str] = Counter()
        self.met: Counter[str] = Counter()
        self.terms: Counter[str] = Counter()
        self.missed: dict[str, list[Row]] = defaultdict(list)

    def add(self, row: Row, kind: str, label: str, found: Recognised) -> None:
        """Count a term of a row."""
        self.kinds[kind] += 1
        self.terms[label] += 1
        self.whole[kind] += bool(found.terms)
        self.met[kind] += found.met
        if not (found.terms if self._only_whole else found.met):
            self.missed[label].append(row)

    def report(self, worst: int) -> Iterator[str]:
        """Yield the lines of the report: the kinds, all of them together, the worst terms."""
        yield f"{'kind of term':17} {'terms':>6} {'as a whole':>11} {'or in parts':>12}"
        for kind, count in self.kinds.most_common():
            yield _line(kind, count, self.whole[kind], self.met[kind])
        yield _line("all", self.kinds.total(), self.whole.total(), self.met.total())
        yield ""
        yield f"{'term':26} {'missed':>6} {'of':>6}  for example"
        for label, rows in sorted(self.missed.items(), key=lambda item: (-len(item[1]), item[0]))[:worst]:
            yield f"{label:26} {len(rows):6} {self.terms[label]:6}  {rows[0].get('id', '')}"


def _line(kind: str, count: int, whole: int, met: int) -> str:
    return f"{kind:17} {count:6} {100 * whole / count:9.1f} % {100 * met / count:10.1f} %"


def tally(rows: Iterable[Row], only_whole: bool = False) -> Tally:
    """Return the counts over rows; with `only_whole`, what is recognised only in parts is missed."""
    result = Tally(only_whole)
    glossary, names = load_glossary(), Names()
    of_day: dict[str, Recogniser] = {}
    for row in rows:
        day = row.get("date") or glossary.day
        if day not in of_day:
            of_day[day] = Recogniser(Glossary(glossary.compiled, day), names)
        source, target = (Reading(Text.plain(row[side])) for side in ("source", "target"))
        for found in of_day[day].terms(source, target):
            term = glossary.terms[found.match.senses[0].term]
            result.add(row, term.kind, term.en[0], found)
    return result


def main() -> None:
    """Print the report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pairs", type=Path)
    parser.add_argument("--since", default="")
    parser.add_argument("--worst", type=int, default=10)
    parser.add_argument("--whole", action="store_true")
    parser.add_argument("--show", default="")
    options = parser.parse_args()
    lines = options.pairs.read_text(encoding="utf-8").splitlines()
    rows = (row for row in map(json.loads, lines) if row.get("date", "") >= options.since)
    result = tally(rows, options.whole)
    for row in result.missed[options.show] if options.show else ():
        print(row.get("id", ""), row["source"], row["target"], sep="\n  ")
    print(*result.report(options.worst), sep="\n")


if __name__ == "__main__":
    main()
