"""A position as arrays, for tools that learn: what a seat sees, what it is asked, and what is offered to it.

Four arrays, the same for Gymnasium and PettingZoo:

- ``observation``: numbers, in the order of ``Arrays.names``: how many play, which seat one has, the round, day or turn,
  and the features of the game's pack;
- ``kind``: the number of the question in ``Arrays.kinds``; 0 where the seat is not asked;
- ``options``: a row for each option: the number of its verb in ``Arrays.verbs``, and a number made of what it names
  (0 where there is none; two things may share one); rows after the last option are 0;
- ``action_mask``: 1 for each row that is an option.

An action is the number of an option's row. The view itself and the options by their ids stand beside the arrays.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any
from zlib import crc32

import numpy as np
from gymnasium import spaces

from cordon.bots.value import Features
from cordon.games.registry import game, pack
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.errors import OptionError
from cordon.kernel.game import Game
from cordon.kernel.pack import load
from cordon.kernel.spec import Setup
from cordon.kernel.verbs import KEPT

MOST = 256
"""Rows for options. In matches of every game and mode that were looked at, at most 152 were offered at once."""
FAR = 1e6
"""No feature is farther from 0; one that is counts as this."""
THINGS = 1 << 16
"""Numbers for what an option names."""
OF_MATCH = ("match.players", "match.seat", "match.clock")
"""What is observed in every game, before its own features."""
AMOUNT = "amount"
"""The verb of a bare number."""

Observation = dict[str, Any]


class Arrays:
    """How the positions of a game are written down."""

    def __init__(self, game_id: str, most: int = MOST) -> None:
        if not pack(game_id).features:
            raise OptionError(f"the pack of {game_id} names no features to observe")
        if most < 1:
            raise OptionError(f"{most} options are too few to choose from")
        self.spec = game(game_id)
        self.most = most
        self._features: Features = load(pack(game_id).features)
        match = self.spec.new(Setup(self.spec.seats[0]))
        assert match.pending, "a new match asks somebody"
        self._named = tuple(sorted(self._features(self.spec.view(match, 0), 0)))
        self.names = OF_MATCH + self._named
        steps = [step for procedure in self.spec.procedures() for step in procedure.steps.values()]
        verbs = {verb.name for step in steps for verb in step.offers} | {verb.name for verb in self.spec.anytime}
        self.kinds = ("", *sorted({step.kind for step in steps}))
        self.verbs = ("", AMOUNT, *sorted(verbs - {"", AMOUNT}))
        self._kind = {name: number for number, name in enumerate(self.kinds)}
        self._verb = {name: number for number, name in enumerate(self.verbs)}
        # Most options of a game come again and again.
        self._row = lru_cache(KEPT)(self._written)
        top = np.tile(np.array([len(self.verbs) - 1, THINGS], np.int32), (most, 1))
        self.space = spaces.Dict(
            {
                "observation": spaces.Box(-FAR, FAR, (len(self.names),), np.float32),
                "kind": spaces.Discrete(len(self.kinds)),
                "options": spaces.Box(np.zeros_like(top), top, dtype=np.int32),
                "action_mask": spaces.Box(0, 1, (most,), np.int8),
            }
        )

    def seen(self, match: Game[Any], seat: Seat) -> tuple[Observation, dict[str, Any]]:
        """What a seat observes, and beside it the view, the question and the options by their ids."""
        view = self.spec.view(match, seat)
        decision = asked(match, seat)
        answers = decision.answers() if decision is not None else ()
        offered = answers[: self.most]
        found = self._features(view, seat)
        of_match = (match.state.seats, seat, self.spec.clock(match))
        numbers = np.array([*of_match, *(found[name] for name in self._named)], np.float32)
        options = np.zeros((self.most, 2), np.int32)
        mask = np.zeros(self.most, np.int8)
        if offered:
            assert decision is not None
            mask[: len(offered)] = 1
            row = self._amount if decision.low is not None else self._row
            options[: len(offered)] = [row(option) for option in offered]
        observation = {
            "observation": numbers.clip(-FAR, FAR),
            "kind": np.int64(self._kind[decision.kind] if decision is not None else 0),
            "options": options,
            "action_mask": mask,
        }
        beside = {"view": view, "decision": decision, "options": offered, "left_out": len(answers) - len(offered)}
        return observation, beside

    def _written(self, option: str) -> tuple[int, int]:
        word, _, thing = option.partition(":")
        # An id may stand alone, without a word before it.
        return (self._verb[word], _thing(thing)) if word in self._verb else (0, _thing(option))

    def _amount(self, option: str) -> tuple[int, int]:
        return self._verb[AMOUNT], _thing(option)


def asked(match: Game[Any], seat: Seat) -> Decision | None:
    """What a seat is asked, if it is its turn to answer: of several who are asked at once the first answers first."""
    pending = match.waiting or match.pending
    return pending[0].decision() if pending and pending[0].ask.seat == seat else None


def _thing(name: str) -> int:
    return crc32(name.encode()) % THINGS + 1 if name else 0
