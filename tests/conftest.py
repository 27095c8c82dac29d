"""The tests speak English, whatever the environment of the person who runs them.

Slow tests run only if they are selected. What a test has measured (`record_property("measured", …)`) is
listed at the end of the run.
"""

from __future__ import annotations

import os

import pytest

for variable in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
    os.environ.pop(variable, None)
os.environ["LANG"] = "C.UTF-8"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Skip the slow tests unless they are selected."""
    if "slow" in config.getoption("markexpr"):
        return
    slow = [item for item in items if item.get_closest_marker("slow")]
    if slow:
        config.hook.pytest_deselected(items=slow)
        items[:] = [item for item in items if item not in slow]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [report for found in terminalreporter.stats.values() for report in found]
    properties = [pair for report in reports for pair in getattr(report, "user_properties", ())]
    for line in dict.fromkeys(str(value) for name, value in properties if name == "measured"):
        terminalreporter.write_line(f"measured: {line}")
