"""Every item card: its figures, and what it does in a test, against damage, in the own turn (ZO-36 to ZO-40)."""

from __future__ import annotations

import re

import pytest

from cordon.games.zona import events
from cordon.games.zona.content import content
from cordon.games.zona.rules import damage
from cordon.games.zona.rules.damage import Damage
from tests.games.zona.content import test_special_items
from tests.games.zona.content.item_table import ATTRIBUTES, InTest, Printed, in_test, printed
from tests.games.zona.table import Table

PRINTED = printed()
IN_TESTS = [(p, use) for p in PRINTED for effect in p.effects if (use := in_test(effect)) is not None]
GUARDS = [p for p in PRINTED if any(re.match(r"p(RAD|DIS|WND)\d", effect) for effect in p.effects)]
IN_TURN = [(p, e) for p in PRINTED for e in p.effects if re.match(r"heal|fat-|gain", e)]
SIDE_EFFECTS = [p for p in PRINTED if p.side_effect and p.side_effect != "!"]


def names(cases: list[tuple[Printed, object]]) -> list[str]:
    return [case[0].id for case in cases]


def owner(card: Printed, tokens: int = 0) -> Table:
    """Iwan (VIG 2, PRO 4, INT 2, WIL 2, endurance 6) owns this card, worn if it is an outfit."""
    table = Table("iwan", "tamara").put(0, fatigue=0)
    return table.give(0, card.card, worn=card.place.startswith("wear"), tokens=tokens)


def assert_token(table: Table, card: Printed) -> None:
    """A use put a token on the card: single-use cards go, the others keep it."""
    if card.durability == "S":
        assert card.card not in table.owns()
        deck = content().deck_of[card.card]
        assert deck in ("find", "start") or card.card in table.discards(deck)
    else:
        assert table.item(card.card).tokens == 1


@pytest.mark.rule("ZO-2.1", "ZO-22.17", "ZO-36", "ZO-37", "ZO-38", "ZO-39", "ZO-40")
@pytest.mark.parametrize("card", PRINTED, ids=lambda card: card.id)
def test_an_item_has_the_figures_of_the_digest(card: Printed) -> None:
    kind = content().kinds[card.id]
    place = f"wear-{kind.parts}" if kind.place == "wear" else kind.place
    assert (kind.copies, kind.price, place, kind.durability) == (card.copies, card.price, card.place, card.durability)
    assert card.category in ("-", kind.category)
    assert bool(kind.side_effect) is bool(card.side_effect)
    instances = [name for name in content().items if content().items[name].id == card.id]
    assert len(instances) == card.copies


def test_no_item_is_without_a_test() -> None:
    assert {card.id for card in PRINTED} == set(content().kinds)
    special = {card.id for card in PRINTED if card.is_special}
    assert special == set(test_special_items.COVERED)


@pytest.mark.rule("ZO-16.5", "ZO-16.8")
@pytest.mark.parametrize(("card", "use"), IN_TESTS, ids=names(IN_TESTS))  # type: ignore[arg-type]
def test_an_item_helps_in_the_tests_that_it_names_and_in_no_other(card: Printed, use: InTest) -> None:
    for attribute in ATTRIBUTES:
        for encounter in ("", "mutant", "anomaly"):
            table = owner(card).trophy(0, "MUT-G-1a")
            table.test(0, attribute, 3, encounter).dice("--0").say("roll")
            fits = attribute in use.attributes and use.encounter in ("", encounter)
            assert (f"use:{card.card}" in table.options) is fits, (attribute, encounter)


@pytest.mark.rule("ZO-16.1", "ZO-16.5", "ZO-8.4", "ZO-8.5", "ZO-22.17")
@pytest.mark.parametrize(("card", "use"), IN_TESTS, ids=names(IN_TESTS))  # type: ignore[arg-type]
def test_an_item_adds_its_pluses_and_cancels_its_minuses(card: Printed, use: InTest) -> None:
    for attribute in use.attributes:
        table = owner(card).trophy(0, "MUT-G-1a")
        table.test(0, attribute, 3, use.encounter).dice("--0", "---", "0").say("roll", f"use:{card.card}")
        while table.kind != "take_turn.choose":
            wanted = ("accept", "roll", "enough", "die:2")
            table.say(next(option for option in wanted if option in table.options))
        ended = next(event for event in table.told(events.TestEnded) if event.attribute == attribute)
        value = getattr(content().characters["iwan"], attribute)
        assert ended.result == value - 2 + use.plus + use.cancel
        assert_token(table, card)


@pytest.mark.rule("ZO-16.5")
@pytest.mark.parametrize(("card", "use"), IN_TESTS, ids=names(IN_TESTS))  # type: ignore[arg-type]
def test_an_item_that_cancels_only_adds_its_pluses_where_no_minus_shows(card: Printed, use: InTest) -> None:
    table = owner(card).trophy(0, "MUT-G-1a")
    table.test(0, use.attributes[0], 9, use.encounter).dice("+0H").say("roll")
    assert f"use:{card.card}" in table.options
    if not card.side_effect and not any(effect == "!" for effect in card.effects):
        table.say(f"use:{card.card}", "accept")
        value = getattr(content().characters["iwan"], use.attributes[0])
        assert table.told(events.TestEnded)[-1].result == value + 1 + use.plus
        assert_token(table, card)


@pytest.mark.rule("ZO-18.3", "ZO-7.6")
@pytest.mark.parametrize("card", GUARDS, ids=lambda card: card.id)
def test_protection_cancels_its_figures_and_no_more(card: Printed) -> None:
    cancels = {effect[1:4]: int(effect[4]) for effect in card.effects if re.match(r"p[A-Z]{3}\d", effect)}
    table = owner(card).run(damage.batch(0, dict.fromkeys(cancels, 3), "test")).say(f"use:{card.card}")
    assert table.hurts() == [{kind: 3 - cancelled for kind, cancelled in cancels.items()}]
    assert_token(table, card)


@pytest.mark.rule("ZO-18.3")
@pytest.mark.parametrize("card", GUARDS, ids=lambda card: card.id)
def test_protection_is_refused_against_other_kinds(card: Printed) -> None:
    kinds = [effect[1:4] for effect in card.effects if re.match(r"p[A-Z]{3}\d", effect)]
    batch = {kind: 2 for kind in ("RAD", "DIS", "WND") if kind not in kinds}
    table = owner(card).give(0, "AG01-1").run(damage.batch(0, batch, "test"))
    assert table.why(f"use:{card.card}").rule == "ZO-18.3"


@pytest.mark.rule("ZO-7.6")
@pytest.mark.parametrize("card", [c for c in PRINTED if c.place.startswith("wear")], ids=lambda card: card.id)
def test_a_packed_outfit_does_nothing(card: Printed) -> None:
    table = Table("iwan", "tamara").give(0, card.card)
    table.run(Damage(0, RAD=1, DIS=1, WND=1))
    assert table.kind == "take_turn.choose", "nothing could be used, so nothing was asked"
    assert table.hurts() == [{"RAD": 1, "DIS": 1, "WND": 1}]


@pytest.mark.rule("ZO-8.1", "ZO-37")
@pytest.mark.parametrize(("card", "effect"), IN_TURN, ids=names(IN_TURN))  # type: ignore[arg-type]
def test_an_item_of_the_own_turn_does_its_work(card: Printed, effect: str) -> None:
    what, _, place = effect.partition("@")
    table = owner(card).put(0, fatigue=5, injuries=5, area={"": "dump", "bunker": "inn"}.get(place, place))
    table.say(f"use:{card.card}")
    me = table.me()
    hurt = 1 if card.side_effect else 0
    number = int(re.sub(r"\D", "", what))
    assert me.fatigue == 5 - (number if what.startswith("fat") else 0)
    assert me.injuries == 5 - (number if what.startswith("heal") else 0) + hurt
    assert me.rubles == (number if what.startswith("gain") else 0)
    assert_token(table, card)


@pytest.mark.rule("ZO-8.1", "ZO-22.14")
@pytest.mark.parametrize(("card", "effect"), IN_TURN, ids=names(IN_TURN))  # type: ignore[arg-type]
def test_an_item_that_would_do_nothing_or_lies_in_the_wrong_place_is_refused(card: Printed, effect: str) -> None:
    _, _, place = effect.partition("@")
    table = owner(card).put(0, fatigue=0, injuries=0, area="dump")
    if place:
        assert table.why(f"use:{card.card}").rule == "ZO-22.14"
    elif effect.startswith("gain"):
        assert f"use:{card.card}" in table.options
    else:
        assert table.why(f"use:{card.card}").rule in ("ZO-6.6", "ZO-18.10")


@pytest.mark.rule("ZO-8.2")
@pytest.mark.parametrize(("card", "effect"), IN_TURN, ids=names(IN_TURN))  # type: ignore[arg-type]
def test_an_item_of_the_own_turn_waits_for_that_turn(card: Printed, effect: str) -> None:
    table = owner(card).put(0, fatigue=5, injuries=5, area="science_camp").turn(1)
    table.test(0, "VIG", 3)
    assert f"use:{card.card}" not in table.options
    table.board(turn=0)
    assert (f"use:{card.card}" in table.options) is (card.id != "F07"), "a place item waits for a free moment"


@pytest.mark.rule("ZO-7.2", "ZO-7.4")
@pytest.mark.parametrize("card", [c for c in PRINTED if "slot6" in c.effects], ids=lambda card: card.id)
def test_a_bag_gives_one_slot_more_even_deactivated(card: Printed) -> None:
    table = owner(card, tokens=1)
    assert table.game.capacity(0) == 6
    table.give(0, "K06-1", "K06-2", "K06-3", "K05-1", "K05-2")
    assert table.game.has_room(0)
    table.give(0, "K05-3")
    assert not table.game.has_room(0)
    assert table.game.capacity(1) == 5


def used(table: Table, card: Printed) -> Table:
    """Use the card where it works: in a test, against damage, in a mutant encounter, or in the own turn."""
    if card.id == "AY06":
        table.threaten("dump", "MUT-G-1a").put(0, area="dump").say("search").roll("---")
        return table.say("answer:AY06-1")
    if card.id == "AG10":
        return table.put(0, injuries=1).say("use:AG10-1")
    if card.id == "AY07":
        return table.run(Damage(0, DIS=1)).say("use:AY07-1")
    attribute = {"AG09": "VIG"}.get(card.id, "PRO")
    stage = "confrontation" if card.id == "AY04" else ""
    table.test(0, attribute, 3, "mutant", stage).dice("000").say("roll", f"use:{card.card}")
    return table


@pytest.mark.rule("ZO-8.13", "ZO-8.14")
@pytest.mark.parametrize("others", [0, 2])
@pytest.mark.parametrize("card", SIDE_EFFECTS, ids=lambda card: card.id)
def test_a_side_effect_counts_what_it_says(card: Printed, others: int) -> None:
    if card.id == "AY07":
        others = min(others, 1)
    table = owner(card).give(0, *("AG08-1", "F09-1")[:others])
    used(table, card)
    # AG08 is small: it is owned, but not in the backpack (ZO-8.14)
    counted = max(0, others - 1) if card.side_effect.endswith("**") else others
    times = 1 + counted if card.side_effect.endswith("*") else 1
    tired = re.match(r"fat\+(\d)", card.side_effect)
    assert table.me().fatigue == (int(tired[1]) * times if tired else 0)
    if not tired:
        number, kind = int(card.side_effect[0]), card.side_effect[1:4]
        assert table.hurts()[0] == {kind: number * times}
    assert table.item(card.card).tokens == 1


@pytest.mark.rule("ZO-8.13", "ZO-22.7")
@pytest.mark.parametrize("card", SIDE_EFFECTS, ids=lambda card: card.id)
def test_a_side_effect_that_would_go_too_far_forbids_the_use(card: Printed) -> None:
    table = owner(card).put(0, fatigue=5, injuries=6)
    if card.id == "AY06":
        table.put(0, area="dump", injuries=0).threaten("dump", "MUT-G-1a").say("search").roll("---")
        assert table.kind == "encounter.choose", "the Herdsman was not even offered"
        assert table.hurts() == [{"RAD": 1}]
        return
    if card.id == "AG10":
        assert table.why("use:AG10-1").rule == "ZO-8.13"
        return
    if card.id == "AY07":
        table.put(0, injuries=0).give(0, "J09-1").run(Damage(0, DIS=1, RAD=1))
    else:
        attribute = {"AG09": "VIG"}.get(card.id, "PRO")
        stage = "confrontation" if card.id == "AY04" else ""
        table.give(0, "F09-1").test(0, attribute, 9, "mutant", stage).dice("000").say("roll")
    if card.id == "AY02":
        table.put(0, injuries=0)
        assert "use:AY02-1" in table.options, "the Log may overflow"
    else:
        assert table.why(f"use:{card.card}").rule == "ZO-8.13"
