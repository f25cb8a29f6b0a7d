"""The lobby's addresses: tables, seats, saves. Thin: the work is in ``Lobby``."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from cordon.table.lobby import Lobby, game_infos
from cordon.table.people import address_of
from cordon.table.problems import PROBLEMS, Refusal, instead_of_bytes
from cordon.table.protocol import (
    ChangeTable,
    CloneAt,
    GameInfo,
    NewHost,
    NewTable,
    SeatLink,
    SeatOffer,
    SitBot,
    TableInfo,
)
from cordon.table.records import Someone
from cordon.table.settings import Settings
from cordon.table.storage import Storage

AnyRequest = Request[Any, Any, Any]
Me = NamedDependency[Someone]
TheLobby = NamedDependency[Lobby]
TheSettings = NamedDependency[Settings]
TheStorage = NamedDependency[Storage]
Word = FromPath[str]
Number = FromPath[int]


def pay_for_copy(lobby: Lobby, me: Someone, request: AnyRequest) -> None:
    """Whatever goes through a whole match costs something."""
    if not lobby.rooms.budgets.copies.take(me.id, address_of(request)):
        raise Refusal("too-many-copies")


@get("/games", sync_to_thread=False, responses=PROBLEMS)
def games() -> list[GameInfo]:
    """The games, with their seats and bots."""
    return game_infos()


@get("/tables", responses=PROBLEMS)
async def own_tables(me: Me, storage: TheStorage, lobby: TheLobby) -> list[TableInfo]:
    """My tables, the last played first."""
    return await lobby.infos(await storage.tables_of(me.id), me)


@get("/tables/public", responses=PROBLEMS)
async def public_tables(me: Me, storage: TheStorage, lobby: TheLobby) -> list[TableInfo]:
    """Tables that anybody may join."""
    return await lobby.infos(await storage.public_tables(), me)


@post("/tables", responses=PROBLEMS)
async def create_table(data: JSONBody[NewTable], me: Me, lobby: TheLobby) -> TableInfo:
    """A new table."""
    return await lobby.create(data, me)


@get("/tables/{code:str}", responses=PROBLEMS)
async def one_table(code: Word, me: Me, lobby: TheLobby) -> TableInfo:
    """A table by its code."""
    return (await lobby.infos([await lobby.table(code)], me))[0]


@patch("/tables/{code:str}", responses=PROBLEMS)
async def change_table(code: Word, data: JSONBody[ChangeTable], me: Me, lobby: TheLobby) -> TableInfo:
    """Name, undo and visibility are the host's affair; putting away is everybody's own."""
    return await lobby.change(code, data, me)


@delete("/tables/{code:str}", responses=PROBLEMS)
async def delete_table(code: Word, me: Me, lobby: TheLobby) -> None:
    """Clear a table away for good, with its match and its chat."""
    await lobby.delete(code, me)


@post("/tables/{code:str}/seats/{seat:int}/sit", status_code=200, responses=PROBLEMS)
async def sit(code: Word, seat: Number, me: Me, lobby: TheLobby) -> TableInfo:
    """Take a free seat."""
    return await lobby.sit(code, seat, me)


@post("/tables/{code:str}/seats/{seat:int}/leave", status_code=200, responses=PROBLEMS)
async def leave(code: Word, seat: Number, me: Me, lobby: TheLobby) -> TableInfo:
    """Leave the own seat, or, as the host, free somebody else's."""
    return await lobby.stand_up(code, seat, me)


@post("/tables/{code:str}/seats/{seat:int}/bot", status_code=200, responses=PROBLEMS)
async def sit_bot(
    code: Word,
    seat: Number,
    data: JSONBody[SitBot],
    me: Me,
    lobby: TheLobby,
) -> TableInfo:
    """Hand a seat to a bot, or back."""
    return await lobby.sit_bot(code, seat, data, me)


@post("/tables/{code:str}/seats/{seat:int}/link", status_code=200, responses=PROBLEMS)
async def seat_link(
    code: Word,
    seat: Number,
    request: AnyRequest,
    me: Me,
    lobby: TheLobby,
    settings: TheSettings,
) -> SeatLink:
    """A secret address that opens the seat on another device; an older one ends with it."""
    token = await lobby.seat_link(code, seat, me)
    # The gate has let this origin in: it is this server by one of its names. What is no browser says only a host.
    origin = settings.address or request.headers.get("origin") or str(request.base_url)
    return SeatLink(origin.rstrip("/") + f"/seat/{token}")


@post("/tables/{code:str}/host", status_code=200, responses=PROBLEMS)
async def hand_over(code: Word, data: JSONBody[NewHost], me: Me, lobby: TheLobby) -> TableInfo:
    """Another person at the table becomes the host."""
    return await lobby.hand_over(code, data.seat, me)


@post("/tables/{code:str}/clone", responses=PROBLEMS)
async def clone(code: Word, data: JSONBody[CloneAt], request: AnyRequest, me: Me, lobby: TheLobby) -> TableInfo:
    """A table of its own, from a moment of this one."""
    pay_for_copy(lobby, me, request)
    return await lobby.clone(code, data, me)


@get("/tables/{code:str}/export", media_type="application/json", responses=instead_of_bytes(dict[str, Any]))
async def export(code: Word, request: AnyRequest, me: Me, lobby: TheLobby) -> Response[bytes]:
    """The match as a save."""
    pay_for_copy(lobby, me, request)
    name, data = await lobby.save(code, me)
    return Response(data, headers={"content-disposition": f'attachment; filename="{name}"'})


@post("/import", responses=PROBLEMS)
async def load(
    request: AnyRequest,
    me: Me,
    lobby: TheLobby,
    settings: TheSettings,
) -> TableInfo:
    """A table out of a save: the file is the body."""
    if not lobby.imports.take(address_of(request)):
        raise Refusal("too-many-imports")
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > settings.limits.save:
            raise Refusal("too-large", most=settings.limits.save // 1024)
    return await lobby.load(bytes(data), me)


@get("/links/{token:str}", responses=PROBLEMS)
async def linked_seat(token: Word, me: Me, lobby: TheLobby) -> SeatOffer:
    """What a seat's secret link leads to. Looking changes nothing."""
    return await lobby.seat_offer(token, me)


@post("/links/{token:str}", status_code=200, responses=PROBLEMS)
async def open_link(token: Word, me: Me, lobby: TheLobby) -> TableInfo:
    """Take the seat of a link, or play it beside whoever sits there."""
    return await lobby.open_link(token, me)


routes = Router(
    "/api",
    route_handlers=[
        games, own_tables, public_tables, create_table, one_table, change_table, delete_table,
        sit, leave, sit_bot, seat_link, linked_seat, open_link, hand_over, clone, export, load,
    ],
)  # fmt: skip
