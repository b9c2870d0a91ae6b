"""The projects of a run: each file belongs to that of the nearest config above it."""

from __future__ import annotations

import os
from functools import cached_property

from ruling_lint import config
from ruling_lint.project import Project
from ruling_lint.run.plan import STDIN, Plan
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ruling_lint.config import Config
    from ruling_lint.model import Problem


class Projects:
    """Makes a project for each config that it meets. Raises ConfigError for a bad one."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._by_folder: dict[str, Project] = {}
        self._by_file: dict[str | None, Project] = {}

    @cached_property
    def base(self) -> Project:
        """The project of the working folder."""
        return self._project(self._plan.base)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """What is wrong with the rule and glossary files of all projects so far."""
        return tuple(dict.fromkeys(problem for project in self._by_file.values() for problem in project.problems))

    @property
    def notes(self) -> tuple[Problem, ...]:
        """What is worth telling of the glossaries of all projects so far, though nothing fails by it."""
        return tuple(dict.fromkeys(note for project in self._by_file.values() for note in project.notes))

    def of(self, path: str) -> Project:
        """Return the project of the nearest config above a file."""
        if self._plan.fixed_config or path == STDIN:
            return self.base
        folder = os.path.dirname(os.path.abspath(path))
        if folder not in self._by_folder:
            file = config.find(folder)
            if file is None or file == self._plan.base.path:
                self._by_folder[folder] = self.base
            else:
                self._by_folder[folder] = self._project(config.with_changes(config.load(file), self._plan.on_top))
        return self._by_folder[folder]

    def serves(self, path: str) -> bool:
        """Tell whether a file is one that its config works with itself."""
        return self.of(path).config.serves(path)

    def corpora(self, paths: Iterable[str]) -> dict[Project, list[str]]:
        """Return the files of each project that its config makes a corpus, in the order of their paths."""
        found: dict[Project, list[str]] = {}
        for path in sorted(paths):
            project = self.of(path)
            if project.config.in_corpus(path):
                found.setdefault(project, []).append(path)
        return found

    def _project(self, settings: Config) -> Project:
        if settings.path not in self._by_file:
            project = Project(settings, self._plan.lang, self._plan.input_format)
            if settings.names_rules:
                project.active(settings)
            self._by_file[settings.path] = project
        return self._by_file[settings.path]
