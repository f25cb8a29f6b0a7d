"""Any interleaving of answers, undos and seat changes by several processes leads to the state of the log everywhere.

Half of all messages between the processes are lost on purpose.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cordon.table.app import get_ready
from cordon.table.companions import Companions
from cordon.table.lobby import Lobby
from cordon.table.matches import brought_back
from cordon.table.problems import Refusal
from cordon.table.protocol import NewTable, SeatPlan
from cordon.table.records import Someone
from tests.table.conftest import Cluster
from tests.table.harness import Server, settings_for

pytestmark = pytest.mark.timeout(120, func_only=True)
PROCESSES = 3


class Deed(NamedTuple):
    """What is done in one process."""

    process: int
    kind: str
    choice: int


deeds = st.builds(
    Deed,
    st.integers(0, PROCESSES - 1),
    st.sampled_from(["answer", "answer", "answer", "answer", "undo", "redo", "seat", "export"]),
    st.integers(0, 1000),
)
rounds = st.lists(st.lists(deeds, min_size=1, max_size=PROCESSES), min_size=1, max_size=6)
"""Those of one round are done at once."""


@pytest.fixture(scope="module")
def servers(cluster: Cluster) -> Iterator[list[Server]]:
    get_ready()
    database, really, heard = cluster.database(), Companions.hear, iter(range(1_000_000))
    with pytest.MonkeyPatch.context() as patched, ThreadPoolExecutor(PROCESSES):
        patched.setattr(Companions, "hear", lambda self, message: really(self, message) if next(heard) % 2 else None)
        running = [Server(settings_for(database, sweep=600.0)) for _ in range(PROCESSES)]
        for server in running:
            server.__enter__()
        yield running
        for server in running:
            server.__exit__()


def lobby_of(server: Server) -> Lobby:
    return cast(Lobby, cast(Any, server.app.dependencies["lobby"]).dependency())


async def do(server: Server, code: str, people: list[Someone], deed: Deed) -> None:
    """One deed; whatever is refused has changed nothing."""
    lobby, room = lobby_of(server), await server.rooms.room(code)
    try:
        if deed.kind == "answer":
            asked = sorted(room.asked.items())
            if asked:
                seat, question = asked[deed.choice % len(asked)]
                options = question.decision.answers()
                await room.answer(seat, question.serial, options[deed.choice % len(options)])
        elif deed.kind == "undo":
            await room.past.undo(0, room.serial, "choice", deed.choice % (len(room.session.entries) + 1))
        elif deed.kind == "redo":
            branches = room.standing.aside.branches
            if branches:
                await room.past.redo(0, room.serial, branches[deed.choice % len(branches)].undo.number)
        elif deed.kind == "export":
            await lobby.save(code, people[0])
        elif deed.choice % 2:
            await lobby.sit(code, 1, people[1 + deed.choice % 3])
        else:
            await lobby.stand_up(code, 1, people[0])
    except Refusal:
        pass


def is_followed(server: Server, code: str) -> bool:
    """Whether a room that has caught up stands as the log does."""

    async def looked() -> bool:
        room = await server.rooms.room(code)
        await room.alone(room.following.catch_up)
        whole = await server.rooms.storage.whole(code)
        assert whole is not None
        table, match = whole
        stored = (await asyncio.to_thread(brought_back, table, match)).session
        assert room.serial == table.serial
        assert room.session.entries == list(match.entries) == stored.entries
        assert room.session.second_looks == list(match.second_looks)
        assert room.session.digest() == stored.digest()
        assert (room.standing.aside.undone, room.standing.brief) == (match.undone, table.brief)
        assert room.table.places == table.places
        assert {seat: known.decision for seat, known in room.asked.items()} == {
            decision.seat: decision for decision in stored.decisions
        }
        return True

    return bool(server.run(looked))


def test_every_interleaving_leads_to_the_state_of_the_log(servers: list[Server]) -> None:
    people = [Someone(f"{number:016}", f"Person {number}", "en") for number in range(4)]
    for person in people:
        servers[0].run(lambda person=person: servers[0].rooms.storage.add_person(person, person.id))  # type: ignore[misc]

    @settings(max_examples=6)
    @given(rounds, st.integers(1, 50))
    def follows(rounds: list[list[Deed]], seed: int) -> None:
        wish = NewTable("zona", [SeatPlan(), SeatPlan()], seed=seed)
        code = servers[0].run(lambda: lobby_of(servers[0]).create(wish, people[0])).code
        with ThreadPoolExecutor(PROCESSES) as together:
            for deeds in rounds:
                done = [
                    together.submit(
                        servers[deed.process].run,
                        lambda deed=deed: do(servers[deed.process], code, people, deed),  # type: ignore[misc]
                    )
                    for deed in deeds
                ]
                for each in done:
                    each.result(30)
        assert all(is_followed(server, code) for server in servers)

    follows()
