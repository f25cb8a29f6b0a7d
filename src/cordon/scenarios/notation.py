"""A position as a few lines of text: the head of a scenario file (``game``, ``setup``, ``given``, ``start``).

Only what differs from a fresh setup is told, and what nobody at the table may know only if it is asked for. Whatever is
written has been laid out again: it comes to the same paths and the same questions, or an error says what is in the way.
"""

from __future__ import annotations

from typing import Any

import msgspec
import yaml

from cordon.kernel.decisions import Decision
from cordon.kernel.errors import CordonError
from cordon.kernel.game import Game
from cordon.scenarios.nodes import Node, ScenarioError, parse
from cordon.scenarios.position import DRAWN
from cordon.scenarios.registry import stage, stage_of
from cordon.scenarios.scenario import KEYS
from cordon.scenarios.stages import Stage

WIDTH = 120


class PositionError(CordonError):
    """A moment that no position can tell, or a text that is none."""


# --- reading ----------------------------------------------------------------------------------------------------------


def laid_out(text: str, name: str = "position") -> Game[Any]:
    """The match that a position tells; the rest of a scenario file is not looked at."""
    laid: Game[Any] = _lay_out(text, name).game
    playing: Game[Any] = laid.spec.game(laid.spec, laid.state)
    return playing


def _lay_out(text: str, name: str, asks: bool = True) -> Stage:
    documents = parse(text, name)
    if not documents:
        raise ScenarioError(f"{name}:1: there is no position in it")
    entries = documents[0].mapping(KEYS, needed=("game", "setup"))
    laid = stage(entries["game"])
    given = (entries["given"],) if "given" in entries else ()
    start = entries.get("start", Node(None, name, documents[0].line, "start"))
    try:
        laid.lay_out(entries["setup"], given, start)
        if asks:
            laid.game.decisions()
    except ScenarioError:
        raise
    except (CordonError, LookupError, AttributeError, TypeError, ValueError) as error:
        raise laid.at.error(f"cannot be laid out: {error}") from None
    return laid


# --- writing ----------------------------------------------------------------------------------------------------------


def position_of(game: Game[Any], hidden: bool = False) -> str:
    """The position of a match. ``hidden``: with the order of decks, the luck to come, and in the middle of anything."""
    twin = game.clone()
    if not hidden:
        game.spec.redeal(twin, None, 1)
    stage = stage_of(game.spec.id)
    told = stage.over(stage.part_told(twin))
    start, count = told.start_of()
    above = told.game.state.stack[count:]
    if told.position is None or told.position.told(hidden) is None:
        raise PositionError(f"{game.spec.id} has no positions: a match of it is told by its save alone")
    if game.state.outcome is not None:
        raise PositionError("the match is over: there is no position to go on from")
    if not count:
        raise PositionError("the match is still being set up, or its end is being read: there is no position")
    if above and not hidden:
        asked = ", ".join(decision.kind for decision in told.game.decisions())
        raise PositionError(
            f"the match is in the middle of something ({asked}): a position is told at the start of a turn, or with "
            "what is hidden (--hidden)"
        )
    if above:
        start = {**start, "stack": msgspec.to_builtins(above)}
    setup = {"seats": game.state.seats, **({"seed": game.state.chance.seed} if hidden else {}), **told.setup_of()}
    usual = msgspec.to_builtins(game.spec.config())
    switches = msgspec.to_builtins(told.game.state.config)
    config = {key: value for key, value in switches.items() if value != usual.get(key)}
    head = {"game": game.spec.id, "setup": {**setup, **({"config": config} if config else {})}}
    return _shortest(told, head, start, hidden)


def _shortest(told: Stage, head: dict[str, Any], start: Any, hidden: bool) -> str:
    """Give what differs from the setup, then what has come to differ by that, until nothing does."""
    assert told.position is not None
    wanted = _paths(told, hidden)
    first = told.position.first
    given = {path for path, value in wanted.items() if value is not None and path.partition(".")[0] in first}
    while True:
        text = written(head, {path: value for path, value in wanted.items() if path in given}, start)
        try:
            laid = _lay_out(text, "position", asks=False)
        except ScenarioError as error:
            raise PositionError(f"this moment cannot be told as a position: {error}") from None
        found = _paths(laid, hidden)
        wanted |= dict.fromkeys(_gone(found, wanted, told.position.rows))
        differ = {path for path, value in wanted.items() if found.get(path) != value}
        if not differ:
            break
        if differ <= given:
            raise PositionError(f"this moment cannot be told as a position: {', '.join(sorted(differ))}")
        given |= {path for path in differ if path.partition(".")[0] not in told.position.follow} or differ
    if _questions(laid.game) != _questions(told.game):
        raise PositionError("this moment cannot be told as a position: it would ask other questions")
    return text


def _gone(found: dict[str, Any], wanted: dict[str, Any], rows: tuple[str, ...]) -> list[str]:
    """Rows that the setup has and the match has not; what is told of a row goes with it."""
    return [
        path
        for path in found
        if path not in wanted
        and path.partition(".")[0] in rows
        and (path.rpartition(".")[0] not in found or wanted.get(path.rpartition(".")[0]) is not None)
    ]


def _paths(laid: Stage, hidden: bool) -> dict[str, Any]:
    found = laid.position.told(hidden) if laid.position is not None else None
    assert found is not None
    return found | {DRAWN: laid.game.state.chance.drawn} if hidden else found


def _questions(game: Game[Any]) -> list[tuple[Any, ...]]:
    """Who is asked what; the order of the options is nobody's business."""
    return [_question(decision) for decision in game.decisions()]


def _question(asked: Decision) -> tuple[Any, ...]:
    return (asked.seat, asked.kind, set(asked.options), set(asked.anytime), asked.low, asked.high)


class _Line(dict[str, Any]):
    """A mapping that is written in one line."""


class _Writer(yaml.SafeDumper):
    pass


_Writer.add_representer(_Line, lambda writer, line: writer.represent_mapping("tag:yaml.org,2002:map", line, True))
for _kind in (list, tuple):
    _Writer.add_representer(
        _kind, lambda writer, cards: writer.represent_sequence("tag:yaml.org,2002:seq", cards, True)
    )


def written(head: dict[str, Any], given: dict[str, Any], start: Any) -> str:
    """The text, one line for each thing: paths that differ in their last word stand together."""
    things: dict[str, dict[str, Any]] = {}
    for path, value in given.items():
        things.setdefault(path.rpartition(".")[0] or path, {})[path] = value
    lines: dict[str, Any] = {}
    for thing, paths in things.items():
        if len(paths) > 1 and thing not in given:
            lines[thing] = _Line({path.rpartition(".")[2]: value for path, value in paths.items()})
        else:
            lines |= paths
    document = {**head, "setup": _Line(head["setup"])}
    if lines:
        document["given"] = lines
    document["start"] = _Line(start) if isinstance(start, dict) else start
    return yaml.dump(document, Dumper=_Writer, sort_keys=False, width=WIDTH, allow_unicode=True)
