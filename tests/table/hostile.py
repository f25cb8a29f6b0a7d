"""Saves that somebody has tampered with: real ones, changed here and there, with a check that fits."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import msgspec

from cordon.games.registry import GAMES
from cordon.kernel import saves
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup

BOMB = {"type": "DrawAndKeep", "seat": 0, "deck": "junk", "draw": 10**15, "keep": 1, "at": "turn_up"}
"""A frame of Zona that would draw cards for ever."""
ODD: list[Any] = [
    None, True, False, -1, 0, 1, 7, 10**15, 2**63, 2**64, -(2**63), 10**40, 1.5, 1e308, "", "x", "0", "nobody", "\0",
    "a" * 200, [], {}, [[]], [0], {"type": "Match"}, ["die", [0]], BOMB,
]  # fmt: skip


@cache
def _real(game: str, answers: int) -> bytes:
    session = Session(GAMES[game], Setup(2, 5))
    luck = random.Random(answers)
    for _ in range(answers):
        if not session.decisions:
            break
        decision = session.decisions[0]
        session.answer(decision.seat, luck.choice(decision.answers()))
    return saves.dump(session, {"bots": ["", "greedy"]})


def real(game: str, answers: int = 30) -> dict[str, Any]:
    """A save that is in order, as plain data."""
    plain: dict[str, Any] = json.loads(_real(game, answers))
    return plain


def checked(plain: Any) -> bytes:
    """The file with a right check, if it has the shape of one."""
    try:
        save = msgspec.convert({**plain, "check": ""}, saves.Save)
    except (msgspec.ValidationError, TypeError):
        return json.dumps(plain).encode()
    return msgspec.json.encode(msgspec.structs.replace(save, check=saves._hash(save)))


def looping(answers: int) -> bytes:
    """A log of This War of Mine that is possible, and goes on and on: somebody is sent and called back."""
    session = Session(GAMES["twom"], Setup(1, 0))
    session.answer(0, "read_on")
    send = next(option for option in session.decisions[0].options if option.startswith("assign:"))
    back = f"clear:{send.split(':')[1]}"
    plain = json.loads(saves.dump(session))
    plain["log"] += [[0, back if number % 2 else send] for number in range(answers)]
    return checked(plain)


def tampered(game: str, luck: random.Random) -> bytes:
    """A save with one to three changes."""
    plain = real(game, luck.choice((0, 4, 16)))
    for _ in range(luck.choice((1, 1, 2, 3))):
        luck.choice(CHANGES)(plain, luck)
    data = checked(plain)
    if luck.random() < 0.03:
        at = luck.randrange(len(data))
        data = data[:at] + bytes([luck.randrange(256)]) + data[at + luck.randrange(40) :]
    return data


def _places(value: Any, found: list[tuple[Any, Any]] | None = None) -> list[tuple[Any, Any]]:
    """Every place inside of something, as a container and a key."""
    found = [] if found is None else found
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            found.append((value, key))
            _places(value[key], found)
    return found


def _odd(luck: random.Random) -> Any:
    """A copy: the next change may go into it."""
    return json.loads(json.dumps(luck.choice(ODD)))


def _anything(plain: Any, luck: random.Random) -> None:
    inside, key = luck.choice(_places(plain))
    match luck.randrange(4):
        case 0:
            del inside[key]
        case 1:
            inside[key] = _odd(luck)
        case 2:
            other, where = luck.choice(_places(plain))
            inside[key] = json.loads(json.dumps(other[where]))
        case 3 if isinstance(inside[key], int):
            inside[key] = inside[key] + luck.choice((-1, 1, 10, 10**6, 10**15, 2**70))
        case _ if isinstance(inside, dict):
            inside[luck.choice(("extra", "type", "at", "seat", "0"))] = _odd(luck)


def _part(name: str) -> Any:
    """Something in one part of the save."""

    def change(plain: Any, luck: random.Random) -> None:
        if isinstance(plain.get(name), dict | list):
            _anything(plain[name] or plain, luck)

    return change


def _frames(plain: Any, luck: random.Random) -> None:
    stack = plain.get("snapshot", {}).get("stack") if isinstance(plain.get("snapshot"), dict) else None
    if not isinstance(stack, list):
        return
    match luck.randrange(4):
        case 0:
            stack.insert(luck.randrange(len(stack) + 1), dict(BOMB))
        case 1 if stack:
            stack.append(json.loads(json.dumps(luck.choice(stack))))
        case 2 if stack:
            stack.pop(luck.randrange(len(stack)))
        case _:
            luck.shuffle(stack)


def _log(plain: Any, luck: random.Random) -> None:
    log = plain.get("log")
    if not isinstance(log, list) or not log:
        return
    at, other = luck.randrange(len(log)), luck.randrange(len(log))
    match luck.randrange(6):
        case 0:
            log.insert(at, log[other])
        case 1:
            log[at], log[other] = log[other], log[at]
        case 2:
            del log[at:]
        case 3:
            log *= luck.choice((2, 50))
        case _:
            _anything(log[at] if isinstance(log[at], list) else log, luck)


def _piles(plain: Any, luck: random.Random) -> None:
    snapshot = plain.get("snapshot")
    tables = [part for part in snapshot.values() if isinstance(part, dict | list)] if isinstance(snapshot, dict) else []
    lists = [inside[key] for part in tables for inside, key in _places(part) if isinstance(inside[key], list)]
    if lists:
        luck.shuffle(luck.choice(lists))


CHANGES = [
    _anything,
    *map(_part, ("setup", "opening", "log", "second_looks", "snapshot", "people")),
    _frames,
    _log,
    _piles,
]
