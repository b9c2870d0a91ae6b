from __future__ import annotations

import pytest

from readers.roundtrip import codes, read, sources, targets
from ruling_lint.model import Document
from ruling_lint.readers import tmx
from ruling_lint.readers.base import UnreadableError


def memory(units: str, srclang: str = "en", **options: object) -> Document:
    return read(tmx, f'<tmx version="1.4"><header srclang="{srclang}"/><body>{units}</body></tmx>', **options)


def variant(language: str, text: str) -> str:
    return f'<tuv xml:lang="{language}"><seg>{text}</seg></tuv>'


def test_the_two_languages_are_found_among_others_in_any_order():
    unit = variant("de", "Land") + variant("ru-RU", "Земля") + variant("EN_us", "Land")
    document = memory(f'<tu tuid="t1">{unit}</tu>')
    assert (sources(document), targets(document), document.segments[0].id) == (["Land"], ["Земля"], "t1")


def test_a_unit_without_the_target_language_has_no_segment():
    assert targets(memory(f"<tu>{variant('en', 'Land')}{variant('fr', 'Terrain')}</tu>")) == []


def test_further_sources_are_as_right_and_each_target_is_a_segment():
    unit = variant("en-US", "color") + variant("en-GB", "colour") + variant("ru", "цвет") + variant("ru-BY", "масть")
    document = memory(f"<tu>{unit}</tu>")
    assert targets(document) == ["цвет", "масть"]
    assert [text.value for text in document.segments[1].alternatives] == ["colour"]


def test_the_file_names_the_source_where_it_is_not_english():
    document = memory(f"<tu>{variant('fr-FR', 'Terrain')}{variant('ru', 'Земля')}</tu>", srclang="fr")
    assert sources(document) == ["Terrain"]


@pytest.mark.parametrize("srclang", ["*all*", "ru"])
def test_a_target_may_have_no_source(srclang: str):
    assert sources(memory(f"<tu>{variant('fr', 'Terrain')}{variant('ru', 'Земля')}</tu>", srclang)) == [None]


def test_the_languages_can_be_chosen():
    document = memory(f"<tu>{variant('de', 'Land')}{variant('ru', 'Земля')}</tu>", languages=("ru", "de"))
    assert (sources(document), targets(document)) == (["Земля"], ["Land"])


def test_the_old_language_attribute_is_known():
    assert targets(memory("<tu><tuv lang='ru'><seg>Остров</seg></tuv></tu>")) == ["Остров"]


def test_native_codes_are_whole_and_highlighting_is_around_text():
    marked = '<bpt i="1">&lt;b></bpt><hi>Лес</hi><ept i="1"/>'
    target = memory(f"<tu>{variant('ru', marked)}</tu>").segments[0].target
    assert codes(target) == ['<bpt i="1">&lt;b></bpt>', "<hi>", "</hi>", '<ept i="1"/>']


def test_a_note_belongs_to_its_unit():
    document = memory(f"<tu>{variant('fr', 'x')}</tu><tu><note>важно</note>{variant('ru', 'да')}</tu>")
    assert [(comment.text, comment.segment) for comment in document.comments] == [("важно", 0)]


def test_another_file_than_a_memory_is_refused():
    with pytest.raises(UnreadableError, match="<tmx>"):
        read(tmx, "<xliff/>")
