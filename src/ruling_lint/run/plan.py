"""What a run was asked for."""

from __future__ import annotations

from ruling_lint.records import dataclass, field
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ruling_lint.changes import Changes
    from ruling_lint.config import Config

STDIN = "-"


@dataclass(frozen=True)
class Fixing:
    """Whether and how to mend files: `unsafe` takes every first suggestion, `show` only shows what would change."""

    unsafe: bool = False
    show: bool = False


@dataclass(frozen=True)
class Plan:
    """What a run was asked for.

    `base` is the config of the working folder with the command line on top, `on_top` the command line alone (for files
    under another config); `fixed_config` says that no other config counts. `source` is a parallel source file.
    `cached` says that the results of unchanged files may be taken from earlier runs.
    """

    base: Config
    on_top: Mapping[str, object] = field(default_factory=dict)
    fixed_config: bool = True
    lang: str = "en"
    input_format: str | None = None
    changes: Changes | None = None
    source: str | None = None
    fixing: Fixing | None = None
    cached: bool = False

    @property
    def takes_kept(self) -> bool:
        """Whether results of earlier runs will do: not where files are compared with a revision."""
        return self.cached and not self.changes
