"""What the page draws of This War of Mine beside the view: what is printed, what tonight needs, who is held back."""

from __future__ import annotations

from typing import Any

import msgspec

from cordon.games.twom import odds
from cordon.games.twom.conditions import all_hold
from cordon.games.twom.content import Content
from cordon.games.twom.game import TwomGame
from cordon.games.twom.rules.evening import beds
from cordon.games.twom.rules.plans import available_actions, is_able
from cordon.games.twom.state import Person
from cordon.games.twom.terms import (
    ACTIONS_PER_DAY,
    CLASSES,
    COLD_MAX,
    DIE_OF_WEAPON,
    FOOD,
    GROUP_MAX,
    KILLING_FACE,
    LEVEL_MAX,
    LOST_ACTIONS,
    NOISE_MAX,
    PHASES,
    ROWS,
    SCAVENGERS_MAX,
    STATES,
    UNKNOWN_CARDS,
    WEAPONS,
)

FLOORS = {"A": "attic", "U": "upper", "G": "ground", "B": "basement"}


def drawn(game: TwomGame) -> dict[str, Any]:
    """Known to everybody, and without words."""
    state = game.state
    out = bool(state.place)
    return {
        "tonight": tonight(game),
        "blocked": {person.id: _held_back(person) for person in state.people.values()},
        "load": {
            "weight": game.weight_of(state.findings) if out else 0,
            "limit": game.carrying_limit() if out else 0,
        },
        "risk": {"noise": odds.encounter(game)},
        "goal": _goal(game),
        "ending": _ending(game),
    }


def tonight(game: TwomGame) -> dict[str, Any]:
    """What the night will ask for, against what there is."""
    state = game.state
    storage = state.storage
    children = sum(1 for person in state.people.values() if person.dependant)
    return {
        "water": {"need": len(state.people), "have": storage.get("water", 0)},
        "food": {"need": len(state.people) + children, "have": sum(storage.get(token, 0) for token in FOOD)},
        "fuel": {"cold": state.cold, "need": state.cold, "have": storage.get("wood", 0) + storage.get("book", 0)},
        "beds": beds(game) if state.spaces else 0,
        "weapons": sum(storage.get(token, 0) for token in WEAPONS),
        "ammo": storage.get("ammo", 0),
        "boards": game.boards() if state.spaces else 0,
        "cold": state.cold,
    }


def _held_back(person: Person) -> dict[str, Any]:
    """The state that takes the most actions away (TW-3.3)."""
    worst = max(STATES, key=lambda state: int(getattr(person, state)))
    level = getattr(person, worst)
    lost = ACTIONS_PER_DAY - available_actions(person)
    return {"worst": worst if lost else "", "level": level, "lost": lost, "able": is_able(person)}


def _goal(game: TwomGame) -> dict[str, Any] | None:
    card = game.state.objective
    if not card:
        return None
    return {"card": card, "met": all_hold(game, game.content.objectives[card].met)}


def _ending(game: TwomGame) -> dict[str, Any] | None:
    outcome = game.state.outcome
    if outcome is None:
        return None
    result = "no_founders" if outcome.cause == "no_founders" else outcome.result
    return {"result": result, "cause": outcome.cause, "pages": len(game.state.closing)}


def printed(content: Content) -> dict[str, Any]:
    """The Shelter's plan and the numbers on cards, tokens and dice."""
    plan = content.shelter.plan
    return {
        "spaces": [
            {
                "id": space.id,
                "floor": FLOORS[space.id[0]],
                "at": list(space.at),
                "card": space.card,
                "hole": space.hole,
                "action": space.action,
            }
            for space in plan.spaces
        ],
        "links": [list(link) for link in plan.links],
        "tools": {kind.id: kind.tool for kind in plan.cards if kind.tool},
        "obstacles": [kind.id for kind in plan.cards if kind.obstacle],
        "tokens": {
            t.id: {"colour": t.colour, "box": t.box, "value": t.value, "weight": t.weight}
            for t in content.tokens.values()
        },
        "people": {
            c.id: {
                "frame": c.frame,
                "empathy": c.empathy,
                "prowess": c.prowess,
                "inventory": c.inventory,
                "trait": c.trait,
                "habit": c.habit,
            }
            for c in content.characters.values()
        },
        "fittings": {
            f.id: {
                "corner": f.corner,
                "cost": f.cost,
                "bed": f.bed,
                "replaces": f.replaces,
                "beside": f.beside,
                "actions": [
                    {"id": a.id, "cost": a.cost, "gain": a.gain, "needs": a.needs, "limit": a.limit} for a in f.actions
                ],
            }
            for f in content.fittings.values()
        },
        "dice": {die: list(faces) for die, faces in content.dice.items()},
        "die_of_weapon": dict(DIE_OF_WEAPON),
        "killing_face": dict(KILLING_FACE),
        "lost_actions": list(LOST_ACTIONS),
        "limits": {
            "noise": NOISE_MAX,
            "cold": COLD_MAX,
            "group": GROUP_MAX,
            "party": SCAVENGERS_MAX,
            "level": LEVEL_MAX,
        },
        "unknown": dict(UNKNOWN_CARDS),
        "raids": {
            r.id: {"damage": r.damage, "wounds": r.wounds, "first": r.first, "red": r.red}
            for r in content.raids.values()
        },
        "findings": {card: {row: content.rows[card, row] for row in ROWS} for card, _ in content.rows},
        "exploration": {kind.id: kind.copies for kind in content.exploration.values()},
        "classes": msgspec.to_builtins(CLASSES),
        "events": {e.id: {"cold": e.cold, "kind": e.kind} for e in content.events.values()},
        "phases": list(PHASES),
    }
