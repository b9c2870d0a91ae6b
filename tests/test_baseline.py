import json
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from ruling_lint import baseline
from ruling_lint.baseline import BaselineError, Scope
from ruling_lint.baseline.entry import entry_of
from ruling_lint.config import BASELINE
from ruling_lint.model import Finding

Found = Callable[..., Finding]

EVERYTHING = Scope(roots=(".",))


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The place of a baseline in an empty project that holds one file."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "свиток.txt").write_text("текст", encoding="utf-8")
    return tmp_path / BASELINE


def checked(*paths: str) -> Scope:
    return Scope(checked=paths or ("свиток.txt",), roots=(".",))


def new(file: Path, findings: Sequence[Finding], scope: Scope | None = None) -> list[str]:
    return [finding.text for finding in baseline.apply(file, findings, scope or checked()).new]


def test_what_was_accepted_is_known_and_the_rest_is_new(file: Path, found: Found) -> None:
    old = found("Сбросьте ⟦card⟧ из руки.")
    assert baseline.write(file, [old], checked()) == (1, 1, 0)
    applied = baseline.apply(file, [old, found("Возьмите ⟦token⟧.")], checked())
    assert [finding.text for finding in applied.new] == ["token"]
    assert (applied.known, applied.unused) == (1, ())


def test_lines_may_move(file: Path, found: Found) -> None:
    baseline.write(file, [found("Сбросьте ⟦card⟧ из руки.", segment=None)], checked())
    assert new(file, [found("Сбросьте ⟦card⟧ из руки.", segment=None, line_text="иная", raw=(900, 904))]) == []


def test_a_fault_is_covered_as_often_as_it_was_accepted(file: Path, found: Found) -> None:
    twice = [found("Сбросьте ⟦card⟧.")] * 2
    baseline.write(file, twice, checked())
    assert new(file, [*twice, twice[0]]) == ["card"]


@pytest.mark.parametrize(
    "edited",
    [
        "Затем сбросьте ⟦card⟧ из своей руки.",
        "Когда придёт беда, сбросьте ⟦card⟧ из руки.",
        "Скиньте ⟦card⟧ из руки.",
        "сбросьте — ⟦card⟧ из руки!",
    ],
)
def test_one_side_of_a_fault_may_be_edited(file: Path, found: Found, edited: str) -> None:
    baseline.write(file, [found("Затем сбросьте ⟦card⟧ из руки.", segment=None)], checked())
    assert new(file, [found(edited, segment=None)]) == []


def test_a_unit_that_was_rewritten_around_its_fault_keeps_it(file: Path, found: Found) -> None:
    baseline.write(file, [found("Сбросьте ⟦card⟧ из руки.", segment="кража")], checked())
    assert new(file, [found("Пусть ⟦card⟧ уйдёт.", segment="кража")]) == []
    assert new(file, [found("Пусть ⟦card⟧ уйдёт.", segment="засада")]) == ["card"]


@pytest.mark.parametrize("change", [{"rule": "spelling"}, {"path": "другой.txt"}, {"text": "карт"}])
def test_another_rule_file_or_text_is_another_fault(file: Path, found: Found, change: dict[str, str]) -> None:
    baseline.write(file, [found("Сбросьте ⟦card⟧ из руки.")], checked())
    assert len(new(file, [found("Сбросьте ⟦card⟧ из руки.", **change)])) == 1


def test_the_nearest_entry_is_used_up_first(file: Path, found: Found) -> None:
    baseline.write(file, [found("Верните ⟦card⟧ в руку."), found("Верните ⟦card⟧ домой.")], checked())
    left = baseline.apply(file, [found("Верните ⟦card⟧ домой.")], checked()).unused
    assert [unused.entry.after for unused in left] == [entry_of(found("⟦card⟧ в руку."), "").after]


def test_an_empty_translation_is_known_by_its_source(file: Path, found: Found) -> None:
    baseline.write(file, [found("⟦⟧", source="Draw a card.", segment=None)], checked())
    assert new(file, [found("⟦⟧", source="Draw a card.", segment=None)]) == []
    assert new(file, [found("⟦⟧", source="Gain life.", segment=None)]) == [""]


def test_a_long_text_is_kept_short_and_still_told_apart(file: Path, found: Found) -> None:
    text = "all creatures get tired " * 20
    baseline.write(file, [found(f"⟦{text}⟧", segment=None)], checked())
    assert len(file.read_text(encoding="utf-8")) < 300
    assert new(file, [found(f"⟦{text}⟧", segment=None)]) == []
    assert len(new(file, [found(f"⟦{text}again⟧", segment=None)])) == 1


def test_a_renamed_file_keeps_its_entries(file: Path, found: Found) -> None:
    baseline.write(file, [found("Сбросьте ⟦card⟧ из руки.")], checked())
    Path("свиток.txt").rename("грамота.txt")
    moved = found("Сбросьте ⟦card⟧ из руки.", path="грамота.txt")
    applied = baseline.apply(file, [moved], checked("грамота.txt"))
    assert (applied.new, applied.unused) == ((), ())


def test_a_copy_of_a_file_that_is_still_there_is_new(file: Path, found: Found) -> None:
    old = found("Сбросьте ⟦card⟧ из руки.")
    baseline.write(file, [old], checked())
    copy = found("Сбросьте ⟦card⟧ из руки.", path="грамота.txt")
    assert new(file, [old, copy], checked("свиток.txt", "грамота.txt")) == ["card"]


def test_unused_entries_are_told_with_their_line(file: Path, found: Found) -> None:
    baseline.write(file, [found("⟦card⟧"), *[found("⟦token⟧")] * 3], checked())
    unused = baseline.apply(file, [found("⟦card⟧"), found("⟦token⟧")], checked()).unused
    assert [(u.entry.text, u.entry.times, u.line) for u in unused] == [("token", 2, 3)]
    assert "token" in file.read_text(encoding="utf-8").splitlines()[2]


@pytest.mark.parametrize(
    ("scope", "told"),
    [
        (Scope(), 0),
        (Scope(checked=("чужой.txt",), roots=("чужой.txt",)), 0),
        (Scope(checked=("свиток.txt",)), 1),
        (Scope(checked=("свиток.txt",), skipped_rules=("untranslated-text",)), 0),
    ],
)
def test_entries_that_a_run_could_not_meet_are_not_called_unused(
    file: Path, found: Found, scope: Scope, told: int
) -> None:
    baseline.write(file, [found("⟦card⟧")], checked())
    assert len(baseline.apply(file, [], scope).unused) == told


@pytest.mark.parametrize(("roots", "told"), [((".",), 1), (("папка",), 1), (("папка/свиток.txt",), 1), (("пап",), 0)])
def test_entries_of_a_deleted_file_are_unused_where_it_would_have_been_met(
    file: Path, found: Found, roots: tuple[str, ...], told: int
) -> None:
    baseline.write(file, [found("⟦card⟧", path="папка/свиток.txt")], checked())
    assert len(baseline.apply(file, [], Scope(roots=roots)).unused) == told


def test_writing_again_replaces_what_was_covered_and_keeps_the_rest(file: Path, found: Found) -> None:
    Path("соседний.txt").touch()
    baseline.write(file, [found("⟦card⟧"), found("⟦life⟧"), found("⟦deck⟧", path="соседний.txt")], checked())
    assert baseline.write(file, [found("⟦card⟧"), found("⟦token⟧")], checked()) == (3, 1, 1)
    assert [json.loads(line.rstrip(","))["text"] for line in file.read_text().splitlines()[1:-1]] == [
        "card",
        "token",
        "deck",
    ]


def test_pruning_drops_what_is_gone_and_accepts_nothing(file: Path, found: Found) -> None:
    baseline.write(file, [found("⟦card⟧"), *[found("⟦life⟧")] * 3], checked())
    assert baseline.prune(file, [found("⟦life⟧"), found("⟦token⟧")], checked()) == (1, 3)
    assert new(file, [found("⟦life⟧"), found("⟦token⟧"), found("⟦card⟧")]) == ["token", "card"]


def test_pruning_follows_a_renamed_file(file: Path, found: Found) -> None:
    baseline.write(file, [found("⟦card⟧")], checked())
    Path("свиток.txt").rename("грамота.txt")
    assert baseline.prune(file, [found("⟦card⟧", path="грамота.txt")], checked("грамота.txt")) == (1, 0)
    assert '"path": "грамота.txt"' in file.read_text(encoding="utf-8")


def test_the_file_is_the_same_whatever_the_order(file: Path, found: Found) -> None:
    findings = [found("⟦life⟧ и"), found("⟦card⟧"), found("⟦card⟧", path="а.txt"), found("⟦card⟧")]
    baseline.write(file, findings, checked())
    first = file.read_bytes()
    baseline.write(file, findings[::-1], checked())
    assert file.read_bytes() == first


def test_the_file_reads_as_one_line_an_entry_and_no_line_numbers(file: Path, found: Found) -> None:
    baseline.write(file, [found("Сбросьте ⟦card⟧.", segment="12"), found("Сбросьте ⟦card⟧.", segment="12")], checked())
    assert file.read_text(encoding="utf-8") == (
        '{"ruling-lint baseline": 1, "accepted": [\n'
        '{"path": "свиток.txt", "rule": "untranslated-text", "text": "card", "near": "645b055b -", "segment": "12", "count": 2}\n'
        "]}\n"
    )


def test_an_empty_baseline_can_be_read_again(file: Path) -> None:
    baseline.write(file, [], checked())
    assert baseline.apply(file, [], checked()).unused == ()


def test_a_baseline_that_git_or_an_editor_gave_other_line_ends_works(file: Path, found: Found) -> None:
    baseline.write(file, [found("⟦card⟧"), found("⟦life⟧")], checked())
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes().replace(b"\n", b"\r\n"))
    assert new(file, [found("⟦card⟧")]) == []
    assert baseline.apply(file, [found("⟦card⟧")], checked()).unused[0].line == 3


def test_paths_are_kept_from_the_folder_of_the_baseline(
    file: Path, found: Found, monkeypatch: pytest.MonkeyPatch
) -> None:
    Path("папка").mkdir()
    monkeypatch.chdir("папка")
    baseline.write(file, [found("⟦card⟧", path="../свиток.txt")], checked("../свиток.txt"))
    monkeypatch.chdir("..")
    assert new(file, [found("⟦card⟧", path=str(Path("свиток.txt").absolute()))]) == []


def test_a_path_that_a_system_spells_with_separate_accents_is_the_same(file: Path, found: Found) -> None:
    baseline.write(file, [found("⟦card⟧", path="Чёрный\u0439.txt")], checked())
    assert new(file, [found("⟦card⟧", path="Че\u0308рный\u0438\u0306.txt")]) == []


@pytest.mark.parametrize(
    ("content", "line", "words"),
    [
        ("[1,\n2", 2, "no JSON"),
        ("[]", 1, "no baseline"),
        ('{"ruling-lint baseline": 9, "accepted": []}', 1, "another version"),
        ('{"ruling-lint baseline": 1, "accepted": [\n<<<<<<< HEAD\n]}', 2, "merge conflict"),
        ('{"ruling-lint baseline": 1, "accepted": [\n\n{"path": "а"}]}', 3, "lacks"),
        ('{"ruling-lint baseline": 1, "accepted": [\n5]}', 2, "lacks"),
        (
            '{"ruling-lint baseline": 1, "accepted": [\n{"path": "а", "rule": "b", "text": "c", "near": "- -"},\n'
            '{"path": "а", "rule": "b", "text": "c", "near": "- -", "count": 0}]}',
            3,
            "wrong kind",
        ),
    ],
)
def test_a_damaged_baseline_is_an_error_with_its_line(file: Path, content: str, line: int, words: str) -> None:
    file.write_text(content, encoding="utf-8")
    with pytest.raises(BaselineError, match=words) as error:
        baseline.apply(file, [], checked())
    assert (error.value.path, error.value.line) == (str(file), line)
    assert error.value.localized("ru") != error.value.localized("en")


def test_a_missing_or_undecodable_baseline_is_an_error(file: Path) -> None:
    with pytest.raises(BaselineError, match="no such file"):
        baseline.apply(file, [], checked())
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BaselineError, match="not UTF-8"):
        baseline.apply(file, [], checked())
    with pytest.raises(BaselineError, match="cannot be read"):
        baseline.apply(file.parent, [], checked())


def test_a_damaged_baseline_is_not_overwritten(file: Path) -> None:
    file.write_text("{", encoding="utf-8")
    with pytest.raises(BaselineError):
        baseline.write(file, [], checked())
    assert file.read_text(encoding="utf-8") == "{"


def write_own_file(file: Path, name: str, finding: Finding) -> None:
    baseline.write(file, [finding], Scope(checked=(name,), roots=(name,)))


def test_processes_at_work_at_the_same_time_lose_nothing(file: Path, found: Found) -> None:
    names = [f"часть{number}.txt" for number in range(12)]
    for name in names:
        Path(name).touch()
    findings = [found("⟦card⟧", path=name) for name in names]
    with ProcessPoolExecutor(4) as pool:
        list(pool.map(write_own_file, [file] * len(names), names, findings))
    assert [json.loads(line.rstrip(","))["path"] for line in file.read_text().splitlines()[1:-1]] == sorted(names)
    assert sorted(path.name for path in file.parent.iterdir()) == sorted([*names, "свиток.txt", file.name])
