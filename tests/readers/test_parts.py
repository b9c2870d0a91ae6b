"""A file read in parts has the segments and comments, at the places, that it has when it is read whole."""

import random
from pathlib import Path

import pytest

from ruling_lint import readers
from ruling_lint.model import Document, Span
from ruling_lint.readers.base import Options, UnreadableError
from ruling_lint.readers.parts import Parts, divided

WORDS = ["карта", "карту", "{T}", "«Молния»", "5", "ещё", "😀", "x\ufeffy", "spree"]


def told(document: Document, raw: int = 0, lines: int = 0, segments: int = 0) -> list[object]:
    """Return all that is to be equal, in places of the whole file."""
    found: list[object] = []
    for segment in document.segments:
        for text in filter(None, (segment.source, segment.target, *segment.alternatives)):
            spans = [text.raw_span(Span(i, i + 1)) for i in range(len(text.value))] or [text.raw_span(Span(0, 0))]
            places = [document.position(span.start) for span in spans]
            found.append((text.value, [(s.start + raw, s.end + raw) for s in spans]))
            found.append([(place.line + lines, place.column) for place in places])
        found.append((segment.id, segment.state, segment.place, segment.form))
    for comment in document.comments:
        index = None if comment.segment is None else comment.segment + segments
        found.append((comment.text, comment.raw.start + raw, comment.raw.end + raw, index, comment.covers))
    return found


def in_parts(parts: Parts) -> list[object]:
    segments, comments = [], []
    before = 0
    for index in range(len(parts)):
        document, offset = parts.read(index), parts.offset(index)
        for item in told(document, offset.raw, offset.lines, before):
            (comments if isinstance(item, tuple) and len(item) == 5 else segments).append(item)
        before += len(document.segments)
    return segments + comments


def read(file: Path, content: bytes, part: int, encoding: str | None = None) -> str:
    """Compare both ways of reading, and say what came of the parts: "whole" where the file has none or cannot be read."""
    file.write_bytes(content)
    reader, options = readers.for_path(str(file), content), Options(encoding=encoding)
    parts = divided(str(file), reader, options, part)
    if parts is None:
        return "whole"
    try:
        found = in_parts(parts)
    except UnreadableError:
        return "whole"
    assert found == told(reader.read(str(file), content, options))
    return "parts"


def words(random_: random.Random, separator: str = " ") -> str:
    return separator.join(random_.choices(WORDS, k=random_.randrange(6)))


def po_entry(random_: random.Random, number: int) -> str:
    comment = random_.choice(
        ["", "# заметка\n", "#. ruling-lint: ignore[dash] так надо\n", "#, fuzzy\n", '#| msgid "old"\n']
    )
    context = random_.choice(["", f'msgctxt "{number}"\n'])
    lines = "".join(f'"{words(random_)}\\n"\n' for _ in range(random_.randrange(3)))
    if random_.random() < 0.2:
        obsolete = f'#~ msgid "{number}"\n#~ msgstr "{words(random_)}"\n#~ "{words(random_)}"\n'
        return obsolete + random_.choice(["\n", "\n\n", ""])
    if random_.random() < 0.2:
        plural = f'msgid_plural "many {number}"\nmsgstr[0] "{words(random_)}"\nmsgstr[1] "{words(random_)}"\n'
        return f'{comment}{context}msgid "one {number}"\n{plural}\n'
    gap = random_.choice(["", "", "\n"])
    return (
        f'{comment}{context}msgid ""\n"{number} {words(random_)}"\n{gap}msgstr "{words(random_)}"\n{lines}'
        + random_.choice(["\n", "\n\n", ""])
    )


HEADER = (
    'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Plural-Forms: nplurals=3; plural=0;\\n"\n\n'
)


def po(random_: random.Random) -> str:
    return (
        "# ruling-lint: off[quotes]\n"
        + HEADER
        + "".join(po_entry(random_, number) for number in range(random_.randrange(30)))
    )


def cell(random_: random.Random, delimiter: str) -> str:
    text = words(random_)
    if random_.random() < 0.3:
        inner = text.replace(" ", random_.choice(["\n", '""', delimiter if delimiter != "\t" else " ", "\r\n"]))
        return f'"{inner}"'
    return text if random_.random() < 0.8 else f'{text}" дюйм'


def table(random_: random.Random, delimiter: str) -> str:
    rows = [delimiter.join(["id", "en", "ru"])]
    if random_.random() < 0.3:
        rows[0] = '"id\nномер"' + rows[0][2:]
    rows += [
        delimiter.join([str(n), cell(random_, delimiter), cell(random_, delimiter)])
        for n in range(random_.randrange(30))
    ]
    return random_.choice(["", "\n"]) + "".join(row + random_.choice(["\n", "\n", "\n\n", "\r"]) for row in rows)


def jsonl(random_: random.Random) -> str:
    rows = []
    for number in range(random_.randrange(40)):
        text = words(random_, random_.choice([" ", "\\n", "\\u0451", '\\"']))
        target = random_.choice([f', "ru": "{text}"', f', "ru": "{text}"', ', "ru": null', ""])
        rows.append(f'{{"id": {number}, "en": "{number} {words(random_)}"{target}}}')
    return "".join(row + random_.choice(["\n", "\n\n", " \n"]) for row in rows)


MAKERS = {"a.po": po, "a.csv": lambda r: table(r, r.choice(",;|")), "a.tsv": lambda r: table(r, "\t"), "a.jsonl": jsonl}


@pytest.mark.parametrize("name", MAKERS)
def test_parts_of_any_size_are_read_as_the_whole_is(tmp_path: Path, name: str) -> None:
    outcomes = []
    for seed in range(150):
        random_ = random.Random(seed)
        content = MAKERS[name](random_)
        if random_.random() < 0.3:
            content = content.replace("\n", "\r\n")
        data = random_.choice([b"", b"\xef\xbb\xbf"]) + content.encode()
        outcomes.append(read(tmp_path / name, data, random_.choice([1, 40, 200, 1000])))
    assert outcomes.count("parts") > 50


def test_a_mistake_in_the_middle_is_found_in_the_whole_file(tmp_path: Path) -> None:
    rows = ['{"en": "a", "ru": "карта"}\n'] * 40
    rows[30] = '{"en": "a", "ru": карта}\n'
    assert read(tmp_path / "a.jsonl", "".join(rows).encode(), 100) == "whole"
    entries = ['msgid "a"\nmsgstr "карта"\n\n'] * 40
    entries[30] = 'msgid "a"\nmsgstr карта\n\n'
    assert read(tmp_path / "a.po", (HEADER + "".join(entries)).encode(), 100) == "whole"
    lines = ["en,ru\n", *["a,карта\n"] * 40]
    lines[30] = 'a,"карта\n'
    assert read(tmp_path / "a.csv", "".join(lines).encode(), 100) == "whole"


def test_records_with_other_fields_than_the_first_ones_are_read_with_the_whole_file(tmp_path: Path) -> None:
    rows = ['{"en": "a", "ru": "карта"}\n'] * 40
    assert read(tmp_path / "a.jsonl", "".join(rows).encode(), 100) == "parts"
    rows[30] = '{"original": "a", "translation": "карта"}\n'
    assert read(tmp_path / "a.jsonl", "".join(rows).encode(), 100) == "whole"


@pytest.mark.parametrize("encoding", ["utf-16", "cp1251"])
def test_other_encodings_are_read_whole(tmp_path: Path, encoding: str) -> None:
    content = "en,ru\n" + "a,карта\n" * 40
    assert read(tmp_path / "a.csv", content.encode(encoding), 100, encoding) == "whole"
    assert read(tmp_path / "a.csv", content.encode(), 100, "utf-8-sig") == "parts"


def test_a_broken_byte_is_left_to_the_whole_file(tmp_path: Path) -> None:
    assert read(tmp_path / "a.csv", b"en,ru\n" + b"a,b\n" * 40 + b"a,\xff\n" + b"a,b\n" * 40, 100) == "whole"


def test_a_file_of_another_format_has_no_parts(tmp_path: Path) -> None:
    assert read(tmp_path / "a.txt", "Карта.\n".encode() * 100, 100) == "whole"


def test_the_line_that_tells_the_delimiter_is_no_record_of_any_part(tmp_path: Path) -> None:
    rows = "".join(f"Lake {n}, deep;Озеро {n}\n" for n in range(200))
    assert read(tmp_path / "a.csv", f"sep=;\nen;ru\n{rows}".encode(), 500) == "parts"


def test_carriage_returns_alone_leave_a_file_whole(tmp_path: Path) -> None:
    entries = "".join(f'\nmsgid "Lake {n}"\nmsgstr "Озеро {n}"\n' for n in range(60))
    text = 'msgid ""\nmsgstr ""\n' + entries
    assert read(tmp_path / "a.po", text.replace("\n", "\r").encode(), 500) == "whole"
