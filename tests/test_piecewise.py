"""A file linted in parts has the findings, in the order, that it has when it is linted whole."""

import json
import random
from functools import partial
from pathlib import Path

import pytest

from ruling_lint import parallel, piecewise
from ruling_lint.config import Config
from ruling_lint.ignores import ConfigIgnore
from ruling_lint.readers import parts
from ruling_lint.records import replace
from ruling_lint.results import FileResult
from ruling_lint.run import Plan, Runner, linting
from ruling_lint.run.linting import Linting
from ruling_lint.run.reporting import report
from ruling_lint.spool import Spooled

PAIRS = [
    ("Draw a card.", "Возьмите карту."),
    ("Draw a card.", "Вы берёте карту."),
    ("Draw a card.", "Draw a card."),
    ("Its controller draws two cards.", "Его контролер берет две карты."),
    ("The spell is still countered.", "Заклинание всё ещё отменяется."),
    ("The spell is still countered.", "Заклинание все еще отменяется."),
    ("You gain spree.", "Вы получаете spree."),
    ("You gain spree.", "Вы получаете кутёж."),
    ("The mana value is {3}.", "Мановая ценность равна {3}."),
    ("The mana value is {3}.", "Конвертированная мана-стоимость равна {3}."),
    ("Pay {2}.", "Заплатите {3}."),
    ('Cast "Lightning".', 'Разыграйте "Молнию".'),
    ("Cast “Lightning”.", "Разыграйте «Молнию»."),
    ("Two  spaces.", "Два  пробела."),
    ("Nothing.", ""),
]


@pytest.fixture(autouse=True)
def cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULING_LINT_CACHE_DIR", str(tmp_path / "cache"))


def comment(random_: random.Random) -> str:
    rules = random_.choice(
        ["[dash, untranslated-term]", "[untranslated-segment]", "[spacing, quotes]", "[nothing]", ""]
    )
    verb = random_.choice(["ignore", "ignore-next", "off", "on"])
    return random_.choice(
        ["", "", f"# ruling-lint: {verb}{rules} так надо\n", "#, fuzzy\n", f"#. ruling-lint: {verb}{rules}\n"]
    )


def po(pairs: list[tuple[str, str]], random_: random.Random) -> str:
    entries = ['msgid ""\nmsgstr ""\n"Plural-Forms: nplurals=3; plural=0;\\n"\n']
    for number, (en, ru) in enumerate(pairs):
        source, target = (json.dumps(text, ensure_ascii=False) for text in (en, ru))
        shape = random_.randrange(8)
        if shape == 0:
            entries.append(
                f"{comment(random_)}msgid {source}\nmsgid_plural {source}\nmsgstr[0] {target}\nmsgstr[1] {target}\n"
            )
        elif shape == 1:
            entries.append(f"#~ msgid {source}\n#~ msgstr {target}\n")
        elif shape == 2:
            entries.append(f"{comment(random_)}\n")
        else:
            entries.append(f'{comment(random_)}msgctxt "{number}"\nmsgid {source}\nmsgstr ""\n{target}\n')
    return "\n".join([*entries, comment(random_)])


def table(pairs: list[tuple[str, str]], random_: random.Random) -> str:
    rows = [
        [str(number), en, ru.replace(" ", random_.choice([" ", " ", "\n"]))] for number, (en, ru) in enumerate(pairs)
    ]
    quoted = [['"' + cell.replace('"', '""') + '"' for cell in row] for row in [["id", "en", "ru"], *rows]]
    return "".join(",".join(row) + "\n" for row in quoted)


def jsonl(pairs: list[tuple[str, str]], random_: random.Random) -> str:
    rows = ({"id": number, "en": en, "ru": ru} for number, (en, ru) in enumerate(pairs))
    return "".join(json.dumps(row, ensure_ascii=random_.random() < 0.3) + "\n" for row in rows)


def lint(file: Path, jobs: int = 1, **settings: object) -> FileResult:
    return Runner(Plan(base=Config(**settings))).lint_file(str(file), jobs)  # type: ignore[arg-type]


def both(
    file: Path, monkeypatch: pytest.MonkeyPatch, part: int, jobs: int = 1, **settings: object
) -> tuple[FileResult, FileResult]:
    """Return the result of the whole file, and of its parts."""
    with monkeypatch.context() as patched:
        patched.setattr(linting, "BIG", 1 << 40)
        whole = lint(file, **settings)
    with monkeypatch.context() as patched:
        patched.setattr(linting, "BIG", 0)
        patched.setattr(Linting, "content", None)
        patched.setattr(parts, "divided", partial(parts.divided, part=part))
        return whole, lint(file, jobs, **settings)


@pytest.mark.parametrize(("name", "make"), [("a.po", po), ("a.csv", table), ("a.jsonl", jsonl)])
def test_parts_give_what_the_whole_gives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, make) -> None:  # type: ignore[no-untyped-def]
    found = set()
    for seed in range(12):
        random_ = random.Random(seed)
        content = make(random_.choices(PAIRS, k=random_.randrange(15, 40)), random_)
        if random_.random() < 0.3:
            content = content.replace("\n", "\r\n")
        (tmp_path / name).write_bytes(random_.choice([b"", b"\xef\xbb\xbf"]) + content.encode())
        ignores = (ConfigIgnore(rule="placeholder-mismatch"),)
        whole, in_parts = both(tmp_path / name, monkeypatch, random_.choice([1, 300, 900]), ignores=ignores)
        assert in_parts == whole
        found |= {finding.rule for finding in whole.findings}
    expected = {
        "yo-consistency",
        "inconsistent-translation",
        "term-inconsistent",
        "untranslated-segment",
        "empty-translation",
    }
    assert expected | ({"unused-suppression"} if name == "a.po" else set()) <= found


def test_many_findings_in_a_file_of_their_own_are_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for seed in range(3):
        random_ = random.Random(seed)
        (tmp_path / "a.po").write_text(po(random_.choices(PAIRS, k=60), random_), encoding="utf-8")
        monkeypatch.setattr(piecewise, "_FEW", 3)
        monkeypatch.setattr(piecewise, "_AT_ONCE", seed * 3)
        whole, in_parts = both(tmp_path / "a.po", monkeypatch, 300, ignores=(ConfigIgnore(rule="spacing"),))
        assert isinstance(in_parts.findings, Spooled)
        assert replace(in_parts, findings=tuple(in_parts.findings)) == whole
        other = replace(whole, findings=tuple(replace(finding, path="b.po") for finding in whole.findings))
        assert [*report([other, in_parts]).findings] == [*report([other, whole]).findings]


@pytest.mark.skipif(parallel.jobs_for(0, 2) < 2, reason="this system cannot fork")
def test_parts_shared_among_processes_give_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "a.po").write_text(po(PAIRS * 6, random.Random(1)), encoding="utf-8")
    whole, in_parts = both(tmp_path / "a.po", monkeypatch, 1000, 2)
    assert in_parts == whole


def test_a_broken_big_file_is_told_as_a_small_one_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linting, "BIG", 0)
    monkeypatch.setattr(parts, "divided", partial(parts.divided, part=100))
    rows = jsonl(PAIRS * 3, random.Random(1)).splitlines()
    rows[30] = rows[30][:-1]
    (tmp_path / "a.jsonl").write_text("\n".join(rows), encoding="utf-8")
    (problem,) = lint(tmp_path / "a.jsonl").problems
    assert problem.line == 31


def test_a_file_that_changes_while_it_is_linted_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "a.jsonl"
    file.write_text(jsonl(PAIRS, random.Random(1)), encoding="utf-8")
    runner = Runner(Plan(base=Config(), cached=True))
    original = Linting.content

    def changing(self: Linting, path: str, data: bytes, jobs: int = 1) -> FileResult:
        file.write_bytes(data + b"\n")
        return original(self, path, data, jobs=jobs)

    monkeypatch.setattr(Linting, "content", changing)
    assert runner.lint_file(str(file)).digest == ""
