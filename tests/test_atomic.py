import os
import stat
from pathlib import Path

import pytest

from ruling_lint import atomic


def test_a_file_is_made_with_the_usual_permissions(tmp_path: Path) -> None:
    atomic.write_bytes(tmp_path / "новый", b"1")
    (tmp_path / "обычный").write_bytes(b"1")
    assert (tmp_path / "новый").stat().st_mode == (tmp_path / "обычный").stat().st_mode


def test_permissions_stay(tmp_path: Path) -> None:
    file = tmp_path / "запуск"
    file.write_bytes(b"1")
    file.chmod(0o751)
    atomic.write_bytes(file, b"2")
    assert file.read_bytes() == b"2"
    assert stat.S_IMODE(file.stat().st_mode) == 0o751


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    (tmp_path / "цель").write_bytes(b"1")
    (tmp_path / "ссылка").symlink_to("цель")
    atomic.write_bytes(tmp_path / "ссылка", b"2")
    assert (tmp_path / "ссылка").is_symlink()
    assert (tmp_path / "цель").read_bytes() == b"2"


def test_a_failure_leaves_the_old_content_and_no_litter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "файл").write_bytes(b"1")

    def refuse(*_: object) -> None:
        raise PermissionError("занято")

    monkeypatch.setattr(os, "replace", refuse)
    with pytest.raises(PermissionError):
        atomic.write_bytes(tmp_path / "файл", b"2")
    assert [(path.name, path.read_bytes()) for path in tmp_path.iterdir()] == [("файл", b"1")]


def test_a_draft_tells_which_file_it_was_to_become(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    monkeypatch.setattr(os, "replace", lambda draft, target: begun.append(Path(draft).name))
    atomic.write_bytes(tmp_path / "a.b.bin", b"1")
    assert atomic.finished(begun[0]) == "a.b.bin"


@pytest.mark.parametrize("name", ["a.bin", ".a.tmp", ".tmp", "a.bin.1.2.tmp", ""])
def test_the_name_of_what_is_no_draft_stays(name: str) -> None:
    assert atomic.finished(name) == name
