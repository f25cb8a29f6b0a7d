"""What the chance of a campaign of This War of Mine hangs on: few numbers, each with a name, from the view."""

from __future__ import annotations

from cordon.bots.twom.situation import HARM, Group
from cordon.games.twom.terms import FIREARMS, PILLS, WEAPONS
from cordon.games.twom.views import TwomView
from cordon.kernel.decisions import Seat

STATES = ("fatigue", "wounds", "misery", "hunger", "illness")
PHASES = ("morning", "day", "dusk", "evening", "scavenging", "night_raid", "dawn")


def features(view: TwomView, seat: Seat) -> dict[str, float]:  # the group wins or loses together
    """Of a running campaign."""
    group = Group(view)
    people = group.people.values()
    found: dict[str, float] = {
        "day": view.day,
        "chapter": view.chapter,
        "phase": PHASES.index(view.phase) if view.phase in PHASES else -1,
        "people": group.size,
        "founders": sum(person.founder for person in people),
        "gone": len(view.gone),
        "food": group.food,
        "water": group.owned.get("water", 0),
        "wood": group.owned.get("wood", 0),
        "components": group.owned.get("components", 0),
        "bandages": group.owned.get("bandages", 0),
        "medicine": sum(group.owned.get(token, 0) for token in PILLS),
        "weapons": sum(group.owned.get(token, 0) for token in WEAPONS),
        "firearms": sum(group.owned.get(token, 0) for token in FIREARMS),
        "beds": group.beds,
        "fittings": len(group.fittings),
        "boards": view.boards,
        "cold": view.cold,
        "out": float(bool(view.place)),
    }
    for state in STATES:
        levels = [getattr(person, state) for person in people]
        found[state] = sum(levels)
        found[f"{state}_worst"] = max(levels, default=0)
        found[f"{state}_harm"] = sum(HARM[state][level] for level in levels)
    return found
