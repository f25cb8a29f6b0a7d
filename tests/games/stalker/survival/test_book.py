"""SV-1.12 Scripts of Zone Survival: pages, choices, tests, and the ways between scripts."""

from __future__ import annotations

import copy
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from cordon.games.stalker import events
from cordon.games.stalker.content import content
from cordon.games.stalker.content_files import FOLDER, ZONE_SCRIPTS
from cordon.games.stalker.content_tools import check
from cordon.games.stalker.rules.dice import Rerolls
from cordon.games.stalker.survival.book import ReadZoneScript, ZoneChoice, ZonePage
from cordon.games.stalker.survival_scripts import ZoneScript
from cordon.games.stalker.terms import STALKERS, TrialWord
from cordon.kernel.frames import kind_of
from tests.games.stalker.rules.stage import Stage, grid

PAGE, CHOICE, REROLL = kind_of(ZonePage.read_on), kind_of(ZoneChoice.choose), kind_of(Rerolls.choose)
BEAT: dict[str, Any] = {"node": "beat"}
FOCUS: list[dict[str, Any]] = [{"do": "gain", "token": "focus"}]
PINNED: list[dict[str, Any]] = [{"do": "gain", "token": "pinned"}]


def script(*nodes: dict[str, Any], id: str = "1", to: str = "one") -> dict[str, Any]:
    return {"id": id, "to": to, "from": "X01", "nodes": [BEAT, *nodes]}


def reading(*scripts: dict[str, Any], seats: int = 1, seat: int = 0, **stalker: Any) -> Stage:
    """A stage on which somebody opens the first of these scripts; without any, the book that ships."""
    stage = Stage(grid("AB"), seats=seats)
    if scripts:
        whole = copy.copy(content())
        whole.zone_scripts = {each["id"]: msgspec.convert(each, ZoneScript) for each in scripts}
        whole.zone_nodes = {n: node for each in whole.zone_scripts.values() for n, node in each.named_nodes()}
        done = {path: ops for each in whole.zone_scripts.values() for path, _, ops in each.scripts()}
        whole.scripts = whole.scripts | done
        stage.game.content = whole
    return stage.stalker(seat, "A", **stalker)


def opened(stage: Stage, number: str = "1", seat: int = 0) -> Stage:
    return stage.run(ReadZoneScript(number, seat, STALKERS[seat]))


# --- reading ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SV-1.12")
def test_a_page_is_read_before_its_effect_comes() -> None:
    stage = opened(reading(script({"node": "effect", "do": FOCUS})))
    assert (stage.decision.kind, stage.options) == (PAGE, ("read_on",))
    assert stage.game.facts(0).pages == ("script-1.text",)
    assert not stage.me().focus
    stage.say("read_on")
    assert stage.me().focus
    assert stage.is_over


@pytest.mark.rule("SV-1.12")
def test_a_page_alone_waits_for_its_reader() -> None:
    stage = opened(reading(script()))
    assert stage.decision.kind == PAGE
    assert stage.say("read_on").is_over


@pytest.mark.rule("SV-1.12")
def test_a_choice_shows_the_page_and_does_what_was_chosen() -> None:
    options = [{"key": "1", "do": FOCUS}, {"key": "2"}]
    stage = opened(reading(script({"node": "choice", "options": options})))
    assert (stage.decision.kind, stage.options) == (CHOICE, ("script_option:1", "script_option:2"))
    assert stage.game.facts(0).pages == ("script-1.text",)
    stage.say("script_option:1")
    assert stage.me().focus
    assert stage.is_over
    assert stage.events(events.ScriptChosen) == [events.ScriptChosen("1", "1", 0)]


@pytest.mark.rule("SV-1.12")
def test_nodes_come_in_their_order() -> None:
    options = [{"key": "1", "do": PINNED}, {"key": "2"}]
    stage = opened(reading(script({"node": "effect", "do": FOCUS}, {"node": "choice", "options": options})))
    stage.say("read_on")
    assert stage.me().focus
    assert stage.decision.kind == CHOICE
    assert stage.game.facts(0).pages == ()
    stage.say("script_option:1")
    assert stage.me().pinned


@pytest.mark.rule("SV-1.12")
def test_a_script_for_everybody_is_the_lead_stalkers_though_it_happens_to_another() -> None:
    options = [{"key": "1", "do": FOCUS}, {"key": "2"}]
    stage = reading(script({"node": "choice", "options": options}, to="all"), seats=2, seat=1)
    stage.game.set(lead=0)
    opened(stage, seat=1)
    assert stage.decision.seat == 0
    stage.say("script_option:1")
    assert (stage.me(0).focus, stage.me(1).focus) == (False, True)
    stage = opened(reading(script({"node": "choice", "options": options}), seats=2, seat=1), seat=1)
    assert stage.decision.seat == 1


# --- prices and conditions --------------------------------------------------------------------------------------------


@pytest.mark.rule("SV-1.12", "ST-5.7")
def test_an_option_for_an_action_slides_a_turn_token() -> None:
    stage = opened(reading(), "13").say("script_option:1")
    assert stage.me().slots == (1, 0)
    assert stage.game.facts(0).pages == ("script-12.text",)


@pytest.mark.rule("SV-1.12")
def test_what_cannot_be_paid_is_refused_with_its_reason() -> None:
    stage = opened(reading(bolts=2), "13")
    assert stage.options == ("script_option:1", "script_option:3")
    assert [(each.option, each.reason.id) for each in stage.game.refusals(0)] == [("script_option:2", "no-bolt")]
    stage = opened(reading(bolts=3), "13").say("script_option:2")
    assert (stage.me().bolts, stage.me().dose) == (0, 2)


# --- tests ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SV-1.12")
@pytest.mark.parametrize(("stars", "result"), [((2, 1), "pass"), ((1, 1), "fail")])
def test_a_test_counts_the_stars_of_gear_dice(stars: tuple[int, int], result: TrialWord) -> None:
    tested = {"node": "test", "dice": 2, "least": 3, "pass": {"do": FOCUS}, "fail": {"do": PINNED}}
    stage = opened(reading(script(tested)).gear(*stars)).say("read_on").finish()
    assert (stage.me().focus, stage.me().pinned) == (result == "pass", result == "fail")
    assert stage.events(events.ScriptTested) == [events.ScriptTested(0, sum(stars), 3, result)]


@pytest.mark.rule("SV-1.12", "SV-0.4")
def test_focus_may_reroll_a_test() -> None:
    tested = {"node": "test", "dice": 2, "least": 3, "pass": {"do": PINNED}, "fail": {}}
    stage = opened(reading(script(tested), focus=True).gear(0, 1).gear(2)).say("read_on")
    assert (stage.decision.kind, stage.options) == (REROLL, ("accept", "focus"))
    stage.say("focus", "die:0", "enough")
    assert not stage.me().focus
    assert stage.me().pinned


@pytest.mark.rule("SV-1.12")
def test_the_anomaly_die_branches_by_its_symbol() -> None:
    rolled = {"node": "anomaly_die", "P2": {"do": FOCUS}, "P4": {"do": PINNED, "goto": "2"}}
    book = (script(rolled), script(id="2"))
    assert opened(reading(*book).symbol("P2")).say("read_on").me().focus
    stage = opened(reading(*book).symbol("P4")).say("read_on")
    assert stage.me().pinned
    assert stage.game.facts(0).pages == ("script-2.text",)
    assert opened(reading(*book).symbol("P1")).say("read_on").is_over


@pytest.mark.rule("SV-1.12")
@pytest.mark.parametrize("focus", [True, False])
def test_a_condition_branches_without_a_roll(focus: bool) -> None:
    held = [{"if": "has", "who": "self", "token": "focus"}]
    stage = reading(script({"node": "if", "when": held, "then": {"do": PINNED}, "otherwise": {"do": FOCUS}}))
    stage.stalker(0, "A", focus=focus)
    opened(stage).say("read_on")
    assert (stage.me().pinned, stage.me().focus) == (focus, True)


@pytest.mark.rule("SV-1.12")
def test_a_script_goes_on_with_another_at_once_and_does_not_come_back() -> None:
    first = script({"node": "goto", "goto": "2"}, {"node": "effect", "do": PINNED})
    stage = opened(reading(first, script({"node": "effect", "do": FOCUS}, id="2")))
    stage.say("read_on", "read_on")
    assert stage.is_over
    assert (stage.me().focus, stage.me().pinned) == (True, False)
    assert [event.script for event in stage.events(events.ScriptOpened)] == ["1", "2"]


@pytest.mark.rule("SV-1.12")
def test_who_is_strong_enough_may_try_again() -> None:
    stage = opened(reading(hp=12).gear(0, 0), "12").say("read_on").finish(until=CHOICE)
    assert stage.me().hp == 7
    stage.say("script_option:1")
    assert stage.me().hp == 5
    assert stage.game.facts(0).pages == ("script-12.text",)


LEAVE_IT = """          goto: "12"
        - key: "2"
          do:
            - {do: remove_token, token: fuse_box, place: own}"""
"""The option of script 17 that is always open."""

# --- the checks of the book -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ('goto: "17"', 'goto: "900"', "12: field 'nodes[1].fail.goto': there is no script '900'"),
        ("  from: S01\n", "", "11: field 'from': nothing leads to this script"),
        ('- {key: "3"}', '- {key: "5"}', "11: field 'nodes': the options of a script are numbered from 1 on"),
        ('- {key: "3"}', '- {key: "3", goto: "13"}', ""),
        (
            f"{LEAVE_IT}\n",
            f"{LEAVE_IT}\n          pay: [{{do: slide}}]\n",
            "17: field 'nodes[1].options': one of them must",
        ),
        ("    - node: test\n", "    - node: beat\n    - node: test\n", "12: field 'nodes[1]': a script has one page"),
        ("- {do: damage, n: 5}", "- {do: lose_hp}", "12: field 'nodes[1].fail.do[0]': 'lose_hp' needs a number"),
        ("      fail:\n", '        goto: "12"\n      fail:\n', ""),
    ],
)
def test_what_is_wrong_with_the_book_is_told(tmp_path: Path, old: str, new: str, what: str) -> None:
    folder = Path(shutil.copytree(FOLDER, tmp_path / "content"))
    path = folder / ZONE_SCRIPTS
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    problems = [problem for problem in check(folder).problems if problem.startswith(ZONE_SCRIPTS)]
    assert all(problem.startswith(f"{ZONE_SCRIPTS}: {what}") for problem in problems)
    assert bool(problems) == bool(what)


def test_a_circle_of_pages_is_told(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(FOLDER, tmp_path / "content"))
    path = folder / ZONE_SCRIPTS
    circle = '\n- {id: "900", to: one, from: X01, nodes: [{node: beat}, {node: goto, goto: "900"}]}\n'
    path.write_text(path.read_text(encoding="utf-8") + circle, encoding="utf-8")
    problems = [problem for problem in check(folder).problems if problem.startswith(ZONE_SCRIPTS)]
    assert problems == [
        f"{ZONE_SCRIPTS}: 900: field 'nodes[0]': no way leads from here to an end",
        f"{ZONE_SCRIPTS}: 900: field 'nodes[1]': no way leads from here to an end",
        f"{ZONE_SCRIPTS}: 900: field 'nodes[0]': goes round in a circle without a choice or a test",
    ]
