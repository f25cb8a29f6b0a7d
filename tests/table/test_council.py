"""Where a group decides together: everybody reads the question, proposes, votes and says when they are ready."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.harness import Line, Person, Server, options_of

pytestmark = pytest.mark.rule("TW-4.3")


def group(server: Server, people: int = 2, game: str = "twom", **wish: Any) -> list[Line]:
    """A table with a person on each seat; of This War of Mine if nothing is said."""
    persons = [server.person() for _ in range(people)]
    code = persons[0].table(people, game=game, **wish)
    for seat, person in enumerate(persons[1:], start=1):
        person.sit(code, seat)
    return [person.enter(code) for person in persons]


def split(lines: list[Line]) -> tuple[Line, Line]:
    """Who leads, and somebody who does not."""
    leader = next(line for line in lines if line.mine is not None)
    return leader, next(line for line in lines if line is not leader)


def answered(lines: list[Line], option: str) -> None:
    leader, _ = split(lines)
    leader.answer(option)
    update = leader.hear_until("update")
    for line in lines:
        line.hear_serial(update["serial"])


@pytest.fixture
def both(server: Server) -> list[Line]:
    return group(server)


def test_everybody_reads_the_whole_question(both: list[Line]) -> None:
    leader, other = split(both)
    assert other.mine is None
    assert other.questions == leader.questions
    assert options_of(other.questions[0]) == ["read_on"]


def test_a_proposal_and_a_vote_are_seen_by_all_and_change_nothing(server: Server) -> None:
    lines = group(server, 3)
    answered(lines, "read_on")
    leader, _ = split(lines)
    others = [line for line in lines if line is not leader]
    question = leader.mine
    assert question is not None
    option = options_of(question)[0]
    for other in others:
        other.say(say="propose", serial=question["serial"], option=option)
    while len(leader.voices["votes"]) < 2:
        leader.hear_until("voices")
    assert {vote["option"] for vote in leader.voices["votes"]} == {option}
    assert leader.serial == 1
    # One voice each: a later proposal takes the earlier one back, an empty one all of it.
    others[0].say(say="propose", serial=question["serial"], option="commit")
    others[1].say(say="propose", serial=question["serial"], option="")
    while [vote["option"] for vote in leader.voices["votes"]] != ["commit"]:
        leader.hear_until("voices")


def test_a_proposal_stays_while_it_can_still_be_answered(both: list[Line]) -> None:
    answered(both, "read_on")
    leader, other = split(both)
    question = leader.mine
    assert question is not None
    other.say(say="propose", serial=question["serial"], option="commit")
    leader.hear_until("voices")
    work = next(option for option in options_of(question) if option.startswith("assign:"))
    answered(both, work)
    assert [vote["option"] for vote in other.voices["votes"]] == ["commit"]
    answered(both, "commit")
    assert other.voices["votes"] == []


def test_what_was_done_is_no_longer_proposed(both: list[Line]) -> None:
    answered(both, "read_on")
    leader, other = split(both)
    question = leader.mine
    assert question is not None
    work = next(option for option in options_of(question) if option.startswith("assign:"))
    other.say(say="propose", serial=question["serial"], option=work)
    leader.hear_until("voices")
    answered(both, work)
    assert leader.voices["votes"] == []


def test_what_is_not_offered_cannot_be_proposed_and_the_leader_has_no_vote(both: list[Line]) -> None:
    leader, other = split(both)
    other.say(say="propose", serial=0, option="fly")
    assert other.hear_until("refused")["code"] == "not-offered"
    other.say(say="propose", serial=7, option="read_on")
    assert other.hear_until("refused")["code"] == "stale"
    leader.say(say="propose", serial=0, option="read_on")
    assert leader.hear_until("refused")["code"] == "not-asked"


def test_an_answer_waits_until_the_time_is_over_or_all_others_are_ready(server: Server) -> None:
    lines = group(server, discussion=600)
    leader, other = split(lines)
    while leader.voices["wait"] == 0:  # as long as nobody else was there, nobody had to be waited for
        leader.hear()
    leader.answer("read_on")
    assert leader.hear_until("refused")["code"] == "too-early"
    other.say(say="ready", serial=0)
    assert leader.hear_until("voices")["voices"]["ready"] == [other.you]
    assert leader.voices["wait"] == 0
    answered(lines, "read_on")
    # The journal was passed: there is something new to talk about.
    leader, other = split(lines)
    assert leader.voices["ready"] == []
    assert leader.voices["wait"] > 590


def test_a_plan_that_all_have_seen_is_gone_on_with_at_once(server: Server) -> None:
    lines = group(server, discussion=600)
    for _ in range(2):
        leader, other = split(lines)
        question = leader.mine
        assert question is not None
        other.say(say="ready", serial=question["serial"])
        while not leader.voices["ready"]:
            leader.hear()
        answered(lines, options_of(question)[0])
    leader, other = split(lines)
    assert leader.voices["ready"] == [other.you]
    assert leader.voices["wait"] == 0


def test_whoever_is_alone_waits_for_nobody(ann: Person) -> None:
    line = ann.enter(ann.table(1, game="twom", discussion=600))
    assert line.voices["wait"] == 0
    line.answer("read_on")
    assert line.hear_until("update")["serial"] == 1


@pytest.mark.rule("TW-4.5")
def test_the_next_on_the_left_answers_for_a_leader_who_is_not_there(server: Server) -> None:
    lines = group(server, 3)
    leader, _ = split(lines)
    assert leader.you is not None
    here = {line.you: line for line in lines if line is not leader}
    left, right = here[(leader.you + 1) % 3], here[(leader.you + 2) % 3]
    leader.close()
    while left.voices["deputy"] is None:
        left.hear()
    assert left.voices["deputy"] == left.you
    right.say(say="answer", serial=0, option="read_on")
    assert right.hear_until("refused")["code"] == "not-asked"
    left.say(say="answer", serial=0, option="read_on")
    assert left.hear_until("update")["serial"] == 1


def test_where_everybody_plays_for_themselves_nobody_votes(ann: Person) -> None:
    line = ann.enter(ann.table(1, ("greedy",)))
    line.say(say="propose", serial=line.serial, option="rest")
    assert line.hear_until("refused")["code"] == "not-asked"


@pytest.mark.rule("ST-15.5")
def test_a_team_decides_together_at_its_binder_and_each_for_themselves_on_the_map(server: Server) -> None:
    lines = group(server, game="stalker", config={"mode": "campaign", "consent": False})
    for stalker in ("stalker:borsuk", "stalker:velet"):
        answered(lines, stalker)
    answered(lines, "lead:0")
    answered(lines, "done")
    leader, other = split(lines)
    question = leader.mine
    assert question is not None
    assert other.questions == leader.questions
    other.say(say="propose", serial=question["serial"], option="visit:103")
    while [vote["option"] for vote in leader.voices["votes"]] != ["visit:103"]:
        leader.hear_until("voices")
    for option in ("visit:A1", "done", "done", "done"):
        answered(lines, option)
    _, other = split(lines)
    assert not any(options_of(question) for question in other.questions)
    other.say(say="propose", serial=other.questions[0]["serial"], option="pass")
    assert other.hear_until("refused")["code"] == "not-asked"
