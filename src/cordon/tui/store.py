"""Where matches are kept: one numbered file each in the user's data folder, and the journal of a finished one.

A new match takes a number that no file has, so that nothing which somebody might want to go on with is written over.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec

from cordon.kernel import saves, typed
from cordon.kernel.errors import SaveError
from cordon.kernel.session import Session
from cordon.places import data_folder

_SLOT = re.compile(r"-(\d+)\.json$")


def slots(game: str, folder: Path) -> list[Path]:
    """The saves of a game, the one written last first."""
    found = [path for path in folder.glob(f"{game}-*.json") if _SLOT.search(path.name)]
    return sorted(found, key=lambda path: path.stat().st_mtime, reverse=True)


def unfinished(game: str, folder: Path) -> list[Path]:
    """The saves that can be gone on with, or that nobody can read: those are not given up either."""
    return [path for path in slots(game, folder) if not is_finished(path)]


def is_finished(path: Path) -> bool:
    """Whether the match in a save has an outcome; a save that cannot be read is not finished."""
    try:
        plain = msgspec.json.decode(path.read_bytes())
        return plain["snapshot"]["outcome"] is not None
    except (OSError, msgspec.DecodeError, KeyError, TypeError):
        return False


def to_continue(game: str, save: Path | None) -> Path:
    """The save that ``--continue`` means: the one named, or the last one that is not finished."""
    if save is not None:
        return save
    folder = data_folder()
    found = unfinished(game, folder)
    if not found:
        raise SaveError("save-none", str(folder), game=game)
    return found[0]


def for_new(game: str, save: Path | None) -> Path:
    """Where a new match is kept: never where a file lies already."""
    if save is not None:
        if save.exists():
            raise SaveError("save-exists", str(save))
        return save
    folder = data_folder()
    numbers = [int(match[1]) for path in slots(game, folder) if (match := _SLOT.search(path.name))]
    return folder / f"{game}-{max(numbers, default=0) + 1}.json"


def write(path: Path, session: Session[Any], people: dict[str, Any]) -> None:
    """Write a match down; a place that cannot be written to is told in a sentence."""
    try:
        saves.write(path, session, people)
    except OSError as error:
        raise SaveError("save-unwritable", str(path), detail=error.strerror) from None


def write_journal(save: Path, lines: list[str]) -> Path:
    """The journal of a match beside its save, as text."""
    path = save.with_suffix(".journal.txt")
    try:
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    except OSError as error:
        raise SaveError("journal-unwritable", str(path), detail=error.strerror) from None
    return path


class People(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits at the table, as a save remembers it: for each seat the name of its bot, empty for a person; and whether
    people throw the dice themselves."""

    bots: tuple[str, ...] = ()
    own_dice: bool = False

    @classmethod
    def of(cls, plain: dict[str, Any], seats: int, file: str) -> People:
        """From a save; one that was made elsewhere has only people."""
        try:
            people = typed.convert(plain, cls)
        except msgspec.ValidationError as error:
            raise SaveError("save-shape", file, detail=str(error)) from None
        return cls((people.bots + ("",) * seats)[:seats], people.own_dice)
