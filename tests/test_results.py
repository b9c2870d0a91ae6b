"""A file that has not changed is not linted again, and its findings come back as they were."""

from pathlib import Path

import pytest

from ruling_lint import cache, engine, results
from ruling_lint.config import Config
from ruling_lint.model import Document
from ruling_lint.records import replace
from ruling_lint.results import FileResult, pack, unpack
from ruling_lint.run import Plan, Runner
from ruling_lint.run.plan import Fixing
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


def lint(
    file: Path,
    config: Config = Config(),  # noqa: B008
    cached: bool = True,
    fixing: Fixing | None = None,
) -> FileResult:
    runner = Runner(Plan(base=config, cached=cached, fixing=fixing))
    (result,) = runner.lint_files([str(file)])
    runner.save()
    return result


def forbid_linting(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("linted again")

    monkeypatch.setattr(engine, "examine", refuse)


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


@pytest.mark.parametrize("setting", ["glossary", "words", "memory"])
def test_a_file_of_the_config_that_is_gone_is_missed_although_it_was_empty(
    file: Path, setting: str, tmp_path: Path
) -> None:
    own = tmp_path / {"glossary": "own.yml", "words": "own.txt", "memory": "own.po"}[setting]
    own.write_bytes(b"")
    config = replace(Config(), **{setting: (str(own),)})
    lint(file, config)
    own.unlink()
    runner = Runner(Plan(base=config, cached=True))
    list(runner.lint_files([str(file)]))
    assert [problem.path for problem in runner.projects.of(str(file)).problems] == [str(own)]


LEFT = 'msgid "Draw a card, then discard a card."\nmsgstr "Возьмите карту, затем сбросьте card."\n'
"""What has a finding that only `--unsafe-fixes` mends."""


@pytest.mark.parametrize("fixing", [Fixing(), Fixing(show=True)])
def test_a_file_without_anything_to_mend_is_not_linted_again(
    file: Path, fixing: Fixing, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text(LEFT, encoding="utf-8")
    first = lint(file)
    forbid_linting(monkeypatch)
    assert lint(file, fixing=fixing) == first


def test_a_run_that_has_nothing_to_mend_keeps_its_result(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_text(LEFT, encoding="utf-8")
    first = lint(file, fixing=Fixing())
    forbid_linting(monkeypatch)
    assert lint(file) == first


@pytest.mark.parametrize("content", [FAULTY, LEFT])
def test_a_file_with_something_to_mend_is_mended_whatever_is_kept(file: Path, content: str) -> None:
    file.write_text(content, encoding="utf-8")
    lint(file)
    assert lint(file, fixing=Fixing(unsafe=True)).fixed
    assert file.read_text(encoding="utf-8") != content


def test_what_was_only_shown_is_shown_again(file: Path) -> None:
    first = lint(file, fixing=Fixing(show=True))
    assert first.diff
    assert lint(file).diff == ""
    assert lint(file, fixing=Fixing(show=True)) == first


def test_a_file_is_linted_as_often_as_it_changes(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    texts = []

    def noting(document: Document, *rest: object) -> object:
        texts.append(document.raw)
        return linting(document, *rest)  # type: ignore[arg-type]

    linting = engine.examine
    monkeypatch.setattr(engine, "examine", noting)
    lint(file, cached=False, fixing=Fixing())
    assert len(texts) == len(set(texts)) > 1
