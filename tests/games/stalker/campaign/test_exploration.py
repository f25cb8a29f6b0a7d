"""ST-15.1 to ST-15.18: the opening, navigation, contacts, and setting off."""

from __future__ import annotations

import pytest

from cordon.games.stalker.campaign.prices import price_of
from cordon.games.stalker.content import content
from cordon.games.stalker.ops.goods import Buy, Sell
from tests.games.stalker.campaign.run import Run


@pytest.mark.rule("ST-15.1", "ST-15.2", "ST-15.9")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_campaign_begins_with_5000_a_jacket_each_three_contacts_and_five_places(seats: int) -> None:
    run = Run(seats)
    assert run.state.money == 5000
    assert [content().cards[card].key for card in run.state.stash] == ["leather_jacket"] * seats
    assert set(run.state.contacts) == {"sidorovich", "guide", "patron"}
    assert set(run.state.places) == {"A1", "103", "104", "105", "110"}
    assert run.state.mission == ""


@pytest.mark.rule("ST-15.4", "ST-15.5")
def test_one_mission_must_be_visited_and_one_other_place_may_be_in_any_order() -> None:
    run = Run()
    assert "done" not in run.options
    run.say("visit:105", "option:sidorovich")
    assert not [option for option in run.options if option in ("visit:103", "visit:104", "visit:110")]
    assert "done" not in run.options
    run.say("visit:A1")
    assert run.options == ("done",)
    other = Run().say("visit:A1")
    assert {"visit:103", "visit:104", "visit:105", "visit:110", "done"} == set(other.options)


@pytest.mark.rule("ST-15.6")
def test_a_place_is_crossed_out_after_its_story_unless_that_says_that_it_stays() -> None:
    run = Run().say("visit:105", "option:sidorovich")
    assert run.state.places["105"].crossed
    assert "bashta" in run.state.contacts
    run = Run()
    run.game.set(stash=(*run.state.stash, "bread-1"))
    run.game.waiting = None
    run.say("visit:110")
    stays = [each.key for each in content().stories["110"].options if each.stays]
    run.say(f"option:{stays[0]}")
    assert not run.state.places["110"].crossed
    assert run.state.memory["petro"] == "friend"
    run.set_off("A1").win().go_home()
    artifacts = sum(content().deck_of[card] == "artifact" for card in run.state.stash)
    run.say("visit:110")
    while run.kind == "read_story.read":
        run.say(run.options[0])
    assert sum(content().deck_of[card] == "artifact" for card in run.state.stash) == artifacts + 1
    assert run.state.places["110"].crossed


def test_an_option_that_cannot_be_paid_is_refused_with_its_reason() -> None:
    run = Run()
    run.game.set(money=0)
    run.game.waiting = None
    run.say("visit:103")
    assert run.options == ("option:carry",)
    assert run.why("option:pay") == "no-money"


@pytest.mark.rule("ST-15.10")
def test_at_most_three_different_contacts_in_one_exploration() -> None:
    run = Run().say("visit:105", "option:sidorovich", "visit:A1", "done")
    run.say("contact:sidorovich", "done")
    assert "contact:sidorovich" not in run.options
    run.say("contact:guide", "done", "contact:patron", "done")
    assert run.kind == "packing.choose"  # a fourth is not even asked about


@pytest.mark.parametrize(
    ("price", "value", "paid"),
    [
        ("value", 700, 700),
        ("double", 300, 600),
        ("quarter", 1000, 250),
        ("quarter", 500, 100),
        ("half", 1500, 750),
        ("half", 100, 50),
        (400, 999, 400),
    ],
)
def test_prices_of_traders(price: str | int, value: int, paid: int) -> None:
    assert price_of(price, value) == paid  # type: ignore[arg-type]


def test_no_pair_of_offers_gives_a_profit() -> None:
    """SC-15.5"""
    rules = [op for contact in content().contacts.values() for rule in contact.offers for op in rule.do]
    bought, sold = [op for op in rules if isinstance(op, Buy)], [op for op in rules if isinstance(op, Sell)]
    for key, printed in content().equipment.items():
        asked = [price_of(op.price, printed.value) for op in bought if content().is_sold(op, key)]
        paid = [price_of(op.price, printed.value) for op in sold if content().is_sold(op, key)]
        assert not asked or not paid or max(paid) <= min(asked), key


def test_buying_and_selling_go_through_the_stash_and_the_decks() -> None:
    run = Run().say("visit:A1", "done", "contact:sidorovich", "buy:akm_74u")
    card = run.state.stash[-1]
    assert content().cards[card].key == "akm_74u"
    assert run.state.money == 4000
    assert card not in run.game.pile("weapon").draw
    run.say(f"sell:{card}")
    assert run.state.money == 4250
    assert card in run.game.pile("weapon").discard
    run.say("magazine:rifle")
    assert run.state.magazines == {"rifle": 1}
    assert run.state.money == 3750


def test_a_service_is_taken_once_a_visit_and_must_be_paid() -> None:
    run = Run().say("visit:A1", "done", "contact:guide", "service:0")
    assert run.state.money == 4800
    assert run.why("service:0") == "used-already"
    run.say("done", "done", "done")
    assert run.game.stalker(0).bolts == 4


@pytest.mark.rule("ST-15.11")
def test_there_is_one_contract_and_one_companion_for_a_mission() -> None:
    run = Run(2)
    run.game.set(contacts=(*run.state.contacts, "koza", "bublyk", "yurko"))
    run.game.waiting = None
    run.say("visit:A1", "done", "contact:patron", "service:0", "done", "contact:koza")
    assert run.why("service:0") == "one-contract"
    run.say("done", "contact:bublyk", "service:0", "owner:1", "done")
    assert run.state.companion == "bublyk"
    run.say("done")
    figure = run.state.companions["companion-bublyk"]
    assert figure.owner == 1


def test_a_mechanic_swaps_an_attachment_for_another_of_at_most_its_value() -> None:
    run = Run()
    cheap = min((card for card in content().decks["attachment"]), key=lambda card: content().cards[card].value)
    dear = max((card for card in content().decks["attachment"]), key=lambda card: content().cards[card].value)
    pile = run.game.pile("attachment")
    run.game.update(pile, draw=tuple(card for card in pile.draw if card not in (cheap, dear)))
    run.game.set(stash=(*run.state.stash, cheap, dear), contacts=(*run.state.contacts, "hvynt"))
    run.game.waiting = None
    run.say("visit:A1", "done", "contact:hvynt", f"swap:{dear}")
    most = content().cards[dear].value
    offered = [content().cards[option.partition(":")[2]].value for option in run.options]
    assert offered
    assert max(offered) <= most
    run.say(run.options[0])
    assert dear not in run.state.stash
    assert run.state.money == 4800
    assert run.why(f"swap:{cheap}") == "used-already"


# --- setting off ------------------------------------------------------------------------------------------------------


def shopped(seats: int = 2, consent: bool = False) -> Run:
    run = Run(seats, consent=consent).say("visit:A1", "done", "contact:sidorovich")
    run.say("buy:akm_74u", "buy:ptm", "buy:bread", "buy:bread", "magazine:rifle", "done", "done")
    return run


def test_what_is_packed_is_worn_where_there_is_room() -> None:
    run = shopped().say("pack:leather_jacket-1:0", "pack:akm_74u-1:0", "pack:ptm-1:0", "pack_magazine:rifle:0")
    places = {card.id: card.place for card in run.state.cards.values()}
    assert places == {"leather_jacket-1": "armour", "akm_74u-1": "weapon", "ptm-1": "backpack"}
    assert run.game.stalker(0).rifle == 1
    assert run.state.magazines["rifle"] == 0


def test_everything_can_be_put_back() -> None:
    run = shopped()
    before = sorted(run.state.stash)
    run.say("pack:akm_74u-1:0", "pack:bread-1:1", "pack_magazine:rifle:1", "unpack_all")
    assert sorted(run.state.stash) == before
    assert run.state.magazines["rifle"] == 1
    assert not run.state.cards
    assert not run.game.stalker(1).rifle


def test_nobody_sets_off_with_more_than_a_backpack_holds() -> None:
    run = Run(1)
    items = content().decks["item"][:7]
    run.game.set(stash=(*run.state.stash, *items))
    run.game.waiting = None
    run.say("visit:A1", "done", "done")
    for _ in items:
        run.say(next(option for option in run.options if option.startswith("pack:") and "jacket" not in option))
    assert "done" not in run.options
    assert run.why("done") == "backpack-full"
    run.say(f"unpack:{items[0]}")
    assert "done" in run.options


def test_whoever_sets_off_is_whole_loaded_and_has_bolts_and_focus() -> None:
    run = shopped().say("pack:akm_74u-1:0", "done")
    stalker = run.game.stalker(0)
    assert (stalker.hp, stalker.bolts, stalker.focus, stalker.dose) == (run.game.stalker_card(0).hp, 2, True, 0)
    assert run.state.cards["akm_74u-1"].ammo == run.game.ammo_capacity("akm_74u-1")
    assert run.state.mission == "A1"
    assert "leather_jacket-1" in run.state.stash


def test_the_others_agree_to_what_they_carry_or_it_is_shared_out_anew() -> None:
    run = shopped(consent=True).say("pack:akm_74u-1:0", "done")
    decision = run.game.decisions()[0]
    assert (decision.kind, decision.seat) == ("packing.agree", 1)
    run.say("decline")
    assert run.kind == "packing.choose"
    run.say("pack:ptm-1:1", "done", "accept")
    assert run.state.mission == "A1"


def test_everybody_packs_again_what_they_had_before() -> None:
    run = shopped().say("pack:leather_jacket-1:0", "pack:akm_74u-1:0", "pack:ptm-1:1", "pack_magazine:rifle:0", "done")
    run.win().go_home()
    run.say("visit:A2", "done", "done", "as_before")
    places = {(card.id, card.owner, card.place) for card in run.state.cards.values()}
    assert {("akm_74u-1", 0, "weapon"), ("ptm-1", 1, "weapon"), ("leather_jacket-1", 0, "armour")} <= places
    assert run.game.stalker(0).rifle == 1


@pytest.mark.parametrize(("value", "paid"), [(5500, 1350), (1000, 250), (100, 0)])
def test_sidorovich_pays_a_quarter_rounded_down_to_fifties(value: int, paid: int) -> None:
    """ST-21.48"""
    assert price_of("quarter", value) == paid
