"""The config is found from a folder up, read with every mistake named, and narrowed per path."""

from pathlib import Path

import pytest

from ruling_lint import config
from ruling_lint.config import Config, ConfigError
from ruling_lint.project import Project, choose


def write(folder: Path, text: str, name: str = ".ruling-lint.toml") -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def test_the_nearest_config_above_a_folder_is_found(tmp_path: Path) -> None:
    inner = tmp_path / "ru" / "set"
    inner.mkdir(parents=True)
    outer = write(tmp_path, "")
    assert config.find(inner) == str(outer)
    nearer = write(inner.parent, "")
    assert config.find(inner) == str(nearer)


def test_a_pyproject_counts_only_with_the_table(tmp_path: Path) -> None:
    project = write(tmp_path, "[project]\nname = 'x'\n", "pyproject.toml")
    assert config.find(tmp_path) != str(project)
    write(tmp_path, "[tool.ruling-lint]\nprofile = 'strict'\n", "pyproject.toml")
    assert config.find(tmp_path) == str(project)
    assert config.load(str(project)).profile == "strict"


def test_the_table_may_also_be_spelled_out_in_the_own_file(tmp_path: Path) -> None:
    assert config.load(str(write(tmp_path, "[tool.ruling-lint]\nlang = 'ru'\n"))).lang == "ru"
    assert config.load(str(write(tmp_path, "lang = 'ru'\n"))).lang == "ru"


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        ("lang = 'ru'\nprofil = 'strict'\n", 2, "unknown key 'profil'"),
        ("\nprofile = 'loose'\n", 2, "use one of: default, strict"),
        ("paths = 'ru'\n", 1, "list of texts"),
        ("paths = ['ru'\nlang = 'ru'\n", 2, "TOML"),
        ("[severity]\nquotes = 'grave'\n", 1, "error, warning, info"),
        ("wording = 'spring'\n", 1, "a date such as 2018"),
        ("[[overrides]]\nprofile = 'strict'\n", 1, "'paths'"),
        ("[[ignore]]\npath = 'a.txt'\n", 1, "needs 'rule'"),
        ("[[ignore]]\nrule = 'quotes'\nwhere = 'x'\n", 3, "unknown key 'where'"),
        ("encoding = 5\n", 1, "must be text"),
        ("delimiter = ';;'\n", 1, "one character"),
    ],
)
def test_a_mistake_is_named_by_its_line(tmp_path: Path, text: str, line: int, words: str) -> None:
    with pytest.raises(ConfigError) as caught:
        config.load(str(write(tmp_path, text)))
    assert caught.value.line == line
    assert words in caught.value.message


def test_a_config_that_is_not_there_is_a_mistake(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="cannot be read"):
        config.load(str(tmp_path / "none.toml"))


def test_overrides_narrow_the_config_for_the_paths_they_name(tmp_path: Path) -> None:
    text = """
profile = "default"
allow = ["Oracle"]
[[overrides]]
paths = ["drafts/"]
profile = "strict"
allow = ["Gatherer"]
ignore = ["quotes"]
severity = {dash = "info"}
"""
    found = config.load(str(write(tmp_path, text)))
    draft = found.for_path(str(tmp_path / "drafts" / "a.txt"))
    assert (draft.profile, draft.allow, draft.ignore, draft.severity) == (
        "strict",
        ("Oracle", "Gatherer"),
        ("quotes",),
        {"dash": "info"},
    )
    assert found.for_path(str(tmp_path / "a.txt")) is found


@pytest.mark.parametrize(
    ("glob", "path", "expected"),
    [
        ("old/", "old/a.txt", True),
        ("old", "old/deep/a.txt", True),
        ("*.po", "ru/a.po", True),
        ("**/draft.txt", "draft.txt", True),
        ("**/draft.txt", "a/b/draft.txt", True),
        ("./a.txt", "a.txt", True),
        ("a.txt", "b/a.txt", False),
        ("old/", "older/a.txt", False),
    ],
)
def test_globs_match_relative_paths(glob: str, path: str, expected: bool) -> None:
    assert config.matches(path, glob) is expected


def test_excludes_hold_for_any_way_a_file_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = Config(root=tmp_path, exclude=("old/",))
    assert found.excludes(str(tmp_path / "old" / "a.txt"))
    monkeypatch.chdir(tmp_path)
    assert found.excludes("old/a.txt")
    assert not found.excludes("new/a.txt")


def test_a_config_that_cannot_be_kept_is_parsed_each_time(tmp_path: Path) -> None:
    file = str(write(tmp_path, "wording = 2018-04-01\n"))
    assert [config.load(file).wording for _ in range(2)] == ["2018-04-01"] * 2


@pytest.mark.parametrize(
    ("settings", "path"),
    [
        ('glossary = ["terms.yml"]', "terms.yml"),
        ('glossary = ["only:terms.yml"]', "terms.yml"),
        ('words = ["words.txt"]', "words.txt"),
        ('memory = ["old/memory.po"]', "old/memory.po"),
        ('comprehensive-rules = "CR.txt"', "CR.txt"),
        ('baseline = "known.json"', "known.json"),
        ('rules = ["ours"]', "ours/style.yml"),
    ],
)
def test_files_that_the_config_works_with_are_known(tmp_path: Path, settings: str, path: str) -> None:
    read = config.load(str(write(tmp_path, settings)))
    assert read.serves(str(tmp_path / path))
    assert not read.serves(str(tmp_path / "page.txt"))
    assert not read.serves(str(tmp_path / "sub" / path))


def test_a_folder_of_rules_may_hold_translations_too(tmp_path: Path) -> None:
    read = config.load(str(write(tmp_path, 'rules = ["."]')))
    assert not read.serves(str(tmp_path / "page.po"))


def test_every_fault_is_told_with_its_line(tmp_path: Path) -> None:
    file = write(
        tmp_path,
        'glosary = ["a.yml"]\nlang = "de"\n'
        '[[overrides]]\npaths = ["a"]\nprofile = "strict"\n'
        '[[overrides]]\npaths = ["b"]\nprofile = "mild"\n'
        '[[ignore]]\npath = "c.txt"\n',
    )
    with pytest.raises(ConfigError) as caught:
        config.load(str(file))
    told = [caught.value, *caught.value.others]
    assert [fault.line for fault in told] == [1, 2, 8, 9]


def test_a_rule_that_is_not_there_is_told_where_the_config_names_it(tmp_path: Path) -> None:
    read = config.load(str(write(tmp_path, '# dsh\nignore = ["spelling", "dsh"]\nseverity = {qotes = "info"}\n')))
    with pytest.raises(ConfigError) as caught:
        choose(Project(read).rules, read)
    assert [(fault.path, fault.line) for fault in (caught.value, *caught.value.others)] == [
        (read.path, 2),
        (read.path, 3),
    ]


@pytest.mark.parametrize("theme", ["terms", "термины", "terminology"])
def test_the_name_of_a_theme_gives_its_rules(theme: str) -> None:
    settings = Config(select=(theme,))
    with pytest.raises(ConfigError) as caught:
        choose(Project(settings).rules, settings)
    assert not caught.value.path
    assert "term-forbidden" in caught.value.message
    assert "term-mismatch" in caught.value.message
