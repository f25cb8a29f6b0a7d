"""TW-5.6, TW-5.7 and TW-18 The Shelter: what can be reached, locks, boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.twom import events
from cordon.games.twom.rules.effects import Effects
from cordon.games.twom.terms import LOCK_HOLDS
from cordon.kernel.decisions import ask, thing
from cordon.kernel.frames import Flow, Procedure, call, finish, step
from cordon.kernel.triggers import window

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame


def reachable(game: TwomGame) -> frozenset[str]:
    """TW-18.2: from the Guard space; an obstacle is reached, but nothing beyond it."""
    shelter = game.content.shelter
    blocked = frozenset(
        space.id
        for space in game.state.spaces.values()
        if (space.card in shelter.obstacles) or (space.id in shelter.holes and not space.boarded)
    )
    return shelter.reachable(blocked)


def is_empty(game: TwomGame, space: str) -> bool:
    """TW-6.11: no card, no fitting, no printed action."""
    record = game.state.spaces[space]
    return not record.card and not record.fitting and space not in game.content.shelter.printed


def next_to(game: TwomGame, space: str, fitting: str) -> bool:
    """Whether a space lies horizontally beside a built fitting (TW-6.11)."""
    built = game.state.fittings.get(fitting)
    return built is not None and built.space in game.content.shelter.beside[space]


def clear_card(game: TwomGame, person: str, space: str) -> None:
    """The back of a shelter card is resolved; Rubble leaves its remnants (TW-6.6, TW-6.8)."""
    record = game.state.spaces[space]
    shelter = game.content.shelter
    kind = shelter.kinds[record.card]
    game.emit(events.CardCleared(person, space, record.card))
    for token, n in shelter.backs[record.back].items():
        game.gain(token, n, "incoming")
    if kind.leaves:
        backs = game.state.piles[f"backs:{kind.leaves}"]
        game.update(backs, draw=backs.draw[1:])
        game.update(record, card=kind.leaves, back=backs.draw[0])
    else:
        game.update(record, card="", back="")
        game.set(cleared=game.state.cleared + 1)


def try_lock(game: TwomGame, person: str, where: str = "") -> bool:
    """TW-6.9: whether the lock opens; a locksmith needs no roll and keeps the lockpick."""
    if game.modified("opens_locks", 0, game.state.leader, person):
        return True
    rolled = game.black()
    if rolled <= LOCK_HOLDS:
        game.emit(events.LockHeld(person, rolled))
        return False
    game.emit(events.BlackRolled(rolled))
    game.discard("lockpick", 1, where)
    return True


class PickLock(Procedure):
    """TW-24 A locked door out there: one try"""

    then: str

    @step("TW-6.9", "Roll BLACK")
    def attempt(self, game: TwomGame) -> Flow:
        return call(Effects(self.then)) if try_lock(game, "") else finish(False)

    @step("TW-23", "A location may give more behind a door")
    def more(self, game: TwomGame) -> Flow:
        return window(game, "after_door_opened", game.state.leader)


class LoseBoard(Procedure):
    """TW-22.1 A board-up token is discarded; that hole is open again"""

    choice: str = ""

    @step("TW-22.1", "The leader chooses the hole")
    def choose(self, game: TwomGame) -> Flow:
        holes = [space for space in game.content.shelter.holes if game.state.spaces[space].boarded]
        return ask(game.state.leader, "choice", [f"space:{space}" for space in holes])

    @step("TW-22.1", "It is open again")
    def open(self, game: TwomGame) -> Flow:
        space = thing(self.choice)
        game.update(game.state.spaces[space], boarded=False)
        game.emit(events.BoardLost(space))
        return finish()
