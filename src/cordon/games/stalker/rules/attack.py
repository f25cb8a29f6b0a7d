"""ST-11: stalker attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from cordon.games.stalker import events
from cordon.games.stalker.mapping.board import DARK
from cordon.games.stalker.ops.conditions import all_hold
from cordon.games.stalker.ops.selecting import CardContext
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.attention import notice, place
from cordon.games.stalker.rules.context import Attacking
from cordon.games.stalker.rules.dice import Rerolls, roll_dice
from cordon.games.stalker.rules.environment import on_hit
from cordon.games.stalker.rules.equipment import set_ammo
from cordon.games.stalker.rules.facing import face_flow
from cordon.games.stalker.rules.wounds import LoseEhp, Wound
from cordon.games.stalker.state import AttackState, Card, RollState, Shot, Stalker
from cordon.games.stalker.terms import DICE_LIMIT, FOG_SIGHT, STALKERS, AttackKey, Entity, ItemId, RulePath, Side
from cordon.games.stalker.verbs import PART, TARGET
from cordon.kernel.decisions import Facts, Reason, Seat, ask, ask_amount
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.triggers import window
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.cards import EnemyKind, Threshold, WeaponAttack
    from cordon.games.stalker.game import StalkerGame

ATTACK = verb("attack", attack=AttackKey)
MASK = verb("mask", trait=RulePath, target=Entity)
KEEP = verb("keep")
SHARE = verb("share", target=Entity)
ALL = verb("all")

DICE_PER_AMMO = 2
"""Gear dice for each ammo when a weapon is emptied at once (SC-3.4)."""


# --- targets (ST-11.2) ------------------------------------------------------------------------------------------------


def max_range(game: StalkerGame, seat: Seat, weapon: str) -> int:
    """As cards have changed it; outdoors in fog two spaces (SV-0.4), in the dark one (SV-13.4)."""
    most = game.modified("weapon.max_range", game.weapon_card(weapon).max_range, seat)
    board, space = game.board, game.stalker(seat).space
    if game.state.scenario and not board.indoor_mask >> space & 1 and game.has_quality("range_cap:2"):
        most = min(most, FOG_SIGHT)
    return min(most, DARK) if board.dark_mask >> space & 1 else most


def is_accurate(game: StalkerGame, seat: Seat, weapon: str, at: int) -> bool:
    """Whether a range is within the accurate range, whose upper end cards may raise up to the maximum (ST-11.9)."""
    low, high = game.weapon_card(weapon).accurate
    high = min(game.modified("weapon.accurate_max", high, seat), max_range(game, seat, weapon))
    return low <= at <= high


def weapon_sight(game: StalkerGame, seat: Seat, weapon: str) -> int:
    """The spaces at which a weapon can be aimed: the stalker's line of sight (ST-11.2)."""
    fog = game.state.fog
    if fog:
        flags, known = game.content.flags, game.content.cards
        if any("ignores:no_visibility" in flags[known[each.id].key] for each in game.attachments_on(weapon)):
            fog = 0
    return game.board.sight_all("open", game.stalker(seat).space, fog)


def attack_targets(game: StalkerGame, seat: Seat, weapon: Card, attack: WeaponAttack) -> list[Entity]:
    """The enemies within maximum and minimum range and in line of sight."""
    least = attack.min_range
    return [enemy for enemy, at in in_aim(game, seat, weapon.id) if at >= least]


def in_aim(game: StalkerGame, seat: Seat, weapon: str) -> list[tuple[Entity, int]]:
    """The enemies in line of sight and within maximum range, with their ranges; the same for all its attacks."""
    sight = weapon_sight(game, seat, weapon)
    if not sight & game.enemy_mask():
        return []
    ranges = game.board.ranges("open", game.stalker(seat).space)
    most = max_range(game, seat, weapon)
    found = []
    for enemy in game.state.enemies.values():
        space = enemy.space
        if sight >> space & 1 and ranges[space] <= most:
            found.append((enemy.id, ranges[space]))
    return found


def count_attack(game: StalkerGame, target: Entity) -> None:
    """For statistics: all attacks, and those on the horde (SC-19.2)."""
    game.count("losses", "attacks")
    if game.kind_of(target).category == "horde":
        game.count("losses", "horde_attacks")


NO_AMMO = reasons.NO_AMMO("ST-10.22")
HAS_MOVED = reasons.HAS_MOVED("SC-1.9")
NO_TARGET = reasons.NO_TARGET("ST-11.2")


def why_not_attack(
    game: StalkerGame, seat: Seat, weapon: Card, attack: WeaponAttack, aim: list[tuple[Entity, int]]
) -> Reason | None:
    """Why an attack of the equipped weapon cannot be chosen; ``aim`` is what ``in_aim`` says of the weapon."""
    if weapon.ammo < max(1, attack.ammo):
        return NO_AMMO
    if attack.once and game.is_used(seat, "turn", weapon.id, attack.key):
        return reasons.USED_ALREADY("SC-1.9", "turn")
    if attack.stayed and game.stalker(seat).moved:
        return HAS_MOVED
    return None if aim and any(at >= attack.min_range for _, at in aim) else NO_TARGET


def knife_mask(game: StalkerGame, stalker: Stalker) -> int:
    """The spaces with an enemy whom the knife reaches: the own one, and others as far as cards say (ST-7.13)."""
    foes, reach = game.enemy_mask(), game.modified("knife.range", 0, stalker.seat)
    if not reach:
        return foes & 1 << stalker.space
    # A knife needs to see whom it reaches, so none reaches through an entrance (ST-18.3); fog does not hide them.
    return foes & game.board.within("open", stalker.space, reach) & game.board.sight_all("open", stalker.space)


def knife_targets(game: StalkerGame, seat: Seat) -> list[Entity]:
    """The enemies whom the knife reaches (ST-7.13)."""
    near = knife_mask(game, game.stalker(seat))
    return [enemy.id for enemy in game.state.enemies.values() if near >> enemy.space & 1] if near else []


def shooting(game: StalkerGame, seat: Seat, at: int) -> int:
    """Stalker dice at a range (ST-10.1)."""
    return next(entry.dice for entry in game.stalker_card(seat).shooting if at <= entry.upto)


def declared(
    game: StalkerGame, seat: Seat, weapon: str, attack: WeaponAttack, target: Entity, ammo: int
) -> AttackState:
    """An attack with a weapon on a target, with so much ammo."""
    who = STALKERS[seat]
    return AttackState(
        attacker=who,
        target=target,
        by="weapon",
        weapon=weapon,
        attack=attack.key,
        type=attack.type,
        ammo=ammo,
        blast=attack.blast,
        behind=unaware(game, who),
    )


def most_ammo(weapon: Card, attack: WeaponAttack) -> int:
    """The ammo of an attack; at most, where its player chooses how much (SC-3.4)."""
    return min(weapon.ammo, DICE_LIMIT // DICE_PER_AMMO) if attack.empties else attack.ammo


def gear_dice(attack: WeaponAttack, ammo: int) -> int:
    """The gear dice of an attack with so much ammo, before cards change them (ST-11.6)."""
    return ammo * DICE_PER_AMMO if attack.empties else attack.gear


def shot_of(game: StalkerGame, seat: Seat, attack: WeaponAttack) -> Shot:
    """What the declared attack rolls (ST-11.6)."""
    running = game.attack
    assert running is not None
    at = game.attack_range(running.target)
    return Shot(
        min(DICE_LIMIT, max(0, game.modified("attack.sd", shooting(game, seat, at), seat))),
        min(DICE_LIMIT, max(0, game.modified("attack.gd", gear_dice(attack, running.ammo), seat))),
        is_accurate(game, seat, running.weapon, at),
        game.modified("attack.stars", 0, seat),
        game.modified("attack.masks", attack.masks, seat),
    )


def loudness(game: StalkerGame, seat: Seat, weapon: str, attack: WeaponAttack) -> Side:
    """The side of the token that an attack places (ST-11.4); thunder drowns shots outdoors, and what is on a muzzle
    may muffle them anywhere (SV-0.4)."""
    if attack.attention == "low":
        return "low"
    flags, known = game.content.flags, game.content.cards
    if any("thunder" in flags[known[each.id].key] for each in game.attachments_on(weapon)):
        return "low"
    outdoors = not game.board.indoor_mask >> game.stalker(seat).space & 1
    return "low" if game.state.scenario and outdoors and game.has_quality("thunder") else "high"


def parts_of(kind: EnemyKind) -> list[str]:
    """The body parts of an enemy, as options (ST-11.5)."""
    return [PART("torso"), PART("head")] if kind.head else [PART("torso")]


def unaware(game: StalkerGame, who: Entity) -> tuple[Entity, ...]:
    """The enemies that do not see somebody now."""
    return tuple(enemy for enemy in game.state.enemies if not game.has_sight(enemy, who))


# --- weapon attacks ---------------------------------------------------------------------------------------------------


class WeaponAttackFacts(Facts, frozen=True):
    """The attack as far as it has come: its weapon and target, the ammo, what was rolled, with whom it is shared."""

    weapon: ItemId
    attack: AttackKey
    target: Entity
    stars: int
    masks: int
    sharing: Entity
    amount: int


class WeaponAttackRun(Attacking):
    """ST-11.1 An attack with the equipped weapon"""

    seat: Seat
    attack: AttackKey
    choice: str = ""
    target: Entity = ""
    centre: int = -1
    """Where the target stood: its neighbours may share the attack even when it is gone (ST-11.11)."""
    amount: int = 0
    masks: int = 0
    stars: int = 0
    shares: tuple[tuple[Entity, int], ...] = ()
    asked: tuple[Entity, ...] = ()
    sharing: Entity = ""
    todo: tuple[tuple[Entity, int], ...] = ()
    hit: tuple[Entity, ...] = ()

    def facts(self, game: StalkerGame) -> WeaponAttackFacts:
        weapon = self._weapon(game).id
        return WeaponAttackFacts(
            weapon, self.attack, self.target, self.stars, self.masks, self.sharing, self.amount if self.target else 0
        )

    def _weapon(self, game: StalkerGame) -> Card:
        """The weapon of the attack, whatever has come into the stalker's hands since."""
        declared = game.state.cards.get(self.declared.weapon) if self.declared is not None else None
        weapon = declared or game.weapon_of(self.seat)
        assert weapon is not None
        return weapon

    def _printed(self, game: StalkerGame) -> WeaponAttack:
        weapon = game.weapon_card(self._weapon(game).id)
        return next(attack for attack in weapon.attacks if attack.key == self.attack)

    @step("ST-11.2", "Step 1: choose the target", offers=(TARGET,))
    def choose_target(self, game: StalkerGame) -> Flow:
        targets = attack_targets(game, self.seat, self._weapon(game), self._printed(game))
        return ask(self.seat, "choice", [TARGET(target) for target in targets])

    @step("SC-3.4", "How much ammo, where the attack lets you choose")
    def choose_ammo(self, game: StalkerGame) -> Flow:
        printed = self._printed(game)
        if not printed.empties:
            self.amount = printed.ammo
            return None
        return ask_amount(self.seat, "amount", 1, most_ammo(self._weapon(game), printed))

    @step("ST-11.3", "Step 2: pay the ammo; step 3: attention (ST-11.4)")
    def pay(self, game: StalkerGame) -> Flow:
        printed, weapon = self._printed(game), self._weapon(game)
        self.target = TARGET.read(self.choice)
        self.centre = game.space_of(self.target)
        set_ammo(game, weapon, weapon.ammo - self.amount, told=True)
        if printed.once:
            game.use_up(self.seat, "turn", weapon.id, printed.key)
        self.declared = declared(game, self.seat, weapon.id, printed, self.target, self.amount)
        count_attack(game, self.target)
        game.emit(events.AttackDeclared(self.seat, self.target, weapon.id, self.attack))
        place(game, self.seat, loudness(game, self.seat, weapon.id, printed), game.stalker(self.seat).space)
        return None

    @step("ST-11.5", "Step 4: the body part, if the attack lets you choose", offers=(PART,))
    def choose_part(self, game: StalkerGame) -> Flow:
        parts = parts_of(game.kind_of(self.target))
        return ask(self.seat, "choice", parts if self._printed(game).pick else parts[:1])

    @step("ST-11.6", "Step 5: roll; step 6: rerolls (ST-11.7)")
    def roll(self, game: StalkerGame) -> Flow:
        printed = self._printed(game)
        attack = self.changed(part="head" if self.choice == PART("head") else "torso")
        if attack.part == "head":
            game.emit(events.HeadAimed(self.seat, self.target))
        shot = shot_of(game, self.seat, printed)
        added = game.additions("attack.stars", self.seat) if shot.stars else ()
        own = [(attack.weapon, self.attack, printed.masks)] if printed.masks else []
        masked = (*own, *game.additions("attack.masks", self.seat))
        for value in ("attack.sd", "attack.gd", "attack.stars", "attack.masks"):
            game.use_mods(value, self.seat)
        self.thrown = RollState(stars=shot.stars, added=added, masks=shot.masks, masked=masked, accurate=shot.accurate)
        roll_dice(game, STALKERS[self.seat], "attack", shot.stalker_dice, shot.gear_dice)
        return call(Rerolls(self.seat, "attack.rolled"))

    @step("ST-11.8", "Step 7: count stars and masks")
    def count(self, game: StalkerGame) -> Flow:
        roll = self.used()
        self.stars, self.masks = roll.total(), roll.mask_total()
        return None

    # --- masks (ST-11.8b) -----------------------------------------------------------------------------------------

    def _traits(self, game: StalkerGame) -> list[str]:
        """What the masks can still buy; an effect that would change nothing is not offered."""
        weapon = self._weapon(game)
        found = []
        for path, rule in game.content.masks.get(game.content.cards[weapon.id].key, ()):
            if rule.masks > self.masks:
                continue
            trait = rule.do[0]
            if trait.about:
                targets = [target for target in self._mask_targets(game) if trait.matters(game, target)]
                found += [MASK(path, target) for target in targets]
            elif self._is_blast_worth(game) if self.hit else trait.matters(game, self.target):
                found.append(MASK(path))
        return found

    def _spared(self, game: StalkerGame) -> list[Entity]:
        """Whom a blast that is bought after the hit check would still hit: who stands where the target stood."""
        attack = self.declared
        assert attack is not None
        return [] if attack.blast else [enemy for enemy in game.enemies_at(self.centre) if enemy not in self.hit]

    def _is_blast_worth(self, game: StalkerGame) -> bool:
        """Whether a blast that is bought after the hit check would still change anything."""
        attack = self.declared
        assert attack is not None
        return bool(self._spared(game)) or (not attack.blast and game.is_locked_at(self.centre))

    def _mask_targets(self, game: StalkerGame) -> list[Entity]:
        if not self._printed(game).split:
            return [self.target] if self.target in game.state.enemies else []
        return [self.target, *self._secondary(game)] if self.target in game.state.enemies else self._secondary(game)

    @step("ST-11.8", "Masks may be spent before and after the hit check", offers=(KEEP, MASK))
    def spend_masks(self, game: StalkerGame) -> Flow:
        return ask(self.seat, "choice", [KEEP(), *self._traits(game)])

    @step("ST-11.8", "Each effect any number of times while masks suffice")
    def buy(self, game: StalkerGame) -> Flow:
        if self.choice in KEEP:
            return None
        path, target = MASK.read(self.choice)
        target = target or self.target
        weapon = self._weapon(game)
        rules = dict(game.content.masks[game.content.cards[weapon.id].key])
        self.masks -= rules[path].masks
        self.changed(target=target)
        game.emit(events.MasksSpent(self.seat, rules[path].masks, rules[path].trait, target))
        return call(game.script(path, STALKERS[self.seat], weapon.id))

    @step("ST-11.8", "More, or enough")
    def buy_more(self, game: StalkerGame) -> Flow:
        if self.choice not in KEEP:
            self.changed(target=self.target)
            return goto(WeaponAttackRun.blast_late) if self.hit else goto(WeaponAttackRun.spend_masks)
        return goto(WeaponAttackRun.finish_attack) if self.hit else None

    # --- split attacks and blasts (ST-11.11, ST-11.12) ------------------------------------------------------------

    def _secondary(self, game: StalkerGame) -> list[Entity]:
        """Enemies on the target's space or adjacent to it that are in line of sight."""
        sight = weapon_sight(game, self.seat, self._weapon(game).id)
        near = game.board.within("open", self.centre, 1) & sight
        return [e.id for e in game.state.enemies.values() if near >> e.space & 1 and e.id != self.target]

    @step("ST-11.11", "A split attack: who else gets a share", offers=(ALL, SHARE))
    def share(self, game: StalkerGame) -> Flow:
        left = self.stars - sum(n for _, n in self.shares)
        if not self._printed(game).split or left <= 0:
            return goto(WeaponAttackRun.aim)
        others = [other for other in self._secondary(game) if other not in self.asked]
        if not others:
            return goto(WeaponAttackRun.aim)
        return ask(self.seat, "choice", [ALL(), *map(SHARE, others)])

    @step("ST-11.11", "How many stars")
    def share_amount(self, game: StalkerGame) -> Flow:
        if self.choice in ALL:
            return goto(WeaponAttackRun.aim)
        self.sharing = SHARE.read(self.choice)
        left = self.stars - sum(n for _, n in self.shares)
        return ask_amount(self.seat, "amount", 1, left)

    @step("ST-11.11", "The next share", then="share")
    def share_more(self, game: StalkerGame) -> Flow:
        self.shares = (*self.shares, (self.sharing, self.amount))
        self.asked = (*self.asked, self.sharing)
        return None

    @step("ST-11.12", "Everybody who is hit")
    def aim(self, game: StalkerGame) -> Flow:
        left = self.stars - sum(n for _, n in self.shares)
        attack = self.declared
        assert attack is not None
        todo = [(self.target, left), *self.shares]
        if attack.blast and self.target in game.state.enemies:
            space = game.state.enemies[self.target].space
            todo += [(other, left) for other in game.enemies_at(space) if other != self.target]
            game.blow_open(space)
        self.todo = tuple(todo)
        return None

    @step("ST-11.8", "A hit check for each", then="check")
    def check(self, game: StalkerGame) -> Flow:
        if not self.todo:
            return goto(WeaponAttackRun.spend_masks)
        (enemy, stars), self.todo = self.todo[0], self.todo[1:]
        self.hit = (*self.hit, enemy)
        if enemy not in game.state.enemies:
            return None
        attack = self.declared
        assert attack is not None
        part = attack.part if enemy == self.target else "torso"
        return call(HitCheck(enemy, stars, part, STALKERS[self.seat]))

    @step("ST-11.12", "A blast bought after the hit check: the others on the space are checked as well", then="check")
    def blast_late(self, game: StalkerGame) -> Flow:
        attack = self.declared
        assert attack is not None
        if attack.blast:
            left = self.stars - sum(n for _, n in self.shares)
            others = [enemy for enemy in game.enemies_at(self.centre) if enemy not in self.hit]
            self.todo = tuple([(enemy, left) for enemy in others])
            game.blow_open(self.centre)
        return None

    @step("ST-11.10", "Step 8: every attacked enemy still alive turns to face the attacker")
    def finish_attack(self, game: StalkerGame) -> Flow:
        return turn_to(game, self.hit, STALKERS[self.seat])

    @step("ST-8.4", "Whoever is seen now is noticed")
    def be_noticed(self, game: StalkerGame) -> Flow:
        notice(game)
        return window(game, "attack.resolved", self.seat)


def turn_to(game: StalkerGame, enemies: tuple[Entity, ...], who: Entity) -> Flow:
    """Those enemies that are still alive turn to face somebody."""
    there = game.space_of(who)
    return face_flow(game, [enemy for enemy in enemies if enemy in game.state.enemies], there) if there >= 0 else None


class HitCheck(Procedure):
    """ST-11.8 Stars against the thresholds of a body part"""

    enemy: Entity
    stars: int
    part: str
    by: Entity = ""
    ehp: int = 0
    wound: Literal["", "light", "heavy"] = ""
    space: int = -1
    """Where it stood."""

    @step("ST-11.8", "Subtract cover; only the highest threshold reached takes effect")
    def check(self, game: StalkerGame) -> Flow:
        self.space = game.space_of(self.enemy)
        cover = hindrance(game, self.by, self.enemy)
        stars = max(0, self.stars + incoming(game, self.enemy) - cover)
        reached = threshold(thresholds_of(game, self.enemy, self.part), stars)
        game.emit(events.HitChecked(self.enemy, stars, cover, reached.stars if reached is not None else 0))
        if reached is None:
            return finish(False)
        self.ehp, self.wound = reached.ehp, reached.wound
        return call(LoseEhp(self.enemy, self.ehp, self.by)) if self.ehp else None

    @step("ST-11.8", "Several effects: left to right")
    def hurt(self, game: StalkerGame) -> Flow:
        if not self.wound or self.enemy not in game.state.enemies:
            return None
        return call(Wound(self.enemy, self.wound, attacker=self.by, source=""))

    @step("SV-0.3", "What waits for a blast that hits")
    def tell(self, game: StalkerGame) -> Flow:
        attack = game.attack
        return on_hit(game, self.enemy, self.space) if attack is not None and attack.blast else None

    @step("ST-11.8", "It was hit")
    def end(self, game: StalkerGame) -> Flow:
        return finish(True)


def thresholds_of(game: StalkerGame, enemy: Entity, part: str) -> tuple[Threshold, ...]:
    """The thresholds of a body part, as cards have changed them (SV-0.4)."""
    kind = game.kind_of(enemy)
    printed = kind.head if part == "head" else kind.torso
    if "enemy.threshold" not in game.state.listening:
        return printed
    return tuple(replace(each, stars=game.of_enemy("enemy.threshold", each.stars, enemy)) for each in printed)


def threshold(thresholds: tuple[Threshold, ...], stars: int) -> Threshold | None:
    """The highest threshold reached."""
    best: Threshold | None = None
    for each in thresholds:
        if stars >= each.stars and (best is None or each.stars > best.stars):
            best = each
    return best


def hindrance(game: StalkerGame, attacker: Entity, target: Entity) -> int:
    """Cover that counts against an attack (ST-4.16)."""
    if not attacker or game.space_of(attacker) < 0:
        return 0
    attack = game.attack
    if attacker in game.state.enemies and game.attack_has_flag(attacker, "ignores:cover"):
        return 0
    if attack is not None and attack.weapon:
        printed = game.content.cards[attack.weapon]
        if "ignores:cover" in game.content.flags.get(printed.key, ()):
            return 0
    return game.cover_against(attacker, target)


def incoming(game: StalkerGame, enemy: Entity) -> int:
    """What an enemy's own card changes about stars against it (SC-9.5)."""
    mods = game.content.mods.get((game.state.enemies[enemy].kind, "incoming.stars"), ())
    if not mods or game.attack is None:
        return 0
    about = CardContext(enemy, enemy)
    return sum(mod.by for _, mod in mods if all_hold(game, about, mod.when))


def make_blast(game: StalkerGame) -> None:
    """The running attack hits all enemies on the target's space (ST-11.12)."""
    attacking = game.attacking()
    if attacking is not None:
        attacking.changed(blast=True)
