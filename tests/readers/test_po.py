"""PO entries become segments whose every character knows its place; what is no PO is refused with its line."""

import re

import polib
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ruling_lint.model import Document, Span, State
from ruling_lint.readers import po
from ruling_lint.readers.base import ABSENT, Options, UnreadableError, UnwritableError

HEADER = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
PLURALS = HEADER + '"Plural-Forms: nplurals=3; plural=n%10==1 ? 0 : n%10<5 ? 1 : 2;\\n"\n\n'


def read(text: str, encoding: str = "utf-8") -> Document:
    return po.read("a.po", text.encode(encoding), Options())


def place(document: Document, word: str, segment: int = -1) -> tuple[int, int]:
    text = document.segments[segment].target
    start = text.value.index(word)
    return document.position(text.raw_span(Span(start, start + len(word))).start)


def test_an_entry_is_a_segment_named_by_context_and_source():
    document = read(HEADER + '\nmsgctxt "menu"\nmsgid "Island"\nmsgstr "Остров"\n')
    (segment,) = document.segments
    assert (segment.id, segment.source.value, segment.target.value) == ("menu|Island", "Island", "Остров")
    assert segment.state is State.CHECKED


def test_the_header_is_no_segment_unless_it_has_a_context():
    assert read(HEADER).segments == ()
    assert len(read(HEADER + 'msgctxt "c"\nmsgid ""\nmsgstr "пусто"\n').segments) == 1


def test_a_file_without_a_header_or_with_nothing_in_it_is_fine():
    assert len(read('msgid "Swamp"\nmsgstr "Болото"').segments) == 1
    assert read("").segments == ()


def test_strings_over_several_lines_keep_their_own_lines():
    document = read(HEADER + 'msgid ""\n"One "\n"two."\nmsgstr ""\n"Первая "\n"вторая."\n')
    assert document.segments[0].source.value == "One two."
    assert document.segments[0].target.value == "Первая вторая."
    assert place(document, "вторая") == (9, 2)


def test_escapes_are_one_character_and_do_not_shift_what_follows():
    document = read(r'msgid "x"' + "\n" + r'msgstr "\"Лес\"\tи\nполе \\ \a\b\f\v\r \101\x42 конец"')
    assert document.segments[0].target.value == '"Лес"\tи\nполе \\ \a\b\f\v\r AB конец'
    assert place(document, "поле") == (2, 21)
    assert place(document, "конец") == (2, 49)


def test_bytes_written_as_escapes_are_read_in_the_files_encoding():
    assert read('msgid "x"\nmsgstr "\\xd0\\x9b\\320\\265с"').segments[0].target.value == "Лес"


def test_an_escape_that_does_not_exist_stays_as_it_is():
    assert read(r'msgid "x"' + "\n" + r'msgstr "C:\games"').segments[0].target.value == r"C:\games"


def test_plural_forms_are_compared_with_the_plural_and_the_first_with_either():
    document = read(
        PLURALS
        + 'msgid "{N} card"\nmsgid_plural "{N} cards"\nmsgstr[0] "{N} карта"\nmsgstr[1] "{N} карты"\nmsgstr[2] "{N} карт"\n'
    )
    first, second, third = document.segments
    assert (first.source.value, [text.value for text in first.alternatives]) == ("{N} card", ["{N} cards"])
    assert (second.source.value, second.alternatives) == ("{N} cards", ())
    assert [segment.id for segment in (first, second, third)] == ["{N} card[0]", "{N} card[1]", "{N} card[2]"]
    assert [segment.form for segment in (first, second, third)] == [0, 1, 2]
    assert place(document, "карт") == (10, 16)


def test_a_plural_form_that_the_header_promises_and_the_entry_lacks_is_empty():
    document = read(PLURALS + 'msgid "a land"\nmsgid_plural "lands"\nmsgstr[0] "земля"\nmsgstr[1] "земли"\n')
    missing = document.segments[2]
    assert (missing.id, missing.target.value, missing.target.quoting) == ("a land[2]", "", ABSENT)
    assert document.position(missing.target.raw_span(Span(0, 0)).start) == (9, 17)
    with pytest.raises(UnwritableError):
        po.write("земель", missing.target.quoting)


def test_an_untranslated_entry_has_its_place_inside_the_quotes():
    document = read('msgid "Draw."\nmsgstr ""\n')
    target = document.segments[0].target
    assert target.value == ""
    assert document.position(target.raw_span(Span(0, 0)).start) == (2, 9)


@pytest.mark.parametrize("flags", ["fuzzy", "c-format, fuzzy", " fuzzy,c-format"])
def test_fuzzy_entries_are_marked(flags: str):
    assert read(f'#,{flags}\nmsgid "a"\nmsgstr "б"\n').segments[0].state is State.FUZZY


def test_a_comment_that_speaks_of_fuzzy_things_is_no_flag():
    document = read('# fuzzy\n#: fuzzy.c:3\n#, not-fuzzy\nmsgid "a"\nmsgstr "б"\n')
    assert document.segments[0].state is State.CHECKED


def test_obsolete_entries_are_marked_with_their_old_messages_and_all_lines():
    document = read(
        'msgid "New"\nmsgstr "Новое"\n\n#, fuzzy\n#~| msgctxt "was"\n#~| msgid "Older"\n'
        '#~ msgctxt "c"\n#~ msgid ""\n#~ "Ol"\n#~ "d"\n#~ msgstr "Старое"\n\n#~ msgid "Gone"\n#~ msgstr "Нет"\n'
    )
    assert [(s.id, s.target.value, s.state) for s in document.segments] == [
        ("New", "Новое", State.CHECKED),
        ("c|Old", "Старое", State.OBSOLETE),
        ("Gone", "Нет", State.OBSOLETE),
    ]


def test_an_entry_after_an_obsolete_one_is_checked():
    document = read('#~ msgid "Gone"\n#~ msgstr "Нет"\nmsgid "Here"\nmsgstr "Есть"\n')
    assert [segment.state for segment in document.segments] == [State.OBSOLETE, State.CHECKED]


def test_previous_messages_are_neither_text_nor_comment():
    document = read('#| msgctxt "m"\n#| msgid "Was"\n#| "more"\nmsgid "Is"\nmsgstr "Есть"\n')
    assert [segment.id for segment in document.segments] == ["Is"]
    assert document.comments == ()


def test_comments_belong_to_the_entry_after_them_and_to_all_its_forms():
    document = read(
        HEADER + '\n# note one\n#. note two\n#: a.c:1\n#, c-format\nmsgid "a"\nmsgid_plural "b"\n'
        'msgstr[0] "в"\nmsgstr[1] "г"\n\n#no space\nmsgid "c"\nmsgstr "д"\n# the end\n'
    )
    assert [(comment.text, comment.segment, comment.covers) for comment in document.comments] == [
        ("note one", 0, 2),
        ("note two", 0, 2),
        ("no space", 2, 1),
        ("the end", None, 1),
    ]
    span = document.comments[1].raw
    assert document.raw[span.start : span.end] == "#. note two"


def test_comments_of_the_header_stand_on_their_own():
    assert read("# about the file\n" + HEADER).comments[0].segment is None


def test_windows_line_ends_and_a_mark_change_no_column():
    text = HEADER + '# note\nmsgid "Forest"\nmsgstr ""\n"Густой "\n"лес"\n'
    document = read("\ufeff" + text.replace("\n", "\r\n"))
    assert document.bom
    assert document.segments[0].target.value == "Густой лес"
    assert place(document, "лес") == (8, 2)
    assert document.comments[0].text == "note"


def test_the_header_names_the_encoding():
    text = HEADER.replace("UTF-8", "KOI8-R") + 'msgid "Plains"\nmsgstr "Равнина"\n'
    document = read(text, "koi8-r")
    assert (document.encoding, document.segments[0].target.value) == ("koi8-r", "Равнина")


def test_the_charset_of_a_template_is_no_encoding():
    assert read(HEADER.replace("UTF-8", "CHARSET") + 'msgid "a"\nmsgstr "б"').segments[0].target.value == "б"


def test_a_charset_in_a_message_is_not_the_files():
    text = 'msgid "a"\nmsgstr "б"\n\nmsgid "b"\nmsgstr ""\n"Content-Type: text/plain; charset=koi8-r"\n'
    assert read(text).encoding == "utf-8"


@pytest.mark.parametrize(
    ("text", "line", "words"),
    [
        (HEADER + 'msgid "a"\nmsgstr "б', 5, "whole string"),
        (HEADER + '\nmsgid "a"\n', 5, "cut off"),
        (HEADER + 'msgid "a"\nmsgst', 5, "keyword"),
        ('msgid "a"\nmsgstr "б"\n\nmsgid "b"\n\nmsgid "c"\nmsgstr "г"\n', 4, "without msgstr"),
        ('\nmsgstr "б"\n', 2, "without msgid"),
        ('msgid "a"\nmsgstr "б"\nmsgstr "в"\n', 3, "second msgstr"),
        ('msgid "a\nb"\nmsgstr "б"\n', 1, "whole string"),
        ('msgid "a"\nmsgstr "б" в\n', 2, "keyword"),
        ("просто текст", 1, "keyword"),
    ],
)
def test_what_is_no_po_is_refused_with_its_line(text: str, line: int, words: str):
    with pytest.raises(UnreadableError, match=words) as caught:
        read(text)
    assert caught.value.line == line


STRINGS = st.text(st.sampled_from("абвЖ {T}\"\\\n\t\r\a\bxn0'%🃏"), max_size=12)
ENTRIES = st.lists(
    st.builds(
        lambda number, source, target, context, forms, obsolete: polib.POEntry(
            msgid=f"{number}{source}",
            msgid_plural=f"{source}s" if forms else "",
            msgstr="" if forms else target,
            msgstr_plural={i: form + target for i, form in enumerate(forms)},
            msgctxt=context,
            obsolete=obsolete,
        ),
        st.integers(0, 10**9),
        STRINGS,
        STRINGS,
        st.none() | STRINGS,
        st.lists(STRINGS, max_size=3),
        st.booleans(),
    ),
    max_size=4,
)


@given(ENTRIES, st.integers(10, 80), st.booleans())
def test_every_file_of_polib_is_read_as_polib_means_it(entries: list[polib.POEntry], width: int, crlf: bool):
    file = polib.POFile(wrapwidth=width)
    file.extend(entries)
    text = str(file).replace("\n", "\r\n" if crlf else "\n")
    document = read(text)
    wanted = [
        (target, entry.obsolete)
        for entry in sorted(entries, key=lambda entry: entry.obsolete)
        for target in (entry.msgstr_plural.values() if entry.msgid_plural else [entry.msgstr])
    ]
    assert [(s.target.value, s.state is State.OBSOLETE) for s in document.segments] == wanted


@given(STRINGS, STRINGS)
def test_each_piece_is_the_escaped_form_of_its_characters(first: str, second: str):
    document = read(f'msgid "x"\nmsgstr "{po.write(first, "po")}"\n"{po.write(second, "po")}"\n')
    text = document.segments[0].target
    assert text.value == first + second
    for index, char in enumerate(text.value):
        start, end = text.raw_span(Span(index, index + 1))
        assert document.raw[start:end] == po.write(char, "po")


def test_lines_may_end_in_a_carriage_return_alone():
    entries = "".join(f'\n#. заметка {n}\nmsgid "Lake {n}"\nmsgstr "Озеро {n}"\n' for n in range(60))
    document = read((HEADER + entries).replace("\n", "\r"))
    assert [s.target.value for s in document.segments] == [f"Озеро {n}" for n in range(60)]
    assert [comment.text for comment in document.comments][:2] == ["заметка 0", "заметка 1"]


def test_a_carriage_return_inside_a_comment_ends_nothing():
    (segment,) = read(HEADER + '\n# сухой\rи пыльный\nmsgid "Desert"\nmsgstr "Пустыня"\n').segments
    assert segment.target.value == "Пустыня"


PARTS = [
    "#: шапка.c:1\n", "#: a\r", "# слово\n", "#. note\n", "#, fuzzy\n", "#~ ", "\n", "\n\n", "\r\n", " ", 'msgctxt "c"\n', 'msgid "a"\n',
    'msgid ""\n', 'msgid_plural "b"\n', 'msgstr "б"\n', 'msgstr ""\n', 'msgstr[0] "в"\n', 'msgstr[1] "г"\n', '"ещё\\n"\n', '"\\320\\266"\n',
    '""\n', 'msgid "a" "b"\n', 'msgstr  "б"\n', 'msgstr "б"', 'domain "d"\n', "x", 'msgid "a"\nmsgstr "б"\n\n', 'msgid "c"\nmsgstr ""\n"г"\n',
]  # fmt: skip


@given(st.lists(st.sampled_from(PARTS), max_size=14).map("".join))
def test_plain_entries_are_read_as_all_others_are(text: str) -> None:
    def outcome() -> object:
        try:
            return read(HEADER + "\n" + text)
        except UnreadableError as error:
            return error.message, error.line

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(po, "_PLAIN", re.compile(r"(?!)"))
        expected = outcome()
    assert outcome() == expected
