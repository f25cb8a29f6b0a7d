"""Where something of the objective of a scenario is to be done now: the marks on the map. Without words."""

from __future__ import annotations

from typing import Literal

import msgspec

from cordon.bots.stalker.objectives import Objectives
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.survival_cards import Aim
from cordon.games.stalker.terms import ZoneCardId, place_parts
from cordon.games.stalker.views import view

WIDE = ("away", "everywhere")
"""Words for so much of the map that a mark would say nothing."""
ONE = ("slot", "shut")
"""Words for places of several spaces that need one mark."""


class AimDrawn(msgspec.Struct, frozen=True):
    """``card`` and ``action``: what is to be done there, if it is an action of a card. What is to be gathered lies in
    anomalies."""

    kind: Literal["work", "stay", "hunt", "gather", "trade"]
    card: ZoneCardId
    action: str
    spaces: tuple[int, ...]


def zone_aims(game: StalkerGame) -> tuple[AimDrawn, ...]:
    """What the team can go for, as far as everybody may know; to stand somewhere only where nothing else is to be
    done."""
    seen = view(game, None)
    if not game.state.round or seen.survival is None:
        return ()
    objectives = Objectives(seen, seen.survival, game.board)
    found = [_aim(objectives, aim) for aim in objectives.aims if _is_open(objectives, aim)]
    busy = {space for aim in found if aim.kind != "stay" for space in aim.spaces}
    return tuple(
        aim
        for aim in dict.fromkeys(found)
        if aim.kind == "gather" or (aim.spaces and (aim.kind != "stay" or busy.isdisjoint(aim.spaces)))
    )


def _is_open(objectives: Objectives, aim: Aim) -> bool:
    if aim.carries and not objectives.holds(f"carried:{aim.carries}"):
        return False
    if aim.beside and objectives.character_at(aim.beside) < 0:
        return False
    return bool(objectives.places(aim)) and all(map(objectives.holds, aim.when))


def _aim(objectives: Objectives, aim: Aim) -> AimDrawn:
    open_spaces = objectives.places(aim)
    if aim.kind == "gather":
        return AimDrawn(aim.kind, "", "", ())
    if aim.kind == "hunt":
        return AimDrawn(aim.kind, "", "", open_spaces)
    spaces: dict[int, None] = {}
    for place in aim.at:
        word, _ = place_parts(place)
        there = [space for space in objectives.spaces(place) if space in open_spaces]
        spaces |= dict.fromkeys(() if word in WIDE else there[:1] if word in ONE else there)
    return AimDrawn(aim.kind, aim.card, aim.actions[0] if aim.actions else "", tuple(spaces))
