"""ST-19.4: a scenario of Zone Survival between two missions of a campaign changes nothing of it."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from cordon.bots.stalker.greedy import GreedyStalker
from cordon.games.registry import game
from cordon.games.stalker.campaign.interlude import CLEARED, Aside
from cordon.games.stalker.state import Excursion
from cordon.kernel import saves
from cordon.kernel.errors import UndoRefused
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.kernel.state import encode
from tests.games.stalker.campaign.run import Run

STALKER = game("stalker")
ROOM = 25_000
"""Bytes of a snapshot."""


def kept(state: Any) -> dict[str, bytes]:
    """Everything but the log of the chance, the marks of undo and the list of scenarios, byte for byte."""
    return {field.name: msgspec.json.encode(getattr(state, field.name)) for field in CLEARED} | {
        "chronicle": msgspec.json.encode(state.chronicle)
    }


def play_out(run: Run, seed: int = 3) -> Run:
    """Anything at all, until the scenario is over and its result is read."""
    luck = random.Random(seed)
    while run.kind != "interlude.read":
        assert len(encode(run.state)) < ROOM
        options = run.options
        run.say("done" if "done" in options else luck.choice(run.game.decisions()[0].answers()))
    return run


def after_a_mission(seats: int = 2) -> Run:
    """A campaign whose first mission is won: money, contacts, stickers, memory and decks are no longer those of the
    start."""
    run = Run(seats).set_off("A1").win()
    while run.kind != "navigation.choose":
        run.say(run.options[0])
    return run


def next_mission(run: Run) -> str:
    places = [option.removeprefix("visit:") for option in run.options if option.startswith("visit:")]
    return next(place for place in places if place in run.game.content.missions)


@pytest.mark.rule("ST-19.4")
@pytest.mark.parametrize("scenario", ["S01", "S05", "S09"])
def test_the_campaign_is_byte_for_byte_as_it_was(scenario: str) -> None:
    run = after_a_mission()
    before = kept(run.state)
    run.say("zone_survival", f"scenario:{scenario}", "zone_map:M04")
    assert (run.state.scenario, run.state.map) == (scenario, "M04")
    assert (run.state.memory, run.state.places, run.state.stash, run.state.contacts) == ({}, {}, (), ())
    play_out(run).say("done")
    assert run.kind == "navigation.choose"
    assert kept(run.state) == before
    (told,) = run.state.excursions
    assert (told.scenario, told.map, told.after) == (scenario, "M04", 1)


@pytest.mark.rule("ST-19.4")
def test_between_missions_everything_else_is_as_before_a_match() -> None:
    """What is not put aside has nothing in it, or it would be lost."""
    run = after_a_mission()
    for field in CLEARED:
        if field.name not in Aside.__struct_fields__:
            default = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
            assert getattr(run.state, field.name) == default, field.name


@pytest.mark.rule("ST-19.4")
def test_the_team_of_the_scenario_is_another_one() -> None:
    run = after_a_mission()
    names = [stalker.card for stalker in run.state.stalkers.values()]
    run.say("zone_survival", "draw", "draw")
    assert run.kind == "match.choose_stalker"
    run.say("stalker:iskra", "stalker:hrim", "lead:1")
    assert [stalker.card for stalker in run.state.stalkers.values()] == ["iskra", "hrim"]
    assert run.state.money == run.game.scenario.funds[1]
    play_out(run).say("done")
    assert [stalker.card for stalker in run.state.stalkers.values()] == names
    assert run.state.excursions[0].team == ("iskra", "hrim")


@pytest.mark.rule("ST-19.4")
def test_the_team_may_think_better_of_it_and_once_it_has_gone_somewhere_it_is_too_late() -> None:
    run = after_a_mission()
    before = encode(run.state)
    run.say("zone_survival", "back")
    assert kept(run.state) == kept(msgspec.json.decode(before, type=type(run.state)))
    run.say("zone_survival", "scenario:S02", "back")
    assert run.kind == "navigation.choose"
    run.say(f"visit:{next_mission(run)}")
    assert "zone_survival" not in run.options


@pytest.mark.rule("ST-19.4")
@pytest.mark.rule("ST-19.29")
def test_a_victory_is_told_with_its_score() -> None:
    run = after_a_mission().say("zone_survival", "scenario:S01", "zone_map:M01")
    while not run.state.round:
        run.say("done" if "done" in run.options else run.options[0])
    run.game.set(flags=("objective",), environment={})
    play_out(run)
    facts = run.game.facts(run.game.decisions()[0].seat)
    assert (facts.scenario, facts.result) == ("S01", "victory")
    assert facts.points > 0
    run.say("done")
    assert run.state.excursions == (
        Excursion("S01", "M01", "victory", facts.points, run.state.excursions[0].rounds, 1, ("milady", "chort")),
    )
    assert run.state.outcome is None


@pytest.mark.rule("ST-15.4")
def test_the_campaign_goes_on_after_it() -> None:
    run = play_out(after_a_mission().say("zone_survival", "draw", "draw")).say("done")
    run.set_off(next_mission(run)).win()
    assert [debrief.result for debrief in run.state.chronicle] == ["victory"]
    while run.kind != "navigation.choose":
        run.say(run.options[0])
    assert len(run.state.chronicle) == 2


# --- chapters (decision 12) -------------------------------------------------------------------------------------------


def begun() -> Session[Any]:
    session = Session(STALKER, Setup(1, 4, {"mode": "campaign"}))
    for answer in ("stalker:borsuk", "done", "zone_survival", "scenario:S08", "zone_map:M02"):
        session.answer(0, answer)
    return session


def played(session: Session[Any], answers: int, seed: int = 1) -> Session[Any]:
    luck = random.Random(seed)
    for _ in range(answers):
        options = session.decisions[0].answers()
        session.answer(session.decisions[0].seat, luck.choice(options))
    return session


@pytest.mark.rule("ST-19.4")
def test_a_scenario_can_be_saved_and_loaded_in_the_middle() -> None:
    session = played(begun(), 30)
    again = saves.load(saves.dump(session), {"stalker": STALKER}).session
    assert again.digest() == session.digest()
    played(again, 10)
    played(session, 10)
    assert again.digest() == session.digest()


@pytest.mark.rule("ST-19.4")
def test_the_scenario_is_a_chapter_of_its_own() -> None:
    session = begun()
    assert session.game.state.marks["mission"] == 2
    assert session.first == 4, "what was before the answer that began it is folded"
    played(session, 12)
    assert session.undo_target("mission") == 5
    session.undo("mission", second_look=True)
    assert session.decisions[0].kind == "match.choose_stalker"
    session.undo(second_look=True)
    assert session.decisions[0].kind == "plan_interlude.choose_map"
    with pytest.raises(UndoRefused):
        session.undo_to(3, second_look=True)


@pytest.mark.rule("ST-19.4")
def test_the_exploration_after_it_is_the_next_chapter() -> None:
    session = begun()
    luck = random.Random(2)
    while session.decisions[0].kind != "interlude.read":
        options = session.decisions[0].answers()
        session.answer(session.decisions[0].seat, luck.choice(options))
    moment = session.undo_target("choice") + 1
    session.answer(0, "done")
    assert session.decisions[0].kind == "navigation.choose"
    assert session.first == moment


# --- who plays it, and what is told -----------------------------------------------------------------------------------


@pytest.mark.rule("ST-19.4")
def test_a_bot_never_chooses_it_and_plays_it_when_others_have() -> None:
    run = after_a_mission(2)
    bots = [GreedyStalker(), GreedyStalker()]

    def answer() -> str:
        decision = run.game.decisions()[0]
        return bots[decision.seat].choose(decision, lambda: STALKER.view(run.game, decision.seat))

    assert "zone_survival" in run.options
    assert answer() != "zone_survival"
    run.say("zone_survival", "scenario:S01", "zone_map:M01")
    while run.kind != "interlude.read":
        run.say(answer())
    run.say(answer())
    assert run.kind == "navigation.choose"


@pytest.mark.rule("ST-19.4")
def test_the_binder_is_closed_while_a_scenario_is_played() -> None:
    run = after_a_mission()
    before: Any = STALKER.view(run.game, 0)
    assert before.binder is not None
    run.say("zone_survival", "draw", "draw")
    seen: Any = STALKER.view(run.game, 0)
    assert seen.binder is None
    assert seen.survival is not None
