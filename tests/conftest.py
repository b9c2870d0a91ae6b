"""What tests of several packages need."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from hypothesis import settings

from making import make_finding
from ruling_lint.model import Finding

settings.register_profile("shared machines", deadline=None)
settings.load_profile("shared machines")


@pytest.fixture(scope="session", autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Keep the user's cache folder out of the tests. What one test compiles, the later ones of its worker reuse."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("RULING_LINT_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture
def found() -> Callable[..., Finding]:
    """The maker of findings."""
    return make_finding
