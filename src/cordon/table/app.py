"""The server put together: routes, what they need, safety, and how it starts and stops."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, cast

import msgspec
import structlog
import uvicorn
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.engine import URL

if sys.platform != "win32":
    import resource

from cordon.games.registry import GAMES
from cordon.kernel import saves, typed
from cordon.kernel.errors import OptionError
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.table import (
    daily_http,
    health_http,
    lobby_protocol,
    memory,
    metrics,
    pages,
    protocol,
    records,
    rights_http,
    tables_http,
    times_http,
    together_http,
    warden,
)
from cordon.table import people as people_http
from cordon.table.crew import Crew
from cordon.table.dailies import Dailies
from cordon.table.database import connect, migrate, understood
from cordon.table.failures import refusal_for
from cordon.table.gate import Gate
from cordon.table.hold import take
from cordon.table.hooks import Hooks
from cordon.table.lobby import Lobby
from cordon.table.lobby_socket import lobby_socket
from cordon.table.logs import configure, shown_path
from cordon.table.people import People, provide_me
from cordon.table.problems import Refusal, server_words, spoken
from cordon.table.protocol import LANGUAGES, Problem
from cordon.table.rooms import Rooms
from cordon.table.schedule import Schedule
from cordon.table.settings import Settings
from cordon.table.socket import table_socket
from cordon.table.storage import Storage
from cordon.table.together import Together
from cordon.table.watch import Watch
from cordon.table.web import Guarded, Packed, trusted
from cordon.words.catalogue import Words

GUESTS_KEPT = timedelta(days=90)
"""How long a guest who never sat down anywhere is remembered."""
FORGET_EVERY = 6 * 3600.0
"""Seconds."""
UNREAD_WITHIN = 60.0
"""Seconds in which the other end of a line has to take something of what is sent to it; else the system ends the line,
with what was kept for it."""
MOST_FILES, FILES_OF_OURS = 65536, 64
"""Open files and connections that are wanted, and those that are not for visitors."""

log = structlog.get_logger("cordon.table")


def create_app(settings: Settings) -> Litestar:
    """The application. The database must be up to date (``migrate``)."""
    configure(settings.log, settings.log_format)
    _know_records()
    url = understood(settings.database)
    storage = Storage(connect(url, settings.patience))
    metrics.watch_database(storage.engines)
    rooms = Rooms(storage, settings)
    if url.get_backend_name() == "postgresql":
        from cordon.table.companions import Companions  # its driver is not needed elsewhere

        rooms.company = Companions(rooms, url)
    people = People(storage, settings)
    lobby = Lobby(storage, rooms, settings)
    hooks = Hooks(rooms)
    schedule = Schedule(rooms, hooks)

    @asynccontextmanager
    async def running(_: Litestar) -> AsyncIterator[None]:
        await rooms.start()
        await hooks.start()
        forgetting = asyncio.create_task(_forget_guests(storage), name="forgetting")
        going_on = asyncio.create_task(schedule.run(), name="slow tables")
        watching = asyncio.create_task(metrics.watch(rooms), name="metrics")
        guarding = asyncio.create_task(warden.watch(rooms), name="warden")
        log.info("started", database=url.render_as_string(hide_password=True))
        yield
        log.info("stopping", tables=len(rooms.rooms))
        ours = (forgetting, going_on, watching, guarding)
        for task in ours:
            task.cancel()
        await asyncio.gather(*ours, return_exceptions=True)
        await hooks.stop()
        await rooms.stop()
        people.close()
        await storage.close()
        log.info("stopped")

    def given(value: object) -> Provide:
        return Provide(lambda: value, sync_to_thread=False, use_cache=True)

    return Litestar(
        route_handlers=[
            people_http.routes,
            tables_http.routes,
            daily_http.routes,
            times_http.routes,
            together_http.routes,
            rights_http.routes,
            health_http.health,
            health_http.ready,
            health_http.measured,
            pages.routes,
            pages.page_words,
            pages.page,
            pages.page_file,
            table_socket,
            lobby_socket,
        ],
        dependencies={
            "storage": given(storage),
            "rooms": given(rooms),
            "people": given(people),
            "lobby": given(lobby),
            "dailies": given(Dailies(storage, lobby)),
            "together": given(Together(lobby, hooks)),
            "settings": given(settings),
            "me": Provide(provide_me),
        },
        middleware=[Watch(settings.log_requests), Gate(settings)],
        exception_handlers={
            Refusal: _refused,
            HTTPException: partial(_http, settings),
            RecursionError: _too_deep,
            Exception: _failed,
        },
        lifespan=[running],
        state=State({"rooms": rooms, "hooks": hooks, "schedule": schedule}),
        request_max_body_size=settings.limits.save + 1024,
        openapi_config=OpenAPIConfig(
            title="Cordon: the table", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        logging_config=None,
    )


def _know_records() -> None:
    """The framework decodes records by itself, beside our threads: so they are got ready before (``kernel.typed``)."""
    for module in (protocol, lobby_protocol, records):
        for kind in vars(module).values():
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
                typed.decoder(kind)


async def _forget_guests(storage: Storage) -> None:
    """Again and again. A clock that has jumped ahead is not believed: the newest guest tells what day it is at most."""
    while True:
        try:
            newest = await storage.newest_person()
            today = min(datetime.now(UTC), datetime.fromisoformat(newest)) if newest else datetime.now(UTC)
            await storage.forget_guests((today - GUESTS_KEPT).isoformat(timespec="milliseconds"))
        except Exception as error:
            refusal_for(error, task="forgetting guests")
        await asyncio.sleep(FORGET_EVERY)


# --- refusals ---------------------------------------------------------------------------------------------------------


def _told(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    language = spoken(request.headers.get("accept-language", ""))
    return Response(refusal.told(language), status_code=refusal.status)


def _refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    if refusal.code == "login-failed":
        log.warning("login failed", address=people_http.address_of(request))
    return _told(request, refusal)


def _http(
    settings: Settings, request: Request[Any, Any, Any], error: HTTPException
) -> Response[Problem] | Response[bytes]:
    """What the framework refuses: wrong fields, wrong addresses."""
    if error.status_code == 404 and (page := pages.page_instead(request, settings)) is not None:
        return page
    codes = {404: "not-found", 405: "not-here", 413: "too-large"}
    if error.status_code >= 500:
        return _failed(request, error)
    code = codes.get(error.status_code, "bad-request")
    return _told(request, Refusal(code, why=_why(error), most=0))


def _too_deep(request: Request[Any, Any, Any], _: RecursionError) -> Response[Problem]:
    """JSON within JSON within JSON: nobody but a mischief-maker writes so deep."""
    log.warning("nested too deep", method=request.method, path=shown_path(request.url.path))
    return _told(request, Refusal("bad-request", why="JSON"))


def _why(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [
        f"{each.get('key', '')}: {each.get('message', '')}".strip(": ") for each in extra if isinstance(each, dict)
    ]
    return "; ".join(parts)[:300] or str(error.detail)[:300]


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return _told(request, refusal_for(error, method=request.method, path=shown_path(request.url.path)))


# --- running ----------------------------------------------------------------------------------------------------------


def bound(host: str, port: int) -> socket.socket:
    """A socket on this address, or a sentence that says why there is none. Nobody can come in before it listens."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    door = socket.socket(family, socket.SOCK_STREAM)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # those that it lets in inherit it
        door.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, round(UNREAD_WITHIN * 1000))
    with _told_why(door, host, port):
        door.bind((host, port))
    return door


@contextmanager
def _told_why(door: socket.socket, host: str, port: int) -> Iterator[None]:
    try:
        yield
    except (OSError, OverflowError) as error:
        door.close()
        why = getattr(error, "strerror", None) or str(error)
        raise OptionError(
            f"cannot listen on {host} port {port}: {why}. If another server runs there, choose another port by --port"
        ) from None


def web_server(settings: Settings) -> uvicorn.Config:
    """How the application is run."""
    return uvicorn.Config(
        create_app(settings),
        http=Guarded,
        limit_concurrency=min(settings.limits.lines, files_allowed() - FILES_OF_OURS),
        forwarded_allow_ips=trusted(settings.proxies),
        timeout_keep_alive=75,
        log_config=None,
        access_log=False,
        lifespan="on",
        ws_max_size=settings.limits.message * 4,
        ws_ping_interval=30.0,
        ws_ping_timeout=30.0,
        ws=Packed,
        timeout_graceful_shutdown=3,
        server_header=False,
    )


def files_allowed() -> int:
    """How many files and connections this process may have open: as many as the system allows at all."""
    if sys.platform == "win32":
        return MOST_FILES
    allowed, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if 0 <= allowed < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(allowed, most)


def get_ready() -> None:
    """Everything that visitors share, before the first of them: content is read and checked by beginning a match, and
    getting it back from a save; catalogues are read. Done later it would hold up whoever comes first."""
    gc.disable()  # all of this stays: there is nothing to collect
    for spec in GAMES.values():
        saves.load(saves.dump(Session(spec, Setup(spec.seats[0]))), GAMES)
    for language in LANGUAGES:
        server_words(language)
        for game in GAMES:
            Words(language, game)
    gc.enable()


def serve(settings: Settings, host: str, port: int, show: bool = False, workers: int = 1) -> None:
    """Run until stopped, in one process or several. Everything that can be wrong with the surroundings is told before
    the first visitor."""
    configure(settings.log, settings.log_format)
    url = understood(settings.database)
    _check_workers(workers, url)
    take(url)
    migrate(url)
    door = bound(host, port)
    get_ready()
    settings = msgspec.structs.replace(settings, door=(host, door.getsockname()[1]))
    with _told_why(door, host, port):
        door.listen(2048)
    name = f"[{host}]" if ":" in host else host
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else name}:{door.getsockname()[1]}"
    print(f"Cordon is at {address} (Ctrl-C ends it)", flush=True)
    if show:
        threading.Timer(1.0, webbrowser.open, (address,)).start()
    if workers == 1:
        _work(settings, door)
    else:
        gc.freeze()
        Crew(workers, partial(_work, settings, door)).run()


def _check_workers(workers: int, url: URL) -> None:
    if workers == 1:
        return
    if url.get_backend_name() == "sqlite":
        raise OptionError(
            f"--workers {workers}: with SQLite there is one process. For more of them name a PostgreSQL database in "
            "CORDON_DATABASE (postgresql://user:password@host/name)"
        )
    if not hasattr(os, "fork"):
        raise OptionError(f"--workers {workers}: this system cannot copy a process; start several servers instead")


def _work(settings: Settings, door: socket.socket) -> None:
    """One process that answers visitors."""
    config = web_server(settings)
    memory.keep(cast(Litestar, config.app).state.rooms)
    uvicorn.Server(config).run(sockets=[door])
