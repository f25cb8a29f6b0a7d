"""Behind a proxy: who somebody is for the limits, and by which name the server is called in links."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from cordon.kernel.errors import OptionError
from cordon.table.app import web_server
from cordon.table.database import migrate, understood
from cordon.table.settings import Limits, from_environment
from cordon.table.web import trusted
from tests.table.harness import Problem, Server, settings_for

FAR = "203.0.113.9"


def served(tmp_path: Path, **changes: Any) -> Server:
    return Server(settings_for(f"sqlite:///{tmp_path / 'table.db'}", **changes))


def statuses(server: Server, *addresses: str) -> list[int]:
    """What some requests are told, each of which a proxy says to come from an address."""
    return [httpx.get(f"{server.url}/health", headers={"X-Forwarded-For": each}).status_code for each in addresses]


def test_limits_go_by_the_address_that_a_trusted_proxy_tells(tmp_path: Path) -> None:
    with served(tmp_path, proxies=("127.0.0.0/8",), limits=Limits(requests=(0.001, 3.0))) as server:
        assert statuses(server, FAR, FAR, FAR, FAR) == [200, 200, 200, 429]
        assert statuses(server, "203.0.113.10") == [200]
        # What somebody writes before the proxy does is not believed.
        assert statuses(server, f"198.51.100.1, {FAR}") == [429]


def test_a_stranger_who_pretends_to_be_a_proxy_is_not_believed(tmp_path: Path) -> None:
    with served(tmp_path, proxies=("10.0.0.0/8",), limits=Limits(requests=(0.001, 3.0))) as server:
        # Entering the server has taken one of the three.
        assert statuses(server, "203.0.113.1", "203.0.113.2", "203.0.113.3") == [200, 200, 429]


def test_links_have_the_name_that_people_know(tmp_path: Path) -> None:
    with served(tmp_path, address="https://cordon.example/") as server:
        ann = server.person()
        code = ann.table()
        link = ann.post(f"/api/tables/{code}/seats/0/link")["link"]
        assert link.startswith("https://cordon.example/seat/")
        assert ann.get("/api/here")["addresses"] == ["https://cordon.example"]
        page = ann.http.get(f"/table/{code}").text
        assert f"https://cordon.example/table/{code}" in page


def test_a_page_of_the_public_name_is_no_foreign_one(tmp_path: Path) -> None:
    """Even if the proxy calls the server by another name."""
    with served(tmp_path, address="https://cordon.example") as server:
        ann = server.person(Origin="https://cordon.example")
        code = ann.table()
        line = server.watch(code, ann.cookie, origin="https://cordon.example")
        line.say(say="hello", protocol=1, language="en")
        assert line.hear()["tell"] == "welcome"
        with pytest.raises(Problem, match="foreign-origin"):
            server.person(Origin="https://evil.example").table()


def test_a_secure_proxy_makes_a_secure_cookie(server: Server) -> None:
    told = httpx.get(f"{server.url}/api/me", headers={"X-Forwarded-Proto": "https"})
    assert "secure" in told.headers["set-cookie"].lower()
    assert "strict-transport-security" in told.headers


def test_a_line_is_kept_for_longer_than_a_proxy_keeps_it(tmp_path: Path) -> None:
    """A proxy that asks by a line which was just closed here tells its visitor 502; nginx keeps them for a minute."""
    settings = settings_for(f"sqlite:///{tmp_path / 'table.db'}")
    migrate(understood(settings.database))
    assert web_server(settings).timeout_keep_alive > 60


def test_proxies_come_from_the_environment() -> None:
    found = from_environment("sqlite:///here.db", {"CORDON_PROXIES": "10.0.0.0/8, ::1"})
    assert trusted(found.proxies) == "10.0.0.0/8,::1"
    assert trusted(()) is None


def test_a_proxy_that_is_no_address_is_told() -> None:
    with pytest.raises(OptionError, match="CORDON_PROXIES"):
        trusted(("nginx",))
