"""The addresses of what goes on around a match: where the server is, ways back, the next table, slow tables. Thin."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from cordon.table import addresses
from cordon.table.lobby_protocol import (
    AgreeSlow,
    ChangeSlow,
    Here,
    HookSecret,
    NewHook,
    PlayOn,
    Recover,
    Recovered,
    Recovery,
    Slow,
)
from cordon.table.people import People, address_of, cookie, shown
from cordon.table.problems import PROBLEMS
from cordon.table.protocol import TableInfo
from cordon.table.records import Someone
from cordon.table.settings import Settings
from cordon.table.together import Together

AnyRequest = Request[Any, Any, Any]
Me = NamedDependency[Someone]
TheTogether = NamedDependency[Together]
Everybody = NamedDependency[People]
Word = FromPath[str]


@get("/here", sync_to_thread=True, responses=PROBLEMS)
def here(request: AnyRequest, settings: NamedDependency[Settings]) -> Here:
    """Where others find this server."""
    return addresses.told(settings, request)


@post("/recovery", status_code=200, responses=PROBLEMS)
async def recovery(me: Me, request: AnyRequest, people: Everybody) -> Recovery:
    """A code by which this guest can be had back. It is told once."""
    return Recovery(await people.recovery(me, address_of(request)))


@post("/recover", status_code=200, responses=PROBLEMS)
async def recover(data: JSONBody[Recover], request: AnyRequest, people: Everybody) -> Response[Recovered]:
    """Be the guest again whom a code belongs to."""
    person, secret, code = await people.recover(data.code, address_of(request))
    return Response(Recovered(shown(person), code), cookies=[cookie(secret, request)])


@post("/tables/{code:str}/again", status_code=200, responses=PROBLEMS)
async def again(code: Word, data: JSONBody[PlayOn], me: Me, together: TheTogether) -> TableInfo:
    """The same people at a new table: made by the first who asks, found by all others."""
    return await together.play_on(code, data, me)


@get("/tables/{code:str}/slow", responses=PROBLEMS)
async def slow(code: Word, me: Me, together: TheTogether) -> Slow:
    """How the table goes on when somebody does not come."""
    return await together.slow(code, me)


@put("/tables/{code:str}/slow", responses=PROBLEMS)
async def change_slow(code: Word, data: JSONBody[ChangeSlow], me: Me, together: TheTogether) -> Slow:
    """The host's wish; the others have to agree to it anew."""
    return await together.change_slow(code, data.days, me)


@post("/tables/{code:str}/slow", status_code=200, responses=PROBLEMS)
async def agree_slow(code: Word, data: JSONBody[AgreeSlow], me: Me, together: TheTogether) -> Slow:
    """Somebody who sits there agrees, or does not any more."""
    return await together.agree_slow(code, data.agree, me)


@put("/tables/{code:str}/hook", responses=PROBLEMS)
async def set_hook(
    code: Word,
    data: JSONBody[NewHook],
    request: AnyRequest,
    me: Me,
    together: TheTogether,
    settings: NamedDependency[Settings],
) -> HookSecret:
    """Where the table tells whose turn it is. The key of the signature is told this once."""
    origin = settings.address or request.headers.get("origin") or str(request.base_url)
    return HookSecret(await together.set_hook(code, data.url.strip(), origin.rstrip("/"), me))


routes = Router("/api", route_handlers=[here, recovery, recover, again, slow, change_slow, agree_slow, set_hook])
