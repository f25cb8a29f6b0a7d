"""Where others find this server: its addresses in the local network."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any

from litestar import Request

from cordon.table.lobby_protocol import Here
from cordon.table.settings import Settings

EVERYWHERE = ("0.0.0.0", "::")
_BEYOND = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses of nobody: asking which way leads there sends nothing, and tells the own address on that way."""
_HERE = ("localhost", "127.0.0.1", "[::1]")


def told(settings: Settings, request: Request[Any, Any, Any]) -> Here:
    """What a visitor is told. The own network is the affair of whoever sits at this very machine: to others it would
    tell what a proxy hides, and they have come by an address that works."""
    if settings.address:
        return Here([settings.address.rstrip("/")])
    if settings.door is None or not sits_here(request):
        return Here()
    host, port = settings.door
    if host not in EVERYWHERE:
        return Here(alone=True) if _is_loopback(host) else Here([_written(host, port)])
    return Here([_written(address, port) for address in own_addresses()])


def own_addresses() -> list[str]:
    """The addresses of this machine by which others in its network reach it, the likeliest first."""
    found: list[str] = []
    for family, beyond in _BEYOND:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((beyond, 9))
            found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None)]
    return [address for address in dict.fromkeys(found) if _is_for_others(address)]


def _is_for_others(address: str) -> bool:
    try:
        known: IPv4Address | IPv6Address = ip_address(address)
    except ValueError:
        return False
    return not (known.is_loopback or known.is_link_local or known.is_unspecified or known.is_multicast)


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def sits_here(request: Request[Any, Any, Any]) -> bool:
    """Whether a request comes from this machine itself, and not through a proxy on it."""
    client, (host, _, _) = request.client, request.headers.get("host", "").rpartition(":")
    return client is not None and _is_loopback(client.host) and host in _HERE


def _written(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
