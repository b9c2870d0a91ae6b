"""Whether a file in a folder is a translation shows in its content."""

from __future__ import annotations

import io
import zipfile
from pathlib import Path

import pytest

from ruling_lint.discovery.content import holds_translation, sample

RUSSIAN = "Существо остаётся повёрнутым."


@pytest.mark.parametrize(
    ("path", "text", "wanted"),
    [
        ("a.txt", RUSSIAN, True),
        ("a.txt", "", False),
        ("list.txt", "переводы\n\n→A listing whose entries nobody has translated yet.\n", True),
        ("rows.jsonl", '{"id": 1, "source": "Draw.", "target": ""}\n', True),
        ("rows.jsonl", '{"level": "info", "text": "target"}\n', False),
        ("rows.csv", "id,en,ru\n1,Draw.,\n", True),
        ("rows.tsv", "id\ten\tcomment_ru\n1\tDraw.\t\n", True),
        ("rows.csv", "id,rules,trunk\n1,a,b\n", False),
        ("requirements.txt", "pytest>=8\n", False),
        ("README.md", "The word «существо» is a term; all the rest of this page is in English.", False),
        ("a.md", f"{RUSSIAN} This creature stays tapped.", True),
        ("a.json", '{"name": "x", "note": "существо", "long": "All the rest of this file is in English."}', True),
        ("a.json", '{"name": "x"}', False),
        ("a.json", '{"a": "\\u043b\\u0435\\u0441"}', True),
        ("a.html", "<p>&#x43b;&#1077;&#1089;</p>", True),
        ("a.yml", "on: push\n", False),
        ("a.po", 'msgid "a"\nmsgstr ""\n', True),
        ("a.po", 'msgid ""\nmsgstr ""\n"Language: ru_RU\\n"\n', True),
        ("a.po", 'msgid ""\nmsgstr ""\n"Language: de\\n"\n', False),
        ("a.po", 'msgid ""\nmsgstr ""\n"Language: \\n"\n', True),
        ("a.xlf", '<xliff><file source-language="en" target-language="ru"/></xliff>', True),
        ("a.xliff", '<xliff version="2.0" srcLang="en" trgLang="fr"/>', False),
        ("a.xlf", "<xliff><file/></xliff>", True),
        ("a.tmx", "<tmx/>", True),
        ("a.ts", '<!DOCTYPE TS><TS version="2.1" language="ru"/>', True),
        ("a.ts", '<!DOCTYPE TS><TS version="2.1" language="uk_UA"/>', False),
        ("a.ts", "<TS></TS>", True),
        ("a.ts", "export const word = 'существо';", False),
    ],
)
def test_content_decides(path: str, text: str, wanted: bool):
    assert holds_translation(path, text.encode()) is wanted


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-32", "cp1251", "koi8-r", "cp866"])
def test_the_encoding_does_not_hide_it(encoding: str):
    assert holds_translation("a.txt", RUSSIAN.encode(encoding))


def test_western_letters_in_an_old_encoding_are_no_russian():
    assert not holds_translation("a.txt", "Müßig, naïve café".encode("latin-1"))


def test_a_character_cut_by_the_end_of_what_is_looked_at_does_no_harm():
    assert holds_translation("a.txt", ("я" * 600_000).encode())
    assert holds_translation("a.txt", ("x" + "я" * 600_000).encode())


def test_spreadsheets_are_opened():
    def workbook(text: str) -> bytes:
        out = io.BytesIO()
        with zipfile.ZipFile(out, "w") as file:
            file.writestr("xl/sharedStrings.xml", f"<sst><si><t>{text}</t></si></sst>")
        return out.getvalue()

    assert holds_translation("a.xlsx", workbook(RUSSIAN))
    assert not holds_translation("a.xlsx", workbook("Costs"))
    assert holds_translation("a.xlsx", RUSSIAN.encode())


def test_only_the_start_of_a_big_file_is_looked_at(tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_bytes(b"x" * 3_000_000)
    (tmp_path / "a.xlsx").write_bytes(b"x" * 3_000_000)
    assert len(sample(str(tmp_path / "a.txt"))) == 1_000_000
    assert len(sample(str(tmp_path / "a.xlsx"))) == 3_000_000
