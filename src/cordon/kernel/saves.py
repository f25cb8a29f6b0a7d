"""Saves: a snapshot with its versions, plus the log of answers with their luck.

The snapshot lets a match survive a change of rules or cards; the log gives back the whole past when it replays to the
same snapshot. Saved names (procedures, steps, fields, options) change only through a migration: ``FORMATS`` here for
the file itself, ``GameSpec.migrations`` for a game.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Union

import msgspec

from cordon.kernel.chance import SEED_BITS, Draw
from cordon.kernel.errors import AnswerRefused, EngineError, SaveError, SetupError
from cordon.kernel.frames import Procedure, Together
from cordon.kernel.session import Entry, SecondLook, Session, replay
from cordon.kernel.spec import GameSpec, Setup
from cordon.kernel.state import State, digest

FORMAT = 1
FORMATS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""From format n to n + 1: takes the whole file as plain data."""


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file, field by field. ``check`` is the hash of all the others."""

    cordon: int
    game: str
    rules: int
    content: str
    setup: Setup
    opening: tuple[Draw, ...]
    log: tuple[Entry, ...]
    second_looks: tuple[SecondLook, ...]
    snapshot: dict[str, Any]
    people: dict[str, Any] = {}
    check: str = ""


class Loaded(msgspec.Struct):
    """A match read from a save. ``past_lost``: the rules or cards are others now, so it cannot go back."""

    session: Session[Any]
    people: dict[str, Any]
    past_lost: bool = False


def _hash(save: Save) -> str:
    bare = msgspec.structs.replace(save, check="")
    return hashlib.sha256(msgspec.json.encode(bare, order="deterministic")).hexdigest()


def dump(session: Session[Any], people: dict[str, Any] | None = None) -> bytes:
    """The match as the bytes of a save. ``people`` is for whoever runs the table (names, bots)."""
    snapshot = msgspec.json.decode(msgspec.json.encode(session.game.state))
    save = Save(
        cordon=FORMAT,
        game=session.spec.id,
        rules=session.spec.rules_version,
        content=session.spec.fingerprint(),
        setup=session.setup,
        opening=session.opening,
        log=tuple(session.entries),
        second_looks=tuple(session.second_looks),
        snapshot=snapshot,
        people=people or {},
    )
    return msgspec.json.format(msgspec.json.encode(msgspec.structs.replace(save, check=_hash(save))), indent=1)


def write(path: Path, session: Session[Any], people: dict[str, Any] | None = None) -> None:
    """Write a save so that the old file stays whole until the new one is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.new")
    with fresh.open("wb") as file:
        file.write(dump(session, people))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


def read(path: Path, games: dict[str, GameSpec[Any]]) -> Loaded:
    """Read a save from a file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SaveError("save-unreadable", str(path), detail=error.strerror) from None
    return load(data, games, str(path))


def load(data: bytes, games: dict[str, GameSpec[Any]], file: str = "") -> Loaded:
    """Read a save from bytes. Every error says what is wrong, where, and what would be right."""
    return restored(_checked(_plain(data, file), file), games, file)


def restored(save: Save, games: dict[str, GameSpec[Any]], file: str = "") -> Loaded:
    """The match of a save whose fields are known to be whole: a file that was checked, or rows of a database."""
    spec = games.get(save.game)
    if spec is None:
        raise SaveError("save-game", file, game=save.game, known=", ".join(games))
    if save.rules > spec.rules_version:
        raise SaveError("save-newer-rules", file, found=save.rules, known=spec.rules_version)
    snapshot = save.snapshot
    for version in range(save.rules, spec.rules_version):
        snapshot = spec.migrations[version](snapshot)
    state = thaw(spec, snapshot, file)
    unknown = spec.unknown_ids(state)
    if unknown:
        raise SaveError("save-unknown-ids", file, ids=", ".join(unknown[:8]))
    return _continued(spec, save, state, file)


def _continued(spec: GameSpec[Any], save: Save, state: State, file: str) -> Loaded:
    """The match with its past if the log replays to the snapshot, otherwise with the snapshot alone."""
    try:
        session = replay(spec, save.setup, save.opening, list(save.log))
        session.reseed(state.chance.seed)
        past_lost = session.digest() != digest(state)
    except (AnswerRefused, EngineError, SetupError, KeyError, IndexError):
        past_lost = True
    if past_lost:
        try:
            session = Session(spec, save.setup)
        except SetupError as error:
            raise SaveError("save-setup", file, why=error) from None
        session.game = spec.game(spec, state)
        session.opening = save.opening
        session.entries = list(save.log)
        lost = msgspec.structs.replace(state, stack=[])
        session.snapshots = [lost] * len(save.log)
        session.notes = [()] * (len(save.log) + 1)
    session.second_looks = list(save.second_looks)
    try:
        session.game.decisions()
    except (EngineError, KeyError, IndexError, AttributeError, TypeError) as error:
        raise SaveError("save-snapshot", file, detail=str(error)) from None
    return Loaded(session, dict(save.people), past_lost)


def _plain(data: bytes, file: str) -> dict[str, Any]:
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise SaveError("save-cut", file, detail=str(error)) from None
    if not isinstance(plain, dict) or not isinstance(plain.get("cordon"), int):
        raise SaveError("save-foreign", file)
    if plain["cordon"] > FORMAT:
        raise SaveError("save-newer-format", file, found=plain["cordon"], known=FORMAT)
    whole: dict[str, Any] = plain
    for version in range(plain["cordon"], FORMAT):
        whole = FORMATS[version](whole)
    return whole


def _checked(plain: dict[str, Any], file: str) -> Save:
    try:
        save = msgspec.convert(plain, Save)
    except msgspec.ValidationError as error:
        raise SaveError("save-shape", file, detail=str(error)) from None
    if save.check != _hash(save):
        raise SaveError("save-edited", file)
    return save


def thaw(spec: GameSpec[Any], snapshot: dict[str, Any], file: str = "") -> State:
    """A typed state from plain data, with the frames of its stack."""
    frame_type: Any = Union[tuple(spec.procedures())]  # noqa: UP007  # built while running
    try:
        state: State = msgspec.convert(snapshot, spec.state, str_keys=True)
        state.stack = _thaw_stack(state.stack, frame_type)
    except msgspec.ValidationError as error:
        raise SaveError("save-snapshot", file, detail=str(error)) from None
    chance = state.chance
    if chance.seed.bit_length() > SEED_BITS or not 0 <= chance.drawn < 1 << 53:
        raise SaveError("save-snapshot", file, detail="chance")
    for frame in _all_frames(state.stack):
        if frame.at not in frame.steps:
            raise SaveError("save-snapshot", file, detail=f"{type(frame).__name__}.{frame.at}")
    return state


def _thaw_stack(frames: list[Any], frame_type: Any) -> list[Any]:
    stack: list[Procedure] = [msgspec.convert(frame, frame_type, str_keys=True) for frame in frames]
    for frame in stack:
        if isinstance(frame, Together):
            frame.branches = tuple(_thaw_stack(branch, frame_type) for branch in frame.branches)
    return stack


def _all_frames(stack: list[Any]) -> list[Procedure]:
    found: list[Procedure] = []
    for frame in stack:
        found.append(frame)
        if isinstance(frame, Together):
            for branch in frame.branches:
                found += _all_frames(branch)
    return found
