"""A repository adopts the linter with many old faults, and from then on no new one gets in."""

import json
import os
import subprocess
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest

from ruling_lint.cli import main

OLD = [
    'Если заклинание "Гроза" отменено, оно отправляется на кладбище.',
    "Владелец карты  сам решает, в каком порядке их положить.",
    "Игрок не может платить жизнями,  которых у него нет.",
]

CLEAN = [
    "Существо не может блокировать, если оно повёрнуто.",
    "Способность разрешается, даже если её источник покинул поле битвы.",
    "Этот эффект длится до конца хода.",
]


class Seen(NamedTuple):
    """What one check gave: its status, and the places of its findings by rule."""

    status: int
    places: list[str]
    hidden: dict[str, int]


@pytest.fixture
def check(capsys: pytest.CaptureFixture[str]) -> Callable[..., Seen]:
    """Runs `ruling-lint check` and reads its report."""

    def run(*arguments: str) -> Seen:
        capsys.readouterr()
        status = main(["check", "--format", "json", *arguments])
        report = json.loads(capsys.readouterr().out)
        places = [f"{finding['path']}:{finding['line']} {finding['rule']}" for finding in report["findings"]]
        return Seen(status, places, {k: n for k, n in report["summary"]["not_checked"].items() if n})

    return run


@pytest.fixture(autouse=True)
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository on branch main with one file full of faults and a config."""
    for name in [name for name in os.environ if name.startswith("GIT_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "редактор")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "editor@example.org")
    monkeypatch.chdir(tmp_path)
    git("init", "-q", "-b", "main")
    paragraphs("перевод/разъяснения.txt", [*OLD, *CLEAN])
    Path(".ruling-lint.toml").write_text('paths = ["перевод"]\n', encoding="utf-8")
    commit("как было")
    return tmp_path


def git(*arguments: str) -> None:
    subprocess.run(("git", *arguments), check=True, capture_output=True)


def commit(message: str) -> None:
    git("add", "-A")
    git("commit", "-q", "-m", message)


def paragraphs(path: str, texts: Sequence[str]) -> None:
    Path(path).parent.mkdir(exist_ok=True)
    Path(path).write_text("\n\n".join(texts) + "\n", encoding="utf-8")


def test_a_repository_that_adopts_a_baseline_lets_no_new_fault_in(check: Callable[..., Seen]) -> None:
    file = "перевод/разъяснения.txt"
    assert check().places == [f"{file}:1 quotes", f"{file}:3 spacing", f"{file}:5 spacing"]

    assert main(["baseline", "write"]) == 0
    commit("приняли старое")
    assert check() == Seen(0, [], {"baselined": 3})

    paragraphs(file, [*OLD, "Существо может  атаковать в этом ходу."])
    assert check() == Seen(1, [f"{file}:7 spacing"], {"baselined": 3})

    paragraphs(file, ["Вступление переводчика.", "Ещё одно пояснение.", *reversed(OLD)])
    assert check() == Seen(0, [], {"baselined": 3})

    fixed = OLD[0].replace('"Гроза"', "«Гроза»")
    paragraphs(file, [fixed, *OLD[1:]])
    told = check()
    assert told.places == [".ruling-lint-baseline.json:2 unused-suppression"]
    assert main(["baseline", "prune"]) == 0
    assert check() == Seen(0, [], {"baselined": 2})

    git("mv", file, "перевод/толкования.txt")
    assert check() == Seen(0, [], {"baselined": 2})
    commit("переименовали")
    assert check() == Seen(0, [], {"baselined": 2})

    paragraphs("перевод/толкования.txt", [fixed, *OLD])
    assert check() == Seen(1, ["перевод/толкования.txt:3 quotes"], {"baselined": 2})


def test_a_change_to_two_lines_of_a_bad_file_is_judged_by_those_two(check: Callable[..., Seen]) -> None:
    file = "перевод/разъяснения.txt"
    git("checkout", "-q", "-b", "правка")
    touched = [OLD[0], OLD[1].replace("сам решает", "выбирает"), OLD[2].replace("жизнями", "картами")]
    paragraphs(file, [*touched, *CLEAN])
    commit("две строки")
    assert check("--changed-since", "main") == Seen(
        1, [f"{file}:3 spacing", f"{file}:5 spacing"], {"unchanged_lines": 1}
    )

    git("mv", file, "перевод/новое имя.txt")
    assert len(check("--changed-since", "main").places) == 2
    assert check("--changed-since", "HEAD") == Seen(0, [], {"unchanged_lines": 3})


def test_a_baseline_and_changed_lines_work_together(check: Callable[..., Seen]) -> None:
    file = "перевод/разъяснения.txt"
    main(["baseline", "write"])
    commit("приняли старое")
    paragraphs(file, [OLD[0], OLD[1].replace("сам решает", "решает  сам"), OLD[2]])
    seen = check("--changed-since", "HEAD", "--baseline", ".ruling-lint-baseline.json")
    assert seen == Seen(1, [f"{file}:3 spacing"], {"unchanged_lines": 2, "baselined": 1})


def test_trouble_is_told_and_is_not_taken_for_clean(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--changed-since", "нет-такой-ветки"]) == 2
    assert "нет-такой-ветки" in capsys.readouterr().err
    assert main(["check", "--baseline", "нет.json"]) == 2
    assert "ruling-lint baseline write" in capsys.readouterr().err
    Path("сломан.json").write_text('{"ruling-lint baseline": 1, "accepted": [\n<<<<<<< HEAD\n', encoding="utf-8")
    assert main(["check", "--baseline", "сломан.json"]) == 2
    assert "сломан.json:2: " in capsys.readouterr().err
