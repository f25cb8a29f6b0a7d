"""TW-13 Combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Literal

from cordon.games.twom import events
from cordon.games.twom.rules.arming import Arm
from cordon.games.twom.rules.dice import ENEMY, NOTHING, Attack, EnemyAttack, NamedEnemyFacts, Rolled, wound
from cordon.games.twom.rules.effects import Effects
from cordon.games.twom.rules.encounters import Encounter
from cordon.games.twom.rules.people import empathy_test
from cordon.games.twom.rules.reasons import NO_ESCAPE
from cordon.games.twom.rules.scavenging import Exploration
from cordon.games.twom.state import Enemy
from cordon.games.twom.terms import (
    ENEMY_WOUNDS,
    FIREARMS,
    LETTERS,
    LEVEL_MAX,
    EnemyId,
    FighterId,
    Letter,
    PersonId,
    SourceId,
    TokenId,
    Weapon,
)
from cordon.kernel.decisions import Facts, Refusal, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.state import written
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

STAND = verb("fight")
FLEE = verb("flee")
KILL = verb("kill", enemy=EnemyId)
KILLED = verb("killed", person=PersonId)
HIT = verb("hit", enemy=EnemyId)
WOUND = verb("wound", person=PersonId)

EnemySpec = tuple[tuple[Letter, Weapon, Weapon], ...]
"""Letter, weapon, second weapon of each enemy."""
NO_FLIGHT = Refusal(FLEE(), NO_ESCAPE("TW-13.10"))


class Fight(Procedure):
    """TW-13.16 A fight that a card starts, and its spoils"""

    enemies: EnemySpec
    bandits: bool
    animal: bool
    spoils: str
    source: SourceId
    result: str = ""

    @step("TW-13.1", "Fight")
    def fight(self, game: TwomGame) -> Flow:
        return call(Combat(self.enemies, self.bandits, self.animal, self.source), into="result")

    @step("TW-13.16", "The spoils on the card")
    def share(self, game: TwomGame) -> Flow:
        return call(Effects(self.spoils, (), self.source)) if self.result == "win" else None


class CombatFacts(Facts, frozen=True):
    card: SourceId
    fighters: tuple[PersonId, ...]


class Combat(Procedure):
    """TW-13 Combat, round by round"""

    level: ClassVar[str] = "turn"
    enemies: EnemySpec
    bandits: bool = False
    animal: bool = False
    source: SourceId = ""
    from_hiding: bool = False
    """The characters strike first (TW-24)."""
    killed: int = 0
    fired: tuple[FighterId, ...] = ()
    """Who has fired in this round."""
    jammed: tuple[TokenId, ...] = ()
    """The guns that have jammed."""
    spared: tuple[EnemyId, ...] = ()
    """The enemies that take no part in a backstab (TW-20)."""
    apart: str = ""
    choice: str = ""

    def facts(self, game: TwomGame) -> CombatFacts:
        return CombatFacts(self.source, tuple(game.fighters()))

    @step("TW-13.2", "Enemy tokens on the Combat Table")
    def lay_out(self, game: TwomGame) -> Flow:
        encounter = game.nearest(Encounter)
        if encounter is not None:
            self.from_hiding, encounter.ambush = encounter.ambush, False
        for letter, weapon, second in self.enemies:
            token = take_token(game, letter)
            game.add(Enemy(token, game.content.enemies[token], weapon, second))
        enemies = game.state.enemies
        weapons = tuple(enemy.weapon for enemy in enemies.values())
        game.emit(events.FightBegan(tuple(enemies), weapons, self.animal))
        return None

    @step("TW-13.3", "Take weapons; switching is free between rounds (TW-13.8)")
    def arm(self, game: TwomGame) -> Flow:
        if self._is_over(game):
            return goto(Combat.end)
        return call(Arm(tuple(game.fighters()), self.jammed))

    @step("TW-13.11", "From a Hiding place: a backstab by the characters")
    def ambush(self, game: TwomGame) -> Flow:
        return call(Volley("firearm", theirs=False), into="apart") if self.from_hiding else None

    @step("TW-13.11", "Those without a firearm strike too")
    def ambush_hand_to_hand(self, game: TwomGame) -> Flow:
        if not self.from_hiding:
            return None
        self.from_hiding = False
        return call(Volley("melee", theirs=False), into="apart") if not self._is_over(game) else goto(Combat.end)

    @step("TW-13.10", "Run or fight; in the Shelter there is nowhere to run", offers=(STAND, FLEE))
    def choose(self, game: TwomGame) -> Flow:
        if self._is_over(game):
            return goto(Combat.end)
        if not game.state.place:
            return ask(game.state.leader, "choice", [STAND()], refused=lambda _: [NO_FLIGHT])
        return ask(game.state.leader, "choice", [STAND(), FLEE()])

    @step("TW-13.10", "Who runs is stabbed in the back, first by firearms")
    def flee(self, game: TwomGame) -> Flow:
        if self.choice != FLEE():
            return goto(Combat.shoot)
        game.emit(events.Fled())
        return call(SpareEnemies(), into="spared")

    @step("TW-13.11", "One side rolls, the other cannot answer")
    def backstab(self, game: TwomGame) -> Flow:
        return call(Volley("firearm", ours=False), into="apart")

    @step("TW-13.11", "Then by the others")
    def backstab_by_hand(self, game: TwomGame) -> Flow:
        return call(Volley("melee", ours=False), into="apart") if not self._is_over(game) else None

    @step("TW-13.10", "The party leaves the location")
    def run(self, game: TwomGame) -> Flow:
        trip = game.nearest(Exploration)
        if trip is not None:
            trip.fled = True
        return goto(Combat.end)

    @step("TW-13.4", "Firearms, both sides at once")
    def shoot(self, game: TwomGame) -> Flow:
        return call(Volley("firearm"), into="apart")

    @step("TW-13.4", "Melee and unarmed, both sides at once")
    def strike(self, game: TwomGame) -> Flow:
        return call(Volley("melee"), into="apart") if not self._is_over(game) else goto(Combat.end)

    @step("TW-13.4", "Repeat until one side has nobody left", then="arm")
    def repeat(self, game: TwomGame) -> Flow:
        return goto(Combat.end) if self._is_over(game) else None

    def _is_over(self, game: TwomGame) -> bool:
        return bool(self.apart) or not game.state.enemies or not game.fighters()

    @step("TW-13.15", "Whoever was present feels a killing; weapons and tokens go back")
    def end(self, game: TwomGame) -> Flow:
        state = game.state
        won = not state.enemies
        for enemy in list(state.enemies.values()):
            game.remove(enemy)
        for person in list(state.people):
            game.lay_down(person)
        fighters = game.fighters()
        result = self.apart or ("fled" if self.choice == FLEE() else "win" if won and fighters else "lost")
        game.emit(events.FightEnded(result, self.killed))
        if self.killed and not self.animal:
            for person in fighters:
                game.deed(person, "killed")
            if not self.bandits:
                empathy_test(game, game.present(), 1)
        return finish(result)


class VolleyFacts(Facts, frozen=True):
    stage: str
    dealt: int
    suffered: int
    kills: int


class Volley(Procedure):
    """TW-13.4 One step of a round: all dice first, then all wounds"""

    stage: Literal["firearm", "melee"]
    ours: bool = True
    theirs: bool = True
    rollers: tuple[FighterId, ...] = ()
    rolled: Rolled = written(NOTHING)
    roller: FighterId = ""
    dealt: int = 0
    suffered: int = 0
    kills: int = 0
    deaths: int = 0
    hurt: tuple[FighterId, ...] = ()
    choice: str = ""

    def facts(self, game: TwomGame) -> VolleyFacts:
        return VolleyFacts(self.stage, self.dealt, self.suffered, self.kills)

    @step("TW-13.4", "Who rolls in this step")
    def line_up(self, game: TwomGame) -> Flow:
        state = game.state
        fight, shooting = running(game), self.stage == "firearm"
        rollers: list[str] = []
        if self.ours:
            rollers += [p for p in game.fighters() if not shooting or state.people[p].weapon in FIREARMS]
        if self.theirs:
            rollers += [
                enemy.id
                for enemy in state.enemies.values()
                if (enemy.weapon in FIREARMS) == shooting and enemy.id not in fight.spared
            ]
        self.rollers = tuple(roller for roller in rollers if roller not in fight.fired)
        return None

    @step("TW-13.5", "The next die")
    def roll(self, game: TwomGame) -> Flow:
        if not self.rollers:
            return goto(Volley.mark_shots)
        self.roller, self.rollers = self.rollers[0], self.rollers[1:]
        if self.stage == "firearm":
            if self.roller in game.state.people and not game.pile.get("ammo"):
                return goto(Volley.roll)  # TW-13.8: whoever has no shot left strikes by hand
            fight = running(game)
            fight.fired = (*fight.fired, self.roller)
        if self.roller in game.state.enemies:
            return call(EnemyAttack(self.roller), into="rolled")
        person = game.state.people.get(self.roller)
        if person is None:
            return goto(Volley.roll)  # an enemy that ran, somebody who is gone
        prowess = game.content.characters[person.id].prowess
        return call(Attack(person.id, person.weapon, prowess), into="rolled")

    @step("TW-13.5", "Add it up", then="roll")
    def add_up(self, game: TwomGame) -> Flow:
        hits, kills, hurt, end = self.rolled
        if self.roller in game.content.enemies:
            self.suffered += hits
            self.deaths += kills
        else:
            self.dealt += hits
            self.kills += kills
        self.hurt = (*self.hurt, *(self.roller for _ in range(hurt)))
        person = game.state.people.get(self.roller)
        if end == "jammed" and person is not None:
            fight = running(game)
            fight.jammed = (*fight.jammed, person.weapon)
            game.lay_down(person.id)
        if end == "apart":
            return finish("apart")  # TW-28: both sides back off at once
        return None

    @step("TW-13.12", "Who has fired does not strike in the same round")
    def mark_shots(self, game: TwomGame) -> Flow:
        if self.stage == "melee":
            running(game).fired = ()
        for roller in self.hurt:
            if roller in game.state.enemies:
                wound_enemy(game, roller)
            else:
                wound(game, roller, 1)
        self.hurt = ()
        return None

    @step("TW-13.13", "An instant kill hits one target before other wounds are dealt", offers=(KILL, KILLED))
    def choose_victim(self, game: TwomGame) -> Flow:
        enemies = list(game.state.enemies)
        if self.kills and enemies:
            return ask(game.state.leader, "choice", [KILL(enemy) for enemy in enemies])
        fighters = game.fighters()
        if self.deaths and fighters:
            return ask(game.state.leader, "choice", [KILLED(person) for person in fighters])
        return goto(Volley.deal)

    @step("TW-13.13", "The target is dead", then="choose_victim")
    def kill(self, game: TwomGame) -> Flow:
        if self.choice in KILL:
            self.kills -= 1
            kill_enemy(game, KILL.read(self.choice))
        else:
            self.deaths -= 1
            wound(game, KILLED.read(self.choice), LEVEL_MAX)
        return None

    @step("TW-13.6", "The leader splits the wounds, one by one", offers=(HIT, WOUND))
    def deal(self, game: TwomGame) -> Flow:
        enemies = list(game.state.enemies)
        if self.dealt and enemies:
            return ask(game.state.leader, "choice", [HIT(enemy) for enemy in enemies])
        fighters = game.fighters()
        if self.suffered and fighters:
            return ask(game.state.leader, "choice", [WOUND(person) for person in fighters])
        return finish("")

    @step("TW-13.6", "A wound is dealt", then="deal")
    def hit(self, game: TwomGame) -> Flow:
        if self.choice in HIT:
            self.dealt -= 1
            wound_enemy(game, HIT.read(self.choice))
        else:
            self.suffered -= 1
            wound(game, WOUND.read(self.choice), 1)
        return None


class SpareEnemies(Procedure):
    """TW-20 Sprinter: some enemies take no part in the backstab"""

    left: int = -1
    spared: tuple[EnemyId, ...] = ()
    choice: str = ""

    def facts(self, game: TwomGame) -> NamedEnemyFacts:
        return NamedEnemyFacts("sprinter")

    @step("TW-20", "How many")
    def count(self, game: TwomGame) -> Flow:
        self.left = game.modified("backstab_spared", 0, game.state.leader)
        return None

    @step("TW-20", "The leader names one", offers=(ENEMY,))
    def choose(self, game: TwomGame) -> Flow:
        enemies = [enemy for enemy in game.state.enemies if enemy not in self.spared]
        if not self.left or not enemies:
            return finish(self.spared)
        return ask(game.state.leader, "choice", [ENEMY(enemy) for enemy in enemies])

    @step("TW-20", "It does not strike", then="choose")
    def spare(self, game: TwomGame) -> Flow:
        self.left -= 1
        self.spared = (*self.spared, ENEMY.read(self.choice))
        return None


def running(game: TwomGame) -> Combat:
    """The fight that this is part of."""
    fight = game.nearest(Combat)
    assert fight is not None
    return fight


def take_token(game: TwomGame, letter: str) -> str:
    """A random token of the letter; if none is left the next letter down, then up (TW-1.6)."""
    at = LETTERS.index(letter)
    for wanted in (*LETTERS[at::-1], *LETTERS[at + 1 :]):
        free = [t for t in game.content.enemies if t[0] == wanted and t not in game.state.enemies]
        if free:
            return free[game.roll("enemy", len(free))[0]]
    raise AssertionError("no card calls for more than nine enemies")


def wound_enemy(game: TwomGame, enemy: str) -> None:
    """One column to the right; the third wound kills (TW-13.2)."""
    record = game.state.enemies[enemy]
    if record.wounds + 1 >= ENEMY_WOUNDS:
        kill_enemy(game, enemy)
    else:
        game.update(record, wounds=record.wounds + 1)
        game.emit(events.EnemyWounded(enemy, record.wounds + 1))


def kill_enemy(game: TwomGame, enemy: str) -> None:
    """The token goes back to the box."""
    game.remove(game.state.enemies[enemy])
    running(game).killed += 1
    game.emit(events.EnemyKilled(enemy))
