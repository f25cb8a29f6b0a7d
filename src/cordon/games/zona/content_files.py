"""Zona's content files: which there are, what stands in each, and how they are read.

Reading and checking are apart from ``content.py`` so that a folder with mistakes can still be looked through to its
end: a broken card is left out, and everything else about the others is told as well.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from cordon.games.zona.cards import Board, Character, Emission, EventCard, ItemKind, Lock, News, Threat
from cordon.games.zona.terms import SLOTS
from cordon.kernel.content import Folder

FOLDER = Path(__file__).parent / "content"
ITEM_DECKS = ("junk", "gear", "artG", "artY", "find")
FACILITIES = ("archive", "botanical_lab", "shelter", "observatory")
SECTOR_DECKS = ("green", "yellow")
EVENT_DECKS = (*SECTOR_DECKS, *FACILITIES, "sarcophagus")

FILES: dict[str, type] = {
    **{f"items-{deck}.yaml": ItemKind for deck in ITEM_DECKS},
    **{f"events-{deck}.yaml": EventCard for deck in EVENT_DECKS},
    "characters.yaml": Character,
    "threats.yaml": Threat,
    "locks.yaml": Lock,
    "emissions.yaml": Emission,
    "news.yaml": News,
}
BOARD = "board.yaml"
COMPONENTS = "components.yaml"
PRINTED = (*FILES, BOARD)
"""What is printed on components: a change here is another game. The component list and the index of rules are not."""

COMPONENT_FILES: dict[str, str] = {
    "characters": "characters.yaml",
    "start": "characters.yaml",
    **{deck: f"items-{deck}.yaml" for deck in ITEM_DECKS},
    **dict.fromkeys(SLOTS, "threats.yaml"),
    "locks": "locks.yaml",
    "emissions": "emissions.yaml",
    "news": "news.yaml",
    **{deck: f"events-{deck}.yaml" for deck in EVENT_DECKS},
    "areas": BOARD,
}
"""The lines of the component list (ZO-2), each with the file whose cards it counts."""


class Decoded(msgspec.Struct, frozen=True):
    """What could be read of a folder, and what could not. ``broken`` are the files with a problem."""

    board: Board | None
    cards: dict[str, list[Any]]
    components: dict[str, int]
    problems: list[str]
    broken: frozenset[str]


def decode(folder: Path) -> Decoded:
    """All files of a folder; all problems of all files at once."""
    files = Folder(folder)
    cards: dict[str, list[Any]] = {name: files.cards(name, kind) for name, kind in FILES.items()}
    board = files.record(BOARD, Board)
    components = files.record(COMPONENTS, dict[str, int])
    return Decoded(board, cards, components or {}, files.problems, frozenset(files.broken))


def schemas() -> dict[str, dict[str, Any]]:
    """A JSON Schema for each content file, for editors."""
    found = {name: msgspec.json.schema(list[kind]) for name, kind in FILES.items()}  # type: ignore[valid-type]
    found[BOARD] = msgspec.json.schema(Board)
    return found
