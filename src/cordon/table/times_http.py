"""Two branches of a match side by side, and a position on paper."""

from __future__ import annotations

from functools import partial

from litestar import Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from cordon.table.branches import common
from cordon.table.lobby import Lobby
from cordon.table.narrators import Reader
from cordon.table.problems import PROBLEMS, Refusal
from cordon.table.protocol import LANGUAGES, Parting, Sheet
from cordon.table.records import Someone, TableRecord
from cordon.table.sheets import on_paper
from cordon.table.storage import Storage
from cordon.table.tables_http import AnyRequest, pay_for_copy
from cordon.table.times import Side, alike


def _check_may_look(table: TableRecord, me: Someone) -> None:
    """Whoever plays may look back; when a match is over, everybody may."""
    if not table.brief.outcome and table.seat_of(me.id) is None:
        raise Refusal("look-players")


@get("/tables/{code:str}/beside/{other:str}", responses=PROBLEMS)
async def beside(
    code: FromPath[str],
    other: FromPath[str],
    request: AnyRequest,
    me: NamedDependency[Someone],
    lobby: NamedDependency[Lobby],
    storage: NamedDependency[Storage],
) -> Parting:
    """How long two matches went the same way: the same beginning, and then answer by answer with the same luck; while
    one of them runs, as far as whoever asks could see."""
    pay_for_copy(lobby, me, request)
    one, two = await lobby.table(code), await lobby.table(other)
    _check_may_look(one, me)
    _check_may_look(two, me)
    if (one.game, one.setup, one.opening) != (two.game, two.setup, two.opening):
        raise Refusal("not-alike")
    if one.brief.outcome and two.brief.outcome:
        ours, theirs = (await storage.match(one.code)).entries, (await storage.match(two.code)).entries
        return Parting(common(ours, theirs), len(ours), len(theirs))
    rooms = lobby.rooms
    sides = [Side((await rooms.room(table.code)).session, table.seat_of(me.id)) for table in (one, two)]
    found = await rooms.carry(partial(alike, *sides), "beside", one.code)
    return Parting(found, *(len(side.session.entries) for side in sides))


@get("/tables/{code:str}/sheet/{language:str}", responses=PROBLEMS)
async def sheet(
    code: FromPath[str],
    language: FromPath[str],
    request: AnyRequest,
    me: NamedDependency[Someone],
    lobby: NamedDependency[Lobby],
) -> Sheet:
    """The position on paper. What was hidden is told to those who may also take a save of the match that is over."""
    if language not in LANGUAGES:
        raise Refusal("no-language", language=language[:8], known=", ".join(LANGUAGES))
    pay_for_copy(lobby, me, request)
    table = await lobby.table(code)
    room = await lobby.rooms.room(table.code)
    seat = table.seat_of(me.id)
    is_open = seat is not None and bool(room.standing.brief.outcome)
    write = partial(on_paper, room.session, room.names, Reader(seat, language), is_open=is_open)
    return await lobby.rooms.work(write, "sheet", table.code)


routes = Router("/api", route_handlers=[beside, sheet])
