"""What the runner of scenarios says when all is well, when something differs, and when a scenario is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from cordon.cli import app
from cordon.scenarios.nodes import ScenarioError, parse
from cordon.scenarios.runner import run, run_all
from cordon.scenarios.scenario import scenarios_of

HEAD = """\
game: zona
rules: [ZO-16.1]
title: A test
setup: {seats: 2, characters: [oleg, wiera]}
"""
REST = HEAD + "when: [rest]\nthen: {scavengers.0.fatigue: 0}\n"


def problems(text: str) -> list[str]:
    """What the runner says about the scenarios of a text."""
    try:
        return [problem for document in parse(text, "x.yaml") for one in scenarios_of(document) for problem in run(one)]
    except ScenarioError as error:
        return [str(error)]


def only_problem(text: str) -> str:
    found = problems(text)
    assert len(found) == 1, found
    return found[0]


# --- all is well --------------------------------------------------------------------------------------------------------


def test_a_scenario_that_holds_has_no_problems() -> None:
    assert problems(REST) == []


def test_given_may_be_nested_or_dotted() -> None:
    assert problems(HEAD + "given: {scavengers: {0: {fatigue: 4, area: inn}}}\nthen: {scavengers.0.fatigue: 4}\n") == []


def test_copies_may_be_left_open_in_answers_and_expectations() -> None:
    text = HEAD + "given: {scavengers.0.items: [J16], scavengers.0.fatigue: 3}\n"
    assert problems(text + "when: [use:J16]\nthen: {scavengers.0.fatigue: 1, piles.junk.discard: [J16]}\n") == []


def test_cards_are_taken_from_where_they_lie() -> None:
    """All 38 junk cards exist once, wherever the scenario has put some of them."""
    text = HEAD + "given: {scavengers.0.items: [J08], market.junk: [J08, J08, J03], piles.junk.top: [J03]}\n"
    then = (
        "then: {market.junk.cards: [J08-2, J08-3, J03-1, ~], piles.junk.draw.0: J03-2, scavengers.0.items: [J08-1]}\n"
    )
    assert problems(text + then) == []


def test_a_card_lifted_from_the_market_leaves_no_gap() -> None:
    text = HEAD + "given: {scavengers.0.items: [J03, J03, J03]}\nthen: {market.junk.cards: {count: 4, excludes: ~}}\n"
    assert problems(text) == []


def test_a_case_may_give_the_same_path_anew() -> None:
    cases = "cases:\n  - title: a\n    given: {scavengers.0.fatigue: 2}\n    then: {scavengers.0.fatigue: 2}\n"
    assert problems(HEAD + "given: {scavengers.0.fatigue: 4}\n" + cases) == []


def test_a_packed_outfit_that_is_given_does_not_listen_and_a_worn_one_does() -> None:
    def with_mask(worn: str, then: str) -> str:
        given = f"given: {{scavengers.0.items: [{{card: J10, worn: {worn}}}]}}\n"
        return HEAD + given + f"start: {{procedure: Damage, with: {{RAD: 1}}}}\nthen: {{{then}: [use:J10]}}\n"

    assert problems(with_mask("true", "offered")) == []
    assert problems(with_mask("false", "not_offered")) == []


def test_the_setup_itself_can_be_played() -> None:
    text = "game: zona\nrules: [ZO-5.2]\ntitle: a\nsetup: {seats: 1, luck: {shuffle:characters: [oleg, foma]}}\n"
    text += "start: setup\nluck: {solo-board: [foma]}\nsteps:\n"
    text += "  - then: {asked: {seat: 0, kind: keep_board.choose}, only: [keep:oleg, keep:foma]}\n"
    text += "  - when: [keep:oleg]\n    then: {scavengers.0.character: oleg}\n"
    assert problems(text) == []


# --- something differs ----------------------------------------------------------------------------------------------------


def test_a_wrong_value_is_told_with_line_path_expected_and_found() -> None:
    text = HEAD + "when: [rest]\nthen:\n  scavengers.0.fatigue: 3\n"
    assert only_problem(text) == "x.yaml:7: then.scavengers.0.fatigue: expected 3, found 0"


@pytest.mark.parametrize(
    ("then", "says"),
    [
        ("offered: [fly]", "then.offered[0]: expected fly to be offered"),
        ("not_offered: [rest]", "then.not_offered[0]: expected rest not to be offered"),
        ("only: [rest]", "then.only: expected only [rest], found [move:inn"),
        (
            "refused: {rest: {rule: ZO-12.8, reason: nope}}",
            "then.refused.rest: expected to be refused, but it is offered",
        ),
        (
            "refused: {search: {rule: ZO-12.8, reason: nope}}",
            "expected to be refused by nope (ZO-12.8), found nothing-to-search (ZO-12.7)",
        ),
        ("refused: {fly: {rule: ZO-12.8, reason: nope}}", "found no reason"),
        ("asked: 1", "then.asked: expected {seat:1}, found [{seat:0"),
        ("facts: {left: 1}", "then.facts.left: expected 1, found 2"),
        ("events: [Moved]", "then.events[0]: expected the event Moved, found []"),
        ("outcome: victory", "then.outcome: expected victory, found null"),
        ("scavengers.0.items: {count: 3}", "expected count 3, found"),
        ("scavengers.0.items: {includes: [J06]}", "expected includes [J06], found"),
        ("scavengers.0.items: {excludes: oleg_1}", "expected excludes oleg_1, found"),
        ("scavengers.0.fatigue: {at_least: 2}", "expected at_least 2, found 1"),
        ("scavengers.0.fatigue: {at_most: 0}", "expected at_most 0, found 1"),
        ("scavengers.0.fatigue: {not: 1}", "expected not 1, found 1"),
        ("scavengers.0.traumas: {first: VIG}", "expected first VIG, found []"),
        ("scavengers.0.reputation: good", "expected good, found neutral"),
        ("items.oleg_1.tokens: 1", "expected 1, found 0"),
    ],
)
def test_what_differs_is_told(then: str, says: str) -> None:
    problem = only_problem(HEAD + f"then: {{{then}}}\n")
    assert problem.startswith("x.yaml:5: ")
    assert says in problem


def test_an_event_that_must_not_appear_is_told() -> None:
    text = HEAD + "when: [rest]\nthen: {no_events: [{Rested: {seat: 0}}]}\n"
    assert "then.no_events[0]: expected no such event, found {Rested: {seat:0, by:1}}" in only_problem(text)


def test_events_must_come_in_the_order_given() -> None:
    text = HEAD + "when: [rest]\nthen: {events: [FatigueChanged, Rested]}\n"
    assert "then.events[1]: expected the event Rested after the ones before it" in only_problem(text)


def test_all_differences_of_a_step_are_told_and_the_next_step_is_not_run() -> None:
    text = HEAD + "steps:\n  - then: {scavengers.0.fatigue: 3, scavengers.0.rubles: 0}\n  - when: [fly]\n"
    assert len(problems(text)) == 2


# --- a scenario is wrong ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("scavengers.0.fatigue: 9", "given.scavengers.0.fatigue: 9 is not possible; it goes from 0 to 5"),
        ("scavengers.0.fatigue: tired", "must be a whole number, not 'tired'"),
        ("scavengers.0.fatigue: true", "must be a whole number, not True"),
        ("scavengers.0.injuries: 6", "6 is not possible; it goes from 0 to 5"),
        ("scavengers.0.area: moscow", "'moscow' is no area; there are: science_camp"),
        ("scavengers.0.rubles: 150", "rubles come in hundreds"),
        ("scavengers.0.traumas: [VIG, VIG]", "each on another attribute (ZO-18.6)"),
        ("scavengers.0.reputation: fine", "'fine' is no reputation"),
        ("scavengers.0.mood: 1", "no 'mood' here; there are: area, fatigue"),
        ("scavengers.7.fatigue: 1", "no '7' here; there are: 0, 1"),
        ("scavengers.0.items: [J99]", "given.scavengers.0.items[0]: there is no item 'J99'"),
        ("scavengers.0.items: [J06-1, J06-1]", "J06-1 is given already (given.scavengers.0.items[0], line 5)"),
        ("scavengers.0.items: [K01], scavengers.1.items: [K01]", "no card exists twice"),
        ("scavengers.0.items: [{card: J03, tokens: 4}]", "4 is not possible; it goes from 0 to 3"),
        ("scavengers.0.items: [{card: J03, worn: true}]", "J03-1 is no outfit"),
        (
            "scavengers.0.items: [{card: J10, worn: true}, {card: K12, worn: true}]",
            "cover a common part of the body (ZO-7.5)",
        ),
        ("scavengers.0.items: [{card: J03, colour: red}]", "unknown key 'colour'; known here: card, tokens, worn"),
        ("scavengers.0.items: [J02, J03, J13, J14, J15, K03, K04]", "7 items are packed, the backpack has 6 slots"),
        ("scavengers.0.trophies: [ANO-G-1]", "ANO-G-1a is no trophy"),
        ("scavengers.0.secrets: [A01, A02]", "one secret in each facility"),
        ("scavengers.0.secrets: [G01]", "'G01' is no event card of a facility"),
        ("scavengers.0.area: archive", "archive is closed"),
        ("scavengers.0.dead: true, scavengers.0.fatigue: 1", "the scavenger of seat 0 is dead"),
        ("scavengers.0.dead: true, scavengers.0.secrets: [A01]", "the only secret is lost with its scavenger"),
        ("areas.village.threats: [MUT-G-1]", "no threat token ever lies in village (ZO-10.3"),
        ("areas.farms.threats: [MUT-G-1, MUT-G-1, MUT-G-1]", "each of the 2 copies of MUT-G-1 is given already"),
        ("areas.farms.threats: [MUT-X-1]", "there is no threat 'MUT-X-1'"),
        ("piles.MUT-G.top: [ANO-G-1]", "ANO-G-1 belongs to the slot ANO-G, not MUT-G"),
        ("piles.junk.top: [K01]", "K01 is no card of junk; it belongs to gear"),
        ("piles.news.draw: []", "the deck news is never empty"),
        ("piles.blue.draw: []", "no 'blue' here; there are: green"),
        ("market.junk: [J01, J02, J03, J04, J05]", "a row of the market has 4 columns"),
        ("facilities.archive.lock: L9", "'L9' is no lock"),
        ("facilities.archive.lock: L1, facilities.shelter.lock: L1", "no lock exists twice"),
        ("timed: N16", "'timed' and 'marker' go together"),
        ("timed: N16, marker: inn", "'inn' is no place for the marker of N16"),
        ("timed: N01, marker: farms", "'N01' is no timed news card"),
        ("characters: [oleg]", "oleg is being played"),
        ("weather: fog", "there is no 'weather' to set; there are: scavengers"),
        ("scavengers.0: 3", "the path must name one of scavengers and what to set there, as in scavengers.0.fatigue"),
        ("round: 30", "30 is not possible; it goes from 1 to 21"),
        ("emission: 6", "6 is not possible; it goes from 0 to 5"),
        ("voice: 2", "2 is not possible; it goes from 0 to 1"),
    ],
)
def test_an_impossible_given_is_told(given: str, says: str) -> None:
    problem = only_problem(HEAD + f"given: {{{given}}}\nthen: {{round: 1}}\n")
    assert problem.startswith("x.yaml:5: given")
    assert says in problem


@pytest.mark.parametrize(
    ("start", "says"),
    [
        ("dinner", "'dinner' is no starting point; there are: turn, event, news, round, setup"),
        ("{turn: 5}", "start.turn: 5 is not possible; it goes from 0 to 1"),
        ("{turn: 0, event: 0}", "a scenario has one starting point"),
        ("{turn: 0, card: G01}", "cannot be said with the starting point 'turn'"),
        ("{event: 1, card: Y01}", "no event is drawn in village"),
        ("{event: 0, card: Y01}", "'Y01' is no card of green"),
        ("{news: N99}", "'N99' is no card of news"),
        ("{procedure: Dance}", "'Dance' is no procedure; there are: ActionPhase"),
        ("{procedure: Test, with: {speed: 3}}", "unknown key 'speed'; known here: seat, attribute"),
        ("{procedure: Test, with: {attribute: LUK, difficulty: 3}}", "Invalid enum value 'LUK'"),
        ("{procedure: Damage, with: {seat: 1, RAD: 1}}", "only the seat whose turn it is (0)"),
        ("{with: {seat: 0}}", "arguments need a 'procedure'"),
        ("{dinner: 1}", "unknown key 'dinner'"),
    ],
)
def test_a_wrong_start_is_told(start: str, says: str) -> None:
    problem = only_problem(HEAD + f"start: {start}\nthen: {{round: 1}}\n")
    assert problem.startswith("x.yaml:5: start")
    assert says in problem


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("then: {weather: 1}", "x.yaml:5: then.weather: there is no 'weather' here; there are: seats"),
        ("then: {scavengers.0.mood: 1}", "there is no 'mood' here; there are: seat, character"),
        ("then: {scavengers.9.area: inn}", "there is no '9'; there are: 0, 1"),
        ("then: {items.J99.tokens: 1}", "there is no 'J99'"),
        ("then: {round.second: 1}", "round is a value, nothing is below it"),
        ("then: {scavengers.0.area: {count: 1}}", "there is no list here but quarry"),
        ("then: {scavengers.0.area: {at_least: 1}}", "there is no number here but quarry"),
        ("then: {facts: {mood: 1}}", "take_turn.choose tells no 'mood'; it tells: left, area"),
        ("then: {events: [Danced]}", "'Danced' is no event; there are: RoundBegan"),
        ("then: {events: [{Moved: {speed: 1}}]}", "unknown key 'speed'; known here: seat, area"),
        ("then: {refused: {fly: {rule: ZO-12.8}}}", "the key 'reason' is missing"),
        (
            "when: [fly]\nthen: {round: 1}",
            "x.yaml:5: when[0]: 'fly' is not offered at take_turn.choose; offered: move:",
        ),
        ("when: [search]\nthen: {round: 1}", "when[0]: 'search' is not possible: nothing-to-search (ZO-12.7)"),
        ("when: [1: rest]\nthen: {round: 1}", "seat 1 is not asked anything now; asked: seat 0"),
        ("when: [5: rest]\nthen: {round: 1}", "no seat '5'; there are 0 to 1"),
        ("luck: {coin: [1]}\nthen: {round: 1}", "x.yaml:5: luck.coin: no draw 'coin'; there are: die, voice"),
        ("luck: {die: [PLUS]}\nthen: {round: 1}", "x.yaml:5: luck.die[0]: this luck was left over"),
        ("when: [move:misty_hill, 0: rest]\nthen: {round: 1}", ""),
        ("steps: [{then: {round: 1}, given: 1}]", "steps[0].given: unknown key 'given'; known here: luck, when, then"),
        ("speed: 1\nthen: {round: 1}", "x.yaml:5: speed: unknown key 'speed'; known here: game, rules"),
        ("when: [rest]", "x.yaml:1: a scenario without 'then' shows nothing"),
        ("cases: []", "x.yaml:5: cases: must list at least one case"),
        ("cases: [{then: {round: 1}}]", "cases[0]: the key 'title' is missing"),
    ],
)
def test_a_wrong_scenario_is_told(text: str, says: str) -> None:
    found = problems(HEAD + text + "\n")
    assert (says == "" and not found) or any(says in problem for problem in found), found


TESTED = HEAD + "start: {procedure: Test, with: {attribute: WIL, difficulty: 3}}\n"


@pytest.mark.parametrize(
    ("luck", "says"),
    [
        ("", "x.yaml:6: when[0]: luck for the draw 'die' is missing (needed: 3)"),
        ("luck: {die: [PLUS, PLUS]}\n", "luck.die[0]: the draw 'die' needs 3 results, only 2 are left"),
        ("luck: {die: [[PLUS, PLUS]]}\n", "luck.die[0]: the draw 'die' needs 3 results, this list has 2"),
        ("luck: {die: [PLUS, PLUS, SIX]}\n", "luck.die[2]: 'SIX' is no face of a die; there are: PLUS, BLANK"),
        ("luck: {die: [PLUS, PLUS, PLUS, PLUS]}\n", "luck.die[3]: this luck was left over: nothing drew it"),
    ],
)
def test_luck_that_is_missing_wrong_or_left_over_is_told(luck: str, says: str) -> None:
    assert says in only_problem(TESTED + luck + "when: [roll]\nthen: {round: 1}\n")


def test_luck_may_be_left_to_the_seed() -> None:
    assert problems(TESTED + "luck: {die: any}\nwhen: [roll]\nthen: {round: 1}\n") == []


def test_a_shuffle_needs_its_luck() -> None:
    text = HEAD + "given: {piles.green.draw: [G01], piles.green.discard: [G02, G03]}\nstart: {event: 0}\n"
    assert "luck for 'shuffle:green' is missing" in only_problem(text + "then: {round: 1}\n")
    luck = "luck: {shuffle:green: [G03]}\n"
    assert problems(text + luck + "then: {piles.green.draw: [G03, G02]}\n") == []
    luck = "luck: {shuffle:green: [G09]}\n"
    assert "luck.shuffle:green[0]: 'G09' is not among the cards shuffled: G02, G03" in only_problem(
        text + luck + "then: {round: 1}\n"
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "the file is empty"),
        ("- a\n- b\n", "x.yaml:1: must be a mapping (key: value), not a list"),
        ("game: zona\n", "x.yaml:1: the key 'rules' is missing"),
        ("game: [zona\n", "not valid YAML"),
        ("game: !!python/object:os.system {}\n", "has no place in a scenario"),
        ("game: !!python/name:os.system\n", "not valid YAML"),
        ("game: zona\ngame: zona\n", "x.yaml:2: game: stands twice"),
        ("game: 2026-01-01\n", "put it in quotes"),
        ("game: &a [*a]\n", "nested too deeply"),
        (REST.replace("zona", "chess"), "x.yaml:1: game: 'chess' is no game; there are: zona"),
        (REST.replace("ZO-16.1", "16.1x"), "x.yaml:2: rules[0]: '16.1x' is no rule id"),
        (REST.replace("ZO-16.1", f"ZO-{99}.1"), f"x.yaml:2: rules[0]: the index of zona has no rule ZO-{99}.1"),
        (REST.replace("seats: 2", "seats: 5"), "x.yaml:4: setup.seats: 5 is not possible; it goes from 1 to 4"),
        (REST.replace("seats: 2, ", ""), "x.yaml:4: setup: the key 'seats' is missing"),
        (REST.replace("oleg", "bob"), "x.yaml:4: setup.characters[0]: 'bob' is no character"),
        (REST.replace("oleg", "wiera"), "needs 2 different character(s)"),
        (
            REST.replace("seats: 2", "seats: 2, config: {fatigue_min: 7}"),
            "x.yaml:4: setup.config: Invalid enum value 7",
        ),
        (REST.replace("seats: 2", "seats: 2, luck: {solo-board: [foma]}"), "left over after the setup"),
    ],
)
def test_a_wrong_file_is_told(text: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("x.yaml").write_text(text, encoding="utf-8")
    report = run_all([Path("x.yaml")])
    assert report.summary == "0 passed, 1 failed"
    assert says in next(iter(report.failed.values()))[0]


def test_a_bug_of_the_engine_is_told_without_a_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> None:
        raise KeyError("gone")

    monkeypatch.setattr("cordon.games.zona.rules.actions.set_fatigue", broken)
    assert only_problem(REST) == "x.yaml:5: when[0]: the engine broke: KeyError: 'gone'"


# --- the command --------------------------------------------------------------------------------------------------------------


def check(*arguments: str) -> tuple[int, list[str]]:
    result = CliRunner().invoke(app, ["check", *arguments])
    return result.exit_code, result.output.splitlines()


def test_the_command_counts_and_its_status_tells(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.yaml", tmp_path / "deep" / "bad.yaml"
    bad.parent.mkdir()
    good.write_text(REST + "---\n" + REST, encoding="utf-8")
    bad.write_text(REST.replace("fatigue: 0", "fatigue: 2"), encoding="utf-8")
    assert check(str(good)) == (0, ["2 passed, 0 failed"])
    status, lines = check(str(tmp_path))
    assert status == 1
    assert lines[-1] == "2 passed, 1 failed"
    assert any("then.scavengers.0.fatigue: expected 2, found 0" in line for line in lines)


def test_the_command_lists_what_passed_when_asked(tmp_path: Path) -> None:
    good = tmp_path / "good.yaml"
    good.write_text(REST, encoding="utf-8")
    assert check("-v", str(good)) == (0, [f"passed  {good}:1: A test", "1 passed, 0 failed"])


def test_a_missing_file_and_an_empty_folder_are_failures(tmp_path: Path) -> None:
    status, lines = check(str(tmp_path / "nothing.yaml"), str(tmp_path))
    assert status == 1
    assert lines[-1] == "0 passed, 2 failed"
    assert any("no such file or folder" in line for line in lines)
    assert any("no scenario file (*.yaml) in this folder" in line for line in lines)
