"""A bot that thinks ahead at a table does so in a process of its own."""

from __future__ import annotations

import pytest

from cordon.bots.search import Searcher
from cordon.table.workshop import Workshop
from tests.table.harness import Person, Server, options_of


def play_to_the_bot(ann: Person, bot: str) -> None:
    """A match of two, until the bot has answered some questions."""
    line = ann.enter(ann.table(1, (bot,), seed=4))
    answered = 0
    while answered < 6:
        serial = line.serial
        mine = line.mine
        if mine is not None:
            line.answer(options_of(mine)[0])
        line.hear_serial(serial + 1)
        answered += mine is None


def test_its_thoughts_come_from_another_process(server: Server, ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def here(*_: object) -> None:
        raise AssertionError("a bot thinks in the server's own process")

    monkeypatch.setattr(Searcher, "think", here)
    play_to_the_bot(ann, "calm")
    assert any(shop.process is not None for shop in server.rooms.minds.shops)


def test_one_that_cannot_think_in_time_answers_off_hand(
    server: Server, ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nothing(*_: object) -> bytes:
        return b""

    monkeypatch.setattr(Workshop, "_exchange", nothing)
    play_to_the_bot(ann, "steady")
