"""ST-10.6 to ST-10.22: equipment – slots, backpack, attachments, ammo, gaining cards."""

from __future__ import annotations

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.rules.equipment import Acquire, GainCard, equip, hosts_for, install, lose_card, own
from cordon.games.stalker.rules.rounds import Turn
from cordon.games.stalker.state import EnvironmentCard
from tests.games.stalker.rules.stage import Stage, grid

ROAD = grid("ABCDEF")


def packed(stage: Stage, seat: int = 0) -> set[str]:
    return {card.id for card in stage.game.in_backpack(seat)}


def placed(stage: Stage, card: str) -> str:
    return stage.game.state.cards[card].place


# --- slots (ST-10.6, ST-10.17) ----------------------------------------------------------------------------------------


@pytest.mark.rule("ST-10.6", "ST-10.11", "ST-10.19")
def test_one_weapon_is_equipped_and_the_one_before_goes_to_the_backpack() -> None:
    stage = Stage(ROAD).give(0, "ptm-1").give(0, "akm_74u-1")
    assert (placed(stage, "ptm-1"), placed(stage, "akm_74u-1")) == ("backpack", "weapon")


@pytest.mark.rule("ST-10.17", "ST-7.7")
def test_in_prepare_a_fourth_artifact_waits_for_a_free_slot() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A")
    for card in ("eye-1", "slime-1", "tin_star-1"):
        stage.give(0, card)
    own(stage.game, 0, "neuron-1")
    stage.run(Turn(0, 0)).say("prepare")
    assert "equip:neuron-1" not in stage.options
    assert "equip:neuron-1" in stage.say("stow:eye-1").options


@pytest.mark.rule("ST-10.9", "ST-7.16")
def test_equipment_in_the_backpack_does_nothing_but_items_work_there() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").give(0, "static_braid-1").give(0, "bread-1")
    assert stage.game.modified("move.max", 3, 0) == 4
    stage.game.state.listening.clear()
    stage = Stage(ROAD, seats=2).stalker(0, "A")
    own(stage.game, 0, "static_braid-1")
    own(stage.game, 0, "bread-1")
    assert stage.game.modified("move.max", 3, 0) == 3
    assert "use:bread-1:bread/0" in stage.run(Turn(0, 0)).options


# --- container and base dosage (ST-10.18) -----------------------------------------------------------------------------


@pytest.mark.rule("ST-10.18")
@pytest.mark.parametrize(
    ("cards", "dosage"),
    [
        (("neuron-1",), 6),
        (("neuron-1", "slime-1"), 6),
        (("neuron-1", "leather_jacket-1"), 6),
        (("neuron-1", "nbc_suit-1"), 4),
        (("neuron-1", "research_suit-1"), 2),
        (("slime-1", "research_suit-1"), 0),
        (("research_suit-1",), 0),
    ],
)
def test_the_highest_base_dosage_counts_less_the_container(cards: tuple[str, ...], dosage: int) -> None:
    stage = Stage(ROAD)
    for card in cards:
        stage.give(0, card)
    assert stage.game.base_dosage(0) == dosage


@pytest.mark.rule("ST-10.18")
@pytest.mark.parametrize(
    ("armour", "container", "dosage"),
    [
        ("leather_jacket-1", "improved_container-1", 4),
        ("leather_jacket-1", "advanced_container-1", 2),
        ("research_suit-1", "improved_container-1", 2),
    ],
)
def test_of_two_containers_the_better_one_counts(armour: str, container: str, dosage: int) -> None:
    stage = Stage(ROAD).give(0, "neuron-1").give(0, armour).give(0, container)
    install(stage.game, container, armour)
    assert stage.game.base_dosage(0) == dosage


@pytest.mark.rule("SC-2.2", "ST-10.18")
def test_the_shielded_case_takes_two_more_off() -> None:
    stage = Stage(ROAD).ability(0, "kvant").give(0, "neuron-1")
    assert stage.game.base_dosage(0) == 4


# --- attachments (ST-10.21) -------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-10.21", "ST-10.19")
@pytest.mark.parametrize(
    ("weapon", "attachment", "fits"),
    [
        ("ptm-1", "silencer-1", True),
        ("ptm-1", "scope-1", False),
        ("akm_74u-1", "scope-1", True),
        ("akm_74u-1", "foregrip-1", True),
        ("akm_74u-1", "extended_magazine-1", False),
        ("strichka-1", "red_dot-1", False),
        ("strichka-1", "bipod-1", True),
        ("sawn_off-1", "silencer-1", False),
        ("leather_jacket-1", "echo_detector-1", True),
        ("leather_jacket-1", "silencer-1", False),
        ("ptm-1", "echo_detector-1", False),
    ],
)
def test_an_attachment_needs_a_slot_of_its_kind_and_a_rail_takes_two_kinds(
    weapon: str, attachment: str, fits: bool
) -> None:
    stage = Stage(ROAD).give(0, weapon).give(0, attachment)
    assert (weapon in hosts_for(stage.game, attachment)) is fits


@pytest.mark.rule("ST-10.21")
def test_a_slot_holds_one_attachment() -> None:
    stage = Stage(ROAD).give(0, "akm_74u-1").give(0, "scope-1").give(0, "foregrip-1").give(0, "silencer-1")
    install(stage.game, "scope-1", "akm_74u-1")
    assert hosts_for(stage.game, "foregrip-1") == [], "the rail is taken"
    assert hosts_for(stage.game, "silencer-1") == ["akm_74u-1"]


@pytest.mark.rule("ST-10.8", "ST-10.10")
def test_attachments_on_stowed_cards_fill_the_backpack_too() -> None:
    stage = Stage(ROAD).give(0, "ptm-1").give(0, "silencer-1")
    install(stage.game, "silencer-1", "ptm-1")
    assert packed(stage) == set()
    stage.give(0, "akm_74u-1")
    assert packed(stage) == {"ptm-1", "silencer-1"}


@pytest.mark.rule("ST-10.9", "SC-1.2")
def test_an_attachment_works_only_on_an_equipped_card() -> None:
    stage = Stage(ROAD).give(0, "leather_jacket-1").give(0, "belt_pouches-1")
    assert stage.game.backpack_limit(0) == 6
    install(stage.game, "belt_pouches-1", "leather_jacket-1")
    assert stage.game.backpack_limit(0) == 8
    stage.give(0, "padded_coat-1")
    assert stage.game.backpack_limit(0) == 6


@pytest.mark.rule("ST-10.11", "ST-7.7")
def test_a_card_that_is_given_away_takes_its_attachments_along() -> None:
    stage = Stage(grid("AABB"), seats=2).stalker(0, "A").stalker(1, "A").give(0, "ptm-1").give(0, "silencer-1")
    install(stage.game, "silencer-1", "ptm-1")
    stage.run(Turn(0, 0)).say("prepare", "give:ptm-1:1", "equip:ptm-1", "accept")
    cards = stage.game.state.cards
    assert (cards["silencer-1"].owner, cards["silencer-1"].host, cards["ptm-1"].place) == (1, "ptm-1", "weapon")
    assert stage.game.listeners("attack.resolved") == ("silencer-1",)
    assert "remove:silencer-1" in stage.options


@pytest.mark.rule("ST-10.14")
def test_a_lost_weapon_leaves_its_attachments_in_the_backpack() -> None:
    stage = Stage(ROAD).give(0, "ptm-1").give(0, "silencer-1")
    install(stage.game, "silencer-1", "ptm-1")
    lose_card(stage.game, "ptm-1")
    assert packed(stage) == {"silencer-1"}
    assert stage.game.pile("weapon").discard == ("ptm-1",)


# --- ammo (ST-10.22, SC-5.2) ------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-10.22", "SC-5.2")
def test_an_extended_magazine_holds_three_more_and_the_surplus_goes_with_it() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A", pistol=1, focus=True).give(0, "zhuk-1").give(0, "extended_magazine-1")
    install(stage.game, "extended_magazine-1", "zhuk-1")
    assert stage.game.ammo_capacity("zhuk-1") == 11
    stage.run(Turn(0, 0)).say("reload:zhuk-1")
    assert stage.game.state.cards["zhuk-1"].ammo == 11
    stage.say("prepare", "remove:extended_magazine-1", "done")
    assert stage.game.state.cards["zhuk-1"].ammo == 8


@pytest.mark.rule("ST-10.22")
def test_an_attack_that_cannot_be_paid_is_not_offered() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").give(0, "akm_74u-1").enemy("zombie", "B", "E")
    stage.game.update(stage.game.state.cards["akm_74u-1"], ammo=1)
    stage.run(Turn(0, 0))
    assert "attack:single_shot" in stage.options
    reason = stage.game.explain(0, "attack:burst")
    assert reason is not None
    assert (reason.id, reason.rule) == ("no-ammo", "ST-10.22")


# --- gaining a card (ST-10.11, ST-10.13) ------------------------------------------------------------------------------


@pytest.mark.rule("ST-10.11")
def test_a_gained_weapon_comes_loaded_and_may_be_equipped_at_once() -> None:
    stage = Stage(ROAD).give(0, "ptm-1").run(Acquire(0, "akm_74u-1"))
    assert stage.options == ("equip", "backpack")
    stage.say("equip")
    assert (placed(stage, "akm_74u-1"), stage.game.state.cards["akm_74u-1"].ammo) == ("weapon", 6)
    assert placed(stage, "ptm-1") == "backpack"


def with_three_artifacts() -> Stage:
    return Stage(ROAD).give(0, "slime-1").give(0, "sour_honey-1").give(0, "neuron-1")


@pytest.mark.rule("ST-10.11", "ST-10.17")
def test_a_fourth_artifact_is_equipped_instead_of_the_one_that_the_player_names() -> None:
    stage = with_three_artifacts().run(Acquire(0, "green_tear-1")).say("equip")
    assert (stage.decision.kind, stage.game.facts(0).card) == ("acquire.make_room", "green_tear-1")
    assert stage.options == ("stow:slime-1", "stow:sour_honey-1", "stow:neuron-1")
    stage.say("stow:neuron-1")
    where = {card: placed(stage, card) for card in ("slime-1", "sour_honey-1", "neuron-1", "green_tear-1")}
    assert where == {
        "slime-1": "artifact",
        "sour_honey-1": "artifact",
        "green_tear-1": "artifact",
        "neuron-1": "backpack",
    }
    assert stage.game.base_dosage(0) == 3


@pytest.mark.rule("ST-10.11", "ST-10.17")
def test_a_fourth_artifact_may_go_to_the_backpack_and_then_nothing_makes_room() -> None:
    stage = with_three_artifacts().run(Acquire(0, "green_tear-1")).say("backpack")
    assert stage.is_over
    assert placed(stage, "green_tear-1") == "backpack"
    assert placed(stage, "slime-1") == "artifact"


@pytest.mark.rule("ST-10.11", "ST-10.17")
def test_a_third_artifact_finds_a_slot_without_a_question() -> None:
    stage = Stage(ROAD).give(0, "slime-1").give(0, "sour_honey-1").run(Acquire(0, "green_tear-1")).say("equip")
    assert stage.is_over
    assert placed(stage, "slime-1") == placed(stage, "green_tear-1") == "artifact"


@pytest.mark.rule("ST-10.11", "ST-1.3", "ST-2.6")
@pytest.mark.parametrize(("limited", "ammo"), [(True, 2), (False, 6)])
def test_a_gained_weapon_takes_the_cubes_that_are_left_unless_they_have_no_limit(limited: bool, ammo: int) -> None:
    stage = Stage(ROAD, cube_limit=limited)
    stage.game.add(EnvironmentCard("A1-01", "A1-01", place="beside", cubes=34))
    own(stage.game, 0, "akm_74u-1")
    assert stage.game.state.cards["akm_74u-1"].ammo == ammo


@pytest.mark.rule("ST-10.11", "ST-10.21")
def test_a_gained_attachment_may_be_installed_at_once() -> None:
    stage = Stage(ROAD).give(0, "ptm-1").give(0, "akm_74u-1").run(Acquire(0, "silencer-1"))
    assert stage.options == ("backpack", "install:ptm-1", "install:akm_74u-1")
    assert stage.say("install:ptm-1").game.state.cards["silencer-1"].host == "ptm-1"


@pytest.mark.rule("ST-10.11", "ST-10.21")
def test_with_a_gained_weapon_or_armour_one_may_attach_what_one_owns() -> None:
    stage = Stage(ROAD).give(0, "ptm-1").give(0, "silencer-1").give(0, "scope-1").give(0, "echo_detector-1")
    install(stage.game, "silencer-1", "ptm-1")
    stage.run(Acquire(0, "akm_74u-1")).say("equip")
    assert stage.options == ("done", "install:silencer-1:akm_74u-1", "install:scope-1:akm_74u-1")
    stage.say("install:silencer-1:akm_74u-1", "install:scope-1:akm_74u-1")
    assert stage.is_over
    hosts = {card: stage.game.state.cards[card].host for card in ("silencer-1", "scope-1")}
    assert hosts == {"silencer-1": "akm_74u-1", "scope-1": "akm_74u-1"}
    stage.run(Acquire(0, "field_vest-1")).say("backpack")
    assert list(stage.options) == ["done", "install:echo_detector-1:field_vest-1"]
    assert stage.say("done").is_over


@pytest.mark.rule("SC-1.8", "ST-10.10")
def test_a_swap_may_bring_more_along_than_there_is_room_for() -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").give(0, "hireling_rig-1").give(0, "akm_74u-1")
    for card in ("scope-1", "silencer-1"):
        stage.give(0, card)
        install(stage.game, card, "akm_74u-1")
    own(stage.game, 0, "ptm-1")
    for card in ("bread-1", "vodka-1", "bandage-1", "anti_rad-1", "breakfast-1"):
        stage.give(0, card)
    stage.run(Turn(0, 0)).say("swap:ptm-1")
    assert stage.decision.kind == "overflow.choose"
    assert stage.game.facts(0).over == 2


@pytest.mark.rule("ST-10.10", "ST-10.8")
def test_equal_cards_are_one_choice_when_the_backpack_overflows() -> None:
    stage = Stage(ROAD)
    for card in ("bread-1", "bread-2", "bread-3", "vodka-1", "vodka-2", "bandage-1"):
        stage.give(0, card)
    stage.run(Acquire(0, "anti_rad-1"))
    kinds = sorted(stage.game.content.cards[option[5:]].key for option in stage.options)
    assert kinds == ["anti_rad", "bandage", "bread", "vodka"]
    stage.say(next(option for option in stage.options if "vodka" in option))
    assert len(packed(stage)) == 6
    assert [event.card for event in stage.events(events.CardDiscarded)] == ["vodka-2"]


@pytest.mark.rule("ST-10.8", "SC-4.2")
@pytest.mark.parametrize(("card", "more"), [("smugglers_coat-1", 2), ("exoframe-1", 2), ("hollow_stone-1", 3)])
def test_some_cards_make_room(card: str, more: int) -> None:
    assert Stage(ROAD).give(0, card).game.backpack_limit(0) == 6 + more


@pytest.mark.rule("ST-10.14", "ST-10.13")
def test_an_empty_deck_is_refilled_from_its_discards_and_without_both_there_is_nothing() -> None:
    stage = Stage(ROAD)
    stage.game.update(stage.game.pile("weapon"), draw=(), discard=("ptm-2",))
    stage.run(GainCard(0, "weapon")).say("backpack")
    assert packed(stage) == {"ptm-2"}
    stage.run(GainCard(0, "weapon"))
    assert stage.result == ""


@pytest.mark.rule("ST-10.13")
def test_a_tier_is_found_in_the_discards_when_the_deck_has_none() -> None:
    stage = Stage(ROAD)
    stage.game.update(stage.game.pile("weapon"), draw=("ptm-1",), discard=("obrii-1", "sawn_off-1"))
    stage.run(GainCard(0, "weapon", tier=2)).say("backpack")
    assert packed(stage) == {"obrii-1"}


@pytest.mark.rule("ST-10.13", "ST-10.14")
def test_when_the_discards_are_needed_the_rest_of_the_deck_stays_in_it() -> None:
    stage = Stage(ROAD)
    stage.game.update(stage.game.pile("weapon"), draw=("ptm-1", "ptm-2"), discard=("obrii-1", "sawn_off-1"))
    stage.run(GainCard(0, "weapon", tier=2)).say("backpack")
    assert set(stage.game.pile("weapon").draw) == {"ptm-1", "ptm-2", "sawn_off-1"}
    assert stage.game.pile("weapon").discard == ()


@pytest.mark.rule("ST-2.6", "SC-6.1")
@pytest.mark.parametrize(("elsewhere", "ammo"), [(30, 4), (34, 2), (36, 0)])
def test_a_power_cell_loads_as_many_cubes_as_are_left(elsewhere: int, ammo: int) -> None:
    stage = Stage(ROAD, seats=2).stalker(0, "A").give(0, "coil_rifle-1").give(0, "power_cell-1")
    stage.game.update(stage.game.state.cards["coil_rifle-1"], ammo=0)
    stage.game.update(stage.game.stalker(1), cubes=(elsewhere, 0))
    stage.use("power_cell-1")
    assert stage.game.state.cards["coil_rifle-1"].ammo == ammo


@pytest.mark.rule("SC-1.3", "ST-10.13")
def test_a_card_of_choice_below_a_value() -> None:
    stage = Stage(ROAD).run(GainCard(0, "item", most=100, choose=True))
    kinds = {stage.game.content.cards[option[5:]].key for option in stage.options}
    assert kinds == {"bread", "energy_drink", "vodka"}


@pytest.mark.rule("SC-2.2")
def test_field_notes_draw_two_artifacts_and_keep_one() -> None:
    stage = Stage(ROAD, seats=2).ability(0, "kvant").stalker(0, "B").ground("B", artifacts=1).run(Turn(0, 0))
    stage.say("pick_up:artifact")
    assert len(stage.options) == 2
    kept = stage.options[1][5:]
    stage.say(stage.options[1], "backpack")
    assert packed(stage) == {kept}


@pytest.mark.rule("ST-10.16")
def test_without_armour_there_is_no_defence_no_protection_and_no_container() -> None:
    game = Stage(ROAD).give(0, "neuron-1").game
    assert (game.defence(0), game.map_radiation(0), game.base_dosage(0)) == (0, 0, 6)


@pytest.mark.rule("ST-10.16", "SC-4.2")
@pytest.mark.parametrize(
    ("cards", "protection"),
    [
        (("leather_jacket-1",), 0),
        (("swamp_cloak-1",), -1),
        (("research_suit-1",), -4),
        (("swamp_cloak-1", "rain_coil-1"), -2),
        (("rain_coil-1",), -1),
    ],
)
def test_armour_and_artifacts_protect_from_the_radiation_of_the_map(cards: tuple[str, ...], protection: int) -> None:
    stage = Stage(ROAD)
    for card in cards:
        stage.give(0, card)
    assert stage.game.map_radiation(0) == protection


@pytest.mark.rule("SC-5.2")
def test_a_lead_lining_protects_as_an_attachment() -> None:
    stage = Stage(ROAD).give(0, "leather_jacket-1").give(0, "lead_lining-1")
    install(stage.game, "lead_lining-1", "leather_jacket-1")
    assert stage.game.map_radiation(0) == -1
    equip(stage.game, "leather_jacket-1")
    assert stage.game.map_radiation(0) == -1
