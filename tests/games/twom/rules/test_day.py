"""TW-6 Day, and TW-19 the fittings."""

from __future__ import annotations

import pytest

from cordon.kernel.errors import AnswerRefused
from tests.games.twom.campaign import asked, at_stage, campaign, give, luck, play, seen, states, top


@pytest.mark.rule("TW-6.3", "TW-6.7")
def test_a_tool_lies_on_its_card_while_a_visitor_takes_tokens() -> None:
    game = campaign("C09", "C05")
    give(game, lockpick=1)
    top(game, "visitors", "V11")
    luck(game, black=[5, 3])
    play(game, "assign:C09:outside", "assign:C05:clear:G7", "commit")
    assert game.state.storage == {"lockpick": 1}


@pytest.mark.rule("TW-6.3")
def test_gains_enter_storage_when_the_stage_ends_so_a_visitor_cannot_take_them() -> None:
    game = campaign("C05", "C09")
    top(game, "visitors", "V11")
    luck(game, black=[5, 5])
    play(game, "assign:C05:search", "assign:C09:outside", "commit")
    assert game.state.storage == {"wood": 1}


@pytest.mark.rule("TW-6.4", "TW-19.3")
def test_a_stove_cannot_be_used_while_it_is_being_replaced() -> None:
    game = campaign()
    game.build("", "F03", "B4")
    game.found_idea("F15")
    give(game, wood=3, components=3, mechanical_part=1, raw_food=1)
    at_stage(game)
    play(game, "assign:C05:build:F15", "space:B4")
    reason = game.explain(0, "assign:C09:use:F03:cook_raw")
    assert reason is not None
    assert (reason.id, reason.rule) == ("place-taken", "TW-6.4")


@pytest.mark.rule("TW-6.3", "TW-38")
def test_a_plan_that_others_have_eaten_from_must_be_changed() -> None:
    game = campaign()
    game.build("", "F03", "B4")
    give(game, wood=1, raw_food=1)
    states(game, "C05", hunger=2)
    at_stage(game)
    play(game, "assign:C05:use:F03:cook_raw", "eat_now:C05:raw_food")
    assert "commit" not in asked(game).options
    reason = game.explain(0, "commit")
    assert reason is not None
    assert reason.args == {"what": "raw_food", "needed": 1, "have": 0}
    play(game, "clear:C05", "commit")


@pytest.mark.rule("TW-6.3", "TW-6.7")
def test_every_action_of_the_shelter_is_either_offered_or_refused_with_a_reason() -> None:
    game = campaign("C07", "C09", "C05")
    game.build("", "F03", "B4")
    game.build("", "F08", "B5")
    give(game, wood=3, components=2, raw_food=1, shovel=1)
    game.set(used=(("F08", "C09"),))
    at_stage(game)
    play(game, "assign:C05:clear:U6")
    stage = game.state.stack[-1]
    refused = {refusal.option: refusal.reason.id for refusal in game.refusals(0)}
    for person in ("C07", "C09"):
        for action in stage.things:
            option = f"assign:{person}:{action}"
            assert (option in asked(game).options) != (option in refused), option
    assert refused["assign:C09:use:F08:sit"] == "used-today"
    assert "assign:C07:use:F08:sit" in asked(game).options
    assert refused["assign:C07:build:F01"] == "lacks"


@pytest.mark.rule("TW-6.10")
def test_choosing_a_space_can_be_called_off() -> None:
    game = campaign()
    give(game, wood=3, components=1)
    play(game, "assign:C05:build:F08", "cancel")
    assert game.facts(0).plan == {}


@pytest.mark.rule("TW-6.11")
def test_two_fittings_do_not_share_a_space() -> None:
    game = campaign()
    give(game, wood=6, components=4)
    play(game, "assign:C05:build:F08", "space:B4", "assign:C09:build:F07")
    assert "space:B4" not in asked(game).options


@pytest.mark.rule("TW-19")
def test_a_chair_rests_each_character_once_a_day() -> None:
    game = campaign("C05", "C09")
    game.build("", "F08", "B4")
    states(game, "C05", fatigue=3, hunger=0)
    states(game, "C09", fatigue=1)
    at_stage(game)
    play(game, "assign:C05:use:F08:sit", "commit")
    assert game.person("C05").fatigue == 2
    assert "assign:C05:use:F08:sit" not in asked(game).options
    assert "assign:C09:use:F08:sit" in asked(game).options


@pytest.mark.rule("TW-20")
def test_the_consoler_comforts_another_once_a_day() -> None:
    game = campaign("C08", "C09")
    states(game, "C09", misery=2)
    play(game, "assign:C08:console:C09", "commit")
    assert game.person("C09").misery == 1
    assert not [option for option in asked(game).options if "console" in option]


@pytest.mark.rule("TW-20", "TW-6.7")
def test_a_strong_back_needs_no_shovel() -> None:
    game = campaign("C01", "C09")
    play(game, "assign:C01:clear:B6", "commit")
    assert game.state.spaces["B6"].card == "remnants"


@pytest.mark.rule("TW-19.5")
def test_a_box_is_watered_once_a_day_and_grows_with_two_markers() -> None:
    game = campaign()
    game.build("", "F10", "B4")
    give(game, water=2)
    at_stage(game)
    play(game, "assign:C05:use:F10:water", "commit")
    assert game.state.fittings["F10"].growth == 1
    assert "assign:C05:use:F10:water" not in asked(game).options


@pytest.mark.rule("TW-19")
def test_music_needs_a_guitar_that_is_kept() -> None:
    game = campaign()
    game.build("", "F20", "B4")
    at_stage(game)
    assert "assign:C05:use:F20:play" not in asked(game).options
    give(game, guitar=1)
    for person in ("C05", "C09"):
        states(game, person, misery=1)
    at_stage(game)
    play(game, "assign:C11:use:F20:play", "commit", "person:C05", "person:C09")
    assert game.person("C05").misery == game.person("C09").misery == 0
    assert game.state.storage == {"guitar": 1}


@pytest.mark.rule("TW-19", "TW-22.1")
def test_the_radio_shows_the_next_event_to_everybody() -> None:
    game = campaign(seats=2)
    game.build("", "F09", "B4")
    at_stage(game)
    play(game, "assign:C05:use:F09:news", "commit")
    pile = game.state.piles["events"]
    assert pile.known == 1
    assert seen(game, 1).piles["events"].known == pile.draw[:1]
    assert seen(game, None).piles["events"].known == pile.draw[:1]


@pytest.mark.rule("TW-6.12", "TW-32")
def test_a_list_of_names_saves_the_next_walk_from_the_sniper() -> None:
    game = campaign()
    game.flag("no_sniper", 1)
    top(game, "visitors", "V11")
    luck(game, black=[])
    play(game, "assign:C05:outside", "commit")
    assert game.person("C05").wounds == 0
    assert "no_sniper" not in game.state.flags


@pytest.mark.rule("TW-20.1", "TW-6.2")
def test_a_joiner_acts_from_the_next_phase_on() -> None:
    game = campaign("C05", "C09")
    top(game, "visitors", "V05")
    top(game, "characters", "C12")
    luck(game, black=[5])
    play(game, "assign:C05:outside", "commit", "accept")
    assert "C12" in game.state.people
    assert not [option for option in asked(game).options if ":C12:" in option]


@pytest.mark.rule("TW-30", "TW-6.2")
def test_one_more_thing_is_an_action_in_stage_three() -> None:
    game = campaign("C05")
    states(game, "C05", hunger=2)
    game.hold("NA13")
    game.waiting = None
    play(game, "play:NA13", "commit", "commit")
    assert game.state.stage == 3
    assert "assign:C05:search" in asked(game).options


@pytest.mark.rule("TW-30", "TW-6.2")
def test_one_more_thing_may_be_played_while_stage_three_is_planned() -> None:
    game = campaign("C05", "C09")
    states(game, "C05", hunger=2)
    game.hold("NA13")
    at_stage(game, 3)
    assert "assign:C05:search" not in asked(game).options
    play(game, "play:NA13", "person:C05")
    assert "assign:C05:search" in asked(game).options


@pytest.mark.rule("TW-6.2")
def test_garbage_in_a_plan_is_refused() -> None:
    game = campaign()
    for answer in ("assign:C05:build", "assign:C99:search", "assign:C05:clear:Z9", "clear:C05", "space:B4"):
        with pytest.raises(AnswerRefused):
            play(game, answer)


@pytest.mark.rule("TW-19", "TW-5.1")
def test_what_was_used_up_may_be_used_on_the_next_day() -> None:
    game = campaign("C05", "C09")
    game.set(used=(("F08", "C05"), ("", "C09")))
    game.new_day()
    assert game.state.used == ()
