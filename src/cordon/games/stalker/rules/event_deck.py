"""ST-5.10 to ST-5.16, ST-6.2: the event deck, the active event, and how a mission's story ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.ops.conditions import all_hold
from cordon.games.stalker.ops.selecting import CardContext
from cordon.games.stalker.terms import STALKERS
from cordon.kernel.frames import Flow, Procedure, call, finish, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


class EventPhase(Procedure):
    """ST-6.2 Event phase"""

    level = "phase"

    @step("ST-6.2", "Draw the top event card and resolve it; without one time has run out (ST-5.16)")
    def draw(self, game: StalkerGame) -> Flow:
        deck = game.pile("events").draw
        if not deck:
            game.end_mission("defeat", "time")
            return finish()
        return call(TakeEvent(deck[0]))


class TakeEvent(Procedure):
    """ST-5.15 An event card becomes the active one"""

    event: str

    @step("ST-5.15", "It comes from the deck, wherever it lies there, and covers the one before")
    def take(self, game: StalkerGame) -> Flow:
        remove_event(game, self.event)
        before = game.state.event
        if before in game.content.decks["random"]:
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


def remove_event(game: StalkerGame, event: str) -> None:
    """Take an event out of the deck; a card that is not there is in the box."""
    pile = game.pile("events")
    if event in pile.draw:
        at = pile.draw.index(event)
        game.update(pile, draw=(*pile.draw[:at], *pile.draw[at + 1 :]))


# --- the epilogue (SM-9.3) --------------------------------------------------------------------------------------------


def epilogue_of(game: StalkerGame) -> str:
    """The row of the epilogue that is read when the mission is over: the ending of its message id."""
    outcome = game.state.outcome
    about = CardContext(STALKERS[game.state.lead], "")
    for row in game.content.missions[game.config.mission].epilogues:
        if outcome is not None and row.result == outcome.result and all_hold(game, about, row.when):
            return row.key
    return ""


def codas_of(game: StalkerGame) -> list[tuple[str, str]]:
    """The choices that the epilogue comes back to, as flag and value."""
    codas = game.content.missions[game.config.mission].codas
    return [(flag, game.state.memory[flag]) for flag in codas if game.state.memory.get(flag) in codas[flag]]
