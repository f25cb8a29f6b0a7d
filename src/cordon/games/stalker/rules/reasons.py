"""Why something is not possible. The words are in ``reasons.ftl`` under ``reason-stalker-<id>``."""

from __future__ import annotations

from cordon.games.stalker.terms import Limit, MagazineWord, SideId, TokenWord, TypeWord
from cordon.kernel.decisions import Grounds, Seat, grounds

BACKPACK_FULL = grounds("backpack-full", person=Seat)
CONDITION = grounds("condition")
FULL_WEAPON = grounds("full-weapon")
HAS_MOVED = grounds("has-moved")
HAS_TOKEN = grounds("has-token", token=TokenWord)
HIGH_ON_MAP = grounds("high-on-map")
INDOORS = grounds("indoors")
LEAD_USED = grounds("lead-used")
NEEDS_FINDING = grounds("needs-finding", finding=SideId)
NEEDS_SIDE = grounds("needs-side", side=SideId)
NO_AMMO = grounds("no-ammo")
NO_ARTIFACT_NEAR = grounds("no-artifact-near")
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
NO_SYMBOL_NEAR = grounds("no-symbol-near")
NO_TARGET = grounds("no-target")
NO_WAY = grounds("no-way")
NOBODY_NEAR = grounds("nobody-near")
NOTHING_TO_DO = grounds("nothing-to-do")
NOTHING_TO_HAND_IN = grounds("nothing-to-hand-in")
ONE_COMPANION = grounds("one-companion")
ONE_CONTRACT = grounds("one-contract")
SEEN = grounds("seen")
SOLD_OUT = grounds("sold-out")
SPECIAL_AMMO = grounds("special-ammo")
TOO_LOUD = grounds("too-loud")
USED_ALREADY = grounds("used-already", limit=Limit)

ALL = {found.id: found for found in list(globals().values()) if isinstance(found, Grounds)}
