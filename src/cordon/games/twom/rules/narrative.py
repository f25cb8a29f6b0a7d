"""TW-30 Narrative actions, and what may be done at any time (TW-3.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.twom import events
from cordon.games.twom.rules.dawn import pour, treat, why_not_treat
from cordon.games.twom.rules.day import ActionStage
from cordon.games.twom.rules.dusk import eat
from cordon.games.twom.rules.effects import Effects
from cordon.games.twom.rules.people import choose_person, is_able
from cordon.games.twom.terms import ALCOHOL_TIRES, FOOD, MEDICAL, Face, NarrativeId, PersonId, TokenId, ops_path
from cordon.kernel.decisions import ask
from cordon.kernel.frames import Flow, Procedure, call, finish, step
from cordon.kernel.triggers import Window
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame

PLAY = verb("play", card=NarrativeId)
EAT_NOW = verb("eat_now", person=PersonId, token=TokenId)
POUR_NOW = verb("pour_now", person=PersonId, token=TokenId)
TREAT_NOW = verb("treat_now", person=PersonId, token=TokenId)
ANYTIME = (PLAY, EAT_NOW, POUR_NOW, TREAT_NOW)
FACE = verb("face", face=Face)

AT_ANY_TIME = ("canned_food", "raw_food", *ALCOHOL_TIRES, *MEDICAL)
"""What TW-3.8 is about; a vegetable would change nothing."""


class PlayNarrative(Procedure):
    """TW-30 A narrative action card is played, then shuffled back"""

    card: NarrativeId

    @step("TW-30", "What the card says")
    def play(self, game: TwomGame) -> Flow:
        game.let_go(self.card)
        game.emit(events.NarrativePlayed(self.card))
        return call(Effects(ops_path("narrative", self.card), (), self.card))

    @step("TW-30", "It is shuffled back into its deck")
    def put_back(self, game: TwomGame) -> Flow:
        game.shuffle_in("narrative", (self.card,))
        return finish(True)


class AnyTime(Procedure):
    """TW-3.8 Eating, drinking and taking medicine at any time outside combat and scripts"""

    option: str

    @step("TW-3.8", "From the active pile, with the usual effects")
    def do(self, game: TwomGame) -> Flow:
        if self.option in EAT_NOW:
            eat(game, *EAT_NOW.read(self.option))
        elif self.option in POUR_NOW:
            pour(game, *POUR_NOW.read(self.option))
        else:
            treat(game, *TREAT_NOW.read(self.option))
        return finish()


def anytime(game: TwomGame) -> list[str]:
    """What the leader may do beside the question asked: cards of the hand, food, alcohol, medicine."""
    pile = game.pile
    options = [PLAY(card) for card in game.hand_now()] if game.state.hand else []
    if pile.keys().isdisjoint(AT_ANY_TIME):
        return options
    where = "party" if game.state.place else "shelter"
    here = [person for person in game.state.people.values() if person.where == where]
    for token in AT_ANY_TIME:
        if token not in pile:
            continue
        if token in FOOD:
            options += [EAT_NOW(person.id, token) for person in here if person.hunger]
        elif token in ALCOHOL_TIRES:
            options += [POUR_NOW(person.id, token) for person in here]
        else:
            for person in here:
                if why_not_treat(game, person.id, token) is None:
                    options.append(TREAT_NOW(person.id, token))
    return options


class TurnDie(Procedure):
    """TW-30 Steady hand: the die just rolled is turned to any face"""

    choice: str = ""

    @step("TW-30", "Which face", offers=(FACE,))
    def choose(self, game: TwomGame) -> Flow:
        rolled = game.nearest(Window)
        assert rolled is not None
        faces = dict.fromkeys(game.content.dice[rolled.about])
        return ask(game.state.leader, "choice", [FACE(face) for face in faces])

    @step("TW-30", "It shows that now")
    def turn(self, game: TwomGame) -> Flow:
        game.set(turned=FACE.read(self.choice))
        return finish()


class CandleWork(Procedure):
    """TW-30 Candle work: a sleeping character does one Day action now"""

    person: PersonId = ""

    @step("TW-30", "Who gets up")
    def choose(self, game: TwomGame) -> Flow:
        return choose_person(sleepers(game), "NA12", "person")

    @step("TW-6.3", "One Day action")
    def act(self, game: TwomGame) -> Flow:
        return call(ActionStage(0, (self.person,))) if self.person else finish()


def sleepers(game: TwomGame) -> list[str]:
    """Those who sleep tonight and are not collapsed or broken."""
    return [p.id for p in game.state.people.values() if p.task in ("bed", "floor") and is_able(p)]


class OneMoreThing(Procedure):
    """TW-30 One more thing: one more action in stage 3"""

    person: PersonId = ""

    @step("TW-30", "Who")
    def choose(self, game: TwomGame) -> Flow:
        able = [p.id for p in game.state.people.values() if is_able(p) and not p.extra]
        return choose_person(able, "NA13", "person")

    @step("TW-30", "That character takes part in stage 3")
    def give(self, game: TwomGame) -> Flow:
        if self.person:
            game.update(game.state.people[self.person], extra=True)
        return finish()
