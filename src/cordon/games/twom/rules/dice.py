"""TW-10.3 to TW-10.6 and TW-13.9 to TW-13.14 Rolling a combat die: rerolls, the script symbol, fate."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from cordon.games.twom import events
from cordon.games.twom.rules.people import change
from cordon.games.twom.terms import (
    DIE_OF_WEAPON,
    DIE_SIDES,
    FIREARMS,
    KILLING_FACE,
    RIFLE,
    Die,
    EnemyId,
    Face,
    FateId,
    FighterId,
    PersonId,
    SourceId,
    WeaponId,
)
from cordon.kernel.decisions import Facts, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.state import written
from cordon.kernel.triggers import window
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

SHOTS = verb("shots", n=int)
KEEP = verb("keep")
REROLL = verb("reroll")
HIT = verb("hit")
MISS = verb("miss")
FATE = verb("fate")
ENEMY = verb("enemy", enemy=EnemyId)

Rolled = tuple[int, int, int, str]
"""What a die came to: hits, instant kills, wounds that the roller suffers, and ``apart``, ``jammed`` or nothing."""
NOTHING: Rolled = (0, 0, 0, "")


def roll_die(game: TwomGame, who: str, die: Die, again: bool) -> Face:
    """One throw of a combat die; ``again`` for a reroll."""
    face = game.content.dice[die][game.roll(die, DIE_SIDES)[0]]
    game.emit(events.DieRolled(who, die, face, again))
    return face


def hits_of(face: str) -> int:
    """Fists, knives or sights on a face (TW-13.5)."""
    return int(face) if face.isdecimal() else 0


class AttackFacts(Facts, frozen=True):
    who: PersonId
    weapon: WeaponId
    die: Die
    face: Face | Literal[""]
    rerolls: int
    hits: int
    raid: bool


class Attack(Procedure):
    """TW-13.5 A character rolls (also as a guard, TW-10.3)"""

    level: ClassVar[str] = "action"
    who: PersonId
    weapon: WeaponId
    rerolls: int
    raid: bool = False
    shots: int = 1
    face: Face | Literal[""] = ""
    choice: str = ""
    lower: Rolled | None = None
    total: Rolled = written(NOTHING)

    def facts(self, game: TwomGame) -> AttackFacts:
        die = DIE_OF_WEAPON[self.weapon]
        return AttackFacts(self.who, self.weapon, die, self.face, self.rerolls, self.total[0], self.raid)

    @step("TW-13.12", "A rifle fires once or twice", offers=(SHOTS,))
    def aim(self, game: TwomGame) -> Flow:
        if self.weapon in FIREARMS and not game.pile.get("ammo"):
            self.weapon = ""  # TW-10.4, TW-13.8
        most = 2 if self.weapon == RIFLE and game.pile["ammo"] > 1 else 1
        return ask(game.state.leader, "choice", [SHOTS(n) for n in range(1, most + 1)])

    @step("TW-13.8", "A shot costs 1 ammo")
    def fire(self, game: TwomGame) -> Flow:
        self.shots = SHOTS.read(self.choice)
        if self.weapon in FIREARMS:
            game.pay("ammo", self.shots)
        return None

    @step("TW-13.5", "Roll the die of the weapon")
    def roll(self, game: TwomGame) -> Flow:
        self.face = roll_die(game, self.who, DIE_OF_WEAPON[self.weapon], self.choice == REROLL())
        self.lower = None
        return window(game, "after_die_rolled", game.state.leader, DIE_OF_WEAPON[self.weapon])

    @step("TW-30", "A card may turn it")
    def turn(self, game: TwomGame) -> Flow:
        if game.state.turned:
            self.face = game.state.turned
            game.set(turned="")
            game.emit(events.DieTurned(self.who, self.face))
        return None

    @step(
        "TW-13.9",
        "Keep it or roll again; the script symbol is a miss or fate",
        offers=(KEEP, HIT, MISS, FATE, REROLL),
    )
    def decide(self, game: TwomGame) -> Flow:
        again = [REROLL()] if self.rerolls > 0 else []
        if self.face != "script":
            return ask(game.state.leader, "choice", [KEEP(), *again])
        counts = HIT() if game.modified("script_hits", 0, game.state.leader, self.who) else MISS()
        if self.raid:
            return ask(game.state.leader, "choice", [counts, *again])
        return ask(game.state.leader, "choice", [counts, FATE(), *again])

    @step("TW-13.14", "Fate is drawn; no reroll after it")
    def resolve(self, game: TwomGame) -> Flow:
        if self.choice == REROLL():
            self.rerolls -= 1
            return goto(Attack.roll)
        if self.choice == FATE():
            return call(DrawFate(self.who, DIE_OF_WEAPON[self.weapon]), into="lower")
        return None

    @step("TW-13.5", "Count what it shows")
    def count(self, game: TwomGame) -> Flow:
        hits, kills, hurt, end = self.total
        if self.lower is not None:
            hits, kills, hurt = hits + self.lower[0], kills + self.lower[1], hurt + self.lower[2]
            end = self.lower[3] or end
        elif self.choice == HIT():
            hits += 1
        elif KILLING_FACE.get(self.weapon) == self.face:
            kills += 1
        else:
            hits += hits_of(self.face)
        self.total = (hits, kills, hurt, end)
        self.shots -= 1
        return goto(Attack.roll) if self.shots > 0 and end != "jammed" else finish(self.total)


class EnemyAttackFacts(Facts, frozen=True):
    who: EnemyId
    weapon: WeaponId
    die: Die
    face: Face | Literal[""]


class EnemyAttack(Procedure):
    """TW-13.9 An enemy rolls, and again while it has shown no wound"""

    enemy: EnemyId
    rerolls: int = -1
    shots: int = 1
    face: Face | Literal[""] = ""
    choice: str = ""
    lower: Rolled | None = None
    total: Rolled = written(NOTHING)

    def facts(self, game: TwomGame) -> EnemyAttackFacts:
        weapon = game.state.enemies[self.enemy].weapon
        return EnemyAttackFacts(self.enemy, weapon, DIE_OF_WEAPON[weapon], self.face)

    @step("TW-13.12", "A rifle always fires twice")
    def aim(self, game: TwomGame) -> Flow:
        enemy = game.state.enemies[self.enemy]
        self.rerolls = enemy.prowess
        self.shots = 2 if enemy.weapon == RIFLE else 1
        return None

    @step("TW-13.5", "Roll the die of its weapon")
    def roll(self, game: TwomGame) -> Flow:
        die = DIE_OF_WEAPON[game.state.enemies[self.enemy].weapon]
        self.face = roll_die(game, self.enemy, die, self.choice == REROLL())
        self.lower, self.choice = None, ""
        return None

    @step("TW-13.14", "The script symbol: the leader chooses miss or fate", offers=(MISS, FATE))
    def decide(self, game: TwomGame) -> Flow:
        return ask(game.state.leader, "choice", [MISS(), FATE()]) if self.face == "script" else None

    @step("TW-13.14", "Fate is drawn")
    def resolve(self, game: TwomGame) -> Flow:
        if self.choice == FATE():
            die = DIE_OF_WEAPON[game.state.enemies[self.enemy].weapon]
            return call(DrawFate(self.enemy, die), into="lower")
        return None

    @step("TW-13.9", "Count it; with 0 wounds it rolls again, at most its Prowess times")
    def count(self, game: TwomGame) -> Flow:
        hits, kills, hurt, end = self.total
        enemy = game.state.enemies.get(self.enemy)
        if enemy is None:
            return finish(self.total)
        shown = False
        if self.lower is not None:
            hits, hurt, end, shown = hits + self.lower[0], hurt + self.lower[2], self.lower[3] or end, True
        elif self.face == "out_of_ammo":
            lose_weapon(game, self.enemy)
            return finish(self.total)
        elif KILLING_FACE.get(enemy.weapon) == self.face:
            kills, shown = kills + 1, True
        elif hits_of(self.face):
            hits, shown = hits + hits_of(self.face), True
        self.total = (hits, kills, hurt, end)
        if not shown and self.rerolls > 0:
            self.rerolls -= 1
            self.choice = REROLL()
            return goto(EnemyAttack.roll)
        self.shots -= 1
        self.choice = ""
        return goto(EnemyAttack.roll) if self.shots > 0 and end != "jammed" else finish(self.total)


def lose_weapon(game: TwomGame, enemy: str) -> None:
    """Out of ammo: the token moves to the row of its other weapon, else to Unarmed, same column (TW-13.12)."""
    record = game.state.enemies[enemy]
    game.emit(events.WeaponGone(enemy, record.weapon))
    game.update(record, weapon=record.second, second="none")


class NamedEnemyFacts(Facts, frozen=True, omit_defaults=True):
    """Why an enemy is named: by a fate card, or by a ``sprinter``."""

    why: SourceId
    card: FateId = ""


class DrawFate(Procedure):
    """TW-13.14 The lower part of a fate card, if its die has the colour of the die rolled"""

    who: FighterId
    die: Die
    card: FateId = ""
    choice: str = ""

    def facts(self, game: TwomGame) -> NamedEnemyFacts:
        return NamedEnemyFacts("fate", self.card)

    @step("TW-13.14", "Draw a fate card")
    def draw(self, game: TwomGame) -> Flow:
        self.card = game.draw("fate")
        pile = game.state.piles["fate"]
        game.update(pile, discard=(*pile.discard, self.card))
        holds = game.content.fates[self.card].die == self.die
        game.emit(events.FateTurned(self.who, self.card, holds))
        return None if holds else finish(NOTHING)

    @step("TW-28", "An enemy runs away: the leader names it", offers=(ENEMY,))
    def name_runner(self, game: TwomGame) -> Flow:
        if game.content.fates[self.card].lower != "enemy_runs":
            return None
        return ask(game.state.leader, "choice", [ENEMY(enemy) for enemy in game.state.enemies])

    @step("TW-28", "What the lower part says")
    def apply(self, game: TwomGame) -> Flow:
        lower, n = game.content.fates[self.card].lower, game.content.fates[self.card].n
        match lower:
            case "inflict":
                return finish((n, 0, 0, ""))
            case "suffer":
                return finish((0, 0, n, ""))
            case "apart":
                return finish((0, 0, 0, "apart"))
            case "enemy_runs":
                enemy = ENEMY.read(self.choice)
                game.emit(events.EnemyRan(enemy))
                game.remove(game.state.enemies[enemy])
                return finish(NOTHING)
        if self.who in game.state.enemies:
            lose_weapon(game, self.who)
        else:
            game.emit(events.WeaponGone(self.who, game.state.people[self.who].weapon))
        return finish((0, 0, 0, "jammed"))


def wound(game: TwomGame, person: str, n: int) -> None:
    """Wounds raise the state (TW-13.6)."""
    change(game, person, "wounds", n, "fight")
