"""A Gymnasium environment for every game: one seat is yours, bots play the others.

    env = SeatEnv("zona", players=2)
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(0)

``cordon.lab.arrays`` says what is observed. The reward is 1 for a match that ends well for the seat, else 0.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from cordon.bots.player import chooser
from cordon.bots.registry import bot
from cordon.bots.search import is_won
from cordon.kernel.decisions import Decision
from cordon.kernel.errors import OptionError
from cordon.kernel.game import Game
from cordon.kernel.spec import Setup
from cordon.lab.arrays import MOST, Arrays, Observation
from cordon.lab.match import ANSWER_LIMIT, bot_seed

SEEDS = 1 << 62
"""Seeds of matches are drawn below this."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a match. The same seed and the same actions make the same match.

    An action that is not offered changes nothing: ``info["refused"]`` says so, and the same question stays open. After
    ``limit`` actions a match is broken off (truncated).
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: int = 0,
        bots: Sequence[str] = ("greedy",),
        config: Mapping[str, Any] | None = None,
        most: int = MOST,
        limit: int = ANSWER_LIMIT,
    ) -> None:
        self.arrays = Arrays(game, most)
        low, _ = self.arrays.spec.seats
        self.players = low if players is None else players
        self.seat = seat
        self.bots = tuple(bots)
        self.config = dict(config or {})
        self.limit = limit
        self.arrays.spec.check(Setup(self.players, config=self.config))
        if not 0 <= seat < self.players:
            raise OptionError(f"there is no seat {seat} among {self.players}: the first is 0")
        if not self.bots:
            raise OptionError("name at least one bot for the other seats, for example greedy")
        self.observation_space = self.arrays.space
        self.action_space = spaces.Discrete(most)
        self._match: Game[Any] | None = None
        self._choose: dict[int, Callable[[Decision], str]] = {}
        self._steps = 0
        self._offered: tuple[str, ...] = ()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new match, at the first question to the seat; one that ends before it is asked anything is left out."""
        super().reset(seed=seed, options=options)
        self._steps = 0
        while True:
            self._begin(int(self.np_random.integers(SEEDS)))
            if self._await().state.outcome is None:
                return self._seen(refused=False)

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Answer with the option of this number; the bots answer until the seat is asked again."""
        match = self._running()
        self._steps += 1
        refused = not 0 <= int(action) < len(self._offered)
        if not refused:
            match.answer(self.seat, self._offered[int(action)])
            self._await()
        terminated = match.state.outcome is not None
        observation, info = self._seen(refused)
        reward = float(terminated and not refused and is_won(match, self.seat))
        return observation, reward, terminated, not terminated and self._steps >= self.limit, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which actions are offered now."""
        return np.arange(self.arrays.most) < len(self._offered)

    def _running(self) -> Game[Any]:
        if self._match is None:
            raise OptionError("there is no match yet: call reset first")
        return self._match

    def _begin(self, seed: int) -> None:
        match = self.arrays.spec.new(Setup(self.players, seed, self.config))
        match.is_heard = False
        self._match = match
        self._choose = {}
        for number, seat in enumerate(seat for seat in range(self.players) if seat != self.seat):
            player = bot(self.bots[number % len(self.bots)], self.arrays.spec.id, bot_seed(seed, seat))
            self._choose[seat] = chooser(player, match, seat)

    def _await(self) -> Game[Any]:
        """Let the bots answer until the seat is asked, or the match is over."""
        match = self._running()
        while pending := match.waiting or match.pending:
            decision = pending[0].decision()
            if decision.seat == self.seat:
                break
            match.answer(decision.seat, self._choose[decision.seat](decision))
        return match

    def _seen(self, refused: bool) -> tuple[Observation, dict[str, Any]]:
        observation, info = self.arrays.seen(self._running(), self.seat)
        self._offered = info["options"]
        return observation, info | {"refused": refused}
