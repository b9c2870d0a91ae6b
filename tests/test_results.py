"""A file that has not changed is not linted again, and its findings come back as they were."""

from pathlib import Path

import pytest

from ruling_lint import cache, engine, results
from ruling_lint.config import Config
from ruling_lint.records import replace
from ruling_lint.results import FileResult, pack, unpack
from ruling_lint.run import Plan, Runner
from ruling_lint.spool import Spooled

FAULTY = 'msgid "Draw a card, then scry {X}."\nmsgstr "Возьмите  карту, затем scry {Х}."\n'


@pytest.fixture(autouse=True)
def cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULING_LINT_CACHE_DIR", str(tmp_path / "cache"))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.po"
    path.write_text(FAULTY, encoding="utf-8")
    return path


def lint(file: Path, config: Config = Config(), cached: bool = True) -> FileResult:  # noqa: B008
    runner = Runner(Plan(base=config, cached=cached))
    (result,) = runner.lint_files([str(file)])
    runner.save()
    return result


def forbid_linting(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("linted again")

    monkeypatch.setattr(engine, "lint", refuse)


def test_findings_survive_packing(file: Path) -> None:
    result = lint(file)
    assert len(result.findings) > 2
    assert unpack(result.path, result.digest, pack(result)) == result


def test_many_findings_survive_packing_and_stay_out_of_memory(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(results, "_BATCH", 2)
    result = lint(file)
    many = replace(result, findings=result.findings * 5)
    unpacked = unpack(many.path, many.digest, pack(many))
    assert isinstance(unpacked.findings, Spooled)
    assert replace(unpacked, findings=tuple(unpacked.findings)) == many


def test_an_unchanged_file_is_not_linted_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = lint(file)
    forbid_linting(monkeypatch)
    assert lint(file) == first


def test_a_changed_file_is_linted_again(file: Path) -> None:
    first = lint(file)
    file.write_text(FAULTY.replace("scry", "скрай"), encoding="utf-8")
    assert lint(file) != first


def test_another_config_is_another_result(file: Path) -> None:
    assert {finding.rule for finding in lint(file).findings} > {"spacing"}
    assert {finding.rule for finding in lint(file, Config(select=("spacing",))).findings} == {"spacing"}


def test_without_the_cache_every_file_is_linted(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lint(file)
    forbid_linting(monkeypatch)
    with pytest.raises(AssertionError, match="linted again"):
        lint(file, cached=False)


def test_a_damaged_cache_is_no_error(file: Path) -> None:
    first = lint(file)
    for kept in Path(cache.folder()).glob("results-*"):
        kept.write_bytes(kept.read_bytes()[:-3])
    assert lint(file) == first


def test_a_file_named_by_another_path_is_linted_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lint(file)
    monkeypatch.chdir(file.parent)
    assert {found.path for found in lint(Path("a.po")).findings} == {"a.po"}
    forbid_linting(monkeypatch)
    assert {found.path for found in lint(file).findings} == {str(file)}


def test_two_runs_at_once_keep_what_either_found(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "b.po"
    other.write_text(FAULTY, encoding="utf-8")
    one, two = Runner(Plan(base=Config(), cached=True)), Runner(Plan(base=Config(), cached=True))
    list(one.lint_files([str(file)]))
    list(two.lint_files([str(other)]))
    one.save()
    two.save()
    forbid_linting(monkeypatch)
    assert len(lint(file).findings) == len(lint(other).findings)
