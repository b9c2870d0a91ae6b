"""Plant one fault of a mechanical kind into each of many clean sentence pairs, and report how many are found, by kind.

    python benchmarks/planted.py PAIRS.jsonl [--faults 10000] [--seed 1] [--show 3]

PAIRS.jsonl holds rows with `source` and `target` that are taken to be clean. A fault counts as found if a finding of a
fitting rule touches its place, or, where something was lost, stands in its segment. The last line says `recall KIND=…`.
"""

from __future__ import annotations

import argparse
import json
import random
import re
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

LOOKALIKES = str.maketrans("аеорсухАВЕКМНОРСТХ", "aeopcyxABEKMHOPCTX")
LETTERS = "абвгдежзийклмнопрстуфхцчшщыьэюя"


class Fault(NamedTuple):
    """A spoilt pair; `start` and `end` are the place in the target, equal where something was lost."""

    source: str
    target: str
    start: int
    end: int


Plant = Callable[[random.Random, str, str], Fault | None]


def _pick(rng: random.Random, pattern: str, text: str) -> re.Match[str] | None:
    found = list(re.finditer(pattern, text))
    return rng.choice(found) if found else None


def _replace(source: str, target: str, match: re.Match[str], new: str, group: int = 0) -> Fault:
    start, end = match.span(group)
    return Fault(source, target[:start] + new + target[end:], start, start + len(new))


def number(rng: random.Random, source: str, target: str) -> Fault | None:
    """Change a number that both sides have in digits."""
    match = _pick(rng, r"(?<![\d{+/−\-.,–—])\d+(?![\d}/.,:)]|\s*[—–-])", target)
    if match is None or not re.search(rf"(?<![\d{{+/-]){match[0]}(?![\d}}/])", source):
        return None
    return _replace(source, target, match, str(int(match[0]) + rng.choice((1, 2, 10))))


NUMBER_WORDS = (
    "два|две|двух|двум|двумя|три|трех|трёх|четыре|четырех|четырёх|пять|пяти|шесть|шести|семь|семи|десять|десяти"
)


def number_lost(rng: random.Random, source: str, target: str) -> Fault | None:
    """Drop a number other than one, in digits or words; where the target has an equal one twice, one of these."""
    found = list(re.finditer(rf"(?<![\w{{+/−.,–—-])(?:(?!1\b)\d+|{NUMBER_WORDS})(?= [а-яё])", target))
    equal = [match for match in found if sum(other[0] == match[0] for other in found) > 1]
    match = rng.choice(equal or found) if found else None
    if match is None or (match[0].isdigit() and not re.search(rf"(?<![\d{{+/-]){match[0]}(?![\d}}/])", source)):
        return None
    return Fault(source, target[: match.start()] + target[match.end() + 1 :], match.start(), match.start())


def symbol_changed(rng: random.Random, source: str, target: str) -> Fault | None:
    """Put another symbol in place of one."""
    match = _pick(rng, r"\{[WUBRGCXT\d]\}", target)
    others = [other for other in ("{W}", "{U}", "{B}", "{R}", "{G}", "{3}") if match and other != match[0]]
    return _replace(source, target, match, rng.choice(others)) if match else None


def symbol_lost(rng: random.Random, source: str, target: str) -> Fault | None:
    """Drop a symbol."""
    match = _pick(rng, r"\{[^{}]+\}", target)
    return _replace(source, target, match, "") if match else None


def symbol_broken(rng: random.Random, source: str, target: str) -> Fault | None:
    """Drop one brace of a symbol."""
    match = _pick(rng, r"\{([WUBRGT\d])\}", target)
    return _replace(source, target, match, rng.choice((f"{{{match[1]}", f"{match[1]}}}"))) if match else None


def symbol_lookalike(rng: random.Random, source: str, target: str) -> Fault | None:
    """Put a Cyrillic letter into a symbol."""
    match = _pick(rng, r"\{[BTCX]\}", target)
    return _replace(source, target, match, match[0].translate(str.maketrans("BTCX", "ВТСХ"))) if match else None


def reference(rng: random.Random, source: str, target: str) -> Fault | None:
    """Add a rule reference to both sides, with another letter or number in the target."""
    right, wrong = rng.choice((("702.19b", "702.19c"), ("704.5g", "704.5"), ("603.2", "603.3"), ("614.12a", "614.12а")))
    start = len(target) + len(" См. правило ")
    return Fault(f"{source} See rule {right}.", f"{target} См. правило {wrong}.", start, start + len(wrong))


def lookalike(rng: random.Random, source: str, target: str) -> Fault | None:
    """Put a Latin letter into a Russian word."""
    match = _pick(rng, r"(?<=[а-я])[аеорсух](?=[а-я])", target)
    return _replace(source, target, match, match[0].translate(LOOKALIKES)) if match else None


def repeated(rng: random.Random, source: str, target: str) -> Fault | None:
    """Write a word twice."""
    match = _pick(rng, r"(?<![\w-])[а-я]{2,}(?![\w-])", target)
    return _replace(source, target, match, f"{match[0]} {match[0]}") if match else None


def bracket(rng: random.Random, source: str, target: str) -> Fault | None:
    """Drop a bracket."""
    match = _pick(rng, r"[()]", target)
    return _replace(source, target, match, "") if match else None


def quote(rng: random.Random, source: str, target: str) -> Fault | None:
    """Write straight quotes."""
    match = _pick(rng, r"«([^«»]+)»", target)
    return _replace(source, target, match, f'"{match[1]}"') if match else None


def space(rng: random.Random, source: str, target: str) -> Fault | None:
    """Double a space, put one before a comma, or drop the one after it."""
    pattern, new = rng.choice(
        ((r"(?<=[а-я]) (?=[а-я])", "  "), (r"(?<=[а-я]),", " ,"), (r"(?<=[а-я]), (?=[а-я])", ","))
    )
    match = _pick(rng, pattern, target)
    return _replace(source, target, match, new) if match else None


def glued(rng: random.Random, source: str, target: str) -> Fault | None:
    """Drop the space between a word and a number, a symbol or a change of power."""
    match = _pick(rng, r"(?<=[а-я]{2}) (?=\{[WUBRGT\d]\}|[+-]\d/|\d )|(?<=\}) (?=[а-я])", target)
    return _replace(source, target, match, "") if match else None


def dash(rng: random.Random, source: str, target: str) -> Fault | None:
    """Put a hyphen for a dash, with a space on both sides, on one or on none."""
    match = _pick(rng, r"(?<=[а-я»]) — (?=[а-я])", target)
    return _replace(source, target, match, rng.choice((" - ", "- ", " -", " —", "— "))) if match else None


def comma(rng: random.Random, source: str, target: str) -> Fault | None:
    """Drop the comma before a conjunction."""
    match = _pick(rng, r",(?= (?:если|когда|чтобы|но|а не|который|которая|которое|которые|потому что|где X) )", target)
    return _replace(source, target, match, "") if match else None


def together(rng: random.Random, source: str, target: str) -> Fault | None:
    """Write не or a preposition together with the word after it."""
    match = _pick(rng, r"(?<![\w-])(?:не|на|в|из|или) (?=[а-я]{5,})", target)
    return _replace(source, target, match, match[0].strip()) if match else None


def nested(rng: random.Random, source: str, target: str) -> Fault | None:
    """Put a quotation into one of the same marks."""
    match = _pick(rng, r"(?<=«)([^«»]* )([А-Яа-я]{4,})(?= [^«»]*»)", target)
    return _replace(source, target, match, f"«{match[2]}»", 2) if match else None


def typo(rng: random.Random, source: str, target: str) -> Fault | None:
    """Drop, double, swap or change one letter inside a word of the game."""
    words = "заклинан|существ|перманент|библиотек|кладбищ|способност|повреждени|контрол|выносливост|артефакт|оппонент"
    match = _pick(rng, rf"(?<![\w-])(?:{words})[а-я]*(?![\w-])", target)
    if match is None:
        return None
    word = match[0]
    at = rng.randrange(1, len(word) - 2)
    spoilt = rng.choice(
        (
            word[:at] + word[at + 1 :],
            word[:at] + word[at] + word[at:],
            word[:at] + word[at + 1] + word[at] + word[at + 2 :],
            word[:at] + rng.choice(LETTERS) + word[at + 1 :],
        )
    )
    return _replace(source, target, match, spoilt) if spoilt != word else None


KINDS: dict[str, tuple[Plant, frozenset[str]]] = {
    "number": (number, frozenset({"number-mismatch", "placeholder-mismatch"})),
    "number-lost": (number_lost, frozenset({"number-mismatch", "placeholder-mismatch"})),
    "symbol-changed": (symbol_changed, frozenset({"placeholder-mismatch"})),
    "symbol-lost": (symbol_lost, frozenset({"placeholder-mismatch"})),
    "symbol-broken": (symbol_broken, frozenset({"placeholder-malformed", "placeholder-mismatch", "unpaired"})),
    "symbol-lookalike": (symbol_lookalike, frozenset({"placeholder-malformed"})),
    "reference": (reference, frozenset({"reference-mismatch", "placeholder-malformed"})),
    "lookalike": (lookalike, frozenset({"mixed-script"})),
    "repeated": (repeated, frozenset({"repeated-word"})),
    "bracket": (bracket, frozenset({"unpaired"})),
    "quote": (quote, frozenset({"quotes"})),
    "space": (space, frozenset({"spacing"})),
    "glued": (glued, frozenset({"spacing"})),
    "dash": (dash, frozenset({"dash", "spacing"})),
    "comma": (comma, frozenset({"missing-comma"})),
    "together": (together, frozenset({"spelling", "word-division"})),
    "nested": (nested, frozenset({"quotes"})),
    "typo": (typo, frozenset({"spelling"})),
}


def plant(pairs: list[tuple[str, str]], faults: int, rng: random.Random) -> Iterator[tuple[str, Fault]]:
    """Yield faults with their kind, as many of each kind as the pairs allow, in turn."""
    wanted = faults // len(KINDS)
    for kind, (make, _) in KINDS.items():
        rng.shuffle(pairs)
        made = 0
        for source, target in pairs:
            fault = make(rng, source, target) if made < wanted else None
            if fault is not None:
                made += 1
                yield kind, fault


def main() -> int:
    """Plant, lint, count; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("pairs", type=Path)
    parser.add_argument("--faults", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=0, help="print so many missed faults of each kind")
    options = parser.parse_args()
    rows = [json.loads(line) for line in options.pairs.read_text(encoding="utf-8").splitlines() if line.strip()]
    pairs = [(row["source"], row["target"]) for row in rows if row.get("source") and row.get("target")]
    faults = list(plant(pairs, options.faults, random.Random(options.seed)))
    report(faults, found(faults), options.show)
    return 0


def found(faults: list[tuple[str, Fault]]) -> set[int]:
    """Lint all the faults in one file and return the numbers of those found."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "faults.jsonl")
        rows = [{"id": str(i), "source": fault.source, "target": fault.target} for i, (_, fault) in enumerate(faults)]
        file.write_text("".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows), encoding="utf-8")
        command = [
            sys.executable,
            "-m",
            "ruling_lint",
            "check",
            "--no-config",
            "--format",
            "json",
            "--fail-on",
            "never",
        ]
        done = subprocess.run([*command, str(file)], capture_output=True, encoding="utf-8", check=False)
    hits = set()
    for finding in json.loads(done.stdout)["findings"]:
        kind, fault = faults[int(finding["segment"])]
        touches = finding["start"] <= fault.end and fault.start <= finding["end"]
        anywhere = fault.start == fault.end or kind in ("bracket", "symbol-broken")
        if finding["rule"] in KINDS[kind][1] and (touches or anywhere):
            hits.add(int(finding["segment"]))
    return hits


def report(faults: list[tuple[str, Fault]], hits: set[int], show: int) -> None:
    """Print recall by kind, and some of the faults that were missed."""
    planted = Counter(kind for kind, _ in faults)
    caught = Counter(kind for i, (kind, _) in enumerate(faults) if i in hits)
    missed = defaultdict(list)
    for i, (kind, fault) in enumerate(faults):
        if i not in hits:
            missed[kind].append(fault)
    for kind, count in planted.items():
        print(f"{kind:<18} {count:>6} planted  {caught[kind] / count:.3f} found")
        for fault in missed[kind][:show]:
            print(f"    {fault.target!r} at {fault.start}")
    print("recall " + " ".join(f"{kind}={caught[kind] / count:.3f}" for kind, count in planted.items()))


if __name__ == "__main__":
    sys.exit(main())
