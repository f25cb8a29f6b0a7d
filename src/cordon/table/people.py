"""Who somebody is: a guest with a secret in a cookie at once, or an account with a name and a password.

Only hashes of secrets are stored; a name and a password can be had without an e-mail address.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from litestar import Request, Response, Router, delete, get, patch, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.params import JSONBody

from cordon.table.devices import device_name
from cordon.table.limits import REMEMBERED, Buckets, network
from cordon.table.lobby_protocol import ResetPassword
from cordon.table.names import clean_name, folded, login_of
from cordon.table.problems import PROBLEMS, Refusal, server_words, spoken
from cordon.table.protocol import LANGUAGES, Credentials, Goodbye, Language, NewPassword, Person, Rename
from cordon.table.records import Someone, TableRecord
from cordon.table.rooms import Rooms
from cordon.table.settings import Settings
from cordon.table.storage import Storage
from cordon.table.stored import Conflict, ago
from cordon.table.stored_people import Farewell

COOKIE = "cordon"
COOKIE_DAYS = 400
PASSWORD_LEAST, PASSWORD_MOST = 8, 200
SEEN_EVERY = 3600.0
"""Seconds after which it is written down again that a device is in use."""
RESET_MINUTES = 15
"""How long a code for a new password is good for that a device has asked for."""
ACCOUNT_PAUSE = 3.0
"""Seconds that a try waits when too many passwords were tried for an account. Nobody is locked out by it."""


def hashed(secret: str) -> str:
    """What is kept of a secret. It is long and random, so that a plain hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def check_password(password: str) -> None:
    """A new password is long enough, and not a book."""
    if len(password) < PASSWORD_LEAST:
        raise Refusal("password-short", least=PASSWORD_LEAST)
    if len(password) > PASSWORD_MOST:
        raise Refusal("password-long", most=PASSWORD_MOST)


def guest_name(language: str, number: int) -> str:
    """What somebody is called who has not said a name."""
    return server_words(language).say("server-guest", number=number)


def is_guest_name(name: str) -> bool:
    """Whether a name is one that we gave, so that nobody misses it."""
    digits = name[-4:]
    return digits.isdecimal() and any(name == guest_name(language, int(digits)) for language in LANGUAGES)


class People:
    """Finds and makes persons."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self._hasher = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
        self._decoy = self._hasher.hash(secrets.token_urlsafe(16))
        self._hashing = ThreadPoolExecutor(2, thread_name_prefix="password")
        self._logins = Buckets(*settings.limits.logins)
        self._accounts = Buckets(*settings.limits.accounts)
        self._guests = Buckets(*settings.limits.guests)
        self._renames = Buckets(*settings.limits.renames)
        self._seen: dict[str, float] = {}
        self.pause: Callable[[float], Awaitable[None]] = asyncio.sleep

    async def _hash(self, work: Callable[..., str | bool], *values: str) -> Any:
        """Hashing is slow by design. It has threads of its own and holds up only those who wait for it."""
        return await asyncio.get_running_loop().run_in_executor(self._hashing, work, *values)

    def close(self) -> None:
        self._hashing.shutdown(wait=False, cancel_futures=True)

    async def of_cookie(self, cookies: Mapping[str, str]) -> Someone | None:
        """Whoever the cookie belongs to; nobody if it is missing or not known any more."""
        secret = cookies.get(COOKIE)
        if not secret or len(secret) > 200:
            return None
        return await self.storage.person_of(hashed(secret))

    async def guest(self, language: Language, address: str) -> tuple[Someone, str]:
        """A new guest, and the secret for the cookie."""
        if not self._guests.take(address):
            raise Refusal("too-fast")
        name = guest_name(language, secrets.randbelow(9000) + 1000)
        person, secret = Someone(secrets.token_hex(8), name[:24], language), secrets.token_urlsafe(32)
        await self.storage.add_person(person, hashed(secret))
        return person, secret

    async def register(self, person: Someone, credentials: Credentials, address: str) -> Someone:
        """A guest becomes an account, and keeps seats, matches and a name of their own choice."""
        if person.login is not None:
            raise Refusal("account-exists")
        typed, login = clean_name(credentials.name), login_of(credentials.name)
        check_password(credentials.password)
        if not self._logins.take(address):
            raise Refusal("too-fast")
        if await self._account(typed) is not None:
            raise Refusal("name-taken", name=typed)
        is_new = is_guest_name(person.name) and await self._table_of_another(person, typed) is None
        name = typed if is_new else person.name
        password = await self._hash(self._hasher.hash, credentials.password)
        try:
            await self.storage.change_person(person.id, name=name, login=login, password=password)
        except Conflict:
            raise Refusal("name-taken", name=typed) from None
        await self.storage.drop_recoveries(person.id)
        return Someone(person.id, name, person.language, login)

    async def login(self, credentials: Credentials, address: str) -> tuple[Someone, str]:
        """The account behind a name and a password, and a secret for this device. A wrong name takes as long as a wrong
        password."""
        check_password(credentials.password)
        if not self._logins.take(address):
            raise Refusal("too-fast")
        person = await self._account(credentials.name)
        if not self._accounts.take(folded(credentials.name) if person is None else person.id):
            await self.pause(ACCOUNT_PAUSE)
        known = person.password if person is not None and person.password else self._decoy
        if not await self._fits(known, credentials.password) or person is None:
            raise Refusal("login-failed")
        if person.blocked:
            raise Refusal("blocked")
        secret = secrets.token_urlsafe(32)
        await self.storage.add_device(hashed(secret), person.id)
        return person, secret

    async def _fits(self, known: str, password: str) -> bool:
        try:
            await self._hash(self._hasher.verify, known, password)
        except (VerifyMismatchError, InvalidHashError):
            return False
        return True

    async def _check_again(self, person: Someone, password: str, address: str) -> None:
        """Whoever changes an account says its password once more: a browser left open is not enough."""
        if not self._logins.take(address):
            raise Refusal("too-fast")
        if not await self._fits(person.password or self._decoy, password):
            raise Refusal("password-wrong")

    async def recovery(self, person: Someone, address: str) -> str:
        """A code by which a guest can be had back; an account has its password for that."""
        if person.login is not None:
            raise Refusal("account-exists")
        if not self._guests.take(address):
            raise Refusal("too-fast")
        code = secrets.token_urlsafe(24)
        await self.storage.add_recovery(hashed(code), person.id)
        return code

    async def recover(self, code: str, address: str) -> tuple[Someone, str, str]:
        """The guest of a code, a secret for this device, and the next code: each is good for once."""
        if not self._logins.take(address):
            raise Refusal("too-fast")
        secret = secrets.token_urlsafe(32)
        person = await self.storage.use_recovery(hashed(code), hashed(secret))
        if person is None or not person.name:
            raise Refusal("no-recovery")
        following = secrets.token_urlsafe(24)
        await self.storage.add_recovery(hashed(following), person.id)
        return person, secret, following

    async def change_password(self, person: Someone, wish: NewPassword, device: str, address: str) -> list[str]:
        """Another password. The other devices are logged out; which they were."""
        if person.login is None:
            raise Refusal("no-account")
        check_password(wish.new)
        await self._check_again(person, wish.password, address)
        password = await self._hash(self._hasher.hash, wish.new)
        await self.storage.change_person(person.id, password=password)
        return await self.storage.drop_other_devices(person.id, device)

    async def reset_code(self, person: Someone, address: str) -> str:
        """A code for a new password, for whoever has forgotten the old one and is still signed in somewhere."""
        if person.login is None:
            raise Refusal("no-account")
        if not self._logins.take(address):
            raise Refusal("too-fast")
        code = secrets.token_urlsafe(18)
        await self.storage.set_reset(hashed(code), person.id, ago(-timedelta(minutes=RESET_MINUTES)))
        return code

    async def reset(self, wish: ResetPassword, address: str) -> tuple[Someone, str, list[str]]:
        """A new password by a code: whose, a secret for this device, and the devices that are signed out by it."""
        check_password(wish.password)
        if not self._logins.take(address):
            raise Refusal("too-fast")
        secret, password = secrets.token_urlsafe(32), await self._hash(self._hasher.hash, wish.password)
        gone = await self.storage.use_reset(hashed(wish.code.strip()), password, hashed(secret))
        person = await self.storage.person_of(hashed(secret))
        if gone is None or person is None:
            raise Refusal("no-reset")
        return person, secret, gone

    async def see(self, secret: str, agent: str) -> None:
        """A device opens the page. That is written down at most once an hour."""
        device, moment = hashed(secret), time.monotonic()
        if moment - self._seen.get(device, -SEEN_EVERY) < SEEN_EVERY:
            return
        self._seen[device] = moment
        if len(self._seen) > REMEMBERED:
            del self._seen[next(iter(self._seen))]
        await self.storage.see_device(device, device_name(agent))

    async def forget(self, person: Someone, password: str, address: str) -> Farewell:
        """Somebody goes for good."""
        if person.login is not None:
            await self._check_again(person, password, address)
        return await self.storage.forget_person(person)

    async def _account(self, name: str) -> Someone | None:
        """The account of a name. The first ones were folded by their capitals alone, whatever signs they had."""
        first = " ".join("".join(sign if sign.isprintable() else " " for sign in name).split()).casefold()
        found = await self.storage.person_by_login(first)
        return found if found is not None else await self.storage.person_by_login(login_of(name))

    async def change(self, person: Someone, change: Rename) -> Someone:
        """Another name or language. An account is logged in by the name that it was registered with."""
        name = person.name if change.name is None else clean_name(change.name)
        if name != person.name and (table := await self._table_of_another(person, name)) is not None:
            raise Refusal("name-here", name=name, table=table.name)
        if name != person.name and not self._renames.take(person.id):
            raise Refusal("renamed-lately")
        language = person.language if change.language is None else change.language
        await self.storage.change_person(person.id, name=name, language=language)
        if name != person.name:
            await self.storage.rename_in_chat(person.id, person.name, name)
        return Someone(person.id, name, language, person.login)

    async def _table_of_another(self, person: Someone, name: str) -> TableRecord | None:
        """A running match of this person in which somebody else is called so already."""
        for table in await self.storage.tables_of(person.id):
            sits = table.seat_of(person.id) is not None
            if sits and not table.brief.outcome and table.is_called(name, but=person.id):
                return table
        return None


AnyRequest = Request[Any, Any, Any]
Everybody = NamedDependency[People]


def shown(person: Someone) -> Person:
    """A person for the wire."""
    return Person(person.id, person.name, person.login is not None, person.language, person.login or "")


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


def device_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """What is kept of the cookie that a request or a socket came with."""
    return hashed(request.cookies.get(COOKIE, ""))


def address_of(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request or a socket comes from, as far as limits go."""
    return network(request.client.host) if request.client else ""


# --- HTTP -------------------------------------------------------------------------------------------------------------

Me = NamedDependency[Someone]
TheRooms = NamedDependency[Rooms]
TheStorage = NamedDependency[Storage]


@get("/me", responses=PROBLEMS)
async def who(request: AnyRequest, people: Everybody) -> Response[Person]:
    """Who am I? Whoever has no cookie, or one that is not known, becomes a guest."""
    person, agent = await people.of_cookie(request.cookies), request.headers.get("user-agent", "")
    if person is not None:
        await people.see(request.cookies[COOKIE], agent)
        return Response(shown(person))
    person, secret = await people.guest(spoken(request.headers.get("accept-language", "")), address_of(request))
    await people.see(secret, agent)
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
    rooms.know(changed)
    rooms.company.changed(me.id)
    if changed.name != me.name:
        for table in await storage.tables_of(me.id):
            await rooms.changed(table.code)
    return shown(changed)


@post("/register", status_code=200, responses=PROBLEMS)
async def register(data: JSONBody[Credentials], request: AnyRequest, me: Me, people: Everybody) -> Person:
    """Make an account of this guest."""
    return shown(await people.register(me, data, address_of(request)))


@post("/login", status_code=200, responses=PROBLEMS)
async def login(data: JSONBody[Credentials], request: AnyRequest, people: Everybody) -> Response[Person]:
    """Be the person of an account on this device."""
    person, secret = await people.login(data, address_of(request))
    await people.see(secret, request.headers.get("user-agent", ""))
    return Response(shown(person), cookies=[cookie(secret, request)])


@post("/logout", status_code=200, responses=PROBLEMS)
async def logout(
    request: AnyRequest, me: Me, people: Everybody, storage: TheStorage, rooms: TheRooms
) -> Response[Person]:
    """Forget this device, and be a new guest on it. Its lines to tables end with it."""
    device = device_of(request)
    await storage.drop_device(device)
    rooms.cut_device(device)
    rooms.company.changed(me.id)
    guest, fresh = await people.guest(me.language, address_of(request))
    return Response(shown(guest), cookies=[cookie(fresh, request)])


@post("/password", status_code=200, responses=PROBLEMS)
async def change_password(
    data: JSONBody[NewPassword], request: AnyRequest, me: Me, people: Everybody, rooms: TheRooms
) -> Person:
    """Another password; every other device is logged out by it."""
    for device in await people.change_password(me, data, device_of(request), address_of(request)):
        rooms.cut_device(device)
    rooms.company.changed(me.id)
    return shown(me)


@delete("/devices", status_code=200, responses=PROBLEMS)
async def log_out_elsewhere(request: AnyRequest, me: Me, storage: TheStorage, rooms: TheRooms) -> Person:
    """Log out every device but this one; codes that would bring a guest back elsewhere end with them."""
    await storage.drop_recoveries(me.id)
    for device in await storage.drop_other_devices(me.id, device_of(request)):
        rooms.cut_device(device)
    rooms.company.changed(me.id)
    return shown(me)


@delete("/me", status_code=200, responses=PROBLEMS)
async def go(
    data: JSONBody[Goodbye], request: AnyRequest, me: Me, people: Everybody, rooms: TheRooms
) -> Response[Person]:
    """Be forgotten, and be a new guest on this device."""
    farewell = await people.forget(me, data.password, address_of(request))
    rooms.forgotten.add(me.id)
    rooms.company.changed(me.id)
    for code in farewell.ended:
        rooms.end(code)
    for code in farewell.changed:
        await rooms.changed(code)
    rooms.cut_person(me.id)
    guest, fresh = await people.guest(me.language, address_of(request))
    return Response(shown(guest), cookies=[cookie(fresh, request)])


routes = Router(
    "/api",
    route_handlers=[who, rename, register, login, logout, change_password, go],
)
