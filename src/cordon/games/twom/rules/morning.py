"""TW-5 Morning: the event card, and what the fittings give."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from cordon.games.twom import events
from cordon.games.twom.conditions import all_hold
from cordon.games.twom.rules.effects import Effects
from cordon.games.twom.rules.leadership import begin_phase, pass_journal
from cordon.games.twom.rules.people import change, change_all, choose_person
from cordon.games.twom.rules.scripts import phase_scripts, tied
from cordon.games.twom.terms import ops_path
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.triggers import window

if TYPE_CHECKING:
    from cordon.games.twom.game import TwomGame


class MorningPhase(Procedure):
    """TW-5 Morning"""

    level: ClassVar[str] = "phase"
    card: str = ""

    @step("TW-5.1", "A new day; scripts that are due")
    def begin(self, game: TwomGame) -> Flow:
        game.new_day()
        game.emit(events.DayBegan(game.state.day))
        begin_phase(game, "morning")
        return phase_scripts(game, "morning")

    @step("TW-5.1", "Draw the top event card")
    def draw(self, game: TwomGame) -> Flow:
        pile = game.state.piles["events"]
        self.card = pile.draw[0]
        game.update(pile, draw=pile.draw[1:], known=max(0, pile.known - 1))
        game.set(event=self.card)
        game.emit(events.EventDrawn(self.card))
        return None if game.content.events[self.card].settles else goto(MorningPhase.chill)

    @step("TW-22.2", "First the objective of the chapter before is settled")
    def settle_objective(self, game: TwomGame) -> Flow:
        return call(SettleObjective()) if game.state.objective else None

    @step("TW-5.2", "Cold tokens, then the text")
    def chill(self, game: TwomGame) -> Flow:
        card = game.content.events[self.card]
        cold = card.cold
        if cold > 0:
            cold = max(0, game.modified("morning_cold", cold, game.state.leader))
        game.change_cold(cold)
        if card.ends_the_war:
            return goto(MorningPhase.cease_fire)
        return call(Effects(ops_path("event", self.card), (), self.card))

    @step("TW-22.2", "A chapter draws its objective")
    def draw_objective(self, game: TwomGame) -> Flow:
        chapter = game.content.events[self.card].chapter
        if chapter:
            objective = game.draw("objectives")
            game.set(objective=objective, chapter=chapter)
            game.emit(events.ObjectiveSet(objective))
        return tied(game, "event", self.card)

    @step("TW-5.3", "What the fittings give in the Morning")
    def gather(self, game: TwomGame) -> Flow:
        # TW-0.11 leaves the order to the leader; no order of these changes what comes of them, so nobody is asked
        return window(game, "morning", game.state.leader)

    @step("TW-5.4", "Pass the Journal")
    def end(self, game: TwomGame) -> Flow:
        pass_journal(game)
        return finish()

    @step("TW-15.1", "Ceasefire: the war is over")
    def cease_fire(self, game: TwomGame) -> Flow:
        founders = any(person.founder for person in game.state.people.values())
        game.conclude("victory" if founders else "no_founders", "ceasefire")
        return finish()


class SettleObjective(Procedure):
    """TW-22.4 An objective is settled"""

    person: str = ""

    @step("TW-22.4", "Met: Misery -1 for all; not met: one character of the leader's choice")
    def look(self, game: TwomGame) -> Flow:
        card = game.state.objective
        met = all_hold(game, game.content.objectives[card].met)
        game.set(objective="")
        game.emit(events.ObjectiveSettled(card, met))
        if met:
            change_all(game, list(game.state.people), "misery", -1)
            return finish()
        return choose_person(list(game.state.people), "objective", "person", "misery", 1)

    @step("TW-22.4", "Misery +1")
    def blame(self, game: TwomGame) -> Flow:
        change(game, self.person, "misery", 1, "objective")
        return finish()
