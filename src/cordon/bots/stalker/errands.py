"""What stalkers do beside the mission while there is time and they are well: they gather loot and artifacts.

A team brings home some loot, and an artifact if it has a detector (SC-17.4). Whoever is wounded, late, hunted, or
carries what the mission is about goes on no errand, and nobody goes where an enemy looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from cordon.games.stalker.cards import Attachment
from cordon.games.stalker.content import content
from cordon.games.stalker.mapping.board import Board
from cordon.games.stalker.mapping.library import maps
from cordon.games.stalker.state import Anomaly
from cordon.games.stalker.terms import ANOMALY_DIE, SYMBOLS, AnomalyId
from cordon.games.stalker.views import StalkerView
from cordon.kernel.decisions import Seat

LOOT_WANTED = 3
"""Loot tokens for which a team goes out of its way: so many, and one more for each stalker."""
ARTIFACTS_WANTED = 1
"""Artifacts for which a team goes out of its way."""
SOUND, SAFE = 0.7, 11
"""The share of HP without which nobody goes on an errand, and HP without which nobody goes into an anomaly."""
RISK = 5
"""Tenths of a chance to set off an anomaly that an artifact in it is worth."""
FAR = 10
"""The longest detour in spaces."""
UNKNOWN, HOT = 3, 3
"""Spaces by which loot counts as farther away beside an unknown token, and for each point of radiation."""
CAREFUL = 1
"""Tenths by which a space may be more dangerous than the safest one of an anomaly to be as good."""
ARTIFACT_ACTIONS = 4
"""Standard actions that an artifact takes beside the way: a bolt, a step aside, picking it up."""

Steps = Callable[[int, tuple[int, ...]], int]


@dataclass(frozen=True, slots=True)
class Errand:
    """Where to, and how many standard actions it takes beyond the way to the goal."""

    spaces: tuple[int, ...]
    actions: float
    artifact: bool = False


@dataclass(frozen=True, slots=True)
class Find:
    """An artifact: where one can get it, and of which anomaly; one that lies about is named by its space."""

    anomaly: AnomalyId
    spaces: tuple[int, ...]


class Errands:
    """The errands of a team, found anew from each view."""

    def __init__(self, view: StalkerView, board: Board, steps: Steps, watched: int) -> None:
        self.view = view
        self.board = board
        self.steps = steps
        self.watched = watched
        self.claimed: set[int] = set()

    def is_sound(self, seat: Seat) -> bool:
        stalker = self.view.stalkers[seat]
        hunted = stalker.attention == "high" or self.watched >> stalker.space & 1
        return not hunted and not any(stalker.injured) and stalker.hp >= SOUND * content().stalkers[stalker.card].hp

    def errand(self, seat: Seat, goal: tuple[int, ...], spare: float) -> Errand | None:
        """The best errand on the way to a goal with so many standard actions to spare; nobody else goes there too."""
        if spare <= 0 or not self.is_sound(seat):
            return None
        found = [each for each in (*self._artifacts(seat, goal), *self._loot(seat, goal)) if each.actions <= spare]
        best = min(found, key=lambda each: (not each.artifact, each.actions), default=None)
        if best is not None:
            self.claimed.update(best.spaces)
        return best

    def _detour(self, seat: Seat, spaces: tuple[int, ...], goal: tuple[int, ...]) -> int:
        here = self.view.stalkers[seat].space
        direct = self.steps(here, goal)
        return min(self.steps(here, (space,)) + self.steps(space, goal) for space in spaces) - direct

    # --- loot -----------------------------------------------------------------------------------------------------

    @property
    def loot_taken(self) -> int:
        """What the team has taken so far: what lay there, and what dead humans left, without what lies there now. What
        a lost territory holds does not count."""
        enemies = content().enemies
        left = sum(n for kind, n in self.view.killed.items() if "human" in enemies[kind].types)
        laid = self._laid_loot
        tile_of, beside = self.board.tile_of, self.view.territory.tile
        return laid + left - sum(len(ground.loot) for ground in self.view.ground if tile_of[ground.space] != beside)

    @property
    def _laid_loot(self) -> int:
        if self.view.survival is not None:
            scenario = content().scenarios[self.view.survival.scenario]
            return scenario.loot_per_slot * len(maps().zones[self.view.map].kind("L"))
        return sum(stack.amount for stack in maps().missions[self.view.map].loot)

    def _loot(self, seat: Seat, goal: tuple[int, ...]) -> Iterator[Errand]:
        if self.loot_taken >= LOOT_WANTED + self.view.seats:
            return
        for ground in self.view.ground:
            if ground.loot and ground.space not in self.claimed and not self.watched >> ground.space & 1:
                rad = self.view.hot.get(ground.space, self.board.rad[ground.space])
                dread = HOT * rad + (UNKNOWN if ground.unknown else 0)
                detour = self._detour(seat, (ground.space,), goal) + dread
                if detour <= FAR:
                    yield Errand((ground.space,), detour / 3 + 1)

    # --- artifacts ------------------------------------------------------------------------------------------------

    def has_detector(self, seat: Seat) -> bool:
        cards = content().cards
        return any(
            card.owner == seat and card.place == "attached" and _is_detector(cards[card.id]) for card in self.view.cards
        )

    def _artifacts(self, seat: Seat, goal: tuple[int, ...]) -> Iterator[Errand]:
        """A token that lies open; one under a standee, for whoever has a detector. A bolt makes the way in safer."""
        stalker = self.view.stalkers[seat]
        if stalker.hp < SAFE:
            return
        for anomaly in self.view.anomalies:
            chances = self._chances(anomaly)
            spaces = tuple(cover.space for cover in anomaly.covers if cover.by == "artifact")
            if not spaces and anomaly.artifact and self.has_detector(seat) and self._artifacts_taken < ARTIFACTS_WANTED:
                least = min(chances.values(), default=0)
                spaces = tuple(space for space, chance in chances.items() if chance == least)
            spaces = tuple(space for space in spaces if space == stalker.space or chances.get(space, 0) <= RISK)
            if spaces and not any(space in self.claimed or self.watched >> space & 1 for space in spaces):
                detour = self._detour(seat, spaces, goal)
                if detour <= FAR:
                    yield Errand(spaces, detour / 3 + ARTIFACT_ACTIONS, artifact=True)

    def closest_artifact(self, seat: Seat, claimed: set[AnomalyId]) -> Find | None:
        """An artifact for whoever is out for one: a token that lies open, or one under a standee for a detector."""
        here = self.view.stalkers[seat].space
        found = []
        for anomaly in self.view.anomalies:
            spaces = tuple(cover.space for cover in anomaly.covers if cover.by == "artifact")
            if not spaces and anomaly.artifact and self.has_detector(seat):
                chances = self._chances(anomaly)
                least = min(chances.values(), default=0)
                spaces = tuple(space for space, chance in chances.items() if chance <= least + CAREFUL)
            if spaces and anomaly.id not in claimed:
                found.append(Find(anomaly.id, spaces))
        for ground in self.view.ground:
            if ground.artifacts and str(ground.space) not in claimed:
                found.append(Find(str(ground.space), (ground.space,)))
        return min(found, key=lambda each: (self.steps(here, each.spaces), each.anomaly), default=None)

    @property
    def _artifacts_taken(self) -> int:
        if self.view.survival is not None:
            return ARTIFACTS_WANTED
        laid = sum(place.artifact for place in maps().missions[self.view.map].anomalies)
        return laid - sum(
            anomaly.artifact or any(cover.by == "artifact" for cover in anomaly.covers)
            for anomaly in self.view.anomalies
        )

    def _chances(self, anomaly: Anomaly) -> dict[int, int]:
        """The chance to set an anomaly off on each of its spaces, in tenths; what an artifact token covers is safe."""
        overlay = anomaly.overlays[anomaly.at]
        laid = self.board.symbols(maps().overlays[overlay.number], overlay.square, overlay.tip)
        found = {}
        for space, digits in laid.items():
            free = list(digits)
            for cover in anomaly.covers:
                if cover.space == space and cover.by == "artifact" and cover.symbol[1] in free:
                    free.remove(cover.symbol[1])
            if self.board.capacity[space]:
                found[space] = sum(map(_chance, set(free)))
        return found


def _chance(digit: str) -> int:
    return ANOMALY_DIE.count(SYMBOLS[int(digit) - 1])


def _is_detector(card: object) -> bool:
    return isinstance(card, Attachment) and card.detector
