"""ST-13.17 to ST-13.20: attacks of enemies, and their reactions after a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.mapping.board import mask_of
from cordon.games.stalker.rules.attack import HitCheck, hindrance
from cordon.games.stalker.rules.closeness import closest_spaces, first_of
from cordon.games.stalker.rules.companions import HurtCompanion
from cordon.games.stalker.rules.context import Attacking, Movement
from cordon.games.stalker.rules.covering import cover_below, uncover
from cordon.games.stalker.rules.enemy_movement import EnemyMove, enter
from cordon.games.stalker.rules.enemy_rules import begin_point, enemy_mods, enemy_rules
from cordon.games.stalker.rules.facing import EnemyFacts, face_flow
from cordon.games.stalker.rules.health import Defend
from cordon.games.stalker.rules.outcomes import is_order_asked, set_off
from cordon.games.stalker.rules.status import lose_status
from cordon.games.stalker.rules.ties import Outcome, decide, far_spaces_first
from cordon.games.stalker.state import AttackState
from cordon.games.stalker.terms import EXPOSED_DAMAGE, STALKERS, Entity, RulePath
from cordon.games.stalker.verbs import SPACE, TARGET, WHO, named_spaces, space_in
from cordon.kernel.decisions import Facts, Seat, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.triggers import window

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


def become_target(game: StalkerGame, who: Entity) -> None:
    """Somebody else is the target of the running attack."""
    attacking = game.attacking()
    if attacking is not None:
        attacking.changed(target=who)


def change_damage(game: StalkerGame, n: int) -> None:
    """The damage of the running attack, before defence."""
    attacking = game.attacking()
    if attacking is not None and attacking.declared is not None:
        attacking.changed(damage=attacking.declared.damage + n)


def halve_damage(game: StalkerGame) -> None:
    """The damage of the running attack is halved, rounded up."""
    attacking = game.attacking()
    if attacking is not None:
        attacking.changed(halved=True)


def possible_targets(game: StalkerGame, enemy: Entity, only: Entity = "") -> list[Entity]:
    """Whom an enemy may attack now: the closest stalkers in sight, else the closest others (ST-13.17)."""
    sight = game.sight_of(enemy)
    seen = [target for target in game.targets_of(enemy) if sight >> game.space_of(target) & 1]
    if only:
        return [only] if only in seen else []
    first = [target for target in seen if game.is_stalker(target)] or seen
    if len(first) < 2:
        return first
    nearest = closest_spaces(game, enemy, mask_of([game.space_of(target) for target in first]))
    return [target for target in first if game.space_of(target) in nearest]


def charge_ends(game: StalkerGame, enemy: Entity, only: Entity = "") -> frozenset[int]:
    """Where an enemy may stand after a charge; nowhere else if its attack is none."""
    if game.kind_of(enemy).attack.mode != "charge" or game.attack_has_flag(enemy, "leap"):
        return frozenset()
    targets = possible_targets(game, enemy, only)
    goals = {game.address(game.space_of(each)) for each in targets if game.range_between(enemy, each) > 1}
    moves = [EnemyMove(enemy, game.mv(enemy), goal, free=True) for goal in sorted(goals)]
    return frozenset().union(*[move.ends(game) for move in moves])


class EnemyAttackFacts(Facts, frozen=True):
    """Who attacks whom."""

    enemy: Entity
    target: Entity


class EnemyAttack(Attacking):
    """ST-13.17 An enemy attacks"""

    enemy: Entity
    more: int = 0
    """Damage that an activation card adds."""
    only: Entity = ""
    """A reaction: only this stalker can be the target (ST-13.20)."""
    path: RulePath = ""
    choice: str = ""
    target: Entity = ""
    todo: tuple[Entity, ...] = ()
    moved: int = 0
    asked: Seat = -1
    lost: int = 0
    cancelled: bool = False

    def facts(self, game: StalkerGame) -> EnemyAttackFacts:
        return EnemyAttackFacts(self.enemy, self.target)

    # --- target, charge, turn -----------------------------------------------------------------------------------

    @step(
        "ST-13.17",
        "1. The closest stalker in sight, or the closest other target; on one space the players decide",
        offers=(TARGET,),
    )
    def choose_target(self, game: StalkerGame) -> Flow:
        if self.enemy not in game.state.enemies:
            return finish(False)
        targets = possible_targets(game, self.enemy, self.only)
        if not targets:
            return finish(False)
        targets.sort(key=lambda target: -game.stalker_of(target).hp if game.is_stalker(target) else 0)
        options = [TARGET(target) for target in targets]
        seat = game.state.turn if game.state.turn >= 0 else game.state.lead
        if len({game.space_of(target) for target in targets}) == 1 and game.is_stalker(targets[0]):
            return ask(seat, "choice", options)
        return decide(game, self, "choice", options, who=self.enemy, seat=seat)

    @step("ST-13.17", "2. Who charges moves up to MV toward a target that is not within range 1")
    def charge(self, game: StalkerGame) -> Flow:
        self.target = TARGET.read(self.choice)
        begin_point(game, self.path, self.enemy, "attack", self.target)
        if game.kind_of(self.enemy).attack.mode != "charge" or game.range_between(self.enemy, self.target) <= 1:
            return None
        if game.attack_has_flag(self.enemy, "leap"):
            return call(Leap(self.enemy, game.space_of(self.target)), into="moved")
        there = game.address(game.space_of(self.target))
        return call(EnemyMove(self.enemy, game.mv(self.enemy), there, free=True), into="moved")

    @step("ST-13.17", "3. It turns to face the target")
    def turn(self, game: StalkerGame) -> Flow:
        if self.enemy not in game.state.enemies:
            return finish(False)
        if not game.is_on_map(self.target):
            return goto(EnemyAttack.waste)
        return face_flow(game, [self.enemy], game.space_of(self.target))

    @step("ST-13.17", "Out of range after the charge: no effect; an area attack hits everybody on the space")
    def aim(self, game: StalkerGame) -> Flow:
        if game.range_between(self.enemy, self.target) > game.attack_reach(self.enemy):
            return goto(EnemyAttack.waste)
        if game.attack_has_flag(self.enemy, "area"):
            space = game.space_of(self.target)
            others = [who for who in game.targets_of(self.enemy) if game.space_of(who) == space and who != self.target]
            self.todo = (self.target, *others)
        else:
            self.todo = (self.target,)
        return None

    # --- target by target ---------------------------------------------------------------------------------------

    @step("ST-13.17", "One target after another")
    def next_target(self, game: StalkerGame) -> Flow:
        if not self.todo or self.enemy not in game.state.enemies:
            return goto(EnemyAttack.end)
        self.target, self.todo = self.todo[0], self.todo[1:]
        if not game.is_on_map(self.target):
            return goto(EnemyAttack.next_target)
        printed = game.kind_of(self.enemy).attack
        self.declared = AttackState(
            attacker=self.enemy,
            target=self.target,
            by="enemy",
            attack=printed.key,
            mode=printed.mode,
            moved=self.moved,
            damage=printed.damage,
            place=game.space_of(self.target),
        )
        return enemy_rules(game, self.enemy, f"{game.state.enemies[self.enemy].kind}/attack", "attack.before")

    @step("SC-1.6", "An attack that its own card called off; otherwise another stalker may step in")
    def call_off(self, game: StalkerGame) -> Flow:
        if self.cancelled:
            # What it does instead may have killed it.
            return goto(EnemyAttack.waste if self.enemy in game.state.enemies else EnemyAttack.end)
        if "ally.attacked" not in game.state.listening or not game.is_stalker(self.target):
            return goto(EnemyAttack.warn)
        self.asked = 0
        return None

    @step("SC-1.6", "Each other stalker in turn", then="step_in")
    def step_in(self, game: StalkerGame) -> Flow:
        order = game.order()
        if self.asked >= len(order) or self._gone(game) or self._attack().target != self.target:
            return goto(EnemyAttack.warn)
        seat = order[self.asked]
        self.asked += 1
        return None if STALKERS[seat] == self.target else window(game, "ally.attacked", seat, self.target)

    def _gone(self, game: StalkerGame) -> bool:
        """The attacker or the target left the map."""
        return self.enemy not in game.state.enemies or not game.is_on_map(self.target)

    def _attack(self) -> AttackState:
        assert self.declared is not None
        return self.declared

    @step("SC-1.6", "The target may answer")
    def warn(self, game: StalkerGame) -> Flow:
        self.target = self._attack().target
        if self._gone(game):
            return goto(EnemyAttack.next_target)
        return window(game, "attacked", game.seat_of(self.target), self.enemy) if game.is_stalker(self.target) else None

    @step("ST-13.17", "4. Damage and modifiers, exposed +3, minus cover; added up first, then not below 0")
    def count_damage(self, game: StalkerGame) -> Flow:
        if self._gone(game):
            return goto(EnemyAttack.next_target)
        damage, cover = self.damage(game), hindrance(game, self.enemy, self.target)
        if self.target in game.state.enemies:
            game.emit(events.EnemyAttacked(self.enemy, self.target, max(0, damage - cover), cover))
            return call(HitCheck(self.target, max(0, damage), "torso", self.enemy))
        if lose_status(game, self.target, "exposed"):
            damage += EXPOSED_DAMAGE
        damage = max(0, damage - cover)
        self.changed(damage=damage)
        game.emit(events.EnemyAttacked(self.enemy, self.target, damage, cover))
        game.count("losses", "enemy_attacks")
        if self.target in game.state.characters:
            return game.hurt_character(self.target, damage)
        if self.target in game.state.companions:
            return call(HurtCompanion(self.target, damage))
        return call(Defend(game.seat_of(self.target), damage, self.enemy), into="lost")

    def damage(self, game: StalkerGame) -> int:
        """What the attack does before exposed and cover (ST-13.17)."""
        attack = self._attack()
        gap = max(0, game.range_between(self.enemy, self.target) - 1)
        moved = min(attack.moved, game.mv(self.enemy))
        definition = f"{game.state.enemies[self.enemy].kind}/attack"
        damage = attack.damage + self.more + enemy_mods(game, self.enemy, definition, "dmg", gap, moved)
        return game.of_enemy("enemy.dmg", damage, self.enemy)

    @step("ST-13.19", "5. An enemy that lives turns to face the attacker")
    def turn_target(self, game: StalkerGame) -> Flow:
        if self.enemy not in game.state.enemies:
            return goto(EnemyAttack.end)
        if self.target not in game.state.enemies:
            return None
        return face_flow(game, [self.target], game.space_of(self.enemy))

    @step("ST-13.17", "What the attack does besides")
    def finish_target(self, game: StalkerGame) -> Flow:
        self.changed(lost=self.lost)
        self.lost = 0
        return enemy_rules(game, self.enemy, f"{game.state.enemies[self.enemy].kind}/attack", "attack.done")

    @step("ST-13.17", "The next target of an area attack", then="next_target")
    def go_on(self, game: StalkerGame) -> Flow:
        return None

    @step("ST-13.17", "The attack has no effect")
    def waste(self, game: StalkerGame) -> Flow:
        reach = game.attack_reach(self.enemy)
        if not game.is_on_map(self.target):
            cause = "gone"
        else:
            cause = "range" if game.range_between(self.enemy, self.target) > reach else "called_off"
        game.emit(events.AttackWasted(self.enemy, self.target, cause))
        return None

    @step("ST-13.17", "The attack is over")
    def end(self, game: StalkerGame) -> Flow:
        return finish(True)


class Leap(Movement):
    """SC-1.8 A leap: directly on or next to the target's space, anomalies and impassable edges ignored"""

    enemy: Entity
    there: int
    start: int = -1
    choice: str = ""
    space: int = -1

    def facts(self, game: StalkerGame) -> EnemyFacts:
        return EnemyFacts(self.enemy)

    def places(self, game: StalkerGame) -> list[int]:
        """The space itself, or if it is full the closest ones next to it."""
        full = game.full_mask()
        if not full >> self.there & 1:
            return [self.there]
        near = game.board.spaces(game.board.within(game.sight_kind(self.enemy), self.there, 1))
        free = [space for space in near if game.board.land_mask >> space & 1 and not full >> space & 1]
        ranges = game.board.ranges(game.sight_kind(self.enemy), game.space_of(self.enemy))
        best = min((ranges[space] for space in free), default=0)
        return [space for space in free if ranges[space] == best]

    @step("SC-1.8", "Where it lands; several spaces: the lead stalker decides", offers=(SPACE,))
    def choose(self, game: StalkerGame) -> Flow:
        places = self.places(game)
        if not places:
            return finish(0)
        places = far_spaces_first(game, places)
        return decide(
            game,
            self,
            "choice",
            named_spaces(game, places),
            lambda: [Outcome(set_off(game, [space]), space) for space in places],
            self.enemy,
        )

    @step("ST-13.12", "It turns")
    def turn(self, game: StalkerGame) -> Flow:
        self.start, self.space = game.space_of(self.enemy), space_in(game, self.choice)
        return face_flow(game, [self.enemy], self.there)

    @step("ST-13.12", "It leaps; traps there go off")
    def land(self, game: StalkerGame) -> Flow:
        uncover(game, self.enemy)
        return enter(game, self.enemy, self.space)

    @step("ST-5.8", "What the end of a movement sets off")
    def settle(self, game: StalkerGame) -> Flow:
        return game.move_ended(self.enemy)

    @step("ST-13.16", "No rolls, but it covers a symbol")
    def arrive(self, game: StalkerGame) -> Flow:
        if self.enemy in game.state.enemies:
            cover_below(game, self.enemy)
        return finish(game.board.ranges("open", self.start)[self.space])


# --- reactions (ST-13.20) ---------------------------------------------------------------------------------------------


def reacting(game: StalkerGame, seat: Seat, todo: Sequence[Entity]) -> list[Entity]:
    """Who of them reacts next: those closest to the stalker, then by colour; whoever no longer sees the stalker is left
    out."""
    who, space = STALKERS[seat], game.stalker(seat).space
    watching = [enemy for enemy in todo if game.has_sight(enemy, who)]
    return first_of(game, dict.fromkeys(watching, 1 << space))


class React(Procedure):
    """ST-13.20 Every enemy that sees the stalker after a turn reacts by attacking"""

    seat: Seat
    todo: tuple[Entity, ...] = ()
    choice: str = ""

    @step("ST-13.20", "Who sees the stalker")
    def begin(self, game: StalkerGame) -> Flow:
        who = STALKERS[self.seat]
        if not game.is_seen(who):
            return finish()
        self.todo = tuple(enemy for enemy in game.state.enemies if game.has_sight(enemy, who))
        return None

    @step("ST-13.20", "The closest first, ties as in an activation; sight is checked again before each", offers=(WHO,))
    def choose(self, game: StalkerGame) -> Flow:
        watching = reacting(game, self.seat, self.todo)
        if not watching:
            return finish()
        who = STALKERS[self.seat]
        if is_order_asked(game, watching, lambda enemy: charge_ends(game, enemy, who)):
            return ask(game.state.lead, "choice", [*map(WHO, watching)])
        self.choice = WHO(watching[0])
        return None

    @step("ST-13.20", "A pinned enemy discards the token instead", then="choose")
    def react(self, game: StalkerGame) -> Flow:
        enemy = WHO.read(self.choice)
        self.todo = tuple(other for other in self.todo if other != enemy)
        if lose_status(game, enemy, "pinned", told=True):
            game.emit(events.GotUp(enemy, self.seat))
            return None
        game.emit(events.Reacted(enemy, self.seat))
        return call(EnemyAttack(enemy, game.of_enemy("reaction.dmg", 0, enemy), only=STALKERS[self.seat]))
