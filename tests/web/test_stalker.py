"""A whole mission of S.T.A.L.K.E.R. on the map: by clicking and by the keyboard alone; and two people in two browsers."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from cordon.games.stalker.content import content
from cordon.kernel.session import Session
from tests.web import stalker_moments
from tests.web.conftest import Visit
from tests.web.follower import ByKeyboard, Follower, panel, space, where
from tests.web.stalker_script import Mission, mission, opening
from tests.web.visitor import Visitor, verb

AREAS = """([x, y]) => document.elementsFromPoint(x, y).map(node => node.dataset?.area).filter(Boolean)"""
"""The spaces under a point of the screen."""
ENDINGS = {"victory": "Mission accomplished", "defeat": "Mission failed"}


def begin(visitor: Visitor, seed: int) -> Visitor:
    """Play now, with a stalker and the briefing read."""
    visitor.with_luck(seed).open()
    visitor.page.get_by_role("button", name="Play now: S.T.A.L.K.E.R.").click()
    visitor.wait()
    visitor.read_briefing()
    visitor.page.locator(".laid-out .card").first.click()
    return visitor.wait()


def reachable(visitor: Visitor) -> list[str]:
    """The spaces with a way to them, as they glow."""
    found: list[str] = visitor.page.locator(".reach [data-area]").evaluate_all(
        "all => all.map(one => one.dataset.area)"
    )
    return found


def assert_the_mission_is_told(visitor: Visitor, played: Mission) -> None:
    """The end: how it went, the epilogue, what was done, and the story by rounds."""
    expect(visitor.ending).to_have_text(ENDINGS[played.result])
    ending = visitor.page.locator(".ending")
    assert len(ending.locator(".story").first.inner_text()) > 80
    row = ending.get_by_role("row").last
    walked = sum(len(deed.way) for deed in played.deeds)
    expect(row.get_by_role("cell").first).to_have_text(str(walked))
    expect(ending.get_by_role("heading", name="The story of this match")).to_be_visible()
    expect(ending.get_by_text(f"Round {played.rounds}", exact=True)).to_be_visible()


def test_a_whole_mission_is_won_by_clicking_on_the_map(ann: Visitor) -> None:
    played = mission("victory")
    assert sum(bool(deed.way) for deed in played.deeds) > 3
    ann.with_luck(played.seed).open()
    ann.page.get_by_role("button", name="Play now: S.T.A.L.K.E.R.").click()
    ann.wait()
    choice, *deeds = played.deeds
    briefing = ann.page.get_by_role("region", name="Briefing")
    expect(briefing).to_contain_text("Objective")
    expect(briefing.get_by_role("heading", level=2)).to_have_text("Dalik’s rescue")
    ann.read_briefing()
    ann.button("Show all 12").click()
    ann.page.locator(".laid-out .card").nth(ann.options().index(choice.option)).click()
    hand = Follower(ann)
    for deed in deeds:
        hand.follow(deed)
    assert_the_mission_is_told(ann, played)


def test_a_whole_mission_is_lost_by_the_keyboard_alone(ann: Visitor) -> None:
    played = mission("defeat")
    hand = ByKeyboard(ann.with_luck(played.seed).open())
    hand.tab_to(ann.page.get_by_role("button", name="Play now: S.T.A.L.K.E.R."))
    ann.page.keyboard.press("Enter")
    ann.wait()
    choice, *deeds = played.deeds
    read = ann.page.get_by_role("button", name="Choose your stalker")
    expect(read).to_be_visible()
    hand.tab_to(read)
    ann.page.keyboard.press("Enter")
    hand.choose(choice.option)
    for deed in deeds:
        hand.follow(deed)
    assert_the_mission_is_told(ann, played)


def test_a_way_is_priced_before_it_is_walked_and_then_walked_step_by_step(ann: Visitor) -> None:
    begin(ann, 4)
    ann.tab("Journal")
    before = ann.lines.count()
    goal = reachable(ann)[-1]
    space(ann, goal).click(position={"x": 12, "y": 32})
    told = panel(ann)
    expect(told).to_contain_text("LOW attention")
    expect(told).to_contain_text("radiation", ignore_case=True)
    expect(ann.page.locator(".trail .stop")).not_to_have_count(0)
    assert ann.lines.count() == before, "nothing is answered before the way is confirmed"
    told.locator("[data-go=move]").click()
    ann.wait()
    assert where(ann) == goal
    expect(ann.journal).to_contain_text("LOW attention")


def test_another_way_is_drawn_by_way_points_and_the_table_prices_it(ann: Visitor) -> None:
    begin(ann, 4)
    hand = Follower(ann)
    hand.point("5.O")
    usual = panel(ann).locator(".steps").first.inner_text()
    panel(ann).get_by_role("button", name="Another way").click()
    for id in ("5.H", "5.O"):
        hand.point(id)
        expect(panel(ann).locator(".price")).to_contain_text("LOW attention")
    expect(ann.page.locator(".trail .stop")).to_have_count(3)
    expect(panel(ann).locator(".steps")).not_to_have_text(usual)
    panel(ann).get_by_role("button", name="One space back").click()
    expect(ann.page.locator(".trail .stop")).to_have_count(2)
    hand.point("5.O")
    panel(ann).locator("[data-go=move]").click()
    ann.wait()
    assert where(ann) == "5.O"


def test_a_card_that_leads_over_the_map_is_previewed_like_a_movement(ann: Visitor) -> None:
    begin(ann, 4)
    goal = reachable(ann)[-1]
    Follower(ann).point(goal)
    stalk = panel(ann).locator('[data-go^="use:stalker-0"]')
    expect(stalk).to_have_text(re.compile("Stalk"))
    stalk.click()
    ann.wait()
    assert where(ann) == goal


def test_an_attack_shows_its_odds_and_is_made_with_one_click(ann: Visitor) -> None:
    ann.sit_down_at(stalker_moments.save(stalker_moments.at(stalker_moments.somebody_to_shoot)))
    ann.page.locator(".figure:has(.ring)[data-foe]").first.click()
    expect(panel(ann)).to_contain_text(re.compile(r"Kill \d+ ?%"))
    expect(panel(ann)).to_contain_text("Miss")
    expect(panel(ann)).to_contain_text("range")
    panel(ann).locator(".fire").first.click()
    ann.wait()
    expect(ann.journal).to_contain_text("attacks")


def test_two_people_play_a_whole_round_in_two_browsers(visit: Visit) -> None:
    played = opening(2)
    ann, ben = visit(), visit()
    ann.called("Ann")
    ben.called("Ben")
    ann.open(f"/table/{ann.found_table(people=2, game='stalker', seed=played.seed)}")
    ben.open(ann.page.url)
    ben.page.get_by_role("button", name="Sit here").click()
    ann.read_briefing()
    ben.read_briefing()
    hands = (Follower(ann), Follower(ben))
    for deed in played.deeds:
        hands[deed.seat].follow(deed)
    for visitor in (ann, ben):
        visitor.watch()
        expect(visitor.page.get_by_text("Round 2", exact=True).first).to_be_visible()
        visitor.tab("Journal")
        for seat, name in enumerate(("Ann", "Ben")):
            assert sum(bool(deed.way) for deed in played.deeds if deed.seat == seat) > 1, name
    expect(ben.lines).to_have_count(ann.lines.count())
    assert where(ann) != where(ben)


def test_a_space_is_told_to_those_who_do_not_see_it(ann: Visitor) -> None:
    begin(ann, 4)
    told = str(space(ann, where(ann)).get_attribute("aria-label"))
    assert "You are here." in told
    assert re.search(r"Seen by: |Nobody sees it\.", told)
    covered = ann.page.locator('[data-area][aria-label*="Cover 2."]')
    assert covered.count() > 0
    assert ann.page.locator('[data-area][aria-label*="Radiation "]').count() > 0


def test_the_shop_lies_open_and_money_is_spent(ann: Visitor) -> None:
    ann.open(f"/table/{ann.found_table(game='stalker', config={'baskets': False})}").wait()
    ann.read_briefing()
    ann.choose("stalker:milady")
    shop = ann.page.locator(".shelf")
    expect(shop).to_contain_text("5000 K")
    shop.get_by_role("button", name="Items", exact=True).click()
    shop.locator("[data-option^='buy:']:not([aria-disabled=true])").first.click()
    expect(shop).not_to_contain_text("5000 K")
    magazines = shop.get_by_role("button", name="Magazines", exact=True)
    magazines.click()
    rifle = shop.locator('[data-option="magazine:rifle"]')
    expect(rifle).to_contain_text("500 K")
    rifle.click()
    ann.settle()
    expect(magazines).to_have_attribute("aria-pressed", "true")
    ann.choose("done")
    packs = ann.page.locator(".exchange")
    packs.locator("[data-option^='stow:']").first.click()
    ann.settle()
    packs.locator("[data-option^='equip:']").first.click()
    ann.settle()
    ann.choose("done")
    expect(packs).to_have_count(0)
    assert verb(ann.wait().options()[0]) == "move"


def test_packs_are_rearranged_while_preparing(ann: Visitor) -> None:
    begin(ann, 4)
    ann.choose("prepare")
    packs = ann.page.locator(".exchange")
    expect(packs).to_be_visible()
    stow = packs.locator("[data-option^='stow:']").first
    name = str(stow.get_attribute("data-option"))
    stow.click()
    expect(packs.locator(f"[data-option='{name}']")).to_have_count(0)
    packs.locator(f"[data-option='{name.replace('stow', 'equip')}']").click()
    expect(packs.locator(f"[data-option='{name}']")).to_be_visible()
    ann.choose("done")
    expect(packs).to_have_count(0)
    assert verb(ann.wait().options()[0]) == "move"


def test_a_way_can_be_drawn_with_the_finger(ann: Visitor) -> None:
    begin(ann, 4)
    mouse = ann.page.mouse
    figure = ann.page.locator(".figure").first.bounding_box()
    assert figure is not None
    mouse.move(figure["x"] + figure["width"] / 2, figure["y"] + figure["height"] / 2)
    mouse.down()
    for id in ("5.J", "5.N"):
        box = space(ann, id).bounding_box()
        assert box is not None
        mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=8)
    mouse.up()
    expect(ann.page.locator(".trail .stop")).to_have_count(2)
    panel(ann).locator("[data-go=move]").click()
    ann.wait()
    assert where(ann) == "5.N"


def test_an_answer_that_is_a_space_is_given_on_the_map(ann: Visitor) -> None:
    begin(ann, 4)
    ann.choose("decoy")
    leads = ann.bar.get_by_role("button", name=re.compile("Choose on the map"))
    expect(leads).to_be_visible()
    leads.click()
    goal = str(ann.page.evaluate("document.activeElement.dataset.area"))
    ann.page.keyboard.press("Enter")
    ann.wait()
    expect(space(ann, goal)).to_have_attribute("aria-label", re.compile("attention of"))


def test_a_space_out_of_reach_says_what_there_is_to_know_of_it(ann: Visitor) -> None:
    begin(ann, 4)
    near = reachable(ann)
    far = next(each for each in ("3.A", "2.A", "1.A", "4.A") if each not in near and space(ann, each).count())
    Follower(ann).point(far)
    expect(panel(ann)).to_contain_text(re.compile(r"Seen by: |Nobody sees it\."))
    expect(panel(ann)).to_contain_text("No movement of yours leads here now.")
    expect(panel(ann).locator("[data-go]")).to_have_count(0)


def test_what_lies_on_a_space_is_not_in_the_way_of_going_there(ann: Visitor) -> None:
    begin(ann, 4)
    near = reachable(ann)
    crates = ann.page.locator(".token:not(.aimed)").all()
    boxes = [box for each in crates if (box := each.bounding_box()) is not None]
    under = [
        (box, ids[0])
        for box in boxes
        if (ids := ann.page.evaluate(AREAS, [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]))
        and ids[0] in near
    ]
    box, goal = under[0]
    ann.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    panel(ann).locator("[data-go=move]").click()
    ann.wait()
    assert where(ann) == goal


def test_an_anomaly_on_the_way_says_what_it_does(ann: Visitor) -> None:
    begin(ann, 4)
    hand = Follower(ann)
    for goal in reachable(ann):
        hand.point(goal)
        if panel(ann).locator(".price .bad").filter(has_text=re.compile(r"\d+ ?%")).count():
            break
    expect(panel(ann)).to_contain_text(re.compile(r"\w+\. Hits "))


def test_the_way_into_lost_territories_is_chosen_on_the_map_and_walked(ann: Visitor) -> None:
    session = next(found for seed in range(1, 60) if is_at_home(found := stalker_moments.at_the_way_in(seed)))
    ann.open(f"/table/{ann.bring(stalker_moments.save(session))}")
    ann.read_briefing()
    here = session.game.address(session.game.stalker(0).space)
    space(ann, here).click()
    ann.wait()
    tile = content().territories[content().lost_setups[session.game.facts(0).setup].tile]
    expect(ann.page.locator("div.board")).to_contain_text(tile.drawing.name)
    expect(space(ann, here)).to_have_attribute("aria-label", re.compile("way into Lost Territories"))
    Follower(ann).point(tile.entrance)
    panel(ann).locator("[data-go]").first.click()
    ann.wait()
    assert where(ann) == tile.entrance


def is_at_home(session: Session[Any]) -> bool:
    """The stalker stands on a space that could be the entrance."""
    home = session.game.address(session.game.stalker(0).space)
    return f"space:{home}" in session.decisions[0].options
