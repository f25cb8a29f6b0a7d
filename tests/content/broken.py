"""A copy of Zona's content to break: one change of one file at a time, and what the checks say about it."""

from __future__ import annotations

import shutil
from pathlib import Path

import yaml

from cordon.games.zona.content_files import COMPONENTS, FOLDER
from cordon.games.zona.content_tools import check
from cordon.words.catalogue import LOCALES
from cordon.words.lint import Report, check_texts

COUNTS: dict[str, int] = yaml.safe_load((FOLDER / COMPONENTS).read_text(encoding="utf-8"))
"""How many of each component there are, as the content itself says."""


def copy_of_content(folder: Path) -> Path:
    return Path(shutil.copytree(FOLDER, folder / "content"))


def copy_of_locales(folder: Path) -> Path:
    """English alone: what is broken in it would be told of every translation too."""
    return Path(shutil.copytree(LOCALES / "en", folder / "locales" / "en")).parent


def change(folder: Path, file: str, old: str, new: str) -> None:
    """Replace the first ``old`` in a file; a test whose text is no longer there must not pass by accident."""
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text, f"{file} has no {old!r} any more"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def change_card(folder: Path, file: str, card: str, old: str, new: str) -> None:
    """Replace the first ``old`` after the beginning of a card."""
    path = folder / file
    head, mark, tail = path.read_text(encoding="utf-8").partition(f"- id: {card}\n")
    assert mark, f"{file} has no card {card}"
    assert old in tail, f"{card} has no {old!r} any more"
    path.write_text(head + mark + tail.replace(old, new, 1), encoding="utf-8")


def problems(folder: Path) -> list[str]:
    return list(check(folder).problems)


def texts(folder: Path, locales: Path) -> Report:
    cards = check(folder)
    return check_texts("zona", cards.needs, cards.optional, cards.owned, locales, leftovers=not cards.problems)
