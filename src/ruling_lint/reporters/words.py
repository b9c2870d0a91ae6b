"""The words of reports in Russian and English: counted nouns, severities, and what was left out and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ruling_lint.model import Finding, Report, Severity, Suggestion
from ruling_lint.reporters.screen import quoted_edges

_SEVERITIES = {
    "en": {"error": "error", "warning": "warning", "info": "info"},
    "ru": {"error": "ошибка", "warning": "предупреждение", "info": "замечание"},
}

_NOUNS: dict[str, dict[str, tuple[str, ...]]] = {
    "error": {"en": ("error", "errors"), "ru": ("ошибка", "ошибки", "ошибок")},
    "warning": {"en": ("warning", "warnings"), "ru": ("предупреждение", "предупреждения", "предупреждений")},
    "info": {"en": ("note", "notes"), "ru": ("замечание", "замечания", "замечаний")},
    "finding": {"en": ("finding", "findings"), "ru": ("находка", "находки", "находок")},
    "more": {"en": ("more finding", "more findings"), "ru": ("находка", "находки", "находок")},
    "more files": {"en": ("more file", "more files"), "ru": ("файл", "файла", "файлов")},
    "place": {"en": ("place", "places"), "ru": ("место", "места", "мест")},
    "file": {"en": ("file", "files"), "ru": ("файл", "файла", "файлов")},
    "in files": {"en": ("file", "files"), "ru": ("файле", "файлах", "файлах")},
    "segment": {"en": ("segment", "segments"), "ru": ("сегмент", "сегмента", "сегментов")},
    "fuzzy": {
        "en": ("fuzzy segment", "fuzzy segments"),
        "ru": ("неточный (fuzzy) сегмент", "неточных (fuzzy) сегмента", "неточных (fuzzy) сегментов"),
    },
    "obsolete": {
        "en": ("obsolete segment", "obsolete segments"),
        "ru": ("устаревший сегмент", "устаревших сегмента", "устаревших сегментов"),
    },
    "untranslatable": {
        "en": ("segment marked as not for translation", "segments marked as not for translation"),
        "ru": (
            "сегмент с пометкой «не переводить»",
            "сегмента с пометкой «не переводить»",
            "сегментов с пометкой «не переводить»",
        ),
    },
    "files_without_russian": {
        "en": ("file without Russian", "files without Russian"),
        "ru": ("файл без русского текста", "файла без русского текста", "файлов без русского текста"),
    },
    "unreadable_files": {
        "en": ("unreadable file", "unreadable files"),
        "ru": ("нечитаемый файл", "нечитаемых файла", "нечитаемых файлов"),
    },
}

_HIDDEN = {
    "suppressed": {"en": "silenced by comments or config", "ru": "по комментариям и настройкам"},
    "baselined": {"en": "in the baseline", "ru": "из baseline"},
    "unchanged_lines": {"en": "on unchanged lines", "ru": "на неизменённых строках"},
}

REASONS = ("fuzzy", "obsolete", "suppressed", "baselined", "unchanged_lines", "unreadable_files")
"""The reasons for leaving something out that every report counts, in the order of the JSON format."""

_PHRASES = {
    "clean": {"en": "No findings.", "ru": "Ничего не найдено."},
    "incomplete": {
        "en": "Nothing was found, but not all could be checked.",
        "ru": "Ничего не найдено, но проверено не всё.",
    },
    "unchecked": {"en": "Nothing was checked.", "ru": "Не проверено ничего."},
    "nothing": {
        "en": "Nothing to check: no file of a known format was found.",
        "ru": "Проверять нечего: не найдено ни одного файла известного формата.",
    },
    "found": {"en": "Found", "ru": "Найдено"},
    "checked": {"en": "Checked", "ru": "Проверено"},
    "in": {"en": "in", "ru": "в"},
    "not checked": {"en": "Not checked", "ru": "Не проверено"},
    "hidden": {"en": "Not shown", "ru": "Не показано"},
    "fixed": {"en": "Fixed", "ru": "Исправлено"},
    "fixable": {"en": "Mended by --fix: {}.", "ru": "Исправит --fix: {}."},
    "problem": {"en": "problem", "ru": "сбой"},
    "delete": {"en": "(delete)", "ru": "(удалить)"},
    "see": {"en": "see", "ru": "см."},
    "not annotated": {
        "en": "More than GitHub shows beside the lines",
        "ru": "Сверх того, что GitHub показывает у строк",
    },
    "nothing found": {"en": "no findings", "ru": "ничего не найдено"},
    "not all checked": {"en": "not all could be checked", "ru": "проверено не всё"},
    "and": {"en": "And", "ru": "И ещё"},
    "file": {"en": "File", "ru": "Файл"},
    "error column": {"en": "Errors", "ru": "Ошибки"},
    "warning column": {"en": "Warnings", "ru": "Предупреждения"},
    "info column": {"en": "Notes", "ru": "Замечания"},
    "place": {"en": "Place", "ru": "Место"},
    "fault": {"en": "Fault", "ru": "Что не так"},
    "where": {"en": "Where", "ru": "Где"},
    "instead": {"en": "Instead", "ru": "Как исправить"},
    "explain": {"en": "Why, and how to fix it", "ru": "Почему это ошибка и как исправить"},
    "others": {"en": " (and so for any rule above)", "ru": " (и так о любом правиле выше)"},
}


def say(phrase: str, lang: str) -> str:
    """Return a fixed phrase in a language."""
    return _PHRASES[phrase][lang]


def severity_word(severity: Severity, lang: str) -> str:
    """Return the name of a severity as a person says it."""
    return _SEVERITIES[lang][severity.label]


def with_advice(finding: Finding, lang: str) -> str:
    """Return a finding's message and what to write instead, where something is suggested."""
    if not finding.suggestions:
        return finding.message
    return f"{finding.message} → {advice(finding.suggestions[0], lang)}"


def advice(suggestion: Suggestion, lang: str) -> str:
    """Return a suggestion as people can see it: spaces at its edges shown, nothing put into words."""
    return quoted_edges(suggestion.text) or say("delete", lang)


def counted(number: int, noun: str, lang: str) -> str:
    """Return a number with its noun in the form that the number asks for: 1 файл, 2 файла, 5 файлов."""
    digits = f"{number:,}".replace(",", "\u00a0") if lang == "ru" else f"{number:,}"
    return f"{digits} {_NOUNS[noun][lang][_form(number, lang)]}"


def _form(number: int, lang: str) -> int:
    if lang == "en":
        return int(number != 1)
    if number % 10 == 1 and number % 100 != 11:
        return 0
    return 1 if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else 2


def severity_counts(report: Report, lang: str) -> str:
    """Return the findings by severity, worst first: "2 errors, 1 note"; "" where there are none."""
    counts = [(report.count(severity), severity.label) for severity in sorted(Severity, reverse=True)]
    return ", ".join(counted(number, noun, lang) for number, noun in counts if number)


def summary(report: Report, lang: str) -> list[str]:
    """Return sentences that say what was found, what was checked, and what was not and why."""
    if not report.files and not report.findings and not report.problems:
        return [say("nothing", lang), *left_out(report.not_checked, lang)]
    first, *rest = coverage(report, lang)
    return [*_fixed(report, lang), f"{_found(report, lang)} {first}".lstrip(), *rest, *_fixable(report, lang)]


def _fixed(report: Report, lang: str) -> Iterator[str]:
    if report.fixed:
        places, files = counted(report.mended, "place", lang), counted(len(report.fixed), "in files", lang)
        yield f"{say('fixed', lang)}: {places} {say('in', lang)} {files}."


def _fixable(report: Report, lang: str) -> Iterator[str]:
    """Say how many findings `--fix` would mend; nothing after it has run."""
    count = sum(finding.is_fixable for finding in report.findings)
    if count and not report.fixed:
        yield say("fixable", lang).format(counted(count, "finding", lang))


def _found(report: Report, lang: str) -> str:
    """Say what was found; only a run without trouble can say that nothing was, and one that checked nothing says nothing."""
    if counts := severity_counts(report, lang):
        return f"{say('found', lang)}: {counts}."
    if not report.problems:
        return say("clean", lang)
    return say("incomplete", lang) if report.segments else ""


def coverage(report: Report, lang: str) -> list[str]:
    """Return sentences that say what was checked, and what was not and why."""
    return [_checked(report, lang), *left_out(report.not_checked, lang)]


def _checked(report: Report, lang: str) -> str:
    read = report.files - report.not_checked.get("unreadable_files", 0)
    if not read:
        return say("unchecked", lang)
    segments = counted(report.segments, "segment", lang)
    return f"{say('checked', lang)}: {segments} {say('in', lang)} {counted(read, 'in files', lang)}."


def left_out(not_checked: Mapping[str, int], lang: str) -> list[str]:
    """Return sentences about what was not checked and which findings are not shown, with the reasons."""
    skipped = [_skipped(reason, n, lang) for reason, n in not_checked.items() if n and reason not in _HIDDEN]
    hidden = {reason: n for reason, n in not_checked.items() if n and reason in _HIDDEN}
    out = [f"{say('not checked', lang)}: {', '.join(skipped)}."] if skipped else []
    if hidden:
        total = counted(sum(hidden.values()), "finding", lang)
        out.append(f"{say('hidden', lang)}: {total} ({_hiding_reasons(hidden, lang)}).")
    return out


def _hiding_reasons(hidden: Mapping[str, int], lang: str) -> str:
    if len(hidden) == 1:
        return "".join(_HIDDEN[reason][lang] for reason in hidden)
    return ", ".join(f"{number} {_HIDDEN[reason][lang]}" for reason, number in hidden.items())


def _skipped(reason: str, number: int, lang: str) -> str:
    return counted(number, reason, lang) if reason in _NOUNS else f"{number} {reason}"
