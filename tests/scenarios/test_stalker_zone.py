"""What a scenario of S.T.A.L.K.E.R. may say of a match of Zone Survival, and what it is told when it is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from cordon.games.registry import game as spec_of
from cordon.games.stalker.survival.body import fall, follow_token
from cordon.games.stalker.survival.deck import change_rounds
from cordon.kernel.spec import Setup
from cordon.scenarios.nodes import ScenarioError, parse
from cordon.scenarios.notation import laid_out, position_of
from cordon.scenarios.runner import run
from cordon.scenarios.scenario import scenarios_of

HEAD = "game: stalker\nrules: [ST-19.1]\ntitle: A test\n"
ZONE = HEAD + "setup: {seats: 2, scenario: S08, zone_map: M01, cards: []}\n"
ALONE = HEAD + "setup: {seats: 2, mission: A1}\n"
CLEAR = "enemies: ~, anomalies: ~, ground: ~"


def problems(text: str) -> list[str]:
    """What the runner says about the scenarios of a text."""
    try:
        return [p for document in parse(text, "x.yaml") for one in scenarios_of(document) for p in run(one)]
    except ScenarioError as error:
        return [str(error)]


def at(given: str = "", then: str = "{lead: 0}", start: str = "{turn: 0}", head: str = ZONE) -> str:
    return f"{head}given: {{{CLEAR}{', ' if given else ''}{given}}}\nstart: {start}\nthen: {then}\n"


# --- all is well ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "then"),
    [
        ("{turn: 1}", "{asked: {seat: 1, kind: turn.choose}, scenario: S08, map: M01, round: 1, stalkers.0.cards: []}"),
        ("{players: 1}", "{asked: {seat: 1, kind: players_phase.begin_turn}}"),
        ("{event: E22}", "{asked: {kind: players_phase.begin_turn}, face_up: [X00, X22, X23, X24, E22]}"),
        ("{procedure: ReadZoneScript, with: {number: '87', owner: stalker-0}}", "{asked: {kind: zone_choice.choose}}"),
    ],
)
def test_a_match_of_zone_survival_stands_where_it_is_told(start: str, then: str) -> None:
    assert problems(at(then=then, start=start)) == []


def test_the_fate_roll_is_scripted() -> None:
    then = "{events: [{FateRolled: {symbol: P3}}]}\nluck: {die:fate: [P3]}"
    assert problems(at("'piles.zone_events.draw': [E22], face_up: [X00]", then, "fate")) == []


@pytest.mark.parametrize(
    ("given", "then"),
    [
        ("stalkers.0.space: Q2", "{stalkers.0.space: 13.D, slots.Q2: [13.D]}"),
        ("enemies.tick-1: Q3/N, tokens.this_enemy-1: tick-1", "{tokens.this_enemy-1: tick-1}"),
        ("tokens: ~", "{tokens.beacon-1: ~, tokens.beacon-5: ~}"),
        ("tokens.wounded-1: stalker-1", "{tokens.wounded-1: stalker-1, tokens.wounded-2: ~}"),
        ("tokens.wounded-1: M2, tokens.wounded-1.cubes: 1", "{tokens.wounded-1: 6.H, tokens.wounded-1.cubes: 1}"),
        ("tokens.hole-1: 13@a5W", "{tokens.hole-1: 13@a5W, layout: ['hole:13@a5W']}"),
        ("tokens.bus-1: laid, stalkers.0.space: bus.A", "{tokens.bus-1: laid, stalkers.0.space: bus.A}"),
        ("characters.foma: Q2", "{characters.foma: 13.D, face_up: {includes: C01}}"),
        ("characters.foma: Q2, characters.foma.hp: 1", "{characters.foma.hp: 1, characters.foma.down: false}"),
        ("face_up: [X00, E30, U19]", "{face_up: [X00, E30, U19]}"),
        ("put_away: [E30]", "{environment.E30.place: gone, piles.zone_box.draw: {excludes: E30}}"),
        ("counters.saved: 1, flags: [objective], needs.saved: 3", "{counters.saved: 1, flags: [objective], needs.saved: 3}"),
        ("icons: [[U10, 1]], 'piles.zone_events.draw': [E22, E38]", "{score: 19}"),
        ("'piles.zone_events.draw': [~, E30, ~]", "{piles.zone_events.draw: {count: 3}, piles.zone_box.draw: {count: 55}}"),
        ("'piles.zone_events.draw': [E22], 'piles.zone_events.discard': [E38], icons: []", "{score: 18, piles.zone_events.discard: [E38]}"),
        ("'piles.unique.top': [cracked_moon]", "{piles.unique.draw: {count: 16}}"),
        ("face_up: [X00, E57]", "{requests.E57: false, requests.E58: ~}"),
        ("stalkers.1: {left: true, space: ~}", "{stalkers.1.left: true, stalkers.1.space: ~}"),
        ("enemies.tick-1: Q3/N", "{thresholds.tick-1.torso: {count: 2}}"),
    ],
)  # fmt: skip
def test_what_can_be_given_is_there(given: str, then: str) -> None:
    assert problems(at(given, then)) == []


def test_as_many_tokens_have_each_face_as_before() -> None:
    """Five beacons: three persons, an empty one, a bait. One that is given a face swaps it with another."""
    given = "tokens.beacon-2.face: bait_face, tokens.beacon-4.face: empty_face"
    then = "{" + ", ".join(f"tokens.beacon-{n}.face: person" for n in (1, 3, 5)) + "}"
    assert problems(at(given, then)) == []


def test_the_setup_has_the_cards_that_are_named_and_luck_for_the_rest() -> None:
    luck = "luck: {shuffle:enemy:C3: [dog], shuffle:anomaly: [jelly]}"
    head = ZONE.replace("cards: []", f"cards: [U01, U10], {luck}")
    then = "{face_up: [X00, X22, X23, X24, U01, U10], enemy_cards.dog.colour: C3, anomalies.anomaly-1.card: jelly}"
    assert problems(f"{head}start: {{turn: 0}}\nthen: {then}\n") == []


def test_luck_of_the_setup_that_nothing_draws_is_told() -> None:
    head = ZONE.replace("cards: []", "cards: [], luck: {shuffle:weather: [E30]}")
    assert any("this luck was left over after the setup" in problem for problem in problems(at(head=head)))


def in_turn(scenario: str) -> Any:
    """A match in which somebody has a turn."""
    match = spec_of("stalker").new(Setup(2, 4, {"mode": "survival", "scenario": scenario, "zone_map": "M01"}))
    while (decision := match.decisions()[0]).kind != "turn.choose":
        match.answer(decision.seat, "done" if "done" in decision.answers() else decision.answers()[0])
    return match


def test_a_position_with_the_professor_on_somebodys_back_is_read_again() -> None:
    match = in_turn("S05")
    match.update(match.state.characters["character-ilarion"], hp=0, down=True)
    fall(match, "character-ilarion")
    follow_token(match, match.update(match.state.tokens["professor-1"], space=-1, holder=0))
    assert match.space_of("character-ilarion") == -1
    again = laid_out(position_of(match, hidden=True))
    assert again.state.characters == match.state.characters
    assert again.state.tokens == match.state.tokens


def test_a_position_for_everybody_tells_of_events_that_were_discarded_unseen_only_how_many_they_are() -> None:
    match = in_turn("S05")
    change_rounds(match, -2)
    written = position_of(match)
    assert "discard: [null, null]" in written
    assert len(laid_out(written).state.piles["zone_events"].discard) == 2


# --- mistakes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("face_up: [Z9]", "'Z9' is no card of Zone Survival"),
        ("tokens.dragon-1: Q1", "no 'dragon-1' here; there are: bus-1"),
        ("tokens.beacon-6: Q1", "no 'beacon-6' here"),
        ("tokens.beacon-1: Z9", "there is no space 'Z9' that can be entered"),
        ("tokens.hole-1: Q1", "'Q1' is not readable; it is written as 12@d3N"),
        ("tokens.hole-1: 2@a1E", "'2@a1E' is no segment of this map"),
        ("tokens.bus-1: Q1", "'Q1' is no place of a token with spaces of its own; there are: laid"),
        ("tokens.this_enemy-1: tick-1", "tick-1 bears nothing: nobody of that name is on the map"),
        ("tokens.wounded-1.cubes: 1", "wounded-1 lies nowhere; give tokens.wounded-1 first"),
        ("tokens.beacon-1.face: burnt", "'burnt' is no face of this token; there are: person"),
        ("tokens.beacon-1.mood: good", "no 'mood' here; there are: face, up, cubes, blood"),
        ("characters.nobody: Q1", "no 'nobody' here; there are: "),
        ("characters.foma.hp: 1", "foma is not on the map; give characters.foma first"),
        ("counters.saved: -1", "-1 is not possible"),
        ("counters: 1", "say which of counters you mean"),
        ("'piles.zone_events.top': [U01]", "'U01' is no card or token of zone_events"),
        ("icons: [[U10]]", "given.icons"),
        ("stash: [bread]", "stash belongs to a campaign"),
    ],
)
def test_what_cannot_be_given(given: str, told: str) -> None:
    found = problems(at(given))
    assert any(told in problem for problem in found), found


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (at(start="fate", head=ALONE), "start: belongs to Zone Survival"),
        (at("face_up: [E30]", head=ALONE), "face_up belongs to Zone Survival"),
        (at("tokens.beacon-1: 5.J", head=ALONE), "tokens belongs to Zone Survival"),
        (at(head=ALONE.replace("A1", "A1, cards: [U01]")), "setup cards belong to Zone Survival (name a scenario)"),
        (at(head=ZONE.replace("S08", "Z9")), "Z9"),
        (at(head=ZONE.replace("[]", "[E30]")), "'E30' is no setup card"),
        (at(head=ZONE.replace("cards", "map: corridor, cards")), "Zone Survival is played on one of its own maps"),
        (f"{ZONE}start: setup\nthen: {{lead: 0}}\n", "setup.cards: a scenario that starts with the setup chooses there"),
        (at(start="navigation"), "belongs to a campaign"),
        (at(then="{slots.Z9: []}"), "no 'Z9' here; there are: IN, OUT"),
        (at(then="{score: 20}", head=ALONE), "'score' is a single value, of a match of Zone Survival"),
        (at(then="{face_up.X00: 1}"), "'face_up' is a list, nothing is below it"),
        (at(then="{characters.nobody: ~}"), "no 'nobody' here"),
        (at(start="fate") + "luck: {die:fate: [P5]}\n", "'P5' is no symbol"),
    ],
)  # fmt: skip
def test_what_else_is_wrong(text: str, told: str) -> None:
    found = problems(text)
    assert any(told in problem for problem in found), found
