"""What the tool for scenarios says about positions of This War of Mine that cannot be."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.scenarios.test_runner import only_problem, problems

HEAD = """\
game: twom
rules: [TW-0.5]
title: A position
setup: {seats: 1}
"""
DOCS = Path(__file__).parents[2] / "docs" / "scenarios.md"


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("people.C05.medicine: [bandages, bandages, bandages, bandages]", "the box has no more bandages (TW-1.4)"),
        ("{people.C05.weapon: pistol, people.C09.weapon: pistol, people.C11.weapon: pistol}", "no more pistol"),
        ("piles.residents.top: [N99]", "'N99' is no card of the residents"),
        ("piles.fate.top: [FT9]", "'FT9' is no card of the fate"),
        ("piles.visitors.top: [V03, V03]", "V03 is given already; no card exists twice"),
        ("piles.findings.top: [K77]", "'K77' is no card of the findings"),
    ],
)
def test_what_does_not_exist_cannot_be_given(given: str, told: str) -> None:
    text = f"given: {given}\n" if given.startswith("{") else f"given:\n  {given}\n"
    assert told in only_problem(f"{HEAD}{text}then: {{day: 1}}\n")


def test_what_somebody_holds_comes_out_of_the_box() -> None:
    given = "given: {people.C05.medicine: [meds], people.C09.weapon: knife, storage.meds: 2}\n"
    assert problems(HEAD + given + "then: {box.meds: 0, box.knife: 2, people.C05.medicine: [meds]}\n") == []


def test_the_example_of_the_docs_holds() -> None:
    (example,) = re.findall(r"```yaml\n(game: twom\n.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert problems(example) == []
