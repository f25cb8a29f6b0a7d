"""Saves: a snapshot with its versions, plus the log of answers with their luck.

The snapshot lets a match survive a change of rules or cards; the log gives back the whole past when it replays to the
same snapshot, and proves a save from elsewhere. A match with chapters behind it has a second snapshot of where the
present one was begun: one's own saves are played again from there. Saved names (procedures, steps, fields, options)
change only through a migration: ``FORMATS`` here for the file itself, ``GameSpec.migrations`` for a game.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Union

import msgspec

from cordon.kernel import typed
from cordon.kernel.chance import SEED_BITS, Draw
from cordon.kernel.errors import EngineError, SaveError, SetupError
from cordon.kernel.frames import Procedure, Together
from cordon.kernel.session import Chapter, Entry, SecondLook, Session
from cordon.kernel.spec import GameSpec, Setup
from cordon.kernel.state import State, digest

FORMAT = 1
FORMATS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""From format n to n + 1: takes the whole file as plain data."""
LARGEST = 1_000_000
"""No number in the tables and frames of a match is larger: one that is would only keep a loop busy."""
UNPROVED = ("save-opening", "save-replay", "save-differs")
"""The log does not lead to the snapshot."""


class Begun(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a chapter was begun: after so many answers, with the state then and the rules that it was written under."""

    number: int
    rules: int
    snapshot: dict[str, Any]


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file, field by field. ``rules`` and ``content`` say under which rules and cards it was written, ``check`` is
    the hash of all the others."""

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
    chapter: Begun | msgspec.UnsetType = msgspec.UNSET
    """Not written where there is none, so that the checks of older saves still fit."""


class Loaded(msgspec.Struct):
    """A match read from a save. ``past_lost``: the rules or cards are others now, so it cannot go back."""

    session: Session[Any]
    people: dict[str, Any]
    past_lost: bool = False


def _hash(save: Save) -> str:
    bare = msgspec.structs.replace(save, check="")
    return hashlib.sha256(msgspec.json.encode(bare, order="deterministic")).hexdigest()


# --- writing ----------------------------------------------------------------------------------------------------------


def saved(session: Session[Any], people: dict[str, Any] | None = None) -> Save:
    """The match as a save. ``people`` is for whoever runs the table (names, bots)."""
    spec, chapter = session.spec, session.chapter
    save = Save(
        cordon=FORMAT,
        game=spec.id,
        rules=spec.rules_version,
        content=spec.fingerprint(),
        setup=session.setup,
        opening=session.opening,
        log=tuple(session.entries),
        second_looks=tuple(session.second_looks),
        snapshot=_frozen(session.game.state),
        chapter=msgspec.UNSET if chapter is None else Begun(chapter.number, spec.rules_version, _frozen(chapter.state)),
    )
    return for_people(save, people or {})


def _frozen(state: State) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(state))
    return plain


def for_people(save: Save, people: dict[str, Any]) -> Save:
    """The same match with other people; its check fits."""
    named = msgspec.structs.replace(save, people=people)
    return msgspec.structs.replace(named, check=_hash(named))


def encoded(save: Save) -> bytes:
    """A save as the bytes of its file."""
    return msgspec.json.format(msgspec.json.encode(save), indent=1)


def dump(session: Session[Any], people: dict[str, Any] | None = None) -> bytes:
    """The match as the bytes of a save."""
    return encoded(saved(session, people))


def write(path: Path, session: Session[Any], people: dict[str, Any] | None = None) -> None:
    """Write a save so that the old file stays whole until the new one is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f"{path.name}.new")
    with fresh.open("wb") as file:
        file.write(dump(session, people))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


# --- reading ----------------------------------------------------------------------------------------------------------


def read(path: Path, games: Mapping[str, GameSpec[Any]]) -> Loaded:
    """Read a save from a file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise SaveError("save-unreadable", str(path), detail=error.strerror) from None
    return load(data, games, str(path))


def load(data: bytes, games: Mapping[str, GameSpec[Any]], file: str = "") -> Loaded:
    """Read somebody's own save from bytes. Every error says what is wrong, where, and what would be right."""
    return restored(decoded(data, file), games, file)


def decoded(data: bytes, file: str = "") -> Save:
    """The fields of a save whose check fits. What they say need not be true: anybody can write a check."""
    plain = _plain(data, file)
    try:
        save = typed.convert(plain, Save)
    except msgspec.ValidationError as error:
        raise SaveError("save-shape", file, detail=str(error)) from None
    if save.check != _hash(save):
        raise SaveError("save-edited", file)
    for look in save.second_looks:
        if not (0 <= look.at < LARGEST and 0 <= look.answers < LARGEST):
            raise SaveError("save-shape", file, detail="second_looks")
    if save.chapter and not 0 <= save.chapter.number <= len(save.log):
        raise SaveError("save-shape", file, detail="chapter")
    return save


def proved(save: Save, games: Mapping[str, GameSpec[Any]], file: str = "") -> Session[Any]:
    """The match of a save from anywhere: its whole log, played again with the luck that it kept, leads to its
    snapshot."""
    return _replayed(msgspec.structs.replace(save, chapter=msgspec.UNSET), games, file)


def _replayed(save: Save, games: Mapping[str, GameSpec[Any]], file: str) -> Session[Any]:
    spec = _spec(save, games, file)
    try:
        return _proved(spec, save, file)
    except SaveError as error:
        if error.code in UNPROVED and (save.rules, save.content) != (spec.rules_version, spec.fingerprint()):
            raise SaveError("save-other-version", file, why=error) from None
        raise


def _proved(spec: GameSpec[Any], save: Save, file: str) -> Session[Any]:
    state = _state(spec, save.rules, save.snapshot, save.setup, file)
    chapter = _chapter(spec, save, file)
    session = Session.replayed(spec, save.setup, save.opening, save.log, save.second_looks, chapter)
    session.reseed(state.chance.seed)
    if session.digest() != digest(state):
        raise SaveError("save-differs", file)
    return session


def _chapter(spec: GameSpec[Any], save: Save, file: str) -> Chapter | None:
    begun = save.chapter
    if not begun:
        return None
    state = _state(spec, begun.rules, begun.snapshot, save.setup, file)
    if unknown := spec.unknown_ids(state):
        raise SaveError("save-replay", file, answer=begun.number, detail=", ".join(unknown[:8]))
    return Chapter(begun.number, state)


def restored(save: Save, games: Mapping[str, GameSpec[Any]], file: str = "") -> Loaded:
    """The match of a save that is trusted, with its past if the log proves it, otherwise with the snapshot alone. What
    was before its chapter need not be proved.

    For a file of one's own, or rows of one's own database: they outlive a change of rules in this way.
    """
    try:
        return Loaded(_replayed(save, games, file), dict(save.people))
    except SaveError as error:
        if error.code not in (*UNPROVED, "save-other-version"):
            raise
    spec = games[save.game]
    state = _state(spec, save.rules, save.snapshot, save.setup, file)
    unknown = spec.unknown_ids(state)
    if unknown:
        raise SaveError("save-unknown-ids", file, ids=", ".join(unknown[:8]))
    session = Session.resumed(spec, save.setup, save.opening, save.log, state, save.second_looks)
    try:
        session.game.decisions()
    except (EngineError, KeyError, IndexError, AttributeError, TypeError) as error:
        raise SaveError("save-snapshot", file, detail=str(error)) from None
    return Loaded(session, dict(save.people), past_lost=True)


def _spec(save: Save, games: Mapping[str, GameSpec[Any]], file: str) -> GameSpec[Any]:
    spec = games.get(save.game)
    if spec is None:
        raise SaveError("save-game", file, game=save.game[:40], known=", ".join(games))
    if save.rules > spec.rules_version:
        raise SaveError("save-newer-rules", file, found=save.rules, known=spec.rules_version)
    try:
        spec.check(save.setup)
    except SetupError as error:
        raise SaveError("save-setup", file, why=error) from None
    return spec


def _state(spec: GameSpec[Any], rules: int, snapshot: dict[str, Any], setup: Setup, file: str) -> State:
    """A snapshot under the rules of today."""
    for version in range(rules, spec.rules_version):
        migrated = spec.migrations.get(version)
        if migrated is None:
            raise SaveError("save-shape", file, detail=f"rules: {rules}")
        try:
            snapshot = migrated(snapshot)
        except (KeyError, IndexError, AttributeError, TypeError, ValueError) as error:
            raise SaveError("save-snapshot", file, detail=str(error)) from None
    state = thaw(spec, snapshot, file)
    if state.seats != setup.seats:
        raise SaveError("save-snapshot", file, detail="seats")
    return state


def _plain(data: bytes, file: str) -> dict[str, Any]:
    try:
        plain = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        if data.strip() and not data.lstrip().startswith(b"{"):
            raise SaveError("save-foreign", file) from None
        raise SaveError("save-cut", file, detail=str(error)) from None
    if not isinstance(plain, dict) or type(plain.get("cordon")) is not int or plain["cordon"] < 1:
        raise SaveError("save-foreign", file)
    if plain["cordon"] > FORMAT:
        raise SaveError("save-newer-format", file, found=plain["cordon"], known=FORMAT)
    whole: dict[str, Any] = plain
    for version in range(plain["cordon"], FORMAT):
        whole = FORMATS[version](whole)
    return whole


def thaw(spec: GameSpec[Any], snapshot: dict[str, Any], file: str = "") -> State:
    """A typed state from plain data, with the frames of its stack."""
    if (large := _too_large(snapshot)) is not None:
        raise SaveError("save-snapshot", file, detail=str(large)[:40])
    try:
        state: State = typed.convert(snapshot, spec.state, str_keys=True)
        state.stack = frames_of(spec, state.stack)
    except (msgspec.ValidationError, TypeError, RecursionError) as error:
        raise SaveError("save-snapshot", file, detail=str(error)) from None
    chance = state.chance
    if chance.seed.bit_length() > SEED_BITS or not 0 <= chance.drawn < 1 << 53:
        raise SaveError("save-snapshot", file, detail="chance")
    return state


def _too_large(snapshot: dict[str, Any]) -> float | None:
    """A number that no table or frame of a match has. (A scalar of the state may be a set of spaces, as bits.)"""
    rest: list[Any] = [part for name, part in snapshot.items() if isinstance(part, dict | list) and name != "chance"]
    while rest:
        value = rest.pop()
        if isinstance(value, dict):
            rest += value.values()
        elif isinstance(value, list | tuple):
            rest += value
        elif isinstance(value, int | float) and not -LARGEST < value < LARGEST:
            return value
    return None


def frames_of(spec: GameSpec[Any], frames: list[Any]) -> list[Procedure]:
    """The procedures of a stack from plain data; a ``ValidationError`` says what is wrong with them."""
    frame_type: Any = Union[tuple(spec.procedures())]  # noqa: UP007  # built while running
    stack = _thaw_stack(frames, frame_type)
    for frame in _all_frames(stack):
        if frame.at not in frame.steps:
            raise msgspec.ValidationError(f"{type(frame).__name__}.{frame.at}")
    return stack


def _thaw_stack(frames: list[Any], frame_type: Any) -> list[Any]:
    stack: list[Procedure] = [typed.convert(frame, frame_type, str_keys=True) for frame in frames]
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
