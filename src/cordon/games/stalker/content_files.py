"""The content files of S.T.A.L.K.E.R.: which there are, what stands in each, and how they are read.

Reading and checking are apart from ``content.py`` so that a folder with mistakes can still be looked through to its
end: a broken card is left out, and everything else about the others is told as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from cordon.games.stalker.cards import (
    AnomalyCard,
    Armour,
    Artifact,
    Attachment,
    Basket,
    Contact,
    ControlCard,
    Endings,
    EnemyKind,
    EventCard,
    HighCard,
    Item,
    LootToken,
    LostSetup,
    LowCard,
    Mission,
    MissionSide,
    Place,
    Shop,
    StalkerCard,
    Story,
    UnknownToken,
    Weapon,
    WoundCard,
)
from cordon.games.stalker.mapping.library import LOST_TILES, SETUP, Maps, mission_folders, read_maps
from cordon.games.stalker.mapping.territory import TileSide
from cordon.games.stalker.terms import EquipmentDeck
from cordon.kernel.content import Folder

FOLDER = Path(__file__).parent / "content"

EQUIPMENT_FILES: dict[EquipmentDeck, str] = {
    "weapon": "weapons.yaml",
    "armour": "armours.yaml",
    "attachment": "attachments.yaml",
    "item": "items.yaml",
    "artifact": "artifacts.yaml",
}
FILES: dict[str, type] = {
    "stalkers.yaml": StalkerCard,
    "weapons.yaml": Weapon,
    "armours.yaml": Armour,
    "attachments.yaml": Attachment,
    "items.yaml": Item,
    "artifacts.yaml": Artifact,
    "anomalies.yaml": AnomalyCard,
    "enemies.yaml": EnemyKind,
    "wounds.yaml": WoundCard,
    "control.yaml": ControlCard,
    "activation-high.yaml": HighCard,
    "activation-low.yaml": LowCard,
    "events.yaml": EventCard,
    "contacts.yaml": Contact,
    "loot.yaml": LootToken,
    "unknown.yaml": UnknownToken,
    "baskets.yaml": Basket,
    "shops.yaml": Shop,
    "lost-setup.yaml": LostSetup,
    "lost-cards.yaml": MissionSide,
    "places.yaml": Place,
    "stories.yaml": Story,
}
ENDINGS = "endings.yaml"
MISSION = "mission.yaml"
COMPONENTS = "components.yaml"
LOST_CARDS = "lost-cards.yaml"
TILES = "tiles"
OVERLAYS = "overlays"

COMPONENT_FILES: dict[str, str] = {
    "stalkers": "stalkers.yaml",
    "weapons": "weapons.yaml",
    "armours": "armours.yaml",
    "attachments": "attachments.yaml",
    "artifacts": "artifacts.yaml",
    "items": "items.yaml",
    "enemies": "enemies.yaml",
    "wounds": "wounds.yaml",
    "high": "activation-high.yaml",
    "low": "activation-low.yaml",
    "control": "control.yaml",
    "anomalies": "anomalies.yaml",
    "events": "events.yaml",
    "contacts": "contacts.yaml",
    "loot": "loot.yaml",
    "unknown": "unknown.yaml",
    "standees": "enemies.yaml",
    "tiles": TILES,
    "overlays": OVERLAYS,
    "lost_setups": "lost-setup.yaml",
    "lost_cards": LOST_CARDS,
    "lost_tiles": LOST_TILES,
}
"""The lines of the component list (ST-2), each with the file or folder whose contents it counts."""


class Decoded(msgspec.Struct, frozen=True):
    """What could be read of a folder, and what could not. ``broken`` are the files with a problem."""

    cards: dict[str, list[Any]]
    missions: list[Mission]
    endings: Endings
    maps: Maps
    components: dict[str, int]
    problems: list[str]
    broken: frozenset[str]
    folders: dict[str, str]
    """The folder of each mission, as problems name it."""
    others: frozenset[str]
    """The missions that somebody has added."""

    def mission_file(self, mission: str) -> str:
        """The file of a mission, as problems name it."""
        return f"{self.folders.get(mission, f'missions/{mission}')}/{MISSION}"

    def setup_file(self, mission: str) -> str:
        """The file of its map."""
        return f"{self.folders.get(mission, f'missions/{mission}')}/{SETUP}"


def printed(folder: Path, others: Sequence[Path] = ()) -> list[Path]:
    """What is printed on components: a change here is another game. The component list and the index of rules are
    not among it."""
    patterns = ("tiles/*.txt", "overlays/*.txt", "missions/*/*", "lost/*.txt")
    drawn = [path for pattern in patterns for path in folder.glob(pattern)]
    drawn += [path for other in others for path in other.iterdir() if path.suffix in (".yaml", ".txt")]
    return [*(folder / name for name in (*FILES, LOST_TILES, ENDINGS)), *sorted(drawn)]


def decode(folder: Path, others: Sequence[Path] = ()) -> Decoded:
    """All files of a folder, and of the missions that are added to it; all problems of all files at once."""
    files = Folder(folder)
    cards: dict[str, list[Any]] = {name: files.cards(name, kind) for name, kind in FILES.items()}
    missions: list[Mission] = []
    folders: dict[str, str] = {}
    for where, path in mission_folders(folder, others).items():
        if path in others or (path / MISSION).is_file():
            mission = files.record(f"{where}/{MISSION}", Mission, path / MISSION)
            if mission is not None and folders.setdefault(mission.id, where) == where:
                missions.append(mission)
            elif mission is not None:
                files.problems.append(f"{where}/{MISSION}: {mission.id}: field 'id': there is such a mission already")
    before = len(files.problems)
    maps = read_maps(folder, files.problems, others)
    if len(files.problems) > before:
        files.broken |= {TILES, OVERLAYS, LOST_TILES}
    endings = files.record(ENDINGS, Endings) or Endings((), {}, {}, (), (), ())
    components = files.record(COMPONENTS, dict[str, int])
    foreign = frozenset(id for id, where in folders.items() if not where.startswith("missions/"))
    return Decoded(
        cards,
        missions,
        endings,
        maps,
        components or {},
        files.problems,
        frozenset(files.broken),
        maps.folders | folders,
        foreign,
    )


def schemas() -> dict[str, dict[str, Any]]:
    """A JSON Schema for each content file, for editors."""
    found = {name: msgspec.json.schema(list[kind]) for name, kind in FILES.items()}  # type: ignore[valid-type]
    found[MISSION] = msgspec.json.schema(Mission)
    found[LOST_TILES] = msgspec.json.schema(list[TileSide])
    found[ENDINGS] = msgspec.json.schema(Endings)
    return found
