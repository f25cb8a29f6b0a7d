"""What a stalker is up to: its duty in the team's plan."""

from __future__ import annotations

from cordon.bots.aims import Aim
from cordon.bots.stalker.crew import team_of
from cordon.bots.stalker.situation import Situation
from cordon.games.stalker.terms import EnvironmentId


class ToSee(Aim, frozen=True):
    """To do something on a card of the mission."""

    number: EnvironmentId


class ToWait(Aim, frozen=True):
    """To keep watch near a card until it can be dealt with."""

    number: EnvironmentId


class ToComeCloser(Aim, frozen=True):
    """To a place where something is to be done."""


class ToLead(Aim, frozen=True):
    """Somebody is led along."""


class ToSalvage(Aim, frozen=True):
    """After an artifact."""


class ToCover(Aim, frozen=True):
    """To stay close to whoever has something to do."""


class ToLeave(Aim, frozen=True):
    """To the exit."""


def aim(situation: Situation) -> Aim | None:
    """By the duty that everybody works out alike; a card that nobody has seen is not named."""
    team = team_of(situation)
    duty = team.duties.get(situation.seat)
    if duty is None:
        return None
    if duty.leads:
        return ToLead()
    if duty.artifact:
        return ToSalvage()
    if duty.task is not None and duty.task.card and any(side.startswith(duty.task.card) for side in team.up):
        return ToSee(duty.task.card) if duty.ready else ToWait(duty.task.card)
    if duty.spaces == team.exit:
        return ToLeave()
    return ToComeCloser() if duty.task is not None else ToCover()
