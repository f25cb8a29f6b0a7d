"""Settings shared by all tests."""

import pytest
from hypothesis import HealthCheck, settings

TWICE = ("tests/web/", "tests/table/")
"""Tests with browsers and servers of their own: on a busy machine one of hundreds may come too late."""

settings.register_profile("cordon", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("cordon")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What fails there is tried once more; the report counts it."""
    for item in items:
        if item.nodeid.startswith(TWICE):
            item.add_marker(pytest.mark.flaky(reruns=1))
