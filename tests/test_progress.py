import io
from collections.abc import Callable, Iterator

import pytest

from ruling_lint.progress import parts, track


def ticking(step: float) -> Callable[[], float]:
    """Return a clock that goes on by `step` seconds whenever it is read."""
    ticks: Iterator[int] = iter(range(1_000_000))
    return lambda: next(ticks) * step


def test_the_items_come_through_unchanged() -> None:
    assert list(track(["а", "б"], 2, None)) == ["а", "б"]
    assert list(track(["а", "б"], 2, io.StringIO())) == ["а", "б"]


def test_a_short_run_draws_nothing() -> None:
    stream = io.StringIO()
    list(track(range(20), 20, stream, ticking(0.01)))
    assert stream.getvalue() == ""


def test_a_long_run_draws_and_erases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    stream = io.StringIO()
    list(track(range(4), 4, stream, ticking(0.5)))
    frames = stream.getvalue().split("\r")
    assert "████████████░░░░░░░░░░░░ 2/4\033[K" in frames
    assert frames[-1] == "\033[K"


def test_the_bar_never_wraps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "12")
    stream = io.StringIO()
    list(track(range(4), 4, stream, ticking(1)))
    assert max(len(frame.removesuffix("\033[K")) for frame in stream.getvalue().split("\r")) == 11


def test_a_fast_loop_redraws_at_most_ten_times_a_second() -> None:
    stream = io.StringIO()
    list(track(range(2000), 2000, stream, ticking(0.001)))
    assert 5 < stream.getvalue().count("\r") < 40


def test_a_loop_left_early_is_erased_too() -> None:
    stream = io.StringIO()
    items = track(range(9), 9, stream, ticking(1))
    next(items)
    del items
    assert stream.getvalue().endswith("\r\033[K")


def test_the_parts_of_a_long_item_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")

    def items() -> Iterator[str]:
        yield "а"
        assert list(parts("бвгд", 4)) == ["б", "в", "г", "д"]
        yield "е"

    stream = io.StringIO()
    assert list(track(items(), 2, stream, ticking(1))) == ["а", "е"]
    frames = stream.getvalue().split("\r")
    assert "███████████████░░░░░░░░░ 1/2\033[K" in frames
    filled = [frame.count("█") for frame in frames if "/2" in frame]
    assert filled == sorted(filled)


def test_parts_that_nobody_watches_come_through() -> None:
    assert list(parts("аб", 2)) == ["а", "б"]
