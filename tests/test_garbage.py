"""What a file leaves behind: a run looks for garbage very rarely, so nothing may need to be looked for."""

from __future__ import annotations

import gc

import pytest

from ruling_lint.config import Config
from ruling_lint.project import Project

FILES = {
    "page.txt": "Если вы берете карту , возьмите ещё однну.\n\nДобавьте {G} tap.\n",
    "page.html": "<html><body><p>Если вы берете <b>карту</b> , возьмите ещё однну.</p></body></html>",
    "page.md": "# Карта\n\n* Если вы *берете* карту , возьмите ещё однну.\n",
    "page.jsonl": '{"source": "Draw a card.", "target": "Возмите каррту , потом сбростье её."}\n',
    "page.po": 'msgid "Tap two creatures."\nmsgstr "Поверните 3 существо ."\n',
    "page.yml": 'one: "Возмите каррту , потом сбростье её."\n',
    "page.tmx": '<tmx version="1.4"><header srclang="en"/><body><tu><tuv xml:lang="en"><seg>Draw.</seg></tuv>'
    '<tuv xml:lang="ru"><seg>Возмите каррту .</seg></tuv></tu></body></tmx>',
}


@pytest.fixture(scope="module")
def project() -> Project:
    return Project(Config())


@pytest.mark.parametrize("path", FILES)
def test_linting_leaves_nothing_that_holds_itself_in_a_circle(project: Project, path: str) -> None:
    def lint() -> int:
        return len(project.lint_document(project.read(path, FILES[path].encode())).findings)

    assert lint()
    gc.collect()
    gc.disable()
    try:
        lint()
        assert gc.collect() == 0
    finally:
        gc.enable()
