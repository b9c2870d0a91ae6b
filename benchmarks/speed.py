"""Measure ruling-lint beside its peers on the same files in one run, and print a page of tables in Markdown.

Before: install this project into the Python that runs this (pip install .), and Git for the section "hook". It runs where
there is os.wait4, as on Linux and macOS. A full run takes about six minutes with --rounds 1 on two cores, and longer the
first time: the peers are downloaded from PyPI, each into an environment of its own in FOLDER/peers (some 320 MB).

Commands take turns, round by round, after a round that does not count; of each the median is shown. Time is user and
system time of the process and its children, which other work on the machine changes least, unless the clock is named. A
program that ends with an error stops the run.
"""

from __future__ import annotations

import argparse
import math
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Callable, Iterable, Sequence
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
    "pre-commit": "pre-commit",
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
    _see_that_ours_runs()
    folder = options.folder.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    programs = Programs(folder)
    rounds = f"{options.rounds} round{'s' if options.rounds > 1 else ''}"
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, {rounds}, {time.strftime('%Y-%m')}.\n")
    for name in options.only:
        _SECTIONS[name](folder, programs, options)


def _see_that_ours_runs() -> None:
    found = subprocess.run([*OURS[:3], "--version"], capture_output=True, text=True, check=False)
    if found.returncode:
        sys.exit(f"{found.stderr.strip()}\ninstall this project first: pip install .")


def _number(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number above 0")
    return int(text)


def _numbers(text: str) -> list[int]:
    return [_number(part) for part in text.split(",")]


def _sections(text: str) -> list[str]:
    names = text.split(",")
    for name in names:
        if name not in _SECTIONS:
            raise argparse.ArgumentTypeError(f"there is no section {name!r}; there are {','.join(_SECTIONS)}")
    return names


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "folder",
        type=Path,
        nargs="?",
        default=Path(tempfile.gettempdir()) / "ruling-lint-benchmarks",
        metavar="FOLDER",
        help="where the peers and the files that are read are kept (default: %(default)s)",
    )

    def add(name: str, kind: Callable[[str], object], default: str, text: str) -> None:
        shown = "NAMES" if kind is _sections else "N" if kind is _number else "N,N"
        parser.add_argument(name, type=kind, default=default, metavar=shown, help=f"{text} (default: %(default)s)")

    add("--only", _sections, ",".join(_SECTIONS), "the sections to measure")
    add("--rounds", _number, "3", "rounds of po and text; start takes 20 at least, hook 10, the others one")
    add("--sizes", _numbers, "2000,20000", "entries of the files of po; text takes the last")
    add("--growth", _numbers, "2000,20000,200000", "segments of the files of growth")
    add("--files", _number, "2000", "files of the folder of kept")
    add("--jobs-size", _number, "200000", "segments of the file of jobs")
    return parser.parse_args()


class Programs(dict[str, str]):
    """The paths of the peers' programs; each is installed when it is first asked for."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder

    def __missing__(self, name: str) -> str:
        self[name] = environment(self._folder, name, PEERS[name])
        return self[name]


def environment(folder: Path, name: str, package: str) -> str:
    """Return the path of a peer's program, installed into an environment of its own."""
    home = folder / "peers" / name
    scripts = home / ("Scripts" if os.name == "nt" else "bin")
    program = scripts / name
    if not program.exists():
        venv.create(home, with_pip=True)
        subprocess.run([scripts / "python", "-m", "pip", "install", "--quiet", package], check=False)
        if not program.exists():
            sys.exit(f"{package} could not be installed into {home}; --only names sections to measure without it")
    return str(program)


def made(folder: Path, name: str, count: int) -> Path:
    """Return the file of so many sentences, made if it is not there."""
    file = folder / f"{count}-{name}"
    if not file.exists():
        corpus.write(file, count)
    return file


_TELLS_OF_FINDINGS = {"l10n-lint": (1, 2)}
"""The statuses by which a program tells of findings, where they are not 1 alone."""


def measure(command: Sequence[str | Path], cwd: Path | None = None, findings: Sequence[int] = (1,)) -> Run:
    """Run a command, its output thrown away. A status that tells of `findings` is no failure; any other ends all."""
    begun = time.perf_counter()
    nothing = subprocess.DEVNULL
    environ = {**os.environ, "PYTHONDONTWRITEBYTECODE": ""}
    words = list(map(str, command))
    with tempfile.TemporaryFile() as said:
        process = subprocess.Popen(words, stdin=nothing, stdout=nothing, stderr=said, env=environ, cwd=cwd)
        _, status, usage = os.wait4(process.pid, 0)
        clock = time.perf_counter() - begun
        process.returncode = os.waitstatus_to_exitcode(status)
        said.seek(0)
        complaint = said.read().decode(errors="replace").strip()
    if process.returncode not in (0, *findings) or "Traceback (most recent call last)" in complaint:
        sys.exit(
            f"{' '.join(words)}\nended with status {process.returncode}, so nothing is measured. {complaint[-2000:]}"
        )
    return Run(usage.ru_utime + usage.ru_stime, clock, usage.ru_maxrss / 1024)


def by_turns(commands: dict[str, Sequence[str | Path]], rounds: int) -> dict[str, Run]:
    """Run commands by turns after one round that does not count, and return the medians of each."""
    runs: dict[str, list[Run]] = {name: [] for name in commands}
    for turn in range(rounds + 1):
        for name, command in commands.items():
            run = measure(command, findings=_TELLS_OF_FINDINGS.get(name, (1,)))
            if turn:
                runs[name].append(run)
    return {
        name: Run(*(statistics.median(values) for values in zip(*found, strict=True))) for name, found in runs.items()
    }


def print_table(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """Print a Markdown table, names on the left and figures on the right."""
    print(f"### {title}\n\n| {' | '.join(heads)} |\n|---|{'---:|' * (len(heads) - 1)}")
    print("".join(f"| {' | '.join(row)} |\n" for row in rows), flush=True)


def page(folder: Path, name: str) -> Path:
    """Return a clean page of 10 KB."""
    file = folder / name
    file.write_text("Игрок берёт карту, а затем сбрасывает карту.\n\n" * 125, encoding="utf-8")
    return file


def print_starts(folder: Path, programs: dict[str, str], options: argparse.Namespace) -> None:
    """A fresh process on a clean page of 10 KB."""
    file = page(folder, "page.txt")
    commands: dict[str, Sequence[str | Path]] = {
        "python -c pass": [sys.executable, "-c", "pass"],
        "ruling-lint, unchanged page": [*OURS, file],
        "ruling-lint --no-cache": [*ALONE, file],
        "yamllint --version": [programs["yamllint"], "--version"],
        "pofilter --version": [programs["pofilter"], "--version"],
        "l10n-lint --version": [programs["l10n-lint"], "--version"],
    }
    found = by_turns(commands, max(options.rounds, 20))
    base = found["python -c pass"]
    rows = [
        (f"`{name}`", f"{run.cpu * 1000:.0f}", f"{run.cpu / base.cpu:.1f}", f"{run.memory:.0f}")
        for name, run in found.items()
    ]
    print_table("Start: a clean page of 10 KB", ["", "ms", "times `python -c pass`", "MB"], rows)


_HOOKS = """\
repos:
  - repo: local
    hooks:
      - {{id: nothing, name: nothing, language: system, entry: "{nothing}"}}
      - {{id: ruling-lint, name: ruling-lint, language: system, entry: "{ours}"}}
"""


def print_hook(folder: Path, programs: dict[str, str], options: argparse.Namespace) -> None:
    """pre-commit with one hook and one file, which has changed since the last run, by the clock."""
    home = folder / "hook"
    home.mkdir(exist_ok=True)
    file = page(home, "page.txt")
    program = Path(sys.executable).with_name("ruling-lint")
    ours = str(program) if program.exists() else f"{sys.executable} -m ruling_lint"
    hooks = _HOOKS.format(nothing=f"{sys.executable} -c pass", ours=f"{ours} check")
    (home / ".pre-commit-config.yaml").write_text(hooks, encoding="utf-8")
    subprocess.run(["git", "init", "-q", home], check=True)
    subprocess.run(["git", "add", "-A"], cwd=home, check=True)
    runs: dict[str, list[Run]] = {"nothing": [], "ruling-lint": []}
    for turn in range(max(options.rounds, 10) + 1):
        for name, found in runs.items():
            with file.open("a", encoding="utf-8") as text:
                text.write("Игрок берёт ещё одну карту.\n\n")
            found.append(measure([programs["pre-commit"], "run", name, "--files", file], home, findings=()))
            if not turn:
                found.clear()
    clock = {name: statistics.median(run.clock for run in found) for name, found in runs.items()}
    rows = [
        (name, f"{seconds * 1000:.0f}", f"{(seconds - clock['nothing']) * 1000:+.0f}")
        for name, seconds in clock.items()
    ]
    print_table("A hook on one changed page of 10 KB", ["hook", "ms by the clock", "beside `python -c pass`"], rows)


def print_po(folder: Path, programs: dict[str, str], options: argparse.Namespace) -> None:
    """PO with sources, all default rules, at several sizes."""
    for size in options.sizes:
        print_po_of(size, folder, programs, options.rounds)


def print_po_of(size: int, folder: Path, programs: dict[str, str], rounds: int) -> None:
    """PO of so many entries."""
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


def print_text(folder: Path, programs: dict[str, str], options: argparse.Namespace) -> None:
    """Paragraphs without sources, beside spell checkers that look up words and the floor."""
    size, rounds = options.sizes[-1], options.rounds
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


def print_growth(folder: Path, programs: dict[str, str], options: argparse.Namespace) -> None:
    """How time and memory grow with the size of a file; an exponent of 1 is linear."""
    sizes, rows = options.growth, []
    start = measure([*ALONE, page(folder, "page.txt")]).cpu
    for name in ("rulings.po", "rulings.jsonl", "rulings.csv"):
        runs = [measure([*ALONE, made(folder, name, size)]) for size in sizes]
        first, last = (max(run.cpu - start, 0.001) for run in (runs[0], runs[-1]))
        exponent = math.log(last / first) / math.log(sizes[-1] / sizes[0])
        more = (runs[-1].memory - runs[0].memory) / (sizes[-1] - sizes[0]) * 1000
        cells = [f"{run.cpu / size * 1e6:,.0f} µs, {run.memory:.0f} MB" for run, size in zip(runs, sizes, strict=True)]
        rows.append((name.partition(".")[2], *cells, f"{exponent:.2f}", f"{more:.2f} MB"))
    heads = ["", *(f"{size:,}" for size in sizes), "exponent of time", "memory for 1,000 more"]
    print_table("Growth: time a segment, and peak memory", heads, rows)


def print_kept(folder: Path, programs: dict[str, str], options: argparse.Namespace) -> None:
    """A folder of files none of which changed since the last run."""
    tree = folder / f"tree-{options.files}"
    tree.mkdir(exist_ok=True)
    for number in range(options.files):
        if not (tree / f"{number}.po").exists():
            corpus.write(tree / f"{number}.po", 20, seed=number)
    measure([*OURS, "--jobs", "1", tree])
    found = by_turns({"kept": [*OURS, "--jobs", "1", tree], "linted": [*ALONE, tree]}, 1)
    rows = [(name, f"{run.cpu:.2f}", f"{found['linted'].cpu / run.cpu:.1f}") for name, run in found.items()]
    print_table(f"{options.files:,} unchanged files of 20 entries", ["", "s", "times as fast"], rows)


def print_jobs(folder: Path, programs: dict[str, str], options: argparse.Namespace) -> None:
    """One and two processes, by the clock."""
    size = options.jobs_size
    file = made(folder, "rulings.jsonl", size)
    runs = {jobs: measure([*OURS, "--no-cache", "--jobs", str(jobs), file]) for jobs in (1, 2)}
    rows = [
        (str(jobs), f"{run.clock:.1f}", f"{runs[1].clock / run.clock:.2f}", f"{run.memory:.0f}")
        for jobs, run in runs.items()
    ]
    print_table(f"JSON Lines of {size:,} segments", ["processes", "s by the clock", "times as fast", "MB"], rows)


_SECTIONS: dict[str, Callable[[Path, dict[str, str], argparse.Namespace], None]] = {
    "start": print_starts,
    "hook": print_hook,
    "po": print_po,
    "text": print_text,
    "growth": print_growth,
    "kept": print_kept,
    "jobs": print_jobs,
}


if __name__ == "__main__":
    main()
