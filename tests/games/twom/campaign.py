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
from cordon.games.twom.content import content, remembering, ties_of
from cordon.games.twom.game import TwomGame
from cordon.games.twom.ops import expanded
from cordon.games.twom.rules.day import DayPhase
from cordon.games.twom.rules.setup import Campaign, OneDay
from cordon.games.twom.scripts import Choice, Effect, Script
from cordon.games.twom.views import TwomView, view
from cordon.kernel.decisions import Decision
from cordon.kernel.frames import Procedure, started
from cordon.scenarios.nodes import node_of
from cordon.scenarios.twom import CAST, TwomStage
from cordon.scenarios.twom_position import TwomPosition


def campaign(
    *people: str, seats: int = 1, seed: int = 1, scripts: list[dict[str, Any]] | None = None, **config: Any
) -> TwomGame:
    """A campaign with these people, nothing in Storage, and only these scripts in the book."""
    table = TwomStage()
    setup = {"seats": seats, "seed": seed, "config": config, "people": people or CAST}
    table.set_up(node_of(setup, "setup"), node_of(None, "start"))
    game = TwomGame(GAME, table.game.state)
    game.content = _with_book(scripts or [])
    for person in game.state.people:
        states(game, person, hunger=0)
    at_stage(game)
    return game


def _with_book(scripts: list[dict[str, Any]]) -> Any:
    whole = copy.copy(content())
    written = [msgspec.convert(script, Script) for script in scripts]
    rules = {id: script for id, script in whole.scripts.items() if id in (333, 461, 462)}
    whole.scripts = {**rules, **{script.id: script for script in written}}
    whole.ties = ties_of(written)
    whole.remembering = remembering(whole.ties)
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
    TwomStage().over(game).begin(node_of({"stage": stage}, "start"))


def at_phase(game: TwomGame, phase: Procedure, following: str) -> None:
    """At the beginning of a phase."""
    stand(game, OneDay(at=following), started(phase))


def exploring(game: TwomGame, place: str, *cards: str, on_top: Procedure | None = None) -> None:
    """Out at a location with these cards on Unknown."""
    lay(game, "piles.unknown.draw", cards)
    TwomStage().over(game).begin(node_of({"explore": place}, "start"))
    if on_top is not None:
        game.state.stack[-1].at = "settle"
        game.state.stack.append(started(on_top))


def doing(game: TwomGame, procedure: Procedure) -> None:
    """In the Shelter, in the middle of something; the action stage comes afterwards."""
    stand(game, OneDay(at="dusk"), DayPhase(at="act"), started(procedure))


def stand(game: TwomGame, *frames: Procedure) -> None:
    game.state.stack = [Campaign(at="live"), *frames]
    game.waiting = None


# --- playing ----------------------------------------------------------------------------------------------------------


def luck(game: TwomGame, **rolls: list[Any]) -> None:
    """What the next draws give: BLACK by its number, combat dice by their face, other draws by an index."""
    laid = TwomStage()
    game.luck = {
        name: deque((laid.drawn(game, name, 99, node_of(result, "luck")),) for result in results)
        for name, results in rolls.items()
    }


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


def lay(game: TwomGame, path: str, value: Any) -> None:
    """Set a path as ``given`` of a scenario does (docs/scenarios.md)."""
    TwomPosition(game).lay(path, value)


def give(game: TwomGame, where: str = "storage", **goods: int) -> None:
    """More goods out of the box."""
    for token, n in goods.items():
        lay(game, f"{where}.{token}", getattr(game.state, where).get(token, 0) + n)


def states(game: TwomGame, person: str, **levels: Any) -> None:
    for field, value in levels.items():
        lay(game, f"people.{person}.{field}", value)


def top(game: TwomGame, pile: str, *cards: str) -> None:
    """These cards lie on top of a deck."""
    lay(game, f"piles.{pile}.top", cards)
