"""A mission in its first turn, with nobody on the map who could get in the way."""

from __future__ import annotations

from collections import deque
from typing import Any

from cordon.games.stalker import GAME
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.state import Enemy, EnvironmentCard, Ground
from cordon.kernel.spec import Setup


def begin(mission: str, seats: int = 2, memory: dict[str, str] | None = None, **order: tuple[int, ...]) -> StalkerGame:
    """The first turn of a mission: set up with this memory, the versions of cards in this order (``A1_05=(1, 0)``)."""
    game = GAME.new(Setup(seats, seed=1, config={"mission": mission}))
    game.luck = {f"shuffle:environment:{name.replace('_', '-')}": deque([luck]) for name, luck in order.items()}
    while game.state.round == 0:
        decision = game.decisions()[0]
        if memory is not None:
            game.set(memory=dict(memory))
        game.answer(decision.seat, decision.answers()[0])
    while not game.decisions()[0].kind.startswith("turn."):
        decision = game.decisions()[0]
        game.answer(decision.seat, decision.answers()[0])
    return game


def empty(game: StalkerGame) -> None:
    """No enemies, no tokens, no anomalies, attention on the PDA."""
    tables: tuple[dict[Any, Any], ...] = (game.state.enemies, game.state.ground, game.state.anomalies)
    for table in tables:
        for record in list(table.values()):
            game.remove(record)
    for stalker in list(game.state.stalkers.values()):
        game.update(stalker, attention="", noticed=-1)
    game.waiting = None


def put(game: StalkerGame, space: str, seat: int = 0, **changes: object) -> None:
    """A stalker stands there, with a fresh turn token."""
    game.update(game.stalker(seat), space=game.board.index[space], slots=(0, 0), **changes)
    game.waiting = None


def put_enemy(game: StalkerGame, kind: str, space: str, facing: str = "N") -> str:
    """A standee from the pool, looking where nobody is."""
    card = game.state.enemy_cards[kind]
    used = set(game.state.enemies)
    id = next(f"{kind}-{i}" for i in range(1, 10) if f"{kind}-{i}" not in used)
    game.update(card, pool=tuple(each for each in card.pool if each != id))
    game.add(Enemy(id, kind, game.board.index[space], facing))  # type: ignore[arg-type]
    game.waiting = None
    return id


def put_unknown(game: StalkerGame, space: str) -> None:
    """An X under a token, face down."""
    token = next(id for id, printed in game.content.unknown.items() if not printed.colour)
    at = game.board.index[space]
    game.add(Ground(at, unknown=(token,)))
    game.waiting = None


def card(game: StalkerGame, number: str, version: str = "") -> EnvironmentCard:
    """The card of a number, and of a version where there are several."""
    found = [each for each in game.state.environment.values() if each.number == number]
    return next(each for each in found if not version or each.version == version)


def act(game: StalkerGame, option: str, *answers: str) -> None:
    """What the first stalker does in the own turn, and what is answered on the way; other questions answer
    themselves: stop, or the first option."""
    seat = game.state.turn
    game.answer(seat, option)
    todo = list(answers)
    while game.state.outcome is None and game.decisions()[0].kind != "turn.choose":
        decision = game.decisions()[0]
        other = "stop" if "stop" in decision.answers() else decision.answers()[0]
        pick = next((each for each in todo if each in decision.answers()), other)
        if pick in todo:
            todo.remove(pick)
        game.answer(decision.seat, pick)
    assert not todo, f"never asked for {todo}"
    if game.state.outcome is None:
        game.update(game.stalker(seat), slots=(0, 0))
        game.waiting = None


def options(game: StalkerGame) -> set[str]:
    """What environment cards offer now."""
    return {option for option in game.decisions()[0].answers() if option.startswith("card:")}


def refused(game: StalkerGame) -> dict[str, str]:
    """What environment cards would offer, and what is missing."""
    found = game.refusals(game.state.turn)
    return {refusal.option: refusal.reason.id for refusal in found if refusal.option.startswith("card:")}


def step(game: StalkerGame, space: str, *answers: str) -> None:
    """Move one space and stop there."""
    act(game, "move", f"step:{space}", *answers)


def end_round(game: StalkerGame) -> None:
    """Everybody prepares until the round is over."""
    before = game.state.round
    while game.state.outcome is None and game.state.round == before:
        decision = game.decisions()[0]
        wanted = ("end", "done", "prepare")
        game.answer(decision.seat, next((w for w in wanted if w in decision.answers()), decision.answers()[0]))
