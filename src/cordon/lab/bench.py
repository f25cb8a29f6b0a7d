"""How fast a game runs: random play, and what may be done with a position in the middle of a match.

Only the work itself is on the clock, which is the processor's: other work on the machine does not count. Matches and
players are made before, and positions come from many matches, so that no figure hangs on one lucky state; none is
kept, so that no heap of old positions slows the next.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from itertools import count, islice
from typing import Any

from cordon.bots.player import Look
from cordon.bots.random import RandomPlayer
from cordon.games.registry import game, pack
from cordon.kernel.decisions import Decision
from cordon.kernel.errors import OptionError
from cordon.kernel.game import Game
from cordon.kernel.pack import Crowd
from cordon.kernel.session import Session
from cordon.kernel.spec import GameSpec, Setup
from cordon.kernel.state import encode
from cordon.lab.match import bot_seed, match_seed, play

SEED = 1
SAMPLE_EVERY = 25
"""Questions from one position that is measured to the next, whether in the same match or not: some are short."""
SAMPLES = 400
COUNTED = 20
"""Matches in which it is counted how many decisions leave a choice."""
REPEATS = 20
"""How often each thing is done with one position; more than once, because one time is too short for the clock."""
UNDO_AT = (1_000, 300, 100, 30, 10, 3, 1)
"""Answers after which undo is measured: the first number that some matches of the game come to."""
UNDO_SESSIONS = 5
UNDO_TRIES = 50
CROWDED = 40
"""Crowded positions that are measured."""
CROWDED_EVERY = 5
"""Answers between two of them; they are rare."""


@dataclass(frozen=True)
class Figures:
    """What was measured."""

    decisions_per_second: float
    choices_per_second: float
    """Of these decisions those with more than one answer; nearly all, as the others answer themselves."""
    options_us: float
    options_crowded_us: float | None
    """The same in crowded positions, and with nothing kept from before, for games that have such positions."""
    clone_us: float
    encode_us: float
    snapshot_bytes: float
    view_us: float
    undo_ms: float

    def as_json(self) -> dict[str, float]:
        """What ``cordon bench --json`` prints."""
        return {key: round(value, 3) for key, value in asdict(self).items() if value is not None}


def measure(name: str, seconds: float, config: dict[str, Any] | None = None) -> Figures:
    """All figures of one game, with these switches."""
    if seconds <= 0:
        raise OptionError(f"--seconds must be more than 0, not {seconds}")
    spec, crowd = game(name), pack(name).crowd
    config = config or {}
    random_play(spec, min(0.5, seconds), config)  # warm up: the first match also loads the content
    speed = random_play(spec, seconds, config)
    options = clone = encoding = view = size = 0.0
    for match in mid_match(spec, config):
        seat = match.pending[0].ask.seat
        options += time_us(partial(_ask_again, match))
        clone += time_us(match.clone)
        encoding += time_us(partial(encode, match.state))
        view += time_us(partial(spec.view, match, seat))
        size += len(encode(match.state))
    return Figures(
        decisions_per_second=speed,
        choices_per_second=speed * share_of_choices(spec, config),
        options_us=options / SAMPLES,
        options_crowded_us=crowded_us(spec, crowd) if crowd is not None else None,
        clone_us=clone / SAMPLES,
        encode_us=encoding / SAMPLES,
        snapshot_bytes=size / SAMPLES,
        view_us=view / SAMPLES,
        undo_ms=undo_ms(spec, config),
    )


def _matches(spec: GameSpec[Any], config: dict[str, Any]) -> Iterator[tuple[Game[Any], list[RandomPlayer]]]:
    """Endless matches at their first decision, all seats taken by random players."""
    seats = spec.seats[1]
    for index in count():
        seed = match_seed(SEED, index)
        match = spec.new(Setup(seats, seed, config))
        match.decisions()
        yield match, [RandomPlayer(bot_seed(seed, seat)) for seat in range(seats)]


def random_play(spec: GameSpec[Any], seconds: float, config: dict[str, Any]) -> float:
    """Answers per second in random matches with all seats taken."""
    answers = 0
    spent = 0.0
    for match, players in _matches(spec, config):
        began = time.process_time()
        answers += play(match, players)
        spent += time.process_time() - began
        if spent >= seconds:
            break
    return answers / spent


def share_of_choices(spec: GameSpec[Any], config: dict[str, Any]) -> float:
    """The part of the decisions in random matches that leave a choice."""
    decisions = choices = 0
    for match, players in islice(_matches(spec, config), COUNTED):
        while match.pending:
            decision = match.pending[0].decision()
            decisions += 1
            choices += len(decision.answers()) > 1
            match.answer(decision.seat, players[decision.seat].choose(decision, _blind))
    return choices / decisions


def mid_match(spec: GameSpec[Any], config: dict[str, Any]) -> Iterator[Game[Any]]:
    """Positions from everywhere in random matches."""
    asked = 0
    for match, players in _matches(spec, config):
        while match.pending:
            asked += 1
            if asked % SAMPLE_EVERY == 0:
                position = match.clone()
                position.decisions()
                yield position
                if asked >= SAMPLES * SAMPLE_EVERY:
                    return
            decision = match.pending[0].decision()
            match.answer(decision.seat, players[decision.seat].choose(decision, _blind))


def crowded(spec: GameSpec[Any], crowd: Crowd) -> Iterator[Game[Any]]:
    """Positions of random matches in which there are many; a match may have none of them."""
    found = 0
    for match, players in _matches(spec, crowd.config):
        for answers in count(1):
            if not match.pending:
                break
            decision = match.pending[0].decision()
            match.answer(decision.seat, players[decision.seat].choose(decision, _blind))
            full = len(getattr(match.state, crowd.table)) >= crowd.least
            if full and answers % CROWDED_EVERY == 0 and match.pending:
                yield match.clone()
                found += 1
                if found >= CROWDED:
                    return


def crowded_us(spec: GameSpec[Any], crowd: Crowd) -> float:
    """Microseconds for the options of a decision in such a position, when nothing is kept that was found out before."""
    spent = 0.0
    for match in crowded(spec, crowd):
        twins = [match.clone() for _ in range(REPEATS)]
        began = time.process_time()
        for twin in twins:
            twin.decisions()
        spent += time.process_time() - began
    return spent / (CROWDED * REPEATS) * 1e6


def _ask_again(match: Game[Any]) -> None:
    """Find out what the open question offers, as if nobody had yet."""
    match.waiting = None
    assert match.pending


def _blind() -> Any:
    raise AssertionError("a random player never looks")


def time_us(work: Callable[[], object]) -> float:
    """Microseconds for doing something once, on average of some times."""
    began = time.process_time()
    for _ in range(REPEATS):
        work()
    return (time.process_time() - began) / REPEATS * 1e6


def undo_ms(spec: GameSpec[Any], config: dict[str, Any]) -> float:
    """Milliseconds to take back a choice or a turn after so many answers, until the next decision is there."""
    spent = 0.0
    undone = 0
    for session in next(filter(None, (list(_sessions(spec, config, at)) for at in UNDO_AT)), ()):
        for level in {"choice", "turn"}.intersection(session.levels()):
            target = session.undo_target(level)
            taken = len(session.entries) - target
            began = time.process_time()
            session.undo(level, second_look=True)
            assert session.decisions
            spent += time.process_time() - began
            undone += 1
            for _ in range(taken):
                session.redo()
    if not undone:
        raise OptionError(f"no match of {spec.id} has a second question; undo cannot be measured there")
    return spent / undone * 1e3


class Dawdler:
    """Random play that often opens something for any time and leaves it again: its matches are long enough."""

    def __init__(self, seed: int) -> None:
        self._player = RandomPlayer(seed)
        self._draw = random.Random(seed).random
        self._dawdled = False

    def choose(self, decision: Decision, look: Look) -> str:
        if self._dawdled and decision.options:
            self._dawdled = False
            return decision.options[-1]
        if decision.anytime and self._draw() < 0.5:
            self._dawdled = True
            return decision.anytime[-1]
        return self._player.choose(decision, look)


def _sessions(spec: GameSpec[Any], config: dict[str, Any], at: int) -> Iterator[Session[Any]]:
    """Sessions that have just come to so many answers; a match that ends before is left out."""
    seats = spec.seats[1]
    found = 0
    for index in range(UNDO_TRIES):
        seed = match_seed(SEED, index)
        session = Session(spec, Setup(seats, seed, config))
        players = [Dawdler(bot_seed(seed, seat)) for seat in range(seats)]
        while session.decisions and len(session.entries) < at:
            decision = session.decisions[0]
            session.answer(decision.seat, players[decision.seat].choose(decision, _blind))
        if session.decisions:
            yield session
            found += 1
            if found >= UNDO_SESSIONS:
                return
