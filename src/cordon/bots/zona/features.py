"""What the chance of a match of Zona hangs on: few numbers, each with a name, from the view of a seat."""

from __future__ import annotations

from cordon.bots.zona.situation import Me
from cordon.games.zona.content import content
from cordon.games.zona.terms import EMISSION_TRACK_LAST, SECRETS_NEEDED
from cordon.games.zona.views import ZonaView
from cordon.kernel.decisions import Seat

AT_THE_END = {"power_plant": 1, "sarcophagus": 2}


def features(view: ZonaView, seat: Seat) -> dict[str, float]:
    """Of a running match, for the scavenger of a seat."""
    mine = next((scavenger for scavenger in view.scavengers if scavenger.seat == seat), None)
    found = {
        "rounds_left": view.piles["news"].left if "news" in view.piles else 0,
        "emission": view.emission / EMISSION_TRACK_LAST,
        "seats": view.seats,
        "deaths_left": len(view.unused_characters),
        "alive": float(mine is not None and bool(mine.character)),
    }
    body = dict.fromkeys(
        ("free", "traumas", "fatigue", "rubles", "reputation", "trophies", "secrets", "near_end", "items", "gear",
         "artifacts", "protection", "best", "will", "intellect", "vigilance", "prowess", "doors", "crowbar"),
        0.0,
    )  # fmt: skip
    if mine is not None and mine.character:
        body |= _body(view, seat)
    rivals = [other for other in view.scavengers if other.seat != seat and other.character]
    found["rival_secrets"] = max((min(SECRETS_NEEDED, len(other.secrets)) for other in rivals), default=0)
    found["rival_near_end"] = max((AT_THE_END.get(other.area, 0) for other in rivals), default=0)
    return found | body


def _body(view: ZonaView, seat: Seat) -> dict[str, float]:
    me = Me(view, seat)
    facilities = {facility.id for facility in view.facilities}
    return {
        "free": me.free,
        "traumas": me.traumas,
        "fatigue": me.fatigue,
        "rubles": me.rubles / 100,
        "reputation": me.scavenger.reputation,
        "trophies": len(me.scavenger.trophies),
        "secrets": min(SECRETS_NEEDED, len(me.secrets)),
        "near_end": AT_THE_END.get(me.area, 0),
        "items": len(me.items),
        "gear": me.count("gear"),
        "artifacts": me.artifacts,
        "protection": sum(me.protection.values()),
        "best": max(me.values.values()),
        "will": me.values["WIL"],
        "intellect": me.values["INT"],
        "vigilance": me.values["VIG"],
        "prowess": me.values["PRO"],
        "doors": float(me.area in facilities) + float(content().areas[me.area].group == "end"),
        "crowbar": float(me.has_crowbar),
    }
