"""The content files of S.T.A.L.K.E.R.: which there are, what stands in each, and how they are read.

Reading and checking are apart from ``content.py`` so that a folder with mistakes can still be looked through to its
end: a broken card is left out, and everything else about the others is told as well.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from cordon.games.stalker.cards import (
    AnomalyCard,
    Armour,
    Artifact,
    Attachment,
    Basket,
    Campaign,
    Contact,
    ControlCard,
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
from cordon.games.stalker.mapping.library import LOST_TILES, SETUP, Maps, mission_folders, named, read_maps
from cordon.games.stalker.mapping.territory import TileSide
from cordon.games.stalker.ops.goods import Buy
from cordon.games.stalker.survival_cards import Scenario, TokenKind, ZoneCard
from cordon.games.stalker.survival_scripts import ZoneScript
from cordon.games.stalker.terms import EquipmentDeck
from cordon.games.stalker.unique_cards import UniqueCard
from cordon.kernel.added import CAMPAIGN, MISSION, is_campaign, parts_of
from cordon.kernel.content import Folder

FOLDER = Path(__file__).parent / "content"

EQUIPMENT_FILES: dict[EquipmentDeck, str] = {
    "weapon": "weapons.yaml",
    "armour": "armours.yaml",
    "attachment": "attachments.yaml",
    "item": "items.yaml",
    "artifact": "artifacts.yaml",
}
UNIQUE = "survival/unique.yaml"
"""Unique loot, whose deck holds equipment of every sort (SV-8)."""
FILES: dict[str, Any] = {
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
    "survival/scenarios.yaml": Scenario,
    "survival/special.yaml": ZoneCard,
    "survival/setup.yaml": ZoneCard,
    "survival/events.yaml": ZoneCard,
    "survival/characters.yaml": ZoneCard,
    "survival/tokens.yaml": TokenKind,
    UNIQUE: UniqueCard,
    "survival/scripts.yaml": ZoneScript,
}
ZONE_DECKS: dict[str, str] = {
    "special": "survival/special.yaml",
    "setup": "survival/setup.yaml",
    "zone_events": "survival/events.yaml",
    "characters": "survival/characters.yaml",
}
"""The decks of Zone Survival, each with its file."""
PLACES, STORIES, CONTACTS = "places.yaml", "stories.yaml", "contacts.yaml"
BINDER = (PLACES, STORIES, CONTACTS)
"""The files of cards that a campaign of somebody's own may have."""
COMPONENTS = "components.yaml"
LOST_CARDS = "lost-cards.yaml"
ZONE_SCRIPTS = "survival/scripts.yaml"
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
    campaigns: list[Campaign]
    maps: Maps
    components: dict[str, int]
    problems: list[str]
    broken: set[str]
    folders: dict[str, str]
    """The folder of each mission, as problems name it."""
    others: set[str]
    """The missions and campaigns that somebody has added."""
    brought: dict[tuple[str, str], str]
    """The campaign that has added a card, by file and id of the card."""

    def mission_file(self, mission: str) -> str:
        """The file of a mission, as problems name it."""
        return f"{self.folders.get(mission, f'missions/{mission}')}/{MISSION}"

    def setup_file(self, mission: str) -> str:
        """The file of its map."""
        return f"{self.folders.get(mission, f'missions/{mission}')}/{SETUP}"

    def campaign_file(self, campaign: str) -> str:
        """The file of a campaign."""
        return f"{self.folders[campaign]}/{CAMPAIGN}" if campaign in self.others else CAMPAIGN

    def file_of(self, file: str, card: str) -> str:
        """The file of a card, which may be one that a campaign has added."""
        campaign = self.brought.get((file, card))
        return file if campaign is None else f"{self.folders[campaign]}/{file}"

    def places_of(self, campaign: Campaign) -> dict[str, Place]:
        """The zone map of a campaign, with the places of the one that it is within."""
        meant = {campaign.id, campaign.within} - {""}
        shipped = not meant <= self.others
        owners = {place.id: self.brought.get((PLACES, place.id)) for place in self.cards[PLACES]}
        return {
            place.id: place
            for place in self.cards[PLACES]
            if (shipped if owners[place.id] is None else owners[place.id] in meant)
        }


def printed(folder: Path, others: Sequence[Path] = ()) -> list[Path]:
    """What is printed on components: a change here is another game. The component list and the index of rules are
    not among it."""
    patterns = ("tiles/*.txt", "overlays/*.txt", "missions/*/*", "lost/*.txt", "survival/*/*.txt")
    drawn = [path for pattern in patterns for path in folder.glob(pattern)]
    parts = [part for other in others for part in parts_of(other)]
    drawn += [path for part in parts for path in part.iterdir() if path.suffix in (".yaml", ".txt")]
    return [*(folder / name for name in (*FILES, LOST_TILES, CAMPAIGN)), *sorted(drawn)]


def decode(folder: Path, others: Sequence[Path] = ()) -> Decoded:
    """All files of a folder, and of what is added to it; all problems of all files at once."""
    files = Folder(folder)
    cards: dict[str, list[Any]] = {name: files.cards(name, kind) for name, kind in FILES.items()}
    missions: list[Mission] = []
    folders: dict[str, str] = {}
    foreign: set[str] = set()
    for where, path in mission_folders(folder, others).items():
        if not path.is_relative_to(folder) or (path / MISSION).is_file():
            mission = files.record(f"{where}/{MISSION}", Mission, path / MISSION)
            if mission is not None and folders.setdefault(mission.id, where) == where:
                missions.append(mission)
                foreign |= {mission.id} if not path.is_relative_to(folder) else set()
            elif mission is not None:
                files.problems.append(f"{where}/{MISSION}: {mission.id}: field 'id': there is such a mission already")
    before = len(files.problems)
    maps = read_maps(folder, files.problems, others)
    if len(files.problems) > before:
        files.broken |= {TILES, OVERLAYS, LOST_TILES}
    campaign = files.record(CAMPAIGN, Campaign)
    components = files.record(COMPONENTS, dict[str, int])
    found = Decoded(
        cards,
        missions,
        [campaign] if campaign is not None else [],
        maps,
        components or {},
        files.problems,
        files.broken,
        maps.folders | folders,
        foreign,
        {},
    )
    for where, path in named(others).items():
        if is_campaign(path):
            _add_campaign(found, files, where, path)
    return found


def _add_campaign(found: Decoded, files: Folder, where: str, path: Path) -> None:
    """Join the campaign of a folder to what is read already."""
    campaign = files.record(f"{where}/{CAMPAIGN}", Campaign, path / CAMPAIGN)
    if campaign is None:
        return
    if campaign.id in found.folders or any(each.id == campaign.id for each in found.campaigns):
        what = "there is such a campaign or mission already"
        files.problems.append(f"{where}/{CAMPAIGN}: {campaign.id}: field 'id': {what}")
        return
    found.campaigns.append(campaign)
    found.folders[campaign.id] = where
    found.others.add(campaign.id)
    for file in BINDER:
        if not (path / file).is_file():
            continue
        known = {card.id for card in found.cards[file]}
        cards: list[Any] = files.cards(f"{where}/{file}", FILES[file], path / file)
        for card in cards:
            if card.id in known:
                files.problems.append(f"{where}/{file}: {card.id}: field 'id': there is such a card already")
            else:
                found.cards[file].append(card)
                found.brought[file, card.id] = campaign.id


def shops_in(decoded: Decoded) -> dict[str, tuple[Buy, ...]]:
    """What can be bought, by a shop of single missions or a contact (SM-9.1). An offer with a condition needs a
    campaign that it can hold in."""
    found: dict[str, tuple[Buy, ...]] = {shop.id: shop.offers for shop in decoded.cards["shops.yaml"]}
    for contact in decoded.cards[CONTACTS]:
        rules = [rule for rule in contact.offers if not rule.when]
        found[contact.key] = tuple(op for rule in rules for op in rule.do if isinstance(op, Buy))
    return found


def joined(campaign: Campaign, campaigns: Iterable[Campaign]) -> Campaign:
    """A campaign with what it has from the one that it is within."""
    base = next((each for each in campaigns if each.id == campaign.within), None)
    if base is None:
        return campaign
    return Campaign(
        campaign.id,
        campaign.within,
        opening=campaign.opening or base.opening,
        money=campaign.money or base.money,
        contacts=(*base.contacts, *campaign.contacts),
        failure=campaign.failure or base.failure,
        after=campaign.after or base.after,
        scores=base.scores | campaign.scores,
        late=campaign.late or base.late,
        ties=campaign.ties or base.ties,
        endings=(*campaign.endings, *base.endings),
        codas=(*base.codas, *campaign.codas),
    )


def schemas() -> dict[str, dict[str, Any]]:
    """A JSON Schema for each content file, for editors."""
    found = {name: msgspec.json.schema(list[kind]) for name, kind in FILES.items()}  # type: ignore[valid-type]
    found[MISSION] = msgspec.json.schema(Mission)
    found[LOST_TILES] = msgspec.json.schema(list[TileSide])
    found[CAMPAIGN] = msgspec.json.schema(Campaign)
    return found
