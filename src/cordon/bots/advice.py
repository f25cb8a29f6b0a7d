"""Advice: what a mind would answer, the two or three best options with their chances, and what tells them apart.

Why an option is better is read off its imagined matches: the learned value is made of named features, and the one
whose difference moves that value most is the reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec

from cordon.bots.imagination import Imagination
from cordon.bots.player import Estimate, Thought
from cordon.bots.registry import thumb
from cordon.bots.search import Budget, Searcher
from cordon.bots.value import features_of, model_of, value_of
from cordon.kernel.chance import number
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.game import Game

BUDGET = Budget(64, 1)
BEST = 3
"""Options that are told."""
LOOKED_AT = 8
"""Imagined matches of each from which the reason is read."""
LEAST = 0.01
"""What a feature must move the chance by to be a reason."""
SEED = 2_718


class Why(msgspec.Struct, frozen=True):
    """What most tells an option from the best other one: there will be more or less of something."""

    feature: str
    more: bool


class Advised(msgspec.Struct, frozen=True):
    """An option, how good it looks, and why: the weightiest first; nothing where nothing that was learned tells it
    from the others."""

    estimate: Estimate
    whys: tuple[Why, ...] = ()


def advice(game: Game[Any], seat: Seat, budget: Budget = BUDGET) -> tuple[Advised, ...]:
    """What a mind would answer to what a seat is asked, then the best others. The same position has the same advice."""
    mind = Searcher(thumb(game.spec.id), SEED, budget, value_of(game.spec.id), BEST)
    decision = game.pending_of(seat).decision()
    imagination = Imagination(game, seat)
    thought = mind.think(decision, partial(game.spec.view, game, seat), imagination)
    return explained(mind, imagination, decision, thought)


def explained(mind: Searcher, imagination: Imagination, decision: Decision, thought: Thought) -> tuple[Advised, ...]:
    """Why a mind has answered as it did: its answer and the best others, with what tells them apart."""
    best = sorted(thought.estimates, key=lambda each: each.option != thought.option)[:BEST]
    if len(best) < 2:
        return ()
    game_id = imagination.spec.id
    seen = {each.option: _ends(mind, imagination, decision, each.option) for each in best}
    leader = seen[best[0].option]
    others = [seen[each.option] for each in best[1:]]
    whys = [_whys(game_id, leader, others[0]), *(_whys(game_id, each, leader) for each in others)]
    return tuple(Advised(each, why) for each, why in zip(best, whys, strict=True))


def _ends(mind: Searcher, imagination: Imagination, decision: Decision, option: str) -> dict[str, float]:
    """The features of the positions that an option leads to, on average; without those that are over by then."""
    found: list[dict[str, float]] = []

    def heard(view: Any, seat: Seat) -> float:
        found.append(features_of(imagination.spec.id)(view, seat))
        return 0.0

    looking = Searcher(mind.thumb, mind.seed, mind.budget, heard)
    for index in range(LOOKED_AT):
        looking.playout(imagination.world(number(SEED, index) >> 1), decision.seat, option)
    return {name: sum(each[name] for each in found) / len(found) for name in found[0]} if found else {}


def _whys(game_id: str, one: Mapping[str, float], other: Mapping[str, float]) -> tuple[Why, ...]:
    """The features of ``one`` that, put in the place of the ``other``'s, move the chance the way that the two differ
    as a whole."""
    model = model_of(game_id)
    if model is None or not one or not other:
        return ()
    base, whole = model.chance(dict(other)), model.chance(dict(one))
    sign = 1 if whole >= base else -1
    moved = {name: sign * (model.chance({**other, name: one[name]}) - base) for name in model.features}
    weighty = sorted((name for name in moved if moved[name] >= LEAST), key=lambda name: (-moved[name], name))
    return tuple(Why(name, one[name] > other[name]) for name in weighty)
