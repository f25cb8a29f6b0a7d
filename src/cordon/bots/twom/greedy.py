"""Greedy: a bot for This War of Mine that plays by rules of thumb.

It keeps people fed, warm and guarded, builds what pays off in the nights that are left, sends out those who are rested,
stops exploring when it gets loud, brings home what is needed most for its weight, and helps where it can afford it. It
does not read ahead in the book of scripts. It keeps nothing in mind between two decisions: each answer follows from the
view.
"""

from __future__ import annotations

from collections.abc import Callable

from cordon.bots.aims import Aim
from cordon.bots.player import Look
from cordon.bots.rulebook import Rulebook
from cordon.bots.twom import aims, day, deals, fights, moments, night, stories, trips
from cordon.bots.twom.situation import Group
from cordon.games.twom.rules.arming import Arm
from cordon.games.twom.rules.combat import Combat, SpareEnemies, Volley
from cordon.games.twom.rules.dawn import DawnPhase
from cordon.games.twom.rules.day import ActionStage
from cordon.games.twom.rules.dice import MISS, Attack, DrawFate, EnemyAttack
from cordon.games.twom.rules.dusk import DuskPhase
from cordon.games.twom.rules.effects import ChooseOption
from cordon.games.twom.rules.encounters import Encounter
from cordon.games.twom.rules.evening import EveningPhase
from cordon.games.twom.rules.findings import TakeRows
from cordon.games.twom.rules.goods import LoseSome, PayMostValuable
from cordon.games.twom.rules.joining import Joining
from cordon.games.twom.rules.looking import ChooseIdea, LookAtUnknown, ScoutLocations
from cordon.games.twom.rules.narrative import TurnDie
from cordon.games.twom.rules.night_raid import NightRaidPhase
from cordon.games.twom.rules.people import ChangeSome, ChoosePerson, Departure
from cordon.games.twom.rules.scavenging import ChooseFindings, Exploration, Pack, ScavengingPhase
from cordon.games.twom.rules.scripts import ScriptChoice, ScriptTest, TurnPage
from cordon.games.twom.rules.trade import Trade
from cordon.games.twom.views import TwomView
from cordon.kernel.book import READ_ON
from cordon.kernel.decisions import Decision
from cordon.kernel.frames import kind_of
from cordon.kernel.triggers import Window

Rule = Callable[[Group, Decision], str]

WITHOUT_LOOKING = {
    kind_of(TurnPage.read_on): READ_ON(),
    kind_of(EnemyAttack.decide): MISS(),
}

RULES: dict[str, Rule] = {
    kind_of(ActionStage.assign): day.assign,
    kind_of(ActionStage.choose_space): day.space,
    kind_of(ChooseIdea.choose): day.idea,
    kind_of(DuskPhase.drink): night.drink,
    kind_of(DuskPhase.eat): night.eat,
    kind_of(DuskPhase.indulge): night.habit,
    kind_of(EveningPhase.assign): night.tasks,
    kind_of(NightRaidPhase.reduce): night.reduce,
    kind_of(NightRaidPhase.steal): night.steal,
    kind_of(NightRaidPhase.hurt): night.wound,
    kind_of(NightRaidPhase.crime_wave): night.crime_wave,
    kind_of(DawnPhase.treat): night.treat,
    kind_of(DawnPhase.drink_before): night.pour,
    kind_of(DawnPhase.drink_after): night.pour,
    kind_of(DawnPhase.keep): night.keep,
    kind_of(Departure.pick): night.give_up,
    kind_of(LoseSome.pick): night.give_up,
    kind_of(PayMostValuable.pick): night.give_up,
    kind_of(ScavengingPhase.choose): trips.go,
    kind_of(Pack.choose): trips.pack,
    kind_of(Exploration.choose): trips.explore,
    kind_of(ChooseFindings.choose): trips.findings,
    kind_of(ScoutLocations.choose): trips.far,
    kind_of(ScoutLocations.order): trips.on_top,
    kind_of(LookAtUnknown.choose): trips.unknown,
    kind_of(Arm.choose): fights.arm,
    kind_of(Combat.choose): fights.stand,
    kind_of(Volley.choose_victim): fights.target,
    kind_of(Volley.deal): fights.target,
    kind_of(SpareEnemies.choose): fights.target,
    kind_of(DrawFate.name_runner): fights.target,
    kind_of(Attack.aim): fights.shots,
    kind_of(Attack.decide): fights.roll,
    kind_of(TurnDie.choose): fights.face,
    kind_of(Encounter.hide): moments.hide,
    kind_of(Encounter.choose): stories.card_choice,
    kind_of(ChooseOption.choose): stories.card_choice,
    kind_of(ScriptChoice.choose): stories.script_choice,
    kind_of(ChoosePerson.name): stories.person_choice,
    kind_of(ChangeSome.name): stories.person_choice,
    kind_of(ScriptTest.pick): stories.person_choice,
    kind_of(TakeRows.choose): stories.row_choice,
    kind_of(Joining.choose): stories.join,
    kind_of(Trade.pay): deals.pay,
    kind_of(Trade.exchange): deals.exchange,
    kind_of(Window.offer): moments.respond,
}


class GreedySurvivor(Rulebook[Group]):
    """The bot."""

    rules = RULES
    without_looking = WITHOUT_LOOKING

    def situation(self, view: TwomView, decision: Decision) -> Group:  # noqa: ARG002  # all know and decide the same
        return Group(view)

    def aim(self, decision: Decision, look: Look) -> Aim | None:  # noqa: ARG002  # the day says it
        view = look()
        assert isinstance(view, TwomView)
        return aims.aim(Group(view))

    def beside(self, here: Group, decision: Decision) -> str | None:
        return moments.beside(here, decision)


class CarelessSurvivor(GreedySurvivor):
    """The careless player of TW-33.2: one scavenger, who goes Near, and boards only from what is left over."""

    rules = {
        **RULES,
        kind_of(ActionStage.assign): day.assign_carelessly,
        kind_of(EveningPhase.assign): night.tasks_of_the_careless,
        kind_of(ScavengingPhase.choose): trips.go_near,
    }
