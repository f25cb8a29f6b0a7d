"""What the end of a turn brings (ST-13.20) before it has come: which enemies attack, and what that costs.

Computed with the functions of the rules on a copy of the match. Cards that somebody may choose to use, and what lies in
the way of a charge, are left out: this is what happens if nobody does anything about it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from cordon.games.stalker import odds
from cordon.games.stalker.ops import AnomalyDie, Op
from cordon.games.stalker.ops.fighting import Attack, Cancel, Dmg
from cordon.games.stalker.rules.activation import points_of, wanted_deck
from cordon.games.stalker.rules.attack import hindrance
from cordon.games.stalker.rules.enemy_attack import EnemyAttack, Leap, reacting
from cordon.games.stalker.rules.enemy_movement import EnemyMove
from cordon.games.stalker.state import AttackState
from cordon.games.stalker.terms import ANOMALY_DIE, EXPOSED_DAMAGE, STALKERS, Entity, Facing, Side
from cordon.kernel.decisions import Seat

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

Spread = dict[int, float]
"""The chance of each number."""

How = Literal["attacks", "pinned", "short"]
"""It attacks; it only gets up (ST-12.4); it does not come near enough (ST-13.17a)."""


class Threat(msgspec.Struct, frozen=True):
    """One enemy that reacts. ``damage``: the chance of each, before defence; ``dice`` and ``stars``: the defence;
    ``loss``: the HP that it costs on average."""

    enemy: Entity
    how: How
    charges: bool = False
    damage: Spread = {}
    dice: int = 0
    stars: int = 0
    loss: float = 0.0


class Danger(msgspec.Struct, frozen=True):
    """Everybody who reacts, in their order, and what it costs: HP on average, and the chance to be left without any."""

    threats: tuple[Threat, ...]
    loss: float
    fall: float


class Ahead(msgspec.Struct, frozen=True):
    """What the enemies draw after the turn: on so many of the deck's cards they attack whom they see."""

    deck: Side
    attacks: int
    cards: int


Suffered = dict[tuple[int, bool], float]
"""The chance of each loss of HP so far, with and without the exposed token: the first attack takes it (ST-12.5)."""


class _Strike(NamedTuple):
    """An attack before it comes: its damage less cover, or nothing if it is called off, with the chance of each."""

    blows: tuple[tuple[int | None, float], ...]
    charges: bool
    dice: int
    stars: int

    def weight(self) -> float:
        return sum(max(0, blow) * chance for blow, chance in self.blows if blow is not None)

    def damage(self, exposed: float) -> Spread:
        """The chance of each damage, if the stalker is exposed with that chance."""
        found: Spread = {}
        for blow, chance in self.blows:
            for more, odd in ((EXPOSED_DAMAGE, exposed), (0, 1 - exposed)):
                if odd:
                    damage = max(0, blow + more) if blow is not None else 0
                    found[damage] = found.get(damage, 0.0) + chance * odd
        return found

    def suffered(self, before: Suffered) -> Suffered:
        """What has been suffered when it is over."""
        found: Suffered = {}
        for (lost, exposed), chance in before.items():
            for blow, odd in self.blows:
                if blow is None:
                    found[lost, exposed] = found.get((lost, exposed), 0.0) + chance * odd
                    continue
                damage = max(0, blow + (EXPOSED_DAMAGE if exposed else 0))
                for (stars, _), luck in odds.thrown(0, self.dice).items():
                    end = lost + max(0, damage - stars - self.stars), False
                    found[end] = found.get(end, 0.0) + chance * odd * luck
        return found


def danger(game: StalkerGame, seat: Seat, space: int = -1, turned: Mapping[Entity, Facing] = {}) -> Danger | None:
    """Who attacks a stalker whose turn ends now, or on another space, with some enemies looking elsewhere; nobody sees
    them: nothing."""
    who = STALKERS[seat]
    if space < 0 and (game.stalker(seat).space < 0 or not game.is_seen(who)):
        return None
    twin = game.clone()
    if space >= 0:
        twin.update(twin.stalker(seat), space=space)
        for enemy, facing in turned.items():
            twin.update(twin.state.enemies[enemy], facing=facing)
    todo = [enemy for enemy in twin.state.enemies if twin.has_sight(enemy, who)]
    found = []
    total: Suffered = {(0, twin.stalker(seat).exposed): 1.0}
    while watching := reacting(twin, seat, todo):
        todo.remove(watching[0])
        threat, total = _threat(twin, seat, watching[0], total)
        found.append(threat)
    fall = sum(chance for (lost, _), chance in total.items() if lost >= max(1, game.stalker(seat).hp))
    return Danger(tuple(found), _mean(total), fall) if found else None


def ahead(game: StalkerGame) -> Ahead | None:
    """What the enemies & zone phase draws (ST-13.22), if it comes after the running turn and nothing changes before:
    the deck is known, the card is not."""
    if not all(all(stalker.taken) for stalker in game.state.stalkers.values()):
        return None
    deck = wanted_deck(game)
    cards = game.content.decks[deck]
    return Ahead(deck, sum(_lets_attack(game, deck, card) for card in cards), len(cards))


def _lets_attack(game: StalkerGame, deck: Side, card: str) -> bool:
    points = points_of(game, deck, card, zone=True)
    return any(isinstance(op, Attack) for point in points for op in game.content.scripts[point])


def _mean(total: Suffered) -> float:
    return sum(lost * chance for (lost, _), chance in total.items())


def _threat(twin: StalkerGame, seat: Seat, enemy: Entity, before: Suffered) -> tuple[Threat, Suffered]:
    """The next reaction, from wherever it hurts most, and what is suffered by then; the copy goes on from there."""
    record, who = twin.state.enemies[enemy], STALKERS[seat]
    if record.pinned:
        return Threat(enemy, "pinned"), before
    reach = twin.attack_reach(enemy)
    strikes: list[tuple[_Strike, int]] = []
    for end, moved in _charges(twin, enemy, who):
        twin.update(twin.state.enemies[enemy], space=end)
        if twin.range_between(enemy, who) <= reach:
            strikes.append((_strike(twin, seat, enemy, end != record.space, moved), end))
    if not strikes:
        return Threat(enemy, "short"), before
    strike, end = max(strikes, key=lambda each: each[0].weight())
    twin.update(twin.state.enemies[enemy], space=end)
    twin.use_mods("defence.gd", seat)
    twin.use_mods("defence.stars", seat)
    exposed = sum(chance for (_, is_exposed), chance in before.items() if is_exposed)
    after = strike.suffered(before)
    loss = _mean(after) - _mean(before)
    return Threat(enemy, "attacks", strike.charges, strike.damage(exposed), strike.dice, strike.stars, loss), after


def _charges(game: StalkerGame, enemy: Entity, who: Entity) -> list[tuple[int, int]]:
    """Where it may stand when it attacks, and how many spaces it has come (ST-13.17)."""
    here, there = game.space_of(enemy), game.space_of(who)
    if game.kind_of(enemy).attack.mode != "charge" or game.range_between(enemy, who) <= 1:
        return [(here, 0)]
    if game.attack_has_flag(enemy, "leap"):
        ranges = game.board.ranges("open", here)
        return [(space, ranges[space]) for space in Leap(enemy, there).places(game)] or [(here, 0)]
    move = EnemyMove(enemy, game.mv(enemy), game.address(there), free=True)
    return sorted({(path[-1], len(path) - 1) for path in move.paths(game)}) or [(here, 0)]


def _strike(twin: StalkerGame, seat: Seat, enemy: Entity, charges: bool, moved: int) -> _Strike:
    """The attack from where the enemy stands on the copy."""
    printed, who = twin.kind_of(enemy).attack, STALKERS[seat]
    more = twin.of_enemy("reaction.dmg", 0, enemy)
    attack = AttackState(enemy, who, "enemy", attack=printed.key, mode=printed.mode, moved=moved, damage=printed.damage)
    running = EnemyAttack(enemy, more, only=who, target=who, declared=attack)
    twin.running.append(running)
    try:
        cover = hindrance(twin, enemy, who)
        blows: list[tuple[int | None, float]] = []
        for by, chance in _before(twin, f"{twin.state.enemies[enemy].kind}/attack"):
            running.changed(damage=printed.damage + (by or 0))
            blows.append((running.damage(twin) - cover if by is not None else None, chance))
        dice = max(0, twin.modified("defence.gd", twin.defence(seat), seat))
        stars = twin.modified("defence.stars", 0, seat)
    finally:
        twin.running.pop()
    return _Strike(tuple(blows), charges, dice, stars)


def _before(game: StalkerGame, definition: str) -> list[tuple[int | None, float]]:
    """What the card makes of its own attack before it strikes (a zombie rolls the anomaly die): the damage that is
    added, or nothing if it is called off, with the chance of each."""
    rules = game.content.reactions.get((definition, "attack.before"), ())
    die = next((op for _, rule in rules for op in rule.do if isinstance(op, AnomalyDie)), None)
    if die is None:
        return [(0, 1.0)]
    parts = die.parts()
    return [(_added(parts[symbol]), 1 / len(ANOMALY_DIE)) for symbol in ANOMALY_DIE]


def _added(effect: Sequence[Op]) -> int | None:
    if any(isinstance(op, Cancel) for op in effect):
        return None
    return sum(op.n for op in effect if isinstance(op, Dmg))
