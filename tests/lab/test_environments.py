"""The environments of Gymnasium and PettingZoo: those projects' own checkers, and what an action does."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from cordon.bots.registry import thumb
from cordon.kernel.errors import CordonError, OptionError
from cordon.lab.arrays import Arrays, asked
from cordon.lab.gym import SeatEnv
from cordon.lab.zoo import TableEnv

GAMES = ("zona", "stalker", "twom")


def played(env: SeatEnv, seed: int, most: int = 20_000) -> tuple[float, int, dict[str, Any]]:
    """A match of chosen luck: its reward, how many actions it took, and what was told at its end."""
    dice = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    for number in range(most):
        action = dice.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
        if terminated or truncated:
            return reward, number + 1, info
    raise AssertionError("no end")


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_finds_nothing_wrong(game: str) -> None:
    check_env(SeatEnv(game, players=2, bots=("random",)), skip_render_check=True)  # nothing is drawn


# The checker wants a plain array for an observation; one with a mask is a dict, as its own board games have it.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
@pytest.mark.filterwarnings("ignore:Environment has not defined a render:UserWarning")
@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong(game: str) -> None:
    api_test(TableEnv(game), num_cycles=300)
    seed_test(lambda: TableEnv(game), num_cycles=100)


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_played_to_its_end(game: str) -> None:
    env = SeatEnv(game, players=2, seat=1)
    reward, _, info = played(env, 3)
    assert reward in (0.0, 1.0)
    assert (info["decision"], info["options"]) == (None, ())
    assert not env.action_masks().any()


def test_the_same_seed_and_actions_make_the_same_match() -> None:
    first = played(SeatEnv("zona", players=2), 5)
    again = played(SeatEnv("zona", players=2), 5)
    assert first == again


def test_an_action_that_is_not_offered_changes_nothing() -> None:
    env = SeatEnv("zona")
    before, told = env.reset(seed=1)
    after, reward, terminated, _, info = env.step(np.int64(len(told["options"])))
    assert info["refused"]
    assert (reward, terminated, info["decision"]) == (0.0, False, told["decision"])
    assert all(np.array_equal(before[name], after[name]) for name in before)


def test_whoever_wins_is_rewarded() -> None:
    ends = [by_thumb(seed) for seed in range(16)]
    assert {result for result, _ in ends} == {"victory", "defeat"}, "of both kinds, or nothing is shown"
    assert all(set(rewards.values()) == {float(result == "victory")} for result, rewards in ends)


def by_thumb(seed: int) -> tuple[str, dict[str, float]]:
    """How a match of This War of Mine ends, played by rules of thumb through the environment, and who was rewarded."""
    env = TableEnv("twom")
    env.reset(seed=seed)
    player = thumb("twom")
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(20_000):
        _, reward, terminated, truncated, info = env.last()
        rewards[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            answer = player.choose(info["decision"], partial(info.__getitem__, "view"))
            env.step(np.int64(info["options"].index(answer)))
    outcome = env._match.state.outcome
    assert outcome is not None
    return outcome.result, rewards


def test_a_match_that_takes_too_long_is_broken_off() -> None:
    env = SeatEnv("zona", limit=1)
    env.reset(seed=1)
    assert env.step(np.int64(0))[2:4] == (False, True)
    table = TableEnv("zona", limit=1)
    table.reset(seed=1)
    table.step(np.int64(0))
    assert set(table.truncations.values()) == {True}


def test_the_arrays_say_what_is_offered() -> None:
    arrays = Arrays("zona")
    env = SeatEnv("zona")
    observation, info = env.reset(seed=1)
    options = info["options"]
    assert arrays.kinds[observation["kind"]] == info["decision"].kind
    assert [arrays.verbs[row[0]] for row in observation["options"][: len(options)]] == [
        option.partition(":")[0] for option in options
    ]
    assert observation["action_mask"].sum() == len(options)
    assert not observation["options"][len(options) :].any()


def test_whoever_is_not_asked_is_offered_nothing() -> None:
    env = TableEnv("zona", players=2)
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    seen = env.observe(other)
    assert (int(seen["kind"]), int(seen["action_mask"].sum())) == (0, 0)
    assert asked(env._match, env.agents.index(other)) is None


def test_options_beyond_the_most_are_left_out() -> None:
    env = SeatEnv("zona", most=1)
    _, info = env.reset(seed=1)
    assert len(info["options"]) == 1
    assert info["left_out"] == len(info["decision"].answers()) - 1 > 0


@pytest.mark.parametrize("wrong", [{"seat": 1}, {"bots": ()}, {"players": 99}, {"most": 0}, {"config": {"x": 1}}])
def test_what_cannot_be_played_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(CordonError):
        SeatEnv("zona", **wrong)
    with pytest.raises(OptionError, match="reset"):
        SeatEnv("zona").step(np.int64(0))
