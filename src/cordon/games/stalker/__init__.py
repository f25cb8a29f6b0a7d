"""S.T.A.L.K.E.R.: The Board Game: stalkers on a mission in the Zone, 1-4 together against what lives there."""

from __future__ import annotations

from cordon.games.stalker import events
from cordon.games.stalker.campaign.mission_end import MissionEnd
from cordon.games.stalker.content import content, content_fingerprint
from cordon.games.stalker.content_tools import TOOLS
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.migrations import FORMER, MIGRATIONS
from cordon.games.stalker.rules.dice import DICE
from cordon.games.stalker.rules.setup import Match
from cordon.games.stalker.state import Config, StalkerState
from cordon.games.stalker.survival.judging import score, scored
from cordon.games.stalker.views import redeal, view
from cordon.kernel.decisions import Seat
from cordon.kernel.frames import kind_of
from cordon.kernel.spec import GameSpec


def _statistics(game: StalkerGame) -> dict[str, float]:
    if game.config.mode == "campaign":
        return _of_campaign(game)
    return _of_mission(game) | (_of_scenario(game) if game.state.scenario else {})


def _of_campaign(game: StalkerGame) -> dict[str, float]:
    """Missions won and tries, LATE marks, the money at the end, which ending, and the kits of first tries by level."""
    state = game.state
    tries = [debrief for debrief in state.chronicle if debrief.result != "given_up"]
    figures = {
        "missions_won": sum(debrief.result == "victory" for debrief in tries),
        "tries": len(tries),
        "contracts_paid": sum(debrief.paid for debrief in tries),
        "late": sum(state.late.values()),
        "money": state.money,
    }
    if state.outcome is not None:
        figures[f"ending_{state.outcome.cause}"] = 1
    first = {debrief.mission: debrief.kit for debrief in reversed(tries)}
    for level in {game.content.missions[mission].level for mission in first}:
        kits = [kit for mission, kit in first.items() if game.content.missions[mission].level == level]
        figures[f"kit_{level}"] = round(sum(kits) / len(kits) / state.seats)
    return {**figures, **{f"won_{debrief.mission}": 1 for debrief in tries if debrief.result == "victory"}}


def _of_mission(game: StalkerGame) -> dict[str, float]:
    state = game.state
    horde = sum(n for kind, n in state.killed.items() if game.content.enemies[kind].category == "horde")
    figures = {"horde_kills": horde, "artifacts_gained": state.artifacts_gained}
    return {"rounds": state.round, "deaths": 0, **state.losses, **figures}


def _of_scenario(game: StalkerGame) -> dict[str, float]:
    """What SV-14 is measured by: the map, the cards of the match, what was drawn of them, what was owned at the end."""
    state, known = game.state, game.content.zone_cards
    counted = scored(game)
    icons = sum(icon for _, icon in counted)
    there = {
        f"map:{state.map}",
        f"icons:{icons}",
        f"end:{state.outcome.cause if state.outcome is not None else ''}",
        *(f"card:{number}" for number, _ in counted if number in known),
        *(f"unique:{game.content.cards[card].key}" for card in game.content.unique if card in state.cards),
    }
    return {
        "rounds_printed": game.scenario.rounds_of(state.seats, state.map, (number for number, _ in state.icons)),
        "points": _points(game),
        "requests": sum(number in known and "request" in known[number].tags for number, _ in state.icons),
        "scripts": sum(count for name, count in state.losses.items() if name.startswith("script:")),
        **dict.fromkeys(sorted(there), 1),
    }


def _points(game: StalkerGame) -> int:
    """The score of a scenario of Zone Survival that was won (SV-11.3)."""
    outcome = game.state.outcome
    return score(game) if game.state.scenario and outcome is not None and outcome.result == "victory" else 0


def _about(game: StalkerGame) -> tuple[str, ...]:
    """A scenario and its map, or a mission."""
    state = game.state
    return tuple(filter(None, (state.scenario, state.map) if state.scenario else (state.mission,)))


def _fell(game: StalkerGame) -> tuple[Seat, ...] | None:
    """Who died in the missions of a campaign: the chronicle tells it."""
    if game.config.mode != "campaign":
        return None
    return tuple(seat for debrief in game.state.chronicle for seat in debrief.fallen)


def _daily(number: int) -> dict[str, object]:
    """A scenario of Zone Survival on one of its maps."""
    rest, scenario = divmod(number, len(content().scenarios))
    return {
        "mode": "survival",
        "scenario": list(content().scenarios)[scenario],
        "zone_map": list(content().zone_maps)[rest % len(content().zone_maps)],
    }


def _decides_together(game: StalkerGame) -> bool:
    """Between the missions of a campaign, and when the epilogue of one is read."""
    if game.config.mode != "campaign":
        return False
    return not game.state.mission or any(one.kind == kind_of(MissionEnd.read) for one in game.decisions())


GAME = GameSpec(
    id="stalker",
    rules_version=2,
    package=__name__,
    game=StalkerGame,
    state=StalkerState,
    config=Config,
    seats=(1, 4),
    match=Match,
    view=view,
    redeal=redeal,
    fingerprint=content_fingerprint,
    printed=content,
    events=lambda: list(events.ALL),
    statistics=_statistics,
    points=_points,
    about=_about,
    fell=_fell,
    daily=_daily,
    council=_decides_together,
    dice=lambda _: DICE,
    clock=lambda game: game.state.round,
    content=TOOLS,
    former=FORMER,
    migrations=MIGRATIONS,
)
