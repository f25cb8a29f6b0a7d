"""What a position offers before anybody commits to it: attacks with their odds, ways with their price, who sees whom.

Everything here is computed with the functions of the rules, on a copy where a rule must be asked about a running
attack; nothing changes the match, and nothing looks at what the team may not know.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import msgspec

from cordon.games.stalker import odds
from cordon.games.stalker.cards import WeaponAttack
from cordon.games.stalker.mapping.board import mask_of
from cordon.games.stalker.ops import Op
from cordon.games.stalker.ops.body import DamageOp, LoseHpOp
from cordon.games.stalker.ops.fighting import Roll
from cordon.games.stalker.ops.moving import Move
from cordon.games.stalker.rules.actions import perform
from cordon.games.stalker.rules.anomalies import chance_of
from cordon.games.stalker.rules.attack import (
    ATTACK,
    WeaponAttackRun,
    attack_targets,
    declared,
    hindrance,
    in_aim,
    incoming,
    knife_targets,
    most_ammo,
    shot_of,
    thresholds_of,
    unaware,
    why_not_attack,
)
from cordon.games.stalker.rules.context import AnomalyEffect
from cordon.games.stalker.rules.covering import uncovered
from cordon.games.stalker.rules.dice import RerollFacts
from cordon.games.stalker.rules.enemy_movement import EnemyMove
from cordon.games.stalker.rules.facing import facings
from cordon.games.stalker.rules.movement import StalkerMove, can_push
from cordon.games.stalker.rules.options import CAREFUL, KNIFE, MOVE, USE, cost_of, is_free_next
from cordon.games.stalker.rules.rounds import TakeAction, Turn
from cordon.games.stalker.rules.strikes import KnifeAttack
from cordon.games.stalker.state import AttackState, Shot
from cordon.games.stalker.terms import DICE_LIMIT, DOSE_LIMIT, KNIFE_DICE, STALKERS, Entity, Facing
from cordon.games.stalker.threats import Danger, danger
from cordon.kernel.decisions import Seat
from cordon.kernel.triggers import ANSWER, WindowFacts

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

LONGEST = 6
"""Ways longer than this are not looked for: no card leads so far."""


# --- attacks ----------------------------------------------------------------------------------------------------------


class Aim(msgspec.Struct, frozen=True):
    """One attack on one body part of one enemy, with its chances."""

    target: Entity
    part: str
    range: int
    accurate: bool
    stalker_dice: int
    gear_dice: int
    stars: int
    cover: int
    incoming: int
    plain: odds.Chances
    focus: odds.Chances | None


def wound_deck(game: StalkerGame) -> odds.Wounds:
    """What is left in the wound deck: its discards lie open, so everybody knows; an empty one is shuffled anew."""
    pile = game.pile("wound")
    cards = Counter(
        (game.content.wounds[card].light, game.content.wounds[card].heavy) for card in pile.draw or pile.discard
    )
    return tuple((light, heavy, count) for (light, heavy), count in sorted(cards.items()))


def weapon_aims(game: StalkerGame, seat: Seat, key: str, target: Entity = "", ammo: int = 0) -> list[Aim]:
    """An attack of the equipped weapon on everything that it can be aimed at. ``target`` alone, if it is given."""
    weapon = game.weapon_of(seat)
    if weapon is None:
        return []
    attack = next((each for each in game.weapon_card(weapon.id).attacks if each.key == key), None)
    if attack is None:
        return []
    targets = [target] if target else attack_targets(game, seat, weapon, attack)
    amount = ammo or most_ammo(weapon, attack)
    return [aim for each in targets for aim in _aims(game, seat, weapon.id, attack, each, amount)]


def _aims(game: StalkerGame, seat: Seat, weapon: str, attack: WeaponAttack, target: Entity, ammo: int) -> Iterator[Aim]:
    twin = game.clone()
    twin.running.append(WeaponAttackRun(seat, attack.key, declared=declared(game, seat, weapon, attack, target, ammo)))
    shot = shot_of(twin, seat, attack)
    parts = ("torso", "head") if attack.pick else ("torso",)
    exposing = game.content.exposing(game.content.cards[weapon].key)
    yield from _parts(twin, seat, target, twin.attack_range(target), shot, parts, exposing)


def knife_aims(game: StalkerGame, seat: Seat, target: Entity = "") -> list[Aim]:
    """The knife on everybody within its reach."""
    who = STALKERS[seat]
    found: list[Aim] = []
    for each in [target] if target else knife_targets(game, seat):
        twin = game.clone()
        attack = AttackState(who, each, "knife", attack="knife", behind=unaware(game, who))
        twin.running.append(KnifeAttack(seat, declared=attack))
        shot = Shot(0, min(DICE_LIMIT, max(0, twin.modified("knife.gd", KNIFE_DICE, seat))))
        found += _parts(twin, seat, each, twin.range_between(who, each), shot, ("torso", "head"), 0)
    return found


def _parts(
    twin: StalkerGame, seat: Seat, target: Entity, at: int, shot: Shot, parts: tuple[str, ...], exposing: int
) -> Iterator[Aim]:
    kind, enemy = twin.kind_of(target), twin.state.enemies[target]
    cover, helped = hindrance(twin, STALKERS[seat], target), incoming(twin, target)
    wounds = wound_deck(twin)
    for part in parts:
        thresholds = thresholds_of(twin, target, part)
        if not thresholds:
            continue
        mark = odds.Mark(thresholds, kind.ehp - enemy.lost, enemy.exposed, cover - helped, exposing)
        focused = odds.chances(shot, mark, wounds, focus=True) if twin.stalker(seat).focus else None
        yield Aim(
            target,
            part,
            at,
            shot.accurate,
            shot.stalker_dice,
            shot.gear_dice,
            shot.stars,
            cover,
            helped,
            odds.chances(shot, mark, wounds),
            focused,
        )


def aims(game: StalkerGame, seat: Seat) -> dict[str, list[Aim]]:
    """All attacks that a stalker could make now, by option of the turn."""
    found: dict[str, list[Aim]] = {}
    weapon = game.weapon_of(seat)
    if weapon is not None:
        aim = in_aim(game, seat, weapon.id)
        for attack in game.weapon_card(weapon.id).attacks:
            if why_not_attack(game, seat, weapon, attack, aim) is None:
                found[ATTACK(attack.key)] = weapon_aims(game, seat, attack.key)
    if knife_targets(game, seat):
        found[KNIFE()] = knife_aims(game, seat)
    return found


# --- defence and anomalies --------------------------------------------------------------------------------------------


def defence_loss(game: StalkerGame, seat: Seat, damage: int) -> float:
    """The HP that damage would cost a stalker on average."""
    dice = max(0, game.modified("defence.gd", game.defence(seat), seat))
    return odds.expected_loss(damage, dice, game.modified("defence.stars", 0, seat))


def anomaly_loss(game: StalkerGame, seat: Seat, card: str) -> float:
    """The HP that one activation of an anomaly costs a stalker on average (SC-18.10)."""
    twin = game.clone()
    twin.running.append(AnomalyEffect(sort=game.content.anomalies[card].type))
    rolled = 0.0
    loss = 0.0
    for op in game.content.anomalies[card].stalkers:
        if isinstance(op, Roll):
            rolled = sum(stars * chance for (stars, _), chance in odds.thrown(0, op.n).items())
        elif isinstance(op, LoseHpOp):
            loss += rolled if op.stars else max(0, twin.modified("anomaly.loss", op.n, seat))
        elif isinstance(op, DamageOp):
            loss += defence_loss(game, seat, max(0, twin.modified("anomaly.loss", op.n, seat)))
    return loss


# --- ways (ST-7.2 to ST-7.6) ------------------------------------------------------------------------------------------


class Route(msgspec.Struct, frozen=True):
    """A way to a space and its price. ``side`` and ``space``: where the attention token lies afterwards; ``same``: as
    it was. ``seen``: the spaces of the way in an enemy's sight."""

    path: tuple[int, ...]
    side: str
    space: int
    radiation: int
    dose: int
    anomalies: dict[str, int]
    seen: tuple[int, ...]
    meets: tuple[Entity, ...]

    def price(self) -> tuple[int, int, float, int]:
        """What a careful player looks at, in this order."""
        calm = 1.0
        for chance in self.anomalies.values():
            calm *= 1 - chance / 100
        return len(self.seen), self.radiation, 1 - calm, len(self.path)


def movement_of(game: StalkerGame, seat: Seat, option: str) -> StalkerMove | None:
    """The movement that an option would begin: the actions of the rules, and cards whose effect begins with a step."""
    if option in MOVE or option in CAREFUL:
        begun = perform(game, seat, option)
        return begun if isinstance(begun, StalkerMove) else None
    first = next(iter(_effect_of(game, seat, option)), None)
    if isinstance(first, Move) and first.who == "self" and not first.toward:
        return first.stroll(seat)
    return None


def walk_begun(game: StalkerGame, seat: Seat) -> StalkerMove | None:
    """The movement whose next step a stalker is asked for; none that leads somewhere by itself."""
    asking = game.pending_of(seat).stack[-1]
    return asking if isinstance(asking, StalkerMove) and asking.goal < 0 else None


def targets_seen(game: StalkerGame, seat: Seat, option: str) -> int:
    """The spaces with possible targets that the enemy in question would see if this destination or way is chosen."""
    asking = game.pending_of(seat).stack[-1]
    assert isinstance(asking, EnemyMove)
    return asking.seen(game, option)


def _effect_of(game: StalkerGame, seat: Seat, option: str) -> tuple[Op, ...]:
    """What a card does when its action is taken, or when it answers a window."""
    if option in USE:
        source, path = USE.read(option)
        return next(rule.do for known, rule in game.content.actions[game.definition(source)] if known == path)
    if option in ANSWER:
        facts = game.facts(seat)
        moment = facts.moment if isinstance(facts, WindowFacts | RerollFacts) else ""
        return next((rule.do for _, rule in game.rules_answering(ANSWER.read(option), moment, seat)), ())
    return ()


def routes(game: StalkerGame, seat: Seat, options: Iterable[str]) -> dict[str, dict[int, Route]]:
    """The best way to every space within reach, by each of the options that begins a movement."""
    found = {}
    for option in options:
        move = movement_of(game, seat, option)
        if move is not None:
            found[option] = routes_of(game, move, token_slides(game, seat, option))
    return found


def token_slides(game: StalkerGame, seat: Seat, option: str = "") -> bool:
    """Whether the turn token slides, so that map radiation counts (ST-9.2): for the option of a turn, or, in the middle
    of an action, for that action."""
    stack = game.pending_of(seat).stack
    if isinstance(stack[-1], Turn):
        free = cost_of(game, seat, option) == "FA" or is_free_next(game, seat, option)
        return not free and not game.stalker(seat).cubes[game.state.track]
    running = [frame for frame in stack if isinstance(frame, TakeAction)]
    return bool(running) and running[-1].seat == seat and running[-1].slid


def routes_of(game: StalkerGame, move: StalkerMove, slides: bool) -> dict[int, Route]:
    """The best way to every space that a movement can still reach."""
    walker = _Walker(game, move, slides)
    best: dict[int, Route] = {}
    for path in walker.ways():
        walker.improve(best, path)
    return best


def way_through(
    game: StalkerGame, move: StalkerMove, slides: bool, points: Sequence[int]
) -> tuple[Route | None, tuple[int, ...]]:
    """The best way that leads over these spaces in this order and ends on the last, and the spaces that a longer way
    over all of them can end on."""
    walker = _Walker(game, move, slides)
    best: dict[int, Route] = {}
    further: set[int] = set()
    for path in walker.ways():
        at = -1
        for point in points:
            at = path.index(point, at + 1) if point in path[at + 1 :] else len(path)
        if at == len(path) - 1:
            walker.improve(best, path)
        elif at < len(path):
            further.add(path[-1])
    return next(iter(best.values()), None), tuple(sorted(further))


def danger_of(game: StalkerGame, move: StalkerMove, route: Route) -> Danger | None:
    """Who attacks if the turn ends where a way leads to."""
    return danger(game, move.seat, route.path[-1], _Walker(game, move, slides=False).turned(route.path[0]))


class _Walker:
    """Looks along the ways of one movement."""

    def __init__(self, game: StalkerGame, move: StalkerMove, slides: bool) -> None:
        self.game, self.move, self.slides = game, move, slides
        self.who = STALKERS[move.seat]
        self.stalker = game.stalker(move.seat)
        self.before = move.path or (self.stalker.space,)
        self.left = min(LONGEST, move.most - len(self.before) + 1)
        self.watched = game.watched_within(move.sight_cap)
        self.seen_at_end = game.watched()
        self.foes = game.enemy_mask()
        self.full = game.full_mask()
        self.was_seen = move.was_seen if move.path else bool(self.watched >> self.stalker.space & 1)
        self.stood_on = game.state.stood_on | 1 << self.stalker.space if move.path else 1 << self.stalker.space
        self.anomalous = uncovered(game)[2]
        self._watched: dict[int, int] = {}
        self._chances: dict[int, dict[str, int]] = {}

    def ways(self) -> Iterator[tuple[int, ...]]:
        """Every way without a loop, each as the spaces entered; it ends where an enemy stands."""
        game, board = self.game, self.game.board
        walk = game.walk_of(self.who)
        shut = self.watched | self.foes if self.move.careful else 0
        stack: list[tuple[int, ...]] = [(self.before[-1],)]
        while stack:
            path = stack.pop()
            here = path[-1]
            for space in board.spaces(board.step_mask(walk, here) & ~shut):
                if space in path:
                    continue
                crowded = self.full >> space & 1
                pushes = bool(crowded) and can_push(game, self.who, space, here)
                if not crowded or pushes:
                    yield (*path[1:], space)
                is_end = self.foes >> space & 1 and not self.move.free
                if len(path) < self.left and not is_end:
                    stack.append((*path, space))

    def improve(self, best: dict[int, Route], path: tuple[int, ...]) -> None:
        """Remember a way if it is the best to its end."""
        route = self.route(path)
        known = best.get(path[-1])
        if known is None or route.price() < known.price():
            best[path[-1]] = route

    def turned(self, first: int) -> dict[Entity, Facing]:
        """Where enemies on the space left behind look once they have turned to look after the stalker (ST-7.2)."""
        game = self.game
        beside = [game.state.enemies[enemy] for enemy in game.enemies_at(self.before[-1])]
        return {enemy.id: next(iter(facings(game, enemy, first, stepped=True)), enemy.facing) for enemy in beside}

    def _watched_after(self, first: int) -> int:
        """Who is watched once enemies on the space left behind have turned to look after the stalker (ST-7.2)."""
        turned = self.turned(first)
        if not turned:
            return self.watched
        game, mask = self.game, 0
        for enemy in game.state.enemies.values():
            facing = turned.get(enemy.id, enemy.facing)
            reach = game.reach_of(enemy.kind, enemy.space)
            if self.move.sight_cap is not None:
                reach = tuple(min(each, self.move.sight_cap) for each in reach)  # type: ignore[assignment]
            mask |= game.board.sight(game.sight_kind(enemy.id), enemy.space, facing, reach, game.state.fog)
        return mask

    def route(self, path: tuple[int, ...]) -> Route:
        """What a way costs."""
        game, watched = self.game, self._watched.get(path[0])
        if watched is None:
            watched = self._watched[path[0]] = self._watched_after(path[0])
        side, space = self._attention(path, watched)
        more = self._radiation(path)
        seen = tuple(each for each in path if watched >> each & 1)
        return Route(
            path,
            side,
            space,
            more,
            min(DOSE_LIMIT, self.stalker.dose + more),
            self._anomalies((*self.before, *path)),
            seen,
            tuple(game.enemies_at(path[-1])),
        )

    def _anomalies(self, path: tuple[int, ...]) -> dict[str, int]:
        """The chance of each anomaly: it hangs on the spaces with symbols, and most ways lead over the same few."""
        met = mask_of(path) & self.anomalous
        if not met:
            return {}
        found = self._chances.get(met)
        if found is None:
            found = self._chances[met] = chance_of(self.game, self.who, path)
        return found

    def _attention(self, path: tuple[int, ...], watched: int) -> tuple[str, int]:
        """Where the token lies in the end (ST-7.3, ST-7.4)."""
        at = -1
        if not self.move.quiet:
            was = self.was_seen
            for space in path:
                now = bool(watched >> space & 1)
                if now or was:
                    at = space
                was = now
        end = path[-1]
        if self.seen_at_end >> end & 1 and (not self.move.careful or watched >> end & 1):
            at = end
        if at >= 0:
            return "high", at
        if self.move.quiet or self.stalker.attention == "high":
            return "same", self.stalker.noticed
        return "low", end

    def _radiation(self, path: tuple[int, ...]) -> int:
        """What the highest radiation on the way adds to the dosage (ST-9.2)."""
        if not self.slides:
            return 0
        most = max(map(self.game.radiation_at, (*self.game.board.spaces(self.stood_on), *path)))
        return max(0, most + self.game.map_radiation(self.move.seat)) if most else 0


# --- who sees whom ----------------------------------------------------------------------------------------------------


def sights(game: StalkerGame) -> dict[str, dict[str, tuple[int, ...]]]:
    """The spaces that each enemy and each stalker sees."""
    spaces = game.board.spaces
    return {
        "enemies": {enemy: spaces(game.sight_of(enemy)) for enemy in game.state.enemies},
        "stalkers": {
            str(stalker.seat): spaces(game.sight_of(STALKERS[stalker.seat]))
            for stalker in game.state.stalkers.values()
            if stalker.space >= 0
        },
    }
