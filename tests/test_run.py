"""A run survives what is broken, says so, and never passes a stale result for a fresh one."""

import os
from pathlib import Path

import openpyxl
import pytest

from ruling_lint import bundled, config
from ruling_lint.config import Config
from ruling_lint.project import Project
from ruling_lint.run import Plan, Runner


def runner(folder: Path, **settings: object) -> Runner:
    return Runner(Plan(base=Config(root=folder), **settings))  # type: ignore[arg-type]


def rules_found(found: Runner, path: Path) -> list[str]:
    return [finding.rule for finding in found.lint_file(str(path)).findings]


def test_a_mistake_in_the_shipped_glossary_leaves_it_out_and_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "glossary.yml"
    broken.write_text("- en: [\n", encoding="utf-8")
    monkeypatch.setattr(bundled, "glossary_file", lambda: str(broken))
    project = Project(Config(root=tmp_path))
    assert len(project.glossary.terms) == 0
    assert [problem.path for problem in project.problems] == [str(broken)]


def test_a_rule_file_left_out_does_not_take_the_others_along(tmp_path: Path) -> None:
    for file in Path(bundled.rules_dir()).glob("*.yml"):
        text = file.read_text(encoding="utf-8")
        (tmp_path / file.name).write_text(text.replace("severity: error", "severity: eror"), encoding="utf-8")
    kept = [f for f in tmp_path.glob("*.yml") if "severity: eror" not in f.read_text(encoding="utf-8")]
    project = Project(Config(root=tmp_path, rules=(f"only:{tmp_path}",)))
    assert {Path(rule.path).name for rule in project.rules} == {file.name for file in kept}
    assert len(project.problems) == len(list(tmp_path.glob("*.yml"))) - len(kept)


def test_what_is_kept_of_a_file_depends_on_its_source(tmp_path: Path) -> None:
    translation, source = tmp_path / "ru.txt", tmp_path / "en.txt"
    translation.write_text("Уничтожьте существо.\n", encoding="utf-8")
    source.write_text("Destroy the land.\n", encoding="utf-8")
    assert rules_found(runner(tmp_path), translation) == []
    assert rules_found(runner(tmp_path, source=str(source)), translation) == ["term-mismatch"]
    missing = runner(tmp_path, source=str(tmp_path / "none.txt")).lint_file(str(translation))
    assert len(missing.problems) == 1
    assert rules_found(runner(tmp_path), translation) == []


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_named_pipe_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "page.txt"
    os.mkfifo(pipe)
    (problem,) = runner(tmp_path).lint_file(str(pipe)).problems
    assert "no ordinary file" in problem.message


@pytest.mark.parametrize(("path", "told"), [("gone.po", True), ("ru/gone.po", True), ("ru", False), ("ru/*.po", False)])
def test_silencing_where_there_is_no_file_is_told(tmp_path: Path, path: str, told: bool) -> None:
    (tmp_path / "ru").mkdir()
    file = tmp_path / ".ruling-lint.toml"
    file.write_text(f'[[ignore]]\nrule = "spacing"\npath = "{path}"\n', encoding="utf-8")
    notes = Project(config.load(str(file))).notes
    assert [note.line for note in notes] == ([3] if told else [])


def test_a_glossary_of_two_configs_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "ru").mkdir()
    (tmp_path / "terms.yml").write_text("- en: [\n", encoding="utf-8")
    for folder in (tmp_path, tmp_path / "ru"):
        (folder / ".ruling-lint.toml").write_text("", encoding="utf-8")
        (folder / "page.txt").write_text("Возьмите target.\n", encoding="utf-8")
    on_top = {"glossary": (str(tmp_path / "terms.yml"),)}
    base = config.with_changes(config.load(str(tmp_path / ".ruling-lint.toml")), on_top)
    found = Runner(Plan(base=base, on_top=on_top, fixed_config=False))
    list(found.lint_files([str(tmp_path / "page.txt"), str(tmp_path / "ru" / "page.txt")], 1))
    assert [problem.path for problem in found.projects.problems] == [str(tmp_path / "terms.yml")]


def test_what_a_reader_makes_nothing_of_is_told_beside_what_was_found(tmp_path: Path) -> None:
    file = tmp_path / "a.jsonl"
    file.write_text('{"ru": "карта карта"}\n[]\n', encoding="utf-8")
    result = runner(tmp_path, lang="ru").lint_file(str(file))
    assert [finding.rule for finding in result.findings] == ["repeated-word"]
    assert [(problem.line, "не объект" in problem.message) for problem in result.problems] == [(2, True)]


def test_another_place_in_a_workbook_is_a_cell(tmp_path: Path) -> None:
    book = openpyxl.Workbook()
    book.active.title = "Лист"
    for row in (("source", "target"), ("Roll a die.", "Бросьте кубик."), ("Roll a die.", "Киньте кубик.")):
        book.active.append(row)
    book.save(tmp_path / "a.xlsx")
    found = runner(str(tmp_path)).lint_file(str(tmp_path / "a.xlsx")).findings
    (finding,) = [finding for finding in found if finding.rule == "inconsistent-translation"]
    assert [finding.place, *(related.place for related in finding.related)] == ["Лист!B3", "Лист!B2"]


@pytest.mark.parametrize("empty", ["", " "])
def test_an_empty_source_is_none(tmp_path: Path, empty: str) -> None:
    page = tmp_path / "a.csv"
    page.write_text(f'source,target\n{empty},"Возьмите две карты, затем заплатите {{2}}"\n', encoding="utf-8")
    assert rules_found(runner(str(tmp_path)), page) == []
    page.write_text('source,target\nDraw.,"Возьмите две карты, затем заплатите {2}"\n', encoding="utf-8")
    assert "number-mismatch" in rules_found(runner(str(tmp_path)), page)
