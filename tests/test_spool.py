"""What lies in a temporary file is read back as it was, in order, from any place."""

import errno
import io
import tempfile
from typing import Any, NoReturn

import pytest

from ruling_lint import spool
from ruling_lint.spool import Batches, Spooled, like

VALUES = [(number, "ё" * number) for number in range(250)]


@pytest.fixture(autouse=True)
def little_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spool, "_IN_MEMORY", 100)


def test_batches_are_read_in_any_order_while_more_are_written() -> None:
    batches = Batches()
    batches.append(b"one")
    batches.append(b"")
    assert batches[0] == b"one"
    batches.append(b"three")
    assert [batches[index] for index in (2, 0, 1)] == [b"three", b"one", b""]
    assert len(batches) == 3


@pytest.mark.parametrize("count", [0, 1, 100, 101, 250])
def test_values_are_a_sequence(count: int) -> None:
    values = VALUES[:count]
    spooled = Spooled(iter(values))
    assert len(spooled) == count
    assert bool(spooled) == bool(values)
    assert [*spooled] == values
    assert spooled[:5] == values[:5]
    assert spooled[99:102] == values[99:102]
    assert [spooled[index] for index in range(-count, count)] == values * 2
    with pytest.raises(IndexError):
        spooled[count]


def test_two_may_go_through_it_at_once() -> None:
    spooled = Spooled(VALUES)
    assert [*zip(spooled, spooled, strict=True)] == [*zip(VALUES, VALUES, strict=True)]


def test_what_is_made_of_it_is_kept_as_it_is() -> None:
    assert like([1], [2, 3]) == (2, 3)
    made = like(Spooled([1]), [2, 3])
    assert isinstance(made, Spooled)
    assert [*made] == [2, 3]


def test_what_a_full_temporary_folder_has_no_room_for_stays_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    class Full(io.BytesIO):
        """A file that takes a hundred bytes, then half of what it is given, as a full disk does, and then nothing."""

        def write(self, data: Any) -> int:
            room = 100 - self.tell()
            if room <= 0:
                raise OSError(errno.ENOSPC, "No space left on device")
            return super().write(data[:room])

    monkeypatch.setattr(tempfile, "TemporaryFile", lambda **_: Full())
    spooled = Spooled(VALUES)
    assert [*spooled] == VALUES


def test_without_any_temporary_file_all_stays_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: object) -> NoReturn:
        raise FileNotFoundError("No usable temporary directory found")

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    assert [*Spooled(VALUES)] == VALUES
