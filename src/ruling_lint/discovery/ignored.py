"""What Git ignores: the `.gitignore` files from the top of the working tree down."""

from __future__ import annotations

from pathlib import Path

from ruling_lint.records import dataclass
from ruling_lint.typed import TYPE_CHECKING

if TYPE_CHECKING:
    from pathspec import GitIgnoreSpec

_FILE = ".gitignore"


@dataclass(frozen=True)
class Ignored:
    """The ignore files that count in a folder, each with the folder its patterns start from; the nearest first."""

    specs: tuple[tuple[Path, GitIgnoreSpec], ...] = ()

    @classmethod
    def above(cls, folder: Path) -> Ignored:
        """Return those of the folders above one, up to the top of its working tree; none outside of any."""
        absolute = folder.absolute()
        outer: list[Path] = []
        for parent in (absolute, *absolute.parents):
            if (parent / ".git").exists():
                found = cls().having(parent, parent / ".git" / "info" / "exclude")
                for inner in reversed(outer):
                    found = found.within(inner)
                return found
            outer.append(parent.parent)
        return cls()

    def within(self, folder: Path) -> Ignored:
        """Return the same with the ignore file of one more folder, if it has one."""
        return self.having(folder.absolute(), folder / _FILE)

    def has(self, path: Path, is_folder: bool) -> bool:
        """Tell whether a file or folder is ignored: the nearest ignore file that names it decides."""
        for folder, spec in self.specs:
            name = path.absolute().relative_to(folder).as_posix()
            ignored = spec.check_file(f"{name}/" if is_folder else name).include
            if ignored is not None:
                return ignored
        return False

    def having(self, folder: Path, file: Path) -> Ignored:
        """Return the same with one more file of patterns that start from a folder, if there is such a file."""
        try:
            lines = file.read_bytes().decode("utf-8", "replace").splitlines()
        except OSError:
            return self
        from pathspec import GitIgnoreSpec

        return Ignored(((folder, GitIgnoreSpec.from_lines(lines)), *self.specs))
