"""What a scavenger is up to: the end of its plan."""

from __future__ import annotations

from typing import Literal

from cordon.bots.aims import Aim
from cordon.games.zona.terms import AreaId

Purpose = Literal["open", "enter", "stay", "camp", "fetch", "work", "hunt", "end", "shelter"]


class ToOpen(Aim, frozen=True):
    """To open a facility and look for its secret."""

    area: AreaId


class ToEnter(Aim, frozen=True):
    """To look for a secret in a facility that stands open."""

    area: AreaId


class ToStay(Aim, frozen=True):
    """To wait in a facility for its next card."""

    area: AreaId


class ToCamp(Aim, frozen=True):
    """To sleep, be healed and trade first."""

    area: AreaId


class ToFetch(Aim, frozen=True):
    """To find what a lock asks for."""

    area: AreaId


class ToWork(Aim, frozen=True):
    """To earn something on the way."""

    area: AreaId


class ToHunt(Aim, frozen=True):
    """To look for a fight here."""

    area: AreaId


class ToEnd(Aim, frozen=True):
    """To the Power Plant."""

    area: AreaId


class ToShelter(Aim, frozen=True):
    """To sit it out: nothing can be won any more."""

    area: AreaId


AIMS: dict[Purpose, type[ToOpen | ToEnter | ToStay | ToCamp | ToFetch | ToWork | ToHunt | ToEnd | ToShelter]] = {
    "open": ToOpen,
    "enter": ToEnter,
    "stay": ToStay,
    "camp": ToCamp,
    "fetch": ToFetch,
    "work": ToWork,
    "hunt": ToHunt,
    "end": ToEnd,
    "shelter": ToShelter,
}
