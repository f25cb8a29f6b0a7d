"""Zone Survival at the page: from the picker over the set-up to the score; by mouse, by keyboard, for two, on a phone."""

from __future__ import annotations

import re
from functools import cache, partial
from typing import Any

from playwright.sync_api import Locator, expect

from cordon.games.stalker.survival.judging import score
from cordon.kernel.session import Session
from tests.web import stalker_moments
from tests.web.conftest import Visit
from tests.web.follower import ByKeyboard, Follower, where
from tests.web.stalker_script import SCENARIO, Mission, before_the_end, opening, scenario
from tests.web.test_axe import assert_nothing_found, axe
from tests.web.test_phone import PHONE
from tests.web.visitor import Visitor, verb

__all__ = ["axe"]

CONFIG: dict[str, Any] = {"mode": "survival", "scenario": "S01", "zone_map": "M01", "baskets": True}


def asks(kind: str, session: Session[Any]) -> bool:
    """The first seat alone is asked this."""
    found = session.decisions
    return len(found) == 1 and (found[0].seat, found[0].kind) == (0, kind)


@cache
def saved(seats: int, until: stalker_moments.Moment, player: str = "random") -> bytes:
    """The first match of such players that comes to this moment."""
    played = (stalker_moments.played(seats, seed, until, player, **CONFIG) for seed in range(3, 20))
    return stalker_moments.save(next(filter(None, played)))


def a_turn(seats: int) -> bytes:
    """The first turn of a scenario, its set-up not yet looked at."""
    return saved(seats, FIRST_TURN)


FIRST_TURN = partial(asks, "turn.choose")


def over(session: Session[Any]) -> bool:
    return not session.decisions


def sit_down(visitor: Visitor, save: bytes) -> Visitor:
    visitor.open(f"/table/{visitor.bring(save)}")
    return visitor


def set_up(visitor: Visitor) -> Locator:
    return visitor.page.get_by_label("Set-up", exact=True)


def see_the_set_up(visitor: Visitor) -> int:
    """Card by card to its end; how many there were."""
    shown, on = set_up(visitor), visitor.button("Go on")
    last = re.search(r"1/(\d+)", shown.get_by_text("Set-up · 1/").inner_text())
    assert last is not None
    steps = int(last[1])
    for step in range(2, steps + 1):
        on.press("Enter")
        expect(shown).to_contain_text(f"{step}/{steps}")
    visitor.button("Begin").press("Enter")
    expect(shown).to_have_count(0)
    return steps


def assert_the_score_is_told(visitor: Visitor, played: Mission) -> None:
    """The end: won, the sum of the sheet, and this match among the best of the visitor's tables."""
    expect(visitor.ending).to_have_text("Scenario won")
    session = before_the_end(played)
    session.answer(0, played.deeds[-1].option)
    points = str(score(session.game))
    sheet = visitor.page.locator(".ending .score")
    expect(sheet.get_by_role("row", name="Total").get_by_role("cell")).to_have_text(points)
    icons = sheet.get_by_role("cell").all_inner_texts()[:-1]
    assert sum(int(icon.replace("−", "-")) for icon in icons) == int(points)
    best = visitor.page.locator(".ending li").filter(has_text="this match")
    expect(best).to_contain_text("Last Bus Out · Crossroads")
    expect(best.locator("b")).to_have_text(points)


# --- from the picker to the score -------------------------------------------------------------------------------------


def test_a_whole_scenario_is_won_by_clicking_from_the_picker_to_the_score(ann: Visitor) -> None:
    played = scenario()
    ann.open("/new#stalker")
    ann.page.get_by_label("Zone Survival").check()
    asked = ann.page.get_by_role("group", name="Scenario", exact=True).get_by_text("Raise the barrier on OUT")
    expect(asked).to_be_visible()
    ann.page.get_by_label("Last Bus Out").check()
    maps = ann.page.get_by_role("group", name="Map", exact=True)
    expect(maps.locator("svg.art")).to_have_count(11)
    expect(maps.get_by_text("One of the ten is drawn")).to_be_visible()
    maps.get_by_label("Crossroads").check()
    ann.field("Seats").select_option("1")
    ann.page.get_by_text("How do you play?").click()
    ann.field("Seed").fill(str(played.seed))
    ann.button("Open the table").click()
    assert ann.code
    choice, *deeds = played.deeds
    ann.wait()
    ann.choose(choice.option)
    assert see_the_set_up(ann) > 9, "scenario, map, three special cards, four setup cards, and what they laid"
    expect(ann.page.get_by_label("Goal and clock")).to_contain_text("You win: Every stalker has left through OUT.")
    hand = Follower(ann)
    for deed in deeds:
        hand.follow(deed)
    assert_the_score_is_told(ann, played)


def test_a_whole_scenario_is_won_by_the_keyboard_alone(ann: Visitor) -> None:
    played = scenario()
    ann.open("/new#stalker")
    hand, press = ByKeyboard(ann), ann.page.keyboard.press
    modes = ann.page.get_by_role("group", name="Play", exact=True).get_by_role("radio")
    hand.tab_to(modes.first)
    press("ArrowUp")
    expect(modes.last).to_be_checked()
    for group, wanted in (("Scenario", "Last Bus Out"), ("Map", "Crossroads")):
        hand.tab_to(ann.page.get_by_role("group", name=group, exact=True).get_by_label("Surprise me"))
        press("ArrowDown")
        expect(ann.page.get_by_role("group", name=group, exact=True).get_by_label(wanted)).to_be_checked()
    hand.tab_to(ann.field("Seats"))
    press("ArrowUp")
    expect(ann.field("Seats")).to_have_value("1")
    hand.tab_to(ann.page.get_by_text("How do you play?"))
    press("Enter")
    hand.tab_to(ann.field("Seed"))
    ann.page.keyboard.type(str(played.seed))
    press("Enter")
    assert ann.code
    choice, *deeds = played.deeds
    ann.wait()
    hand.choose(choice.option)
    skip = ann.button("Skip the set-up")
    expect(ann.button("Go on")).to_be_focused()
    hand.tab_to(skip)
    press("Enter")
    for deed in deeds:
        hand.follow(deed)
    assert_the_score_is_told(ann, played)


def test_two_people_play_a_round_of_a_scenario_in_two_browsers(visit: Visit) -> None:
    played = opening(2, zone=True)
    ann, ben = visit().called("Ann"), visit().called("Ben")
    ann.open(f"/table/{ann.found_table(people=2, game='stalker', seed=played.seed, config=SCENARIO)}")
    ben.open(ann.page.url)
    ben.button("Sit here").click()
    hands = (Follower(ann), Follower(ben))
    chosen = [deed for deed in played.deeds if not deed.round and verb(deed.option) in ("stalker", "lead")]
    for deed in chosen:
        hands[deed.seat].follow(deed)
    for visitor in (ann, ben):
        visitor.button("Skip the set-up").click()
    for deed in played.deeds[len(chosen) :]:
        hands[deed.seat].follow(deed)
    for visitor in (ann, ben):
        visitor.watch()
        expect(visitor.page.get_by_text("Round 2", exact=True).first).to_be_visible()
        up = visitor.page.get_by_label("Face-up cards")
        expect(up.get_by_role("button", name="Fuse Boxes whole game")).to_be_visible()
        visitor.tab("Mission")
        expect(visitor.page.get_by_text("You win Every stalker has left through OUT.")).to_be_visible()
        visitor.tab("Journal")
    expect(ben.lines).to_have_count(ann.lines.count())
    assert where(ann) != where(ben)


def fits(visitor: Visitor) -> bool:
    wide, screen = visitor.page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    return bool(wide <= screen)


def test_a_scenario_from_the_picker_to_the_score_on_a_phone(visit: Visit, axe: str) -> None:
    ann = visit(**PHONE)
    played = scenario()
    ann.open("/new#stalker")
    ann.page.get_by_label("Zone Survival").check()
    ann.page.get_by_label("Last Bus Out").check()
    ann.page.get_by_role("group", name="Map", exact=True).get_by_label("Crossroads").check()
    assert fits(ann)
    assert_nothing_found(ann, axe, "the picker")
    ann.field("Seats").select_option("1")
    ann.page.get_by_text("How do you play?").click()
    ann.field("Seed").fill(str(played.seed))
    ann.button("Open the table").tap()
    assert ann.code
    ann.wait()
    ann.choose(played.deeds[0].option)
    expect(set_up(ann)).to_be_in_viewport(ratio=1)
    see_the_set_up(ann)
    expect(ann.page.get_by_label("Goal and clock")).to_be_visible()
    assert fits(ann)
    # The rest as it was played elsewhere, but for the last answer: it is given here.
    sit_down(ann, stalker_moments.save(before_the_end(played)))
    ann.wait().answer(played.deeds[-1].option).tap()
    assert_the_score_is_told(ann, played)
    assert fits(ann)
    assert_nothing_found(ann, axe, "the score")


# --- what is shown on the way -----------------------------------------------------------------------------------------


def test_the_set_up_is_laid_card_by_card_and_not_shown_again(ann: Visitor, axe: str) -> None:
    sit_down(ann, a_turn(1))
    shown = set_up(ann)
    expect(shown).to_contain_text("Last Bus Out")
    expect(ann.button("Go on")).to_be_focused()
    assert_nothing_found(ann, axe, "the set-up")
    ann.page.keyboard.press("Enter")
    expect(shown).to_contain_text("Crossroads")
    ann.page.keyboard.press("Enter")
    expect(shown).to_contain_text("The Barrier")
    while shown.get_by_role("heading", name="What the cards bring").count() == 0:
        ann.page.keyboard.press("Enter")
    expect(shown).to_contain_text("fuse box, face down ×3")
    expect(shown.locator("circle.lit")).not_to_have_count(0)
    ann.button("Skip the set-up").press("Enter")
    expect(shown).to_have_count(0)
    up = ann.page.get_by_label("Face-up cards")
    expect(up.get_by_role("button", name="The Barrier whole game")).to_be_visible()
    expect(ann.page.get_by_label("Goal and clock")).to_contain_text("fuses 0/2")
    marks = ann.page.locator(".map").get_by_role("img", name="Still to be done")
    expect(marks).to_have_count(4)
    expect(marks.filter(has=ann.page.locator(".pulse")).first).to_be_attached()
    box = ann.page.locator("[data-area]").and_(ann.page.get_by_label("Still to be done: Pull the fuse")).first
    box.focus()
    ann.page.keyboard.press("ArrowLeft")
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.get_by_role("tooltip")).not_to_be_empty()
    ann.page.keyboard.press("Escape")
    assert_nothing_found(ann, axe, "a turn")
    ann.page.reload()
    expect(up.first).to_be_visible()
    expect(shown).to_have_count(0)


def test_nothing_of_the_set_up_is_held_up_before_it_is_laid_card_by_card(ann: Visitor) -> None:
    ann.open()
    config = {"mode": "survival", "scenario": "S05", "zone_map": "M01", "baskets": True}
    ann.open(f"/table/{ann.found_table(game='stalker', config=config)}")
    ann.page.evaluate(
        """() => new MutationObserver(() => {
          if (document.querySelector('.moment')) document.body.dataset.held = 'yes';
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    ann.wait().answer("stalker:milady").press("Enter")
    expect(set_up(ann)).to_contain_text("The Professor’s Walk")
    expect(ann.page.locator("body")).not_to_have_attribute("data-held", "yes")
    expect(ann.journal).to_contain_text("Ilarion")


def test_a_lost_scenario_shows_what_it_would_have_counted(ann: Visitor, axe: str) -> None:
    sit_down(ann, saved(1, over))
    expect(ann.ending).to_have_text("Scenario lost")
    expect(ann.page.get_by_role("row", name="Total").get_by_role("cell")).to_have_text("0")
    expect(ann.page.get_by_text("Only a victory counts; it would have been")).to_be_visible()
    expect(ann.page.get_by_text("No victory yet")).to_be_visible()
    assert_nothing_found(ann, axe, "the end")


# --- the match of the day ---------------------------------------------------------------------------------------------


def test_the_match_of_the_day_is_one_try_of_an_account(visit: Visit, axe: str) -> None:
    ann = visit(**PHONE).open("/daily")
    expect(ann.page.get_by_role("heading", name="Match of the day")).to_be_visible()
    expect(ann.page.locator("article svg.art")).to_have_count(2)
    ann.link("Create account").tap()
    ann.field("Account name").fill("Anna of the day")
    ann.field("Password").fill("a long password")
    ann.button("Create account").tap()
    expect(ann.page.get_by_text("You are signed in")).to_be_visible()
    ann.open("/daily/stalker")
    assert fits(ann)
    assert_nothing_found(ann, axe, "the match of the day")
    ann.button("Play it now").tap()
    code = ann.code
    ann.open("/daily/stalker")
    expect(ann.page.get_by_role("listitem").filter(has_text="(you)")).to_contain_text("in round")
    ann.button("Back to your try").tap()
    assert ann.code == code
