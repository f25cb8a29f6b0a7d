"""Campaigns of This War of Mine that have come to every kind of question, as saves that a visitor can bring."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import cache
from itertools import dropwhile, takewhile
from typing import Any

from cordon.games.registry import game
from cordon.games.twom.events import BroughtHome, DayBegan, Died, PartyLeft, PhaseBegan
from cordon.kernel import saves
from cordon.kernel.decisions import Decision
from cordon.kernel.events import Event
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup

Moment = Callable[[Session[Any]], bool]
SEEDS = range(1, 101)
MORE_SEEDS = range(1, 1001)
"""A moment may be rare; the search ends with the first."""
ANSWERS = 400
WORKSHOP = "F05"
"""It is built and used whenever it can be: else nobody would ever have an idea."""


def word(option: str) -> str:
    """``move`` of ``move:swamp``."""
    return option.partition(":")[0]


def wandering(decision: Decision, chance: random.Random) -> str:
    """Any answer, but nothing is taken back, and somebody guards."""
    if decision.low is not None and decision.high is not None:
        return str(chance.randint(decision.low, decision.high))
    options = [option for option in decision.options if option != "leave_unguarded"]
    onward = [option for option in options if word(option) not in ("clear", "stop", "cancel")] or options
    rare = [option for option in onward if WORKSHOP in option]
    if rare:
        return rare[0]
    # Somebody guards, and what came along by itself is laid down again: else no pack would ever be empty.
    wanted = [option for option in onward if option.endswith(":guard") or word(option) == "drop"]
    return chance.choice(wanted if wanted and chance.random() < 0.5 else onward or list(decision.options))


def campaign(seed: int) -> Iterator[Session[Any]]:
    """A wandering campaign, question by question."""
    chance = random.Random(seed)
    session: Session[Any] = Session(game("twom"), Setup(1, seed, {"difficulty": "easy"}))
    for _ in range(ANSWERS):
        if not session.decisions:
            return
        yield session
        session.answer(0, wandering(session.decisions[0], chance))


@cache
def moments() -> dict[str, bytes]:
    """The first save at each kind of question that wandering campaigns meet."""
    found: dict[str, bytes] = {}
    for seed in SEEDS:
        for session in campaign(seed):
            kind = session.decisions[0].kind
            if kind not in found:
                found[kind] = saves.dump(session, {"bots": []})
    return found


@cache
def at(moment: Moment) -> bytes:
    """The first save at which the moment has come."""
    session = next(session for seed in MORE_SEEDS for session in campaign(seed) if moment(session))
    return saves.dump(session, {"bots": []})


def asleep(session: Session[Any]) -> bool:
    """Night: somebody sleeps on the floor."""
    state = session.game.state
    return state.phase == "scavenging" and any(one.task == "floor" for one in state.people.values())


def packing_up(session: Session[Any]) -> bool:
    """What is carried home is chosen, and nothing is in the pack."""
    decision = session.decisions[0]
    if decision.kind != "choose_findings.choose" or "carry:water" not in decision.options:
        return False
    return not any(word(option) == "drop" for option in decision.options)


def thirsty(session: Session[Any]) -> bool:
    """Dusk: there is water, and somebody hungry could eat beside it."""
    decision = session.decisions[0]
    offered = any(word(option) == "drink" for option in decision.options)
    return decision.kind == "dusk_phase.drink" and offered and any(word(one) == "eat_now" for one in decision.anytime)


def hungry(session: Session[Any]) -> bool:
    """The meal: somebody could eat beside it as well."""
    decision = session.decisions[0]
    return decision.kind == "dusk_phase.eat" and any(word(one) == "eat_now" for one in decision.anytime)


def dawn_after(session: Session[Any], kind: type[Event]) -> bool:
    """Dawn after a night in which this happened outside."""
    if session.decisions[0].kind != "dawn_phase.close_the_day":
        return False
    told = [note.event for notes in session.notes for note in notes]
    since = [*takewhile(lambda event: not isinstance(event, DayBegan), reversed(told))][::-1]
    trip = dropwhile(lambda event: not isinstance(event, PartyLeft), since)
    return any(isinstance(event, kind) for event in takewhile(lambda event: not isinstance(event, PhaseBegan), trip))


def fighting_the_dog(session: Session[Any]) -> bool:
    """The guard dog of a yard has been gone at."""
    state = session.game.state
    return state.resident == "N09" and bool(state.enemies)


@cache
def ended() -> bytes:
    """A campaign that is over: nobody is left."""
    for seed in SEEDS:
        for session in campaign(seed):
            last = session
        if last.game.state.outcome is not None:
            return saves.dump(last, {"bots": []})
    raise AssertionError("no campaign ends")


def died_outside(session: Session[Any]) -> bool:
    return dawn_after(session, Died)


def came_home(session: Session[Any]) -> bool:
    return dawn_after(session, BroughtHome)
