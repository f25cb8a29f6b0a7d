"""Who somebody is: a guest with a secret in a cookie at once, or an account with a name and a password.

Only hashes of secrets are stored; a name and a password can be had without an e-mail address.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Mapping
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from litestar import Request, Response, Router, get, patch, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from cordon.table.limits import Buckets
from cordon.table.problems import PROBLEMS, Refusal, server_words, spoken
from cordon.table.protocol import Credentials, Person, Rename
from cordon.table.records import Someone
from cordon.table.rooms import Rooms
from cordon.table.settings import Settings
from cordon.table.storage import Conflict, Storage

COOKIE = "cordon"
COOKIE_DAYS = 400


def hashed(secret: str) -> str:
    """What is kept of a secret. It is long and random, so that a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def clean_name(name: str) -> str:
    """A name as it is shown: printable signs and single blanks."""
    shown = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split())
    if not shown:
        raise Refusal("wrong-name")
    return shown


class People:
    """Finds and makes persons."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._decoy = self._hasher.hash(secrets.token_urlsafe(16))
        self._logins = Buckets(*settings.limits.logins)

    async def of_cookie(self, cookies: Mapping[str, str]) -> Someone | None:
        """Whoever the cookie belongs to; nobody if it is missing or not known any more."""
        secret = cookies.get(COOKIE)
        if not secret or len(secret) > 200:
            return None
        return await self.storage.person_of(hashed(secret))

    async def guest(self, language: str) -> tuple[Someone, str]:
        """A new guest, and the secret for the cookie."""
        name = server_words(language).say("server-guest", number=secrets.randbelow(9000) + 1000)
        person, secret = Someone(secrets.token_hex(8), name[:24], language), secrets.token_urlsafe(32)
        await self.storage.add_person(person, hashed(secret))
        return person, secret

    async def register(self, person: Someone, credentials: Credentials) -> Someone:
        """A guest becomes an account, and keeps seats and matches."""
        if person.login is not None:
            raise Refusal("account-exists")
        name = clean_name(credentials.name)
        password = await asyncio.to_thread(self._hasher.hash, credentials.password)
        try:
            await self.storage.change_person(person.id, name=name, login=name.casefold(), password=password)
        except Conflict:
            raise Refusal("name-taken", name=name) from None
        return Someone(person.id, name, person.language, name.casefold())

    async def login(self, credentials: Credentials, address: str) -> tuple[Someone, str]:
        """The account behind a name and a password, and a secret for this device. A wrong name takes as long as a wrong
        password."""
        if not self._logins.take(address):
            raise Refusal("too-fast")
        person = await self.storage.person_by_login(clean_name(credentials.name).casefold())
        known = person.password if person is not None and person.password else self._decoy
        try:
            await asyncio.to_thread(self._hasher.verify, known, credentials.password)
        except (VerifyMismatchError, InvalidHashError):
            raise Refusal("login-failed") from None
        if person is None:
            raise Refusal("login-failed")
        secret = secrets.token_urlsafe(32)
        await self.storage.add_device(hashed(secret), person.id)
        return person, secret

    async def change(self, person: Someone, change: Rename) -> Someone:
        """Another name or language. An account is logged in by the name that it was registered with."""
        name = person.name if change.name is None else clean_name(change.name)
        language = person.language if change.language is None else change.language
        await self.storage.change_person(person.id, name=name, language=language)
        return Someone(person.id, name, language, person.login)


AnyRequest = Request[Any, Any, Any]
Everybody = NamedDependency[People]


def shown(person: Someone) -> Person:
    """A person for the wire."""
    return Person(person.id, person.name, person.login is not None, person.language)  # type: ignore[arg-type]


def cookie(secret: str, request: AnyRequest) -> Cookie:
    """The secret, out of reach of scripts and of other sites."""
    return Cookie(
        key=COOKIE,
        value=secret,
        max_age=COOKIE_DAYS * 86400,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


async def provide_me(request: AnyRequest, people: Everybody) -> Someone:
    """For handlers that need somebody: the person of the cookie."""
    person = await people.of_cookie(request.cookies)
    if person is None:
        raise Refusal("lost-cookie")
    return person


def address_of(request: AnyRequest) -> str:
    return request.client.host if request.client else ""


# --- HTTP -------------------------------------------------------------------------------------------------------------

Me = NamedDependency[Someone]
TheRooms = NamedDependency[Rooms]
TheStorage = NamedDependency[Storage]


@get("/me", responses=PROBLEMS)
async def who(request: AnyRequest, people: Everybody) -> Response[Person]:
    """Who am I? Whoever has no cookie, or one that is not known, becomes a guest."""
    person = await people.of_cookie(request.cookies)
    if person is not None:
        return Response(shown(person))
    person, secret = await people.guest(spoken(request.headers.get("accept-language", "")))
    return Response(shown(person), cookies=[cookie(secret, request)])


@patch("/me", responses=PROBLEMS)
async def rename(
    data: JSONBody[Rename],
    me: Me,
    people: Everybody,
    storage: TheStorage,
    rooms: TheRooms,
) -> Person:
    """Another name or language."""
    changed = await people.change(me, data)
    if changed.name != me.name:
        for table in await storage.tables_of(me.id):
            await rooms.changed(table.code)
    return shown(changed)


@post("/register", status_code=200, responses=PROBLEMS)
async def register(data: JSONBody[Credentials], me: Me, people: Everybody) -> Person:
    """Make an account of this guest."""
    return shown(await people.register(me, data))


@post("/login", status_code=200, responses=PROBLEMS)
async def login(data: JSONBody[Credentials], request: AnyRequest, people: Everybody) -> Response[Person]:
    """Be the person of an account on this device."""
    person, secret = await people.login(data, address_of(request))
    return Response(shown(person), cookies=[cookie(secret, request)])


@post("/logout", status_code=200, responses=PROBLEMS)
async def logout(request: AnyRequest, people: Everybody, storage: TheStorage, rooms: TheRooms) -> Response[Person]:
    """Forget this device, and be a new guest on it. Its lines to tables end with it."""
    secret = request.cookies.get(COOKIE, "")
    language = spoken(request.headers.get("accept-language", ""))
    if (person := await people.of_cookie(request.cookies)) is not None:
        language = person.language
        await storage.drop_device(hashed(secret))
        rooms.cut_device(hashed(secret))
    guest, fresh = await people.guest(language)
    return Response(shown(guest), cookies=[cookie(fresh, request)])


routes = Router("/api", route_handlers=[who, rename, register, login, logout])
