"""Work beside the way: what the action of an area, or a fight that is looked for, would bring a scavenger."""

from __future__ import annotations

from cordon.bots.zona import worth
from cordon.bots.zona.appraisal import appraise, encounter
from cordon.bots.zona.situation import Me
from cordon.bots.zona.trading import wanted_for_lock
from cordon.games.zona import ops
from cordon.games.zona.content import content
from cordon.games.zona.terms import GOOD, colour_of_slot

PLACES = ("farms", "factory", "dump", "white_lake", "red_forest", "borderland", "proving_ground", "headquarters")
"""Areas whose action is of use to many; the others are gone to for a lock, or for nothing better."""
NO_TIME = 11
"""With fewer rounds left than these there is none for work."""
LEAST = 100.0
"""What work must bring beside the action it takes."""
TROPHIES = 1
"""Whoever carries more than these sells them before the next hunt."""


def has_time(me: Me) -> bool:
    """Whether work pays: things are of use for a while, and nobody is about to win."""
    return me.rounds_left >= NO_TIME and not me.has_secrets and me.race == 1.0


def gain(me: Me, area: str) -> float:
    """What the action of an area would bring."""
    if area == "farms":
        return _dearer(me)
    if area == "factory":
        return _better_name(me)
    if area == "red_forest" and not _may_hunt(me):
        return 0.0
    if area == "headquarters" and me.scavenger.reputation < GOOD:
        return 0.0
    if me.packed >= me.capacity and _gives_items(area):
        return 0.0
    return appraise(me, f"area/{area}/action")[0]


def _gives_items(area: str) -> bool:
    def gives(script: tuple[ops.Op, ...]) -> bool:
        return any(isinstance(op, ops.Take | ops.DrawKeep) for op in script)

    key = f"area/{area}/action"
    return any(gives(script) for found, script in content().scripts.items() if found.startswith(key))


def _dearer(me: Me) -> float:
    """The farmers pay more for trophies and for artifacts that are of no use (ZO-21.1)."""
    more = {"green": 100, "yellow": 200}
    total = 0
    if not wanted_for_lock(me, "trophy"):
        total += sum(more[colour_of_slot(content().threats[token].slot)] for token in me.scavenger.trophies)
    if not wanted_for_lock(me, "artifact"):
        for item in me.items:
            kind = me.kind(item.card)
            if kind.category == "artifact" and worth.use_for(me, kind.id) < worth.ruble(me) * worth.resale(item):
                total += more["green" if content().deck_of[item.card] == "artG" else "yellow"]
    return worth.ruble(me) * total


def _better_name(me: Me) -> float:
    """Something given away for a better name (ZO-21.9)."""
    if me.scavenger.reputation == GOOD or not me.scavenger.trophies or wanted_for_lock(me, "trophy"):
        return 0.0
    cheapest = min(content().threats[token].trophy or 0 for token in me.scavenger.trophies)
    return worth.good_name(me, 1) - worth.ruble(me) * cheapest


def _may_hunt(me: Me) -> bool:
    """Whether there is room for what is found, and not too much to be sold already."""
    return len(me.scavenger.trophies) <= TROPHIES and me.packed < me.capacity


def hunt(me: Me) -> float:
    """What looking for a fight here would bring (ZO-12.7)."""
    if not _may_hunt(me):
        return 0.0
    here = next((area.threats for area in me.view.areas if area.id == me.area), ())
    return max((encounter(me, content().threats[token]) for token in here), default=0.0)
