"""Which files a run takes: those named, and the translations in a folder, whatever lies beside them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from ruling_lint.discovery import expand

SUFFIXES = frozenset({".txt", ".md", ".po", ".json", ".ts"})
RUSSIAN = "Существо остаётся повёрнутым."

Tree = Callable[..., Path]


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """Make files with Russian in them; a name that ends in a slash is an empty folder."""

    def make(*names: str, **contents: str) -> Path:
        for name in names:
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.mkdir() if name.endswith("/") else path.write_text(RUSSIAN, encoding="utf-8")
        return tmp_path

    return make


def found(root: Path, *paths: str, exclude: Iterable[str] = ()) -> list[str]:
    excluded = {str(root / name) for name in exclude}
    files = expand([str(root / path) for path in paths or ("",)], excluded.__contains__, SUFFIXES)
    return [Path(file).relative_to(root).as_posix() for file in files]


def test_a_folder_gives_the_files_of_known_endings_in_order(tree: Tree):
    assert found(tree("b.txt", "a/z.TXT", "a/b/c.md", "d.png", "a.txt", "Makefile")) == [
        "a/b/c.md",
        "a/z.TXT",
        "a.txt",
        "b.txt",
    ]


def test_a_folder_of_nothing_gives_nothing(tree: Tree):
    assert found(tree("a/")) == []


def test_a_named_file_counts_whatever_its_ending_content_or_place(tree: Tree):
    root = tree(".cache/x.txt", "notes.log")
    (root / "en.txt").write_text("English only.")
    assert found(root, "notes.log", "en.txt", ".cache/x.txt", "gone.txt") == [
        "notes.log",
        "en.txt",
        ".cache/x.txt",
        "gone.txt",
    ]


def test_a_named_file_that_the_config_leaves_out_is_left_out_all_the_same(tree: Tree):
    root = tree("a.txt", "b.txt", "old/c.txt")
    assert found(root, "a.txt", "b.txt", "old", exclude=["b.txt", "old"]) == ["a.txt"]
    assert found(root, exclude=["a.txt", "old"]) == ["b.txt"]


def test_hidden_files_and_folders_are_passed_over(tree: Tree):
    root = tree(".git/a.txt", ".hidden.txt", "a/.venv/b.txt", "c.txt")
    assert found(root) == ["c.txt"]
    assert found(root, "a/.venv") == ["a/.venv/b.txt"]


def test_a_file_reached_twice_is_taken_once(tree: Tree):
    root = tree("a/b.txt", "c.txt")
    (root / "d.txt").symlink_to(root / "c.txt")
    assert found(root, "a/b.txt", "a", "a/../c.txt", "") == ["a/b.txt", "a/../c.txt"]


def test_loops_and_dead_ends_of_links_are_survived(tree: Tree):
    root = tree("a/b.txt")
    (root / "a" / "up").symlink_to(root, target_is_directory=True)
    (root / "self.txt").symlink_to(root / "self.txt")
    (root / "dead.txt").symlink_to(root / "gone.txt")
    assert found(root) == ["a/b.txt"]


def test_what_git_ignores_is_passed_over_as_git_means_it(tree: Tree):
    root = tree("a.txt", "build/b.txt", "sub/build/c.txt", "sub/d.txt", "sub/e.txt", "deep/x/f.txt", "g.txt", "h.txt")
    (root / ".gitignore").write_text("/build/\n*.txt\n!d.txt\n!e.txt\n!sub/build/c.txt\n!deep/**\n", encoding="utf-8")
    (root / "sub" / ".gitignore").write_text("e.txt\n", encoding="utf-8")
    (root / "deep" / ".gitignore").write_text("x\n", encoding="utf-8")
    assert found(root) == ["sub/build/c.txt", "sub/d.txt"]


def test_ignore_files_above_the_folder_count_up_to_the_top_of_the_working_tree(tree: Tree):
    root = tree("top/.git/info/exclude", "top/sub/a.txt", "top/sub/b.txt", "top/sub/c.txt", "top/sub/d.txt")
    (root / ".gitignore").write_text("d.txt\n")
    (root / "top" / ".gitignore").write_text("a.txt\n")
    (root / "top" / ".git" / "info" / "exclude").write_text("b.txt\n")
    assert found(root, "top/sub") == ["top/sub/c.txt", "top/sub/d.txt"]


def test_outside_of_a_working_tree_only_the_folders_own_ignore_files_count(tree: Tree):
    root = tree("sub/a.txt", "sub/b.txt")
    (root / ".gitignore").write_text("a.txt\n")
    (root / "sub" / ".gitignore").write_text("b.txt\n")
    assert found(root, "sub") == ["sub/a.txt"]


def test_the_library_for_ignore_files_is_loaded_only_where_there_is_one(tree: Tree, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "pathspec", None)
    assert found(tree("a.txt")) == ["a.txt"]


def test_a_file_that_cannot_be_looked_at_is_taken_so_that_someone_says_so(tree: Tree, monkeypatch: pytest.MonkeyPatch):
    root = tree("a.txt")

    def refuse(_: Path) -> bytes:
        raise PermissionError("нельзя")

    monkeypatch.setattr(Path, "read_bytes", refuse)
    assert found(root) == ["a.txt"]


def test_what_serves_the_run_is_left_out_of_folders_and_taken_where_named(tree: Tree):
    root = tree("ru/a.txt", "ru/terms.txt")
    serving = str(root / "ru" / "terms.txt").__eq__
    files = expand([str(root / "ru")], lambda _: False, SUFFIXES, serves=serving)
    assert [Path(file).name for file in files] == ["a.txt"]
    assert [*expand([str(root / "ru" / "terms.txt")], lambda _: False, SUFFIXES, serves=serving)] != []
