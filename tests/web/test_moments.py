"""What a table reads aloud is held up: deaths, events, news, fate; as much of it as somebody wants."""

from __future__ import annotations

import re
from functools import cache, partial
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from cordon.bots.registry import bot
from cordon.games.registry import game
from cordon.games.stalker.events import FateRolled, LootTaken, StalkerDied, UnknownResolved
from cordon.games.twom.events import Died as PersonDied
from cordon.games.twom.events import FateDrawn
from cordon.games.zona.events import Died, EmissionStruck, NewsDrawn
from cordon.kernel import saves
from cordon.kernel.events import Event
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from tests.web.conftest import Visit
from tests.web.test_axe import assert_nothing_found, axe
from tests.web.visitor import Visitor

__all__ = ["axe"]

MOST = 400
LUCKS = 12
BOLTS = ("SC-T01", "SC-T02")
HIDDEN = """moment => {
    const over = moment.getBoundingClientRect();
    return [...document.querySelectorAll('.map .alight')].every((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const [left, top] = [x + width / 2, y + height / 2];
        return left > over.left && left < over.right && top > over.top && top < over.bottom;
    });
}"""
"""Whether all that is lit on the board lies below what is held up."""
ZONE: dict[str, Any] = {"mode": "survival", "scenario": "S01", "zone_map": "M01", "baskets": True}


@cache
def before(name: str, kind: type[Event], zone: bool = False) -> tuple[bytes, str]:
    """A match of one that is about to come to an event, and the answer that brings it, whatever the luck of the table."""
    for seed in range(1, 120):
        setup = Setup(1, seed, config=ZONE if zone else {})
        session, mind = Session(game(name), setup), bot("random", name, seed)
        given: list[str] = []
        while session.decisions and len(given) < MOST:
            decision = session.decisions[0]
            given.append(mind.choose(decision, partial(session.spec.view, session.game, decision.seat)))
            session.answer(decision.seat, given[-1])
            if brings(session, kind):
                again = Session(game(name), setup)
                for option in given[:-1]:
                    again.answer(0, option)
                save = saves.dump(again, {"bots": []})
                if all(brings_again(again, luck, given[-1], kind) for luck in range(LUCKS)):
                    return save, given[-1]
    raise AssertionError(kind)


def brings(session: Session[Any], kind: type[Event]) -> bool:
    """Whether the last answer brought an event of this kind."""
    events = [note.event for note in session.notes[-1]]
    return any(isinstance(event, kind) and fits(event, session.entries[-1].answer) for event in events)


def fits(event: Event, option: str) -> bool:
    """A stalker dies of a roll that lies there already, a survivor of hunger; an amount has no button. Bolts go into a
    pocket."""
    if isinstance(event, LootTaken):
        return event.token.startswith(BOLTS)
    if isinstance(event, StalkerDied):
        return option == "accept"
    return not option.isdigit() and (not isinstance(event, PersonDied) or event.cause == "hunger")


def brings_again(session: Session[Any], luck: int, option: str, kind: type[Event]) -> bool:
    """Whether it is brought by the luck of another table too: one that reads a save draws anew."""
    session.reseed(luck)
    session.answer(0, option)
    found = brings(session, kind)
    session.undo(second_look=True)
    return found


def come_to(visitor: Visitor, name: str, kind: type[Event], wish: str = "all", **more: Any) -> Locator:
    """Somebody who wants to see such moments, just after the answer that brings one."""
    save, option = before(name, kind, **more)
    visitor.open(f"/table/{visitor.bring(save)}").wishes(moments=wish).reads_moments()
    answer = visitor.page.locator(f'[data-option="{option}"]').first
    expect(answer).to_be_attached()
    visitor.settle()
    answer.click()
    moment = visitor.page.locator(f".moment[data-event={kind.__name__}]")
    if kind is PersonDied:
        # Who lets somebody go without is asked once more.
        sure = visitor.page.get_by_role("dialog", name="Are you sure?")
        expect(moment.or_(sure).first).to_be_visible()
        if sure.is_visible():
            sure.get_by_role("button").nth(1).click()
    return moment


DEATHS = [("zona", Died), ("stalker", StalkerDied), ("twom", PersonDied)]
CARDS = [("zona", NewsDrawn, False), ("twom", FateDrawn, False), ("stalker", FateRolled, True)]


@pytest.mark.parametrize(("name", "kind"), DEATHS)
def test_a_death_is_read_before_anything_else_is_asked(ann: Visitor, name: str, kind: type[Event]) -> None:
    page = come_to(ann, name, kind)
    expect(page).to_be_visible()
    expect(ann.offered).to_have_count(0)
    expect(page.get_by_role("heading", level=2)).not_to_be_empty()
    expect(page).to_have_attribute("aria-describedby", "moment-words")
    expect(page.locator("#moment-words")).to_contain_text(" ")
    expect(page.get_by_role("button", name="Go on")).to_be_focused()
    expect(page).to_have_class(re.compile("death"))
    ann.page.keyboard.press("Space")
    expect(page).to_have_count(0)
    expect(ann.ending.or_(ann.question).first).to_contain_text(" ")


@pytest.mark.parametrize(("name", "kind", "zone"), CARDS)
def test_cards_are_held_up_with_what_follows_from_them(visit: Visit, name: str, kind: type[Event], zone: bool) -> None:
    ann = visit(reduced_motion="no-preference")
    page = come_to(ann, name, kind, zone=zone)
    while not page.count():
        ann.page.keyboard.press(".")
    expect(page.locator(".face svg").first).to_be_visible()
    expect(page.get_by_role("heading", level=2)).not_to_be_empty()
    expect(ann.offered).to_have_count(0)
    ann.page.keyboard.press("k")
    ann.page.keyboard.press("Enter")
    expect(page).to_have_count(0)


def test_as_much_is_held_up_as_somebody_wants(visit: Visit) -> None:
    ann = visit(reduced_motion="no-preference")
    page = come_to(ann, "zona", NewsDrawn, "none")
    expect(ann.bar).to_contain_text("News:")
    expect(page).to_have_count(0)
    ann.open("/settings").page.get_by_label("Only what is important").check()
    assert ann.page.evaluate("JSON.parse(localStorage['cordon.settings']).moments") == "important"


def test_without_motion_cards_are_told_and_keep_nobody_waiting(ann: Visitor) -> None:
    page = come_to(ann, "stalker", FateRolled, zone=True)
    expect(ann.ending.or_(ann.question).first).to_contain_text(" ")
    ann.settle()
    expect(page).to_have_count(0)
    expect(ann.page.get_by_role("status").filter(has_text="fate").first).to_be_attached()


@pytest.mark.parametrize(("name", "kind"), [("stalker", UnknownResolved), ("zona", EmissionStruck)])
def test_what_a_moment_changes_is_lit_beside_it(visit: Visit, axe: str, name: str, kind: type[Event]) -> None:
    ann = visit(reduced_motion="no-preference")
    page = come_to(ann, name, kind)
    while not page.count():
        ann.page.keyboard.press(".")
    lit = ann.page.locator(".map .alight")
    expect(lit.first).to_be_attached()
    ann.page.keyboard.press("k")
    expect(page).to_have_class(re.compile("left|right"))
    if name == "zona":  # what lies in the very middle of the small map cannot be left free
        expect(ann.page.locator(".left .seat.alight")).to_be_visible()
    else:
        assert not page.evaluate(HIDDEN)
    expect(page).not_to_contain_text(re.compile(r"\d\.[A-Z] \("))
    assert_nothing_found(ann, axe, "a moment beside the board")
    # When it has been read, what it changed glows once more, and then no longer.
    expect(ann.page.locator(".map .alight.once")).to_have_count(0)
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".map .alight.once").first).to_be_attached()
    expect(lit).to_have_count(0)


def test_goods_that_a_moment_brings_are_lit_in_the_pockets(visit: Visit) -> None:
    ann = visit(reduced_motion="no-preference")
    page = come_to(ann, "stalker", LootTaken)
    while not page.count():
        ann.page.keyboard.press(".")
    ann.page.keyboard.press("k")
    lit = ann.page.locator(".pda .pockets .alight")
    expect(lit).to_have_count(1)
    expect(lit).to_be_in_viewport()
    ann.page.keyboard.press("Enter")
    expect(lit).to_have_count(0)
