"""Learning the value of positions from our own play.

The rules of thumb play many matches. Up to a moment drawn by lot somebody answers at random now and then, so that
positions are seen which the rules of thumb would never get into; from there on they play on by themselves, and every
position at the turn of a round is kept with the end that it led to. Small trees are fitted to that; one match in five
is kept apart to see how far the result can be trusted.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import log
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import cordon.bots
from cordon.bots.player import chooser
from cordon.bots.registry import thumb
from cordon.bots.search import is_won
from cordon.bots.value import Features, Knot, Model
from cordon.games.registry import game, pack
from cordon.kernel.errors import OptionError
from cordon.kernel.pack import load
from cordon.kernel.spec import Setup
from cordon.lab.match import match_seed

STRAY = 0.15
"""How often somebody answers at random, up to the moment from which on a match is kept."""
APART = 5
"""One match in so many is not learned from."""
BINS = 10


@dataclass(frozen=True)
class Lesson:
    """What is learned from: so many matches, shared out over numbers of seats and switches."""

    game: str
    matches: int
    seed: int
    workers: int = 1
    seats: tuple[int, ...] = (1,)
    configs: tuple[Mapping[str, Any], ...] = ({},)
    trees: int = 80
    depth: int = 3


@dataclass(frozen=True)
class Sample:
    """A position, as numbers, with how the match ended for the seat."""

    match: int
    found: dict[str, float]
    won: bool


def curriculum(game_id: str, matches: int, seed: int, workers: int) -> Lesson:
    """The lesson of a game of ours: alone and with others where these are rivals, and every mission."""
    known = pack(game_id)
    if not known.features:
        raise OptionError(f"the pack of {game_id} names no features to learn from")
    spec = game(game_id)
    low, high = spec.seats
    seats = (low,) if spec.together or known.missions else tuple(range(low, high + 1))
    return Lesson(game_id, matches, seed, workers, seats, known.lessons)


def place_of(game_id: str) -> Path:
    """Where the bots read what was learned."""
    return Path(cordon.bots.__file__).parent / game_id / "value.json"


def train(lesson: Lesson, command: str) -> Model:
    """Play, learn, and look how good it is."""
    samples = [sample for match in _played(lesson) for sample in match]
    learned = [sample for sample in samples if sample.match % APART]
    apart = [sample for sample in samples if not sample.match % APART]
    if len({sample.won for sample in learned}) < 2 or not apart:
        raise OptionError(f"{lesson.matches} matches are too few to learn from: all of them ended alike")
    names = sorted(samples[0].found)
    base, trees = _fitted(lesson, names, learned)
    model = Model(lesson.game, command, lesson.matches, len(samples), 0.0, [], names, base, trees)
    called = [(model.chance(sample.found), sample.won) for sample in apart]
    brier = sum((chance - won) ** 2 for chance, won in called) / len(called)
    return Model(
        lesson.game, command, lesson.matches, len(samples), round(brier, 4), calibration(called), names, base, trees
    )


def calibration(called: Sequence[tuple[float, bool]]) -> list[tuple[float, float, int]]:
    """What was called and what came true, in ten bins; empty ones are left out."""
    bins: list[list[tuple[float, bool]]] = [[] for _ in range(BINS)]
    for chance, won in called:
        bins[min(BINS - 1, int(chance * BINS))].append((chance, won))
    return [(_mean([c for c, _ in each]), _mean([w for _, w in each]), len(each)) for each in bins if each]


def _mean(numbers: Sequence[float]) -> float:
    return round(sum(numbers) / len(numbers), 4)


def _played(lesson: Lesson) -> Iterator[list[Sample]]:
    task = partial(play_lesson, lesson)
    if lesson.workers == 1:
        yield from map(task, range(lesson.matches))
        return
    with ProcessPoolExecutor(lesson.workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(task, range(lesson.matches), chunksize=10)


def play_lesson(lesson: Lesson, index: int) -> list[Sample]:
    """One match, and the positions of it that are learned from, of every seat that plays for itself."""
    spec = game(lesson.game)
    features: Features = load(pack(lesson.game).features)
    dice = random.Random(match_seed(lesson.seed, index))
    setup = Setup(
        lesson.seats[index % len(lesson.seats)],
        match_seed(lesson.seed, index),
        dict(lesson.configs[index // len(lesson.seats) % len(lesson.configs)]),
    )
    match = spec.new(setup)
    match.is_heard = False
    choose = [chooser(thumb(lesson.game), match, seat) for seat in range(setup.seats)]
    stray_until = dice.random() ** 2 * 12
    kept: list[tuple[int, dict[str, float]]] = []
    clock = spec.clock(match)
    while match.pending:
        decision = match.pending[0].decision()
        now = spec.clock(match)
        if now != clock and now > stray_until:
            seats = range(1) if spec.together else range(setup.seats)
            kept += [(seat, features(spec.view(match, seat), seat)) for seat in seats]
        clock = now
        strays = now <= stray_until and dice.random() < STRAY
        answers = decision.answers()
        match.answer(decision.seat, dice.choice(answers) if strays else choose[decision.seat](decision))
    return [Sample(index, found, is_won(match, seat)) for seat, found in kept]


def _fitted(lesson: Lesson, names: list[str], samples: list[Sample]) -> tuple[float, list[list[Knot]]]:
    """Boosted trees, in the form in which they are read."""
    from sklearn.ensemble import GradientBoostingClassifier

    numbers = [[sample.found[name] for name in names] for sample in samples]
    won = [sample.won for sample in samples]
    fitted = GradientBoostingClassifier(
        n_estimators=lesson.trees, max_depth=lesson.depth, learning_rate=0.1, subsample=0.7, min_samples_leaf=20,
        random_state=lesson.seed % 2**32,
    ).fit(numbers, won)  # fmt: skip
    share = sum(won) / len(won)
    trees = [_tree(row[0].tree_, fitted.learning_rate) for row in fitted.estimators_]
    return log(share / (1 - share)), trees


def _tree(tree: Any, rate: float) -> list[Knot]:
    knots = []
    for knot in range(tree.node_count):
        if tree.children_left[knot] < 0:
            knots.append(Knot(-1, round(rate * float(tree.value[knot][0][0]), 5)))
        else:
            below, above = int(tree.children_left[knot]), int(tree.children_right[knot])
            knots.append(Knot(int(tree.feature[knot]), round(float(tree.threshold[knot]), 5), below, above))
    return knots
