"""Matches that nobody plays, by the thousand: ``fill`` stores them in a new database, ``ask`` asks a server that runs
on it for the lists of matches.

They are copies of a few real ones, and belong to a hundred people each of whom has as many of them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from typing import Any

import httpx
import sqlalchemy as sa

from cordon.games.registry import GAMES
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.table.database import connect, migrate, understood
from cordon.table.matches import beginning
from cordon.table.people import hashed
from cordon.table.records import NewMatch, Place, Someone, TableRecord
from cordon.table.storage import Storage
from cordon.table.stored import now

PEOPLE = 100
ANSWERS = 30
ASKED = 200
"""Requests of each kind."""
ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


def played(game: str) -> NewMatch:
    """A match that was begun, and left lying."""
    luck = random.Random(game)
    session: Session[Any] = Session(GAMES[game], Setup(2, 7))
    for _ in range(ANSWERS):
        decision = session.decisions[0]
        session.answer(decision.seat, luck.choice(decision.options or (str(decision.low),)))
    return beginning(session)


def table(match: NewMatch, number: int) -> TableRecord:
    code = "".join(ALPHABET[number // 32**place % 32] for place in range(6))
    person, moment = f"person-{number % PEOPLE}", now()
    return TableRecord(
        code=code,
        name=f"Table {number}",
        game=match.game,
        setup=match.setup,
        opening=match.opening,
        undo="free",
        discussion=0,
        public=number % 10 == 0,
        host=person,
        created=moment,
        changed=moment,
        serial=len(match.entries),
        brief=match.brief,
        host_seen=moment,
        places=(Place(0, person, ""), Place(1, None, "")),
    )


async def fill(database: str, count: int) -> dict[str, object]:
    url = understood(database)
    migrate(url)
    engines = connect(url)

    def hasten(connection: Any, _: object) -> None:
        connection.cursor().execute("PRAGMA synchronous=OFF")

    sa.event.listen(engines.others.sync_engine, "connect", hasten)
    storage = Storage(engines)
    for number in range(PEOPLE):
        person = Someone(f"person-{number}", f"Person {number}", "en")
        await storage.add_person(person, hashed(f"cookie-{number}"))
    matches = [played(game) for game in GAMES]
    for number in range(count):
        match = matches[number % len(matches)]
        await storage.add_table(table(match, number), match)
    await storage.close()
    return {"cookie": "cookie-1"}


def ask(url: str, cookie: str) -> dict[str, float]:
    """How long the lists take, one request after the other."""
    found = {}
    with httpx.Client(base_url=url, cookies={"cordon": cookie}, timeout=60) as http:
        for name, path in (("mine", "/api/tables"), ("public", "/api/tables/public")):
            took = []
            for _ in range(ASKED):
                start = time.perf_counter()
                http.get(path).raise_for_status()
                took.append(time.perf_counter() - start)
            found[f"{name}_p99_ms"] = 1000 * sorted(took)[int(ASKED * 0.99)]
    return found


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["fill", "ask"])
    parser.add_argument("where", help="the database, or the address of the server")
    parser.add_argument("which", help="how many matches, or somebody's cookie")
    options = parser.parse_args()
    done = (
        asyncio.run(fill(options.where, int(options.which)))
        if options.what == "fill"
        else ask(options.where, options.which)
    )
    print(json.dumps(done))
