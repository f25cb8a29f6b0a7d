"""Missions of S.T.A.L.K.E.R. as a good player plays them: what a visitor has to do at the page, deed by deed.

The same luck and the same answers lead to the same mission, so the bot plays it first, and the visitor follows.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, partial
from typing import Any, NamedTuple

from cordon.bots.registry import bot
from cordon.games.registry import game
from cordon.games.stalker.events import Stepped
from cordon.games.stalker.previews import movement_of, routes
from cordon.kernel.decisions import Decision
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup

SEEDS = range(1, 61)
SCENARIO: dict[str, Any] = {"mode": "survival", "scenario": "S01", "zone_map": "M01"}
LONGEST = 150
"""Answers of a mission that is short enough to be followed."""


def word(option: str) -> str:
    """``move`` of ``move:swamp``."""
    return option.partition(":")[0]


class Deed(NamedTuple):
    """One thing that a player does: an answer, or several that belong together.

    ``way``: the spaces that the stalker walked. ``is_usual``: it is the one that the page proposes. ``aim``: whom an
    attack was aimed at, at which body part, and the space of the target if nobody else stands there.
    """

    round: int
    seat: int
    option: str
    way: tuple[str, ...] = ()
    is_usual: bool = False
    aim: tuple[str, str, str] | None = None


class Mission(NamedTuple):
    seed: int
    result: str
    rounds: int
    deeds: tuple[Deed, ...]


class _Player:
    def __init__(self, seats: int, seed: int, **config: Any) -> None:
        self.session: Session[Any] = Session(game("stalker"), Setup(seats, seed, config=config))
        self.bots = [bot("greedy", "stalker", seed + seat) for seat in range(seats)]
        self.answers = 0

    def wish(self) -> tuple[Decision, str]:
        decision = self.session.decisions[0]
        look = partial(self.session.spec.view, self.session.game, decision.seat)
        return decision, self.bots[decision.seat].choose(decision, look)

    def answer(self, seat: int, option: str) -> None:
        self.session.answer(seat, option)
        self.answers += 1

    def _deed(self, seat: int, option: str, **more: Any) -> Deed:
        return Deed(self.session.game.state.round, seat, option, **more)

    def deeds(self) -> Iterator[Deed]:
        while self.session.decisions:
            decision, option = self.wish()
            if movement_of(self.session.game, decision.seat, option) is not None:
                yield self._walk(decision.seat, option)
            elif word(option) in ("attack", "knife"):
                yield self._attack(decision.seat, option)
            else:
                deed = self._deed(decision.seat, option)
                self.answer(decision.seat, option)
                yield deed

    def _walk(self, seat: int, option: str) -> Deed:
        proposed = routes(self.session.game, seat, [option])[option]
        start = len(self.session.notes)
        self.answer(seat, option)
        while self.session.decisions and self.session.decisions[0].kind == "stalker_move.choose":
            self.answer(seat, self.wish()[1])
        notes = [note for chapter in self.session.notes[start:] for note in chapter]
        steps = [note.event for note in notes if isinstance(note.event, Stepped)]
        way = tuple(step.space for step in steps if step.who == f"stalker-{seat}")
        address = self.session.game.address
        best = {address(space): tuple(map(address, route.path)) for space, route in proposed.items()}
        return self._deed(seat, option, way=way, is_usual=best.get(way[-1]) == way)

    def _attack(self, seat: int, option: str) -> Deed:
        now = self.session.game
        stood = [(foe.id, now.address(foe.space)) for foe in now.state.enemies.values()]
        self.answer(seat, option)
        while self.session.decisions[0].kind.endswith((".choose_target", ".choose_part")):
            self.answer(seat, self.wish()[1])
        attack = self.session.game.attack
        if attack is None:
            return self._deed(seat, option)
        space = next(space for who, space in stood if who == attack.target)
        alone = sum(other == space for _, other in stood) == 1
        return self._deed(seat, option, aim=(attack.target, attack.part, space if alone else ""))


def _played(seed: int, seats: int, **config: Any) -> Mission | None:
    """A mission that can be followed: it is short, and every attack asks something after its aim is known."""
    player = _Player(seats, seed, **config)
    deeds = []
    for deed in player.deeds():
        deeds.append(deed)
        if player.answers > LONGEST * seats or (word(deed.option) in ("attack", "knife") and deed.aim is None):
            return None
    state = player.session.game.state
    return Mission(seed, state.outcome.result, state.round, tuple(deeds))


@cache
def opening(seats: int, zone: bool = False) -> Mission:
    """The first round of a mission or a scenario, and the answer after it."""
    player = _Player(seats, 1, **(SCENARIO if zone else {}))
    deeds = []
    for deed in player.deeds():
        deeds.append(deed)
        if deed.round > 1:
            break
    return Mission(1, "", 1, tuple(deeds))


@cache
def mission(result: str, seats: int = 1) -> Mission:
    """The shortest mission with this end in which somebody is shot at."""
    played = [each for seed in SEEDS if (each := _played(seed, seats)) is not None]
    fitting = [each for each in played if each.result == result and any(deed.aim for deed in each.deeds)]
    return min(fitting, key=lambda each: len(each.deeds))


@cache
def scenario() -> Mission:
    """The shortest of some won matches of Zone Survival in which somebody is shot at."""
    played = [each for seed in range(1, 16) if (each := _played(seed, 1, **SCENARIO)) is not None]
    won = [each for each in played if each.result == "victory" and any(deed.aim for deed in each.deeds)]
    return min(won, key=lambda each: len(each.deeds))


def before_the_end(played: Mission) -> Session[Any]:
    """That match, with nothing left but its last answer."""
    player = _Player(1, played.seed, **SCENARIO)
    for _, deed in zip(played.deeds[1:], player.deeds(), strict=False):
        assert deed.option
    return player.session
