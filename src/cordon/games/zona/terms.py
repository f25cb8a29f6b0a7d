"""The words of Zona's rulebook as code knows them, and the constants of ZO-61."""

from __future__ import annotations

from typing import Literal

Attribute = Literal["VIG", "PRO", "INT", "WIL"]
DamageKind = Literal["RAD", "DIS", "WND"]
ThreatSlot = Literal["MUT-G", "MUT-Y", "ANO-G", "ANO-Y"]
ThreatKind = Literal["mutant", "anomaly"]
Colour = Literal["green", "yellow"]
Sector = Literal["green", "yellow", "red"]
Deck = Literal["junk", "gear", "artG", "artY"]
Category = Literal["artifact", "outfit", "weapon", "tool", "device", "document", "medicine", "food", "substance"]

ATTRIBUTES: tuple[Attribute, ...] = ("VIG", "PRO", "INT", "WIL")
KINDS: tuple[DamageKind, ...] = ("RAD", "DIS", "WND")
SLOTS: tuple[ThreatSlot, ...] = ("MUT-G", "ANO-G", "MUT-Y", "ANO-Y")
FACES = ("PLUS", "BLANK", "MINUS", "HAZARD")

ACTIONS_PER_TURN = 2
FATIGUE_START = 1
FATIGUE_MAX = 5
DICE_PER_TEST = 3
HAZARD_LIMIT = 2
BACKPACK_SLOTS = 5
TRAUMA_MAX = 3
SECRETS_NEEDED = 2
HEAL_PRICE = 200
REPAIR_PRICE = 100
WEAR_DISCOUNT = 100
LOWEST_PRICE = 100
RUN_COST = 2
MARKET_COLUMNS = 4
MARKET_ROWS: tuple[Deck, ...] = ("junk", "gear")
NEWS_REMOVED_SOLO = 5
EMISSION_TRACK_LAST = 6

GOOD, NEUTRAL, BAD = 1, 0, -1
REPUTATIONS = {GOOD: "good", NEUTRAL: "neutral", BAD: "bad"}

SLOT_OF_KIND: dict[tuple[ThreatKind, Colour], ThreatSlot] = {
    ("mutant", "green"): "MUT-G",
    ("mutant", "yellow"): "MUT-Y",
    ("anomaly", "green"): "ANO-G",
    ("anomaly", "yellow"): "ANO-Y",
}


def kind_of_slot(slot: ThreatSlot) -> ThreatKind:
    """``mutant`` of ``MUT-G``."""
    return "mutant" if slot.startswith("MUT") else "anomaly"


def colour_of_slot(slot: ThreatSlot) -> Colour:
    """``green`` of ``MUT-G``."""
    return "green" if slot.endswith("G") else "yellow"
