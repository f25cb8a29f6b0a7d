"""Whole matches over real sockets."""

from __future__ import annotations

import random
from typing import Any

from tests.table.harness import Line, Server, options_of


def play_on(lines: list[Line], luck: random.Random, most: int = 5000) -> int:
    """Let people answer at random until the match is over; how many answers it took."""
    for count in range(most):
        asked = next((line for line in lines if line.mine is not None), None)
        if asked is None:
            if not lines[0].questions:
                return count
            for line in lines:
                line.hear()
            continue
        before = asked.serial
        asked.answer(luck.choice(options_of(asked.mine or {})))
        while asked.serial == before:
            message = asked.hear()
            assert message["tell"] != "refused", message
        for line in lines:
            line.hear_serial(asked.serial)
    raise AssertionError("the match does not end")


def test_two_people_and_a_bot_play_a_whole_match(server_on: Server) -> None:
    ann, ben = server_on.person(), server_on.person()
    code = ann.table(2, ("greedy",))
    ben.sit(code, 1)
    lines = [ann.enter(code, "en"), ben.enter(code, "de")]
    assert [line.you for line in lines] == [0, 1]
    assert play_on(lines, random.Random(3)) > 20
    for line in lines:
        assert line.view["outcome"] is not None
        while line.table["state"] != "over":
            line.hear()
        line.close()
    outcome: Any = lines[0].view["outcome"]
    assert lines[1].view["outcome"] == outcome
    again = ann.enter(code)
    assert again.journal == lines[0].journal
    assert again.view == lines[0].view
    assert ann.get(f"/api/tables/{code}")["outcome"] == outcome["result"]
    again.close()


def test_updates_lead_to_the_same_view_as_a_welcome(server: Server) -> None:
    ann = server.person()
    code = ann.table(1, ("greedy",))
    line, luck = ann.enter(code), random.Random(11)
    for _ in range(60):
        if line.wait_for_question() is None:
            break
        line.answer(luck.choice(options_of(line.mine or {})))
        line.hear_until("update")
    line.wait_for_question()
    fresh = ann.enter(code)
    assert fresh.serial == line.serial
    assert fresh.view == line.view
    assert fresh.journal == line.journal
    assert fresh.questions == line.questions
    assert fresh.undo == line.undo
