"""The addresses of the match of a day."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from cordon.table.dailies import Dailies
from cordon.table.problems import PROBLEMS
from cordon.table.protocol import Daily, TableInfo
from cordon.table.records import Someone

Me = NamedDependency[Someone]
TheDailies = NamedDependency[Dailies]


@get("/daily/{game:str}", responses=PROBLEMS)
async def today(game: FromPath[str], me: Me, dailies: TheDailies) -> Daily:
    """What everybody plays today, and what came of it."""
    return await dailies.today(game, me)


@post("/daily/{game:str}", status_code=200, responses=PROBLEMS)
async def begin(game: FromPath[str], me: Me, dailies: TheDailies) -> TableInfo:
    """The table of the own try; the first time it is made."""
    return await dailies.begin(game, me)


routes = Router("/api", route_handlers=[today, begin])
