"""What several commands share: the language of messages and the config of the working folder."""

from __future__ import annotations

import dataclasses
import os
from pathlib import Path
from typing import Any

from ruling_lint import config
from ruling_lint.config import Config


def language() -> str:
    """Return "ru" where the locale is Russian, else "en"."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name)
        if value:
            return "ru" if value.lower().startswith("ru") else "en"
    return "en"


def settings(file: str | None, no_config: bool, **changes: Any) -> Config:
    """Return the config named, else the one that holds for the working folder, with changes on top.

    A tuple among the changes is added to what the config has. Raises ConfigError.
    """
    found = None if no_config else Path(file) if file else config.find(Path.cwd())
    base = config.load(found) if found else Config()
    merged = {
        name: getattr(base, name) + value if isinstance(value, tuple) and name in ("glossary", "rules") else value
        for name, value in changes.items()
    }
    return dataclasses.replace(base, **merged)
