"""Numbers as each language writes them: the comma of a fraction, the space before a per cent sign."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cordon.words.catalogue import LOCALES, Words

SPACED = {"en": "", "de": "\u00a0", "pl": "", "uk": "\u00a0"}
"""What stands between a number and its per cent sign."""
PERCENT = re.compile(r"(?<=[}\d])\s*%")


@pytest.mark.parametrize(("language", "text"), [("en", "1.3"), ("de", "1,3"), ("pl", "1,3"), ("uk", "1,3")])
def test_a_fraction_has_the_sign_of_its_language(language: str, text: str) -> None:
    assert text in Words(language, "twom").say("detail-flee", hits=1.3)


@pytest.mark.parametrize("language", SPACED)
def test_a_share_is_written_as_the_language_does(language: str) -> None:
    wrong: list[str] = []
    for path in (LOCALES / language).rglob("*.ftl"):
        found = PERCENT.findall(path.read_text(encoding="utf-8"))
        wrong += [f"{_name(path)}: {sign!r}" for sign in found if sign != f"{SPACED[language]}%"]
    assert wrong == []


def _name(path: Path) -> str:
    return path.relative_to(LOCALES).as_posix()
