"""What tests of several packages need."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import settings

from making import make_finding
from ruling_lint.model import Finding

settings.register_profile("shared machines", deadline=None)
settings.load_profile("shared machines")


@pytest.fixture
def found() -> Callable[..., Finding]:
    """The maker of findings."""
    return make_finding
