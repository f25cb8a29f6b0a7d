"""What a turn may bring: the best that so many standard actions can make of each space.

Looking ahead is simple: where one stands, whether the own token is HIGH, and how many actions are left. What other
stalkers do, dice in between and cards that turn over are left out; the next decision looks anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from heapq import heappop, heappush

from cordon.bots.stalker import worth
from cordon.bots.stalker.crew import team_of
from cordon.bots.stalker.duties import Duty
from cordon.bots.stalker.shooting import Aim, aims, prize
from cordon.bots.stalker.situation import SYMBOL_CHANCE, Foe, Situation
from cordon.games.stalker.rules.anomalies import SPOT, digit_of
from cordon.games.stalker.state import Stalker

HIGH, TEAM_HIGH, LOW, CALM = 0.5, 0.3, 0.14, 0.06
"""How likely an enemy near by that does not see a stalker attacks it in the enemies & zone phase."""
SEEING = 0.9
"""The same for one that sees it."""
WATCHED_STEP, FOE_STEP = 1.2, 3.0
"""What it costs to cross a space in sight, and one with an enemy on it."""
STAY_FACTOR, HOT_END = 2.0, 0.4
"""Radiation is dearer than its next dose, since one seldom acts there once; and part of it again where a turn ends."""
OWN_WAY = 2.0
"""The own way out takes so much longer than it looks."""
FOLLOW = 0.6
"""How keen a stalker is who only has to be near."""
SET_OFF = (0.12, 0.4)
"""How likely an enemy near by sets off an anomaly on which a stalker stands, without and with HIGH on the map."""
LEAVING = 0.6
"""Whoever stands on an anomaly has to leave it one day."""
MOST_SET_OFF = 2.2
"""All of that together counts at most so much."""
OUT, TOGETHER, TIME_UP = 400.0, 25.0, {1: 300.0, 2: 60.0}
"""What it is worth to stand on the exit once nothing else is to be done: where that ends the mission, where this round
may end it since all others can still come, and in its last rounds."""
RUSH = ((3.0, 1.0), (2.4, 1.3), (1.8, 1.8), (1.3, 2.6), (1.0, 4.0), (0.0, 8.0))
"""What progress is worth, by how often the time that is left covers what is to be done."""
AT_LEISURE, PATIENCE = (6.0, 30), 0.4
"""What it is worth while that is so often, and while there are so many standard actions left."""


PREY, GUARD = (8.0, 2.5, 0.8), 0.6
"""What the death, a loss of eHP and a heavy wound of the enemy that is hunted are worth in progress, and the death of
one on a space where one has something to do."""


class Prospects:
    """A turn of one stalker, looked at from a position."""

    def __init__(self, situation: Situation) -> None:
        self.situation = situation
        self.team = team_of(situation)
        self.duty: Duty = self.team.duties[situation.seat]
        self._ends: dict[tuple[int, bool], float] = {}
        self._values: dict[tuple[int, int, bool], float] = {}
        self._attacks: dict[int, list[tuple[Aim, float]]] = {}
        self._reach: dict[int, tuple[int, ...]] = {}
        self.goal_mask = 0
        leads = self.duty.leads
        self.crowded = situation.crowded_for(2, leads) if leads else situation.crowded
        """Where there is no room, also for whoever is led along."""
        self.goals = tuple(s for s in self.duty.spaces if not self.crowded >> s & 1) or self.duty.spaces
        """Where there is room left, if there is any: whoever comes onto a full space pushes somebody off it."""
        for space in self.goals:
            self.goal_mask |= 1 << space

    # --- the way to the goal --------------------------------------------------------------------------------------

    @cached_property
    def rush(self) -> float:
        """How much more progress is worth the less time there is."""
        seat = self.situation.seat
        own = OWN_WAY * self.team.steps(self.situation.me.space, self.team.exit) / self.situation.steps
        left = self.team.actions_left(seat)
        ratio = left / max(1.0, self.team.needed, own)
        if ratio >= AT_LEISURE[0] and left >= AT_LEISURE[1]:
            return PATIENCE
        return next(factor for least, factor in RUSH if ratio >= least)

    @cached_property
    def guards(self) -> int:
        """Where no enemy is wanted: in Zone Survival they spoil much by standing there."""
        return self.goal_mask if self.situation.view.survival is not None and self.duty.task is not None else 0

    @cached_property
    def progress(self) -> float:
        """What a standard action of progress is worth."""
        return worth.PROGRESS * self.rush

    @cached_property
    def to_go(self) -> list[float]:
        """What it costs to come to the goal from each space."""
        situation, board = self.situation, self.situation.board
        step = self.progress / situation.steps
        toll = [0.0] * len(board.ids)
        for space in board.spaces(situation.watched & board.land_mask):
            toll[space] += WATCHED_STEP
        for foe in situation.foes:
            toll[foe.enemy.space] += FOE_STEP
        for space in situation.symbols:
            toll[space] += situation.anomaly_cost((space,))
        for space, rad in enumerate(situation.rad):
            if rad:
                toll[space] += 0.5 * max(0, rad + situation.shield)
        far, moves = 60 * step, board.all_moves("open")
        cost = [far] * len(board.ids)
        heap = []
        for space in self.goals:
            cost[space] = 0.0
            heap.append((0.0, space))
        while heap:
            so_far, here = heappop(heap)
            if so_far > cost[here]:
                continue
            entered = so_far + step + toll[here]
            for there, _ in moves[here]:
                if entered < cost[there]:
                    cost[there] = entered
                    heappush(heap, (entered, there))
        if self.duty.near:
            slack = self.duty.near * step
            cost = [FOLLOW * max(0.0, each - slack) for each in cost]
        return cost

    # --- danger -----------------------------------------------------------------------------------------------------

    def blows(self, foe: Foe, space: int, high: bool, seen: bool | None = None) -> list[tuple[float, float]]:
        """The attacks of an enemy until the end of the round on a stalker who ends the turn on a space."""
        situation = self.situation
        away = foe.far[space]
        zone = 1.0 if situation.last_turn else 0.5
        if foe.sight >> space & 1 if seen is None else seen:
            if away > foe.reach:
                return []
            loss = situation.blow(foe, space)
            return [(0.0 if foe.enemy.pinned else 1.0, loss), (SEEING * zone, loss)]
        if foe.enemy.pinned or away > foe.reach + foe.kind.mv:
            return []
        chance = HIGH if high else TEAM_HIGH if situation.team_high else LOW if away <= 4 else CALM
        return [(chance * zone, situation.blow(foe, space))]

    def end(self, space: int, high: bool) -> float:
        """What it is worth to end the turn on a space."""
        high = high or bool(self.situation.watched >> space & 1)
        known = self._ends.get((space, high))
        if known is None:
            situation = self.situation
            blows: list[tuple[float, float]] = []
            for foe in situation.foes:
                if foe.threat >> space & 1:
                    blows += self.blows(foe, space, high)
            known = -self.to_go[space]
            if blows:
                known -= worth.harm(situation.me.hp, situation.injuries, blows)
            if high:
                known -= 0.6
            if self.crowded >> space & 1:
                known -= 1.0
            known -= HOT_END * self.stay_cost(space)
            if space in situation.symbols:
                close = sum(foe.far[space] <= 6 for foe in situation.foes)
                known -= min(MOST_SET_OFF, SET_OFF[high] * close + LEAVING) * situation.anomaly_cost((space,))
            if self.goal_mask >> space & 1:
                known += self.arrival
            self._ends[space, high] = known
        return known

    @cached_property
    def arrival(self) -> float:
        """What it is worth to be there where nothing else is to be done than to come."""
        if self.duty.artifact:
            return worth.ARTIFACT
        if self.duty.must:
            return TIME_UP.get(self.team.rounds_left, self.progress)
        if self.team.is_way_out and self.duty.spaces == self.team.exit:
            return self._way_out
        return self.progress if self.duty.task is not None and not self.duty.task.keys else 0.0

    @cached_property
    def _way_out(self) -> float:
        """All have to be on the exit at the same time: whoever is missing there loses the mission for everybody."""
        team, seat = self.team, self.situation.seat
        others = [s for s in self.situation.view.stalkers if s.seat != seat and not s.dead]
        if all(other.space in team.exit for other in others):
            return OUT
        come = all(other.space in team.exit or self._can_leave(other) for other in others)
        return max(TOGETHER if come else self.progress, TIME_UP.get(team.rounds_left, 0.0))

    def _can_leave(self, other: Stalker) -> bool:
        """Whether another stalker has a turn left in this round and the exit within a turn's way."""
        way = 2 * self.situation.steps_of(other.seat)
        return not all(other.taken) and self.team.steps(other.space, self.team.exit) <= way

    @cached_property
    def most(self) -> list[float]:
        """More than it can be worth to end the turn on each space: what need not be looked at closer is soon told."""
        found = [-cost for cost in self.to_go]
        for space in self.goals:
            found[space] = self.arrival - self.to_go[space]
        return found

    # --- attacks ----------------------------------------------------------------------------------------------------

    def attacks(self, space: int) -> list[tuple[Aim, float]]:
        """What can be attacked from a space, each with its worth."""
        known = self._attacks.get(space)
        if known is None:
            known = self._attacks[space] = [(aim, self.gain(aim, space)) for aim in aims(self.situation, space)]
        return known

    def gain(self, aim: Aim, space: int) -> float:
        """What an attack is worth: what the enemy could do no more, and what it will do if it lives and turns."""
        situation, foe, odds = self.situation, aim.foe, aim.odds
        hp, injuries = situation.me.hp, situation.injuries
        relief = worth.harm(hp, injuries, self.blows(foe, space, True))
        provoked = 0.0
        if not foe.sees(space) and foe.would_see(space):
            provoked = worth.harm(hp, injuries, self.blows(foe, space, True, seen=True)) - relief
        reward = prize(situation, foe) + (2.0 if foe.sight & self.goal_mask else 0.0)
        for other in situation.view.stalkers:
            if (
                other.seat != situation.seat
                and other.space >= 0
                and foe.sees(other.space)
                and foe.far[other.space] <= foe.reach
            ):
                relief += 0.5 * worth.harm(other.hp, sum(other.injured), ((1.0, situation.blow(foe, other.space)),))
        hurt = 0.5 * odds.light + 0.9 * odds.heavy + 1.2 * odds.hurt
        if foe.enemy.id == self.team.prey:
            reward += PREY[0] * self.progress
            hurt += self.progress * (PREY[1] * odds.hurt + PREY[2] * odds.heavy)
        elif self.team.prey == "" and self.guards >> foe.enemy.space & 1:
            reward += GUARD * self.progress
        return odds.kill * (reward + relief) + hurt - (1 - odds.kill) * provoked - worth.AMMO * aim.ammo

    # --- looking ahead ------------------------------------------------------------------------------------------------

    def reach(self, space: int) -> tuple[int, ...]:
        """The spaces within a Movement, the most promising first; one with an enemy ends it."""
        known = self._reach.get(space)
        if known is None:
            situation = self.situation
            board = situation.board
            found = board.reach("open", space, situation.steps, situation.foe_mask)
            spaces = board.spaces(found & ~(1 << space) & ~self.crowded)
            known = self._reach[space] = tuple(sorted(spaces, key=self.most.__getitem__, reverse=True))
        return known

    @cached_property
    def loot(self) -> dict[int, float]:
        """What lies about."""
        keen = 1.0 if self.rush < 1.2 else 0.4 if self.rush < 2 else 0.0
        found = {ground.space: worth.LOOT * keen for ground in self.situation.view.ground if ground.loot}
        for anomaly in self.situation.view.anomalies:
            found |= {cover.space: worth.ARTIFACT * keen for cover in anomaly.covers if cover.by == "artifact"}
        return found

    def work(self, space: int) -> float:
        """What a standard action of the task is worth on a space; 0 where there is none."""
        task = self.duty.task
        if task is None or not task.keys or not task.actions or not self.duty.ready or self.duty.near:
            return 0.0
        return 1.4 * self.progress if self.goal_mask >> space & 1 else 0.0

    def stay_cost(self, space: int) -> float:
        """What the radiation of a space adds for each action on it (ST-9.2)."""
        rad = self.situation.rad[space]
        return STAY_FACTOR * self.situation.dose_cost((space,)) if rad else 0.0

    def bolt(self, option: str) -> float:
        """What a bolt on a symbol is worth: the way to the task becomes safer (ST-14.12)."""
        anomaly, place, symbol = SPOT.read(option)
        space = self.situation.board.index[place]
        if not self.goal_mask >> space & 1 or not self.duty.ready or not (self.duty.task or self.duty.artifact):
            return 0.0
        here = self.situation.me.space
        if space == here or self.situation.rad[here] or self.team.steps(here, (space,)) > self.situation.steps:
            return 0.0
        before = self.situation.anomaly_cost((space,))
        digits = next((d for each, d in self.situation.symbols.get(space, ()) if each.id == anomaly), "")
        digit = digit_of(symbol)
        if digits.count(digit) != 1:
            return 0.0
        return before * SYMBOL_CHANCE[digit] / sum(SYMBOL_CHANCE[digit] for digit in set(digits))

    def value(self, left: int, space: int, high: bool) -> float:
        """What a position is worth with so many standard actions left."""
        if left <= 0:
            return self.end(space, high)
        key = (left, space, high)
        known = self._values.get(key)
        if known is None:
            known = self._values[key] = self._value(left, space, high)
        return known

    def _value(self, left: int, space: int, high: bool) -> float:
        stay = self.value(left - 1, space, high) - self.stay_cost(space)
        best = max(stay + (0.3 if self.situation.me.focus else worth.FOCUS), self.end(space, high))
        work = self.work(space)
        if work:
            best = max(best, stay + work)
        if space in self.loot:
            best = max(best, stay + self.loot[space])
        for aim, gain in self.attacks(space):
            if not aim.free:
                then = stay if high or not aim.loud else self.value(left - 1, space, True) - self.stay_cost(space)
                best = max(best, gain + then)
        watched = self.situation.watched
        leaves_high = high or bool(watched >> space & 1)
        symbols = self.situation.symbols
        last = left == 1
        most, value, end = self.most, self.value, self.end
        for there in self.reach(space):
            if last and most[there] - 0.1 <= best:
                break
            loud = leaves_high or bool(watched >> there & 1)
            found = (end(there, loud) if last else value(left - 1, there, loud)) - 0.1
            if found > best:
                if there in symbols:
                    found -= self.situation.anomaly_cost((there,))
                best = max(best, found)
        return best

    # --- ways -------------------------------------------------------------------------------------------------------

    def ways(self, path: tuple[int, ...], steps: int, shut: int = 0) -> Iterator[tuple[int, ...]]:
        """Every way on from a path, the path itself first; an enemy on a space ends it."""
        board, foes = self.situation.board, self.situation.foe_mask
        stack = [(path, steps)]
        while stack:
            way, left = stack.pop()
            yield way
            here = way[-1]
            if not left or (len(way) > 1 and foes >> here & 1):
                continue
            for there in board.spaces(board.step_mask("open", here) & ~shut):
                if there not in way:
                    stack.append(((*way, there), left - 1))

    def best_way(
        self, path: tuple[int, ...], steps: int, left: int, *, careful: bool = False
    ) -> tuple[float, tuple[int, ...]]:
        """The best way on, with so many standard actions left after it, and its worth."""
        situation = self.situation
        watched, crowded = situation.watched, self.crowded
        high = situation.me.attention == "high"
        best, chosen, most = -1e9, path, self.most
        shut = watched | situation.foe_mask | crowded if careful else 0
        for way in self.ways(path, steps, shut):
            end = way[-1]
            if len(way) == 1 or crowded >> end & 1 or (not left and most[end] <= best):
                continue
            seen = high or any(watched >> space & 1 for space in way)
            found = self.value(left, end, seen) - situation.anomaly_cost(way) - situation.dose_cost(way)
            found -= 0.03 * len(way)
            if found > best:
                best, chosen = found, way
        return best, chosen
