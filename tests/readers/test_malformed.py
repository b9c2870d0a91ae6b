"""Damaged files of any format are refused in plain words, or read; nothing else ever happens."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ruling_lint import readers
from ruling_lint.model import Document, Text
from ruling_lint.readers.base import Options, UnreadableError

SAMPLES = {
    "text": "Дуб\n\n20.11.2020\n\nВозьмите карту.\n\n→ Draw a card.\n",
    "po": '# о\n#, fuzzy\nmsgid "a\\n"\nmsgid_plural "b"\nmsgstr[0] "в\\x41"\n"г"\n\n#~ msgid "d"\n#~ msgstr "е"\n',
    "jsonl": '{"id": 1, "source": "a", "target": "в \\u0433\\n"}\n{"ru": [1, "г", null]}\n',
    "json": '{"en": {"a": "b"}, "ru": {"a": "в\\ud83c\\udccf"}, "x": [1.5e3, true, "г"]}',
    "csv": 'id,en,ru\r\n1,"a ""b""","в\r\nг"\n2,a,б\n',
    "tsv": 'id\ten\tru\n1\ta\t"в\n2\tb\t"г ""д"""\n',
    "yaml": "ru: &x\n  a: 'в ''г'''  # д\n  b: >-\n    е\n\n    ж\n  c: [\"з\\n\", *y, {к: |2}]\n--- !t\n- \"и \\\n  й\"\n",
    "properties": "# а\nb = в\\u0433 \\\n   д\nе\\ ж : з\n",
    "xliff": '<xliff version="1.2"><file><body><trans-unit id="1"><target>а <g>б</g> &amp;</target></trans-unit></body></file></xliff>',
    "tmx": '<tmx><header/><body><tu><tuv xml:lang="ru"><seg>а <ph>б</ph></seg></tuv></tu></body></tmx>',
    "qt-ts": "<!DOCTYPE TS><TS><context><message><source>a</source><translation>б</translation></message></context></TS>",
    "markdown": "# а\n\n> - в `г` *д* ![е](ж)\n> з [и][й]\n\n| к | л |\n|---|---|\n| м\\| | <b>н</b> |\n\n<div>\nо\n</div>\n[й]: п\n",
    "html": '<p title="а">б <b>в</b> &lt; <!-- г --><script>x</script></p>',
}
SIGNS = "\"\\\n\r\t:#,{}[]<>&;=|>-'!*a1я\u2028"


def check_places(document: Document, text: Text) -> None:
    """Every piece lies in the file, and they do not run backwards."""
    starts = [piece.start for piece in text.pieces]
    assert starts[0] == 0
    assert starts == sorted(set(starts))
    at = 0
    for piece in text.pieces:
        assert at <= piece.raw_start <= piece.raw_end <= len(document.raw)
        at = piece.raw_end


def read_or_refuse(name: str, data: bytes) -> None:
    for everything in (False, True):
        found = outcome(name, data, everything)
        if isinstance(found, UnreadableError):
            assert found.message
            assert found.line is None or 1 <= found.line <= data.count(b"\n") + data.count(b"\r") + 1
            continue
        for segment in found.segments:
            for text in (segment.target, segment.source, *segment.alternatives):
                if text is not None:
                    check_places(found, text)


def outcome(name: str, data: bytes, everything: bool) -> Document | UnreadableError:
    try:
        return readers.get(name).read("файл", data, Options(everything=everything))
    except UnreadableError as error:
        return error


@pytest.mark.parametrize("name", SAMPLES)
@given(data=st.data())
@settings(max_examples=60)
def test_a_damaged_file_is_read_or_refused(name: str, data: st.DataObject):
    text = SAMPLES[name]
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 4)))
        text = text[:start] + data.draw(st.text(SIGNS, max_size=2)) + text[end:]
    read_or_refuse(name, text[: data.draw(st.integers(0, len(text)))].encode())


@pytest.mark.parametrize("name", SAMPLES)
@given(st.binary(max_size=40))
@settings(max_examples=30)
def test_bytes_of_no_format_are_read_or_refused(name: str, data: bytes):
    read_or_refuse(name, data)


@pytest.mark.parametrize("name", ["json", "jsonl", "yaml"])
@pytest.mark.parametrize("depth", [100, 400, 900, 20_000])
def test_trees_of_any_depth_are_read_or_refused(name: str, depth: int):
    read_or_refuse(name, ('{"a": [' * depth + '"лес"' + "]}" * depth).encode())


def test_numbers_without_end_are_no_trouble_to_json():
    read_or_refuse("json", b'{"a": ' + b"9" * 10_000 + b"}")
