"""ST-7.7 to ST-7.17: the basic actions beside moving and attacking."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.rules.equipment import Overflow, OverflowFacts
from cordon.games.stalker.rules.options import cost_of
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.state import EnvironmentCard
from tests.games.stalker.rules.stage import Stage, grid

ROAD = grid("ABCDEF")
WIDE = grid("AABBCC")


def refused(stage: Stage, option: str, seat: int = 0) -> tuple[str, str]:
    """Why an option is not offered, and by which rule."""
    reason = stage.game.explain(seat, option)
    assert reason is not None, f"{option} is offered, or nobody speaks of it"
    return reason.id, reason.rule


# --- what everybody can do (ST-7.1, ST-10.12) -------------------------------------------------------------------------


@pytest.mark.rule("ST-7.1", "ST-6.5")
@pytest.mark.parametrize(
    "action", ["move", "careful", "prepare", "reload:ptm-1", "pick_up:loot", "decoy", "bolt", "knife"]
)
def test_every_stalker_has_eight_basic_actions_each_a_standard_action(action: str) -> None:
    stage = Stage(WIDE, seats=2).stalker(0, "A", bolts=2, pistol=1).stalker(1, "Z").give(0, "ptm-1")
    stage.game.update(stage.game.state.cards["ptm-1"], ammo=0)
    stage.ground("A", loot=("SC-T01-1",)).anomaly("electro", (6, "T@d1", "N"))
    if action == "knife":
        stage.enemy("zombie", "A", "E").gear(0, 0, 0)
    stage.run(Turn(0, 0))
    assert action in stage.options
    assert cost_of(stage.game, 0, action) == "SA"
    stage.say(action).finish(until="turn.choose")
    assert stage.me().slots == (1, 0)


@pytest.mark.rule("ST-10.12", "ST-10.10")
def test_pockets_have_no_limit_and_what_is_discarded_comes_out_of_them() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", bolts=15, pistol=6, rifle=6).stalker(1, "Z").give(0, "ptm-1")
    stage.game.update(stage.game.state.cards["ptm-1"], ammo=0)
    assert stage.run(Overflow(0)).is_over, "they are no cards in the backpack"
    stage.run(Turn(0, 0)).say("prepare").finish(until="turn.choose")
    assert stage.me().bolts == 16
    stage.say("decoy", "space:T.B", "reload:ptm-1")
    assert (stage.me().bolts, stage.me().pistol, stage.me().rifle) == (15, 5, 6)


# --- Prepare (ST-7.7) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-7.7", "ST-12.6")
def test_prepare_gives_a_focus_and_a_bolt_but_never_a_second_focus() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", bolts=1).run(Turn(0, 0)).say("prepare", "prepare")
    assert (stage.me().focus, stage.me().bolts) == (True, 3)
    assert [event.token for event in stage.events(events.StatusGained)] == ["focus"]
    assert stage.events(events.Prepared) == [events.Prepared(0)] * 2


@pytest.mark.rule("ST-7.7", "ST-1.3", "ST-2.2")
def test_without_a_bolt_in_the_supply_prepare_gives_only_the_focus() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").stalker(1, "B", bolts=16).run(Turn(0, 0)).say("prepare")
    assert (stage.me().focus, stage.me().bolts) == (True, 0)


@pytest.mark.rule("ST-7.7")
def test_stalkers_on_the_space_exchange_cards_and_tokens_with_each_other() -> None:
    stage = Stage(WIDE, seats=3, consent=False).stalker(0, "A", bolts=1, pistol=1).stalker(1, "A", rifle=1)
    stage.stalker(2, "C", bolts=3).give(0, "ptm-1").give(1, "leather_jacket-1").give(2, "padded_coat-1")
    stage.game.add(EnvironmentCard("A1-11", "A1-11", place="held", holder=0))
    stage.run(Turn(0, 0)).say("prepare")
    assert "give:padded_coat-1:0" not in stage.options, "seat 2 stands elsewhere"
    stage.say("give:ptm-1:1", "give:leather_jacket-1:0", "hand:pistol:0:1", "hand:rifle:1:0", "hand:bolts:0:1")
    stage.say("pass:A1-11:1", "equip:ptm-1", "equip:leather_jacket-1", "done")
    cards = stage.game.state.cards
    assert (cards["ptm-1"].owner, cards["ptm-1"].place, cards["ptm-1"].ammo) == (1, "weapon", 4)
    assert (cards["leather_jacket-1"].owner, cards["leather_jacket-1"].place) == (0, "armour")
    assert (stage.me(0).pistol, stage.me(0).rifle, stage.me(0).bolts) == (0, 1, 1)
    assert (stage.me(1).pistol, stage.me(1).rifle, stage.me(1).bolts) == (1, 0, 1)
    assert stage.game.holder_of("A1-11") == 1


def pair() -> Stage:
    """Two stalkers on a space; the first one prepares."""
    stage = Stage(WIDE, seats=2).stalker(0, "A", bolts=1).stalker(1, "A", rifle=1).give(0, "ptm-1")
    return stage.give(1, "leather_jacket-1").give(1, "bread-1").run(Turn(0, 0)).say("prepare")


def is_asked(stage: Stage, seat: int) -> bool:
    return (stage.decision.kind, stage.decision.seat, stage.options) == ("exchange.agree", seat, ("accept", "decline"))


@pytest.mark.rule("ST-7.7")
@pytest.mark.parametrize("taken", ["give:bread-1:0", "hand:rifle:1:0", "stow:leather_jacket-1"])
def test_nothing_is_taken_from_another_players_stalker_without_a_yes(taken: str) -> None:
    stage = pair().say(taken)
    assert is_asked(stage, 1)
    assert stage.game.facts(1)["by"] == 0
    before = (stage.me(1).rifle, dict(stage.game.state.cards))
    stage.say("decline")
    assert (stage.me(1).rifle, dict(stage.game.state.cards)) == before
    assert [event.seat for event in stage.events(events.ExchangeDeclined)] == [1]
    assert stage.decision.kind == "prepare.choose"
    assert taken not in stage.options, "nobody is asked twice"


@pytest.mark.rule("ST-7.7")
def test_with_a_yes_the_exchange_takes_place_and_another_one_may_be_proposed() -> None:
    stage = pair().say("give:bread-1:0", "accept")
    assert stage.game.state.cards["bread-1"].owner == 0
    assert (stage.decision.kind, stage.decision.seat) == ("prepare.choose", 0)
    assert "hand:rifle:1:0" in stage.options


@pytest.mark.rule("ST-7.7")
def test_what_is_given_is_asked_about_only_where_it_is_a_burden() -> None:
    stage = pair().say("hand:bolts:0:1", "give:ptm-1:1")
    assert stage.game.state.cards["ptm-1"].owner == 1, "there was room for it"
    full = Stage(WIDE, seats=2).stalker(0, "A").stalker(1, "A").give(0, "ptm-1")
    for card in ("bandage-1", "bandage-2", "bandage-3", "vodka-1", "vodka-2", "breakfast-1", "breakfast-2"):
        full.give(1, card)
    assert is_asked(full.run(Turn(0, 0)).say("prepare", "give:ptm-1:1"), 1)
    heavy = Stage(WIDE, seats=2).stalker(0, "A").stalker(1, "A")
    heavy.game.add(EnvironmentCard("A1-11", "A1-11", place="held", holder=0))
    assert is_asked(heavy.run(Turn(0, 0)).say("prepare", "pass:A1-11:1"), 1)


@pytest.mark.rule("ST-7.7")
def test_a_third_stalker_is_asked_after_the_one_who_gives() -> None:
    stage = Stage(WIDE, seats=3).stalker(0, "A").stalker(1, "A").stalker(2, "A").give(1, "bread-1")
    for card in ("bandage-1", "bandage-2", "bandage-3", "vodka-1", "vodka-2", "breakfast-1", "breakfast-2"):
        stage.give(2, card)
    assert is_asked(stage.run(Turn(0, 0)).say("prepare", "give:bread-1:2"), 1)
    assert is_asked(stage.say("accept"), 2)
    assert stage.say("accept").game.state.cards["bread-1"].owner == 2


@pytest.mark.rule("ST-7.7", "ST-10.10")
def test_backpacks_are_checked_at_the_end_for_everybody_involved() -> None:
    stage = Stage(WIDE, seats=2).stalker(0, "A").stalker(1, "A").give(0, "ptm-1")
    for card in ("bread-1", "bread-2", "bread-3"):
        stage.give(0, card)
    for card in ("bandage-1", "bandage-2", "bandage-3", "vodka-1", "vodka-2", "breakfast-1"):
        stage.give(1, card)
    stage.run(Turn(0, 0)).say("prepare", "give:bread-1:1", "accept", "give:ptm-1:1", "accept", "equip:ptm-1", "accept")
    stage.say("done")
    assert stage.decision.seat == 1
    assert stage.decision.kind == "overflow.choose"
    assert stage.game.facts(1) == OverflowFacts(1)
    stage.say("card:vodka-2")
    assert stage.decision.kind == "turn.choose"
    assert len(stage.game.in_backpack(1)) == 6


@pytest.mark.rule("ST-7.7", "ST-10.9", "ST-10.22")
def test_a_stowed_weapon_keeps_its_ammo_and_offers_no_attack() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").give(0, "ptm-1").enemy("zombie", "B", "E")
    stage.run(Turn(0, 0)).say("prepare", "stow:ptm-1", "done")
    assert stage.game.state.cards["ptm-1"].ammo == 4
    assert not any(option.startswith("attack:") for option in stage.options)


# --- Reload (ST-7.8) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-7.8")
def test_a_weapon_in_the_backpack_can_be_reloaded() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", pistol=1).give(0, "ptm-1")
    stage.game.update(stage.game.state.cards["ptm-1"], place="backpack", ammo=0)
    stage.run(Turn(0, 0)).say("reload:ptm-1")
    assert (stage.game.state.cards["ptm-1"].ammo, stage.me().pistol, stage.me().slots) == (4, 0, (1, 0))


@pytest.mark.rule("ST-7.8")
def test_a_full_weapon_and_special_ammo_are_not_reloaded() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", pistol=1, focus=True).give(0, "ptm-1").run(Turn(0, 0))
    assert refused(stage, "reload:ptm-1") == ("full-weapon", "ST-7.8")
    stage = Stage(ROAD, seats=2).stalker(0, "A", pistol=1, rifle=1, shotgun=1).give(0, "tysha-1")
    stage.game.update(stage.game.state.cards["tysha-1"], ammo=1)
    assert refused(stage.run(Turn(0, 0)), "reload:tysha-1") == ("special-ammo", "ST-7.8")


@pytest.mark.rule("ST-7.8", "ST-2.6")
def test_reloading_takes_the_cubes_that_are_left() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", pistol=1, focus=True).give(0, "ptm-1").stalker(1, "B")
    stage.game.update(stage.game.state.cards["ptm-1"], ammo=0)
    stage.game.add(EnvironmentCard("A1-01", "A1-01", place="beside", cubes=34))
    stage.run(Turn(0, 0)).say("reload:ptm-1")
    assert stage.game.state.cards["ptm-1"].ammo == 2


@pytest.mark.rule("ST-2.6", "ST-7.8")
@pytest.mark.parametrize("limit", [True, False])
def test_without_a_cube_in_the_supply_nobody_reloads_unless_cubes_have_no_limit(limit: bool) -> None:
    stage = Stage(ROAD, seats=2, cube_limit=limit).stalker(0, "A", pistol=1, focus=True).give(0, "ptm-1")
    stage.game.update(stage.game.state.cards["ptm-1"], ammo=0)
    stage.game.add(EnvironmentCard("A1-01", "A1-01", place="beside", cubes=36))
    stage.run(Turn(0, 0))
    if limit:
        assert refused(stage, "reload:ptm-1") == ("no-cubes", "ST-2.6")
    else:
        assert stage.say("reload:ptm-1").game.state.cards["ptm-1"].ammo == 4


# --- Pick Up (ST-7.9) -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-7.9", "ST-5.17", "ST-5.18")
def test_the_top_of_the_stack_is_picked_up_and_does_not_come_back() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").ground("A", loot=("SC-T01-1", "SC-T03-1"))
    stage.run(Turn(0, 0)).say("pick_up:loot")
    assert (stage.me().pistol, stage.me().bolts) == (1, 0)
    assert stage.game.ground(stage.me().space).loot == ("SC-T01-1",)
    assert stage.say("pick_up:loot").me().bolts == 2
    assert stage.game.pile("loot").discard == ("SC-T03-1", "SC-T01-1")
    assert not any(option.startswith("pick_up") for option in stage.options)


@pytest.mark.rule("ST-7.9")
@pytest.mark.parametrize(("token", "gained"), [("SC-T04-1", "rifle"), ("SC-T05-1", "shotgun")])
def test_loot_may_be_a_magazine(token: str, gained: str) -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").ground("A", loot=(token,)).run(Turn(0, 0)).say("pick_up:loot")
    assert getattr(stage.me(), gained) == 1


@pytest.mark.rule("ST-7.9", "ST-2.6")
def test_loot_may_be_money_which_has_no_limit() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").ground("A", loot=("SC-T10-1",)).run(Turn(0, 0)).say("pick_up:loot")
    assert stage.game.state.money == 500


@pytest.mark.rule("ST-7.9")
@pytest.mark.parametrize("token", ["SC-T06-1", "SC-T07-1", "SC-T08-1", "SC-T09-1"])
def test_loot_may_be_a_card_of_a_deck(token: str) -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").ground("A", loot=(token,)).run(Turn(0, 0)).say("pick_up:loot")
    if stage.decision.kind == "acquire.choose":
        stage.say("backpack")
    (card,) = stage.game.cards_of(0)
    deck = {"6": "item", "7": "attachment", "8": "weapon", "9": "artifact"}[token[5]]
    assert stage.game.content.deck_of[card.id] == deck


@pytest.mark.rule("ST-7.9", "ST-14.16")
def test_an_artifact_is_of_the_type_of_its_anomaly_while_there_are_some() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "B").anomaly("electro", (6, "T@c1", "N"))
    stage.covers("electro", ("B", "P4", "artifact"))
    stage.run(Turn(0, 0)).say("pick_up:artifact:electro:P4", "backpack")
    (card,) = stage.game.cards_of(0)
    printed = stage.game.content.cards[card.id]
    assert getattr(printed, "type", "") == "electric"
    assert stage.game.state.artifacts_gained == 1


@pytest.mark.rule("ST-7.9")
def test_without_a_card_of_that_type_or_without_anomaly_it_is_any() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "B").anomaly("electro", (6, "T@c1", "N")).ground("B", artifacts=1)
    pile = stage.game.pile("artifact")
    known = stage.game.content.cards
    stage.game.update(pile, draw=tuple(c for c in pile.draw if getattr(known[c], "type", "") == "fire"))
    stage.covers("electro", ("B", "P4", "artifact"))
    stage.run(Turn(0, 0)).say("pick_up:artifact:electro:P4", "backpack", "pick_up:artifact", "backpack")
    assert {getattr(known[card.id], "type", "") for card in stage.game.cards_of(0)} == {"fire"}
    assert stage.game.ground(stage.me().space).artifacts == 0


# --- Decoy (ST-7.10) --------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-7.10", "ST-4.11")
def test_a_decoy_flies_three_spaces_and_lures_nobody_where_nobody_is() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", bolts=1).attention(0, "low", "F").run(Turn(0, 0)).say("decoy")
    assert stage.options == ("space:T.A", "space:T.B", "space:T.C", "space:T.D")
    stage.say("space:T.D")
    assert (stage.me().attention, stage.game.address(stage.me().noticed), stage.me().bolts) == ("low", "T.D", 0)
    assert stage.events(events.ActivationDrawn) == []


@pytest.mark.rule("ST-7.10", "ST-8.3")
def test_no_decoy_while_seen_or_without_a_bolt() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").run(Turn(0, 0))
    assert refused(stage, "decoy") == ("no-bolt", "ST-7.10")
    stage = Stage(ROAD, seats=2).stalker(0, "C", bolts=1).enemy("zombie", "A", "E").run(Turn(0, 0))
    assert refused(stage, "decoy")[0] in ("high-on-map", "seen")


@pytest.mark.rule("ST-7.10", "ST-20.I1")
def test_the_switch_makes_a_decoy_loud() -> None:
    stage = Stage(ROAD, seats=2, decoy_side="high").stalker(0, "A", bolts=1).enemy("zombie", "F", "E")
    stage.deck("high", "reckless").run(Turn(0, 0)).say("decoy", "space:T.D")
    assert stage.me().attention == "high"
    assert stage.events(events.ActivationDrawn) == [], "the zombie is two spaces away"


@pytest.mark.rule("ST-7.10", "ST-13.24")
def test_a_decoy_uses_the_section_for_low_and_never_the_last_part() -> None:
    stage = Stage(grid("ABCDEF%%"), seats=2).stalker(0, "A", bolts=1).enemy("bandit_rifle", "E", "E")
    stage.deck("low", "stretching_legs").run(Turn(0, 0)).say("decoy", "space:T.D")
    assert stage.events(events.PointBegan)[0].point == "low/0"


@pytest.mark.rule("ST-7.10", "ST-13.26", "ST-8.8")
def test_a_card_drawn_for_a_decoy_pulls_only_tokens_that_the_lured_enemies_see() -> None:
    # Uneasy pulls each token in sight by 1; the second zombie sees one, but the bolt fell far from it.
    stage = Stage(grid("ABCDEF", "%%%%%%", "GHIJKL"), seats=2).stalker(0, "A", bolts=1).stalker(1, "G")
    stage.attention(1, "low", "I").enemy("zombie", "E", "E").enemy("zombie", "K", "W").deck("low", "uneasy")
    stage.run(Turn(0, 0)).say("decoy", "space:T.D")
    assert stage.game.address(stage.me(1).noticed) == "T.I"


@pytest.mark.rule("ST-7.10", "ST-4.20", "ST-4.10")
def test_whether_somebody_is_next_to_a_decoy_is_measured_as_for_a_stalker() -> None:
    """A window is a wall for the snork, but the space beyond it is adjacent all the same."""
    stage = Stage(grid("ABCD", edges={"CD": "window"}), seats=2).stalker(0, "A", bolts=1).enemy("snork", "D", "E")
    stage.deck("low", "curious").run(Turn(0, 0)).say("decoy", "space:T.C")
    assert [event.card for event in stage.events(events.ActivationDrawn)] == ["curious"]


# --- Bolts & Nuts (ST-7.11) -------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-7.11", "ST-14.12")
def test_a_bolt_covers_one_uncovered_symbol_within_range_without_sight() -> None:
    board = grid("ABCDEF", edges={"BC": "window"})
    stage = Stage(board, seats=2).stalker(0, "A", bolts=2).anomaly("electro", (6, "T@d1", "N"))
    stage.run(Turn(0, 0)).say("bolt")
    assert "symbol:electro:T.D:P1" in stage.options
    assert "symbol:electro:T.E:P3" not in stage.options, "four spaces away"
    stage.say("symbol:electro:T.C:P4")
    assert [(each.symbol, each.by) for each in stage.game.state.anomalies["electro"].covers] == [("P4", "bolt")]
    assert "symbol:electro:T.C:P4" not in stage.say("bolt").options, "it had one symbol"


@pytest.mark.rule("ST-7.11")
def test_no_bolt_without_a_symbol_near_or_a_bolt_in_the_pocket() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", bolts=1).run(Turn(0, 0))
    assert refused(stage, "bolt") == ("no-symbol-near", "ST-7.11")
    stage = Stage(ROAD, seats=2).stalker(0, "A").anomaly("electro", (6, "T@b1", "N")).run(Turn(0, 0))
    assert refused(stage, "bolt") == ("no-bolt", "ST-7.11")


@pytest.mark.rule("SC-2.2", "ST-7.17")
def test_the_bolt_thrower_throws_one_for_free_and_prepares_two() -> None:
    stage = Stage(ROAD, seats=2).ability(0, "borsuk").stalker(0, "A", bolts=1)
    stage.anomaly("electro", (6, "T@c1", "N")).run(Turn(0, 0))
    stage.say("use:stalker-0:borsuk/1", "symbol:electro:T.C:P1")
    assert (stage.me().slots, stage.me().bolts) == ((0, 0), 0)
    assert stage.say("prepare").me().bolts == 2
    assert refused(stage, "use:stalker-0:borsuk/1") == ("used-already", "SC-1.2")


# --- lead stalker token, standing up, swapping ------------------------------------------------------------------------


@pytest.mark.rule("ST-7.12", "ST-1.4")
def test_the_token_goes_clockwise_and_the_running_order_of_turns_stays() -> None:
    stage = Stage(ROAD, seats=3).stalker(0, "A", hp=10).stalker(1, "B").stalker(2, "C").run(Turn(0, 0))
    stage.say("lead:heal")
    assert (stage.me().hp, stage.game.state.lead, stage.game.state.lead_used) == (12, 1, True)
    assert not any(option.startswith("lead:") for option in stage.options)


@pytest.mark.rule("ST-17.2", "ST-7.12")
def test_alone_the_lead_stalker_keeps_the_token() -> None:
    stage = Stage(ROAD).stalker(0, "A").run(Turn(0, 0)).say("lead:focus")
    assert (stage.me().focus, stage.game.state.lead) == (True, 0)
    assert refused(stage, "lead:focus") == ("lead-used", "ST-7.12")


@pytest.mark.rule("ST-7.14", "ST-12.3")
def test_a_pinned_stalker_can_only_stand_up() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", pinned=True).give(0, "bread-1").run(Turn(0, 0))
    assert not stage.me().pinned, "the only option answers itself"
    assert stage.me().slots == (1, 0)
    assert "move" in stage.options


@pytest.mark.rule("ST-7.14", "SC-1.8")
def test_back_on_your_feet_is_free() -> None:
    stage = Stage(ROAD, seats=2).ability(0, "velet").stalker(0, "A", pinned=True).run(Turn(0, 0))
    assert (stage.me().pinned, stage.me().slots) == (False, (0, 0))


@pytest.mark.rule("ST-12.3", "ST-6.9")
def test_a_pinned_stalker_without_a_slot_ends_the_turn_pinned() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", pinned=True, slots=(2, 0)).run(Turn(0, 0))
    assert stage.is_over
    assert stage.me().pinned


@pytest.mark.rule("SC-1.8", "SC-4.2")
def test_the_hireling_rig_swaps_weapons_once_a_turn_for_free() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").give(0, "hireling_rig-1").give(0, "ptm-1").give(0, "akm_74u-1")
    stage.run(Turn(0, 0)).say("swap:ptm-1")
    weapon = stage.game.weapon_of(0)
    assert weapon is not None
    assert (weapon.id, stage.me().slots) == ("ptm-1", (0, 0))
    assert refused(stage, "swap:akm_74u-1") == ("used-already", "SC-1.2")


# --- free standard actions (ST-7.17) ----------------------------------------------------------------------------------


@pytest.mark.rule("ST-7.17", "ST-9.3")
def test_an_action_made_free_neither_slides_nor_radiates() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "B").give(0, "energy_drink-1")
    stage.game.state.hot[stage.game.board.index["T.B"]] = 3
    stage.run(Turn(0, 0)).say("use:energy_drink-1:energy_drink/0", "move", "step:T.A", "stop")
    assert (stage.me().slots, stage.me().dose) == ((0, 0), 0)
    stage.say("move", "stop")
    assert (stage.me().slots, stage.me().dose) == ((1, 0), 3)


@pytest.mark.rule("SC-2.2", "ST-7.17")
def test_a_hip_shot_makes_one_weapon_attack_free() -> None:
    stage = (
        Stage(ROAD, seats=2).ability(0, "palkan").stalker(0, "A", focus=True).give(0, "ptm-1").enemy("zombie", "B", "E")
    )
    stage.run(Turn(0, 0)).say("use:stalker-0:palkan/1")
    assert not stage.me().focus
    stage.game.luck = {}
    stage.say("attack:single_shot", "part:torso")
    while stage.decision.kind != "turn.choose":
        stage.say("accept" if "accept" in stage.options else "keep")
    assert stage.me().slots == (0, 0)
    assert stage.me().next_free == ()
