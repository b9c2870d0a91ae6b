"""Plain text is read as a ruling page, a listing or paragraphs, every character with its place."""

from ruling_lint.model import Document, Span
from ruling_lint.readers import text
from ruling_lint.readers.base import Options


def read(content: str, encoding: str = "utf-8") -> Document:
    return text.read("page.txt", content.encode(encoding), Options())


def targets(document: Document) -> list[str]:
    return [segment.target.value for segment in document.segments]


def pairs(document: Document) -> list[tuple[str, str | None]]:
    return [(s.target.value, s.source.value if s.source else None) for s in document.segments]


def test_an_empty_file_has_no_segments() -> None:
    assert read("").segments == ()
    assert read("\n\n  \n").segments == ()


def test_paragraphs_are_separated_by_blank_lines() -> None:
    assert targets(read("Первый абзац\nв две строки.\n\n\nВторой.\n")) == ["Первый абзац\nв две строки.", "Второй."]


def test_a_ruling_page_has_a_title_and_its_dates_are_no_segments() -> None:
    document = read("Тихий берег\n\n01/02/2024\n\nОн выходит повёрнутым.\n\n2024-03-05\nОн не разворачивается.\n")
    assert document.title == "Тихий берег"
    assert targets(document) == ["Тихий берег", "Он выходит повёрнутым.", "Он не разворачивается."]


def test_dates_stand_alone_without_blank_lines_around_them() -> None:
    document = read("Тихий берег\r\n01/02/2024\r\n02/02/2024\r\n \tОн выходит\r\nповёрнутым.\r\r\n")
    assert document.title == "Тихий берег"
    assert targets(document) == ["Тихий берег", " \tОн выходит\nповёрнутым."]


def test_a_first_sentence_before_a_date_is_no_title() -> None:
    assert read("Это предложение.\n\n01/02/2024\n\nИ ещё одно.").title is None


def test_dates_in_words_are_dates_too() -> None:
    assert targets(read("Берег\n\n5 марта 2024 г.\n\nТекст.")) == ["Берег", "Текст."]


def test_a_listing_entry_without_a_translation_has_an_empty_target_at_its_place() -> None:
    document = read("мастер: переводы\n\n→A land is a permanent.\n\n→A token isn't a card.\n")
    assert pairs(document) == [("", "A land is a permanent."), ("", "A token isn't a card.")]
    assert document.position(document.segments[1].target.pieces[0].raw_start).line == 5


def test_english_paragraphs_after_an_arrow_belong_to_its_entry() -> None:
    document = read("→The first rule.\n\nExample: a land.\n\n→The second rule.")
    assert pairs(document) == [("", "The first rule.\nExample: a land."), ("", "The second rule.")]


def test_the_paragraph_before_an_arrow_is_its_translation() -> None:
    document = read("Земля — перманент.\n\n→A land is a permanent.\n\nФишка — не карта.\n\n→A token isn't a card.")
    assert pairs(document) == [
        ("Земля — перманент.", "A land is a permanent."),
        ("Фишка — не карта.", "A token isn't a card."),
    ]


def test_a_heading_above_the_first_translation_is_left_out() -> None:
    document = read("Переводы мастера\n\nЗемля — перманент.\n\n→A land is a permanent.")
    assert pairs(document) == [("Земля — перманент.", "A land is a permanent.")]


def test_as_many_translated_paragraphs_as_original_ones_pair_one_by_one() -> None:
    document = read("Первое правило.\n\nПример: земля.\n\n→The first rule.\n\nExample: a land.")
    assert pairs(document) == [("Первое правило.", "The first rule."), ("Пример: земля.", "Example: a land.")]


def test_a_short_translation_of_a_short_entry_is_no_heading() -> None:
    document = read("→Amplify is old.\n\nУсиление\n\n→Amplify")
    assert pairs(document) == [("", "Amplify is old."), ("Усиление", "Amplify")]


def test_crlf_reads_as_one_line_end_and_keeps_its_place() -> None:
    document = read("Одна\r\nдве.\r\n\r\nТри.\r\n")
    first, second = (segment.target for segment in document.segments)
    assert first.value == "Одна\nдве."
    assert first.raw_span(Span(5, 8)) == Span(6, 9)
    assert document.position(second.raw_span(Span(0, 3)).start) == (4, 1)


def test_other_line_separators_end_no_line() -> None:
    document = read("Одно\u2028\x0b\x0c\u0085целое.\nВторая строка.")
    assert document.position(document.raw.index("Вторая")) == (2, 1)


def test_a_byte_order_mark_is_no_column() -> None:
    document = read("\ufeffВозьмите карту.")
    assert document.bom
    assert document.position(document.raw.index("карту")) == (1, 10)


def test_the_text_of_a_line_is_one_string_however_often_it_is_asked_for() -> None:
    document = Document("a.txt", "text", "Соль.\r\nОзеро.\n", ())
    assert document.line_text(2) == "Озеро."
    assert document.line_text(1) is document.line_text(1)
