"""Pages that are made from the rules are up to date, and what the READMEs promise is there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from ruling_lint import checks, cli, config, records, rule_reader
from ruling_lint.cli import COMMANDS
from ruling_lint.cli.check import parser
from ruling_lint.cli.template import CONFIG

ROOT = Path(__file__).parent.parent
PAGES = [
    ROOT / "README.md",
    ROOT / "README.ru.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "CHANGELOG.md",
    *sorted((ROOT / "docs").glob("*.md")),
]


def test_the_pages_made_from_the_rules_are_up_to_date() -> None:
    done = subprocess.run(
        [sys.executable, ROOT / "scripts" / "make_docs.py", "--check"], capture_output=True, text=True, check=False
    )
    assert done.stdout == ""
    assert done.returncode == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#)([^)#\s]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_named_in_pages_exist(page: Path) -> None:
    named = set(re.findall(r"`ruling-lint ([a-z]+)", page.read_text(encoding="utf-8")))
    assert named - COMMANDS.keys() == set()


def test_every_kind_of_check_has_its_reason() -> None:
    design = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
    given = re.findall(r"^\| `(\w+)` \| .", design.partition("## Kinds of check")[2], re.MULTILINE)
    assert given == sorted(checks.KINDS)


def test_the_page_on_own_rules_names_every_key_and_its_rule_passes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = (ROOT / "docs" / "own-rules.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z]+)`", "".join(line.split("|")[1] for line in page.splitlines() if line[:1] == "|")))
    assert named == rule_reader.KEYS
    (block,) = re.findall(r"^```yaml\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)
    (tmp_path / "own.yml").write_text(block, encoding="utf-8")
    assert cli.main(["rules", "test", "--no-config", str(tmp_path)]) == 0, capsys.readouterr()


def test_every_command_and_every_option_of_check_is_named_in_a_page() -> None:
    text = "\n".join(page.read_text(encoding="utf-8") for page in PAGES)
    options = sorted(set(re.findall(r"--[a-z][a-z-]+", parser().format_help())))
    names = [rf"`(?:ruling-lint )?{name}\b" for name in COMMANDS] + [rf"{name}(?![\w-])" for name in options]
    assert len(options) > len(COMMANDS)
    assert [name for name in names if not re.search(name, text)] == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_config_that_init_writes_shows_every_setting(lang: str) -> None:
    settings = {field.name.replace("_", "-") for field in records.fields(config.Config)} - {"root", "path", "ignores"}
    head = CONFIG[lang].partition("[[")[0]
    tables = re.findall(r"^# \[\[([a-z-]+)\]\]$", CONFIG[lang], re.MULTILINE)
    assert {*re.findall(r"^(?:# )?([a-z-]+) = ", head, re.MULTILINE), *tables} == settings


def test_the_guide_names_every_setting() -> None:
    guide = (ROOT / "docs" / "guide.md").read_text(encoding="utf-8")
    shown = set(re.findall(r"^(?:# )?([a-z-]+) = ", CONFIG["en"], re.MULTILINE))
    assert {name for name in shown if not re.search(rf"(?<![\w-]){name}(?![\w-])", guide)} == set()


def test_the_settings_in_the_guide_can_be_used(tmp_path: Path) -> None:
    guide = (ROOT / "docs" / "guide.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```toml\n(.*?)^```$", guide, re.MULTILINE | re.DOTALL)
    assert blocks
    for block in blocks:
        (tmp_path / config.FILE).write_text(block, encoding="utf-8")
        config.load(str(tmp_path / config.FILE))
