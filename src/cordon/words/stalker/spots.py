"""What the places are called that cards of Zone Survival name (SV-1.3, SV-1.4): slots, tokens, characters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker.survival.places import is_zone_word
from cordon.games.stalker.terms import place_parts

if TYPE_CHECKING:
    from cordon.words.stalker.names import StalkerNamer

ALONE = frozenset({"own", "here", "picked", "lead", "that", "marked", "artifact_token", "map", "indoor", "outdoor",
                   "right", "back"})  # fmt: skip
"""Places that a word alone names, beside those of ``survival.places``."""


def is_spot(place: str) -> bool:
    return place in ALONE or is_zone_word(place)


def spot(namer: StalkerNamer, place: str, form: str = "") -> str:
    """The name of a place; ``.toward``: as the end of a movement, ``.at``: as where something lies."""
    if not is_spot(place):
        return namer.space(place)
    kind, rest = place_parts(place)
    slot, _, reference = rest.partition(":")
    key = f"spot-{kind}-{rest}" if namer.words.has(f"spot-{kind}-{rest}") else f"spot-{kind}"
    thing = namer.first((f"token-{rest}", f"character-{rest}"), rest)
    told = spot(namer, reference) if reference else ""
    return namer.words.say(f"{key}{form}", slot=slot, token=thing, character=thing, thing=thing, place=told)
