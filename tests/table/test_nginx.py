"""The example of a proxy in ``docs/hosting.md``, as it stands there, before a real server; only where nginx is at hand."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.table.harness import PATIENCE, WIDE, Server, options_of, settings_for

NGINX, OPENSSL = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/bin"), shutil.which("openssl")
pytestmark = pytest.mark.skipif(NGINX is None or OPENSSL is None, reason="nginx and openssl are not installed")
ADDRESS = "https://cordon.example"
AROUND = """
{user}
daemon off;
pid {folder}/pid;
error_log stderr;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{example}
}}
"""


@pytest.fixture
def proxied(tmp_path: Path) -> Iterator[tuple[Server, int]]:
    """A server whose visitors come by the proxy, and the proxy's port."""
    limits = msgspec.structs.replace(WIDE, guests=(0.0001, 3.0))
    settings = settings_for(f"sqlite:///{tmp_path / 'table.db'}", address=ADDRESS, limits=limits)
    with Server(settings) as server, ExitStack() as running:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = int(probe.getsockname()[1])
        config = tmp_path / "nginx.conf"
        user = "" if os.getuid() else "user root;"  # the folder is for nobody else
        config.write_text(AROUND.format(user=user, folder=tmp_path, example=example(tmp_path, port, server.port)))
        process = subprocess.Popen([str(NGINX), "-p", str(tmp_path), "-c", str(config)])
        running.callback(process.wait, PATIENCE)
        running.callback(process.terminate)
        for _ in range(400):
            assert process.poll() is None, "nginx does not take the example"
            try:
                httpx.get(f"https://127.0.0.1:{port}/health", verify=False)
                break
            except httpx.TransportError:
                time.sleep(0.05)
        yield server, port


def example(folder: Path, port: int, behind: int) -> str:
    """The block of the page, with other ports and a certificate of its own."""
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    command = [
        str(OPENSSL),
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-days",
        "1",
        "-subj",
        "/CN=cordon.example",
    ]
    subprocess.run([*command, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")
    found = re.search(r"```nginx\n(.*?)```", page, re.S)
    assert found is not None
    text = found[1]
    for there, here in (
        ("listen 443", f"listen 127.0.0.1:{port}"),
        ("/etc/letsencrypt/live/cordon.example/fullchain.pem", str(certificate)),
        ("/etc/letsencrypt/live/cordon.example/privkey.pem", str(key)),
        ("http://127.0.0.1:8000", f"http://127.0.0.1:{behind}"),
    ):
        assert there in text
        text = text.replace(there, here)
    return text


def visitor(port: int, address: str) -> httpx.Client:
    """Somebody from another address of this machine, who knows the server by its name."""
    transport = httpx.HTTPTransport(verify=False, local_address=address)
    headers = {"Host": "cordon.example", "Origin": ADDRESS}
    return httpx.Client(base_url=f"https://127.0.0.1:{port}", transport=transport, headers=headers, timeout=PATIENCE)


def test_a_match_is_played_through_the_proxy_of_the_example(proxied: tuple[Server, int]) -> None:
    _, port = proxied
    with visitor(port, "127.0.0.2") as ann:
        me = ann.get("/api/me")
        assert "secure" in me.headers["set-cookie"].lower()
        assert "strict-transport-security" in me.headers
        cookie = re.match(r"cordon=([^;]+)", me.headers["set-cookie"])
        assert cookie is not None
        ann.headers["Cookie"] = f"cordon={cookie[1]}"
        code = ann.post("/api/tables", json={"game": "zona", "seats": [{}]}).json()["code"]
        assert ann.post(f"/api/tables/{code}/seats/0/link").json()["link"].startswith(f"{ADDRESS}/seat/")
        large = ann.post("/api/import", content=b"x" * 4_500_000)
        # The server ends the line while the rest is still on its way, which nginx may tell as 502.
        assert large.status_code == 502 or large.json()["code"] == "too-large", "it is the server that refuses"
        for path in ("/metrics", "/ready"):
            assert ann.get(path).status_code == 404
        trusting = ssl.create_default_context()
        trusting.check_hostname, trusting.verify_mode = False, ssl.CERT_NONE
        where = socket.create_connection(("127.0.0.1", port), source_address=("127.0.0.2", 0))
        with connect(
            f"wss://cordon.example/ws/{code}",
            sock=where,
            ssl=trusting,
            origin=Origin(ADDRESS),
            additional_headers={"Cookie": ann.headers["Cookie"]},
        ) as line:
            line.send('{"say":"hello","protocol":1,"language":"en"}')
            question = heard(line, "welcome")["questions"][0]
            full = {**question, "low": question.get("low"), "choices": [usual(each) for each in question["choices"]]}
            line.send(json.dumps({"say": "answer", "serial": question["serial"], "option": options_of(full)[0]}))
            assert heard(line, "update")["serial"] == 1


def usual(choice: dict[str, Any]) -> dict[str, Any]:
    return {"why": "", "anytime": False, **choice}


def heard(line: Any, kind: str) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(line.recv(PATIENCE))
        if message["tell"] == kind:
            return message


def test_visitors_have_limits_of_their_own_behind_the_proxy_of_the_example(proxied: tuple[Server, int]) -> None:
    """And nobody has more of them by writing another address into the head of a request."""
    _, port = proxied
    with visitor(port, "127.0.0.2") as ann, visitor(port, "127.0.0.3") as ben:
        forged = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(4)]
        assert [new(ann, each) for each in forged] == [200, 200, 200, 429]
        assert new(ben, {}) == 200


def new(somebody: httpx.Client, headers: dict[str, str]) -> int:
    """Somebody comes without a cookie."""
    somebody.cookies.clear()
    return somebody.get("/api/me", headers=headers).status_code
