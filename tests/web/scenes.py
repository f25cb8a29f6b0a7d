"""Recorded matches of all games at the moments at which a table looks different, as saves that a visitor can bring."""

from __future__ import annotations

from functools import cache
from typing import Any

from cordon.kernel import saves
from cordon.kernel.session import Session
from tests.web import matches, stalker_moments, twom_moments
from tests.web.matches import Moment

FULL = 4
BOTS = ("", "greedy", "greedy", "greedy")
SURVIVAL: dict[str, Any] = {"mode": "survival", "scenario": "S01", "zone_map": "M01", "baskets": True}


def asked(kind: str, round: int = 0) -> Moment:
    """The first seat, and only it, is asked this, in this round or later."""
    return lambda session: (
        [(one.seat, one.kind) for one in session.decisions] == [(0, kind)] and session.game.state.round >= round
    )


def over(session: Session[Any]) -> bool:
    return session.game.state.outcome is not None


def _zona(moment: Moment) -> bytes:
    found = next(filter(None, (matches.played(FULL, seed, moment) for seed in matches.SEEDS)))
    return matches.save(found, BOTS)


def _stalker(moment: Moment, seats: int = FULL, player: str = "greedy", **config: Any) -> bytes:
    played = (stalker_moments.played(seats, seed, moment, player, **config) for seed in stalker_moments.SEEDS)
    return stalker_moments.save(next(filter(None, played)), BOTS[:seats])


@cache
def zona() -> dict[str, bytes]:
    return {
        "draft": _zona(asked("keep_board.choose")),
        "turn": _zona(asked("take_turn.choose", 4)),
        "camp": _zona(asked("camp.choose", 3)),
        "roll": _zona(asked("test.react")),
        "event": _zona(asked("chosen_part.choose")),
        "news": _zona(asked("mark_news.choose")),
        "threat": _zona(asked("encounter.choose")),
        "end": _zona(over),
    }


@cache
def stalker() -> dict[str, bytes]:
    campaign: dict[str, Any] = {"seats": 1, "player": "random", "mode": "campaign"}
    return {
        "draft": _stalker(asked("match.choose_stalker")),
        "begin": _stalker(asked("players_phase.begin_turn", 2)),
        "turn": _stalker(asked("turn.choose", 2)),
        "roll": _stalker(asked("rerolls.choose")),
        "prepare": _stalker(asked("prepare.choose")),
        "story": _stalker(asked("read_story.read"), **campaign),
        "binder": _stalker(asked("navigation.choose"), **campaign),
        "packing": _stalker(asked("packing.choose"), **campaign),
        "dealing": _stalker(asked("dealing.choose"), **campaign),
        "shopping": _stalker(asked("shopping.choose"), player="random", **SURVIVAL),
        "survival": _stalker(asked("turn.choose"), player="random", **SURVIVAL),
        "end": _stalker(over),
    }


TWOM = {
    "page": "turn_page.read_on",
    "script": "script_choice.choose",
    "day": "action_stage.assign",
    "dusk": "dusk_phase.drink",
    "meal": "dusk_phase.eat",
    "evening": "evening_phase.assign",
    "places": "scavenging_phase.choose",
    "pack": "pack.choose",
    "walk": "exploration.choose",
    "encounter": "encounter.choose",
    "fight": "combat.choose",
    "findings": "choose_findings.choose",
    "raid": "night_raid_phase.steal",
    "dawn": "dawn_phase.close_the_day",
}


@cache
def twom() -> dict[str, bytes]:
    return {name: twom_moments.moments()[kind] for name, kind in TWOM.items()} | {"end": _ended()}


def _ended() -> bytes:
    """The first campaign that comes to its end."""
    for seed in twom_moments.MORE_SEEDS:
        *_, session = twom_moments.campaign(seed)
        if over(session):
            return saves.dump(session, {"bots": []})
    raise AssertionError("no campaign ends")


GAMES = {"zona": zona, "stalker": stalker, "twom": twom}
