"""What the objective of a chapter still asks for: the page marks it in the house."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from cordon.games.twom.conditions import Boarded, Built, Cleared, ColdIs, Condition, Has, StateIs, all_hold
from cordon.games.twom.game import TwomGame

Sort = Literal["build", "warm", "stock", "board", "clear", "cheer"]


class Aim(msgspec.Struct, frozen=True):
    """One thing that is missing; ``have`` and ``need`` are what is counted of it."""

    sort: Sort
    things: tuple[str, ...]
    """What would do: fittings, tokens, people."""
    have: int
    need: int


def open_aims(game: TwomGame, conditions: Iterable[Condition]) -> tuple[Aim, ...]:
    """Of each condition that does not hold."""
    missing = (condition for condition in conditions if not all_hold(game, (condition,)))
    return tuple(aim for condition in missing if (aim := _aim(game, condition)) is not None)


def _aim(game: TwomGame, condition: Condition) -> Aim | None:
    state = game.state
    match condition:
        case Built(fitting=wanted):
            return Aim("build", (wanted,) if isinstance(wanted, str) else wanted, 0, 1)
        case ColdIs(at_most=int(most)):
            return Aim("warm", (), state.cold, most)
        case Has(what=what, n=n, min_value=least):
            tokens = tuple(sorted(game.content.kinds(what, least)))
            return Aim("stock", tokens, sum(state.storage.get(token, 0) for token in tokens), n)
        case Boarded(at_least=n):
            return Aim("board", (), game.boards(), n)
        case Cleared(at_least=n):
            return Aim("clear", (), state.cleared, n)
        case StateIs(state=name, at_least=int(level), negated=True):
            people = tuple(person.id for person in state.people.values() if getattr(person, name) >= level)
            return Aim("cheer", people, len(people), 0)
        case _:
            return None
