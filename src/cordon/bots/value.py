"""The chance of a good end of a running match, learned from our own play: a reader of small trees.

``cordon lab train`` writes what is read here. A tree is a list of knots; a knot names a feature and a limit, and where
to go on below and above it, or it is a leaf with a number. The sum of all leaves is the logarithm of the odds.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from math import exp
from typing import Any

import msgspec

from cordon.games.registry import packs
from cordon.kernel import typed
from cordon.kernel.decisions import Seat
from cordon.kernel.once import once
from cordon.kernel.pack import load

Features = Callable[[Any, Seat], dict[str, float]]


class Knot(msgspec.Struct, frozen=True, array_like=True):
    """A question in a tree, or a leaf: then ``feature`` is negative and ``limit`` its number."""

    feature: int
    limit: float
    below: int = 0
    above: int = 0


class Model(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A learned value, with how it was made and how good it is."""

    game: str
    command: str
    matches: int
    positions: int
    brier: float
    """The mean squared error over matches that it was not trained on."""
    calibration: list[tuple[float, float, int]]
    """Of those: what was called, what came true, how often; from the unlikely to the likely."""
    features: list[str]
    base: float
    trees: list[list[Knot]]

    def chance(self, found: dict[str, float]) -> float:
        """The chance that the features of a position speak for."""
        numbers = [found[name] for name in self.features]
        total = self.base
        for tree in self.trees:
            knot = tree[0]
            while knot.feature >= 0:
                knot = tree[knot.below if numbers[knot.feature] <= knot.limit else knot.above]
            total += knot.limit
        return 1 / (1 + exp(-total))


@once
def model_of(game_id: str) -> Model | None:
    """What was learned about a game of ours; nothing for a game whose pack names no features."""
    if not packs()[game_id].features:
        return None
    data = files("cordon.bots").joinpath(game_id, "value.json").read_bytes()
    return typed.decode(data, Model)


def value_of(game_id: str) -> Callable[[Any, Seat], float] | None:
    """From a view and a seat to the chance of a good end; nothing for a game of which nothing was learned."""
    model = model_of(game_id)
    if model is None:
        return None
    features = features_of(game_id)
    return lambda view, seat: model.chance(features(view, seat))


def features_of(game_id: str) -> Features:
    """What the value of a game is learned from: from a view and a seat to named numbers."""
    found: Features = load(packs()[game_id].features)
    return found
