"""The content files of This War of Mine: which there are, what stands in each, and how they are read.

Reading and checking are apart from ``content.py`` so that a folder with mistakes can still be looked through to its
end: a broken card is left out, and everything else about the others is told as well.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from cordon.games.twom.cards import (
    Character,
    Dice,
    EventCard,
    ExplorationKind,
    FateCard,
    FindingsCard,
    Fitting,
    Location,
    Narrative,
    Objective,
    Raid,
    Resident,
    ShelterPlan,
    Token,
    Visitor,
)
from cordon.games.twom.scripts import Script
from cordon.kernel.content import Folder

FOLDER = Path(__file__).parent / "content"
BOOK = "scripts"
"""The folder of the book of scripts; its files are lists of scripts."""
FILES: dict[str, type] = {
    "tokens.yaml": Token,
    "characters.yaml": Character,
    "fittings.yaml": Fitting,
    "events.yaml": EventCard,
    "objectives.yaml": Objective,
    "locations.yaml": Location,
    "exploration.yaml": ExplorationKind,
    "findings.yaml": FindingsCard,
    "residents.yaml": Resident,
    "raids.yaml": Raid,
    "fate.yaml": FateCard,
    "visitors.yaml": Visitor,
    "narrative.yaml": Narrative,
}
DICE, SHELTER, COMPONENTS = "dice.yaml", "shelter.yaml", "components.yaml"


class Decoded(msgspec.Struct, frozen=True):
    """What could be read of a folder, and what could not. ``broken`` are the files with a problem."""

    cards: dict[str, list[Any]]
    book: dict[str, list[Script]]
    dice: Dice | None
    shelter: ShelterPlan | None
    components: dict[str, int]
    problems: list[str]
    broken: frozenset[str]


def book_files(folder: Path) -> list[Path]:
    """The files of the book of scripts, by name."""
    return sorted((folder / BOOK).glob("*.yaml"))


def decode(folder: Path) -> Decoded:
    """All files of a folder; all problems of all files at once."""
    files = Folder(folder)
    cards: dict[str, list[Any]] = {name: files.cards(name, kind) for name, kind in FILES.items()}
    book = {path.stem: files.cards(f"{BOOK}/{path.name}", Script) for path in book_files(folder)}
    dice = files.record(DICE, Dice)
    shelter = files.record(SHELTER, ShelterPlan)
    components = files.record(COMPONENTS, dict[str, int])
    return Decoded(cards, book, dice, shelter, components or {}, files.problems, frozenset(files.broken))


def printed(folder: Path) -> list[Path]:
    """What is printed on components: a change here is another game. The component list and the rules are not."""
    return [*(folder / name for name in (*FILES, DICE, SHELTER)), *book_files(folder)]


def schemas() -> dict[str, dict[str, Any]]:
    """A JSON Schema for each content file, for editors; one for all files of the book."""
    found = {name: msgspec.json.schema(list[kind]) for name, kind in FILES.items()}  # type: ignore[valid-type]
    found[DICE] = msgspec.json.schema(Dice)
    found[SHELTER] = msgspec.json.schema(ShelterPlan)
    found["scripts.yaml"] = msgspec.json.schema(list[Script])
    return found
