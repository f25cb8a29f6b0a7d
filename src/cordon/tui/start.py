"""Sitting down at the table: a new match, or one that was saved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console

from cordon.bots.player import Player
from cordon.bots.registry import bot
from cordon.games.registry import GAMES, pack
from cordon.games.registry import game as game_by_name
from cordon.kernel import saves
from cordon.kernel.decisions import Seat
from cordon.kernel.errors import SaveError, SetupError
from cordon.kernel.own_dice import OwnDice
from cordon.kernel.pack import load
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.places import data_folder
from cordon.tui import store
from cordon.tui.face import Face
from cordon.tui.store import People
from cordon.tui.table import Read, Table
from cordon.words.catalogue import Words

PLAIN = "cordon.tui.plain.face:PlainFace"


class Wish(msgspec.Struct, frozen=True):
    """What somebody wants to play, and how."""

    game: str = "zona"
    players: int = 1
    bots: tuple[str, ...] = ()
    seed: int = 0
    config: dict[str, Any] = {}
    language: str = "en"
    is_plain: bool = False
    own_dice: bool = False
    save: Path | None = None


def sit_down(wish: Wish, go_on: bool, console: Console, read: Read) -> Table:
    """A table that is ready to run; whatever is wrong with the wish or the save is told before anything is touched."""
    words = Words(wish.language, wish.game)
    notices = []
    if go_on:
        path = store.to_continue(wish.game, wish.save)
        loaded = saves.read(path, GAMES)
        if loaded.session.spec.id != wish.game:
            raise SaveError("save-other-game", str(path), found=loaded.session.spec.id, wanted=wish.game)
        session = loaded.session
        people = People.of(loaded.people, session.setup.seats, str(path))
        notices.append(words.say("welcome-back", path=str(path)))
        if loaded.past_lost:
            notices.append(words.say("past-lost"))
    else:
        session, people = _new(wish)
        path = store.for_new(wish.game, wish.save)
        notices.append(words.say("welcome", path=str(path)))
        others = store.unfinished(wish.game, data_folder())
        if others and wish.save is None:
            notices.append(words.say("other-unfinished", count=len(others), path=str(others[0])))
    people = msgspec.structs.replace(people, own_dice=people.own_dice or wish.own_dice)
    if people.own_dice:
        session = OwnDice.of(session, {seat for seat, name in enumerate(people.bots) if name})
        notices.append(words.say("own-dice-on"))
    face: Face[Any, Any, Any] = load(pack(wish.game).face or PLAIN)(words, session, people.bots, wish.is_plain)
    table = Table(
        session, face, words, _bots(people, session), path, msgspec.to_builtins(people), console, read, wish.is_plain
    )
    table.notices = notices
    if go_on:
        table.catch_up()
    return table


def _new(wish: Wish) -> tuple[Session[Any], People]:
    spec = game_by_name(wish.game)
    if len(wish.bots) > wish.players:
        raise SetupError("setup-bots", bots=len(wish.bots), seats=wish.players)
    if len(wish.bots) == wish.players:
        raise SetupError("setup-no-person")
    people = People(("",) * (wish.players - len(wish.bots)) + wish.bots)
    for name in wish.bots:
        bot(name, wish.game, 0)
    shared = pack(wish.game).one_screen if people.bots.count("") > 1 else {}
    return Session(spec, Setup(wish.players, wish.seed, {**shared, **wish.config})), people


def _bots(people: People, session: Session[Any]) -> dict[Seat, Player]:
    seed = session.setup.seed + len(session.entries)
    return {seat: bot(name, session.spec.id, seed + seat) for seat, name in enumerate(people.bots) if name}
