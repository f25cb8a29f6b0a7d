"""Greedy in Zone Survival: it reads the objectives of the ten scenarios off their aims."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from cordon.bots.player import Player
from cordon.bots.random import RandomPlayer
from cordon.bots.stalker import pages, trading
from cordon.bots.stalker.crew import SurvivalTeam
from cordon.bots.stalker.greedy import RULES, WITHOUT_LOOKING, GreedyStalker
from cordon.bots.stalker.objectives import Objectives
from cordon.bots.stalker.prospects import Prospects
from cordon.bots.stalker.situation import Situation
from cordon.games.registry import game
from cordon.games.stalker.aims_check import _Words
from cordon.games.stalker.content import content
from cordon.games.stalker.content_files import FOLDER, decode
from cordon.games.stalker.rules.setup import SettingOff
from cordon.games.stalker.survival.book import SCRIPT_OPTION, ReadZoneScript
from cordon.games.stalker.survival.cards import put_off
from cordon.games.stalker.survival.characters import Follow, dismiss, play_character, set_off_together
from cordon.games.stalker.survival.pockets import carried
from cordon.games.stalker.survival.tokens import give, put_token
from cordon.games.stalker.survival_cards import Aim
from cordon.games.stalker.views import view
from cordon.kernel.spec import Setup
from cordon.lab.match import match_seed, play
from tests.games.stalker.survival.zone import Zone

STALKER = game("stalker")
SCENARIOS = sorted(content().scenarios)
LIMIT = 6_000


def start(scenario: str, seats: int, index: int, **config: Any) -> Any:
    return STALKER.new(Setup(seats, match_seed(seats, index), {"mode": "survival", "scenario": scenario} | config))


def calm(match: Any) -> None:
    """Nobody is in the way and nobody asks for more; a hunted enemy is nearly dead."""
    prey = {token.bearer for token in match.state.tokens.values() if token.kind == "this_enemy"}
    for enemy in list(match.state.enemies.values()):
        if enemy.id in prey:
            match.update(enemy, lost=content().enemies[enemy.kind].ehp - 1)
        else:
            match.remove(enemy)
    for ground in list(match.state.ground.values()):
        match.put_ground(replace(ground, unknown=()))
    for card in list(match.state.environment.values()):
        if "request" in content().zone_cards[card.number].tags:
            put_off(match, card.number)


def is_won_in_peace(scenario: str, index: int) -> bool:
    match = start(scenario, 1, index)
    bot, look = GreedyStalker(), partial(view, match, 0)
    while match.state.outcome is None:
        decision = match.decisions()[0]
        if decision.kind == "players_phase.begin_turn":
            calm(match)
        match.answer(0, bot.choose(decision, look))
    return bool(match.state.outcome.result == "victory")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_its_aims_lead_to_the_objective_where_nobody_is_in_the_way(scenario: str) -> None:
    assert any(is_won_in_peace(scenario, index) for index in range(8))


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_matches_come_to_an_end_beside_chance(scenario: str) -> None:
    """Random comrades bring about situations that greedy would never get into."""
    for index in range(2):
        match = start(scenario, 4, index, lost=index == 1, ties="all")
        seats: list[Player] = [GreedyStalker(), RandomPlayer(index), GreedyStalker(), RandomPlayer(-index)]
        play(match, seats, limit=LIMIT)
        assert match.state.outcome is not None


@pytest.mark.rule("SV-1.6")
def test_whoever_has_left_is_asked_nothing_while_others_are_on_the_map() -> None:
    match = start("S01", 3, 0, zone_map="M07", ties="all")
    bots, gone = [GreedyStalker() for _ in range(3)], 0
    while match.state.outcome is None:
        decision, stalkers = match.decisions()[0], match.state.stalkers
        if decision.kind == "players_phase.begin_turn":
            calm(match)
        left = [seat for seat in stalkers if stalkers[seat].left]
        assert decision.seat not in left or len(left) == len(stalkers)
        gone = max(gone, len(left))
        match.answer(decision.seat, bots[decision.seat].choose(decision, partial(view, match, decision.seat)))
    assert gone


def test_every_decision_of_zone_survival_has_an_answer() -> None:
    asked = {
        step.kind
        for procedure in STALKER.procedures()
        if ".survival." in procedure.__module__
        for step in procedure.steps.values()
        if step.offers
    }
    assert asked
    assert not asked - {*RULES, *WITHOUT_LOOKING}


def test_no_scenario_is_without_aims() -> None:
    assert all(scenario.aims for scenario in content().scenarios.values())


@pytest.mark.parametrize(
    ("aim", "what"),
    [
        (Aim(card="X99"), "there is no card 'X99'"),
        (Aim(card="X01", actions=("fit_a_fuze",)), "the card 'X01' has no action 'fit_a_fuze'"),
        (Aim(at=("token:fuze",)), "'token:fuze' is no place"),
        (Aim(at=("slot:Q9",)), "'slot:Q9' is no place"),
        (Aim(carries="fuze"), "there is no token 'fuze'"),
        (Aim(beside="ilarian"), "there is no character 'ilarian'"),
        (Aim(lasts=("below:fuzes",)), "'below:fuzes' is no condition of an aim"),
        (Aim(when=("soon:",)), "'soon:' is no condition of an aim"),
    ],
)
def test_an_aim_speaks_only_of_what_there_is(aim: Aim, what: str) -> None:
    found = [problem for _, problem in _Words(decode(FOLDER)).check((aim,), {"fuses"})]
    assert found == [what]


# --- sharing out ------------------------------------------------------------------------------------------------------


def team(stage: Zone) -> SurvivalTeam:
    seen = view(stage.game, 0)
    return SurvivalTeam(seen, stage.game.board, 0)


def test_fuse_boxes_are_shared_out_and_whoever_has_a_fuse_brings_it() -> None:
    stage = Zone("S01", seats=3)
    duties = team(stage).shared_out
    assert len({duty.spaces for duty in duties.values()}) == 3
    assert all(duty.task is not None and duty.task.keys == ("pull_the_fuse",) for duty in duties.values())
    give(stage.game, 1, "fuse", 2)
    duties = team(stage).shared_out
    assert duties[1].task is not None
    assert duties[1].task.keys == ("fit_a_fuse",)
    assert duties[1].spaces == (stage.slot("OUT"),)


@pytest.mark.rule("SV-1.5")
def test_charges_are_shared_out_before_setting_off() -> None:
    stage = Zone("S06", seats=3).run(SettingOff(0))
    bot = GreedyStalker()
    while not stage.is_over and stage.decision.kind == "setting_off.choose":
        stage.say(bot.choose(stage.decision, lambda: view(stage.game, 0)))
    assert [len(carried(stage.game, seat, "charge")) for seat in range(3)] == [1, 1, 1]
    masts = {duty.spaces for duty in team(stage).shared_out.values()}
    assert masts == {(stage.slot(name),) for name in ("Q1", "Q2", "Q3")}, "each goes to another mast"


def test_whoever_has_left_has_no_duty() -> None:
    stage = Zone("S01", seats=2)
    stage.game.update(stage.game.stalker(1), left=True, space=-1)
    assert list(team(stage).duties) == [0]


def test_time_is_counted_by_the_event_deck() -> None:
    assert team(Zone("S01", rounds=6)).rounds_left == 7


def test_the_professor_is_fetched_before_he_is_led() -> None:
    stage = Zone("S05", seats=1)
    led = team(stage).shared_out[0]
    assert led.leads == "character-ilarion"
    stage.stand(0, "OUT")
    fetched = team(stage).shared_out[0]
    assert not fetched.leads
    assert fetched.spaces == (stage.slot("IN"),)


def test_the_professor_is_led_on_by_whoever_is_there_next() -> None:
    stage = Zone("S05", seats=3)
    stage.stand(2, "OUT")
    duties = team(stage).shared_out
    assert [duties[seat].leads for seat in range(3)] == ["character-ilarion", "character-ilarion", ""]
    assert duties[2].spaces == (stage.slot("IN"),), "the others come to him"


def test_the_conscript_is_led_as_far_as_he_follows() -> None:
    stage = Zone("S01", seats=1).up("U34").part("U34", "fixed").stand(0, "M1")
    stage.game.set(flags=("conscript_follows",), turn=0)
    here, home = stage.slot("M1"), stage.slot("IN")
    route = stage.game.board.routes("open", here).route(home)
    assert team(stage).shared_out[0].spaces == (route[0],), "whoever comes to him is followed by one space"
    set_off_together(stage.game, 0)
    assert team(stage).shared_out[0].spaces == (route[2],)


def test_a_team_leaves_once_the_conscript_is_home() -> None:
    stage = Zone("S01", seats=1).up("U34").part("U34", "fixed").stand(0, "OUT")
    stage.game.set(flags=("conscript_follows",))
    assert not team(stage).objectives.holds("settled:")
    dismiss(stage.game, "conscript")
    assert team(stage).objectives.holds("settled:")


def test_nobody_leaves_without_the_strongbox_that_is_to_be_brought_out() -> None:
    stage = Zone("S10", seats=1).stand(0, "OUT")
    ways_out = [task for task, _ in team(stage).open_tasks if "leave" in task.keys]
    assert not ways_out
    stage.game.update(stage.game.state.tokens["strongbox-1"], space=-1, holder=0)
    assert [task for task, _ in team(stage).open_tasks if "leave" in task.keys]


def test_nobody_comes_along_who_is_not_wanted_anywhere() -> None:
    stage = Zone("S01", seats=1)
    beside = stage.game.board.spaces(stage.game.board.step_mask("open", stage.slot("IN")))
    play_character(stage.game, "foma", beside[0])
    stage.run(Follow(0))
    assert GreedyStalker().choose(stage.decision, lambda: view(stage.game, 0)) == "stay"


@pytest.mark.rule("SV-X28")
def test_the_vault_is_another_gate_than_a_bulkhead() -> None:
    stage = Zone("S10", "M02", seats=2).count("code_parts", 2).part("U09", "fixed")
    vault = {stage.game.address(space) for duty in team(stage).shared_out.values() for space in duty.spaces}
    assert vault >= {"12.E", "12.H"}
    assert "12.F" not in vault
    gate = next(token for token in stage.game.state.tokens.values() if token.edge == "12@d3N")
    stage.game.remove(gate)
    box = [duty for duty in team(stage).shared_out.values() if duty.task and duty.task.keys == ("take_tokens",)]
    assert [duty.spaces for duty in box] == [(stage.slot("Q1"),)], "the box can be had while the bulkhead is shut"


def test_whoever_has_nothing_to_do_in_radiation_ends_the_turn() -> None:
    stage = Zone("S02", "M09", seats=1).count("primed", 1)
    stage.game.set(turn=0, track=0)
    stage.stalker(0, "12.K", hp=4, focus=True)
    situation = Situation(view(stage.game, 0), 0)
    prospects = Prospects(situation)
    here = situation.me.space
    assert prospects.value(2, here, False) >= prospects.end(here, False), "acting there is never forced"


def test_a_heavy_load_is_for_free_hands() -> None:
    stage = Zone("S10", seats=2)
    seen = view(stage.game, 0)
    assert seen.survival is not None
    assert Objectives(seen, seen.survival, stage.game.board).can_take(0, "strongbox")
    give(stage.game, 0, "wounded")
    seen = view(stage.game, 0)
    assert seen.survival is not None
    assert not Objectives(seen, seen.survival, stage.game.board).can_take(0, "strongbox")


def test_goods_go_where_they_are_bought() -> None:
    stage = Zone("S09", seats=1)
    stage.game.set(money=1000)
    stage.stand(0, "Q1")
    stage.game.put("counters", "goods:0:salt", 4)
    goal = trading.next_counter(team(stage), 0)
    assert goal in (stage.slot("Q2"), stage.slot("Q3"))


def test_a_script_is_weighed_by_what_it_brings() -> None:
    reading = pages.Reading(Situation(view(Zone("S01", seats=1).game, 0), 0))
    nodes = content().zone_scripts["13"].nodes
    options = {option.key: reading.branch(option) for node in nodes for option in getattr(node, "options", ())}
    assert options["2"] > options["3"]


def test_whoever_has_the_conscript_to_bring_home_does_not_slow_him_down_for_magazines() -> None:
    """Script 119: without his kit he comes three spaces along in a turn, with it two."""
    stage = Zone("S06", seats=1)
    stage.run(ReadZoneScript("119", 0, stage.lead))
    assert GreedyStalker().choose(stage.decision, lambda: view(stage.game, 0)) == SCRIPT_OPTION("1")


# --- requests ---------------------------------------------------------------------------------------------------------


def with_the_letter(scenario: str, space: str, *stalkers: str) -> Zone:
    """The letter lies on a space, stalkers stand elsewhere, and it is the lead stalker's turn."""
    stage = Zone(scenario, seats=len(stalkers)).up("E57").settle()
    put_token(stage.game, "letter", stage.slot(space))
    for seat, slot in enumerate(stalkers):
        stage.stand(seat, slot)
    stage.game.set(turn=stage.game.state.lead, track=0)
    return stage


def takers(stage: Zone) -> list[int]:
    """Who goes for the letter."""
    duties = team(stage).shared_out.items()
    return [seat for seat, duty in duties if duty.task is not None and duty.task.keys == ("take_the_letter",)]


def burns_the_order(stage: Zone) -> bool:
    return ("E57", "burn_the_order") in team(stage).free_actions


@pytest.mark.rule("SV-11.1")
def test_a_letter_that_is_far_from_everybody_is_burnt() -> None:
    assert burns_the_order(with_the_letter("S04", "Q3", "IN", "IN"))


@pytest.mark.rule("SV-11.1")
def test_whoever_is_near_a_letter_takes_it() -> None:
    stage = with_the_letter("S04", "Q3", "IN", "Q3")
    assert not burns_the_order(stage)
    assert takers(stage) == [1]


@pytest.mark.rule("SV-11.1")
def test_a_letter_where_the_objective_leads_anyway_is_taken() -> None:
    stage = with_the_letter("S03", "Q3", "IN", "IN")
    assert not burns_the_order(stage)
    assert len(takers(stage)) == 1


@pytest.mark.rule("SV-11.1")
def test_a_letter_beside_an_enemy_is_burnt() -> None:
    stage = with_the_letter("S04", "Q3", "IN", "Q3")
    assert burns_the_order(stage.enemy("tick", stage.name_of("Q3")))


@pytest.mark.rule("SV-11.1")
def test_somebody_who_has_no_other_way_goes_for_a_letter_that_is_far() -> None:
    """Burning the order costs the lead stalker three HP."""
    stage = with_the_letter("S04", "Q3", "IN", "IN")
    lead = stage.game.state.lead
    stage.game.update(stage.me(lead), hp=3)
    assert not burns_the_order(stage)
    assert len(takers(stage)) == 1
    assert not team(stage).objectives.holds("settled:")
