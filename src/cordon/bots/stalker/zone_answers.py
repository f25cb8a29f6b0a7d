"""Answers to what only Zone Survival asks: tokens, cards as a price, places, the order of cards."""

from __future__ import annotations

from cordon.bots.stalker.crew import TAKE, SurvivalTeam, team_of
from cordon.bots.stalker.situation import Situation
from cordon.games.stalker.content import content
from cordon.games.stalker.survival.characters import FOLLOW
from cordon.games.stalker.survival.deck import NEXT_EVENT
from cordon.games.stalker.survival.fate import CARD as ZONE_CARD
from cordon.games.stalker.survival.stretcher import ALONE, TOGETHER
from cordon.games.stalker.survival.tokens import TAKE_KIND
from cordon.games.stalker.terms import make_character, place_parts
from cordon.games.stalker.verbs import ACCEPT, CARD, SPACE, STAY
from cordon.kernel.decisions import Decision, Seat
from cordon.kernel.triggers import DECLINE


def take(situation: Situation, decision: Decision) -> str:
    """What an aim is about, before anything else."""
    team = team_of(situation)
    assert isinstance(team, SurvivalTeam)
    wanted = [place_parts(place)[1] for job in team.jobs if TAKE in job.aim.actions for place in job.aim.at]
    return max(decision.options, key=lambda option: TAKE_KIND.read(option) in wanted)


def carry(situation: Situation, decision: Decision) -> str:
    """Together with somebody who has nothing better to do."""
    idle = [option for option in decision.options if option in TOGETHER and _is_idle(situation, TOGETHER.read(option))]
    return idle[0] if idle else ALONE()


def lend_a_hand(situation: Situation, _: Decision) -> str:
    """Whoever has a task of their own does not help."""
    return ACCEPT() if _is_idle(situation, situation.seat) else DECLINE()


def _is_idle(situation: Situation, seat: Seat) -> bool:
    duty = team_of(situation).shared_out.get(seat)
    return duty is not None and duty.task is None and not duty.artifact


def follow(situation: Situation, decision: Decision) -> str:
    """Whoever is to be brought somewhere comes along; others would only take up room."""
    team = team_of(situation)
    assert isinstance(team, SurvivalTeam)
    led = [FOLLOW(make_character(job.aim.beside)) for job in team.jobs if job.aim.beside]
    return next((option for option in decision.options if option in led), STAY())


def spend(_: Situation, decision: Decision) -> str:
    """The cheapest card."""
    return min(decision.options, key=lambda option: content().cards[CARD.read(option)].value)


def space(situation: Situation, decision: Decision) -> str:
    """As far from the team as can be: what cards put somewhere is seldom good."""
    here = [stalker.space for stalker in situation.view.stalkers if stalker.space >= 0]
    ranges, index = situation.board.ranges, situation.board.index

    def far(option: str) -> int:
        there = ranges("open", index[SPACE.read(option)])
        return min((there[other] for other in here), default=0)

    return max(decision.options, key=far)


def near(situation: Situation, decision: Decision) -> str:
    """The closest to oneself."""
    far, index = situation.board.ranges("open", situation.me.space), situation.board.index
    return min(decision.options, key=lambda option: far[index[SPACE.read(option)]])


def easiest(_: Situation, decision: Decision) -> str:
    """The card with the fewest difficulty icons first."""
    verb = ZONE_CARD if decision.options[0] in ZONE_CARD else NEXT_EVENT
    return min(decision.options, key=lambda option: content().zone_cards[verb.read(option)].icon)
