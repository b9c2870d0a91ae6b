"""Lets `python -m ruling_lint` do what the command does."""

from ruling_lint.cli import run

run()
