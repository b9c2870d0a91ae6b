"""A run: many files linted, each under the config that holds for it, and gathered into one report."""

from ruling_lint.run.plan import STDIN as STDIN
from ruling_lint.run.plan import Fixing as Fixing
from ruling_lint.run.plan import Plan as Plan
from ruling_lint.run.reporting import report as report
from ruling_lint.run.runner import Runner as Runner
