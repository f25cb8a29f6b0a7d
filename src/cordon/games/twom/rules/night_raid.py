"""TW-10 Night Raid."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cordon.games.twom import events
from cordon.games.twom.rules.arming import Arm
from cordon.games.twom.rules.combat import WOUND
from cordon.games.twom.rules.dice import NOTHING, Attack, Rolled
from cordon.games.twom.rules.leadership import begin_phase, pass_journal
from cordon.games.twom.rules.people import change, empathy_test
from cordon.games.twom.rules.scripts import phase_scripts
from cordon.games.twom.terms import FIREARMS, MISERY_OF_A_BAD_RAID, WEAPONS, PersonId, RaidId, TokenId
from cordon.kernel.decisions import Facts, ask, ask_amount
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.state import written
from cordon.kernel.triggers import window
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

STEAL = verb("steal", token=TokenId)

CRIME_WAVE = 2
HARDER = {"easy": -1, "normal": 0, "hard": 1}


class RaidFacts(Facts, frozen=True):
    card: RaidId
    damage: int
    wounds: int
    reductions: int
    left: int


class NightRaidPhase(Procedure):
    """TW-10 Night Raid"""

    level: ClassVar[str] = "phase"
    guards: tuple[PersonId, ...] = ()
    guard: PersonId = ""
    rolled: Rolled = written(NOTHING)
    reductions: int = 0
    repelled: bool = False
    amount: int = 0
    left: int = 0
    bad: bool = False
    choice: str = ""

    def facts(self, game: TwomGame) -> RaidFacts:
        state = game.state
        return RaidFacts(state.raid, state.damage, state.raid_wounds, self.reductions, self.left)

    def _guards(self, game: TwomGame) -> list[str]:
        return [person.id for person in game.state.people.values() if person.task == "guard"]

    @step("TW-10.10", "The raid happens every night")
    def begin(self, game: TwomGame) -> Flow:
        begin_phase(game, "night_raid")
        return phase_scripts(game, "night_raid")

    @step("TW-10.1", "Arm the guards from Storage")
    def arm(self, game: TwomGame) -> Flow:
        return call(Arm(tuple(self._guards(game))))

    @step("TW-10.2", "Draw the top night raid card")
    def draw(self, game: TwomGame) -> Flow:
        state = game.state
        card = game.draw("raids") if state.config.raid_reshuffle or state.piles["raids"].draw else ""
        if not card:
            return goto(NightRaidPhase.crime_wave)
        pile = state.piles["raids"]
        game.update(pile, discard=(*pile.discard, card))
        printed = game.content.raids[card]
        damage = printed.damage + state.today.get("raid_damage", 0) + HARDER[state.config.difficulty]
        damage = max(0, game.modified("raid_damage", max(0, damage), state.leader))
        wounds = printed.wounds + state.today.get("raid_wounds", 0)
        game.set(raid=card, damage=damage, raid_wounds=wounds)
        game.emit(events.RaidDrawn(card, damage, wounds))
        return window(game, "after_raid_drawn", state.leader, card)

    @step("TW-10.3", "The guards roll, one after the other")
    def line_up(self, game: TwomGame) -> Flow:
        self.guards = tuple(self._guards(game))
        self.reductions = game.boards() + game.state.today.get("raid_reduction", 0) + game.billeted()  # TW-10.7, R-40
        return None

    @step("TW-10.4", "The next guard; a firearm without ammo may be changed first")
    def next_guard(self, game: TwomGame) -> Flow:
        if not self.guards or self.repelled:
            return goto(NightRaidPhase.reduce)
        self.guard, self.guards = self.guards[0], self.guards[1:]
        person = game.state.people[self.guard]
        empty = person.weapon in FIREARMS and not game.state.storage.get("ammo")
        if empty and any(game.state.storage.get(weapon) for weapon in WEAPONS):
            return call(Arm((self.guard,)))
        return None

    @step("TW-10.3", "The die of the weapon")
    def roll(self, game: TwomGame) -> Flow:
        person = game.state.people[self.guard]
        rerolls = game.modified("raid_rerolls", game.content.characters[person.id].prowess, game.state.leader)
        return call(Attack(person.id, person.weapon, rerolls, raid=True), into="rolled")

    @step("TW-10.5", "Hits reduce; the hatchet or shotgun symbol of that weapon ends the raid", then="next_guard")
    def count(self, game: TwomGame) -> Flow:
        self.reductions += self.rolled[0]
        if self.rolled[1]:
            self.repelled = True
            game.emit(events.RaidRepelled(self.guard))
        return None

    @step("TW-10.3", "How many of the reductions go to Damage; the rest to Wounds")
    def reduce(self, game: TwomGame) -> Flow:
        state = game.state
        if self.repelled:
            return goto(NightRaidPhase.crime_wave)
        total = min(self.reductions, state.damage + state.raid_wounds)
        return ask_amount(state.leader, "amount", max(0, total - state.raid_wounds), min(total, state.damage))

    @step("TW-10.8", "What is left of the raid")
    def apply(self, game: TwomGame) -> Flow:
        state = game.state
        total = min(self.reductions, state.damage + state.raid_wounds)
        damage, wounds = state.damage - self.amount, state.raid_wounds - (total - self.amount)
        game.set(damage=damage, raid_wounds=wounds)
        game.emit(events.RaidReduced(damage, wounds))
        self.left = damage
        self.bad = damage >= MISERY_OF_A_BAD_RAID
        return None

    @step("TW-10.8", "The named class goes first, then the leader chooses", offers=(STEAL,))
    def steal(self, game: TwomGame) -> Flow:
        state = game.state
        kinds = game.content.kinds
        there = [t for t in kinds(game.content.raids[state.raid].first) if state.storage.get(t)]
        there = there or [token for token, n in state.storage.items() if n]
        if not self.left or not there:
            return goto(NightRaidPhase.hurt)
        if state.config.stolen_by == "lot":
            each = [token for token in there for _ in range(state.storage[token])]
            self.choice = STEAL(each[game.roll("stolen", len(each))[0]])
            return goto(NightRaidPhase.take)
        # one decision asked item by item (TW-38): nothing is eaten or put on a card while it is being stolen
        return ask(state.leader, "choice", [STEAL(token) for token in there])

    @step("TW-10.8", "It is gone", then="steal")
    def take(self, game: TwomGame) -> Flow:
        game.discard(STEAL.read(self.choice), 1, "storage")
        self.left -= 1
        return None

    @step("TW-10.8", "The leader distributes the Wounds among the guards", offers=(WOUND,))
    def hurt(self, game: TwomGame) -> Flow:
        guards = self._guards(game)
        if not game.state.raid_wounds or not guards:
            return goto(NightRaidPhase.feel)
        return ask(game.state.leader, "choice", [WOUND(person) for person in guards])

    @step("TW-10.8", "Wounds +1", then="hurt")
    def wound(self, game: TwomGame) -> Flow:
        game.set(raid_wounds=game.state.raid_wounds - 1)
        change(game, WOUND.read(self.choice), "wounds", 1, "raid")
        return None

    @step("TW-10.8", "Much was taken: an empathy test for all")
    def feel(self, game: TwomGame) -> Flow:
        if self.bad:
            empathy_test(game, list(game.state.people), 1)
        return None

    @step("TW-10.9", "Crime wave: how many of the two cards are night raids")
    def crime_wave(self, game: TwomGame) -> Flow:
        raids, residents = len(game.state.aside_raids), len(game.state.aside_residents)
        total = min(CRIME_WAVE, raids + residents)
        return ask_amount(game.state.leader, "amount", max(0, total - residents), min(total, raids))

    @step("TW-10.9", "They are shuffled unseen into their decks")
    def spread(self, game: TwomGame) -> Flow:
        state = game.state
        total = min(CRIME_WAVE, len(state.aside_raids) + len(state.aside_residents))
        if not total:
            return None
        others = total - self.amount
        raids, residents = state.aside_raids[: self.amount], state.aside_residents[:others]
        game.set(aside_raids=state.aside_raids[self.amount :], aside_residents=state.aside_residents[others:])
        if raids:
            game.shuffle_in("raids", raids)
        if residents:
            game.shuffle_in("residents", residents)
        game.emit(events.CrimeSpread(len(raids), len(residents)))
        return None

    @step("TW-10.10", "Weapons go back to Storage; pass the Journal")
    def end(self, game: TwomGame) -> Flow:
        for person in list(game.state.people):
            game.lay_down(person)
        game.set(raid="", damage=0, raid_wounds=0)
        pass_journal(game)
        return finish()
