"""ST-15.19, SM-5: the end of a mission, memory, failure, and endings."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from cordon.games.stalker import events
from cordon.games.stalker.campaign import binder
from cordon.games.stalker.campaign.endings import ending_of, is_over, sway_of
from cordon.games.stalker.content import content
from cordon.games.stalker.rules.equipment import own
from cordon.games.stalker.rules.health import CriticalInjury
from cordon.games.stalker.rules.wounds import KillEnemy
from cordon.games.stalker.views import view
from cordon.kernel.frames import started
from tests.games.stalker.campaign.run import Run


@pytest.mark.rule("ST-15.7", "ST-15.8", "ST-15.19")
@pytest.mark.parametrize("seats", [1, 4])
def test_a_mission_that_is_won_pays_opens_places_and_is_crossed_out(seats: int) -> None:
    run = Run(seats).set_off("A1").win()
    assert run.kind == "mission_end.read"
    run.go_home()
    assert run.state.money == 5000 + 700 + 100 * seats, "the camp was asleep"
    assert run.state.places["A1"].crossed
    assert {"A2", "B1", "106", "112", "114"} <= set(run.state.places)
    assert run.state.memory["dalik"] == "rescued"
    assert (run.state.mission, run.state.round, run.state.enemies, run.state.ground) == ("", 0, {}, {})


def test_everything_that_was_carried_is_in_the_stash_and_nothing_twice() -> None:
    run = Run(2).say(
        "visit:A1", "done", "contact:sidorovich", "buy:akm_74u", "buy:bread", "magazine:rifle", "done", "done"
    )
    run.say("pack:akm_74u-1:0", "pack:bread-1:1", "pack_magazine:rifle:0", "done").win().go_home()
    assert sorted(run.state.stash) == ["akm_74u-1", "bread-1", "leather_jacket-1", "leather_jacket-2"]
    assert run.state.magazines["rifle"] == 1
    assert not run.state.cards
    for deck in content().shelves:
        pile = run.game.pile(deck)
        there = Counter(
            [*pile.draw, *pile.discard, *(card for card in run.state.stash if content().deck_of[card] == deck)]
        )
        assert set(there) == set(content().decks[deck])
        assert set(there.values()) == {1}


def test_cards_of_a_mission_are_back_in_its_box() -> None:
    fresh, run = Run(), Run().set_off("A1")
    assert view(run.game, 0).events_left
    run.win().go_home()
    there, then = (view(each.game, 0) for each in (run, fresh))
    assert (there.events_left, there.piles) == (0, then.piles)


def test_a_failed_mission_leaves_a_mark_no_reward_no_memory_and_its_place_open() -> None:
    run = Run().set_off("A1")
    run.game.remember("yurko", "freed")
    run.lose().go_home()
    assert run.state.late == {"A": 1}
    assert run.state.money == 5000
    assert "yurko" not in run.state.memory
    assert not run.state.places["A1"].crossed
    assert {"B1", "113"} <= set(run.state.places)


def test_the_first_failure_of_a_run_has_a_story_and_the_second_has_none() -> None:
    run = Run().set_off("A1").lose()
    run.say("done")
    assert run.kind == "read_story.read"
    run.go_home().set_off("B1").lose()
    run.say("done")
    assert run.kind == "navigation.choose"


def test_whoever_fell_is_back_for_the_next_mission() -> None:
    run = Run(2).set_off("A1").die(1).go_home()
    assert (run.game.stalker(1).dead, run.game.stalker(1).fell) == (False, True)
    run.set_off("B1")
    assert run.game.stalker(1).hp == run.game.stalker_card(1).hp


def test_a_second_try_is_told_so_and_only_that() -> None:
    run = Run().set_off("A1").lose().go_home().set_off("A1")
    assert run.state.memory["try"] == "second"
    run.win().go_home().set_off("B1")
    assert "try" not in run.state.memory


def test_after_the_second_failure_a_mission_is_given_up() -> None:
    run = Run().set_off("A1").lose().go_home().set_off("A1").lose().go_home()
    assert run.state.places["A1"].crossed
    assert run.state.memory["dalik"] == "lost"
    assert run.state.late == {"A": 2}
    assert {"A2", "B1", "106"} <= set(run.state.places)
    assert [debrief.result for debrief in run.state.chronicle] == ["defeat", "defeat", "given_up"]


def test_a_failed_mission_may_be_given_up_at_once_and_another_one_not() -> None:
    run = Run().set_off("A1").lose().go_home()
    assert "give_up:A1" in run.options
    assert "give_up:B1" not in run.options
    run.say("give_up:A1").go_home()
    assert run.state.places["A1"].crossed
    assert run.state.memory["yurko"] == "lost"


def test_an_event_of_a_mission_box_joins_the_random_ones_for_the_rest_of_the_run() -> None:
    run = Run().set_off("A1").lose().go_home().say("give_up:A1").go_home()
    assert run.state.box_events == ("A1-R",)
    run.set_off("A2")
    piles = (*run.game.pile("random").draw, *run.game.pile("events").draw)
    assert "A1-R" in piles


@pytest.mark.parametrize(("artifact", "paid"), [(False, 0), (True, 1000)])
def test_the_patron_pays_for_an_artifact_that_comes_home(artifact: bool, paid: int) -> None:
    run = Run().set_off("A1", [("patron", "service:0")])
    if artifact:
        card = content().decks["artifact"][0]
        pile = run.game.pile("artifact")
        run.game.update(pile, draw=tuple(other for other in pile.draw if other != card))
        run.game.state.artifacts_gained = 1
        own(run.game, 0, card)
    run.win().go_home()
    assert run.state.money == 5000 + 800 + paid
    assert run.state.chronicle[0].paid is artifact
    assert run.state.contract == ""


def test_a_contract_pays_nothing_for_a_mission_that_is_lost() -> None:
    run = Run().set_off("A1", [("patron", "service:0")])
    run.lose().go_home()
    assert run.state.money == 5000


def test_the_patron_breaks_with_those_who_open_the_case() -> None:
    run = Run().set_off("A1").win().go_home().set_off("A2")
    run.game.remember("case", "opened")
    run.win().go_home()
    assert run.state.memory["case"] == "opened"
    assert "patron" not in run.state.contacts
    assert "A2-R" in run.state.box_events


def test_soup_gives_everybody_a_cube_for_the_first_round_once() -> None:
    run = Run(2)
    run.game.set(contacts=(*run.state.contacts, "halyna"))
    run.game.waiting = None
    run.set_off("A1", [("halyna", "service:0")])
    assert all(sum(run.game.stalker(seat).cubes) == 1 for seat in (0, 1))
    run.win().go_home().set_off("B1")
    assert not any(sum(run.game.stalker(seat).cubes) for seat in (0, 1))


def test_the_doctor_mends_whoever_is_hurt_badly_first() -> None:
    run = Run(2)
    run.game.set(contacts=(*run.state.contacts, "doctor_rut"))
    run.game.waiting = None
    run.set_off("A1", [("doctor_rut", "service:0")])
    run.game.update(run.game.stalker(1), hp=0)
    run.state.stack.append(started(CriticalInjury(1)))
    run.game.waiting = None
    while run.kind == "critical_injury.choose":
        run.say(run.options[0])
    assert run.game.stalker(1).hp == 2
    assert run.game.stalker(0).hp == run.game.stalker_card(0).hp


def test_yurko_comes_for_nothing_in_two_missions() -> None:
    run = Run()
    run.game.set(contacts=(*run.state.contacts, "yurko"))
    run.game.put("favours", "yurko", 2)
    run.game.waiting = None
    for mission, money in (("A1", 0), ("B1", 0), ("A2", -250)):
        before = run.state.money
        run.say(f"visit:{mission}", "done", "contact:yurko")
        service = next(option for option in run.options if option.startswith("service:"))
        run.say(service, "done", "done", "done")
        assert run.state.money - before == money
        assert "companion-yurko" in run.state.companions
        run.win().go_home()


@pytest.mark.rule("ST-15.21")
def test_the_chronicle_tells_a_mission_in_figures() -> None:
    run = (
        Run(2)
        .say("visit:105", "option:sidorovich")
        .set_off("A1", [("sidorovich", "buy:akm_74u")], ["pack:akm_74u-1:1"])
    )
    run.game.state.stack.append(started(KillEnemy(next(iter(run.state.enemies)), "stalker-1")))
    run.game.waiting = None
    run.game.decisions()
    run.win().go_home()
    debrief = run.state.chronicle[0]
    assert (debrief.mission, debrief.result, debrief.epilogue) == ("A1", "victory", "success")
    assert (debrief.spent, debrief.earned, debrief.money, debrief.kit) == (1000, 900, 4900, 1000)
    assert (debrief.visited, debrief.bought) == (("105",), ("akm_74u",))
    assert ("dalik", "rescued") in debrief.remembered
    assert {"A2", "B1"} <= set(debrief.opened)
    assert [(one.seat, one.kills) for one in debrief.deeds] == [(0, 0), (1, 1)]
    assert (run.state.bought, run.state.felled) == ((), {})


@pytest.mark.rule("ST-16.1")
def test_the_epilogue_is_read_with_all_that_it_has_brought() -> None:
    run = Run().set_off("A1").win()
    assert run.kind == "mission_end.read"
    debrief = run.game.facts(0).debrief
    assert (debrief.earned, debrief.money) == (800, 5800)
    assert "A2" in debrief.opened
    assert ("dalik", "rescued") in debrief.remembered


def test_who_sells_more_than_was_bought_has_spent_nothing() -> None:
    run = Run().set_off("A1", [("sidorovich", "sell:leather_jacket-1")]).win().go_home()
    assert run.state.chronicle[0].spent == 0


# --- the ending (SM-5.8) ----------------------------------------------------------------------------------------------

VALUES = {
    "dalik": ("rescued", "lost"),
    "yurko": ("freed", "left", "lost"),
    "case": ("opened", "sealed", "lost"),
    "lantern": ("smashed", "taken", "left"),
    "holub": ("out", "left"),
    "power": ("hamlet", "bunker", "none"),
    "thralls": ("spared", "abandoned", "killed"),
    "pond": ("held", "flooded", "failed"),
}


def endings(late: tuple[int, ...], values: dict[str, tuple[str, ...]]) -> Counter[str]:
    run = Run()
    found: Counter[str] = Counter()
    for combination in product(*values.values()):
        run.state.memory = dict(zip(values, combination, strict=True))
        for marks in late:
            run.state.late = {"A": marks}
            found[ending_of(run.game).id] += 1
    return found


def test_the_share_of_endings_over_all_choices_is_that_of_the_book() -> None:
    found = endings((0, 2, 4), VALUES)
    assert found.total() == 8748
    assert {id: round(100 * n / 8748) for id, n in found.items()} == {
        "130": 18, "131": 7, "132": 11, "133": 2, "134": 30, "135": 31,
    }  # fmt: skip


def test_the_share_of_endings_without_a_failed_mission_is_that_of_the_book() -> None:
    won = {flag: tuple(v for v in values if v not in ("lost", "none", "failed")) for flag, values in VALUES.items()}
    won |= {"dalik": ("rescued",)}
    found = endings((0,), won)
    assert found.total() == 288
    assert {id: round(100 * n / 288) for id, n in found.items()} == {
        "130": 29,
        "131": 27,
        "132": 23,
        "133": 10,
        "134": 11,
    }


def test_ties_go_to_the_dark_then_to_coin() -> None:
    run = Run()
    run.state.memory = {"lantern": "smashed", "case": "sealed", "holub": "left", "dalik": "lost"}
    assert sway_of(run.game) == {"dark": 2, "coin": 2, "people": 2}
    assert ending_of(run.game).id == "135"
    run.state.memory = {"lantern": "smashed", "case": "sealed"}
    assert ending_of(run.game).id == "133"


def test_the_ending_is_read_when_the_last_missions_of_both_stories_are_crossed_out() -> None:
    run = Run(2)
    for mission in ("A1", "B1", "A2", "B2", "A3", "B3"):
        run.set_off(mission).win().go_home()
        if mission != "B3":
            assert run.state.outcome is None
    assert run.state.outcome is not None
    assert run.state.outcome.cause in {ending.id for ending in content().campaigns["LANTERN"].endings}
    assert any(isinstance(note.event, events.CampaignEnded) for note in run.notes)
    assert len(run.state.chronicle) == 6


def test_a_run_without_a_mission_left_is_over_and_what_is_not_on_the_map_is_not_opened() -> None:
    run = Run()
    binder.open_place(run.game, "of-another-campaign")
    assert not is_over(run.game)
    for place in binder.open_places(run.game):
        if run.game.zone[place].kind == "mission":
            binder.cross_out(run.game, place)
    assert is_over(run.game)
    assert "of-another-campaign" not in run.state.places


def test_giving_up_the_last_mission_ends_the_campaign() -> None:
    run = Run()
    for mission in ("A1", "B1", "A2", "B2", "A3"):
        run.set_off(mission).win().go_home()
    run.set_off("B3").lose().go_home().say("give_up:B3").go_home()
    assert run.state.outcome is not None
    assert run.state.memory["pond"] == "failed"


@pytest.mark.rule("ST-15.3")
def test_a_new_run_has_all_components_again() -> None:
    """ST-15.3"""
    old = Run().set_off("A1").lose().go_home().say("give_up:A1").go_home()
    assert old.state.box_events
    new = Run()
    assert (new.state.box_events, new.state.memory, new.state.late, new.state.chronicle) == ((), {}, {}, ())
    assert not any(place.crossed for place in new.state.places.values())


def test_what_an_epilogue_gives_goes_to_the_stash_without_a_question() -> None:
    run = Run().set_off("A1").win().go_home().set_off("B1")
    run.game.remember("power", "hamlet")
    run.win().say("done")
    assert run.kind == "navigation.choose"
    food = [card for card in run.state.stash if "food" in getattr(content().cards[card], "types", ())]
    assert len(food) == 2
