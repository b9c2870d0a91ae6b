"""Which files a run takes: those named, and in a folder those that hold translations."""

from ruling_lint.discovery.expand import expand as expand
