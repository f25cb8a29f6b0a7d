"""Why something is not possible. The words are in ``reasons.ftl`` under ``reason-stalker-<id>``."""

from __future__ import annotations

from functools import cache

import msgspec

from cordon.games.stalker.terms import (
    ConditionText,
    Limit,
    MagazineWord,
    SideId,
    SortWord,
    TokenKey,
    TokenWord,
    TypeWord,
)
from cordon.kernel.decisions import Grounds, Reason, Seat, grounds

BACKPACK_FULL = grounds("backpack-full", person=Seat)
BURDENED = grounds("burdened")
CONDITION = grounds("condition", condition=ConditionText, own=str)
FORBIDDEN = grounds("forbidden", card=SideId)
FULL_WEAPON = grounds("full-weapon")
HAS_MOVED = grounds("has-moved")
HAS_TOKEN = grounds("has-token", token=TokenWord)
HIGH_ON_MAP = grounds("high-on-map")
INDOORS = grounds("indoors")
LEAD_USED = grounds("lead-used")
NEEDS_FINDING = grounds("needs-finding", finding=SideId)
NEEDS_SIDE = grounds("needs-side", side=SideId)
NEEDS_CARD = grounds("needs-card", sort=SortWord)
NEEDS_TOKEN = grounds("needs-token", token=TokenKey)
NO_AMMO = grounds("no-ammo")
NO_ARTIFACT_NEAR = grounds("no-artifact-near")
NO_ATTENTION = grounds("no-attention")
NO_BOLT = grounds("no-bolt")
NO_CUBE = grounds("no-cube")
NO_CUBES = grounds("no-cubes")
NO_DIE_TO_REROLL = grounds("no-die-to-reroll")
NO_EXPOSED = grounds("no-exposed")
NO_FOCUS = grounds("no-focus")
NO_HIDDEN_SPACE = grounds("no-hidden-space")
NO_ITEM = grounds("no-item", type=TypeWord)
NO_MAGAZINE = grounds("no-magazine", magazine=MagazineWord)
NO_MONEY = grounds("no-money", n=int)
NO_PINNED = grounds("no-pinned")
NO_SLOT = grounds("no-slot")
NO_LOOT_NEAR = grounds("no-loot-near")
NO_SPECIAL_WEAPON = grounds("no-special-weapon")
NO_SYMBOL_NEAR = grounds("no-symbol-near")
NO_TARGET = grounds("no-target")
NO_WALL_NEAR = grounds("no-wall-near")
NO_WAY = grounds("no-way")
NOBODY_NEAR = grounds("nobody-near")
NONE_BESIDE = grounds("none-beside", token=TokenKey)
NONE_IN_REACH = grounds("none-in-reach", kind=str)
NOTHING_CARRIED = grounds("nothing-carried")
NOTHING_HERE = grounds("nothing-here")
NOTHING_TO_HAND_IN = grounds("nothing-to-hand-in")
ONE_COMPANION = grounds("one-companion")
ONE_CONTRACT = grounds("one-contract")
OTHER_SLOT = grounds("other-slot")
SEEN = grounds("seen")
SLOT_TAKEN = grounds("slot-taken")
SOLD_OUT = grounds("sold-out")
SPECIAL_AMMO = grounds("special-ammo")
SUPPLY_EMPTY = grounds("supply-empty", token=TokenWord)
TOO_LOUD = grounds("too-loud")
TOO_HEAVY = grounds("too-heavy")
USED_ALREADY = grounds("used-already", limit=Limit)


@cache
def unmet(rule: str, condition: msgspec.Struct, own: str = "") -> Reason:
    """What would have to be so; ``own`` is the number of the card that asks for it."""
    return CONDITION(rule, msgspec.json.encode(condition).decode(), own)


@cache
def none_in_reach(rule: str, kind: str) -> Reason:
    """Nobody or nothing of the kind is where a card reaches."""
    return NONE_IN_REACH(rule, kind)


ALL = {found.id: found for found in list(globals().values()) if isinstance(found, Grounds)}
