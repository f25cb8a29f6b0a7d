"""ST-19.27 to ST-19.29, SV-4.3, SV-11: victory, requests, the end of the last round, the score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from cordon.games.stalker import events
from cordon.games.stalker.ops.conditions import all_hold
from cordon.games.stalker.ops.selecting import CardContext
from cordon.games.stalker.rules.event_deck import end_mission
from cordon.games.stalker.survival.cards import face_up
from cordon.games.stalker.terms import STALKERS, ZoneCardId
from cordon.kernel.frames import Flow

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.survival_cards import ZoneCard

REACHED = "objective"
"""The flag of a main objective that is reached, while a request is not met yet (SV-4.3)."""
VICTORY_POINTS = 20


def requests(game: StalkerGame) -> list[tuple[ZoneCardId, bool]]:
    """The face-up requests, and whether each of them is met."""
    return [(card.id, is_met(game, card)) for card in face_up(game) if "request" in card.tags]


def is_met(game: StalkerGame, card: ZoneCard) -> bool:
    return all_hold(game, CardContext(STALKERS[game.state.lead], card.id), card.condition)


def finish_scenario(game: StalkerGame, result: Literal["victory", "defeat"], cause: str) -> Flow:
    """The scenario ends; a victory only once every request is met, until then the objective stays reached."""
    if result == "defeat":
        return end_mission(game, "defeat", cause)
    if REACHED not in game.state.flags:
        game.set(flags=(*game.state.flags, REACHED))
        for number, met in requests(game):
            game.emit(events.RequestChecked(number, met))
    return judge(game)


def judge(game: StalkerGame) -> Flow:
    """Victory, if the objective is reached and every request is met (ST-19.28)."""
    if REACHED in game.state.flags and all(met for _, met in requests(game)):
        return end_mission(game, "victory", "objective")
    return None


def judge_leaving(game: StalkerGame) -> Flow:
    """Nobody is left on the map: the scenario ends at once and is judged (SV-1.6)."""
    if any(not stalker.left for stalker in game.state.stalkers.values()):
        return None
    wanted = game.scenario.out_flag
    if game.scenario.all_out and (not wanted or wanted in game.state.flags):
        return finish_scenario(game, "victory", "left") or end_mission(game, "defeat", "left")
    return judge(game) or end_mission(game, "defeat", "left")


def judge_round(game: StalkerGame) -> Flow:
    """A round is over: a request may have been met meanwhile (SV-4.3), and the last round ends it all (ST-19.27)."""
    won = judge(game)
    return won if won or game.pile("zone_events").draw else end_mission(game, "defeat", "time")


def score(game: StalkerGame) -> int:
    """The points of a victory (SV-11.3): cards that were never drawn count too."""
    return VICTORY_POINTS + sum(icon for _, icon in scored(game))


def scored(game: StalkerGame) -> tuple[tuple[ZoneCardId, int], ...]:
    """What counts, card by card."""
    known, deck = game.content.zone_cards, game.pile("zone_events")
    return (*game.state.icons, *((card, known[card].icon) for card in (*deck.draw, *deck.discard)))
