"""Work shared among processes: results come in the order of the work, whatever the number of processes.

Processes are forked, so that they start with everything the parent has loaded. Where a system cannot fork safely the
work is done in this process.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from ruling_lint.typed import TypeVar, cast

Item = TypeVar("Item")
Result = TypeVar("Result")

WORTH_A_PROCESS = 200_000
"""Bytes of text below which a second process costs more than it saves."""

_at_end: list[Callable[[], None]] = []
_work: Callable[..., object] | None = None
"""What forked processes do; it is set before they are forked, since a bound method of large things is no message."""
_busy = False
"""Whether this process is doing such work."""


def jobs_for(size: int, wanted: int | None = None) -> int:
    """Return how many processes to use for so many bytes: those wanted, else as many cores as it pays to use."""
    if not hasattr(os, "fork") or sys.platform == "darwin":
        return 1
    return wanted or max(1, min(_cores(), size // WORTH_A_PROCESS))


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def at_end(action: Callable[[], None]) -> None:
    """Have something done when a process ends that shared in work or is told to `finish`."""
    _at_end.append(action)


def finish() -> None:
    """Do what is to be done when this process ends."""
    for action in _at_end:
        action()


def run(work: Callable[[Item], Result], items: Sequence[Item], jobs: int, most: int = 16) -> Iterator[Result]:
    """Yield `work(item)` for every item, in order. An exception that `work` raises is raised here.

    Processes take up to `most` items at once, which pays where items are small. Whoever stops before the last result
    stops them at once; else they do what is to be done at their end.
    """
    if jobs < 2 or len(items) < 2:
        yield from map(work, items)
        return
    import multiprocessing

    global _work
    _work = work
    gc.freeze()  # so that children share the memory of what is loaded instead of copying it
    left = len(items)
    others = {*multiprocessing.active_children()}
    pool = None
    try:
        with _undisturbed():
            pool = multiprocessing.get_context("fork").Pool(min(jobs, left), _begin)
        for result in pool.imap(_do, items, chunksize=max(1, min(most, left // (jobs * 4)))):
            if isinstance(result, _Raised):
                raise result.error
            left -= 1
            yield cast("Result", result)
    finally:
        with _undisturbed():
            if left:
                for process in {*multiprocessing.active_children()} - others:
                    process.terminate()
            if pool:
                pool.close()
                pool.join()
        gc.unfreeze()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Hold signals to stop back. Processes that are forked meanwhile never see Ctrl-C: whoever forked them tells them."""
    from signal import SIG_BLOCK, SIG_SETMASK, SIGINT, SIGTERM, pthread_sigmask

    before = pthread_sigmask(SIG_BLOCK, {SIGINT, SIGTERM})
    try:
        yield
    finally:
        pthread_sigmask(SIG_SETMASK, before)


def _begin() -> None:
    from multiprocessing import util
    from signal import SIG_UNBLOCK, SIGTERM, pthread_sigmask, signal

    signal(SIGTERM, _stop)
    pthread_sigmask(SIG_UNBLOCK, {SIGTERM})
    util.Finalize(None, finish, exitpriority=1)


def _stop(*_: object) -> None:
    """Drop the work in hand, and do no other. A process that was killed instead could leave the pool waiting for ever."""
    global _work
    _work = None
    if _busy:
        raise _StoppedError


def _do(item: object) -> object:
    """Return what the work gives. A pool waits for ever for an exception that cannot cross, so it goes as a value."""
    global _busy
    _busy = True
    try:
        return _work(item) if _work else None
    except Exception as error:
        return _crossing(error)
    finally:
        _busy = False


def _crossing(error: Exception) -> _Raised:
    import pickle

    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return _Raised(RuntimeError(f"{type(error).__name__}: {error}"))
    return _Raised(error)


class _StoppedError(Exception):
    """Ends the work in hand of a process that is told to stop."""


class _Raised:
    """An exception that the work raised in another process."""

    def __init__(self, error: Exception) -> None:
        self.error = error
