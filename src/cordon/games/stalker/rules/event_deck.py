"""ST-5.10 to ST-5.16, ST-6.2: the event deck, the active event, and how a mission's story ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from cordon.games.stalker import events
from cordon.games.stalker.ops.conditions import all_hold
from cordon.games.stalker.ops.selecting import CardContext
from cordon.games.stalker.sorts import is_artifact
from cordon.games.stalker.terms import STALKERS
from cordon.kernel.decisions import Seat
from cordon.kernel.frames import Flow, Procedure, call, finish_scope, step

if TYPE_CHECKING:
    from cordon.games.stalker.cards import Epilogue
    from cordon.games.stalker.game import StalkerGame


class EventPhase(Procedure):
    """ST-6.2 Event phase"""

    level = "phase"

    @step("ST-6.2", "Draw the top event card and resolve it; without one time has run out (ST-5.16)")
    def draw(self, game: StalkerGame) -> Flow:
        deck = game.pile("events").draw
        if not deck:
            return end_mission(game, "defeat", "time")
        return call(TakeEvent(deck[0]))


class TakeEvent(Procedure):
    """ST-5.15 An event card becomes the active one"""

    event: str

    @step("ST-5.15", "It comes from the deck, wherever it lies there, and covers the one before")
    def take(self, game: StalkerGame) -> Flow:
        remove_event(game, self.event)
        before = game.state.event
        if before in game.random_events():
            game.put_away("random", before)
        game.set(event=self.event)
        game.emit(events.EventDrawn(self.event))
        return None

    @step("ST-5.13", "Its instant effect")
    def resolve(self, game: StalkerGame) -> Flow:
        return effect(game, "instant")


def effect(game: StalkerGame, part: str) -> Flow:
    """A part of the active event: ``instant`` or ``round_end``; the lead stalker is its "you"."""
    event = game.state.event
    path = f"event/{event}/{part}"
    if not game.content.scripts.get(path):
        return None
    return call(game.script(path, STALKERS[game.state.lead], event))


def add_random_events(game: StalkerGame, n: int) -> None:
    """Put random events on top of the event deck, unseen; each one is a round more (ST-5.11)."""
    added: list[str] = []
    for _ in range(n):
        card = game.draw("random")
        if card is not None:
            added.append(card)
    if added:
        pile = game.pile("events")
        game.update(pile, draw=(*reversed(added), *pile.draw))
        game.emit(events.EventsAdded(len(added)))


def add_event(game: StalkerGame, event: str) -> None:
    """A random event of the mission's own comes out of the box, on top of the event deck: a round more (ST-5.11)."""
    pile = game.pile("events")
    game.update(pile, draw=(event, *pile.draw))
    game.emit(events.EventsAdded(1))


def bring_up_event(game: StalkerGame, event: str) -> None:
    """A mission event that is still in the deck comes to lie on top: it is the next one, and time stays what it was."""
    pile = game.pile("events")
    if event in pile.draw:
        game.update(pile, draw=(event, *(each for each in pile.draw if each != event)))
        game.emit(events.EventBroughtUp(event))


def remove_event(game: StalkerGame, event: str) -> None:
    """Take an event out of the deck; a card that is not there is in the box."""
    pile = game.pile("events")
    if event in pile.draw:
        at = pile.draw.index(event)
        game.update(pile, draw=(*pile.draw[:at], *pile.draw[at + 1 :]))


# --- the end (ST-1.7) -------------------------------------------------------------------------------------------------

TEAM: Seat = -1
"""The seat of a procedure that is nobody's own: what ends for the team ends there."""


class MissionResult(msgspec.Struct, frozen=True):
    """How a mission ended, and what brought the end."""

    result: Literal["victory", "defeat"]
    cause: str = ""


def end_mission(game: StalkerGame, result: Literal["victory", "defeat"], cause: str) -> Flow:
    """ST-1.7: nothing of the mission runs on."""
    state = game.state
    dose = max(stalker.dose for stalker in state.stalkers.values())
    artifacts = sum(is_artifact(game.content.cards[card]) for card in state.cards)
    alarms = state.losses.get("alarms", 0)
    game.emit(events.MissionEnded(result, cause, state.round, alarms, dose, artifacts, state.money))
    return finish_scope(TEAM, MissionResult(result, cause))


# --- the epilogue (SM-9.3) --------------------------------------------------------------------------------------------


def epilogue_of(game: StalkerGame, result: str) -> Epilogue:
    """The row of the epilogue that is read when the mission is over: the first one of its result whose conditions
    hold."""
    about = CardContext(STALKERS[game.state.lead], "")
    rows = (row for row in game.mission.epilogues if row.result == result)
    return next(row for row in rows if all_hold(game, about, row.when))


def codas_of(game: StalkerGame) -> list[tuple[str, str]]:
    """The choices that the epilogue comes back to, as flag and value."""
    codas = game.mission.codas
    return [(flag, game.state.memory[flag]) for flag in codas if game.state.memory.get(flag) in codas[flag]]
