"""Between a running match and its rows: bringing one back, and how it stands."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import UNSET

from cordon.faces.registry import speaker
from cordon.games.registry import GAMES
from cordon.kernel import saves, state
from cordon.kernel.chance import SEED_BITS
from cordon.kernel.errors import AnswerRefused, SaveError, SetupError
from cordon.kernel.own_dice import OwnDice
from cordon.kernel.saves import Begun, Loaded, Save
from cordon.kernel.session import Entry, Session
from cordon.kernel.state import State
from cordon.table.records import Brief, Fallen, MatchRecord, NewMatch, Snapshot, TableRecord


def brief_of(session: Session[Any]) -> Brief:
    """How a match stands."""
    outcome = session.game.state.outcome
    words = speaker(session.spec.id)
    return Brief(
        round=session.spec.clock(session.game),
        answers=len(session.entries),
        asked=tuple(decision.seat for decision in session.decisions),
        outcome="" if outcome is None else outcome.result,
        figures=tuple(words.figure(session, seat) for seat in range(session.setup.seats)),
        points=0 if outcome is None else session.spec.points(session.game),
        about=session.spec.about(session.game),
        winners=() if outcome is None else outcome.winners,
        fallen=() if outcome is None else fallen(session),
    )


def fallen(session: Session[Any]) -> tuple[Fallen, ...]:
    """Who died: as the game itself remembers it, or as the journal tells."""
    figure, remembered = speaker(session.spec.id).figure, session.spec.fell(session.game)
    if remembered is not None:
        return tuple(Fallen(figure(session, seat), seat) for seat in remembered)
    found = []
    for event in (note.event for notes in session.notes for note in notes):
        if event.falls:
            who, seat = getattr(event, event.falls), getattr(event, "seat", None)
            id = figure(session, who) if isinstance(who, int) else who
            found.append(Fallen(id, seat))
    return tuple(found)


def snapshot_of(session: Session[Any]) -> Snapshot:
    """The present state, to go on from under other rules."""
    number = len(session.entries)
    return _snapshot(session, number, session.game.state, session.is_folded and number == session.first)


def chapter_of(session: Session[Any]) -> Snapshot | None:
    """Where the present chapter was begun, to play it again from; nothing in the first one."""
    chapter = session.chapter
    return None if chapter is None else _snapshot(session, *chapter, True)


def _snapshot(session: Session[Any], number: int, then: State, chapter: bool) -> Snapshot:
    spec = session.spec
    return Snapshot(number, spec.rules_version, spec.fingerprint(), state.encode(then), chapter)


def fresh_seed() -> int:
    """A seed that nobody can know or find."""
    return secrets.randbits(SEED_BITS)


def beginning(session: Session[Any]) -> NewMatch:
    """A match that a new table goes on with."""
    return NewMatch(
        game=session.spec.id,
        setup=session.setup,
        opening=session.opening,
        entries=tuple(session.entries),
        second_looks=tuple(session.second_looks),
        snapshot=snapshot_of(session),
        brief=brief_of(session),
        chapter=chapter_of(session),
    )


def brought_back(table: TableRecord, match: MatchRecord) -> Loaded:
    """The match as it stood at its last answer: the past of its chapter up to the snapshot is proved or lost, the rest
    is replayed."""
    kept, chapter = match.snapshot, match.chapter
    if kept is None:
        return _played_again(table, match)
    save = Save(
        cordon=saves.FORMAT,
        game=table.game,
        rules=kept.rules,
        content=kept.content,
        setup=table.setup,
        opening=table.opening,
        log=match.entries[: kept.number],
        second_looks=match.second_looks,
        snapshot=msgspec.json.decode(kept.state),
        chapter=UNSET if chapter is None else Begun(chapter.number, chapter.rules, msgspec.json.decode(chapter.state)),
    )
    loaded = saves.restored(save, GAMES)
    give_again(loaded.session, match.entries[kept.number :])
    return loaded


def _played_again(table: TableRecord, match: MatchRecord) -> Loaded:
    """The match out of its log alone, under the rules of today. The seed of its last snapshot is gone as well."""
    try:
        session = Session.replayed(GAMES[table.game], table.setup, table.opening, match.entries, match.second_looks)
    except SetupError as error:
        raise SaveError("save-setup", why=error) from None
    session.reseed(fresh_seed())
    return Loaded(session, {})


def with_own_dice(table: TableRecord, session: Session[Any]) -> Session[Any]:
    """The match of a table whose people throw the dice, where an answer may have waited for them."""
    match: OwnDice[Any] = OwnDice.of(session, table.bots)
    if table.waits is not None:
        with suppress(AnswerRefused):  # the rules are others now: the answer is as if not given
            match.wait_for(table.waits)
    return match


def with_whose_dice(table: TableRecord, session: Session[Any]) -> Session[Any]:
    """A twin of a match, with the engine's dice or people's, as the table has it now."""
    if table.own_dice:
        match: OwnDice[Any] = session.twin() if isinstance(session, OwnDice) else OwnDice.of(session)
        match.bots = table.bots
        return match
    if isinstance(session, OwnDice) and session.wanted is None:
        return session.given_up()
    return session.twin()


def give_again(session: Session[Any], entries: Sequence[Entry]) -> None:
    """Answers that were given before, with the luck that they had."""
    for entry in entries:
        session.again(entry)
