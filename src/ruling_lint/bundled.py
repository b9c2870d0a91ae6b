"""Where the rules and the glossary that ship with the package lie: in a wheel or in a checkout."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def data_dir() -> Path:
    """Return the folder that holds `rules/` and `glossary.yml`.

    A wheel carries them in `ruling_lint/data`; a checkout has them beside `pyproject.toml`.
    Raises FileNotFoundError where neither is there, which means a broken installation.
    """
    inside = _PACKAGE / "data"
    if inside.is_dir():
        return inside
    checkout = _PACKAGE.parent.parent
    if (checkout / "pyproject.toml").is_file() and (checkout / "rules").is_dir():
        return checkout
    raise FileNotFoundError(f"no rules and glossary in {inside}: the installation is broken, reinstall ruling-lint")


def rules_dir() -> Path:
    """Return the folder of the shipped rule files."""
    return data_dir() / "rules"


def glossary_file() -> Path:
    """Return the path of the shipped glossary."""
    return data_dir() / "glossary.yml"
