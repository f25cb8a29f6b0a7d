"""A PettingZoo environment (AEC) for every game: every seat is an agent.

    env = TableEnv("zona", players=2)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

``cordon.lab.arrays`` says what is observed. The reward is 1 for a match that ends well for a seat, else 0.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from cordon.bots.search import is_won
from cordon.kernel.game import Game
from cordon.kernel.spec import Setup
from cordon.lab.arrays import MOST, Arrays, Observation
from cordon.lab.gym import SEEDS
from cordon.lab.match import ANSWER_LIMIT


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo brings no types
    """All seats of a match; the agent whose turn it is, is the seat that is asked.

    An action that is not offered changes nothing: ``info["refused"]`` says so, and the same agent is asked again. After
    ``limit`` actions a match is broken off (truncated).
    """

    metadata: dict[str, Any] = {"render_modes": [], "name": "cordon_v0", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        config: Mapping[str, Any] | None = None,
        most: int = MOST,
        limit: int = ANSWER_LIMIT,
    ) -> None:
        super().__init__()
        self.arrays = Arrays(game, most)
        low, high = self.arrays.spec.seats
        self.players = max(low, min(2, high)) if players is None else players
        self.config = dict(config or {})
        self.limit = limit
        self.arrays.spec.check(Setup(self.players, config=self.config))
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.arrays.space)
        self.action_spaces = {agent: spaces.Discrete(most) for agent in self.possible_agents}
        self._luck = np.random.default_rng()
        self._seen: dict[str, tuple[Observation, dict[str, Any]]] = {}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  # PettingZoo gives them
        """A new match; without a seed, the next one of the same luck."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
        setup = Setup(self.players, int(self._luck.integers(SEEDS)), self.config)
        self._match: Game[Any] = self.arrays.spec.new(setup)
        self._match.is_heard = False
        self._steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._turn(refused=False)

    def observe(self, agent: str) -> Observation:
        return self._look(agent)[0]

    def step(self, action: np.int64 | None) -> None:
        """Answer with the option of this number, for the seat that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "only who is out of the match gives no answer"
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._steps += 1
        offered = self.infos[agent]["options"]
        refused = not 0 <= int(action) < len(offered)
        if not refused:
            self._match.answer(self.possible_agents.index(agent), offered[int(action)])
        self._turn(refused)
        self._accumulate_rewards()

    def _turn(self, refused: bool) -> None:
        """Whose turn it is now, or how it has ended."""
        self._seen = {}
        pending = self._match.waiting or self._match.pending
        if pending:
            self.agent_selection = self.possible_agents[pending[0].ask.seat]
        for seat, agent in enumerate(self.possible_agents):
            if self._match.state.outcome is not None:
                self.terminations[agent] = True
                self.rewards[agent] = float(is_won(self._match, seat))
            self.truncations[agent] = not self.terminations[agent] and self._steps >= self.limit
        self.infos = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection] = self._look(self.agent_selection)[1] | {"refused": refused}

    def _look(self, agent: str) -> tuple[Observation, dict[str, Any]]:
        if agent not in self._seen:
            self._seen[agent] = self.arrays.seen(self._match, self.possible_agents.index(agent))
        return self._seen[agent]
