"""What the page draws of This War of Mine beside the view: what is printed, what tonight needs, who is held back."""

from __future__ import annotations

from typing import Literal

import msgspec

from cordon.faces.pieces import piece
from cordon.faces.twom.aims import Aim, open_aims
from cordon.games.twom import odds
from cordon.games.twom.cards import Goods
from cordon.games.twom.conditions import all_hold
from cordon.games.twom.content import Content
from cordon.games.twom.game import TwomGame
from cordon.games.twom.rules.evening import beds
from cordon.games.twom.rules.people import is_able
from cordon.games.twom.rules.plans import available_actions
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
    Colour,
    Die,
    Face,
    Phase,
    Row,
    StateName,
    Trait,
)

# --- beside the view --------------------------------------------------------------------------------------------------


class Need(msgspec.Struct, frozen=True):
    """What the night takes, and what there is of it."""

    need: int
    have: int


class Fuel(msgspec.Struct, frozen=True):
    cold: int
    need: int
    have: int


class Tonight(msgspec.Struct, frozen=True):
    """What the night will ask for, against what there is."""

    water: Need
    food: Need
    fuel: Fuel
    beds: int
    weapons: int
    ammo: int
    boards: int
    cold: int


class HeldBack(msgspec.Struct, frozen=True):
    """The state that takes the most actions from somebody (TW-3.3); none if nothing is lost."""

    worst: StateName | Literal[""]
    level: int
    lost: int
    able: bool


class Load(msgspec.Struct, frozen=True):
    weight: int
    limit: int


class Risk(msgspec.Struct, frozen=True):
    noise: float


class Goal(msgspec.Struct, frozen=True):
    card: str
    met: bool
    aims: tuple[Aim, ...]
    """What is still missing."""


class Clock(msgspec.Struct, frozen=True):
    """The days until the chapter is over. Of the ending events nobody knows which one ends the war: then it is the most
    that it can still take."""

    days: int
    last: bool


class Ending(msgspec.Struct, frozen=True):
    result: str
    cause: str
    pages: int


class Drawn(msgspec.Struct, frozen=True):
    """Known to everybody, and without words."""

    tonight: Tonight
    blocked: dict[str, HeldBack]
    load: Load
    risk: Risk
    goal: Goal | None
    clock: Clock | None
    """Once the first chapter has begun."""
    ending: Ending | None


def drawn(game: TwomGame) -> Drawn:
    state = game.state
    out = bool(state.place)
    return Drawn(
        tonight=tonight(game),
        blocked={person.id: _held_back(person) for person in state.people.values()},
        load=Load(game.weight_of(state.findings), game.carrying_limit()) if out else Load(0, 0),
        risk=Risk(odds.encounter(game)),
        goal=goal(game),
        clock=_clock(game),
        ending=_ending(game),
    )


def tonight(game: TwomGame) -> Tonight:
    state = game.state
    storage = state.storage
    children = sum(1 for person in state.people.values() if person.dependant)
    return Tonight(
        water=Need(len(state.people), storage.get("water", 0)),
        food=Need(len(state.people) + children, sum(storage.get(token, 0) for token in FOOD)),
        fuel=Fuel(state.cold, state.cold, storage.get("wood", 0) + storage.get("book", 0)),
        beds=beds(game) if state.spaces else 0,
        weapons=sum(storage.get(token, 0) for token in WEAPONS),
        ammo=storage.get("ammo", 0),
        boards=game.boards() if state.spaces else 0,
        cold=state.cold,
    )


def _held_back(person: Person) -> HeldBack:
    worst = max(STATES, key=lambda state: int(getattr(person, state)))
    lost = ACTIONS_PER_DAY - available_actions(person)
    return HeldBack(worst if lost else "", getattr(person, worst), lost, is_able(person))


def goal(game: TwomGame) -> Goal | None:
    """The objective of the chapter, and whether it is met now."""
    card = game.state.objective
    if not card:
        return None
    conditions = game.content.objectives[card].met
    return Goal(card, all_hold(game, conditions), open_aims(game, conditions))


def _clock(game: TwomGame) -> Clock | None:
    """How the event deck is built everybody knows (TW-2.9), so the kinds of its cards are no secret."""
    if not game.state.chapter:
        return None
    kinds = [game.content.events[card].kind for card in game.state.piles["events"].draw]
    coming = next((i for i, kind in enumerate(kinds) if kind == "chapter"), None)
    return Clock(len(kinds), last=True) if coming is None else Clock(coming + 1, last=False)


def _ending(game: TwomGame) -> Ending | None:
    outcome = game.state.outcome
    if outcome is None:
        return None
    result = "no_founders" if outcome.cause == "no_founders" else outcome.result
    return Ending(result, outcome.cause, len(game.state.closing))


# --- what is printed --------------------------------------------------------------------------------------------------

Floor = Literal["attic", "upper", "ground", "basement"]
FLOORS: dict[str, Floor] = {"A": "attic", "U": "upper", "G": "ground", "B": "basement"}


class SpacePiece(msgspec.Struct, frozen=True):
    id: str
    floor: Floor
    at: tuple[int, int]
    card: str
    hole: bool
    action: Literal["", "guard", "sleep", "search"]


class TokenPiece(msgspec.Struct, frozen=True):
    colour: Colour
    box: int
    value: int
    weight: int


class PersonPiece(msgspec.Struct, frozen=True):
    frame: Literal["red", "black"]
    empathy: int
    prowess: int
    inventory: int
    trait: Trait
    habit: str


class ActionPiece(msgspec.Struct, frozen=True):
    id: str
    cost: Goods
    gain: Goods
    needs: Goods
    limit: Literal["", "day", "character"]


class FittingPiece(msgspec.Struct, frozen=True):
    corner: Literal["green", "orange"]
    cost: Goods
    bed: bool
    replaces: str
    beside: str
    actions: tuple[ActionPiece, ...]


class Limits(msgspec.Struct, frozen=True):
    noise: int = NOISE_MAX
    cold: int = COLD_MAX
    group: int = GROUP_MAX
    party: int = SCAVENGERS_MAX
    level: int = LEVEL_MAX


class RaidPiece(msgspec.Struct, frozen=True):
    damage: int
    wounds: int
    first: str
    red: bool


class EventPiece(msgspec.Struct, frozen=True):
    cold: int
    kind: Literal["event", "chapter", "ending"]


class Printed(msgspec.Struct, frozen=True):
    """The Shelter's plan and the numbers on cards, tokens and dice."""

    spaces: list[SpacePiece]
    links: tuple[tuple[str, str], ...]
    tools: dict[str, str]
    obstacles: list[str]
    tokens: dict[str, TokenPiece]
    people: dict[str, PersonPiece]
    fittings: dict[str, FittingPiece]
    dice: dict[str, tuple[Face, ...]]
    die_of_weapon: dict[str, Die]
    killing_face: dict[str, str]
    lost_actions: tuple[int, ...]
    limits: Limits
    unknown: dict[str, int]
    raids: dict[str, RaidPiece]
    findings: dict[str, dict[Row, Goods]]
    exploration: dict[str, int]
    classes: dict[str, tuple[str, ...]]
    events: dict[str, EventPiece]
    phases: tuple[Phase, ...]


def printed(content: Content) -> Printed:
    plan = content.shelter.plan
    return Printed(
        spaces=[piece(SpacePiece, space, floor=FLOORS[space.id[0]]) for space in plan.spaces],
        links=plan.links,
        tools={kind.id: kind.tool for kind in plan.cards if kind.tool},
        obstacles=[kind.id for kind in plan.cards if kind.obstacle],
        tokens={token.id: piece(TokenPiece, token) for token in content.tokens.values()},
        people={person.id: piece(PersonPiece, person) for person in content.characters.values()},
        fittings={
            fitting.id: piece(
                FittingPiece, fitting, actions=tuple(piece(ActionPiece, action) for action in fitting.actions)
            )
            for fitting in content.fittings.values()
        },
        dice=content.dice,
        die_of_weapon=DIE_OF_WEAPON,
        killing_face=KILLING_FACE,
        lost_actions=LOST_ACTIONS,
        limits=Limits(),
        unknown=UNKNOWN_CARDS,
        raids={raid.id: piece(RaidPiece, raid) for raid in content.raids.values()},
        findings={card: {row: content.rows[card, row] for row in ROWS} for card, _ in content.rows},
        exploration={kind.id: kind.copies for kind in content.exploration.values()},
        classes=CLASSES,
        events={event.id: piece(EventPiece, event) for event in content.events.values()},
        phases=PHASES,
    )
