"""Files by their names as plain text: what a short run asks of them without `pathlib`, which takes a tenth of it."""

from __future__ import annotations

import errno
import os

from ruling_lint.typed import TYPE_CHECKING

_REASONS = {
    errno.ENOENT: "нет такого файла или папки",
    errno.EACCES: "нет доступа",
    errno.EPERM: "нет доступа",
    errno.EISDIR: "это папка",
    errno.ENOTDIR: "на этом пути файл вместо папки",
    errno.EEXIST: "файл уже есть",
    errno.ENOSPC: "на диске нет места",
    errno.EROFS: "диск только для чтения",
    errno.EMFILE: "открыто слишком много файлов",
    errno.ENAMETOOLONG: "слишком длинное имя",
    errno.ELOOP: "ссылки ведут по кругу",
    errno.EIO: "ошибка диска",
}

if TYPE_CHECKING:
    from _typeshed import StrPath


def read(path: StrPath, most: int = -1) -> bytes:
    """Return the bytes of a file, or so many of them at most. Raises OSError."""
    with open(path, "rb") as file:
        return file.read(most)


def content(path: StrPath) -> bytes:
    """Return the bytes of a file, none where it cannot be read or is no ordinary one."""
    try:
        return read(path) if os.path.isfile(path) else b""
    except OSError:
        return b""


def suffix(path: str) -> str:
    """Return the ending of a file's name with its dot, in small letters."""
    return os.path.splitext(path)[1].lower()


def below(path: StrPath, folder: StrPath) -> str | None:
    """Return a path as seen from a folder, with forward slashes; None where it lies elsewhere."""
    absolute, top = os.path.abspath(path), os.path.join(os.path.abspath(folder), "")
    if os.path.join(absolute, "") == top:
        return "."
    return _slashed(absolute[len(top) :]) if absolute.startswith(top) else None


def slashed(path: StrPath) -> str:
    """Return an absolute path with forward slashes."""
    return _slashed(os.path.abspath(path))


def _slashed(path: str) -> str:
    return path.replace(os.sep, "/")


def reason(error: OSError, lang: str) -> str:
    """Return why the system refused a file, in "ru" or "en"; rare reasons in the system's own words."""
    own = error.strerror or str(error)
    return _REASONS.get(error.errno or 0, own) if lang == "ru" else own
