"""Several people at one table, each with a browser and a language of their own; and people who only watch."""

from __future__ import annotations

import re

import msgspec
from playwright.sync_api import expect

from cordon.words.catalogue import Words
from tests.web import matches
from tests.web.conftest import Visit
from tests.web.visitor import Visitor, preferred

CYRILLIC = re.compile(r"[\u0400-\u04ff]{3}")


def asked(visitor: Visitor, code: str) -> list[int]:
    """The seats that the table waits for."""
    found: list[int] = visitor.page.request.get(f"/api/tables/{code}").json()["asked"]
    return found


def test_two_people_play_in_two_languages_and_one_reloads_in_mid_decision(visit: Visit) -> None:
    say = Words("uk", "zona").say
    ann, bohdan = visit(), visit(locale="uk-UA")

    ann.with_luck(7).open("/new")
    ann.field("Seats").select_option("2")
    ann.field("Seat 2").select_option("person")
    ann.field("Name of the table").fill("Thursday night")
    ann.button("Open the table").click()
    code = ann.code
    invited = ann.page.get_by_role("region", name="Invite others")
    expect(invited).to_contain_text(code)

    bohdan.called("Bohdan").open("/join")
    bohdan.field(say("page-join-code")).fill(code.lower())
    bohdan.button(say("page-join-go")).click()
    assert bohdan.code == code
    expect(bohdan.page.get_by_role("heading", level=1)).to_have_text("Thursday night")
    bohdan.button(say("page-seat-take")).click()
    expect(invited).to_have_count(0)

    people, reloaded, turns = [ann, bohdan], False, [0, 0]
    while min(turns) < 6:
        seat = asked(ann, code)[0]
        turns[seat] += 1
        mover = people[seat].wait()
        if seat == 1 and turns[seat] == 3:
            before = mover.question.inner_text(), mover.options()
            mover.page.reload()
            assert (mover.wait().question.inner_text(), mover.options()) == before
            reloaded = True
        assert bool(CYRILLIC.search(mover.question.inner_text())) == (seat == 1)
        mover.choose(preferred(mover.options()))
    assert reloaded

    # Both journals tell the same, each in its language.
    expect(ann.lines).not_to_have_count(0)
    expect(bohdan.lines).to_have_count(ann.lines.count())
    assert CYRILLIC.search(bohdan.journal.inner_text())
    assert not CYRILLIC.search(ann.journal.inner_text())


def test_chat_reaches_the_others_as_plain_text(visit: Visit) -> None:
    ann, ben = visit(), visit()
    code = ann.found_table(people=2)
    ann.open(f"/table/{code}")
    ben.open(f"/table/{code}")
    for visitor in (ann, ben):
        visitor.tab("Chat")
    ann.field("Say something").fill("<b>Watch the dogs</b>")
    ann.button("Send").click()
    expect(ben.page.get_by_role("list", name="Chat")).to_contain_text("<b>Watch the dogs</b>")


def test_a_second_tab_of_the_same_person_plays_the_same_seat(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table()}").wait()
    second = Visitor(ann.page.context.new_page()).open(ann.page.url).wait()
    assert second.options() == ann.options()
    question = ann.question.inner_text()
    ann.choose(ann.options()[0])
    expect(second.question).not_to_have_text(question)
    assert second.wait().options() == ann.wait().options()
    second.choose(preferred(second.options()))
    expect(ann.question).to_have_text(second.question.inner_text())
    assert second.errors == []


def test_a_seat_can_be_opened_on_another_device_by_its_link(visit: Visit) -> None:
    ann, phone = visit().called("Ann"), visit()
    ann.open(f"/table/{ann.found_table()}").wait()
    ann.button("Seat …").click()
    ann.button("Open on another device").click()
    link = ann.page.get_by_label(re.compile("^Open this address on the other device")).input_value()
    phone.open(link)
    phone.button("Play the seat of Ann").click()
    assert phone.code == ann.code
    assert phone.wait().options() == ann.options()
    phone.open(link)
    expect(phone.page.get_by_text("You sit at this table already.")).to_be_visible()


def test_a_spectator_does_not_see_the_finds_that_somebody_looks_through(visit: Visit) -> None:
    session = matches.at(matches.looking_through_finds, seats=2)
    ann, watcher = visit(), visit()
    ann.sit_down_at(matches.save(session, ("", "greedy")))
    watcher.open(f"/table/{ann.code}")
    expect(watcher.question).to_contain_text("Waiting for")

    # A find of which another copy lies open somewhere may be named for that one.
    public = msgspec.json.encode(session.spec.view(session.game, None)).decode()
    finds = {
        option.partition(":")[2]: ann.answer(option).locator(".name").inner_text()
        for option in ann.options()
        if option.startswith("keep:") and option.partition(":")[2].partition("-")[0] not in public
    }
    assert len(finds) >= 2
    own, seen = ann.text(), watcher.text()
    for card, name in finds.items():
        assert name in own
        assert name not in seen
        assert not re.search(rf"\b{re.escape(card)}\b", seen)
    expect(watcher.offered).to_have_count(0)


def test_a_spectator_does_not_see_the_news_that_somebody_has_looked_at(visit: Visit) -> None:
    session = matches.at(matches.knowing_the_news, 2, "random")
    card = session.game.state.peeked[0]
    ann, watcher = visit(), visit()
    ann.sit_down_at(matches.save(session, ("", "greedy")))
    watcher.open(f"/table/{ann.code}")
    expect(watcher.question).to_contain_text("Waiting for")
    private = ann.page.get_by_text("seen by you alone")
    expect(private.first).to_be_visible()
    name = private.first.inner_text().rpartition(": ")[2].strip()
    assert name
    seen = watcher.text()
    assert "seen by you alone" not in seen
    assert name not in seen
    assert not re.search(rf"\b{card}\b", seen)


def test_a_spectator_cannot_answer_or_undo(visit: Visit) -> None:
    ann, watcher = visit(), visit()
    ann.open(f"/table/{ann.found_table()}").wait()
    ann.choose(ann.options()[0])
    watcher.open(ann.page.url)
    expect(watcher.question).to_contain_text("Waiting for")
    expect(watcher.offered).to_have_count(0)
    expect(watcher.undo).to_have_count(0)
    watcher.page.keyboard.press("1")
    watcher.page.keyboard.press("u")
    ann.choose(preferred(ann.options()))
    expect(watcher.offered).to_have_count(0)


def test_a_friend_sits_down_by_a_link_under_a_name_of_their_own(visit: Visit) -> None:
    ann = visit().called("Ann")
    code = ann.found_table(people=2, name="Friday")
    link = ann.page.request.post(f"/api/tables/{code}/seats/1/link").json()["link"]
    ben = visit(locale="pl-PL").open(link)
    expect(ben.page.get_by_role("heading", level=1)).to_have_text("Miejsce przy stole „Friday”")
    name = ben.field("Imię")
    name.fill("ANN")
    ben.button("Usiądź jako ANN").click()
    expect(name).to_be_focused()
    expect(name).to_have_accessible_description(re.compile("siedzi już ktoś o imieniu „ANN”"))
    name.fill("Ben")
    ben.button("Usiądź jako Ben").click()
    assert ben.code == code
    seats = ann.page.request.get(f"/api/tables/{code}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Ann", "Ben"]
