"""The command line: finds the command, one module each, and turns trouble into a message and status 2."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module

from ruling_lint import __version__, parallel, terminal
from ruling_lint.typed import NoReturn

COMMANDS = {
    "check": "lint files and folders",
    "explain": "teach a rule: why it exists, wrong and right examples",
    "rules": "list the rules, or run their examples (rules test)",
    "glossary": "look terms up; check, import, export and mine glossaries",
    "spelling": "add words of your own, which are then known in all their forms",
    "baseline": "accept today's findings (write), or drop those that are gone (prune)",
    "cache": "remove what earlier runs kept (clear)",
    "init": "write a commented config and the snippets for pre-commit and CI",
}

OK, FOUND, TROUBLE = 0, 1, 2

_GARBAGE = 500_000
"""Objects between two collections of garbage."""


def run() -> NoReturn:
    """Run the command of this process, and end the process with its status.

    It ends at once: to take apart all that was loaded would be a tenth of a short run. Nothing that is made for a file
    holds itself in a circle, so that garbage is hardly ever to be looked for.
    """
    gc.set_threshold(_GARBAGE, *gc.get_threshold()[1:])
    status = main()
    parallel.finish()
    if sys.gettrace() or sys.getprofile():  # whoever watches has something to say at the end
        sys.exit(status)
    for stream in (sys.stdout, sys.stderr):
        with suppress(OSError, ValueError):
            stream.flush()
    os._exit(status)


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command in `argv` (default: the process's arguments) and return its exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    terminal.prepare(sys.stdout)
    terminal.prepare(sys.stderr)
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        print(usage())
        return OK if arguments else TROUBLE
    if arguments[0] in ("-V", "--version"):
        print(f"ruling-lint {__version__}")
        return OK
    name = arguments[0]
    if name not in COMMANDS:
        print(f"ruling-lint: {unknown(name)}", file=sys.stderr)
        return TROUBLE
    try:
        status: int = import_module(f"ruling_lint.cli.{name}").main(arguments[1:])
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return TROUBLE
    return status


def usage() -> str:
    """Return the text of `ruling-lint --help`."""
    lines = [
        "usage: ruling-lint COMMAND [OPTIONS]",
        "",
        "Quality checks for Russian translations of Magic rulings.",
        "",
    ]
    lines += [f"  {name:<10} {help_}" for name, help_ in COMMANDS.items()]
    lines += ["", "ruling-lint COMMAND --help shows the options of a command.", "Start with: ruling-lint check FILE"]
    return "\n".join(lines)


def unknown(name: str) -> str:
    """Return the message for a first argument that is no command."""
    from ruling_lint.trouble import nearest

    if name.startswith("-"):
        return f"name a command before the option {name}: {', '.join(COMMANDS)}"
    near = nearest(name, COMMANDS)
    if near:
        return f"there is no command {name!r}; did you mean {near!r}?"
    if os.path.exists(name):
        return f"{name} is a file or folder: to check it, write `ruling-lint check {name}`"
    return f"there is no command {name!r}; the commands are: {', '.join(COMMANDS)}"
