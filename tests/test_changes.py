import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from ruling_lint import changes
from ruling_lint.changes import ChangedLines, ChangesError
from ruling_lint.model import Document, Excerpt, Finding, Position, Related, Segment, Severity, Span, Text

WORDS = ["первая", "вторая", "третья", "четвёртая", "пятая", "шестая"]


def git(*arguments: str) -> None:
    subprocess.run(("git", *arguments), check=True, capture_output=True)


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository of one file with six lines, committed and tagged `before`."""
    for name in [name for name in os.environ if name.startswith("GIT_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("GIT_CONFIG_GLOBAL", os.devnull)
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "переводчик")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "translator@example.org")
    folder = tmp_path / "проект"
    folder.mkdir()
    monkeypatch.chdir(folder)
    git("init", "-q", "-b", "main")
    write("свиток.txt", WORDS)
    commit("начало")
    git("tag", "before")
    return folder


def write(path: str, lines: Sequence[str], end: str = "\n") -> None:
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Path(path).write_bytes("".join(line + end for line in lines).encode())


def commit(message: str) -> None:
    git("add", "-A")
    git("commit", "-q", "-m", message)


def read(path: str, size: int = 1) -> Document:
    """Return a file as segments of `size` lines each."""
    raw = Path(path).read_bytes().decode()
    lines = raw.splitlines(keepends=True)
    segments, at = [], 0
    for first in range(0, len(lines), size):
        text = "".join(lines[first : first + size])
        segments.append(Segment(Text.plain(text.rstrip("\r\n"), at)))
        at += len(text)
    return Document(path, "text", raw, tuple(segments))


def finding_at(document: Document, raw: int, index: int, related: tuple[Related, ...] = ()) -> Finding:
    place = document.position(raw)
    excerpt = Excerpt(document.segments[index].target.value, None, index)
    return Finding(
        *("spelling", Severity.ERROR, "accuracy", "опечатка", document.path, place, Position(place.line, 2), None),
        *("target", Span(0, 1), Span(raw, raw + 1), "x", document.line_text(place.line), excerpt, (), related),
    )


def kept_lines(path: str = "свиток.txt", size: int = 1, revision: str = "before") -> list[int]:
    """Return the first lines of the segments whose findings are kept, a finding on each segment's first line."""
    document = read(path, size)
    findings = [finding_at(document, s.target.pieces[0].raw_start, index) for index, s in enumerate(document.segments)]
    kept = changes.since(revision, Path.cwd()).keep(document, findings)
    assert kept.hidden == len(findings) - len(kept.findings)
    return [finding.start.line for finding in kept.findings]


def test_nothing_changed_keeps_nothing(repository: Path) -> None:
    assert kept_lines() == []


def test_changed_and_added_lines_are_kept(repository: Path) -> None:
    write("свиток.txt", ["первая", "ВТОРАЯ", "третья", "вставка", *WORDS[3:]])
    assert kept_lines() == [2, 4]


def test_committed_and_uncommitted_changes_count_alike(repository: Path) -> None:
    write("свиток.txt", ["ПЕРВАЯ", *WORDS[1:]])
    commit("правка")
    write("свиток.txt", ["ПЕРВАЯ", *WORDS[1:5], "ШЕСТАЯ"])
    assert kept_lines() == [1, 6]


def test_a_segment_with_a_changed_line_is_kept_whole(repository: Path) -> None:
    write("свиток.txt", [*WORDS[:3], "ЧЕТВЁРТАЯ", *WORDS[4:]])
    assert kept_lines(size=2) == [3]


def test_a_segment_that_lost_a_line_is_kept(repository: Path) -> None:
    write("свиток.txt", [*WORDS[:2], *WORDS[3:]])
    assert kept_lines(size=3) == [1]


def test_a_deletion_between_two_segments_concerns_neither(repository: Path) -> None:
    write("свиток.txt", [*WORDS[:2], *WORDS[3:]])
    assert kept_lines(size=2) == []


def test_a_finding_is_kept_for_the_changed_place_that_explains_it(repository: Path) -> None:
    write("свиток.txt", [*WORDS[:5], "ШЕСТАЯ"])
    document = read("свиток.txt")
    elsewhere = Related("свиток.txt", Position(6, 1), "иначе переведено здесь")
    kept = changes.since("before", Path.cwd()).keep(document, [finding_at(document, 0, 0, (elsewhere,))])
    assert len(kept.findings) == 1


def test_a_finding_outside_the_segments_is_judged_by_its_line(repository: Path) -> None:
    write("свиток.txt", ["ПЕРВАЯ", *WORDS[1:]])
    document = read("свиток.txt")
    findings = [finding_at(document, at, -1) for at in (0, document.raw.index("пятая"))]
    assert changes.since("before", Path.cwd()).keep(document, findings).findings == (findings[0],)


def test_a_changed_source_keeps_the_segment(repository: Path) -> None:
    write("свиток.txt", [*WORDS[:5], "ШЕСТАЯ"])
    plain = read("свиток.txt")
    pair = Segment(Text.plain("первая", 0), source=Text.plain("ШЕСТАЯ", plain.raw.index("ШЕСТАЯ")))
    document = Document(plain.path, "text", plain.raw, (pair,))
    assert changes.since("before", Path.cwd()).keep(document, [finding_at(document, 0, 0)]).hidden == 0


def test_a_new_file_counts_whole_whether_git_tracks_it_or_not(repository: Path) -> None:
    write("новый.txt", WORDS)
    assert kept_lines("новый.txt") == [1, 2, 3, 4, 5, 6]
    git("add", "новый.txt")
    assert kept_lines("новый.txt") == [1, 2, 3, 4, 5, 6]


def test_an_ignored_or_foreign_file_counts_whole(repository: Path) -> None:
    write(".gitignore", ["мусор.txt"])
    write("мусор.txt", WORDS)
    write("../вне.txt", WORDS)
    assert len(kept_lines("мусор.txt")) == len(kept_lines("../вне.txt")) == 6


def test_a_renamed_file_is_compared_with_what_it_was(repository: Path) -> None:
    git("mv", "свиток.txt", "грамота.txt")
    assert kept_lines("грамота.txt") == []
    write("грамота.txt", [*WORDS[:5], "ШЕСТАЯ"])
    assert kept_lines("грамота.txt") == [6]


@pytest.mark.parametrize(
    "name", ["папка/с пробелом.txt", 'b/кавычка".txt', "таб\tи\\слеш.txt", "конец\nстроки.txt", "-x.txt"]
)
def test_odd_names_are_found(repository: Path, name: str) -> None:
    write(name, WORDS)
    commit("странное имя")
    git("tag", "-f", "before")
    write(name, ["ПЕРВАЯ", *WORDS[1:]])
    assert kept_lines(name) == [1]


def test_paths_are_followed_from_a_folder_and_through_links(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write("глубже/свиток.txt", WORDS)
    commit("папка")
    git("tag", "-f", "before")
    write("глубже/свиток.txt", ["ПЕРВАЯ", *WORDS[1:]])
    (repository.parent / "ссылка").symlink_to(repository)
    monkeypatch.chdir(repository / "глубже")
    assert kept_lines("свиток.txt") == [1]
    assert kept_lines("../свиток.txt") == []
    assert kept_lines(str(repository.parent / "ссылка" / "глубже" / "свиток.txt")) == [1]


def test_new_line_ends_are_no_change(repository: Path) -> None:
    write("свиток.txt", [*WORDS[:5], "ШЕСТАЯ"], end="\r\n")
    assert kept_lines() == [6]


def test_a_file_that_attributes_call_binary_still_has_lines(repository: Path) -> None:
    write(".gitattributes", ["*.txt -diff"])
    write("свиток.txt", ["ПЕРВАЯ", *WORDS[1:]])
    assert kept_lines() == [1]


@pytest.mark.parametrize(("encoding", "place"), [("UTF-16-LE", None), ("utf-8", "Лист1!A1")])
def test_a_changed_file_without_lines_counts_whole(repository: Path, encoding: str, place: str | None) -> None:
    document = read("свиток.txt")
    segments = tuple(Segment(segment.target, place=place) for segment in document.segments)
    document = Document(document.path, "text", document.raw, segments, encoding=encoding)
    findings = [finding_at(document, 0, 0)]
    assert changes.since("before", Path.cwd()).keep(document, findings).hidden == 1
    write("свиток.txt", [*WORDS[:5], "ШЕСТАЯ"])
    assert changes.since("before", Path.cwd()).keep(document, findings).hidden == 0


def test_what_others_changed_meanwhile_is_not_ours(repository: Path) -> None:
    git("checkout", "-q", "-b", "перевод")
    write("свиток.txt", ["ПЕРВАЯ", *WORDS[1:]])
    commit("наша правка")
    git("checkout", "-q", "main")
    write("свиток.txt", [*WORDS[:5], "ШЕСТАЯ"])
    commit("чужая правка")
    git("checkout", "-q", "перевод")
    assert kept_lines(revision="main") == [1]


def test_settings_of_the_user_do_not_matter(repository: Path) -> None:
    for setting in (
        "diff.noprefix=true",
        "diff.mnemonicPrefix=true",
        "color.ui=always",
        "diff.external=false",
        "diff.renames=false",
    ):
        git("config", *setting.split("="))
    git("mv", "свиток.txt", "грамота.txt")
    write("грамота.txt", [*WORDS[:5], "ШЕСТАЯ"])
    assert kept_lines("грамота.txt") == [6]


def test_an_unknown_revision_is_told(repository: Path) -> None:
    for revision in ("нет-такой", "--all", ""):
        with pytest.raises(ChangesError, match="no revision") as error:
            changes.since(revision, repository)
        assert "нет ревизии" in error.value.localized("ru")


def test_unrelated_histories_are_told(repository: Path) -> None:
    git("checkout", "-q", "--orphan", "другая")
    commit("с нуля")
    with pytest.raises(ChangesError, match="no commit in common"):
        changes.since("main", repository)


def test_a_shallow_clone_is_told_with_the_way_out(repository: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write("свиток.txt", ["ПЕРВАЯ", *WORDS[1:]])
    commit("правка")
    git("clone", "-q", "--depth", "1", repository.as_uri(), "../мелкий")
    monkeypatch.chdir("../мелкий")
    with pytest.raises(ChangesError, match="fetch --unshallow"):
        changes.since("before", Path.cwd())
    git("fetch", "-q", "--depth", "1", "origin", "tag", "before")
    with pytest.raises(ChangesError, match="ends before it meets"):
        changes.since("before", Path.cwd())
    git("fetch", "-q", "--unshallow")
    assert kept_lines() == [1]


def test_a_folder_without_git_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    with pytest.raises(ChangesError, match="not a git repository"):
        changes.since("HEAD", tmp_path)
    monkeypatch.setenv("PATH", "")
    with pytest.raises(ChangesError, match="no `git` command"):
        changes.since("HEAD", tmp_path)


def test_lines_touch_at_their_edges_only() -> None:
    lines = ChangedLines((3, 10), (4, 10), (6,))
    assert [line for line in range(1, 13) if lines.touch(line, line)] == [3, 4, 10]
    assert lines.touch(6, 7)
    assert not lines.touch(5, 6)
    assert not lines.touch(7, 9)
    assert lines.touch(1, 99)
