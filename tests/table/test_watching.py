"""Health, readiness, metrics, and the log of requests: what whoever runs the server sees of it."""

from __future__ import annotations

import io
import json
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError

from cordon.table import logs
from cordon.table.logs import shown_path
from cordon.table.people import People
from tests.table.harness import Server, options_of, settings_for

TOKEN = "a token that nobody guesses"


def figures(text: str) -> dict[tuple[str, ...], float]:
    """Every sample by its name and the values of its labels."""
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = [value for name, value in sorted(sample.labels.items()) if name != "le"]
            found[sample.name, *labels] = sample.value
    return found


def test_the_process_is_alive_and_the_database_answers(server_on: Server) -> None:
    for path, status in (("/health", "alive"), ("/ready", "ready")):
        told = httpx.get(f"{server_on.url}{path}")
        assert (told.status_code, told.json(), told.headers["cache-control"]) == (200, {"status": status}, "no-store")
        assert httpx.head(f"{server_on.url}{path}").status_code == 200
        assert "set-cookie" not in told.headers


def test_without_its_database_the_server_is_alive_but_not_ready(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def away(*_: object) -> None:
        raise OperationalError("SELECT 1", {}, Exception("it is gone"))

    monkeypatch.setattr(type(server.rooms.storage.engines.reading), "connect", away)
    assert httpx.get(f"{server.url}/ready").status_code == 503
    assert httpx.get(f"{server.url}/health").status_code == 200


def test_what_is_played_is_counted(server: Server) -> None:
    before = figures(httpx.get(f"{server.url}/metrics").text)
    ann = server.person()
    line = ann.enter(ann.table())
    question = line.wait_for_question()
    assert question is not None
    line.answer(options_of(question)[0])
    line.hear_until("update")
    line.say(say="answer", serial=-7, option="nonsense")
    line.hear_until("refused")
    after = figures(httpx.get(f"{server.url}/metrics").text)

    def more(*name: str) -> float:
        return after[name] - before.get(name, 0.0)

    assert more("cordon_answer_seconds_count", "zona") == 1
    assert more("cordon_refused_messages_total", "stale") == 1
    assert more("cordon_request_seconds_count", "200") >= 1
    assert more("cordon_database_seconds_count", "statement") > 1
    assert more("cordon_database_seconds_count", "commit") > 1
    assert ("cordon_loop_lag_seconds_count",) in after
    assert {("cordon_tables",), ("cordon_connections", "table"), ("cordon_connections", "list")} <= {*after}


def test_metrics_are_for_this_machine_alone_unless_there_is_a_token(server: Server) -> None:
    address = f"{server.url}/metrics"
    assert httpx.get(address).status_code == 200
    # A proxy on this machine brings people from elsewhere.
    assert httpx.get(address, headers={"X-Forwarded-For": "203.0.113.9"}).status_code == 404
    assert httpx.get(address, headers={"Host": "cordon.example"}).status_code == 404


def test_whoever_has_the_token_reads_the_metrics_from_anywhere(tmp_path: Path) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'table.db'}", metrics_token=TOKEN)
    with Server(settings) as server:
        address, there = f"{server.url}/metrics", {"Host": "cordon.example"}
        assert httpx.get(address).status_code == 404
        assert httpx.get(address, headers={"Authorization": "Bearer another"}).status_code == 404
        assert httpx.get(address, headers={**there, "Authorization": f"Bearer {TOKEN}"}).status_code == 200


def test_metrics_can_be_switched_off(tmp_path: Path) -> None:
    with Server(settings_for(f"sqlite:///{tmp_path / 'table.db'}", metrics=False)) as server:
        assert httpx.get(f"{server.url}/metrics").status_code == 404


# --- the log ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def logged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Server, io.StringIO]]:
    """A server that logs every request as JSON."""
    log = io.StringIO()
    monkeypatch.setattr(sys, "stderr", log)
    settings = settings_for(f"sqlite:///{tmp_path / 'table.db'}", log_format="json", log_requests=True)
    with Server(settings) as server:
        yield server, log
    logs.configure("info")


def logged_lines(log: io.StringIO, last: str) -> list[dict[str, Any]]:
    """Everything that is logged, once the request for an address is: that is when its answer has gone out already."""
    for _ in range(100):
        lines = [json.loads(line) for line in log.getvalue().splitlines()]
        if any(line.get("path") == last and line["event"] == "request" for line in lines):
            return lines
        time.sleep(0.05)
    raise AssertionError(f"no request for {last} is logged")


def test_every_line_of_one_request_has_its_id(
    logged: tuple[Server, io.StringIO], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, log = logged

    async def fail(*_: object) -> None:
        raise KeyError("a drawer that is\nnot there")

    monkeypatch.setattr(People, "of_cookie", fail)
    told = httpx.get(f"{server.url}/api/me", headers={"X-Request-Id": "proxy-4711"})
    assert (told.status_code, told.headers["x-request-id"]) == (500, "proxy-4711")
    ours = [line for line in logged_lines(log, "/api/me") if line.get("request") == "proxy-4711"]
    assert [line["event"] for line in ours] == ["our fault", "request"]
    assert "KeyError" in ours[0]["exception"]
    assert (ours[1]["method"], ours[1]["path"], ours[1]["status"]) == ("GET", "/api/me", 500)


def test_an_id_that_is_no_id_is_not_repeated(server: Server) -> None:
    told = httpx.get(f"{server.url}/health", headers={"X-Request-Id": "forged line" * 20})
    assert told.headers["x-request-id"].isalnum()
    assert told.headers["x-request-id"] != httpx.get(f"{server.url}/health").headers["x-request-id"]


def test_the_log_holds_no_secret(logged: tuple[Server, io.StringIO]) -> None:
    server, log = logged
    ann = server.person()
    ann.post("/api/register", {"name": "Ann", "password": "correct horse"})
    link = ann.post(f"/api/tables/{ann.table()}/seats/0/link")["link"]
    secret = link.rpartition("/")[2]
    server.person().open_link(link)
    httpx.get(f"{server.url}/seat/{secret}")
    httpx.get(f"{server.url}/api/links/{secret}?from={secret}")
    httpx.get(f"{server.url}/health")
    paths = [line.get("path") for line in logged_lines(log, "/health")]
    assert (paths.count("/api/links/…"), paths.count("/seat/…")) == (2, 1)
    text = log.getvalue()
    for each in (secret, "correct horse", ann.cookie):
        assert each not in text


def test_a_seat_s_link_is_cut_off_before_its_secret() -> None:
    assert shown_path("/seat/abc") == "/seat/…"
    assert shown_path("/table/ABCDEF") == "/table/ABCDEF"
