"""The socket: hello, answers and refusals, undo, chat, languages, presence, spectators."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest

from tests.table.harness import Line, Person, Server, options_of, settings_for


def answered(line: Line, count: int = 1, seed: int = 1) -> None:
    """Answer so many questions of the own."""
    luck = random.Random(seed)
    for _ in range(count):
        question = line.wait_for_question()
        assert question is not None
        line.answer(luck.choice(options_of(question)))
        line.hear_until("update")


def test_a_welcome_tells_everything(ann: Person) -> None:
    code = ann.table(1)
    line = ann.enter(code, "en")
    assert line.table["code"] == code
    assert line.view["seat"] == 0
    (question,) = line.questions
    assert question["kind"] == "keep_board.choose"
    assert len(question["choices"]) == 2
    assert all(choice["label"] and choice["details"] for choice in question["choices"])


def test_an_answer_brings_lines_and_the_next_question(ann: Person) -> None:
    line = ann.enter(ann.table(1))
    question = line.mine
    assert question is not None
    line.answer(question["choices"][0]["option"])
    update = line.hear_until("update")
    assert update["serial"] == 1
    assert update["lines"]
    assert all(told["rule"] for told in update["lines"])
    assert "scavengers" in update["changed"]
    (question,) = update["questions"]
    assert question["kind"] == "take_turn.choose"
    assert not any(choice["why"] for choice in question["choices"])
    assert question["closed"] > 0


def test_what_the_rules_forbid_is_told_when_somebody_looks_at_it(ann: Person) -> None:
    line = ann.enter(ann.table(1))
    answered(line)
    question = line.wait_for_question()
    assert question is not None
    line.say(say="why", serial=question["serial"])
    told = line.hear_until("closed")
    assert (told["serial"], told["seat"]) == (question["serial"], 0)
    assert len(told["choices"]) == question["closed"] > 0
    assert all(choice["why"] and choice["label"] and choice["rule"].startswith("ZO-") for choice in told["choices"])
    assert line.mine == question
    line.say(say="why", serial=question["serial"] - 1)
    assert line.hear_until("refused")["code"] == "stale"


def test_only_whoever_reads_a_question_is_told_what_is_forbidden_there(ann: Person, ben: Person) -> None:
    code = ann.table(2)
    one, other = ann.enter(code), ben.enter(code)
    question = one.mine
    assert question is not None
    other.say(say="why", serial=question["serial"])
    assert other.hear_until("refused")["code"] == "stale"


def test_what_lies_side_by_side_says_at_once_what_is_forbidden_and_the_rest_of_a_plan_has_its_labels(
    ann: Person,
) -> None:
    line = ann.enter(ann.table(1, game="twom"))
    while (question := line.wait_for_question()) and question["kind"] != "action_stage.assign":
        line.answer(options_of(question)[0])
        line.hear_until("update")
    assert question is not None
    assert {choice["option"] for choice in question["choices"] if choice["why"]} <= {"commit"}
    line.say(say="why", serial=question["serial"])
    told = line.hear_until("closed")
    actions = {choice["option"].split(":", 2)[2] for choice in told["choices"]}
    assert actions <= told["facts"]["labels"].keys()
    assert not actions <= question["facts"]["labels"].keys()


def test_a_doubled_answer_is_refused_politely_and_changes_nothing(ann: Person) -> None:
    line = ann.enter(ann.table(1))
    question = line.mine
    assert question is not None
    option = question["choices"][0]["option"]
    line.answer(option)
    line.answer(option, question)
    line.hear_until("update")
    refused = line.hear_until("refused")
    assert refused["code"] == "stale"
    assert line.serial == 1


def test_what_would_come_of_an_option_is_told_to_whoever_asks_and_changes_nothing(ann: Person) -> None:
    line = ann.enter(ann.table(1, game="stalker"))
    while (question := line.wait_for_question()) and question["kind"] != "turn.choose":
        line.answer(options_of(question)[0])
        line.hear_until("update")
    assert question is not None
    goal, route = next(iter(question["facts"]["routes"]["move"].items()))
    line.say(say="ask", serial=question["serial"], option="move", through=[goal])
    told = line.hear_until("preview")
    assert (told["option"], told["through"]) == ("move", [goal])
    assert told["facts"]["route"] == route
    assert line.mine == question
    line.say(say="ask", serial=question["serial"] - 1, option="move", through=[goal])
    assert line.hear_until("refused")["code"] == "stale"


def test_a_spectator_asks_in_vain(server: Server, ann: Person) -> None:
    watching = server.watch(ann.table(1, game="stalker"))
    watching.say(say="hello", protocol=1, language="en")
    watching.hear_until("welcome")
    watching.say(say="ask", serial=0, option="move", through=[])
    assert watching.hear_until("refused")["code"] == "not-yours"


def test_what_is_not_offered_is_refused_with_the_rule_that_forbids_it(ann: Person) -> None:
    line = ann.enter(ann.table(1))
    answered(line)
    question = line.wait_for_question()
    assert question is not None
    line.say(say="why", serial=question["serial"])
    closed = line.hear_until("closed")["choices"][0]
    for option, rule in ((closed["option"], closed["rule"]), ("fly:moon", "")):
        line.answer(option)
        refused = line.hear_until("refused")
        assert (refused["code"], refused["rule"]) == ("not-offered", rule)
    assert line.mine == question


def test_nobody_answers_for_another_seat(ann: Person, ben: Person) -> None:
    code = ann.table(2)
    one = ann.enter(code)
    ben.sit(code, 1)
    other = ben.enter(code)
    answered(one)
    answered(other)
    one.hear_serial(2)
    asked, waiting = (one, other) if one.mine is not None else (other, one)
    question = asked.mine
    assert question is not None
    waiting.say(say="answer", serial=question["serial"], option=options_of(question)[0])
    assert waiting.hear_until("refused")["code"] == "not-asked"


def test_others_see_whom_the_table_waits_for_but_not_what_is_offered(ann: Person, ben: Person) -> None:
    code = ann.table(2)
    one = ann.enter(code)
    ben.sit(code, 1)
    ben.patch("/api/me", {"name": "Ben"})
    told: dict[str, Any] = {"text": ""}
    while told["text"] != "Waiting for Ben.":
        one.hear_until("update")
        told = next(question for question in one.questions if question["seat"] == 1)
    assert told["choices"] == []


def test_a_question_that_others_leave_open_keeps_its_serial(ann: Person, ben: Person) -> None:
    code = ann.table(2)
    ben.sit(code, 1)
    one, other = ann.enter(code), ben.enter(code)
    question = other.mine
    assert question is not None
    answered(one)
    other.answer(options_of(question)[0], question)
    message = other.hear_until("update", serial=2)
    assert message["serial"] == 2


def test_both_tabs_of_a_person_are_live(ann: Person) -> None:
    code = ann.table(1)
    one, other = ann.enter(code), ann.enter(code)
    answered(one)
    other.hear_until("update")
    answered(other)
    one.hear_until("update")
    assert one.serial == other.serial == 2
    assert one.view == other.view


def test_a_spectator_sees_the_table_and_answers_nothing(server: Server, ann: Person) -> None:
    code = ann.table(1)
    line = ann.enter(code)
    stranger = server.watch(code)
    stranger.say(say="hello", protocol=1, language="en")
    stranger.hear_until("welcome")
    assert (stranger.you, stranger.view["seat"], stranger.undo) == (None, None, [])
    stranger.say(say="answer", serial=0, option="keep:iwan")
    assert stranger.hear_until("refused")["code"] == "not-yours"
    stranger.say(say="undo", serial=0)
    assert stranger.hear_until("refused")["code"] == "not-yours"
    stranger.say(say="chat", text="hello")
    assert stranger.hear_until("refused")["code"] == "not-yours"
    answered(line)
    assert stranger.hear_until("update")["lines"]


def test_a_connection_comes_back_to_the_middle_of_a_decision(ann: Person) -> None:
    code = ann.table(1, ("greedy",))
    line = ann.enter(code)
    answered(line, 5)
    question = line.wait_for_question()
    line.close()
    again = ann.enter(code)
    assert again.serial == line.serial
    assert again.mine == question
    assert again.journal == line.journal
    answered(again)


def test_presence_is_seen_by_the_others(ann: Person, ben: Person) -> None:
    code = ann.table(2)
    line = ann.enter(code)
    ben.sit(code, 1)
    other = ben.enter(code)
    while not line.table["seats"][1]["online"]:
        line.hear_until("seats")
    other.close()
    while line.table["seats"][1]["online"]:
        line.hear_until("seats")
    assert line.table["seats"][1]["person"] == ben.id


def test_whoever_takes_a_seat_while_watching_is_asked_at_once(ann: Person, ben: Person) -> None:
    code = ann.table(2)
    watching = ben.enter(code)
    assert watching.you is None
    ben.sit(code, 1)
    watching.hear_until("welcome")
    assert [question["seat"] for question in watching.questions if question["choices"]] == [1]
    ann.post(f"/api/tables/{code}/seats/1/leave")
    watching.hear_until("welcome")
    assert not any(question["choices"] for question in watching.questions)


def test_a_bot_plays_in_a_person_s_place_until_they_are_back(ann: Person, ben: Person) -> None:
    code = ann.table(2)
    ben.sit(code, 1)
    line, other = ann.enter(code), ben.enter(code)
    ann.post(f"/api/tables/{code}/seats/0/bot", {"bot": "random"})
    answered(other)
    line.hear_serial(2)
    line.say(say="answer", serial=line.serial, option="rest")
    assert line.hear_until("refused")["code"] == "not-yours"
    ann.post(f"/api/tables/{code}/seats/0/bot", {"bot": ""})
    line.hear_until("seats")
    back, other = ann.enter(code), ben.enter(code)
    while back.mine is None:  # the bot may have ended its turn
        answered(other)
        back.hear_until("update")
    answered(back)


# --- undo -------------------------------------------------------------------------------------------------------------


def test_an_answer_is_taken_back_at_a_free_table(ann: Person) -> None:
    line = ann.enter(ann.table(1))
    answered(line, 1)
    view, question, journal = dict(line.view), line.mine, list(line.journal)
    answered(line, 1)
    assert line.undo[0]["level"] == "choice"
    line.say(say="undo", serial=line.serial, level="choice")
    update = line.hear_until("update")
    assert (update["taken_back"], update["keep"]) == (1, 1)
    assert line.view == view
    assert line.journal[: len(journal)] == journal
    assert line.mine is not None
    assert question is not None
    assert line.mine["choices"] == question["choices"]
    assert line.mine["serial"] == 3


def test_a_second_look_is_shown_to_everybody_and_stays(server: Server, ann: Person) -> None:
    code = ann.table(1)
    line = ann.enter(code)
    watching = server.watch(code)
    watching.say(say="hello", protocol=1, language="de")
    watching.hear_until("welcome")
    while not (line.undo and line.undo[0]["second_look"]):
        answered(line)
    line.say(say="undo", serial=line.serial, level="choice")
    update = line.hear_until("update")
    assert [told["second_look"] for told in update["lines"]] == [True]
    watching.hear_serial(line.serial)
    assert watching.journal[-1]["text"].startswith("Zweiter Blick")
    answered(line)
    again = ann.enter(code)
    assert again.journal == line.journal
    assert sum(told["second_look"] for told in again.journal) == 1


def test_second_looks_stay_however_far_one_goes_back(ann: Person) -> None:
    code = ann.table(1)
    line = ann.enter(code)
    answered(line, 8)
    for to, more in ((6, 4), (8, 5), (3, 2), (3, 6), (1, 3)):
        line.say(say="undo", serial=line.serial, to=to)
        line.hear_until("update")
        assert ann.enter(code).journal == line.journal
        answered(line, more, seed=to)
    assert ann.enter(code).journal == line.journal
    assert sum(told["second_look"] for told in line.journal) >= 3


def test_a_strict_table_keeps_new_information(ann: Person) -> None:
    line = ann.enter(ann.table(1, undo="strict"))
    answered(line, 1)
    while any(level["level"] == "choice" for level in line.undo):
        answered(line)
    assert line.undo == []
    line.say(say="undo", serial=line.serial, level="choice")
    refused = line.hear_until("refused")
    assert refused["code"] == "undo"
    assert "second look" in refused["message"]


def test_at_a_strict_table_nobody_takes_back_what_others_answered(ann: Person, ben: Person) -> None:
    code = ann.table(2, undo="strict", config={"character_draft": "open"})
    ben.sit(code, 1)
    lines = [ann.enter(code), ben.enter(code)]
    for _ in range(2):
        for line in lines:
            line.hear_serial(max(each.serial for each in lines))
        asked = next(line for line in lines if line.mine is not None)
        other = lines[1 - lines.index(asked)]
        answered(asked)
        other.hear_serial(asked.serial)
        other.say(say="undo", serial=other.serial, level="choice")
        assert other.hear_until("refused")["code"] == "undo"


def test_undo_skips_what_bots_answered_since(ann: Person) -> None:
    line = ann.enter(ann.table(1, ("greedy", "greedy")))
    answered(line, 3)
    question = line.wait_for_question()
    assert question is not None
    serial = line.serial
    before = len(line.journal)
    while True:
        answered(line)
        line.wait_for_question()
        if line.serial > serial + 3:
            break
        serial = line.serial
    line.say(say="undo", serial=line.serial, level="choice")
    line.hear_until("update")
    assert line.mine is not None
    assert before


def test_undo_goes_back_to_a_line_of_the_journal(ann: Person) -> None:
    line = ann.enter(ann.table(1))
    answered(line, 6)
    line.say(say="undo", serial=line.serial, to=2)
    update = line.hear_until("update")
    assert (update["keep"], update["taken_back"]) == (2, 4)
    assert all(told["answer"] <= 2 for told in line.journal)
    for wrong in (2, 99):
        line.say(say="undo", serial=line.serial, to=wrong)
        assert line.hear_until("refused")["code"] == "undo"


def test_a_stale_undo_is_refused(ann: Person) -> None:
    line = ann.enter(ann.table(1))
    answered(line, 2)
    line.say(say="undo", serial=line.serial - 1)
    assert line.hear_until("refused")["code"] == "stale"


# --- words ------------------------------------------------------------------------------------------------------------


def test_another_language_tells_everything_again(ann: Person) -> None:
    line = ann.enter(ann.table(1), "en")
    answered(line, 3)
    before = (line.view, [told["event"] for told in line.journal])
    line.say(say="language", language="de")
    welcome = line.hear_until("welcome")
    assert welcome["language"] == "de"
    assert (line.view, [told["event"] for told in line.journal]) == before


def test_people_at_one_table_read_their_own_languages(ann: Person, ben: Person) -> None:
    code = ann.table(2)
    ben.sit(code, 1)
    one, other = ann.enter(code, "en"), ben.enter(code, "de")
    waiting = next(question["text"] for question in other.questions if question["seat"] == 0)
    assert waiting == f"Wir warten auf {ann.me['name']}."
    waiting = next(question["text"] for question in one.questions if question["seat"] == 1)
    assert waiting == f"Waiting for {ben.me['name']}."


def test_chat_is_heard_by_all_and_by_those_who_come_later(ann: Person, ben: Person) -> None:
    code = ann.table(2)
    one, other = ann.enter(code), ben.enter(code)
    one.say(say="chat", text="  <b>hi</b>\u0000\n ")
    told = other.hear_until("chat")["line"]
    assert (told["name"], told["text"], told["seat"]) == (ann.me["name"], "<b>hi</b>", 0)
    assert ben.enter(code).chat == [told]


def test_a_ping_is_answered(ann: Person) -> None:
    line = ann.enter(ann.table(1))
    line.say(say="ping")
    assert line.hear_until("pong")


# --- the beginning and the end of a line ------------------------------------------------------------------------------


def test_an_unknown_table_is_told_by_the_close_code(server: Server) -> None:
    line = server.watch("XXXXXX")
    line.say(say="hello", protocol=1, language="en")
    assert line.closed() == 4404


HELLO: dict[str, Any] = {"say": "hello", "protocol": 1, "language": "en"}


@pytest.mark.parametrize("first", [{"say": "ping"}, {**HELLO, "protocol": 99}, {**HELLO, "since": 3}])
def test_without_a_hello_of_this_version_nothing_is_told(server: Server, ann: Person, first: dict[str, Any]) -> None:
    line = server.watch(ann.table(1))
    line.say(**first)
    line.hear_until("refused", code="protocol")
    assert not line.view
    assert line.closed() == 4400


def test_a_page_of_another_site_gets_no_socket(server: Server, ann: Person) -> None:
    line = server.watch(ann.table(1), cookie=ann.cookie, origin="https://evil.example")
    assert line.closed() == 1008
    assert line.raw == []


# --- discussion -------------------------------------------------------------------------------------------------------


def test_while_the_table_discusses_no_answer_counts(ann: Person) -> None:
    line = ann.enter(ann.table(1, discussion=600))
    question = line.mine
    assert question is not None
    assert 590 < line.voices["wait"] <= 600
    line.answer(options_of(question)[0])
    refused = line.hear_until("refused")
    assert refused["code"] == "too-early"
    assert line.serial == 0


# --- matches in memory ------------------------------------------------------------------------------------------------


def test_a_match_that_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Any) -> None:
    settings = settings_for(f"sqlite:///{tmp_path / 'table.db'}", idle=1.0)
    with Server(settings) as server:
        ann = server.person()
        code = ann.table(1)
        line = ann.enter(code)
        answered(line, 4)
        line.close()
        for _ in range(200):
            if code not in server.rooms.rooms:
                break
            time.sleep(0.05)
        assert code not in server.rooms.rooms
        again = ann.enter(code)
        assert (again.serial, again.journal, again.view) == (line.serial, line.journal, line.view)
        again.say(say="undo", serial=again.serial)
        again.hear_until("update")
