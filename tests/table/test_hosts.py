"""Two hosts and a database between them: network namespaces of this machine, joined by nothing but cables of their own.
Only where somebody may lay those (root, with ``ip``)."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import NamedTuple

import pytest

from cordon.table.database import understood
from tests.table.conftest import Cluster
from tests.table.harness import Person, Process
from tests.table.pack import Member
from tests.table.test_processes import Player, ended
from tests.table.test_restart import record_of

NETWORK = "10.231"
NAMES = ("cordon-one", "cordon-two")


def ip(*arguments: str) -> bool:
    """Whether the command has done what it was to do."""
    return subprocess.run(["ip", *arguments], capture_output=True, check=False).returncode == 0


def may_lay_cables() -> bool:
    if os.getuid() != 0 or shutil.which("ip") is None:
        return False
    return ip("netns", "add", "cordon-probe") and ip("netns", "delete", "cordon-probe")


pytestmark = [
    pytest.mark.soak,
    pytest.mark.skipif(not may_lay_cables(), reason="nobody may make network namespaces here"),
]


class Place(NamedTuple):
    """One end of a cable, where a host is; the other is where the database is."""

    name: str
    number: int

    @property
    def address(self) -> str:
        return f"{NETWORK}.{self.number}.2"

    @property
    def database(self) -> str:
        """Where the database is, as seen from here."""
        return f"{NETWORK}.{self.number}.1"

    @property
    def cable(self) -> str:
        return f"cordon{self.number}"

    def lay(self) -> None:
        assert ip("netns", "add", self.name)
        assert ip("link", "add", self.cable, "type", "veth", "peer", "name", "out", "netns", self.name)
        assert ip("address", "add", f"{self.database}/24", "dev", self.cable)
        assert ip("-n", self.name, "address", "add", f"{self.address}/24", "dev", "out")
        assert ip("-n", self.name, "link", "set", "out", "up")
        assert ip("-n", self.name, "link", "set", "lo", "up")
        self.plug(True)

    def plug(self, is_in: bool) -> None:
        assert ip("link", "set", self.cable, "up" if is_in else "down")

    def clear(self) -> None:
        ip("link", "delete", self.cable)
        ip("netns", "delete", self.name)


@pytest.fixture
def places() -> Iterator[list[Place]]:
    found = [Place(name, number) for number, name in enumerate(NAMES, 1)]
    with ExitStack() as laid:
        for place in found:
            laid.callback(place.clear)
            place.lay()
        yield found


class Far(Cluster):
    """A database that other hosts may use."""

    def __init__(self, places: list[Place]) -> None:
        super().__init__()
        there = ",".join(place.database for place in places)
        self.command[self.command.index("127.0.0.1")] = f"127.0.0.1,{there}"
        with (self.data / "pg_hba.conf").open("a") as rules:
            rules.write(f"host all all {NETWORK}.0.0/16 trust\n")


class HostProcess(Process):
    """A server on a host of its own."""

    def __init__(self, place: Place, database: str, folder: Path) -> None:
        url = understood(database).set(host=place.database).render_as_string(hide_password=False)
        super().__init__(url, folder, "--host", place.address, CORDON_SWEEP="0.5", CORDON_PATIENCE="3")
        self.place = place
        self.url = f"http://{place.address}:{self.port}"

    def command(self) -> list[str]:
        return ["ip", "netns", "exec", self.place.name, *super().command()]


def test_people_on_two_hosts_play_and_go_on_when_one_is_cut_off(places: list[Place], tmp_path: Path) -> None:
    with Far(places) as cluster, ExitStack() as running:
        database = cluster.database()
        hosts = []
        for place in places:
            folder = tmp_path / place.name
            folder.mkdir()
            hosts.append(running.enter_context(HostProcess(place, database, folder)))
        members = [Member(host.port, 0, host.url) for host in hosts]
        people = [Person(host.url) for host in hosts]
        code = people[0].table(2, seed=11)
        people[1].sit(code, 1)
        players = [Player(people[0], code, members, 60), Player(people[1], code, [members[1]], 60)]
        for player in players:
            player.start()
        until(players, 20)
        places[0].plug(False)
        until(players, 40)
        places[0].plug(True)
        ended(players)
        serial, match = record_of(database, code)
        assert serial == len(match.entries) >= 60
        with_the_cut_off = Person(hosts[0].url, patience=60.0)
        assert with_the_cut_off.enter(code).serial == serial, "the host that was cut off has caught up"
        with_the_cut_off.close()
        for host in hosts:
            assert "Traceback" not in host.log.read_text()


def until(players: list[Player], serial: int) -> None:
    end = time.monotonic() + 60
    while max(player.serial for player in players) < serial and not any(player.failure for player in players):
        assert time.monotonic() < end, [player.serial for player in players]
        time.sleep(0.01)
