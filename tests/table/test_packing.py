"""Sockets of browsers that can unpack: long messages come packed, and nobody floods the table with small bombs."""

from __future__ import annotations

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame
from websockets.sync.client import ClientConnection, connect

from cordon.table.web import PACKED_FROM
from tests.table.harness import Person, Server

HELLO = json.dumps({"say": "hello", "protocol": 1, "language": "en"})


def opened(server: Server, ann: Person, code: str) -> ClientConnection:
    address = f"{server.url.replace('http', 'ws', 1)}/ws/{code}"
    return connect(address, additional_headers={"Cookie": f"cordon={ann.cookie}"}, max_size=None)


def test_what_is_long_comes_packed_and_means_the_same(
    server: Server, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    frames: list[tuple[bool, int]] = []
    decode = PerMessageDeflate.decode

    def noted(self: PerMessageDeflate, frame: Frame, **more: Any) -> Frame:
        if type(self) is PerMessageDeflate:  # the browser's end
            frames.append((frame.rsv1, len(frame.data)))
        return decode(self, frame, **more)

    monkeypatch.setattr(PerMessageDeflate, "decode", noted)
    code = ann.table(1)
    plain = ann.enter(code)
    with opened(server, ann, code) as line:
        assert "no_context_takeover" in line.response.headers["Sec-WebSocket-Extensions"]  # type: ignore[union-attr]
        line.send(HELLO)
        while (welcome := json.loads(line.recv()))["tell"] != "welcome":
            pass
        assert welcome["view"] == plain.view
        is_packed, size = frames[-1]
        assert is_packed
        assert size < len(json.dumps(welcome)) / 2
        line.send(json.dumps({"say": "ping"}))
        while json.loads(line.recv())["tell"] != "pong":
            pass
        assert frames[-1] == (False, len(b'{"tell":"pong"}'))
        assert all(is_packed or size < PACKED_FROM for is_packed, size in frames)


def test_a_small_message_that_unpacks_to_a_huge_one_ends_the_line(server: Server, ann: Person) -> None:
    with opened(server, ann, ann.table(1)) as line:
        line.send(HELLO)
        line.send("0" * 1_000_000)  # packed by the client to about 1 kB
        with pytest.raises(ConnectionClosed) as ended:
            list(line)
        assert ended.value.rcvd is not None
        assert ended.value.rcvd.code == 1009
