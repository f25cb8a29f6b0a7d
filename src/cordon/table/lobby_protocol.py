"""What the lobby and the page say to each other beside tables and seats: where the server is, ways back for guests,
slow tables, the next table, and the live list of one's own matches. See docs/protocol.md."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from cordon.table.protocol import Person, TableInfo

MOST_DAYS = 30


class _Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Strict both ways: an unknown field is an error."""


class Here(_Record, frozen=True):
    """Where others find this server: told to whoever sits at the machine itself, or as the operator has said it."""

    addresses: list[str] = []
    """Such as ``http://192.168.1.20:8000``, the likeliest first."""
    alone: bool = False
    """The server listens on this machine only: nobody else can come."""


class Recovery(_Record, frozen=True):
    """A code by which a guest can be had back in another browser, or in this one when its cookie is lost."""

    code: str


class Recover(_Record, frozen=True):
    code: Annotated[str, Meta(max_length=100)]


class Recovered(_Record, frozen=True):
    """Who one is again; the code is used up, and this is the next one."""

    person: Person
    code: str


class Device(_Record, frozen=True):
    """A browser in which somebody is signed in."""

    id: str
    name: str
    """Such as “Firefox, Linux”, or empty."""
    created: str
    seen: str
    """When the page was last open there, to about ten minutes."""
    here: bool
    """Whether it is the one that asks."""


class ResetCode(_Record, frozen=True):
    """A code by which one sets a new password, once, on any device; it is told to one that is signed in."""

    code: str
    minutes: int
    """How long it is good for."""


class ResetPassword(_Record, frozen=True):
    """A new password, by a code of a device that is signed in or of whoever runs the server."""

    code: Annotated[str, Meta(max_length=100)]
    password: Annotated[str, Meta(max_length=1000)]


class PlayOn(_Record, frozen=True):
    """The same people at a new table; ``config``: what is to be otherwise, such as the next mission."""

    config: dict[str, Any] = {}


HookState = Literal["", "on", "sending", "failing", "off"]


class Slow(_Record, frozen=True):
    """How a slow table goes on when somebody does not come."""

    days: int = 0
    """After so many days a bot plays the turn; 0: never."""
    agreed: list[int] = []
    """The seats whose people have agreed to that; it counts when all have."""
    counts: bool = False
    url: str = ""
    """Where the table tells whose turn it is; told to the host alone."""
    hook: HookState = ""
    """Whether there is a webhook, and whether it is heard: after too many failures it is left alone."""


class ChangeSlow(_Record, frozen=True):
    days: Annotated[int, Meta(ge=0, le=MOST_DAYS)]


class AgreeSlow(_Record, frozen=True):
    agree: bool = True


class NewHook(_Record, frozen=True):
    """Where a table is to tell whose turn it is; empty: nowhere any more."""

    url: Annotated[str, Meta(max_length=400)]


class HookSecret(_Record, frozen=True):
    """The key of the signature of every message to the webhook. It is told once."""

    secret: str


# --- the live list ----------------------------------------------------------------------------------------------------


class _FromLobby(_Record, frozen=True, tag_field="tell"):
    """What the line of the lobby tells: nothing is said to it but pings."""


class OwnTables(_FromLobby, frozen=True, tag="tables"):
    """All of one's own tables, on coming."""

    tables: list[TableInfo]


class OwnTable(_FromLobby, frozen=True, tag="table"):
    """One of them is not as it was, or is new."""

    table: TableInfo


class Gone(_FromLobby, frozen=True, tag="gone"):
    """One of them is no longer there, or no longer one's own."""

    code: str


FromLobby = OwnTables | OwnTable | Gone
