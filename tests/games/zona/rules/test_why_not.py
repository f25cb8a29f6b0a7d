"""Whatever a person would look for and cannot have is refused with the rule that forbids it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cordon.games.zona.rules.damage import Damage
from tests.games.zona.table import Table


def turn(**fields: object) -> Table:
    return Table("iwan", "tamara").put(0, **fields)


CASES: dict[str, tuple[Callable[[], Table], str, str]] = {
    # the actions of ZO-12
    "move: blockade": (lambda: turn(area="swamp"), "move:factory", "ZO-10.7"),
    "move: sealed": (lambda: turn(area="pripyat"), "move:power_plant", "ZO-10.6"),
    "move: roadblock": (lambda: turn(area="dump").mark("N14", "dump/science_camp"), "move:science_camp", "ZO-44"),
    "move: closed": (lambda: turn(area="dump"), "move:shelter", "ZO-19.2"),
    "move: full": (lambda: turn(area="dump").unlock("shelter").put(1, area="shelter"), "move:shelter", "ZO-19.5"),
    "move: known": (lambda: turn(area="dump", secrets=("H01",)).unlock("shelter"), "move:shelter", "ZO-19.5"),
    "move: ransacked": (lambda: turn(area="dump").unlock("shelter").only("shelter"), "move:shelter", "ZO-19.8"),
    "area: none": (lambda: turn(area="archive"), "area", "ZO-12.5"),
    "area: reputation": (lambda: turn(area="headquarters", reputation="bad"), "area", "ZO-21.5"),
    "area: whiteout": (lambda: turn(area="dump").mark("N20", "dump"), "area", "ZO-44"),
    "area: cost": (lambda: turn(area="factory"), "area", "ZO-13.4"),
    "area: nothing to sell": (lambda: turn(area="farms"), "area", "ZO-21.1"),
    "area: twice": (lambda: turn(area="chernobyl").say("area"), "area", "ZO-12.1"),
    "search: nothing": (lambda: turn(area="dump"), "search", "ZO-12.7"),
    "rest: must leave": (lambda: turn(area="shelter").only("shelter"), "rest", "ZO-19.8"),
    "pass: must leave": (lambda: turn(area="shelter").only("shelter"), "pass", "ZO-19.8"),
    # opening a facility
    "open: open": (lambda: turn(area="dump").unlock("shelter"), "open:shelter", "ZO-19.2"),
    "open: price": (lambda: turn(area="dump").lock("shelter", "L6"), "open:shelter", "ZO-19.4"),
    "open: trauma": (lambda: turn(area="dump", injuries=4).lock("shelter", "L2"), "open:shelter", "ZO-19.4"),
    "open: tired": (lambda: turn(area="dump", fatigue=5).lock("shelter", "L1"), "open:shelter", "ZO-19.4"),
    "open: known": (lambda: turn(area="dump", secrets=("H01",)).lock("shelter", "L6"), "open:shelter", "ZO-19.5"),
    # buying and selling
    "buy: price": (lambda: turn(area="inn", fatigue=0).market("gear", "K09-1").camp(), "buy:K09-1", "ZO-9.3"),
    "buy: column": (
        lambda: (
            turn(area="inn", fatigue=0, rubles=900, reputation="bad").market("junk", "J06-1", "J06-2", "J16-1").camp()
        ),
        "buy:J16-1",
        "ZO-9.2",
    ),
    "sell: just bought": (
        lambda: turn(area="inn", fatigue=0, rubles=900).market("junk", "J06-1").camp().say("buy:J06-1"),
        "sell:J06-1",
        "ZO-9.6",
    ),
    "heal: unhurt": (lambda: turn(area="inn", fatigue=0, rubles=900).camp(), "heal", "ZO-18.10"),
    "heal: price": (lambda: turn(area="inn", fatigue=0, injuries=1).camp(), "heal", "ZO-20.3"),
    "repair: price": (lambda: turn(area="inn", fatigue=0).give(0, "K05-1", tokens=1).camp(), "repair:K05-1", "ZO-20.3"),
    "offer: twice": (lambda: turn(area="inn", fatigue=5).say("area", "offer:bed"), "offer:bed", "ZO-20.5"),
    # wearing
    "pack: full": (
        lambda: turn().give(0, "K05-1", "K05-2", "K05-3", "K06-1", "K06-2").give(0, "K12-1", worn=True).say("outfit"),
        "pack:K12-1",
        "ZO-7.1",
    ),
    # using an item
    "use: place": (lambda: turn(area="dump").give(0, "J01-1"), "use:J01-1", "ZO-22.14"),
    "use: unhurt": (lambda: turn().give(0, "J08-1"), "use:J08-1", "ZO-18.10"),
    "use: rested": (lambda: turn(fatigue=0).give(0, "J16-1"), "use:J16-1", "ZO-6.6"),
    "use: nothing worn down": (lambda: turn().give(0, "K04-1"), "use:K04-1", "ZO-8.6"),
    "use: deactivated": (lambda: turn().give(0, "K17-1", tokens=1), "use:K17-1", "ZO-8.7"),
    "use: modifier": (
        lambda: turn().give(0, "K05-1", "F09-1").test(0, "PRO", 9).dice("000").say("roll"),
        "use:K05-1",
        "ZO-16.8",
    ),
    "use: twice": (
        lambda: turn().give(0, "K06-1").test(0, "INT", 9).dice("000").say("roll", "use:K06-1"),
        "use:K06-1",
        "ZO-8.3",
    ),
    "use: side effect": (
        lambda: turn(fatigue=5).give(0, "AG04-1").test(0, "PRO", 9).dice("000").say("roll"),
        "use:AG04-1",
        "ZO-8.13",
    ),
    "use: other damage": (
        lambda: turn().give(0, "J09-1", "J11-1").give(0, "K12-1", worn=True).run(Damage(0, WND=1)),
        "use:J09-1",
        "ZO-18.3",
    ),
    # forcing
    "force: tired": (lambda: turn(fatigue=5).test(0, "VIG", 9).dice("000").say("roll"), "force", "ZO-6.8"),
    "force: twice": (
        lambda: turn().give(0, "J13-1").test(0, "VIG", 9).dice("000", "0").say("roll", "force"),
        "force",
        "ZO-16.6",
    ),
    "force: phlegm": (
        lambda: turn(area="dump").threaten("dump", "ANO-Y-1a").say("search").dice("000").say("roll"),
        "force",
        "ZO-16.6",
    ),
    "force: guts": (
        lambda: turn().give(0, "AY01-1").test(0, "VIG", 9).dice("000").say("roll"),
        "force:AY01-1",
        "ZO-22.6",
    ),
    # fleeing
    "flee: area": (
        lambda: turn(area="pripyat").top("MUT-Y", "MUT-Y-2a").say("area").roll("+++"),
        "flee",
        "ZO-17.12",
    ),
    "flee: burrower": (
        lambda: turn(area="dump").threaten("dump", "MUT-Y-4a").say("search").roll("---"),
        "flee",
        "ZO-17.6",
    ),
}


@pytest.mark.rule("ZO-12", "ZO-9", "ZO-7", "ZO-8", "ZO-16.6", "ZO-19.4", "ZO-17.12")
@pytest.mark.parametrize("case", CASES)
def test_a_refusal_names_its_rule(case: str) -> None:
    given, option, rule = CASES[case]
    table = given()
    assert table.why(option).rule == rule
    before = table.game.state.clone()
    refused = table.refuses(option)
    assert refused.reason == table.why(option)
    assert rule in str(refused)
    assert table.game.state == before, "a refused answer changes nothing"


@pytest.mark.rule("ZO-12")
def test_an_answer_that_nobody_knows_is_refused_with_what_is_offered() -> None:
    table = turn(area="dump")
    refused = table.refuses("dance")
    assert refused.reason is None
    assert "rest" in str(refused)
