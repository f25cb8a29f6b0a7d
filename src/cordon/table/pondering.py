"""A bot that thinks ahead at a table: its thoughts are a job for a process beside the server (``workshop``)."""

from __future__ import annotations

from functools import partial

import msgspec

from cordon.bots.imagination import Imagination
from cordon.bots.player import Thinker, Thought
from cordon.bots.registry import bot
from cordon.games.registry import GAMES
from cordon.kernel import saves
from cordon.kernel.decisions import Seat


class Ponder(msgspec.Struct, frozen=True, tag="ponder"):
    """The position of a match, and who in it is to think about what the own seat is asked."""

    game: str
    state: bytes
    seat: Seat
    bot: str
    seed: int


class Pondered(msgspec.Struct, frozen=True, tag="pondered"):
    """What came of it."""

    thought: Thought


def pondered(job: Ponder) -> Pondered:
    """Think; a bot that does not think ahead has no job here."""
    spec = GAMES[job.game]
    game = spec.game(spec, saves.thaw(spec, msgspec.json.decode(job.state)))
    mind = bot(job.bot, job.game, job.seed)
    assert isinstance(mind, Thinker)
    decision = game.pending_of(job.seat).decision()
    return Pondered(mind.think(decision, partial(spec.view, game, job.seat), Imagination(game, job.seat)))
