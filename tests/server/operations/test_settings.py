"""Renamed settings: old names work for one release, with a warning that names the new one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sevenroads.server.runtime.settings import (
    RENAMED,
    InvalidSetting,
    describe_settings,
    read_settings,
    renaming_warnings,
)

from ..client import serving


def test_every_old_name_leads_to_an_existing_setting_and_is_not_one_itself() -> None:
    names = {name for name, _, _ in describe_settings()}
    assert set(RENAMED.values()) <= names
    assert not RENAMED.keys() & names


@pytest.mark.parametrize(
    ("old", "field"),
    [
        ("SEVENROADS_BOTS", "machine_processes"),
        ("SEVENROADS_BOT_PACE", "machine_pace"),
        ("SEVENROADS_THOUGHT_RATE", "analysis_rate"),
    ],
)
def test_an_old_name_still_sets_the_value_unless_the_new_name_is_set_too(old: str, field: str) -> None:
    new = f"SEVENROADS_{field.upper()}"
    assert getattr(read_settings({old: "7"}), field) == 7
    for both in ({old: "7", new: "3"}, {new: "3", old: "7"}):
        assert getattr(read_settings(both), field) == 3


def test_an_invalid_value_is_reported_under_the_name_that_was_set() -> None:
    with pytest.raises(InvalidSetting, match="SEVENROADS_BOTS is 'many': expected a number"):
        read_settings({"SEVENROADS_BOTS": "many"})


def test_a_warning_says_whether_the_old_name_still_works_or_is_ignored() -> None:
    old, new = "SEVENROADS_BOTS", "SEVENROADS_MACHINE_PROCESSES"
    renamed = f"{old} was renamed to {new}."
    assert renaming_warnings({new: "1"}) == []
    assert renaming_warnings({old: "1"}) == [
        (old, new, f"{renamed} It still works. The next release rejects it.")
    ]
    assert renaming_warnings({old: "1", new: "2"}) == [
        (old, new, f"{renamed} It is ignored because {new} is set. The next release rejects it.")
    ]


def test_the_server_logs_a_warning_for_each_old_name_and_starts(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/old.db", bots=0, bot_pace=0, machine_pace=5) as server:
        lines = [json.loads(line) for line in server.logged().splitlines()]
    warnings = [line for line in lines if line.get("event") == "setting-renamed"]
    assert [(line["level"], line["setting"], line["replacement"]) for line in warnings] == [
        ("warning", "SEVENROADS_BOTS", "SEVENROADS_MACHINE_PROCESSES"),
        ("warning", "SEVENROADS_BOT_PACE", "SEVENROADS_MACHINE_PACE"),
    ]
    assert "still works" in warnings[0]["detail"]
    assert "ignored because SEVENROADS_MACHINE_PACE is set" in warnings[1]["detail"]
