"""A message to an address that somebody has given us. Nothing about that address is trusted: its name is resolved once,
what it stands for must be out in the world, and the connection goes to exactly that; nobody is followed elsewhere."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

WITHIN = 10.0
"""Seconds for the whole of it."""
HEAD_MOST = 8192
"""Bytes of an answer that are read: its first line is all that counts."""
_PORTS = {"http": 80, "https": 443}
_TRANSLATED = IPv6Network("64:ff9b::/96")
"""Addresses of IPv6 that stand for one of IPv4."""

_names = ThreadPoolExecutor(4, thread_name_prefix="names")

Resolve = Callable[[str, int], Awaitable[list[str]]]


class NotThere(Exception):
    """An address that messages are not sent to; ``private``: because of where it leads."""

    def __init__(self, why: str, private: bool = False) -> None:
        super().__init__(why)
        self.private = private


class Target(NamedTuple):
    """An address of the web, taken apart."""

    secure: bool
    host: str
    port: int
    path: str

    @property
    def named(self) -> str:
        """As the other side knows itself."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == _PORTS["https" if self.secure else "http"] else f"{host}:{self.port}"


def target(url: str) -> Target:
    """An address in its parts; ``NotThere`` if it is not one that a message can go to."""
    try:
        parts = urlsplit(url)
        port = parts.port
        host = (parts.hostname or "").encode("idna").decode("ascii")
    except (ValueError, UnicodeError):
        raise NotThere("not an address") from None
    if parts.scheme not in _PORTS or not host or parts.username is not None or parts.password is not None:
        raise NotThere("not an address")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    if not all("!" <= sign <= "~" for sign in path + host):
        raise NotThere("signs that no address has")
    port = port or _PORTS[parts.scheme]
    if port < 1024 and port not in _PORTS.values():
        raise NotThere("a port that is not of the web")
    return Target(parts.scheme == "https", host, port, path)


async def resolved(host: str, port: int) -> list[str]:
    """What a name stands for. A slow one holds up only others that are looked up."""
    found = await asyncio.get_running_loop().run_in_executor(_names, _looked_up, host, port)
    return list(dict.fromkeys(found))


def _looked_up(host: str, port: int) -> list[str]:
    return [str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def is_out_there(address: str) -> bool:
    """Whether an address is of the world at large: not this machine, its network, nor anything kept apart."""
    known: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(known, IPv6Address):
        inner = known.ipv4_mapped or known.sixtofour or (known.teredo[1] if known.teredo else None)
        if known in _TRANSLATED:
            inner = IPv4Address(int(known) & 0xFFFFFFFF)
        if inner is not None:
            return is_out_there(str(inner))
    return known.is_global and not known.is_multicast


async def place(wanted: Target, private: bool, resolve: Resolve = resolved) -> str:
    """The one address that a message goes to. If any that the name stands for is not for us, none is."""
    try:
        async with asyncio.timeout(WITHIN):
            found = await resolve(wanted.host, wanted.port)
    except (OSError, UnicodeError) as error:  # a name that is not there, or takes too long
        raise NotThere(str(error)) from None
    if not found:
        raise NotThere("a name of nobody")
    if not private and not all(is_out_there(each) for each in found):
        raise NotThere("an address that is not out in the world", private=True)
    return found[0]


async def post(
    url: str, body: bytes, headers: Mapping[str, str], *, private: bool = False, resolve: Resolve = resolved
) -> int:
    """Send a body and read how it was taken: the status. Whatever else goes wrong is an ``OSError`` or ``NotThere``."""
    try:
        async with asyncio.timeout(WITHIN):
            wanted = target(url)
            return await _sent(wanted, await place(wanted, private, resolve), body, headers)
    except TimeoutError:
        raise OSError("it took too long") from None


async def _sent(wanted: Target, address: str, body: bytes, headers: Mapping[str, str]) -> int:
    secure = ssl.create_default_context() if wanted.secure else None
    name = wanted.host if wanted.secure else None
    reader, writer = await asyncio.open_connection(
        address, wanted.port, ssl=secure, server_hostname=name, limit=HEAD_MOST
    )
    try:
        lines = {
            "Host": wanted.named,
            "User-Agent": "Cordon",
            "Content-Type": "application/json",
            "Content-Length": str(len(body)),
            "Connection": "close",
            **headers,
        }
        head = "".join(f"{key}: {value}\r\n" for key, value in lines.items())
        writer.write(f"POST {wanted.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body)
        await writer.drain()
        return _status(await reader.readline())
    except ValueError as error:  # a first line without an end
        raise OSError(str(error)) from None
    finally:
        writer.close()


def _status(line: bytes) -> int:
    version, _, rest = line.partition(b" ")
    if not version.startswith(b"HTTP/1.") or not rest[:3].isdigit():
        raise OSError("no answer of the web")
    return int(rest[:3])
