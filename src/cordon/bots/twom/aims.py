"""What the bot that leads is up to: what the group lacks most, and what it does about that."""

from __future__ import annotations

from cordon.bots.aims import Aim
from cordon.bots.twom.situation import Group
from cordon.games.twom.terms import LocationId

LITTLE_WOOD = 3


class ToFeed(Aim, frozen=True):
    """Food comes first."""


class ToHeal(Aim, frozen=True):
    """Somebody is wounded, and there is no bandage."""


class ToWarm(Aim, frozen=True):
    """It is cold, and there is hardly any wood."""


class ToFortify(Aim, frozen=True):
    """Nothing is missing: boards, beds and tools for the nights to come."""


class ToWatch(Aim, frozen=True):
    """The night is shared out."""


class ToTrade(Aim, frozen=True):
    """Out there for food, with goods to give."""

    location: LocationId


class ToScavenge(Aim, frozen=True):
    """Out there for whatever there is."""

    location: LocationId


def aim(group: Group) -> Aim | None:
    """What the leader would say."""
    view = group.view
    if view.place:
        return ToTrade(view.place) if group.is_short else ToScavenge(view.place)
    if view.phase in ("evening", "night_raid"):
        return ToWatch()
    if view.phase not in ("morning", "day"):
        return None
    if group.is_short:
        return ToFeed()
    if any(person.wounds for person in group.people.values()) and not group.owned.get("bandages"):
        return ToHeal()
    if view.cold and group.owned.get("wood", 0) < LITTLE_WOOD:
        return ToWarm()
    return ToFortify()
