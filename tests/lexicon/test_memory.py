"""What the dictionary said is remembered, and asked for once."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import pytest

from ruling_lint import cache, morphology
from ruling_lint.lexicon.memory import Memory


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "cache" / f"words-{cache.key_of('1')}.bin"


@pytest.fixture
def silent_dictionary(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dictionary that must not be asked."""

    def refuse(words: Iterable[str]) -> set[str]:
        raise AssertionError(f"the dictionary was asked for {words}")

    monkeypatch.setattr(morphology, "known_words", refuse)
    monkeypatch.setattr(morphology, "spellings", refuse)
    monkeypatch.setattr(morphology, "relatives", refuse)


def remember(path: Path) -> Memory:
    memory = Memory(path)
    assert memory.unknown(["карта", "еще", "крата", "щуравль"]) == {"щуравль"}
    assert memory.with_yo(["еще", "все", "карта", "полет"]) == {"еще": "ещё"}
    assert "веселюсь" in memory.forms("веселиться")
    memory.save()
    return memory


@pytest.mark.usefixtures("silent_dictionary")
def test_an_empty_question_needs_no_dictionary(path: Path) -> None:
    assert Memory(path).unknown([]) == set()
    assert Memory(path).with_yo([]) == {}


def test_a_second_process_needs_no_dictionary(path: Path, request: pytest.FixtureRequest) -> None:
    remember(path)
    request.getfixturevalue("silent_dictionary")
    memory = Memory(path)
    assert memory.unknown(["карта", "щуравль"]) == {"щуравль"}
    assert memory.with_yo(["еще", "все"]) == {"еще": "ещё"}
    assert "веселюсь" in memory.forms("веселиться")


def test_two_processes_keep_what_either_learnt(path: Path, request: pytest.FixtureRequest) -> None:
    one, other = Memory(path), Memory(path)
    one.unknown(["остров"])
    other.unknown(["болото"])
    one.save()
    other.save()
    request.getfixturevalue("silent_dictionary")
    assert Memory(path).unknown(["остров", "болото"]) == set()


def test_little_news_waits_for_the_end(path: Path) -> None:
    memory = Memory(path)
    memory.unknown(["остров"])
    memory.keep()
    assert not path.exists()
    memory.unknown(f"слово{'а' * n}" for n in range(501))
    memory.keep()
    assert path.exists()


def test_nothing_new_is_not_written(path: Path) -> None:
    remember(path)
    path.unlink()
    Memory(path).save()
    assert not path.exists()


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[]", b"{}", b'{"known": 1}', b'"known"'])
def test_a_damaged_file_is_as_good_as_none(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    remember(path)
    assert "ещё".encode() in cache.loads(path.read_bytes())["yo"][1]


def test_a_folder_that_cannot_be_written_is_no_error(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    remember(tmp_path / "file" / "words-1.bin")


def test_old_files_go(path: Path) -> None:
    path.parent.mkdir()
    for number in range(2, 9):
        path.with_name(f"words-{cache.key_of(str(number))}.bin").write_bytes(b"")
    remember(path)
    assert path.exists()
    assert len(list(path.parent.iterdir())) == 4


def test_what_is_right_in_answer_to_one_question_is_not_so_to_another(tmp_path: Path) -> None:
    memory = Memory(str(tmp_path / "words.bin"))
    memory.agree("gender", ["двумя", "карты"])

    assert memory.is_agreed("gender", ["двумя", "карты"])
    assert not memory.is_agreed("number", ["двумя", "карты"])


def test_too_many_answers_are_dropped_but_for_the_new_ones(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Memory(str(path))
    for word in ("один", "два", "три"):
        first.agree("question", [word])
    first.save()
    monkeypatch.setattr("ruling_lint.lexicon.memory._MOST", 3)
    second = Memory(str(path))
    second.agree("question", ["четыре"])
    second.save()

    third = Memory(str(path))
    assert third.is_agreed("question", ["четыре"])
    assert not third.is_agreed("question", ["один"])


def test_much_news_is_written_down_at_once(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ruling_lint.lexicon.memory._MOST_NEW", 3)
    memory = Memory(str(path))
    for word in ("один", "два", "три", "четыре", "пять"):
        memory.agree("question", [word])

    assert Memory(str(path)).is_agreed("question", ["четыре"])
    assert memory.is_agreed("question", ["один"])
    assert memory.is_agreed("question", ["пять"])


def test_what_could_not_be_written_down_is_still_known(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ruling_lint.lexicon.memory._MOST_NEW", 3)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.mkdir()
    memory = Memory(str(path))
    words = ["один", "два", "три", "четыре", "пять", "шесть", "семь", "восемь", "девять"]
    for word in words:
        memory.agree("question", [word])

    assert [word for word in words if not memory.is_agreed("question", [word])] == []
    path.rmdir()
    memory.agree("question", ["десять"])
    memory.save()
    assert Memory(str(path)).is_agreed("question", ["один"])


def test_known_words_at_hand_are_forgotten_when_they_are_many(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ruling_lint.lexicon.memory._MOST_KNOWN", 1)
    memory = Memory(str(path))
    for word in ("остров", "болото", "карта"):
        memory.unknown([word])

    assert memory.known == {"карта"}
    assert memory.unknown(["остров", "болото", "щуравль"]) == {"щуравль"}


@pytest.mark.parametrize(
    "content", [{"known": {1: b""}}, {"known": (b"", b"\n")}, {"known": (bytes(5), b"\n")}, ["known"], 5]
)
def test_a_file_of_another_shape_is_as_good_as_none(path: Path, content: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(cache.dumps(content))
    memory = Memory(str(path))
    assert memory.unknown(["карта", "щуравль"]) == {"щуравль"}
    memory.save()
    assert Memory(str(path)).unknown(["карта", "щуравль"]) == {"щуравль"}
