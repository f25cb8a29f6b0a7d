"""TW-7 Dusk: water, food, habits."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cordon.games.twom import events
from cordon.games.twom.rules.leadership import begin_phase, pass_journal
from cordon.games.twom.rules.people import DONE, change
from cordon.games.twom.rules.reasons import HABIT_KEPT, LACKS, NO_HABIT, NO_MISERY
from cordon.games.twom.rules.scripts import phase_scripts
from cordon.games.twom.terms import FOOD, FOOD_RELIEF, PersonId, TokenId
from cordon.kernel.decisions import Facts, Reason, Refusal, ask
from cordon.kernel.frames import Flow, Procedure, finish, goto, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

DRINK = verb("drink", person=PersonId)
EAT = verb("eat", person=PersonId, token=TokenId)
FEED = verb("feed", person=PersonId, token=TokenId)
HABIT = verb("habit", person=PersonId)

THIRST_HUNGERS = 5
"""Up to this roll thirst raises Hunger, above it Misery (TW-7.2)."""


class DuskFacts(Facts, frozen=True):
    drunk: tuple[PersonId, ...]
    eaten: tuple[PersonId, ...]
    fed: tuple[PersonId, ...]


class DuskPhase(Procedure):
    """TW-7 Dusk"""

    level: ClassVar[str] = "phase"
    drunk: tuple[PersonId, ...] = ()
    eaten: tuple[PersonId, ...] = ()
    fed: tuple[PersonId, ...] = ()
    soothed: tuple[PersonId, ...] = ()
    choice: str = ""

    def facts(self, game: TwomGame) -> DuskFacts:
        return DuskFacts(self.drunk, self.eaten, self.fed)

    @step("TW-7.6", "Dusk begins")
    def begin(self, game: TwomGame) -> Flow:
        begin_phase(game, "dusk")
        return phase_scripts(game, "dusk")

    @step("TW-7.3", "A soldier who lives with us eats first (R-40)")
    def feed_billet(self, game: TwomGame) -> Flow:
        token = next((token for token in FOOD if game.state.storage.get(token)), "")
        if game.billeted() and token:
            game.discard(token, 1, told=False)
            game.emit(events.BilletFed(token))
        return None

    @step("TW-7.1", "Everybody should drink 1 water; the leader may withhold it (TW-7.5)", offers=(DRINK, DONE))
    def drink(self, game: TwomGame) -> Flow:
        water = game.state.storage.get("water", 0)
        thirsty = [person for person in game.state.people if person not in self.drunk]
        # without water one may still eat before the thirst comes, or play a card (TW-3.8, TW-30)
        if not thirsty or not (water or game.anytime_options(game.state.leader)):
            return goto(DuskPhase.thirst)
        options = [*(DRINK(person) for person in thirsty if water), DONE()]
        return ask(game.state.leader, "choice", options, always=True, anytime=True)

    @step("TW-7.1", "The water is discarded", then="drink")
    def swallow(self, game: TwomGame) -> Flow:
        if self.choice == DONE():
            return goto(DuskPhase.thirst)
        person = DRINK.read(self.choice)
        game.discard("water", 1, told=False)
        game.emit(events.Drank(person, "water"))
        self.drunk = (*self.drunk, person)
        return None

    @step("TW-7.2", "BLACK for each who did not drink")
    def thirst(self, game: TwomGame) -> Flow:
        for person in [person for person in game.state.people if person not in self.drunk]:
            rolled = game.black()
            game.emit(events.Thirsted(person, rolled))
            change(game, person, "hunger" if rolled <= THIRST_HUNGERS else "misery", 1, "thirst")
        return None

    @step("TW-7.3", "Everybody should eat; several items add up (TW-7.5)", offers=(EAT, FEED, DONE))
    def eat(self, game: TwomGame) -> Flow:
        storage, people = game.state.storage, game.state.people
        food = [token for token in FOOD if storage.get(token)]
        if not food and not game.hand_for("shelter"):
            return goto(DuskPhase.starve)
        options = [EAT(person, token) for person in people for token in food]
        options += [
            FEED(person.id, token)
            for person in people.values()
            if person.dependant and person.id not in self.fed
            for token in food
        ]
        return ask(game.state.leader, "choice", [*options, DONE()], always=True, anytime=True)

    @step("TW-7.4", "What it does", then="eat")
    def chew(self, game: TwomGame) -> Flow:
        if self.choice == DONE():
            return goto(DuskPhase.starve)
        if self.choice in FEED:
            person, token = FEED.read(self.choice)
            game.discard(token, 1, told=False)
            game.emit(events.ChildFed(person, token))
            self.fed = (*self.fed, person)
            return None
        person, token = EAT.read(self.choice)
        eat(game, person, token)
        self.eaten = (*self.eaten, person)
        return None

    @step("TW-7.4", "Nothing eaten: Hunger +1")
    def starve(self, game: TwomGame) -> Flow:
        for person in [person for person in game.state.people if person not in self.eaten]:
            game.emit(events.Starved(person))
            game.deed(person, "starved")
            change(game, person, "hunger", 1, "hunger")
        for record in [p for p in game.state.people.values() if p.dependant and p.id not in self.fed]:
            game.emit(events.ChildStarved(record.id))
            change(game, record.id, "misery", 1, "child")
        return None

    def _habits(self, game: TwomGame) -> list[tuple[str, str]]:
        found = []
        for person in game.state.people.values():
            habit = game.content.characters[person.id].habit
            if habit and person.misery and person.id not in self.soothed and game.state.storage.get(habit):
                found.append((person.id, habit))
        return found

    def _refused(self, game: TwomGame) -> list[Refusal]:
        entitled = {person for person, _ in self._habits(game)}
        others = [person for person in game.state.people if person not in entitled]
        return [Refusal(HABIT(person), self._why_no_habit(game, person)) for person in others]

    def _why_no_habit(self, game: TwomGame, person: PersonId) -> Reason:
        habit = game.content.characters[person].habit
        if not habit:
            return NO_HABIT("TW-3.9")
        if person in self.soothed:
            return HABIT_KEPT("TW-3.9")
        return LACKS("TW-3.9", habit, 1, 0) if game.state.people[person].misery else NO_MISERY("TW-3.9")

    @step("TW-3.9", "A habit: 1 token for Misery -1, once per Dusk", offers=(HABIT, DONE))
    def indulge(self, game: TwomGame) -> Flow:
        habits = self._habits(game)
        if not habits:
            return goto(DuskPhase.end)
        options = [*(HABIT(person) for person, _ in habits), DONE()]
        return ask(game.state.leader, "choice", options, anytime=True, refused=self._refused)

    @step("TW-3.9", "The token is discarded", then="indulge")
    def soothe(self, game: TwomGame) -> Flow:
        if self.choice == DONE():
            return goto(DuskPhase.end)
        person = HABIT.read(self.choice)
        habit = game.content.characters[person].habit
        game.discard(habit, 1, told=False)
        game.emit(events.HabitKept(person, habit))
        change(game, person, "misery", -1)
        self.soothed = (*self.soothed, person)
        return None

    @step("TW-7.6", "Pass the Journal")
    def end(self, game: TwomGame) -> Flow:
        pass_journal(game)
        return finish()


def eat(game: TwomGame, person: str, token: str) -> None:
    """TW-7.4: canned food -2, raw food -1, vegetable no change."""
    game.discard(token, 1, told=False)
    game.emit(events.Ate(person, token))
    change(game, person, "hunger", FOOD_RELIEF[token])
