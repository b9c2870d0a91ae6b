"""A project: its config made ready to lint files, with rules, glossary and names loaded once."""

from __future__ import annotations

import os
import time
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from functools import cached_property

from ruling_lint import bundled, cache, readers, records, rulebook
from ruling_lint.config import ONLY as ONLY
from ruling_lint.config import Config, ConfigError, line_of
from ruling_lint.files import below, read, reason
from ruling_lint.globs import is_literal
from ruling_lint.model import Document, Finding, Problem, Severity
from ruling_lint.readers.base import Options, Reader, UnreadableError
from ruling_lint.records import dataclass, field
from ruling_lint.rules import Rule, RuleError, rule_files
from ruling_lint.trouble import meant, nearest, together
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    import re

    from ruling_lint.checks.base import Context
    from ruling_lint.engine import Settings, SlowRuleError
    from ruling_lint.glossary import Glossary
    from ruling_lint.glossary.names import Names
    from ruling_lint.lexicon.comprehensive import ComprehensiveRules
    from ruling_lint.lexicon.translations import Translations
    from ruling_lint.readers.parts import Parts
    from ruling_lint.selection import Selection
    from ruling_lint.tallies import Gathered


@dataclass(frozen=True)
class Linted:
    """What linting one document gave; `segments` and `words` count what was checked, words in the translation."""

    findings: Sequence[Finding] = ()
    not_checked: Mapping[str, int] = field(default_factory=dict)
    segments: int = 0
    words: int = 0


class Project:
    """Lints files as one config says.

    `problems` gathers what is wrong with its own rule and glossary files; those are left out and the rest goes on.
    """

    def __init__(self, config: Config, lang: str = "en", input_format: str | None = None) -> None:
        self.config = config
        self.lang = lang
        self.input_format = input_format
        self.problems: list[Problem] = []
        self._active: dict[tuple[object, ...], Selection] = {}
        self._slow: set[str] = set()

    @cached_property
    def _rule_files(self) -> list[str]:
        shipped, extra = layers(self.config, self.config.rules)
        folders = ([bundled.rules_dir()] if shipped else []) + extra
        try:
            return [file for folder in folders for file in rule_files(folder)]
        except RuleError as error:
            self.problems.append(Problem(shown(error.path), error.line, error.localized(self.lang)))
            return rule_files(bundled.rules_dir()) if shipped else []

    @cached_property
    def rules(self) -> list[Rule]:
        """All rules, shipped and own, before any is chosen; a file with a mistake is left out and a problem."""
        files = self._rule_files
        while True:
            try:
                return rulebook.load(files, whole=files is self._rule_files)
            except RuleError as error:
                self.problems.append(Problem(shown(error.path), error.line, error.localized(self.lang)))
                left = [file for file in files if file != error.path]
                if len(left) == len(files):
                    raise
                files = left

    @cached_property
    def glossary(self) -> Glossary:
        """The glossary, shipped and own terms together; a file with a mistake is left out and a problem."""
        from ruling_lint.glossary import GlossaryError, load_glossary

        shipped, extra = layers(self.config, self.config.glossary)
        while True:
            try:
                return load_glossary(shipped=shipped, extra=extra, day=self.config.wording)
            except GlossaryError as error:
                message = error.message_ru if self.lang == "ru" else error.message
                self.problems.append(Problem(shown(error.path), error.line, message))
                left = [file for file in extra if file != error.path]
                shipped = shipped and error.path != bundled.glossary_file()
                if len(left) == len(extra) and shipped:
                    raise
                extra = left

    @cached_property
    def notes(self) -> tuple[Problem, ...]:
        """What is worth telling though it fails no run: entries without forms, and silencing where there is no file."""
        return (*self._without_forms(), *self._without_file())

    def _without_file(self) -> Iterator[Problem]:
        for entry in self.config.ignores:
            if is_literal(entry.path) and not os.path.exists(self.config.anchored(entry.path)):
                path = self.config.path or ""
                said = (
                    f"[[ignore]]: нет файла {entry.path}; путь пишут от папки настроек"
                    if self.lang == "ru"
                    else f"[[ignore]]: there is no {entry.path}; a path starts from the config's folder"
                )
                yield Problem(shown(path), line_of(path, entry.path) or 1, said)

    def _without_forms(self) -> tuple[Problem, ...]:
        own = layers(self.config, self.config.glossary)[1]
        if not own:
            return ()
        from ruling_lint.desk.undeclined import undeclined

        return tuple(
            Problem(shown(entry.path), entry.line, entry.message_ru if self.lang == "ru" else entry.message)
            for entry in undeclined(own)
        )

    @cached_property
    def names(self) -> Names:
        """The card-name lexicon."""
        from ruling_lint.glossary.names import Names

        return Names()

    @cached_property
    def words(self) -> Container[str]:
        """The project's own words; a list that cannot be read is left out and a problem."""
        if not self.config.words:
            return frozenset()
        from ruling_lint.lexicon import wordlist

        words: list[str] = []
        for name in self.config.words:
            file = self.config.anchored(name)
            try:
                words += wordlist.read(file)
            except UnicodeDecodeError:
                self._tell(
                    file, "not UTF-8: save the list of words as UTF-8", "не UTF-8: сохраните список слов в UTF-8"
                )
            except OSError as error:
                self._tell_refused(file, error)
        return wordlist.OwnWords(words)

    @cached_property
    def memory(self) -> Translations:
        """The translation memories; one that cannot be read is left out and a problem."""
        from ruling_lint.lexicon.translations import Translations

        documents = []
        for name in self.config.memory:
            path = self.config.anchored(name)
            try:
                documents.append(self.read(path, read(path)))
            except UnreadableError as error:
                self.problems.append(Problem(shown(path), error.line, error.localized(self.lang)))
            except OSError as error:
                self._tell_refused(path, error)
        return Translations(documents)

    @cached_property
    def comprehensive_rules(self) -> ComprehensiveRules | None:
        """The game's rules that the config names; a file that is no such thing is left out and a problem."""
        if self.config.comprehensive_rules is None:
            return None
        from ruling_lint.lexicon import comprehensive

        file = self.config.anchored(self.config.comprehensive_rules)
        try:
            return comprehensive.read(file)
        except comprehensive.RulesTextError as error:
            message = error.ru if self.lang == "ru" else error.message
            self.problems.append(Problem(shown(file), error.line, message))
        except OSError as error:
            hint = "; name the rules' TXT file under comprehensive-rules"
            self._tell_refused(file, error, hint, "; укажите в comprehensive-rules файл TXT с правилами")
        return None

    def _tell(self, path: str, message: str, ru: str) -> None:
        self.problems.append(Problem(shown(path), None, ru if self.lang == "ru" else message))

    def _tell_refused(self, path: str, error: OSError, hint: str = "", hint_ru: str = "") -> None:
        """Tell that the system refused a file, and what to do."""
        english, russian = (reason(error, lang) + meant(shown(path), error, lang) for lang in ("en", "ru"))
        self._tell(path, f"cannot be read: {english}{hint}", f"не прочитать: {russian}{hint_ru}")

    def read(self, path: str, data: bytes, everything: bool = False) -> Document:
        """Return the document in a file's bytes; `everything` also takes strings without Russian. Raises UnreadableError."""
        return self.reader(path, data).read(path, data, self.options(everything))

    def reader(self, path: str, data: bytes) -> Reader:
        """Return the reader for a file. Raises UnreadableError where there is none."""
        return readers.get(self.input_format) if self.input_format else readers.for_path(path, data)

    def options(self, everything: bool = False) -> Options:
        """Return what the config says of reading."""
        config = self.config
        fields = (config.source_field, config.target_field, config.id_field)
        return Options(*fields, config.encoding, config.delimiter, everything=everything)

    def prepare(self) -> None:
        """Load what every file needs, so that processes forked from this one have it."""
        self.active(self.config)
        _ = self.glossary, self.words, self.memory, self.comprehensive_rules

    def lint_document(self, document: Document, jobs: int = 1) -> Linted:
        """Lint a document that was read already, in so many processes."""
        from ruling_lint import engine, stretches, suppress
        from ruling_lint.tallies import Gathered, tally

        rules = self._rules_for(document.path)
        try:
            found = stretches.lint(document, rules, self.context(document), self.settings(document.path), jobs)
        except engine.SlowRuleError as error:
            self._leave_out(error)
            return self.lint_document(document, jobs)
        listed = suppress.directives(document) if document.comments else []
        return self._silenced(
            document.path, Gathered(tuple(found.findings), listed, tally(document, found.words)), rules
        )

    def lint_parts(self, parts: Parts, jobs: int = 1) -> Linted:
        """Lint a file that is read in parts. Raises UnreadableError where one cannot be read by itself, and OSError."""
        from ruling_lint import engine, piecewise
        from ruling_lint.lexicon.translations import StoredTranslations

        rules = self._rules_for(parts.path)
        context = self._context(parts.path, StoredTranslations(parts, self.memory))
        try:
            found = piecewise.lint(parts, rules, context, self.settings(parts.path), jobs)
        except engine.SlowRuleError as error:
            self._leave_out(error)
            return self.lint_parts(parts, jobs)
        return self._silenced(parts.path, found, rules)

    def _rules_for(self, path: str) -> Selection:
        return self.active(self.config.for_path(path), alone=not self.config.in_corpus(path))

    def _silenced(self, path: str, found: Gathered, rules: Sequence[Rule]) -> Linted:
        from ruling_lint import suppress

        config = self.config.for_path(path)
        known = frozenset(rule.id for rule in self.rules)
        silenced = suppress.silence_by(
            found.directives, found.findings, rules, known, config.ignores, self.lang, config.relative(path)
        )
        left_out = {**found.tally.left_out, "suppressed": silenced.count}
        return Linted(silenced.findings, left_out, found.tally.checked, found.tally.words)

    def context(self, document: Document) -> Context:
        """Return what checks may know when they look at a document."""
        return self._context(document.path, self.memory.beside(document)).on_page(document)

    def _context(self, path: str, translations: Translations) -> Context:
        from ruling_lint.checks.base import Context

        allow = phrases(self.config.for_path(path).allow)
        return Context(self.glossary, self.names, None, allow, self.words, translations, self.comprehensive_rules)

    def settings(self, path: str) -> Settings:
        """Return what the engine is told when it lints a file."""
        from ruling_lint.engine import Settings

        return Settings(self.lang, phrases(self.config.for_path(path).placeholders))

    def _leave_out(self, error: SlowRuleError) -> None:
        """Go on without a rule whose pattern takes too long, and say so."""
        if self.lang == "ru":
            message = f"{error.rule}: шаблон ищет слишком долго, и правило пропущено; упростите шаблон"
        else:
            message = f"{error.rule}: its pattern takes too long, and the rule is left out; make the pattern simpler"
        self.problems.append(Problem(shown(error.path), error.line, message))
        self._slow.add(error.rule)
        self._active.clear()

    @cached_property
    def state(self) -> str:
        """A key that changes with everything but the files that are linted: tool, rules, glossaries, words, config, day."""
        shipped, glossaries = layers(self.config, self.config.glossary)
        names = (*self.config.words, *self.config.memory, self.config.comprehensive_rules)
        own = [self.config.anchored(name) for name in names if name]
        contents = map(cache.key_of_file, [*([bundled.glossary_file()] if shipped else ()), *glossaries, *own])
        day = self.config.wording or time.strftime("%Y-%m-%d")
        told = repr((self.config, self.lang, self.input_format, day))
        code = (bundled.state(), bundled.dictionary(), rulebook.key_of(self._rule_files))
        return cache.key_of([*code, told, *contents])

    def active(self, config: Config, *, alone: bool = True) -> Selection:
        """Return the rules that a config switches on, with its severities; those for a file that is not looked at `alone`
        leave out what is worked out for the whole corpus.
        """
        return self._selection(config, (True, False) if alone else (False,))

    def corpus_wide(self, config: Config) -> Selection:
        """Return those of the active rules that are worked out for the whole corpus."""
        return self._selection(config, (True,))

    def _selection(self, config: Config, corpus_wide: tuple[bool, ...]) -> Selection:
        from ruling_lint.selection import Selection

        key = (config.profile, config.select, config.ignore, tuple(sorted(config.severity.items())), corpus_wide)
        if key not in self._active:
            rules = [rule for rule in choose(self.rules, config) if rule.id not in self._slow]
            self._active[key] = Selection(rule for rule in rules if is_corpus_wide(rule) in corpus_wide)
        return self._active[key]


def is_corpus_wide(rule: Rule) -> bool:
    """Tell whether a rule compares texts that may lie in different files."""
    return rule.check == "consistency"


def choose(rules: Sequence[Rule], config: Config) -> list[Rule]:
    """Return the rules that run: of the profile, or those selected, less those ignored. Raises ConfigError."""
    known = {rule.id for rule in rules}
    named = [*config.select, *config.ignore, *config.severity, *(ignore.rule for ignore in config.ignores)]
    unknown = [name for name in dict.fromkeys(named) if name not in known and name != "*"]
    if unknown:
        raise together([_no_rule(name, rules, config) for name in unknown])
    chosen = []
    for rule in rules:
        wanted = rule.id in config.select if config.select else rule.profile in ("default", config.profile)
        if wanted and rule.id not in config.ignore:
            label = config.severity.get(rule.id)
            chosen.append(records.replace(rule, severity=Severity[label.upper()], pinned=True) if label else rule)
    return chosen


def _no_rule(name: str, rules: Sequence[Rule], config: Config) -> ConfigError:
    line = line_of(config.path, name) if config.path else None
    path = config.path if config.path and line else ""  # what the config does not name comes from the command line
    return ConfigError(path, line, *(unknown_rule(name, rules, lang) for lang in ("en", "ru")))


def unknown_rule(name: str, rules: Iterable[Rule], lang: str = "en") -> str:
    """Return the message for a rule name that does not exist: the rules of the theme of that name, else the nearest one."""
    from ruling_lint.themes import theme_of

    theme = theme_of(name)
    ids = [rule.id for rule in rules if theme and _theme(rule) == theme]
    if ids:
        has = "это тема, в ней правила" if lang == "ru" else "that is a theme, and its rules are"
        hint = f"{has}: {','.join(ids)}"
    else:
        near = nearest(name, (rule.id for rule in rules))
        if lang == "ru":
            hint = f"может быть, {near!r}?" if near else "список: `ruling-lint rules`"
        else:
            hint = f"did you mean {near!r}?" if near else "`ruling-lint rules` lists them"
    return f"правила {name!r} нет; {hint}" if lang == "ru" else f"there is no rule {name!r}; {hint}"


def _theme(rule: Rule) -> str:
    return os.path.splitext(os.path.basename(rule.path))[0]


def shown(path: str) -> str:
    """Return a path as people should see it: relative where it lies below the working folder."""
    relative = below(path, os.curdir)
    return path if relative is None else relative.replace("/", os.sep)


def phrases(texts: Sequence[str]) -> re.Pattern[str] | None:
    """Return a pattern for whole phrases as written, any apostrophe standing for any other; None for none."""
    if not texts:
        return None
    import re

    from ruling_lint.text.chars import APOSTROPHES

    any_apostrophe = "[" + "".join(sorted(APOSTROPHES)) + "]"
    parts = []
    for text in sorted(texts, key=len, reverse=True):
        escaped = "".join(any_apostrophe if char in APOSTROPHES else re.escape(char) for char in text)
        before = r"(?<!\w)" if text[:1].isalnum() else ""
        after = r"(?!\w)" if text[-1:].isalnum() else ""
        parts.append(before + escaped + after)
    return re.compile("|".join(parts))


def layers(config: Config, entries: Sequence[str]) -> tuple[bool, list[str]]:
    """Return whether the shipped files count, and the own ones, each once; `only:` before an entry leaves the shipped out."""
    shipped = not any(entry.startswith(ONLY) for entry in entries)
    own: dict[str, str] = {}
    for path in (config.anchored(entry.removeprefix(ONLY)) for entry in entries):
        own.pop(os.path.realpath(path), None)  # the last place counts, since later files lie over earlier ones
        own[os.path.realpath(path)] = path
    return shipped, list(own.values())
