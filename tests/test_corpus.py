"""Files of a corpus must agree with one another; other files only with themselves."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from pathlib import Path

import pytest

from ruling_lint.checks.base import Context
from ruling_lint.config import Config, ConfigError, load
from ruling_lint.corpus import Corpus
from ruling_lint.engine import RuleHit
from ruling_lint.joined import Joined
from ruling_lint.model import Document, Finding, Severity
from ruling_lint.project import Project
from ruling_lint.results import FileResult
from ruling_lint.run import Fixing, Plan, Runner, lending

Mend = Callable[[Fixing], tuple[FileResult, str]]

RULES = ("inconsistent-translation", "term-inconsistent")


def lint(folder: Path, corpus: tuple[str, ...], select: tuple[str, ...] = RULES, **texts: str) -> list[Finding]:
    paths = []
    for name, lines in texts.items():
        path = folder / f"{name}.csv"
        path.write_text("source,target\n" + lines, encoding="utf-8")
        paths.append(str(path))
    runner = Runner(Plan(Config(root=folder, select=select, corpus=corpus)))
    return [f for result in runner.across([runner.lint_file(path) for path in paths]) for f in result.findings]


def test_one_source_in_two_files_is_compared_only_in_a_corpus(tmp_path: Path) -> None:
    texts = {"a": "Knock twice.,Постучите дважды.\n", "b": "Knock twice.,Стучите два раза.\n"}
    assert lint(tmp_path, (), **texts) == []
    assert [Path(finding.path).name for finding in lint(tmp_path, ("*",), **texts)] == ["b.csv"]


def test_the_majority_is_counted_over_all_files_and_shown_where_it_stands(tmp_path: Path) -> None:
    texts = {"a": "Run.,Бегите.\n", "b": "Run.,Беги.\n", "c": "Run.,Беги.\n"}
    [finding] = lint(tmp_path, ("*",), **texts)
    assert (finding.text, finding.params["common"], finding.params["common_count"]) == ("Бегите.", "Беги.", "2")
    assert [Path(place.path).name for place in finding.related] == ["b.csv", "c.csv"]
    assert [place.position.line for place in finding.related] == [2, 2]


def test_what_disagrees_within_one_file_is_reported_once(tmp_path: Path) -> None:
    assert len(lint(tmp_path, ("*",), a="Run.,Бегите.\nRun.,Беги.\nRun.,Беги.\n")) == 1


def test_an_ignore_entry_of_the_config_silences_a_corpus_as_well(tmp_path: Path) -> None:
    config = tmp_path / ".ruling-lint.toml"
    config.write_text(
        'corpus = true\nselect = ["inconsistent-translation"]\n[[ignore]]\nrule = "*"\n', encoding="utf-8"
    )
    for name, text in (("a", "Беги."), ("b", "Бегите.")):
        (tmp_path / f"{name}.csv").write_text(f"source,target\nRun.,{text}\n", encoding="utf-8")
    runner = Runner(Plan(load(config)))
    results = runner.across([runner.lint_file(str(tmp_path / f"{name}.csv")) for name in "ab"])
    assert [result.findings for result in results] == [(), ()]
    assert sum(result.not_checked["suppressed"] for result in results) == 1


@pytest.mark.parametrize(("value", "globs"), [("true", ("*",)), ("false", ()), ('["po/*"]', ("po/*",))])
def test_a_config_names_a_corpus_by_true_or_globs(tmp_path: Path, value: str, globs: tuple[str, ...]) -> None:
    file = tmp_path / ".ruling-lint.toml"
    file.write_text(f"corpus = {value}\n", encoding="utf-8")
    assert load(file).corpus == globs


def test_anything_else_is_a_mistake_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / ".ruling-lint.toml"
    file.write_text('lang = "ru"\ncorpus = "all"\n', encoding="utf-8")
    with pytest.raises(ConfigError, match="must be true") as caught:
        load(file)
    assert caught.value.line == 2


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("Knock twice.,\n", "empty-translation"),
        ("Knock twice.,Knock twice.\n", "untranslated-segment"),
        ("Knock twice. Wait.,Knock twice. Подождите.\n", "untranslated-text"),
    ],
)
@pytest.mark.parametrize("corpus", [(), ("*",)])
def test_files_lend_each_other_their_translations(
    tmp_path: Path, corpus: tuple[str, ...], line: str, rule: str
) -> None:
    other = "Knock twice.,Постучите дважды.\nKnock twice,Постучите дважды\n"
    [finding] = lint(tmp_path, corpus, (rule,), a=line, b=other)
    assert finding.suggestions[0].text.startswith("Постучите дважды")
    assert not finding.suggestions[0].safe


def test_kept_results_lend_translations_too(tmp_path: Path) -> None:
    (tmp_path / "a.csv").write_text("source,target\nKnock twice.,\n", encoding="utf-8")
    (tmp_path / "b.csv").write_text("source,target\nKnock twice.,Постучите дважды.\n", encoding="utf-8")
    paths = [str(tmp_path / name) for name in ("a.csv", "b.csv")]
    for _ in range(2):
        runner = Runner(Plan(Config(root=tmp_path, select=("empty-translation",)), cached=True))
        [finding] = [f for result in runner.across(list(runner.lint_files(paths))) for f in result.findings]
        runner.save()
        assert finding.suggestions[0].text == "Постучите дважды."


def test_the_files_of_a_long_run_lend_translations_only_in_a_corpus(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lending, "MOST", 10)
    texts = {"a": "Knock twice.,\n", "b": "Knock twice.,Постучите дважды.\n"}
    [alone] = lint(tmp_path, (), ("empty-translation",), **texts)
    [together] = lint(tmp_path, ("*",), ("empty-translation",), **texts)
    assert (alone.suggestions, together.suggestions[0].text) == ((), "Постучите дважды.")


def test_a_severity_set_for_a_path_holds_for_what_the_corpus_shows_there(tmp_path: Path) -> None:
    config = tmp_path / ".ruling-lint.toml"
    config.write_text(
        'corpus = true\nselect = ["inconsistent-translation"]\n'
        '[[overrides]]\npaths = ["a.csv"]\nseverity = {inconsistent-translation = "error"}\n',
        encoding="utf-8",
    )
    texts = {"a": ("Run", "Беги"), "b": ("Run", "Бегите"), "c": ("Stop", "Стой"), "d": ("Stop", "Стойте")}
    for name, (en, ru) in texts.items():
        (tmp_path / f"{name}.csv").write_text(f"source,target\n{en}.,{ru}.\nGo.,Идите.\n", encoding="utf-8")
    (tmp_path / "c.csv").write_text("source,target\nRun.,Бегите.\nStop.,Стой.\n", encoding="utf-8")
    runner = Runner(Plan(load(config)))
    results = runner.across([runner.lint_file(str(tmp_path / f"{name}.csv")) for name in texts])
    found = [(Path(finding.path).name, finding.severity) for result in results for finding in result.findings]
    assert found == [("a.csv", Severity.ERROR), ("d.csv", Severity.INFO)]


def test_a_file_that_changes_before_it_is_read_again_gets_no_findings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    original = Joined.settled

    def settled(joined: Joined, context: Context) -> list[RuleHit]:
        (tmp_path / "b.csv").write_text("source,target\n", encoding="utf-8")
        return original(joined, context)

    monkeypatch.setattr(Joined, "settled", settled)
    texts = {"a": "Run.,Беги.\n", "b": "Stand still.,Замрите.\nRun.,Бегите.\n", "c": "Run.,Бежим.\n"}
    (found,) = lint(tmp_path, ("*",), **texts)
    assert Path(found.path).name == "c.csv"


def test_no_document_of_a_corpus_is_kept(tmp_path: Path) -> None:
    project = Project(Config(root=str(tmp_path), select=RULES, corpus=("*",)))
    alive: weakref.WeakSet[Document] = weakref.WeakSet()
    counts = []

    def read(path: str) -> Document:
        found = project.read(path, Path(path).read_bytes())
        alive.add(found)
        gc.collect()
        counts.append(len(alive))
        return found

    corpus, results = Corpus(project, read), {}
    for number in range(8):
        file = tmp_path / f"{number}.csv"
        file.write_text(f"source,target\nRun.,{'Бегите' if number > 6 else 'Беги'}.\n{number}.,{number}!\n", "utf-8")
        corpus.add(str(file))
        results[str(file)] = FileResult(str(file))
    assert [len(result.findings) for result in corpus.results(results)] == [0] * 7 + [1]
    assert len(counts) > 8
    assert max(counts) <= 3


LENT = {"a": "Knock twice.,\nLook  up.,Смотрите  вверх.\n", "b": "Knock twice.,Постучите дважды.\n"}


@pytest.fixture(params=[(), ("*",)], ids=["small run", "corpus"])
def mend(request: pytest.FixtureRequest, tmp_path: Path) -> Mend:
    def run(fixing: Fixing) -> tuple[FileResult, str]:
        """Mend two files, one of which lends to the other; return its result and what is in it then."""
        for name, lines in LENT.items():
            (tmp_path / f"{name}.csv").write_text(f"source,target\n{lines}", encoding="utf-8")
        select = ("empty-translation", "spacing", "inconsistent-translation")
        runner = Runner(Plan(Config(root=str(tmp_path), select=select, corpus=request.param), fixing=fixing))
        first, _ = runner.across(list(runner.lint_files([str(tmp_path / "a.csv"), str(tmp_path / "b.csv")])))
        return first, (tmp_path / "a.csv").read_text(encoding="utf-8").removeprefix("source,target\n")

    return run


def test_what_other_files_offer_is_put_in_with_every_suggestion(mend: Mend) -> None:
    result, content = mend(Fixing(unsafe=True))
    assert content == "Knock twice.,Постучите дважды.\nLook  up.,Смотрите вверх.\n"
    assert (result.fixed, result.findings) == (2, ())


def test_a_difference_shows_what_other_files_offer(mend: Mend) -> None:
    result, content = mend(Fixing(unsafe=True, show=True))
    assert content == LENT["a"]
    assert [line for line in result.diff.splitlines() if line.startswith("+K")] == ["+Knock twice.,Постучите дважды."]
    assert [line for line in result.diff.splitlines() if line.startswith("+L")] == ["+Look  up.,Смотрите вверх."]


def test_what_other_files_offer_is_never_safe(mend: Mend) -> None:
    result, content = mend(Fixing())
    assert content == LENT["a"].replace("Смотрите  вверх", "Смотрите вверх")
    assert [finding.suggestions[0].text for finding in result.findings] == ["Постучите дважды."]
