"""Measure ruling-lint beside its peers on the same files in one run, and print a page of tables in Markdown.

    python benchmarks/speed.py [FOLDER] [--sizes 2000,20000] [--rounds 3] [--big 200000]

FOLDER keeps the environments of the peers, made at the first run, and the files that are read. Each peer is a program of
its own in an environment of its own. Commands take turns, round by round; of each the median is shown. Time is user and
system time of the process and its children, which other work on the machine changes least.
"""

from __future__ import annotations

import argparse
import os
import platform
import statistics
import subprocess
import sys
import time
import venv
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import corpus

HERE = Path(__file__).resolve().parent
GLOSSARY = [
    ("creature", "существо"),
    ("artifact", "артефакт"),
    ("land", "земля"),
    ("spell", "заклинание"),
    ("card", "карта"),
]
PEERS = {
    "pofilter": "translate-toolkit",
    "l10n-lint": "l10n-lint",
    "termflex": "termflex[pymorphy3]",
    "codespell": "codespell",
    "typos": "typos",
    "yamllint": "yamllint",
}
OURS = [sys.executable, "-m", "ruling_lint", "check", "--no-config"]
ALONE = [*OURS, "--no-cache", "--jobs", "1"]


class Run(NamedTuple):
    """What one run took: seconds of processor time, seconds by the clock, peak memory in megabytes."""

    cpu: float
    clock: float
    memory: float


def main() -> None:
    """Measure, and print the page."""
    options = _options()
    folder = options.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    programs = {name: environment(folder, name, package) for name, package in PEERS.items()}
    print(
        f"Python {platform.python_version()}, {os.cpu_count()} cores, {options.rounds} rounds, {time.strftime('%Y-%m')}.\n"
    )
    print_starts(folder, programs, options.rounds)
    for size in options.sizes:
        print_po(folder, programs, size, options.rounds)
    print_text(folder, programs, options.sizes[-1], options.rounds)
    print_growth(folder, options.sizes, options.rounds)
    print_kept(folder)
    if options.big:
        print_big(folder, options.big)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure ruling-lint beside its peers.")
    parser.add_argument("folder", type=Path, nargs="?", default=HERE.parent / "build" / "benchmarks")
    parser.add_argument("--sizes", type=lambda text: [int(part) for part in text.split(",")], default=[2000, 20_000])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--big", type=int, default=0, help="segments of a corpus for one and two processes")
    return parser.parse_args()


def environment(folder: Path, name: str, package: str) -> str:
    """Return the path of a peer's program, installed into an environment of its own."""
    home = folder / "peers" / name
    scripts = home / ("Scripts" if os.name == "nt" else "bin")
    if not home.exists():
        venv.create(home, with_pip=True)
        subprocess.run([scripts / "python", "-m", "pip", "install", "--quiet", package], check=True)
    return str(scripts / name)


def made(folder: Path, name: str, count: int) -> Path:
    """Return the file of so many sentences, made if it is not there."""
    file = folder / f"{count}-{name}"
    if not file.exists():
        corpus.write(file, count)
    return file


def measure(command: Sequence[str | Path]) -> Run:
    """Run a command, its output thrown away. Findings are no failure."""
    begun = time.perf_counter()
    nothing = subprocess.DEVNULL
    environ = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    process = subprocess.Popen(list(map(str, command)), stdin=nothing, stdout=nothing, stderr=nothing, env=environ)
    _, _, usage = os.wait4(process.pid, 0)
    process.returncode = 0
    return Run(usage.ru_utime + usage.ru_stime, time.perf_counter() - begun, usage.ru_maxrss / 1024)


def by_turns(commands: dict[str, Sequence[str | Path]], rounds: int) -> dict[str, Run]:
    """Run commands by turns after one round that does not count, and return the medians of each."""
    runs: dict[str, list[Run]] = {name: [] for name in commands}
    for turn in range(rounds + 1):
        for name, command in commands.items():
            run = measure(command)
            if turn:
                runs[name].append(run)
    return {
        name: Run(*(statistics.median(values) for values in zip(*found, strict=True))) for name, found in runs.items()
    }


def print_table(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a Markdown table, names on the left and figures on the right."""
    print(f"### {title}\n\n| {' | '.join(heads)} |\n|---|{'---:|' * (len(heads) - 1)}")
    print("".join(f"| {' | '.join(row)} |\n" for row in rows), flush=True)


def print_starts(folder: Path, programs: dict[str, str], rounds: int) -> None:
    """A fresh process on a clean page of 10 KB."""
    page = folder / "page.txt"
    page.write_text("Игрок берёт карту, а затем сбрасывает карту.\n\n" * 125, encoding="utf-8")
    commands: dict[str, Sequence[str | Path]] = {
        "python -c pass": [sys.executable, "-c", "pass"],
        "ruling-lint, unchanged page": [*OURS, page],
        "ruling-lint --no-cache": [*ALONE, page],
        "yamllint --version": [programs["yamllint"], "--version"],
        "pofilter --version": [programs["pofilter"], "--version"],
        "l10n-lint --version": [programs["l10n-lint"], "--version"],
    }
    found = by_turns(commands, max(rounds, 9))
    base = found["python -c pass"]
    rows = [
        (f"`{name}`", f"{run.cpu * 1000:.0f}", f"{run.cpu / base.cpu:.1f}", f"{run.memory:.0f}")
        for name, run in found.items()
    ]
    print_table("Start: a clean page of 10 KB", ["", "ms", "times `python -c pass`", "MB"], rows)


def print_po(folder: Path, programs: dict[str, str], size: int, rounds: int) -> None:
    """PO with sources, all default rules."""
    file = made(folder, "rulings.po", size)
    glossary = folder / "terms.csv"
    glossary.write_text("source,target\n" + "".join(f"{en},{ru}\n" for en, ru in GLOSSARY), encoding="utf-8")
    fields = ["--glossary-source-field", "source", "--glossary-target-field", "target"]
    languages = ["--src", "en", "--tgt", "ru", "--target-lemmatizer", "pymorphy3", "--workers", "1"]
    commands: dict[str, Sequence[str | Path]] = {
        "ruling-lint": [*ALONE, file],
        "pofilter": [programs["pofilter"], "--nonotes", file, folder / "filtered.po"],
        "l10n-lint": [programs["l10n-lint"], file],
        "termflex": [programs["termflex"], "--glossary", glossary, *fields, *languages, "-q", file],
    }
    print_comparison(f"PO of {size:,} entries with sources", size, by_turns(commands, rounds))


def print_text(folder: Path, programs: dict[str, str], size: int, rounds: int) -> None:
    """Paragraphs without sources, beside spell checkers that look up words and the floor."""
    file = made(folder, "rulings.txt", size)
    commands: dict[str, Sequence[str | Path]] = {
        "ruling-lint": [*ALONE, file],
        "codespell": [programs["codespell"], file],
        "typos": [programs["typos"], file],
        "the floor": [sys.executable, HERE / "floor.py", file],
    }
    print_comparison(f"Text of {size:,} paragraphs", size, by_turns(commands, rounds))


def print_comparison(title: str, size: int, found: dict[str, Run]) -> None:
    """Print how long each took beside ours."""
    ours = found["ruling-lint"]
    rows = [
        (name, f"{run.cpu:.2f}", f"{size / run.cpu:,.0f}", f"{run.cpu / ours.cpu:.2f}", f"{run.memory:.0f}")
        for name, run in found.items()
    ]
    print_table(title, ["", "s", "entries a second", "time beside ours", "MB"], rows)


def print_growth(folder: Path, sizes: Sequence[int], rounds: int) -> None:
    """How time and memory grow with the size of a file."""
    rows = []
    for name in ("rulings.po", "rulings.jsonl", "rulings.csv"):
        found = by_turns({str(size): [*ALONE, made(folder, name, size)] for size in sizes}, min(rounds, 2))
        cells = [f"{found[str(size)].cpu / size * 1e6:,.0f} µs, {found[str(size)].memory:.0f} MB" for size in sizes]
        rows.append((name.partition(".")[2], *cells))
    print_table("Growth: time a segment, and peak memory", ["", *(f"{size:,}" for size in sizes)], rows)


def print_kept(folder: Path) -> None:
    """A folder of files none of which changed since the last run."""
    tree = folder / "tree"
    tree.mkdir(exist_ok=True)
    for number in range(200):
        if not (tree / f"{number}.po").exists():
            corpus.write(tree / f"{number}.po", 20, seed=number)
    measure([*OURS, "--jobs", "1", tree])
    found = by_turns({"kept": [*OURS, "--jobs", "1", tree], "linted": [*ALONE, tree]}, 2)
    rows = [(name, f"{run.cpu:.2f}", f"{found['linted'].cpu / run.cpu:.1f}") for name, run in found.items()]
    print_table("200 unchanged files of 20 entries", ["", "s", "times as fast"], rows)


def print_big(folder: Path, size: int) -> None:
    """One and two processes, by the clock."""
    file = made(folder, "rulings.jsonl", size)
    runs = {jobs: measure([*OURS, "--no-cache", "--jobs", str(jobs), file]) for jobs in (1, 2)}
    rows = [
        (str(jobs), f"{run.clock:.1f}", f"{runs[1].clock / run.clock:.2f}", f"{run.memory:.0f}")
        for jobs, run in runs.items()
    ]
    print_table(f"JSON Lines of {size:,} segments", ["processes", "s by the clock", "times as fast", "MB"], rows)


if __name__ == "__main__":
    main()
