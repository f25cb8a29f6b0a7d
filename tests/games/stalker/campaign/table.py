"""A campaign before its first navigation, and what a story or an epilogue changes in its binder."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cordon.games.stalker import GAME
from cordon.games.stalker.campaign import binder
from cordon.games.stalker.campaign.dealing import take_from_deck
from cordon.games.stalker.game import StalkerGame
from cordon.kernel.frames import Procedure, started
from cordon.kernel.spec import Setup
from tests.games.stalker.rules.stage import Idle


def explore(seats: int = 2, memory: dict[str, str] | None = None, stash: tuple[str, ...] = ()) -> StalkerGame:
    """A new campaign in its first navigation, with this memory and these cards in the stash instead of the jackets."""
    game = GAME.new(Setup(seats, seed=1, config={"mode": "campaign"}))
    while (decision := game.decisions()[0]).kind != "navigation.choose":
        game.answer(decision.seat, decision.answers()[0])
    game.set(memory=dict(memory or {}))
    for card in game.state.stash:
        binder.discard(game, card)
    for key in stash:
        binder.store(game, take_from_deck(game, key))
    game.waiting = None
    return game


def visit(game: StalkerGame, place: str, option: str) -> None:
    """Go to a place, choose this, and take the first answer to whatever else is asked."""
    binder.open_place(game, place)
    game.waiting = None
    game.answer(0, f"visit:{place}")
    game.answer(0, f"option:{option}")
    while (decision := game.decisions()[0]).kind != "navigation.choose" and decision.kind != "read_story.read":
        game.answer(decision.seat, decision.answers()[0])


def run(game: StalkerGame, procedure: Procedure, *answers: str) -> None:
    """Run a procedure with these answers, and then the first one to whatever else is asked."""
    game.state.stack = [started(Idle()), started(procedure)]
    procedure.into = ""
    game.waiting = None
    for answer in answers:
        game.answer(game.decisions()[0].seat, answer)
    while (decision := game.decisions()[0]).kind != "idle.wait":
        game.answer(decision.seat, decision.answers()[0])


SORTS = ("item", "artifact", *(f"{deck} {tier}" for deck in ("weapon", "armour", "attachment") for tier in (1, 2, 3)))


def _sort(game: StalkerGame, card: str) -> str:
    """The deck of a card, and its tier if it has one: ``weapon 2``."""
    return f"{game.content.deck_of[card]} {getattr(game.content.cards[card], 'tier', '')}".strip()


def look(game: StalkerGame) -> dict[str, Any]:
    """The binder: what is a number, and what is a set of words."""
    state = game.state
    sorts = Counter(_sort(game, card) for card in state.stash)
    return {
        "money": state.money,
        **{sort: sorts[sort] for sort in SORTS},
        "magazines": sum(state.magazines.values()),
        "late A": state.late.get("A", 0),
        "late B": state.late.get("B", 0),
        "promises": len(state.ahead),
        "favours": sum(state.favours.values()),
        "contacts": frozenset(state.contacts),
        "open": frozenset(id for id, place in state.places.items() if not place.crossed),
        "crossed": frozenset(id for id, place in state.places.items() if place.crossed),
        "memory": frozenset(f"{flag}={value}" for flag, value in state.memory.items()),
        "box": frozenset(state.box_events),
    }


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What differs: numbers as a difference, words as those that came, and ``-word`` for those that went."""
    found: dict[str, Any] = {}
    for name, value in after.items():
        if value == before[name]:
            continue
        if isinstance(value, int):
            found[name] = value - before[name]
        else:
            found[name] = {*(value - before[name]), *(f"-{word}" for word in before[name] - value)}
    return found
