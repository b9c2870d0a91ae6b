"""Lets `python -m ruling_lint` do what the command does."""

import sys

from ruling_lint.cli import main

sys.exit(main())
