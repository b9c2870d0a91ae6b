import pytest

from ruling_lint.model import Problem, Report
from ruling_lint.reporters.words import counted, left_out, summary


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (0, "0 ошибок"),
        (1, "1 ошибка"),
        (3, "3 ошибки"),
        (5, "5 ошибок"),
        (11, "11 ошибок"),
        (14, "14 ошибок"),
        (21, "21 ошибка"),
        (112, "112 ошибок"),
        (1022, "1\u00a0022 ошибки"),
    ],
)
def test_russian_nouns_follow_their_number(number: int, words: str) -> None:
    assert counted(number, "error", "ru") == words


@pytest.mark.parametrize(("number", "words"), [(0, "0 errors"), (1, "1 error"), (2021, "2,021 errors")])
def test_english_nouns_follow_their_number(number: int, words: str) -> None:
    assert counted(number, "error", "en") == words


@pytest.mark.parametrize(
    ("files", "words"), [(1, "в 1 файле"), (2, "в 2 файлах"), (21, "в 21 файле"), (5, "в 5 файлах")]
)
def test_the_summary_declines_the_number_of_files(files: int, words: str) -> None:
    assert words in summary(Report((), files=files), "ru")[0]


def test_no_file_at_all_is_not_reported_as_clean() -> None:
    assert summary(Report(()), "en") == ["Nothing to check: no file of a known format was found."]


def test_only_what_was_left_out_is_mentioned() -> None:
    assert left_out({"fuzzy": 0, "suppressed": 0}, "en") == []
    assert left_out({"obsolete": 2, "suppressed": 1, "baselined": 4}, "en") == [
        "Not checked: 2 obsolete segments.",
        "Not shown: 5 findings (1 silenced by comments or config, 4 in the baseline).",
    ]


def test_a_single_reason_is_not_counted_twice() -> None:
    assert left_out({"unchanged_lines": 3}, "ru") == ["Не показано: 3 находки (на неизменённых строках)."]


def test_a_reason_of_somebody_else_is_given_by_its_name() -> None:
    assert left_out({"locked": 2}, "en") == ["Not checked: 2 locked."]


def test_fixed_files_are_told_first() -> None:
    assert summary(Report((), files=2, segments=8, fixed=("а.txt",), mended=3), "ru") == [
        "Исправлено: 3 места в 1 файле.",
        "Ничего не найдено. Проверено: 8 сегментов в 2 файлах.",
    ]


@pytest.mark.parametrize("segments", [0, 3])
def test_a_run_with_trouble_never_says_that_nothing_is_wrong(segments: int) -> None:
    report = Report((), (Problem("terms.yml", None, "cannot be read"),), files=1, segments=segments)
    assert "No findings" not in " ".join(summary(report, "en"))


def test_a_file_that_cannot_be_read_is_not_counted_as_checked() -> None:
    problem = Problem("b.po", 3, "no closing quote")
    left = {"unreadable_files": 1}
    assert summary(Report((), (problem,), files=2, segments=5, not_checked=left), "en")[0].endswith("in 1 file.")
    assert summary(Report((), (problem,), files=1, not_checked=left), "en")[0] == "Nothing was checked."
