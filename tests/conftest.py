"""Shared by all tests: the `shows` marker says which rules and components a test demonstrates."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers",
        "shows(*what): rules (U-7.7, C-3.1, R-014, X-U05) and components (imperium/dagger, "
        "space/arrakeen) this test demonstrates; collected by make coverage-of-rules",
    )
