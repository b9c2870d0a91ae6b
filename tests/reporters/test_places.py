from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from making import make_finding
from ruling_lint.model import Finding, Position
from ruling_lint.records import replace
from ruling_lint.reporters.places import byte_columns, can_insert, fingerprints, repository_path, uri

Found = Callable[..., Finding]


@pytest.mark.parametrize(
    ("marked", "columns"),
    [
        ("Бросьте ⟦dice⟧", (16, 20)),
        ("🃏 ⟦card⟧", (6, 10)),
        ("plain ⟦text⟧", (7, 11)),
        ("первая\r\nвторая ⟦строка⟧", (14, 26)),
        ("конец⟦⟧", (11, 11)),
    ],
)
def test_byte_columns_count_utf8(found: Found, marked: str, columns: tuple[int, int]) -> None:
    assert byte_columns(found(marked)) == columns


def test_the_end_on_another_line_is_counted_in_that_line(found: Found) -> None:
    assert byte_columns(found("Это ⟦два\nслова⟧")) == (8, 11)


def test_an_end_that_cannot_be_counted_is_unknown(found: Found) -> None:
    finding = replace(found("Это ⟦два\nслова⟧"), end=Position(2, 9))
    assert byte_columns(finding) == (8, None)


@pytest.mark.parametrize(
    ("finding", "replacement", "insertable"),
    [
        (make_finding("Бросьте ⟦dice⟧"), "кубик", True),
        (make_finding("Бросьте ⟦dice⟧"), 'так называемый "кубик"', False),
        (make_finding("Бросьте ⟦dice⟧"), "a & b", False),
        (make_finding('Это ⟦"кубик"⟧'), '"куб"', True),
        (make_finding("Это ⟦два\nслова⟧"), "слово", False),
        (make_finding("Это ⟦x⟧", place="Лист1!A1"), "икс", False),
        (make_finding("Это ⟦«x»⟧", line_text="Это &laquo;x&raquo;"), "икс", False),
    ],
)
def test_only_what_stands_literally_in_the_file_is_offered_for_replacement(
    finding: Finding, replacement: str, insertable: bool
) -> None:
    assert can_insert(finding, replacement) is insertable


def test_paths_start_at_the_top_of_the_repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / ".git").mkdir()
    (tmp_path / "папка" / "глубже").mkdir(parents=True)
    monkeypatch.chdir(tmp_path / "папка" / "глубже")
    assert repository_path("ход.txt") == "папка/глубже/ход.txt"
    assert repository_path("../ход.txt") == "папка/ход.txt"
    assert uri("../ход.txt").endswith("/%D1%85%D0%BE%D0%B4.txt")


def test_without_a_repository_paths_start_at_the_working_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert repository_path("./папка/ход.txt") == "папка/ход.txt"
    assert repository_path(str(tmp_path / "ход.txt")) == "ход.txt"
    assert repository_path("/где-то/ход.txt") == "/где-то/ход.txt"


@pytest.mark.parametrize(
    ("path", "written"),
    [
        ("разбор.txt", "%D1%80%D0%B0%D0%B7%D0%B1%D0%BE%D1%80.txt"),
        ("a b/c%d#e?.txt", "a%20b/c%25d%23e%3F.txt"),
        ("/tmp/ы", "file:///tmp/%D1%8B"),
        ("\udce9.txt", "%E9.txt"),
    ],
)
def test_uris_are_percent_encoded_utf8(path: str, written: str) -> None:
    assert uri(path) == written


def test_a_fingerprint_stays_when_lines_move(found: Found) -> None:
    moved = replace(found("Бросьте ⟦dice⟧ дважды."), start=Position(40, 9), end=Position(40, 13), line_text="иная")
    assert fingerprints([moved]) == fingerprints([found("Бросьте ⟦dice⟧ дважды.")])


def test_equal_findings_get_different_fingerprints(found: Found) -> None:
    same = [found("⟦dice⟧")] * 3
    assert len(set(fingerprints(same))) == 3
    assert fingerprints(same)[:2] == fingerprints(same[:2])


@pytest.mark.parametrize("change", [{"rule": "spelling"}, {"path": "иной.txt"}, {"text": "die"}])
def test_a_fingerprint_tells_rule_path_and_text_apart(found: Found, change: dict[str, str]) -> None:
    assert fingerprints([found("⟦dice⟧", **change)]) != fingerprints([found("⟦dice⟧")])


@given(st.text("aя🃏\u0301é ", max_size=20), st.text("aя🃏", min_size=1, max_size=5), st.text("aя🃏\n", max_size=20))
def test_byte_columns_cut_out_exactly_the_finding(before: str, text: str, after: str) -> None:
    finding = make_finding(f"{before}⟦{text}⟧{after}")
    start, end = byte_columns(finding)
    assert end is not None
    assert finding.line_text.encode()[start - 1 : end - 1].decode() == text


@given(st.text("аx🃏\ud83d", min_size=1, max_size=9), st.integers(1, 400), st.floats(0, 1))
def test_columns_of_a_long_line_are_those_of_its_bytes(part: str, times: int, share: float) -> None:
    line = part * times
    start = int(len(line) * share)
    sizes = [len(text.encode("utf-8", "surrogatepass")) for text in (line[:start], line)]
    assert byte_columns(make_finding(f"{line[:start]}⟦{line[start:]}⟧")) == (sizes[0] + 1, sizes[1] + 1)
