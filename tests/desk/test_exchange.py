"""Glossaries leave and come back in every format without losing a word."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import polib
import pytest
from hypothesis import given
from hypothesis import strategies as st
from lxml import etree

from ruling_lint import bundled
from ruling_lint.desk.exchange import FORMATS, export_terms, import_terms
from ruling_lint.desk.same import same
from ruling_lint.desk.yaml_writer import write_yaml
from ruling_lint.glossary import GlossaryError, Rendering, Term, read_terms

RICH = """
- en: [tide pool, rock pool]
  sense: place
  kind: zone
  pos: noun
  en_forms: [tide pools]
  en_case: sensitive
  en_needs: {before: [the], not_after: [of]}
  ru:
    - заводь
    - {text: лужа прилива, gender: femn, number: singular, animate: false, since: 2019-05, provenance: digital}
    - {text: лиман, forms: {sing gent: лимана}, invariable: true, until: 2011-02}
  prep: {where: в, whither: в, whence: из}
  family: [заводской, {text: лиманный, pos: adj}]
  forbidden:
    - {ru: "пулл*", why: {ru: жаргон, en: "players' slang"}, severity: error}
    - тайдпул
  latin: true
  capital: lower
  note: {ru: 'Не путать с "прудом"; см. 305.6', en: "it's no pond"}
- {en: moor, pos: verb, ru: пришвартовать, note: одно для двух языков}
- {en: Tidewalker, latin: true, pos: phrase}
"""


def terms(content: str = RICH) -> list[Term]:
    return read_terms("terms.yml", content.encode())


@pytest.mark.parametrize("suffix", FORMATS)
def test_nothing_a_term_holds_is_lost(suffix: str) -> None:
    found = import_terms("out" + suffix, export_terms("out" + suffix, terms()))
    assert len(found) == 3
    assert all(map(same, found, terms()))


@pytest.mark.parametrize("suffix", FORMATS)
def test_the_shipped_glossary_comes_back_whole(suffix: str) -> None:
    path = Path(bundled.glossary_file())
    shipped = read_terms(str(path), path.read_bytes())
    found = import_terms("out" + suffix, export_terms("out" + suffix, shipped))
    assert [term.label for one, term in zip(found, shipped, strict=True) if not same(one, term)] == []


@pytest.mark.parametrize("suffix", FORMATS)
@given(text=st.text("ab|()*:#'\"\\,;{}&<>/ёя -?[]\t", min_size=1).filter(str.strip))
def test_no_character_breaks_a_format(suffix: str, text: str) -> None:
    text = text.strip()
    term = Term((f"a {text} b",), f"c {text} d", "k", "noun", note={"ru": text, "en": "e " + text})
    term = term._replace(renderings=(Rendering(f"ж {text} ж"), Rendering(f"щ{text}щ")))
    [found] = import_terms("out" + suffix, export_terms("out" + suffix, [term]))
    assert same(found, term)


@pytest.fixture(scope="module")
def tbx_basic() -> etree.RelaxNG:
    return etree.RelaxNG(etree.parse(Path(__file__).with_name("tbx_basic.rng")))


def test_the_exported_tbx_is_as_the_standard_wants(tbx_basic: etree.RelaxNG) -> None:
    path = Path(bundled.glossary_file())
    for exported in (terms(), read_terms(str(path), path.read_bytes())):
        tbx_basic.assertValid(etree.fromstring(export_terms("out.tbx", exported)))


def test_what_the_standard_forbids_is_seen(tbx_basic: etree.RelaxNG) -> None:
    good = export_terms("out.tbx", terms()).decode()
    for old, new in (
        (">noun<", ">Nomen<"),
        ("preferredTerm", "best"),
        ('id="t2"', 'id="t1"'),
        ('lang="ru"', 'lang=""'),
    ):
        assert old in good
        assert not tbx_basic.validate(etree.fromstring(good.replace(old, new).encode()))


def test_a_glossary_without_terms_is_not_written() -> None:
    with pytest.raises(GlossaryError, match="no term to write"):
        export_terms("out.tbx", [])


def test_other_tools_tell_two_senses_apart_by_the_definition() -> None:
    content = export_terms(
        "out.tbx", terms("- {en: bank, sense: shore, ru: берег}\n- {en: bank, sense: money, ru: банк}")
    )
    found = etree.fromstring(content).findall(".//descrip[@type='definition']")
    assert [element.text for element in found] == ["bank (shore)", "bank (money)"]


def test_a_definition_of_another_tool_becomes_a_note() -> None:
    inner = """<descrip type="definition">caught with it</descrip><note>heavy</note>
<langSet xml:lang="en"><tig><term>net</term></tig></langSet><langSet xml:lang="ru"><tig><term>сеть</term></tig></langSet>"""
    [net] = import_terms("fish.tbx", entry_of_tbx(inner).encode())
    assert (net.sense, net.note["en"]) == ("", "caught with it\nheavy")


@pytest.mark.parametrize(("suffix", "old", "new"), [(".csv", "заводь", "затон"), (".po", "заводь", "затон")])
def test_a_changed_rendering_loses_only_its_own_details(suffix: str, old: str, new: str) -> None:
    data = export_terms("out" + suffix, terms()).decode().replace(old, new)
    found = import_terms("out" + suffix, data.encode())[0]
    assert [rendering.text for rendering in found.renderings] == ["затон", "лужа прилива", "лиман"]
    assert found.renderings[1:] == terms()[0].renderings[1:]


def test_an_exported_table_serves_as_a_glossary_itself() -> None:
    assert all(map(same, read_terms("out.tsv", export_terms("out.tsv", terms())), terms()))


def test_small_entries_of_yaml_stand_on_one_line() -> None:
    written = write_yaml(terms("- {en: eddy, kind: action, ru: омут, sense: 'yes'}"))
    assert written == "- {en: 'eddy', sense: 'yes', kind: action, pos: noun, ru: 'омут'}\n"


def test_the_younger_form_of_tbx_is_read_as_well() -> None:
    content = """<?xml version="1.0"?>
<tbx style="dca" type="TBX-Basic" xml:lang="en" xmlns="urn:iso:std:iso:30042:ed-2"><text><body>
<conceptEntry id="c1"><descrip type="subjectField">fishing</descrip>
<langSec xml:lang="ru-RU"><termSec><term>сачок</term><termNote type="administrativeStatus">admittedTerm-admn-sts</termNote></termSec>
<termSec><term>невод</term><termNote type="administrativeStatus">preferredTerm-admn-sts</termNote></termSec>
<termSec><term>сетка</term><termNote type="administrativeStatus">deprecatedTerm-admn-sts</termNote></termSec></langSec>
<langSec xml:lang="en"><termSec><term>net</term><termNote type="partOfSpeech">noun</termNote></termSec></langSec>
</conceptEntry></body></text></tbx>"""
    [net] = import_terms("fish.tbx", content.encode())
    assert net.label == "net"
    assert net.kind == "fishing"
    assert [rendering.text for rendering in net.renderings] == ["невод", "сачок"]
    assert [word.text for word in net.forbidden] == ["сетка"]


def entry_of_tbx(inner: str) -> str:
    return f'<martif type="TBX-Basic"><text><body>\n<termEntry>{inner}</termEntry></body></text></martif>'


@pytest.mark.parametrize(
    ("path", "content", "line", "words"),
    [
        ("cut.tbx", '<martif type="TBX-Basic">\n<text><body>\n<termEntry>', 3, "cut short"),
        ("page.tbx", "<html/>", 1, "not TBX"),
        ("bare.tbx", entry_of_tbx('<langSet xml:lang="en"><tig><term>net</term></tig></langSet>'), 2, "no Russian"),
        (
            "russian.tbx",
            entry_of_tbx('<langSet xml:lang="ru"><tig><term>сеть</term></tig></langSet>'),
            2,
            "without an English term; add one",
        ),
        ("half.csv", "en,note\nnet,x\n", 1, "column ru is missing"),
        ("twins.csv", "en,ru\nnet,сеть\nNet,невод\n", 3, "on line 2 already"),
        ("empty.csv", "en,ru\nnet,\n", 2, "“ru” is empty; fill it in"),
        ("odd-column.csv", "en,сеть\nnet,сеть\n", 1, "rename it or take it out"),
        ("torn.csv", 'en,ru,details\nnet,сеть,"{"\n', 2, "no JSON"),
        ("odd.csv", 'en,ru,details\nnet,сеть,"{""colour"": ""red""}"\n', 2, "unknown key 'colour'"),
        ("bare.po", 'msgid "net"\nmsgstr ""\n', 1, "fill in its msgstr"),
        ("cut.po", 'msgid "net"\n', 1, "cut off"),
        ("twins.po", 'msgid "net"\nmsgstr "сеть"\n\nmsgid "Net"\nmsgstr "невод"\n', 4, "has an entry on line 1"),
        ("net.docx", "", None, "must end in one of"),
    ],
)
def test_bad_input_is_named_by_its_line(path: str, content: str, line: int | None, words: str) -> None:
    with pytest.raises(GlossaryError) as caught:
        import_terms(path, content.encode())
    assert caught.value.line == line
    assert words in caught.value.message


@pytest.mark.parametrize("encoding", ["utf-16", "utf-16-be", "cp1251"])
def test_a_table_in_another_encoding_is_told_how_to_be_saved(encoding: str) -> None:
    content = "en,ru\nnet,сеть\n"
    marked = "\ufeff" + content if encoding == "utf-16-be" else content
    with pytest.raises(GlossaryError, match="not UTF-8; save the file as “CSV UTF-8”") as caught:
        import_terms("net.csv", marked.encode(encoding))
    assert caught.value.message.startswith("UTF-16, ") == (encoding != "cp1251")


def test_another_tool_reads_the_tbx_with_nothing_lost(tmp_path: Path) -> None:
    tool = shutil.which("tbx2po")
    if tool is None:
        pytest.skip("translate-toolkit is not installed")
    twins = "- {en: bank, sense: shore, ru: берег}\n- {en: bank, sense: money, ru: банк}"
    (tmp_path / "out.tbx").write_bytes(export_terms("out.tbx", [*terms(), *terms(twins)]))
    subprocess.run([tool, tmp_path / "out.tbx", tmp_path / "out.po"], check=True, capture_output=True)
    found = [(entry.msgid, entry.msgstr) for entry in polib.pofile(str(tmp_path / "out.po"))]
    assert found == [
        *(("tide pool", "заводь"), ("moor", "пришвартовать"), ("Tidewalker", "Tidewalker")),
        *(("bank", "берег"), ("bank", "банк")),
    ]


def test_a_russian_term_that_is_the_english_one_stays_in_latin_script() -> None:
    [term] = import_terms("own.po", b'msgid "Tidewalker"\nmsgstr "Tidewalker"\n')
    assert term.latin
    assert term.renderings == ()
