"""What is thought at a table, each a job for a process beside the server (``minds``): what a bot would answer, advice,
an outlook, and a look back on a match that is over."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from cordon.bots.advice import BUDGET, Advised, advice, explained
from cordon.bots.hindsight import Side, hindsight
from cordon.bots.imagination import Imagination
from cordon.bots.outlook import Tally, is_foreseen, outlook
from cordon.bots.player import Thinker, Thought
from cordon.bots.registry import bot
from cordon.bots.search import Budget, Searcher
from cordon.games.registry import GAMES
from cordon.kernel import saves
from cordon.kernel.chance import Draw
from cordon.kernel.decisions import Seat
from cordon.kernel.game import Game
from cordon.kernel.session import Entry, Session
from cordon.kernel.spec import Setup


class Ponder(msgspec.Struct, frozen=True, tag="ponder"):
    """The position of a match, and who in it is to think about what the own seat is asked."""

    game: str
    state: bytes
    seat: Seat
    bot: str
    seed: int


class Pondered(msgspec.Struct, frozen=True, tag="pondered"):
    """What came of it, and why, where the bot answers for a group that reads the question with it."""

    thought: Thought
    best: tuple[Advised, ...] = ()


class Advise(msgspec.Struct, frozen=True, tag="advise"):
    """The position of a match, and the seat whose question is to be thought about."""

    game: str
    state: bytes
    seat: Seat
    budget: Budget = BUDGET


class Counselled(msgspec.Struct, frozen=True, tag="counselled"):
    """The best answers to it."""

    best: tuple[Advised, ...]


class Foresee(msgspec.Struct, frozen=True, tag="foresee"):
    """The position of a match, who wants to know how it will end, and which imagined matches are to be played."""

    game: str
    state: bytes
    seat: Seat | None
    first: int
    count: int


class Foreseen(msgspec.Struct, frozen=True, tag="foreseen"):
    """What these came to, for each side."""

    tallies: tuple[Tally, ...]


class LookBack(msgspec.Struct, frozen=True, tag="look-back"):
    """A match that is over, by its log."""

    game: str
    setup: Setup
    opening: tuple[Draw, ...]
    entries: tuple[Entry, ...]


class LookedBack(msgspec.Struct, frozen=True, tag="looked-back"):
    """What it turned on, for each side."""

    sides: tuple[Side, ...]


Thinking = Ponder | Advise | Foresee | LookBack
Thoughts = Pondered | Counselled | Foreseen | LookedBack


def thought(job: Thinking) -> Thoughts:
    """Think."""
    match job:
        case Ponder():
            return pondered(job)
        case Advise():
            return Counselled(advice(_position(job.game, job.state), job.seat, job.budget))
        case Foresee():
            imagination = Imagination(_position(job.game, job.state), job.seat)
            return Foreseen(outlook(imagination, job.first, job.count))
        case LookBack():
            spec = GAMES[job.game]
            return LookedBack(hindsight(Session.replayed(spec, job.setup, job.opening, job.entries)))


def pondered(job: Ponder) -> Pondered:
    """A bot that does not think ahead has no job here."""
    game = _position(job.game, job.state)
    mind = bot(job.bot, job.game, job.seed)
    assert isinstance(mind, Thinker)
    decision, imagination = game.pending_of(job.seat).decision(), Imagination(game, job.seat)
    found = mind.think(decision, partial(game.spec.view, game, job.seat), imagination)
    if isinstance(mind, Searcher) and game.spec.is_council(game) and is_foreseen(job.game, _config(game)):
        return Pondered(found, explained(mind, imagination, decision, found))
    return Pondered(found)


def _config(game: Game[Any]) -> dict[str, Any]:
    return dict(msgspec.to_builtins(game.state.config))


def _position(game: str, state: bytes) -> Game[Any]:
    spec = GAMES[game]
    found: Game[Any] = spec.game(spec, saves.thaw(spec, msgspec.json.decode(state)))
    return found
