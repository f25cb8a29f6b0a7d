"""TW-5.6, TW-5.7 and TW-18 The Shelter: what can be reached, locks, boards."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from cordon.games.twom import events
from cordon.games.twom.day_actions import BOARD, CLEAR
from cordon.games.twom.rules.effects import Effects
from cordon.games.twom.terms import LOCK_HOLDS, DayAction, SpaceId, TokenId, backs_of
from cordon.kernel.decisions import ask
from cordon.kernel.frames import Flow, Procedure, call, finish, step
from cordon.kernel.kept import kept
from cordon.kernel.triggers import window
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

SPACE = verb("space", space=SpaceId)


class House(msgspec.Struct, frozen=True, gc=False):
    """What the spaces of the Shelter come to: it stays so until one of them changes."""

    near: frozenset[SpaceId]
    """TW-18.2: what can be reached from the Guard space; an obstacle is reached, but nothing beyond it."""
    offers: tuple[DayAction, ...]
    """What there is to do in them, space by space."""
    empty: tuple[SpaceId, ...]
    """TW-6.11: spaces within reach without card, fitting and printed action."""
    locked: dict[DayAction, TokenId]
    """Clearing that needs a tool, and which."""
    rubble: frozenset[DayAction]
    """Clearing that needs a shovel or a helper: which of them is looked at when a plan is committed (TW-6.7)."""


@kept("spaces")
def look_round(game: TwomGame) -> House:
    """The Shelter as it stands; ask for ``game.house``."""
    shelter, spaces = game.content.shelter, game.state.spaces
    open_holes = [hole for hole in shelter.holes if hole in spaces and not spaces[hole].boarded]
    blocked = [space.id for space in spaces.values() if space.card in shelter.obstacles]
    near = shelter.reachable(frozenset(blocked + open_holes))
    offers: list[str] = []
    empty: list[str] = []
    locked: dict[str, str] = {}
    rubble: list[str] = []
    for id, space in spaces.items():
        if id not in near:
            continue
        if space.card:
            clear = CLEAR(id)
            offers.append(clear)
            tool = shelter.tools[space.card]
            if tool == "shovel":
                rubble.append(clear)
            elif tool:
                locked[clear] = tool
        elif space.fitting:
            offers += game.content.day.on[space.fitting]
        elif id in open_holes:
            offers.append(BOARD(id))
        elif id not in shelter.printed:
            empty.append(id)
    return House(near, tuple(offers), tuple(empty), locked, frozenset(rubble))


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
        backs = game.state.piles[backs_of(kind.leaves)]
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
    game.emit(events.BlackRolled(rolled, person, "lock" if person else "lock_out"))
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

    @step("TW-22.1", "The leader chooses the hole", offers=(SPACE,))
    def choose(self, game: TwomGame) -> Flow:
        holes = [space for space in game.content.shelter.holes if game.state.spaces[space].boarded]
        return ask(game.state.leader, "choice", [SPACE(space) for space in holes])

    @step("TW-22.1", "It is open again")
    def open(self, game: TwomGame) -> Flow:
        space = SPACE.read(self.choice)
        game.update(game.state.spaces[space], boarded=False)
        game.emit(events.BoardLost(space))
        return finish()
