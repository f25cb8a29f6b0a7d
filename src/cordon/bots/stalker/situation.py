"""The table as one stalker reads it: the map, who sees what, what each enemy would do to it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from cordon.bots.stalker import worth
from cordon.bots.stalker.leaning import Leaning
from cordon.games.stalker.cards import Armour, EnemyKind, Mod, Weapon
from cordon.games.stalker.content import content
from cordon.games.stalker.mapping.board import Board
from cordon.games.stalker.mapping.library import board_for, maps
from cordon.games.stalker.odds import expected_loss
from cordon.games.stalker.ops.conditions import AttackBy, FromRange
from cordon.games.stalker.state import Anomaly, Card, Enemy, Stalker
from cordon.games.stalker.terms import (
    ANOMALY_DIE,
    EXPOSED_DAMAGE,
    MOVEMENT,
    STALKERS,
    CardNumber,
    EnemyKey,
    Entity,
    number_of,
)
from cordon.games.stalker.views import StalkerView
from cordon.kernel.decisions import Seat

if TYPE_CHECKING:
    from cordon.bots.stalker.duties import Team
    from cordon.bots.stalker.shooting import Aim

NOMINAL = {"zombie": 5, "controller": 11}
"""Damage of attacks whose cards decide it otherwise than by a number."""
ACTIVATION = 13.0
"""HP that an anomaly takes (SC-18.10), and half as much again for the tokens that come with it."""
LADEN = 2
"""Spaces of a Movement with something heavy (SV-1.5)."""
FOCUSED = 0.9
"""What is left of that where a roll may be made again."""
SYMBOL_CHANCE = {symbol[1]: ANOMALY_DIE.count(symbol) / 10 for symbol in set(ANOMALY_DIE)}

TALLY: CardNumber = "B2-06"
SLEEPWALKER: EnemyKey = "zombie"
REGRET = (1.0, 2.0, 4.0, 16.0)
"""The card that counts dead sleepwalkers, and what one more costs a team of a campaign, by those who are dead: the
fourth wakes nobody any more."""

_loss = lru_cache(maxsize=4096)(expected_loss)


class Foe:
    """An enemy: what it sees, and what its attack would cost."""

    __slots__ = ("board", "charges", "damage", "enemy", "far", "kind", "reach", "sight", "threat")

    def __init__(self, board: Board, enemy: Enemy, fog: int, more: int) -> None:
        self.board = board
        self.enemy = enemy
        self.kind: EnemyKind = content().enemies[enemy.kind]
        front, side, back = self.kind.sight
        look = content().sights[enemy.kind]
        self.sight = board.sight(look, enemy.space, enemy.facing, (front + more, side, back), fog)
        self.far = board.ranges(look, enemy.space)
        attack = self.kind.attack
        self.charges = attack.mode == "charge"
        self.damage = NOMINAL.get(enemy.kind, attack.damage)
        self.reach = attack.range + (self.kind.mv if self.charges else 0)
        self.threat = board.within(look, enemy.space, self.reach + self.kind.mv)
        """Where an attack of it may come before the round is over."""

    def sees(self, space: int) -> bool:
        return bool(self.sight >> space & 1)

    def would_see(self, space: int) -> bool:
        """Whether it sees a space once it has turned to it."""
        return self.far[space] <= self.kind.sight[0]


class Situation:
    """What a seat knows, and what follows from it."""

    def __init__(self, view: StalkerView, seat: Seat, leaning: Leaning = "") -> None:
        self.view = view
        self.seat = seat
        self.leaning = leaning
        self.me: Stalker = view.stalkers[seat]
        self.mission = view.mission
        self.board = board_for(view.map, frozenset(view.layout), frozenset(view.flooded), view.territory)
        self.rad = list(self.board.rad)
        for space, rad in view.hot.items():
            self.rad[space] = rad
        more = sum(each.by for each in view.in_force if each.value == "enemy.sight_front")
        self.foes = [Foe(self.board, enemy, view.fog, more) for enemy in view.enemies]
        self.watched = 0
        self.foe_mask = 0
        for foe in self.foes:
            self.watched |= foe.sight
            self.foe_mask |= 1 << foe.enemy.space
        self.solo = view.seats == 1
        self.bottom = 3 if self.solo else 2
        self.aims: dict[tuple[object, ...], Aim] = {}
        """What attacks on enemies come to, by all that matters for them."""
        self.team: Team | None = None
        """See ``team_of``."""
        self._plain: dict[str, int] = {}
        self._losses: dict[tuple[int, bool], float] = {}
        self._doses: dict[int, float] = {}

    # --- the own stalker ----------------------------------------------------------------------------------------

    @cached_property
    def cards(self) -> list[Card]:
        return [card for card in self.view.cards if card.owner == self.seat]

    @cached_property
    def weapon(self) -> Card | None:
        return next((card for card in self.cards if card.place == "weapon"), None)

    @cached_property
    def weapon_card(self) -> Weapon | None:
        found = content().cards[self.weapon.id] if self.weapon is not None else None
        return found if isinstance(found, Weapon) else None

    @cached_property
    def working(self) -> tuple[str, ...]:
        return working(self.view, self.seat)

    def mods(self, value: str) -> Iterator[Mod]:
        """The changes of a value by the own cards."""
        known = content().mods
        for definition in self.working:
            for _, mod in known.get((definition, value), ()):
                yield mod

    def plain(self, value: str) -> int:
        """The changes that hold under all circumstances."""
        known = self._plain.get(value)
        if known is None:
            known = self._plain[value] = sum(mod.by for mod in self.mods(value) if not mod.when)
        return known

    @cached_property
    def armour(self) -> Armour | None:
        for card in self.cards:
            if card.place == "armour":
                found = content().cards[card.id]
                return found if isinstance(found, Armour) else None
        return None

    @cached_property
    def defence(self) -> tuple[int, int, int]:
        """Dice, stars, and stars against who charges."""
        dice = (self.armour.defence if self.armour else 0) + self.plain("defence.gd")
        charged = sum(
            mod.by
            for mod in self.mods("defence.stars")
            if any(isinstance(each, AttackBy) and each.mode == "charge" for each in mod.when)
        )
        return max(0, dice), self.plain("defence.stars"), charged

    @cached_property
    def steps(self) -> int:
        """Spaces of a Movement (ST-7.5)."""
        return self.steps_of(self.seat, MOVEMENT + self.plain("move.max"))

    def steps_of(self, seat: Seat, most: int = MOVEMENT) -> int:
        if self.view.slowed:
            most = min(most, self.view.slowed)
        if self.view.survival is not None and self._is_laden(seat):
            most = min(most, LADEN)
        for held in self.view.environment:
            if held.place == "held" and held.holder == seat:
                slows = content().sides[held.up].slows
                most = min(most, slows) if slows else most
        return max(1, most)

    def _is_laden(self, seat: Seat) -> bool:
        """Whether a stalker carries something heavy (SV-1.5)."""
        assert self.view.survival is not None
        kinds, flags = content().token_kinds, self.view.survival.flags
        held = (token.kind for token in self.view.survival.tokens if token.holder == seat)
        return any(kinds[kind].sort == "heavy" and kind not in flags for kind in held)

    @cached_property
    def shield(self) -> int:
        return shield_of(self.view, self.seat)

    @cached_property
    def most_hp(self) -> int:
        return content().stalkers[self.me.card].hp

    @cached_property
    def injuries(self) -> int:
        return sum(self.me.injured)

    @cached_property
    def left(self) -> int:
        """Standard actions left in this turn."""
        track = self.view.track
        free = sum(kind in ("standard",) for kind in self.me.next_free)
        return self.bottom - self.me.slots[track] + self.me.cubes[track] + free

    @cached_property
    def last_turn(self) -> bool:
        """Whether no other turn of this stalker follows this round."""
        return all(self.me.taken)

    # --- the team and the time ----------------------------------------------------------------------------------

    @cached_property
    def team_high(self) -> bool:
        return any(s.attention == "high" for s in self.view.stalkers if s.seat != self.seat) or any(
            ground.high for ground in self.view.ground
        )

    @cached_property
    def crowded(self) -> int:
        """Fully occupied spaces, the own figure left out."""
        return self.crowded_for(1)

    def crowded_for(self, room: int, besides: Entity = "") -> int:
        """Spaces without so much room, the own figure and somebody else's left out."""
        counts: dict[int, int] = {}
        others = [stalker.space for stalker in self.view.stalkers if stalker is not self.me and stalker.space >= 0]
        others += [enemy.space for enemy in self.view.enemies]
        others += [companion.space for companion in self.view.companions]
        if self.view.survival is not None:
            people = content().characters
            figures = [each for each in self.view.survival.characters if people[each.name].figure is not None]
            others += [each.space for each in figures if each.id != besides]
        for space in others:
            counts[space] = counts.get(space, 0) + 1
        mask = 0
        capacities = self.board.capacity
        for space in counts if room == 1 else range(len(capacities)):
            if space >= 0 and capacities[space] and counts.get(space, 0) + room > capacities[space]:
                mask |= 1 << space
        return mask

    @cached_property
    def regret(self) -> float:
        """What another dead sleepwalker costs (B2-06)."""
        dead = next((card.cubes for card in self.view.environment if number_of(card.id) == TALLY), len(REGRET))
        return REGRET[dead] if self.leaning and dead < len(REGRET) else 0.0

    def without_focus(self) -> Situation:
        """The same position, had the stalker no focus."""
        stalkers = list(self.view.stalkers)
        stalkers[self.seat] = replace(self.me, focus=False)
        return Situation(replace(self.view, stalkers=tuple(stalkers)), self.seat, self.leaning)

    # --- harm ---------------------------------------------------------------------------------------------------

    def blow(self, foe: Foe, space: int) -> float:
        """The HP that an attack of an enemy takes on average from this stalker on a space."""
        damage = foe.damage - cover_between(self.board, foe.enemy.space, space)
        if self.me.exposed and space == self.me.space:
            damage += EXPOSED_DAMAGE
        known = self._losses.get((damage, foe.charges))
        if known is None:
            dice, stars, charged = self.defence
            known = _loss(max(0, damage), dice, stars + (charged if foe.charges else 0))
            self._losses[damage, foe.charges] = known
        return known

    @cached_property
    def symbols(self) -> dict[int, list[tuple[Anomaly, str]]]:
        """The uncovered symbols of anomalies on each space."""
        found: dict[int, list[tuple[Anomaly, str]]] = {}
        for anomaly in self.view.anomalies:
            overlay = anomaly.overlays[anomaly.at]
            laid = self.board.symbols(maps().overlays[overlay.number], overlay.square, overlay.tip)
            for space, digits in laid.items():
                free = list(digits)
                for cover in anomaly.covers:
                    if cover.space == space and cover.by != STALKERS[self.seat] and cover.symbol[1] in free:
                        free.remove(cover.symbol[1])
                for symbol in anomaly.scanned:
                    free = [digit for digit in free if digit != symbol[1]]
                if free:
                    found.setdefault(space, []).append((anomaly, "".join(free)))
        return found

    @cached_property
    def anomaly_harm(self) -> float:
        """What an activation costs."""
        return worth.harm(self.me.hp, self.injuries, ((1.0, ACTIVATION),)) * (FOCUSED if self.me.focus else 1.0)

    def anomaly_cost(self, path: tuple[int, ...]) -> float:
        """What the activation rolls for a way cost on average (ST-14.6)."""
        symbols = self.symbols
        if not symbols or symbols.keys().isdisjoint(path):
            return 0.0
        touched: dict[str, set[str]] = {}
        for space in path:
            for anomaly, digits in symbols.get(space, ()):
                touched.setdefault(anomaly.id, set()).update(digits)
        return sum(self.anomaly_harm * sum(SYMBOL_CHANCE[d] for d in digits) for digits in touched.values())

    def dose_cost(self, path: tuple[int, ...]) -> float:
        """What map radiation on a way costs (ST-9.2)."""
        most = max([self.rad[space] for space in path])
        if not most:
            return 0.0
        known = self._doses.get(most)
        if known is None:
            more = max(0, most + self.shield)
            known = worth.irradiation(self.me.hp, self.injuries, self.me.dose, more) if more else 0.0
            self._doses[most] = known
        return known


def cover_between(board: Board, here: int, there: int) -> int:
    """The cover of a space against an attack from another one (ST-4.16)."""
    if here == there or (board.room[there] and board.room[there] == board.room[here]):
        return 0
    return board.cov[there]


def working(view: StalkerView, seat: Seat) -> tuple[str, ...]:
    """Definitions whose changes of values count for somebody: the stalker, and what is equipped."""
    cards = content().cards
    worn = (card for card in view.cards if card.owner == seat and card.place != "backpack")
    return (view.stalkers[seat].card, *(cards[card.id].key for card in worn))


def shield_of(view: StalkerView, seat: Seat) -> int:
    """What somebody's armour, and what else is worn, takes off map radiation."""
    found, worn = 0, working(view, seat)
    for definition in worn:
        printed = content().equipment.get(definition)
        found += printed.map_radiation if isinstance(printed, Armour) else 0
        found += sum(mod.by for _, mod in content().mods.get((definition, "map_radiation"), ()) if not mod.when)
    return found


def incoming(kind: EnemyKind, at: int) -> int:
    """What an enemy's card takes off stars from afar (SC-9.5)."""
    return sum(
        mod.by
        for _, mod in content().mods.get((kind.key, "incoming.stars"), ())
        if mod.when and all(isinstance(each, FromRange) and at >= each.n for each in mod.when)
    )
