import io
from collections.abc import Mapping

import pytest

from ruling_lint import terminal


class Screen(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environ", "on_screen", "in_pipe"),
    [
        ({}, True, False),
        ({"TERM": "dumb"}, False, False),
        ({"NO_COLOR": "1"}, False, False),
        ({"NO_COLOR": ""}, True, False),
        ({"FORCE_COLOR": "1"}, True, True),
        ({"FORCE_COLOR": "0"}, True, False),
        ({"CLICOLOR": "0"}, False, False),
        ({"CLICOLOR_FORCE": "1"}, True, True),
        ({"NO_COLOR": "1", "FORCE_COLOR": "1"}, False, False),
    ],
)
def test_colour_follows_the_environment(environ: Mapping[str, str], on_screen: bool, in_pipe: bool) -> None:
    assert terminal.wants_colour(Screen(), environ) is on_screen
    assert terminal.wants_colour(io.StringIO(), environ) is in_pipe


@pytest.mark.parametrize(
    ("environ", "links"),
    [
        ({}, False),
        ({"TERM_PROGRAM": "vscode"}, True),
        ({"TERM": "xterm-kitty"}, True),
        ({"WT_SESSION": "0"}, True),
        ({"VTE_VERSION": "6800"}, True),
        ({"VTE_VERSION": "4602"}, False),
        ({"VTE_VERSION": "6800", "TMUX": "/tmp/s"}, False),
        ({"TERM_PROGRAM": "WezTerm", "SSH_CONNECTION": "1"}, False),
        ({"TERM_PROGRAM": "WezTerm", "FORCE_HYPERLINK": "0"}, False),
        ({"FORCE_HYPERLINK": "1"}, True),
    ],
)
def test_links_are_written_only_where_they_are_known_to_open(environ: Mapping[str, str], links: bool) -> None:
    assert terminal.has_hyperlinks(Screen(), environ) is links


def test_a_pipe_gets_no_links_and_a_fixed_width(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COLUMNS", raising=False)
    assert not terminal.has_hyperlinks(io.StringIO(), {"TERM_PROGRAM": "vscode"})
    assert terminal.width(io.StringIO()) == 100


def test_a_terminal_gives_its_width(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "63")
    assert terminal.width(Screen()) == 63


@pytest.mark.parametrize(
    ("encoding", "written"),
    [
        ("utf-8", "Ход │ «маг» → 🃏…"),
        ("cp1251", "Ход | «маг» -> <U+1F0CF>…"),
        ("cp866", 'Ход │ "маг" -> <U+1F0CF>...'),
        ("ascii", '<U+0425><U+043E><U+0434> | "<U+043C><U+0430><U+0433>" -> <U+1F0CF>...'),
    ],
)
def test_what_a_code_page_lacks_stays_readable(encoding: str, written: str) -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding=encoding)
    terminal.prepare(stream)
    stream.write("Ход │ «маг» → 🃏…")
    stream.flush()
    assert raw.getvalue().decode(encoding) == written


def test_a_substitute_that_does_not_fit_either_is_not_tried() -> None:
    stream = io.TextIOWrapper(raw := io.BytesIO(), encoding="ascii")
    terminal.prepare(stream)
    stream.write("ё")
    stream.flush()
    assert raw.getvalue() == b"<U+0451>"


def test_reports_for_programs_are_utf8_with_lf() -> None:
    stream = io.TextIOWrapper(raw := io.BytesIO(), encoding="cp1251", newline="\r\n")
    stream.write("начало\n")
    terminal.write_utf8(stream, "ход\n🃏\udce9\n")
    assert raw.getvalue() == "начало\r\n".encode("cp1251") + "ход\n🃏\\udce9\n".encode()


def test_a_stream_without_bytes_below_takes_text() -> None:
    stream = io.StringIO()
    terminal.prepare(stream)
    terminal.write_utf8(stream, "ход")
    assert stream.getvalue() == "ход"
