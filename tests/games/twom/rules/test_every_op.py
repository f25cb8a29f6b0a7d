"""TW-31.4 Every verb that cards and scripts are written in, by what it changes and what it leaves alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, get_args

import msgspec
import pytest

from cordon.games.twom import events
from cordon.games.twom.game import TwomGame
from cordon.games.twom.ops import CostOp, Op, expanded
from cordon.games.twom.rules.dusk import DuskPhase
from cordon.games.twom.rules.effects import Effects
from cordon.games.twom.rules.people import NamingFacts
from cordon.games.twom.state import Scheduled
from tests.games.twom.campaign import asked, at_phase, campaign, doing, exploring, give, luck, play, states, top

Prepare = Callable[[TwomGame], object]
NAMES = (("them", "C09"),)
RICH = {"raw_food": 2, "vegetable": 1, "book": 2, "knife": 1, "jewellery": 1, "wood": 3}


def told(game: TwomGame, kind: type) -> list[Any]:
    return [note.event for note in game.notes if isinstance(note.event, kind)]


def run(game: TwomGame, *ops: dict[str, Any], source: str = "V01", names: Any = NAMES) -> TwomGame:
    """Carry ops out as a card does; then somebody is asked."""
    game.content.lines = dict(game.content.lines)
    game.content._add_ops("test/ops", expanded(tuple(msgspec.convert(op, Op) for op in ops)))
    top_frame = Effects("test/ops", names, source)
    if game.state.place:
        game.state.stack.append(top_frame)
        top_frame.at = top_frame.first.name
        game.waiting = None
    else:
        doing(game, top_frame)
    game.decisions()
    return game


def home(*people: str, **goods: int) -> TwomGame:
    game = campaign(*people)
    give(game, "storage", **goods)
    return game


def out(*cards: str, party: Iterable[str] = ("C05", "C09"), **goods: int) -> TwomGame:
    """The party at a location, with these cards on Unknown."""
    game = campaign()
    for person in party:
        states(game, person, task="scavenge")
    exploring(game, "L01", *cards)
    give(game, "findings", **goods)
    return game


def levels(game: TwomGame, state: str) -> dict[str, int]:
    return {person.id: getattr(person, state) for person in game.state.people.values()}


SHOWN: set[str] = set()
"""The verbs that some test here shows."""


def shows(*tags: str) -> pytest.MarkDecorator:
    SHOWN.update(tags)
    return pytest.mark.rule("TW-31.4")


# --- goods ------------------------------------------------------------------------------------------------------------


@shows("gain")
def test_gain_comes_out_of_the_box_into_the_active_pile() -> None:
    game = run(home(), {"do": "gain", "token": "book", "n": 2})
    assert game.state.storage == {"book": 2}
    game = run(out(), {"do": "gain", "token": "book"})
    assert (game.state.findings, game.state.storage) == ({"book": 1}, {})


@shows("lose")
def test_lose_lets_the_leader_pick_among_the_kinds() -> None:
    game = run(home(**RICH), {"do": "lose", "what": "food", "n": 2})
    assert asked(game).options == ("token:raw_food", "token:vegetable")
    play(game, "token:raw_food", "token:vegetable")
    assert game.state.storage == {"raw_food": 1, "book": 2, "knife": 1, "jewellery": 1, "wood": 3}


@shows("lose")
def test_as_a_cost_lose_needs_as_many_of_that_value() -> None:
    def refusal(op: dict[str, Any], **goods: int) -> Any:
        cost = msgspec.convert({"do": "lose", **op}, CostOp)
        return cost.why_not(home(**goods))

    assert refusal({"what": "food", "n": 2}, raw_food=1, vegetable=1) is None
    assert refusal({"what": "food", "n": 2}, raw_food=1).id == "lacks"
    assert refusal({"what": "token", "min_value": 10}, jewellery=1) is None
    assert refusal({"what": "token", "min_value": 10}, shovel=1).id == "lacks"


@shows("pay_best")
def test_pay_best_takes_the_most_valuable_first() -> None:
    game = run(out(jewellery=1, book=1, knife=1), {"do": "pay_best", "n": 2})
    assert game.state.findings == {"book": 1}
    game = run(out(jewellery=1, book=2), {"do": "pay_best", "half": True})
    assert game.state.findings == {"book": 2}


@shows("trade")
def test_trade_is_offered_with_its_commission() -> None:
    game = run(home(jewellery=1), {"do": "trade", "commission": 3, "offer": ["food"]})
    assert asked(game).kind.startswith("trade.")
    assert any(option.endswith(":jewellery") for option in asked(game).options)


# --- body and mind ----------------------------------------------------------------------------------------------------


@shows("pick", "state")
def test_a_picked_person_keeps_the_name_and_the_question_says_what_for() -> None:
    game = run(home(), {"do": "state", "who": "leader_choice", "state": "misery", "by": 1, "bind": "they"},
               {"do": "state", "who": "they", "state": "fatigue", "by": 2})  # fmt: skip
    assert asked(game).options == ("person:C05", "person:C09", "person:C11")
    assert game.facts(0) == NamingFacts("V01", "misery", 1)
    play(game, "person:C11")
    assert levels(game, "misery") == {"C05": 0, "C09": 0, "C11": 1}
    assert levels(game, "fatigue") == {"C05": 0, "C09": 0, "C11": 2}


@shows("pick")
def test_a_pick_on_which_no_change_hangs_says_nothing_of_one() -> None:
    game = run(home(), {"do": "pick", "who": "leader_choice", "bind": "they"}, {"do": "gain", "token": "book"})
    assert game.facts(0) == NamingFacts("V01")


@shows("pick")
@pytest.mark.parametrize(
    ("who", "options"), [("lowest_prowess", ("person:C09", "person:C11")), ("highest_prowess", None)]
)
def test_picking_by_prowess(who: str, options: tuple[str, ...] | None) -> None:
    game = run(home(), {"do": "state", "who": who, "state": "wounds", "by": 1})
    if options is None:
        assert levels(game, "wounds") == {"C05": 1, "C09": 0, "C11": 0}
    else:
        assert asked(game).options == options


@shows("pick")
def test_picking_by_lot() -> None:
    game = home()
    luck(game, person=[2])
    run(game, {"do": "state", "who": "random", "state": "wounds", "by": 1})
    assert levels(game, "wounds") == {"C05": 0, "C09": 0, "C11": 1}


@shows("state")
def test_state_changes_whom_it_names_within_its_bounds() -> None:
    game = run(home(), {"do": "state", "who": "all", "state": "fatigue", "by": 1})
    assert levels(game, "fatigue") == {"C05": 1, "C09": 1, "C11": 1}
    game = run(home(), {"do": "state", "who": "them", "state": "hunger", "by": 2})
    assert levels(game, "hunger") == {"C05": 0, "C09": 2, "C11": 0}
    game = home()
    states(game, "C05", misery=2)
    states(game, "C09", misery=1)
    run(game, {"do": "state", "who": "all", "state": "misery", "by": 1, "when_at_most": 1})
    assert levels(game, "misery") == {"C05": 2, "C09": 2, "C11": 1}


@shows("state")
def test_state_for_several_of_the_leaders_choice() -> None:
    game = run(home(), {"do": "state", "who": "leader_choice", "state": "fatigue", "by": -1, "count": 2})
    assert asked(game).kind == "change_some.name"


@shows("roll_state")
def test_roll_state_rolls_for_each_between_first_and_last() -> None:
    game = home()
    luck(game, black=[3, 4, 7])
    run(game, {"do": "roll_state", "who": "all", "state": "illness", "by": 1, "first": 4, "last": 6})
    assert levels(game, "illness") == {"C05": 0, "C09": 1, "C11": 0}
    told = [note.event for note in game.notes if isinstance(note.event, events.BlackRolled)]
    assert [(event.state, event.met) for event in told] == [("illness", False), ("illness", True), ("illness", False)]


@shows("empathy")
def test_empathy_moves_those_with_enough_of_it() -> None:
    game = home()
    luck(game, black=[5])
    run(game, {"do": "empathy", "n": 2, "who": "all"})
    assert levels(game, "misery") == {"C05": 2, "C09": 2, "C11": 0}


@shows("join")
def test_join_brings_the_top_character_or_the_named_one() -> None:
    game = home("C05", "C09")
    top(game, "characters", "C12")
    run(game, {"do": "join", "hunger": 1, "refused": [{"do": "gain", "token": "book"}]})
    assert asked(game).options == ("accept", "refuse")
    assert play(game, "accept").state.people["C12"].hunger == 1
    game = run(home("C05", "C09"), {"do": "join", "character": "C03", "bind": "they", "dependant": True},
               {"do": "state", "who": "they", "state": "misery", "by": 1})  # fmt: skip
    play(game, "accept")
    assert (game.state.people["C03"].dependant, game.state.people["C03"].misery) == (True, 1)
    refused = run(home("C05", "C09"), {"do": "join", "refused": [{"do": "gain", "token": "book"}]})
    assert play(refused, "refuse").state.storage == {"book": 1}
    assert asked(run(home("C05", "C09"), {"do": "join", "must": True})).kind != "joining.choose"


@shows("leave", "die")
def test_leave_and_die_take_whom_they_name() -> None:
    game = run(home(), {"do": "leave", "who": "them"})
    assert (game.state.gone["C09"].fate, sorted(game.state.people)) == ("left", ["C05", "C11"])
    game = run(home(), {"do": "die", "who": "them"})
    assert (game.state.gone["C09"].fate, sorted(game.state.people)) == ("died", ["C05", "C11"])


@shows("missing", "come_back")
def test_whoever_does_not_come_back_may_be_one_of_us_again() -> None:
    game = out("quiet_corner", knife=1)
    states(game, "C09", weapon="knife", misery=4)
    run(game, {"do": "missing", "who": "them"})
    gone = game.state.gone["C09"]
    assert (gone.fate, gone.cause, gone.out, game.state.fallen) == ("left", "missing", True, 0)
    assert told(game, events.WentMissing)
    run(game, {"do": "come_back", "who": "them", "wounds": 1})
    back = game.state.people["C09"]
    assert (back.founder, back.where, back.hunger, back.fatigue, back.wounds, back.misery) == (
        True, "shelter", 2, 2, 1, 3
    )  # fmt: skip
    assert not game.state.gone


@shows("come_back")
def test_the_dead_do_not_come_back_and_a_full_house_takes_nobody_in() -> None:
    game = run(home(), {"do": "die", "who": "them"}, {"do": "come_back", "who": "them"})
    assert "C09" in game.state.gone
    game = run(home("C05", "C09", "C11", "C01"), {"do": "leave", "who": "them"})
    game.add(msgspec.structs.replace(game.state.people["C05"], id="C12"))
    run(game, {"do": "come_back", "who": "C09"})
    assert "C09" in game.state.gone


@shows("dependant")
def test_a_child_has_to_be_fed_until_it_is_gone() -> None:
    game = run(home(), {"do": "dependant", "who": "them"})
    assert game.state.people["C09"].dependant
    run(game, {"do": "dependant", "who": "them", "ends": True})
    assert not game.state.people["C09"].dependant


@shows("billet")
def test_a_soldier_eats_first_keeps_raids_down_and_goes_after_his_days() -> None:
    game = run(home(canned_food=1, raw_food=1), {"do": "billet", "days": 2})
    for food_left in ({"raw_food": 1}, {}):
        assert game.billeted() == 1
        at_phase(game, DuskPhase(), "evening")
        asked(game)
        assert game.state.storage == food_left
        game.new_day()
    assert (game.billeted(), game.state.flags) == (0, {})
    run(game, {"do": "billet", "days": 3}, {"do": "billet", "days": 0})
    assert game.billeted() == 0


@shows("stolen")
def test_the_most_valuable_is_gone_without_a_question() -> None:
    game = run(home(**RICH), {"do": "stolen", "n": 3})
    assert game.state.storage == {"vegetable": 1, "book": 2, "knife": 1, "wood": 3}
    run(game, {"do": "stolen", "what": "food", "n": 5})
    assert game.state.storage == {"book": 2, "knife": 1, "wood": 3}
    assert asked(game).kind == "action_stage.assign"


@shows("deed")
def test_deed_is_remembered_of_whom_it_names() -> None:
    game = run(out(), {"do": "deed", "name": "robbed"})
    assert game.state.deeds == {"C05:robbed": 1, "C09:robbed": 1}
    game = run(home(), {"do": "deed", "name": "robbed", "who": "them"})
    assert game.state.deeds == {"C09:robbed": 1}


@shows("give_up_actions")
def test_give_up_actions_ends_the_day_of_whom_it_names() -> None:
    game = run(home(), {"do": "give_up_actions", "who": "them"})
    assert not any(option.startswith("assign:C09") for option in asked(game).options)
    assert any(option.startswith("assign:C05") for option in asked(game).options)


# --- out there --------------------------------------------------------------------------------------------------------


@shows("noise")
def test_noise_is_raised_or_set() -> None:
    game = out("quiet_corner")
    before = game.state.noise
    assert run(game, {"do": "noise", "by": 2}).state.noise == before + 2
    assert run(game, {"do": "noise", "to": 1}).state.noise == 1


@shows("noise_roll")
def test_a_noise_roll_may_bring_somebody() -> None:
    game = out("quiet_corner")
    luck(game, black=[1])
    top(game, "residents", "N01")
    run(game, {"do": "noise_roll"})
    assert told(game, events.ResidentMet) == [events.ResidentMet("N01")]
    quiet = out("quiet_corner")
    luck(quiet, black=[10])
    assert told(run(quiet, {"do": "noise_roll"}), events.ResidentMet) == []


@shows("return_cards")
def test_cards_are_returned_all_if_there_are_fewer() -> None:
    game = run(out("quiet_corner", "pantry", "junk_heap"), {"do": "return_cards", "n": 2})
    assert len(game.state.piles["unknown"].draw) == 1
    game = run(out("quiet_corner"), {"do": "return_cards", "n": 2})
    assert game.state.piles["unknown"].draw == ()
    cost = msgspec.convert({"do": "return_cards", "n": 2}, CostOp)
    assert cost.why_not(out("quiet_corner")) is None
    assert cost.why_not(out()).id == "no-cards-left"


@shows("row")
def test_a_row_of_a_findings_card_is_taken() -> None:
    game = out("quiet_corner")
    top(game, "findings", "K01")
    run(game, {"do": "row", "row": "junk"})
    assert game.state.findings == dict(game.content.rows["K01", "junk"])


@shows("pick_lock")
def test_what_lies_behind_a_lock_comes_when_it_opens() -> None:
    opened = out("quiet_corner", lockpick=1)
    luck(opened, black=[10])
    run(opened, {"do": "pick_lock", "then": [{"do": "gain", "token": "book"}]})
    broken = out("quiet_corner", lockpick=1)
    luck(broken, black=[1])
    run(broken, {"do": "pick_lock", "then": [{"do": "gain", "token": "book"}]})
    assert sorted((opened.state.findings.get("book", 0), broken.state.findings.get("book", 0))) == [0, 1]


@shows("story")
def test_a_story_is_the_page_of_the_place() -> None:
    game = out("quiet_corner")
    game.content.scripts = {}
    run(game, {"do": "story"})
    assert asked(game).kind == "exploration.choose"


@shows("keep_hiding")
def test_a_hiding_place_is_kept_once() -> None:
    game = run(out("quiet_corner"), {"do": "keep_hiding"}, {"do": "keep_hiding"})
    assert game.state.hiding
    assert len(told(game, events.HidingFound)) == 1


@shows("fight")
def test_a_fight_is_fought_and_its_spoils_come_after_a_victory() -> None:
    fight = {"do": "fight", "enemies": [{"letter": "A"}], "spoils": [{"do": "gain", "token": "jewellery"}]}
    won = out("quiet_corner", party=("C05",), hatchet=1)
    luck(won, enemy=[0], yellow=["hatchet"], grey=["blank"], black=[10])
    play(run(won, fight), "arm:C05:hatchet", "done", "fight", "keep")
    assert (won.state.enemies, won.state.findings) == ({}, {"hatchet": 1, "jewellery": 1})
    fled = out("quiet_corner", party=("C05",), hatchet=1)
    luck(fled, enemy=[0], grey=["blank", "blank", "blank"], black=[10])
    play(run(fled, fight), "done", "flee")
    assert "jewellery" not in fled.state.findings


@shows("note")
def test_a_note_is_kept_for_the_trip() -> None:
    assert "creak" in run(out("quiet_corner"), {"do": "note", "name": "creak"}).state.noted


# --- the city and the Shelter -----------------------------------------------------------------------------------------


@shows("look")
def test_looking_at_the_next_event_and_at_unknown() -> None:
    game = run(home(), {"do": "look", "at": "events"})
    assert game.state.piles["events"].known == 1
    game = run(out("quiet_corner", "pantry"), {"do": "look", "at": "unknown", "n": 2})
    assert asked(game).kind.startswith("look_at_unknown.")


@shows("scout_locations")
def test_locations_are_looked_at() -> None:
    game = run(home(), {"do": "scout_locations", "n": 2})
    assert asked(game).kind.startswith("scout_locations.")
    assert len(asked(game).options) == 2


@shows("cold")
def test_cold_rises_and_falls() -> None:
    game = home()
    game.set(cold=2)
    assert run(game, {"do": "cold", "by": 2}).state.cold == 4
    assert run(game, {"do": "cold", "by": -1}).state.cold == 3


@shows("idea")
def test_an_idea_becomes_buildable() -> None:
    game = home()
    ideas = game.state.ideas
    luck(game, idea=[1])
    run(game, {"do": "idea"})
    assert ideas[1] in game.state.stack_fittings
    assert ideas[1] not in game.state.ideas
    assert asked(run(home(), {"do": "idea", "choose": True})).kind == "choose_idea.choose"


@shows("lose_board")
def test_a_board_is_lost_or_something_else_happens() -> None:
    game = home()
    holes = game.content.shelter.holes
    for space in holes[:2]:
        game.update(game.state.spaces[space], boarded=True)
    run(game, {"do": "lose_board", "otherwise": [{"do": "gain", "token": "book"}]})
    assert len(asked(game).options) == 2
    play(game, asked(game).options[0])
    assert (game.boards(), game.state.storage) == (1, {})
    bare = run(home(), {"do": "lose_board", "otherwise": [{"do": "gain", "token": "book"}]})
    assert bare.state.storage == {"book": 1}


@shows("mark")
def test_a_mark_holds_today_and_no_sniper_until_it_is_used() -> None:
    game = run(home(), {"do": "mark", "name": "raid_damage", "by": 2}, {"do": "mark", "name": "raid_damage", "by": -1})
    assert game.state.today["raid_damage"] == 1
    game = run(home(), {"do": "mark", "name": "no_sniper"})
    assert (game.state.flags["no_sniper"], "no_sniper" in game.state.today) == (1, False)


def with_fitting(id: str) -> TwomGame:
    game = home()
    game.build("C05", id, "U2")
    return game


@shows("set_trap", "check_trap")
def test_a_trap_is_set_baited_and_checked() -> None:
    id = "F07"
    check = {"do": "check_trap", "table": [0, 1, 2], "baited": [3, 3, 3]}
    game = run(with_fitting(id), {"do": "set_trap"}, source=id)
    assert game.state.fittings[id].trap == "set"
    luck(game, black=[2])
    run(game, check, source=id)
    assert (game.state.storage, game.state.fittings[id].trap) == ({"raw_food": 1}, "")
    game = run(with_fitting(id), {"do": "set_trap", "baited": True}, source=id)
    luck(game, black=[9])
    assert run(game, check, source=id).state.storage == {"raw_food": 3}


@shows("water_box", "harvest")
def test_a_box_grows_and_gives() -> None:
    game = run(with_fitting("F03"), {"do": "water_box"}, {"do": "water_box"}, source="F03")
    assert game.state.fittings["F03"].growth == 2
    run(game, {"do": "harvest", "token": "vegetable", "n": 2}, source="F03")
    assert (game.state.storage, game.state.fittings["F03"].growth) == ({"vegetable": 2}, 0)


# --- narrative actions ------------------------------------------------------------------------------------------------


@shows("turn_die")
def test_a_die_just_rolled_is_turned_to_any_face() -> None:
    game = out("quiet_corner", party=("C05",), knife=1)
    game.hold("NA11")
    luck(game, enemy=[0], yellow=["blank"], grey=["blank"], black=[10])
    play(run(game, {"do": "fight", "enemies": [{"letter": "A"}]}), "arm:C05:knife", "done", "fight", "answer:NA11")
    assert asked(game).options == tuple(f"face:{face}" for face in dict.fromkeys(game.content.dice["yellow"]))
    play(game, "face:2", "keep")
    assert [enemy.wounds for enemy in game.state.enemies.values()] == [2]


@shows("night_action", "extra_action")
def test_narrative_verbs_ask_whom_they_are_for() -> None:
    game = home()
    for person, task in (("C05", "bed"), ("C09", "guard"), ("C11", "floor")):
        states(game, person, task=task)
    assert asked(run(game, {"do": "night_action"})).options == ("person:C05", "person:C11")
    game = home()
    states(game, "C05", fatigue=4)
    assert asked(run(game, {"do": "extra_action"})).options == ("person:C09", "person:C11")
    assert play(game, "person:C11").state.people["C11"].extra


# --- scripts ----------------------------------------------------------------------------------------------------------


@shows("flag")
def test_a_flag_is_set_raised_and_forgotten() -> None:
    game = run(home(), {"do": "flag", "name": "bridge"}, {"do": "flag", "name": "bridge", "add": 2})
    assert game.state.flags == {"bridge": 3}
    assert run(game, {"do": "flag", "name": "bridge", "value": 0}).state.flags == {}


@shows("schedule")
def test_a_script_is_scheduled_so_many_days_from_now_with_its_names() -> None:
    game = home()
    game.set(day=4)
    run(game, {"do": "schedule", "script": 7, "phase": "dawn", "days": 2, "names": ["them"], "otherwise": 8})
    assert game.state.schedule == (Scheduled(7, "dawn", 6, NAMES, 8),)


@shows("epilogue")
def test_a_page_for_the_epilogue_is_kept_once() -> None:
    game = run(
        home(), {"do": "epilogue", "script": 9}, {"do": "epilogue", "script": 7}, {"do": "epilogue", "script": 9}
    )
    assert game.state.marks_of_epilogue == (7, 9)


@shows("game_over")
def test_the_game_ends_with_its_reason() -> None:
    game = run(home(), {"do": "game_over", "reason": "house_lost"})
    assert game.state.outcome is not None
    assert (game.state.outcome.result, game.state.outcome.cause) == ("defeat", "house_lost")


@shows("when")
def test_one_of_two_by_what_is_so() -> None:
    op = {"do": "when", "if": [{"is": "day", "at_least": 3}],
          "then": [{"do": "gain", "token": "book"}], "otherwise": [{"do": "gain", "token": "knife"}]}  # fmt: skip
    game = home()
    assert run(game, op).state.storage == {"knife": 1}
    game = home()
    game.set(day=3)
    assert run(game, op).state.storage == {"book": 1}


def test_every_verb_is_here() -> None:
    assert {kind.__struct_config__.tag for kind in get_args(Op)} == SHOWN
