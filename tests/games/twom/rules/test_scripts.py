"""TW-31 The book of scripts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from cordon.games.twom import events
from cordon.games.twom.conditions import all_hold
from cordon.games.twom.content import content
from cordon.games.twom.content_check import known_ids, problems_in
from cordon.games.twom.content_files import FOLDER, decode
from cordon.games.twom.content_tools import check
from cordon.games.twom.game import TwomGame
from cordon.games.twom.rules.dawn import DawnPhase
from cordon.games.twom.rules.dusk import DuskPhase
from cordon.games.twom.rules.encounters import Encounter
from cordon.games.twom.rules.evening import EveningPhase
from cordon.games.twom.rules.morning import MorningPhase
from cordon.games.twom.rules.scripts import ReadScript, ReadStory
from cordon.games.twom.script_check import check_script
from cordon.games.twom.scripts import Script
from cordon.games.twom.state import Scheduled
from tests.games.twom.campaign import asked, at_phase, campaign, doing, exploring, give, luck, play, states, top

END: dict[str, Any] = {"type": "end"}


def pages(game: TwomGame) -> list[str]:
    return [note.event.text for note in game.notes if isinstance(note.event, events.PageRead)]


def text(id: int, tie: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    """A script of one page."""
    script: dict[str, Any] = {"id": id, "nodes": {"page": {"type": "text", "next": "end"}, "end": END}, **more}
    return script | ({"at": tie} if tie else {})


# --- reading ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("TW-31.2", "TW-31.6", "TW-31.8")
def test_a_choice_is_paid_first_and_leads_on() -> None:
    script = {
        "id": 1,
        "nodes": {
            "page": {"type": "text", "next": "ask"},
            "ask": {
                "type": "choice",
                "options": [
                    {"id": "give", "cost": [{"do": "lose", "what": "food"}], "next": "thanks"},
                    {"id": "leave", "next": "end"},
                ],
            },
            "thanks": {"type": "effect", "ops": [{"do": "gain", "token": "book"}], "next": "end"},
            "end": END,
        },
    }
    game = campaign(scripts=[script])
    give(game, raw_food=1)
    doing(game, ReadScript(1))
    assert asked(game).options == ("option:give", "option:leave")
    assert game.facts(0).pages == ("script-1-page",)
    play(game, "option:give")
    assert game.state.storage == {"book": 1}


@pytest.mark.rule("TW-31.3")
def test_a_name_stays_with_the_same_person_until_the_end() -> None:
    script = {
        "id": 1,
        "nodes": {
            "try": {
                "type": "test",
                "kind": "prowess",
                "who": "leader_choice",
                "bind": "them",
                "pass": "end",
                "fail": "fell",
            },
            "fell": {
                "type": "effect",
                "ops": [
                    {"do": "state", "who": "them", "state": "wounds", "by": 1},
                    {"do": "schedule", "script": 2, "phase": "dawn", "days": 1, "names": ["them"], "otherwise": 3},
                ],
                "next": "end",
            },
            "end": END,
        },
    }
    later = text(2, names=["them"])
    game = campaign(scripts=[script, later, text(3)])
    doing(game, ReadScript(1))
    luck(game, black=[9])
    play(game, "person:C09")
    assert game.person("C09").wounds == 1
    assert game.state.schedule[0].names == (("them", "C09"),)
    at_phase(game, DawnPhase(), "end")
    assert asked(game).kind != "turn_page.read_on"
    assert game.state.schedule[0].day == 2
    game.set(day=2)
    at_phase(game, DawnPhase(), "end")
    assert asked(game).kind == "turn_page.read_on"
    assert game.facts(0).names == {"them": "C09"}
    assert game.state.schedule == ()


@pytest.mark.rule("TW-31.9")
def test_a_scheduled_script_whose_person_is_gone_gives_way_to_another() -> None:
    game = campaign("C05", "C09", scripts=[text(2, names=["them"]), text(3)])
    entry = Scheduled(2, "dawn", 1, (("them", "C12"),), 3)
    game.set(schedule=(entry,))
    at_phase(game, DawnPhase(), "end")
    assert asked(game).kind == "turn_page.read_on"
    assert game.facts(0).pages == ("script-3-page",)


@pytest.mark.rule("TW-31.2")
def test_a_table_of_rolls_branches() -> None:
    script = {
        "id": 1,
        "nodes": {
            "roll": {
                "type": "test",
                "kind": "black_range",
                "table": [{"from": 1, "to": 3, "next": "ring"}, {"from": 4, "to": 10, "next": "end"}],
            },
            "ring": {"type": "effect", "ops": [{"do": "gain", "token": "jewellery"}], "next": "end"},
            "end": END,
        },
    }
    for rolled, found in ((3, {"jewellery": 1}), (4, {})):
        game = campaign(scripts=[script])
        doing(game, ReadScript(1))
        luck(game, black=[rolled])
        assert asked(game).kind == "action_stage.assign"
        assert game.state.storage == found


@pytest.mark.rule("TW-24", "TW-31")
def test_later_visits_and_conditions_lead_to_other_pages() -> None:
    first = text(1, {"when": "story", "location": "L01", "story": "a"})
    again = text(2, {"when": "story", "location": "L01", "story": "a", "visit": 2})
    known = text(
        3, {"when": "story", "location": "L01", "story": "a", "visit": 2}, **{"if": [{"is": "flag", "name": "met"}]}
    )
    second = text(4, {"when": "story", "location": "L01", "story": "b"})

    def told(visits: int, stories: int = 0, **flags: int) -> str:
        game = campaign(scripts=[first, again, known, second])
        states(game, "C05", task="scavenge")
        for name, value in flags.items():
            game.flag(name, value)
        for _ in range(visits - 1):
            game.count("visits", "L01")
        game.set(stories=stories)
        exploring(game, "L01", "quiet_corner", on_top=ReadStory())
        game.set(stories=stories)
        asked(game)
        return str(game.facts(0).pages[0])

    assert told(1) == "script-1-page"
    assert told(2) == told(5) == "script-2-page"
    assert told(2, met=1) == "script-3-page"
    assert told(1, stories=1) == "script-4-page"


@pytest.mark.rule("TW-31")
def test_a_script_of_a_phase_is_read_once_unless_it_says_otherwise() -> None:
    tie = {"when": "phase", "phase": "dawn", "character": "C09"}
    game = campaign(scripts=[text(1, tie)])
    at_phase(game, DawnPhase(), "end")
    assert asked(game).kind == "turn_page.read_on"
    assert game.facts(0).names == {"self": "C09"}
    at_phase(game, DawnPhase(), "end")
    assert asked(game).kind != "turn_page.read_on"
    alone = campaign("C05", scripts=[text(1, tie)])
    at_phase(alone, DawnPhase(), "end")
    assert asked(alone).kind != "turn_page.read_on"


@pytest.mark.rule("TW-31")
def test_a_chance_may_keep_a_script_away() -> None:
    script = text(1, {"when": "phase", "phase": "dawn"}, chance=3)
    for rolled, told in ((3, True), (4, False)):
        game = campaign(scripts=[script])
        luck(game, black=[rolled])
        at_phase(game, DawnPhase(), "end")
        assert (asked(game).kind == "turn_page.read_on") == told


@pytest.mark.rule("TW-37.6")
def test_themes_are_softened_or_skipped_where_a_table_wants_it() -> None:
    script = text(1, tags=["suicide"], instead=2)
    script["nodes"]["page"] |= {"tags": ["suicide"], "soft": True}
    bare = text(3)
    bare["nodes"]["page"] |= {"tags": ["gore"]}
    bare["nodes"] = {
        "page": bare["nodes"]["page"] | {"next": "plain"},
        "plain": {"type": "text", "next": "end"},
        "end": END,
    }

    def told(id: int, care: str) -> Any:
        game = campaign(scripts=[script, text(2), bare], care=care)
        doing(game, ReadScript(id))
        asked(game)
        return game.facts(0).pages

    assert told(1, "full") == ("script-1-page",)
    assert told(1, "soften") == ("script-1-page.soft",)
    assert told(1, "skip") == ("script-2-page",)
    assert told(3, "full") == ("script-3-page", "script-3-plain")
    assert told(3, "soften") == ("script-3-plain",)


@pytest.mark.rule("TW-31.4")
def test_somebody_who_leaves_or_dies_in_a_script_is_gone() -> None:
    ops = [{"do": "leave", "who": "C09"}, {"do": "die", "who": "C11"}, {"do": "flag", "name": "x", "add": 2}]
    script = {"id": 1, "nodes": {"go": {"type": "effect", "ops": ops, "next": "end"}, "end": END}}
    game = campaign(scripts=[script])
    doing(game, ReadScript(1))
    asked(game)
    assert {gone.id: gone.fate for gone in game.state.gone.values()} == {"C09": "left", "C11": "died"}
    assert game.state.flags == {"x": 2}


# --- checking ---------------------------------------------------------------------------------------------------------


def findings(script: dict[str, Any]) -> list[str]:
    decoded = decode(FOLDER)
    known = known_ids(decoded)
    return [what for _, what in check_script(msgspec.convert(script, Script), known)]


def graph(**nodes: dict[str, Any]) -> dict[str, Any]:
    return {"id": 9000, "nodes": {**nodes, "end": END}}


@pytest.mark.rule("TW-31.7")
@pytest.mark.parametrize(
    ("script", "told"),
    [
        (graph(a={"type": "text", "next": "nowhere"}), "there is no node 'nowhere'"),
        (graph(a={"type": "text", "next": "end"}, b={"type": "text", "next": "end"}), "is never reached"),
        (graph(a={"type": "text", "next": "b"}, b={"type": "text", "next": "a"}), "goes round in a circle"),
        (graph(a={"type": "goto", "script": 99999}), "there is no script 99999"),
        (
            graph(
                a={"type": "choice", "options": [{"id": "x", "cost": [{"do": "lose", "what": "food"}], "next": "end"}]}
            ),
            "neither 'if' nor 'cost'",
        ),
        (graph(a={"type": "effect", "ops": [{"do": "gain", "token": "gold"}], "next": "end"}), "no token 'gold'"),
        (
            graph(
                a={"type": "effect", "ops": [{"do": "state", "who": "them", "state": "misery", "by": 1}], "next": "end"}
            ),
            "nobody is bound to 'them'",
        ),
        (
            graph(a={"type": "test", "kind": "black_range", "table": [{"from": 1, "to": 9, "next": "end"}]}),
            "every roll",
        ),
        (graph(a={"type": "test", "kind": "prowess", "who": "all", "pass": "end", "fail": "end"}), "one person's"),
        ({**graph(a={"type": "text", "next": "end"}), "at": {"when": "resident", "card": "N99"}}, "there is no 'N99'"),
        ({**graph(a={"type": "text", "next": "end"}), "instead": 401}, "only a script with 'tags'"),
        (
            {**graph(a={"type": "effect", "ops": [], "next": "end"}), "at": {"when": "ending", "result": "victory"}},
            "no place on a page of the end",
        ),
    ],
)
def test_a_mistake_in_a_script_is_told(script: dict[str, Any], told: str) -> None:  # TC-180
    assert any(told in what for what in findings(script)), findings(script)


@pytest.mark.rule("TW-31.7")
def test_noise_belongs_out_there(tmp_path: Path) -> None:
    folder = tmp_path / "content"
    (folder / "scripts").mkdir(parents=True)
    for path in FOLDER.glob("*.yaml"):
        (folder / path.name).write_bytes(path.read_bytes())
    for path in (FOLDER / "scripts").glob("*.yaml"):
        (folder / "scripts" / path.name).write_bytes(path.read_bytes())
    wrong = """
- id: 9001
  at: {when: phase, phase: dusk}
  nodes:
    loud: {type: effect, ops: [{do: noise, by: 1}], next: end}
    end: {type: end}
- id: 9002
  nodes: {end: {type: end}}
"""
    (folder / "scripts" / "wrong.yaml").write_text(wrong, encoding="utf-8")
    problems = problems_in(decode(folder))
    assert any("9001" in problem and "only while the party is out" in problem for problem in problems)
    assert any("9002" in problem and "nothing leads to this script" in problem for problem in problems)


@pytest.mark.rule("TW-31.7", "TW-1.1")
def test_the_content_that_ships_has_no_mistake() -> None:
    checked = check(FOLDER)
    assert checked.problems == []
    assert checked.specials == 0
    assert len({need.key for need in checked.needs}) == len(checked.needs)


@pytest.mark.rule("TW-0.14", "TW-31.9")
def test_no_more_than_one_page_a_day_is_read_that_no_card_sends_for() -> None:
    dusk, evening = text(1, {"when": "phase", "phase": "dusk"}), text(2, {"when": "phase", "phase": "evening"})
    game = campaign(scripts=[dusk, evening, text(3)])
    luck(game, page=[2, 3])
    game.set(schedule=(Scheduled(3, "evening", 1),))
    at_phase(game, DuskPhase(), "evening")
    play(game, "read_on")
    assert asked(game).kind == "turn_page.read_on"  # the evening: only what was scheduled
    play(game, "read_on")
    assert asked(game).kind == "evening_phase.assign"
    assert game.state.read == {"1": 1, "3": 1}
    game.new_day()
    at_phase(game, EveningPhase(), "scavenging")
    play(game, "read_on")
    assert game.state.read == {"1": 1, "3": 1, "2": 1}


@pytest.mark.rule("TW-0.14", "TW-31")
def test_the_event_and_the_phases_share_the_page_of_the_day() -> None:
    game = campaign(scripts=[text(1, {"when": "event", "card": "E02"}), text(2, {"when": "phase", "phase": "day"})])
    for card, read in (("E02", {"1": 1}), ("E12", {"1": 1, "2": 1})):
        luck(game, page=[0])
        game.new_day()
        top(game, "events", card)
        at_phase(game, MorningPhase(), "day")
        play(game, "read_on")
        assert asked(game).kind == "action_stage.assign"
        assert game.state.read == read


@pytest.mark.rule("TW-24", "TW-31")
def test_a_trip_has_one_page_and_those_of_its_story_cards() -> None:
    book = [
        text(1, {"when": "exploration", "card": "quiet_corner"}),
        text(2, {"when": "exploration", "card": "creaking_floor"}),
        text(3, {"when": "story", "location": "L01", "story": "a"}),
    ]
    for cards, read in (
        (("quiet_corner", "creaking_floor", "story"), {"1": 1, "3": 1}),
        (("story", "quiet_corner", "creaking_floor"), {"3": 1}),
    ):
        game = campaign("C05", "C09", scripts=book)
        states(game, "C05", task="scavenge")
        exploring(game, "L01", *cards)
        while asked(game).kind in ("exploration.choose", "turn_page.read_on"):
            play(game, "read_on" if asked(game).kind == "turn_page.read_on" else "next")
        assert game.state.read == read


@pytest.mark.rule("TW-24", "TW-26", "TW-31")
def test_from_a_hiding_place_people_pass_before_their_page_is_read() -> None:
    script = text(1, {"when": "resident", "card": "N12", "replaces": True})
    game = campaign("C05", "C09", scripts=[script])
    states(game, "C05", task="scavenge")
    game.set(hiding=True)
    top(game, "residents", "N12")
    exploring(game, "L01", "quiet_corner", on_top=Encounter())
    assert asked(game).options == ("meet", "hide", "ambush")
    play(game, "hide")
    assert not game.state.hiding
    assert not game.state.read
    assert asked(game).kind == "exploration.choose"


# --- pages of the book that ships -------------------------------------------------------------------------------------


def reading(script: int, *people: str) -> TwomGame:
    game = campaign(*people)
    game.content = content()
    doing(game, ReadScript(script))
    return game


def read_out(game: TwomGame) -> list[str]:
    """Read to the end of the script, with the first of all options: the pages, and the states that changed."""
    told: list[str] = []
    while asked(game).kind != "action_stage.assign":
        told += [note.event.text for note in game.notes if isinstance(note.event, events.PageRead)]
        play(game, asked(game).options[0])
        asked(game)
        told += [note.event.state for note in game.notes if isinstance(note.event, events.StateChanged)]
    return told


def test_who_went_begging_is_ashamed_after_the_page_about_it() -> None:
    game = reading(1418, "C05", "C09")
    assert read_out(game) == ["script-1418-shelf", "script-1418-gate", "misery"]


@pytest.mark.parametrize(("script", "alone", "together"), [(1418, "alone", "shelf"), (1426, "sheet", "bell")])
def test_nobody_else_is_there_on_the_page_of_one_alone(script: int, alone: str, together: str) -> None:
    for people, page in ((("C09",), alone), (("C09", "C11"), together)):
        game = reading(script, *people)
        states(game, "C09", misery=1)
        told = read_out(game)
        assert f"script-{script}-{page}" in told
        assert f"script-{script}-{together if page == alone else alone}" not in told


@pytest.mark.parametrize("script", [1362, 1394, 1406])
def test_a_page_about_several_waits_for_several(script: int) -> None:
    for people, is_due in ((("C05",), False), (("C05", "C09"), True)):
        game = campaign(*people)
        for person in people:
            states(game, person, task="scavenge")
        exploring(game, "L01")
        assert all_hold(game, content().scripts[script].conditions) is is_due
