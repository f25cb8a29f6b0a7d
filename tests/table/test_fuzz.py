"""Malformed requests and messages leave the server running and every match unharmed."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import response_schema_conformance
from websockets.exceptions import ConnectionClosed

from cordon.kernel.session import Session
from cordon.table.settings import Limits
from tests.table.harness import WIDE, Line, Person, Server, options_of, settings_for

PATIENT: Limits = msgspec.structs.replace(WIDE, strikes=10**9)
GOOD: list[dict[str, Any]] = [
    {"say": "answer", "serial": 1, "option": "rest"},
    {"say": "undo", "serial": 1, "level": "choice", "to": None},
    {"say": "redo", "serial": 1, "undo": 1},
    {"say": "agree", "serial": 1, "agree": True},
    {"say": "chat", "text": "hello"},
    {"say": "language", "language": "de"},
    {"say": "hello", "protocol": 1, "language": "en"},
    {"say": "ping"},
]
SOAK_MESSAGES, BOMBARDMENTS = int(os.environ.get("SOAK_MESSAGES", "1000000")), 20
"""Malformed messages of a soak, and the tests that share them."""
ODD: list[Any] = [
    None, True, -1, 0, 2**70, 1.5, 1e308, "", "x" * 200, "\u0000", "\ud83d\ude00", [], {}, [[]], {"say": "ping"},
    "../../etc", "' OR 1=1 --", "<script>", "choice", "en",
]  # fmt: skip


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Server]:
    """A server that does not hang up, so that a test can go on sending nonsense."""
    with Server(settings_for(f"sqlite:///{tmp_path / 'table.db'}", limits=PATIENT)) as running:
        yield running


def nonsense(luck: random.Random) -> str | bytes:
    """A message that is wrong in one of many ways, or right but out of place."""
    message: Any = json.loads(json.dumps(luck.choice(GOOD)))
    for _ in range(luck.randrange(3)):
        key = luck.choice([*message, "extra", "say"])
        if luck.random() < 0.3:
            message.pop(key, None)
        else:
            message[key] = luck.choice(ODD)
    text = json.dumps(message)
    match luck.randrange(8):
        case 0:
            at = luck.randrange(len(text) + 1)
            return text[:at] + chr(luck.randrange(1, 0x300)) + text[at + luck.randrange(3) :]
        case 1:
            return text[: luck.randrange(len(text) + 1)]
        case 2:
            return bytes(luck.randrange(256) for _ in range(luck.randrange(60)))
        case 3:
            return "[" * luck.randrange(1, 4000)
    return text


def bombard(server: Server, count: int, seed: int) -> None:
    """Send nonsense at a table where a match is going on; the others' table and the match itself are not harmed."""
    luck = random.Random(seed)
    ann, ben = server.person(), server.person()
    quiet = ben.enter(ben.table(1))
    before = (quiet.serial, quiet.view, quiet.journal)
    code = ann.table(1, undo="strict")
    line = ann.enter(code)
    for number in range(count):
        try:
            line.socket.send(nonsense(luck))
            if number % 50 == 49:
                line.socket.send('{"say":"ping"}')
                line.hear_until("pong")
        except (ConnectionClosed, OSError):
            line.close()
            line = ann.enter(code)
    line.close()
    line = ann.enter(code)
    session = server.rooms.rooms[code].session
    assert line.serial == server.rooms.rooms[code].serial
    assert session.digest() == replayed(session)
    answer_one(line)
    fresh = ben.enter(quiet.table["code"])
    assert (fresh.serial, fresh.view, fresh.journal) == before
    answer_one(fresh)


def replayed(session: Any) -> str:
    return Session.replayed(session.spec, session.setup, session.opening, session.entries).digest()


def answer_one(line: Line) -> None:
    question = line.wait_for_question()
    assert question is not None
    line.answer(options_of(question)[0])
    line.hear_until("update")


def test_malformed_messages_harm_nothing(patient: Server) -> None:
    bombard(patient, 2_000, 1)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(BOMBARDMENTS))
def test_very_many_malformed_messages_harm_nothing(patient: Server, seed: int) -> None:
    bombard(patient, SOAK_MESSAGES // BOMBARDMENTS, seed + 100)


def test_requests_of_every_kind_are_answered_as_the_schema_says(patient: Server) -> None:
    ann = patient.person()
    code = ann.table(2)
    line = ann.enter(code)
    schema = schemathesis.openapi.from_url(f"{patient.url}/api/schema/openapi.json")
    found: list[Any] = list(schema.get_all_operations())
    operations = [each.ok() for each in found]
    assert len(operations) > 15
    for operation in operations:
        if operation.method.upper() == "DELETE":
            ben = patient.person()
            tried(operation, ben, ben.table())  # what goes for good is somebody else's
        else:
            tried(operation, ann, code)
    assert ann.enter(code).view == line.view
    answer_one(ann.enter(code))


def tried(operation: Any, ann: Person, code: str) -> None:
    """A few dozen requests to one operation, right and wrong ones."""
    cookies = {"cordon": ann.cookie}

    @given(case=operation.as_strategy())
    @settings(max_examples=12, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    def run(case: Any) -> None:
        if operation.path == "/api/logout":
            return
        given_path = dict(case.path_parameters or {})
        for right in ({}, {"code": code, "seat": 1, "game": "zona", "language": "en"}):
            case.path_parameters = given_path | {key: right[key] for key in right if key in given_path}
            response = case.call(base_url=ann.url, cookies=cookies)
            case.validate_response(response, checks=[not_a_server_error, response_schema_conformance])
            if response.status_code >= 400:
                told = response.json()
                assert set(told) == {"code", "message", "hint", "detail"}
                assert told["message"]

    run()
