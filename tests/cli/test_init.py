"""`init` writes what fits the folder, leaves alone what is there, and says what to do next."""

import re
from pathlib import Path

import pytest
import yaml

from ruling_lint import config
from ruling_lint.cli import main
from ruling_lint.cli.template import CONFIG


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ru").mkdir()
    (tmp_path / "ru" / "страница.txt").write_text("Возьмите карту.\n", encoding="utf-8")
    (tmp_path / "en.txt").write_text("Draw a card.\n", encoding="utf-8")
    return tmp_path


def test_the_config_names_the_folders_with_russian_and_can_be_read(folder: Path) -> None:
    assert main(["init", "--lang", "en"]) == 0
    assert config.load(str(folder / ".ruling-lint.toml")).paths == ("ru",)
    assert not (folder / ".pre-commit-config.yaml").exists()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_setting_shown_as_a_comment_is_one(folder: Path, lang: str) -> None:
    main(["init", "--lang", lang])
    lines = (folder / ".ruling-lint.toml").read_text(encoding="utf-8").splitlines()
    head = lines[: next(i for i, line in enumerate(lines) if "[[" in line)]
    settings = [line.removeprefix("# ") for line in head if "=" in line]
    (folder / "all.toml").write_text("\n".join(settings), encoding="utf-8")
    assert config.load(str(folder / "all.toml")).placeholders == ("[this permanent]",)


def test_a_repository_gets_its_hook_and_workflow(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / ".git").mkdir()
    (folder / ".github").mkdir()
    main(["init", "--lang", "en"])
    hook = yaml.safe_load((folder / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    assert hook["repos"][0]["hooks"] == [{"id": "ruling-lint", "files": "^(ru)(/|$)"}]
    assert "ruling-lint" in (folder / ".github/workflows/ruling-lint.yml").read_text(encoding="utf-8")
    assert "Next: ruling-lint check" in capsys.readouterr().out


def test_what_is_there_is_left_alone_and_the_snippet_is_shown(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / ".git").mkdir()
    own = folder / ".pre-commit-config.yaml"
    own.write_text("repos: []\n", encoding="utf-8")
    (folder / ".gitlab-ci.yml").write_text("test: {script: [true]}\n", encoding="utf-8")
    main(["init", "--lang", "ru"])
    assert own.read_text(encoding="utf-8") == "repos: []\n"
    out = capsys.readouterr().out
    assert "добавьте в .pre-commit-config.yaml" in out
    assert "добавьте в .gitlab-ci.yml" in out


def test_a_folder_without_translations_is_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["init", "--lang", "en"]) == 0
    assert "no translations were found" in capsys.readouterr().out


def test_the_two_languages_differ_in_comments_alone() -> None:
    said = {lang: [line for line in text.splitlines() if "=" in line] for lang, text in CONFIG.items()}
    settings = {lang: [line.split(" = ")[0] for line in lines] for lang, lines in said.items()}

    assert settings["ru"] == settings["en"]
    assert re.search("[а-яё]{4}", CONFIG["ru"])
    assert not re.search("[а-яё]", CONFIG["en"])
