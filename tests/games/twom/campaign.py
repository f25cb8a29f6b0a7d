"""A campaign in a chosen situation: the fixture of the tests of This War of Mine.

It starts from a real campaign (setup done) at the first action stage, with empty Storage, chosen people and a book of
scripts that holds only what a test puts into it. Dice are scripted by what they show.
"""

from __future__ import annotations

import copy
from collections import deque
from typing import Any

import msgspec

from cordon.games.twom import GAME
from cordon.games.twom.content import content, ties_of
from cordon.games.twom.game import TwomGame
from cordon.games.twom.ops import expanded
from cordon.games.twom.rules.day import ActionStage, DayPhase
from cordon.games.twom.rules.scavenging import Exploration, ScavengingPhase
from cordon.games.twom.rules.setup import Campaign, OneDay
from cordon.games.twom.scripts import Choice, Effect, Script
from cordon.games.twom.state import Person
from cordon.games.twom.views import TwomView, view
from cordon.kernel.decisions import Decision
from cordon.kernel.frames import Procedure, started
from cordon.kernel.spec import Setup

DICE = ("grey", "yellow", "red")
CAST = ("C05", "C09", "C11")


def campaign(
    *people: str, seats: int = 1, seed: int = 1, scripts: list[dict[str, Any]] | None = None, **config: Any
) -> TwomGame:
    """A campaign with these people, nothing in Storage, and only these scripts in the book."""
    game = GAME.new(Setup(seats, seed, config))
    game.content = _with_book(scripts or [])
    for step in Campaign.steps.values():
        if step.name in ("live", ""):
            break
        step.run(Campaign(), game)
    for record in list(game.state.people.values()):
        game.unlisten(record.id, game.content.listens[record.id])
        game.remove(record)
    for person in people or CAST:
        game.add(Person(person, founder=True))
        game.listen(person, game.content.listens[person])
    known = tuple(game.content.characters)
    game.update(game.state.piles["characters"], draw=tuple(card for card in known if card not in game.state.people))
    for token, n in list(game.state.storage.items()):
        game.discard(token, n, "storage")
    game.set(day=1, phase="day", leader=0, event="CH1")
    at_stage(game)
    return game


def _with_book(scripts: list[dict[str, Any]]) -> Any:
    whole = copy.copy(content())
    written = [msgspec.convert(script, Script) for script in scripts]
    rules = {id: script for id, script in whole.scripts.items() if id in (333, 461, 462)}
    whole.scripts = {**rules, **{script.id: script for script in written}}
    whole.ties = ties_of(written)
    whole.lines = dict(whole.lines)
    for script in written:
        for name, node in script.nodes.items():
            if isinstance(node, Effect):
                whole._add_ops(f"script/{script.id}/{name}", node.ops)
            if isinstance(node, Choice):
                for option in node.options:
                    whole._add_ops(f"script/{script.id}/{name}/{option.id}", expanded(option.cost))
    return whole


# --- where the campaign stands ----------------------------------------------------------------------------------------


def at_stage(game: TwomGame, stage: int = 1) -> None:
    """At the plan of an action stage."""
    running = ActionStage(stage, at=ActionStage.first.name)
    stand(game, OneDay(at="dusk"), DayPhase(stage=stage, at="act_once_more"), running)
    game.set(phase="day", stage=stage)


def at_phase(game: TwomGame, phase: Procedure, following: str) -> None:
    """At the beginning of a phase."""
    stand(game, OneDay(at=following), started(phase))


def exploring(game: TwomGame, place: str, *cards: str, on_top: Procedure | None = None) -> None:
    """Out at a location with these cards on Unknown."""
    for person in list(game.state.people.values()):
        if person.task == "scavenge":
            game.update(person, where="party")
    copies = [next(c for c, kind in game.content.exploration_of.items() if kind.id == card) for card in cards]
    deck = game.state.piles["exploration"]
    game.update(deck, draw=tuple(card for card in deck.draw if card not in copies))
    game.update(game.state.piles["unknown"], draw=tuple(copies))
    game.set(phase="scavenging", place=place, noise=1)
    game.count("visits", place)
    game.listen(place, game.content.listens[place])
    frames: list[Procedure] = [OneDay(at="night_raid"), ScavengingPhase(choice="go:near", at="choose_findings")]
    frames.append(Exploration(at="settle" if on_top else "choose"))
    stand(game, *frames, *([started(on_top)] if on_top else []))


def doing(game: TwomGame, procedure: Procedure) -> None:
    """In the Shelter, in the middle of something; the action stage comes afterwards."""
    stand(game, OneDay(at="dusk"), DayPhase(at="act"), started(procedure))


def stand(game: TwomGame, *frames: Procedure) -> None:
    game.state.stack = [Campaign(at="live"), *frames]
    game.waiting = None


# --- playing ----------------------------------------------------------------------------------------------------------


def luck(game: TwomGame, **rolls: list[Any]) -> None:
    """What the next draws give: BLACK by its number, combat dice by their face, other draws by an index."""
    queues: dict[str, deque[tuple[int, ...]]] = {}
    for name, results in rolls.items():
        if name == "black":
            numbers = [result - 1 for result in results]
        elif name in DICE:
            numbers = [game.content.dice[name].index(str(result)) for result in results]
        else:
            numbers = list(results)
        queues[name] = deque((number,) for number in numbers)
    game.luck = queues


def play(game: TwomGame, *answers: str) -> TwomGame:
    """The leader answers."""
    for answer in answers:
        game.answer(game.decisions()[0].seat, answer)
    return game


def asked(game: TwomGame) -> Decision:
    return game.decisions()[0]


def seen(game: TwomGame, seat: int | None = 0) -> TwomView:
    """What a seat sees."""
    return view(game, seat)


def give(game: TwomGame, where: str = "storage", **goods: int) -> None:
    """Goods out of the box."""
    for token, n in goods.items():
        assert game.gain(token, n, where, told=False) == n


def states(game: TwomGame, person: str, **levels: Any) -> None:
    game.update(game.state.people[person], **levels)


def top(game: TwomGame, pile: str, *cards: str) -> None:
    """These cards lie on top of a deck."""
    record = game.state.piles[pile]
    rest = tuple(card for card in record.draw if card not in cards)
    game.update(record, draw=(*cards, *rest))
