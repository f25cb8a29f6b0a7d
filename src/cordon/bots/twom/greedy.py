"""Greedy: a bot for This War of Mine that plays by rules of thumb.

It keeps people fed, warm and guarded, builds what pays off in the nights that are left, sends out those who are rested,
stops exploring when it gets loud, brings home what is needed most for its weight, and helps where it can afford it. It
does not read ahead in the book of scripts. It keeps nothing in mind between two decisions: each answer follows from the
view.
"""

from __future__ import annotations

from collections.abc import Callable

from cordon.bots.rulebook import Rulebook
from cordon.bots.twom import day, deals, fights, moments, night, stories, trips
from cordon.bots.twom.situation import Group
from cordon.games.twom.views import TwomView
from cordon.kernel.decisions import Decision

Rule = Callable[[Group, Decision], str]

WITHOUT_LOOKING = {
    "turn_page.read_on": "read_on",
    "enemy_attack.decide": "miss",
}

RULES: dict[str, Rule] = {
    "action_stage.assign": day.assign,
    "action_stage.choose_space": day.space,
    "choose_idea.choose": day.idea,
    "dusk_phase.drink": night.drink,
    "dusk_phase.eat": night.eat,
    "dusk_phase.indulge": night.habit,
    "evening_phase.assign": night.tasks,
    "night_raid_phase.reduce": night.reduce,
    "night_raid_phase.steal": night.steal,
    "night_raid_phase.hurt": night.wound,
    "night_raid_phase.crime_wave": night.crime_wave,
    "dawn_phase.treat": night.treat,
    "dawn_phase.drink_before": night.pour,
    "dawn_phase.drink_after": night.pour,
    "dawn_phase.keep": night.keep,
    "departure.pick": night.steal,
    "lose_some.pick": night.steal,
    "pay_most_valuable.pick": night.steal,
    "scavenging_phase.choose": trips.go,
    "pack.choose": trips.pack,
    "exploration.choose": trips.explore,
    "choose_findings.choose": trips.findings,
    "scout_locations.choose": trips.far,
    "scout_locations.order": trips.far,
    "look_at_unknown.choose": trips.unknown,
    "arm.choose": fights.arm,
    "combat.choose": fights.stand,
    "volley.choose_victim": fights.target,
    "volley.deal": fights.target,
    "spare_enemies.choose": fights.target,
    "draw_fate.name_runner": fights.target,
    "attack.aim": fights.shots,
    "attack.decide": fights.roll,
    "turn_die.choose": fights.face,
    "encounter.hide": moments.hide,
    "encounter.choose": stories.card_choice,
    "choose_option.choose": stories.card_choice,
    "script_choice.choose": stories.script_choice,
    "choose_person.name": stories.person_choice,
    "change_some.name": stories.person_choice,
    "script_test.pick": stories.person_choice,
    "take_rows.choose": stories.row_choice,
    "joining.choose": stories.join,
    "trade.pay": deals.pay,
    "trade.exchange": deals.exchange,
    "window.offer": moments.respond,
}


class GreedySurvivor(Rulebook[Group]):
    """The bot."""

    rules = RULES
    without_looking = WITHOUT_LOOKING

    def situation(self, view: TwomView, decision: Decision) -> Group:  # noqa: ARG002  # all know and decide the same
        return Group(view)

    def beside(self, here: Group, decision: Decision) -> str | None:
        return moments.beside(here, decision)


class CarelessSurvivor(GreedySurvivor):
    """The careless player of TW-33.2: one scavenger, who goes Near, and boards only from what is left over."""

    rules = {
        **RULES,
        "action_stage.assign": day.assign_carelessly,
        "evening_phase.assign": night.tasks_of_the_careless,
        "scavenging_phase.choose": trips.go_near,
    }
