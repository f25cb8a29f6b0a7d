"""What a seat may know, and how what it cannot know is dealt anew."""

from __future__ import annotations

import msgspec

from cordon.kernel.chance import Chance, Shuffler
from cordon.kernel.decisions import Seat
from cordon.kernel.state import Outcome
from last_tin.state import TinGame
from last_tin.terms import Find


class GamblerView(msgspec.Struct, frozen=True):
    seat: Seat
    rounds: int
    finds: tuple[Find, ...] | None
    """Nobody looks into another one's hand."""


class TinView(msgspec.Struct, frozen=True):
    hand: int
    pot: int
    dice: tuple[int, ...]
    blanket: int
    gamblers: tuple[GamblerView, ...]
    outcome: Outcome | None


def view(game: TinGame, seat: Seat | None) -> TinView:
    state = game.state
    gamblers = tuple(
        GamblerView(each.seat, each.rounds, each.finds if each.seat == seat else None)
        for each in state.gamblers.values()
    )
    return TinView(state.hand, state.pot, state.dice, len(state.blanket), gamblers, state.outcome)


def redeal(game: TinGame, seat: Seat | None, seed: int) -> None:
    """What lies under the blanket and in the others' hands."""
    others = [gambler for gambler in game.state.gamblers.values() if gambler.seat != seat]
    hidden = (*game.state.blanket, *(find for gambler in others for find in gambler.finds))
    dealt = iter(Shuffler(seed)(hidden))
    for gambler in others:
        game.update(gambler, finds=tuple(next(dealt) for _ in gambler.finds))
    game.set(blanket=tuple(dealt), chance=Chance(seed))
    game.waiting = None
