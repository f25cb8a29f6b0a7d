"""Missions of S.T.A.L.K.E.R. that have come to a certain moment, as saves that a visitor can bring to the table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from typing import Any

from cordon.bots.registry import bot
from cordon.faces.registry import speaker
from cordon.games.registry import GAMES, game
from cordon.games.stalker.events import PointBegan
from cordon.games.stalker.previews import danger_of, movement_of, routes_of
from cordon.games.stalker.threats import danger
from cordon.kernel import saves
from cordon.kernel.decisions import Decision
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.words.catalogue import Words

SEEDS = range(1, 60)
MOST = 5000
"""Answers until a match counts as one in which the moment does not come."""
Moment = Callable[[Session[Any]], bool]


def word(option: str) -> str:
    """``move`` of ``move:swamp``."""
    return option.partition(":")[0]


def played(seats: int, seed: int, until: Moment, player: str = "random", **config: Any) -> Session[Any] | None:
    """A mission of players who do anything, up to a moment; nothing if it never comes."""
    session = Session(game("stalker"), Setup(seats, seed, config=config))
    players = [bot(player, "stalker", seed + seat) for seat in range(seats)]
    for _ in range(MOST):
        if until(session):
            return session
        if not session.decisions:
            return None
        decision = session.decisions[0]
        look = partial(session.spec.view, session.game, decision.seat)
        session.answer(decision.seat, players[decision.seat].choose(decision, look))
    return None


@cache
def at(moment: Moment, seats: int = 1, player: str = "random") -> Session[Any]:
    """The first mission in which the moment comes."""
    return next(found for seed in SEEDS if (found := played(seats, seed, moment, player)) is not None)


def save(session: Session[Any], bots: tuple[str, ...] = ()) -> bytes:
    return saves.dump(session, {"bots": list(bots)})


def _asked(session: Session[Any], kind: str) -> Decision | None:
    """The question of the first seat, if it alone is asked this."""
    found = session.decisions
    return found[0] if len(found) == 1 and (found[0].seat, found[0].kind) == (0, kind) else None


def a_turn(session: Session[Any]) -> bool:
    """A turn in the middle of a mission, when enemies have acted."""
    return session.game.state.round >= 2 and _asked(session, "turn.choose") is not None


def somebody_to_shoot(session: Session[Any]) -> bool:
    """An enemy stands in range of the weapon."""
    asked = _asked(session, "turn.choose")
    return asked is not None and any(word(option) == "attack" for option in asked.options)


def in_danger(session: Session[Any]) -> bool:
    """A turn in sight of an enemy that will attack when it ends; there is something else to do."""
    asked = _asked(session, "turn.choose")
    if asked is None or "end" not in asked.options or "move" not in asked.options:
        return False
    found = danger(session.game, 0)
    return found is not None and found.loss > 0


def a_way_into_danger(session: Session[Any]) -> bool:
    """Nobody sees the stalker, but a way leads to where somebody would attack."""
    asked = _asked(session, "turn.choose")
    if asked is None or session.game.state.round < 2 or "move" not in asked.options:
        return False
    if danger(session.game, 0) is not None:
        return False
    return way_into_danger(session) is not None


def way_into_danger(session: Session[Any]) -> str | None:
    """Where that is."""
    game = session.game
    move = movement_of(game, 0, "move")
    assert move is not None
    for space, route in routes_of(game, move, slides=True).items():
        there = danger_of(game, move, route) if space in route.seen and not route.meets else None
        if there is not None and there.loss:
            return str(game.address(space))
    return None


def enemies_next(session: Session[Any]) -> bool:
    """The last turn of a round: when it ends, a card sends enemies somewhere."""
    asked = _asked(session, "turn.choose")
    if asked is None or "end" not in asked.options or not all(session.game.stalker(0).taken):
        return False
    twin = session.game.clone()
    twin.decisions()
    twin.answer(0, "end")
    return any(isinstance(note.event, PointBegan) and note.event.goal for note in twin.notes)


def a_roll(session: Session[Any]) -> bool:
    """Dice of an attack lie on the table, and may be rolled again."""
    asked = _asked(session, "rerolls.choose")
    return asked is not None and "focus" in asked.options


def different_dice(session: Session[Any]) -> bool:
    """Dice of an attack that may be rolled again do not all show the same."""
    return a_roll(session) and len(set(session.game.thrown.dice)) > 1


def dice_to_choose(session: Session[Any]) -> bool:
    """Which dice of an attack are rolled again is to be chosen, and there are several."""
    asked = _asked(session, "reroll_dice.pick")
    return asked is not None and sum(word(option) == "die" for option in asked.options) > 1


def a_story_after_enemies(session: Session[Any]) -> bool:
    """The last turn of a round: when it ends, enemies act, and then something is read and asked."""
    if not enemies_next(session):
        return False
    twin = saves.load(save(session), GAMES).session
    twin.answer(0, "end")
    teller = speaker("stalker").teller(Words("en", "stalker"), ["Ann"])
    return bool(twin.decisions) and bool(speaker("stalker").asked(twin, twin.decisions[0], teller).story)


def a_card_gained(session: Session[Any]) -> bool:
    """Something new is in hand, and it is to be said where it goes."""
    return _asked(session, "acquire.choose") is not None


def over(session: Session[Any]) -> bool:
    return session.game.state.outcome is not None


def at_the_way_in(seed: int) -> Session[Any]:
    """Alone in a mission with Lost Territories: asked where the entrance lies, which may be at one's feet."""
    session = Session(game("stalker"), Setup(1, seed, {"lost": True}))
    while session.decisions[0].kind != "lay_territory.choose":
        session.answer(0, session.decisions[0].options[0])
    return session


def a_deed_on_a_card(session: Session[Any]) -> bool:
    """A card of the mission offers more than a look."""
    asked = _asked(session, "turn.choose")
    return asked is not None and deed_on_a_card(asked) is not None


def deed_on_a_card(asked: Decision) -> str | None:
    """Which option that is."""
    cards = [option for option in asked.options if word(option) == "card"]
    return next((option for option in cards if not option.endswith((":look", ":take"))), None)


def goods_in_hand(session: Session[Any]) -> bool:
    """The stalker carries something to sell, and has a turn."""
    goods = [n for word, n in session.game.state.counters.items() if word.startswith("goods:0:")]
    return any(goods) and _asked(session, "turn.choose") is not None
