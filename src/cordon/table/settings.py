"""How a table server is set up: from the environment, so that a container or a service file can say it."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Literal
from urllib.parse import urlsplit

import msgspec

from cordon.kernel import typed
from cordon.kernel.errors import OptionError

CLIENT = Path(__file__).parent.parent / "client"
"""The built page."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one visitor may do, so that nobody can crowd out the others."""

    body: int = 64 * 1024
    """Bytes of an HTTP request."""
    save: int = 4 * 1024 * 1024
    """Bytes of an imported save."""
    message: int = 4096
    """Bytes of a socket message."""
    requests: tuple[float, float] = (40.0, 400.0)
    """HTTP requests and new sockets per second and in one burst, per address."""
    sockets: int = 300
    """Sockets at the same time, per address."""
    lines: int = 8000
    """Connections of any kind at the same time, of everybody."""
    guests: tuple[float, float] = (0.2, 60.0)
    """New guests per second and in one burst, per address."""
    logins: tuple[float, float] = (0.2, 12.0)
    """Passwords tried or set per second and in one burst, per address."""
    accounts: tuple[float, float] = (0.1, 10.0)
    """Passwords tried per second and in one burst for one account; after that each try waits, the owner's too."""
    renames: tuple[float, float] = (0.1, 3.0)
    """New names per second and in one burst, per person."""
    messages: tuple[float, float] = (20.0, 60.0)
    """Socket messages per second and in one burst, per person."""
    looks: tuple[float, float] = (5.0, 40.0)
    """Looks at other moments of a match per second and in one burst, per person; ten times that per address."""
    languages: tuple[float, float] = (1.0, 3.0)
    """Changes of language per second and in one burst, per person; ten times that per address. Each one tells
    everything again."""
    previews: tuple[float, float] = (5.0, 60.0)
    """Questions what would come of an answer, and why others are not possible, per second and in one burst, per person;
    ten times that per address."""
    advice: tuple[float, float] = (0.5, 20.0)
    """Advice, outlooks and looks back on a match per second and in one burst, per person; ten times that per
    address."""
    think_seconds: float = 60.0
    """How long something that people or bots want thought may take."""
    copies: tuple[float, float] = (0.1, 20.0)
    """Matches copied, saved, laid side by side or put on paper per second and in one burst, per person; ten times that
    per address."""
    chat: tuple[float, float] = (1.0, 6.0)
    """Lines of chat per second and in one burst, per person and table."""
    signs: tuple[float, float] = (1.0, 8.0)
    """Marks on the board and reactions per second and in one burst, per person and table."""
    hooks: tuple[float, float] = (1 / 60, 20.0)
    """Messages to the webhook of a table per second and in one burst; tries again are counted."""
    strikes: int = 200
    """Refused messages in a row after which a connection is closed."""
    connections: int = 40
    """Sockets per person and table."""
    tables: int = 200
    """Unfinished tables that one person may host."""
    answers: int = 20_000
    """Answers of one match."""
    imports: tuple[float, float] = (5 / 60, 5.0)
    """Saves imported per second and in one burst, per address."""
    import_answers: int = 10_000
    """Answers of an imported match."""
    import_seconds: float = 10.0
    """How long reading an imported save may take."""
    import_memory: int = 1024 * 1024 * 1024
    """Bytes of memory that reading an imported save may take, the program itself included."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set."""

    database: str
    bot_delay: float = 0.7
    """Seconds that a bot seems to think."""
    idle: float = 600.0
    """Seconds after which a match that nobody looks at leaves the memory."""
    rooms: int = 1000
    """Matches in memory; with more, those that nobody has looked at for longest leave it."""
    bots_rest: float = 600.0
    """Seconds after which bots stop playing if nobody looks; they go on when somebody comes."""
    bots_expect: float = 20.0
    """Seconds for which bots wait, where a group decides together, for people who have just gone or are to come."""
    snapshot_every: int = 25
    """Answers between two snapshots in the database."""
    patience: float = 10.0
    """Seconds after which a database that does not answer counts as away."""
    minds: int = 2
    """Processes in which bots, advice, outlooks and looks back are thought, of each process of the server."""
    threads: int = 2
    """Threads for rules, words and bots, in each process."""
    origins: tuple[str, ...] = ()
    """Other origins that may speak to this server (a development page)."""
    address: str = ""
    """Where people find this server, such as ``https://cordon.example``, if its own page cannot know that."""
    door: tuple[str, int] | None = None
    """The host and port that it listens on; known when it is started."""
    hook_delay: float = 20.0
    """Seconds for which somebody who is asked may come by themselves before a webhook is told."""
    hooks_private: bool = False
    """Whether webhooks may lead to this machine and into its own network."""
    sweep: float = 3.0
    """Seconds between two looks at what other processes may have done unheard."""
    schedule_every: float = 600.0
    """Seconds between two looks at slow tables."""
    client: Path = CLIENT
    limits: Limits = Limits()
    log: str = "info"
    log_format: Literal["text", "json"] = "text"
    log_requests: bool = False
    """Whether every request is a line of the log."""
    metrics: bool = True
    """Whether there is ``/metrics``: for this machine itself, or for whoever has the token."""
    metrics_token: str = ""
    proxies: tuple[str, ...] = ()
    """Addresses and networks of proxies that are believed when they say where a request comes from."""

    @property
    def own_origins(self) -> tuple[str, ...]:
        """The origins that may speak to this server, whatever name its proxy calls it by."""
        address = urlsplit(self.address)
        return (*self.origins, f"{address.scheme}://{address.netloc}") if address.netloc else self.origins


def from_environment(database: str, environ: Mapping[str, str] = os.environ) -> Settings:
    """The settings; ``database`` is where matches are kept unless ``CORDON_DATABASE`` names another place."""
    plain: dict[str, object] = {"database": environ.get("CORDON_DATABASE") or database}
    names = ("bot_delay", "idle", "rooms", "bots_rest", "bots_expect", "snapshot_every", "patience", "threads", "minds",
             "log", "address", "hook_delay", "hooks_private", "schedule_every", "sweep", "log_format", "log_requests",
             "metrics", "metrics_token")  # fmt: skip
    for name in names:
        if value := environ.get(f"CORDON_{name.upper()}"):
            plain[name] = value
    for name in ("origins", "proxies"):
        if several := environ.get(f"CORDON_{name.upper()}"):
            plain[name] = [each.strip() for each in several.split(",") if each.strip()]
    if limits := environ.get("CORDON_LIMITS"):
        plain["limits"] = _decoded(limits)
    try:
        return typed.convert(plain, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise OptionError(f"a setting from the environment does not fit: {error}") from None


def _decoded(limits: str) -> object:
    try:
        return msgspec.json.decode(limits)
    except msgspec.DecodeError as error:
        raise OptionError(f"CORDON_LIMITS is not JSON: {error}") from None
