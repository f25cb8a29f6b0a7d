"""What a scenario of S.T.A.L.K.E.R. may say, and what it is told when it is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from cordon.scenarios.nodes import ScenarioError, parse
from cordon.scenarios.notation import laid_out
from cordon.scenarios.runner import run
from cordon.scenarios.scenario import scenarios_of

PLACE = Path(__file__).parents[2] / "scenarios" / "stalker" / "x.yaml"
HEAD = "game: stalker\nrules: [ST-7.5]\ntitle: A test\n"
ROAD = HEAD + "setup: {seats: 1, stalkers: [palkan], map: corridor}\n"
CAMP = HEAD + "setup: {seats: 2, mission: A1}\n"
QUIET = "[feeding_time, change_of_guard, restless_ground]"
"""Events that do nothing when they are drawn."""
HERE = "stalkers.0.space: K.A"


def problems(text: str) -> list[str]:
    """What the runner says about the scenarios of a text."""
    try:
        found = [p for document in parse(text, str(PLACE)) for one in scenarios_of(document) for p in run(one)]
    except ScenarioError as error:
        found = [str(error)]
    return [problem.removeprefix(f"{PLACE}:") for problem in found]


def given(*paths: str, head: str = ROAD, then: str = "{round: 1}") -> str:
    lines = "".join(f"  {path}\n" for path in (HERE, *paths) if head == ROAD or path != HERE)
    return f"{head}given:\n{lines}then: {then}\n"


# --- all is well ------------------------------------------------------------------------------------------------------


def test_a_drawn_map_is_empty_and_hands_are_too() -> None:
    then = "{enemies: {}, stalkers.0.cards: [], stalkers.0.bolts: 0, stalkers.0.focus: false, event: ''}"
    assert problems(given(then=then.replace("enemies: {}, ", ""))) == []


def test_a_mission_map_is_as_the_mission_lays_it() -> None:
    then = "{enemies.bandit_rifle-1.space: 1.D, enemies.bandit_rifle-1.facing: W, ground.1.A.loot: {count: 2}, event: A1-I}"
    assert problems(f"{CAMP}then: {then}\n") == []


def test_cards_are_taken_from_where_they_lie() -> None:
    text = given(
        "stalkers.0.cards: [bread, bread]", "piles.item.top: [bread]", then="{piles.item.draw: {first: bread-3}}"
    )
    assert problems(text) == []


def test_equipment_goes_to_its_slot_while_that_is_free() -> None:
    cards = "stalkers.0.cards: [ptm, {card: akm_74u, attached: [scope], ammo: 2}, neuron, {card: eye, place: backpack}]"
    then = "{stalkers.0.weapon: ptm, stalkers.0.backpack: [akm_74u, scope, eye], stalkers.0.artifacts: [neuron]}"
    assert problems(given(cards, then=then)) == []


def test_a_standee_leaves_its_pool_and_a_pool_is_filled_with_the_others() -> None:
    text = given(
        "enemy_cards.snork.pool: 2", "enemies.snork-2: K.H/E", then="{enemy_cards.snork.pool: [snork-1, snork-3]}"
    )
    assert problems(text) == []


def test_cards_on_the_mission_map_change_it() -> None:
    then = "{environment.A1-02.side: b, range.stalker-0.1.A: {at_most: 9}}"
    assert problems(given("environment.A1-02.side: A1-02b", head=CAMP, then=then)) == []


def test_every_starting_point_can_be_reached() -> None:
    starts = {
        "{turn: 0, track: 1}": "{asked: {seat: 0, kind: turn.choose}}",
        "{players: 0}": "{asked: {seat: 0, kind: players_phase.begin_turn}}",
        "{zone: 5}": "{round: 2}",
        "{event: hot_wind}": "{event: hot_wind}",
        "round": "{round: 2}",
        "{react: 0}": "{no_events: [Reacted]}",
        "{activation: curious}": "{events: [{ActivationDrawn: {card: curious}}]}",
    }
    for start, then in starts.items():
        text = given("enemies: ~", "ground: ~", f"piles.random.top: {QUIET}", head=CAMP, then=then)
        assert problems(text + f"start: {start}\n") == [], start


def test_the_setup_itself_can_be_shown() -> None:
    text = (
        HEAD
        + "setup: {seats: 2}\nstart: setup\nwhen: [stalker:palkan]\nthen: {asked: 1, not_offered: [stalker:palkan]}\n"
    )
    assert problems(text) == []


LOST = CAMP.replace("A1}", "A1, config: {lost: true}, territory: {tile: L1, entrance: 5.J, cards: ['L1-01a:lamp']}}")


@pytest.mark.parametrize(("side", "listens"), [("a", ("L1-01",)), ("b", ())])
def test_a_card_of_a_territory_changes_values_by_the_side_that_is_up(side: str, listens: tuple[str, ...]) -> None:
    game = laid_out(f"{LOST}given: {{environment.L1-01.side: {side}}}\n")
    assert game.state.listening.get("attack.sd", ()) == listens


def test_a_territory_may_be_shut() -> None:
    head = LOST.replace("5.J", "~")
    assert problems(f"{head}then: {{territory.tile: L1, territory.entrance: '', round: 1}}\n") == []


# --- mistakes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("stalkers.0.hp: 17", "given.stalkers.0.hp: 17 is not possible; it goes from 0 to 16"),
        ("stalkers.0.dose: 17", "17 is not possible; it goes from 0 to 16"),
        ("stalkers.0.slots: [4, 0]", "4 is not possible; it goes from 0 to 3"),
        ("stalkers.0.slots: [1]", "slots has one value for each of the two turn tokens"),
        ("stalkers.0.luck: 1", "no 'luck' here; there are: space, hp, dose"),
        ("stalkers.3.hp: 1", "the path must name a seat (0)"),
        ("stalkers.0.attention: loud", "'loud' is not readable; it is written as low@5.J"),
        ("stalkers.0.cards: [bazooka]", "there is no equipment card 'bazooka'"),
        ("stalkers.0.cards: [ptm, ptm, ptm, ptm]", "each of the 3 copies of ptm is given already"),
        ("stalkers.0.cards: [{card: ptm, ammo: 9}]", "9 is not possible; it goes from 0 to 4"),
        ("stalkers.0.cards: [{card: bread, ammo: 1}]", "bread-1 is no weapon"),
        ("stalkers.0.cards: [{card: ptm, attached: [scope]}]", "ptm-1 has no free slot for scope-1 (ST-10.21)"),
        ("stalkers.0.cards: [ptm, {card: akm_74u, place: slot}]", "there is no slot for akm_74u-1 any more"),
        ("enemies.snork-9: K.B/N", "'snork-9' is no standee"),
        ("enemies.wolf-1: K.B/N", "'wolf-1' is no standee"),
        ("enemies.snork-1: K.B", "'K.B' is not readable; it is written as 5.J/N"),
        ("enemies.snork-1: K.Y/N", "there is no space 'K.Y' that can be entered; spaces are K.A, K.B"),
        ("enemies.snork-1.lost: 1", "snork-1 is not on the map; give enemies.snork-1 first"),
        ("enemies: gone", "only enemies, anomalies, ground, environment, tokens, characters can be emptied ('~')"),
        ("enemies.snork-1: K.A/N", "K.A has 1 place(s); "),
        ("enemy_cards.snork.marker: red", "'red' is not readable; it is written as C3/1"),
        ("enemy_cards.snork.pool: 9", "9 is not possible; it goes from 0 to 6"),
        ("companions.rex: K.B", "no 'rex' here; there are: bublyk, sister_vira, yurko"),
        ("ground.K.B.gold: 1", "no 'gold' here; there are: loot, unknown, looked, traps"),
        ("ground.K.B.loot: [SC-T99]", "'SC-T99' is no card or token of loot"),
        ("ground.K.B.unknown: [SC-U02/E]", "'SC-U02/E' is no card or token of unknown"),
        ("anomalies.vortex: overlay 6 at K@b1", "there is no anomaly card 'vortex'"),
        ("anomalies.electro: overlay 66 at K@b1", "there is no overlay 66"),
        ("anomalies.electro: overlay 6 at M@b1", "there is no square 'M@b1' on this map"),
        ("anomalies.electro: on K.B", "it is written as overlay 6 at 3@e4 tip N artifact"),
        ("anomalies.electro.covers: [K.B P4 bolt]", "there is no anomaly 'electro'"),
        ("environment.A1-05.side: A1-05b", "the path must name a card ()"),
        ("piles.jokers.top: [x]", "the path must name a pile (control, high, low"),
        ("piles.wound.top: [bread]", "'bread' is no card or token of wound"),
        ("fog: [K.A, K.B, K.C, K.D, K.E]", "there are 4 no-visibility tokens (ST-2.2)"),
        ("weather: bad", "there is no 'weather' to set; there are: stalkers, enemies"),
        ("round.two: 1", "'round' is a value, nothing is below it"),
        ("event: storm", "'storm' is no event"),
    ],
)
def test_what_cannot_be_given(path: str, told: str) -> None:
    (problem,) = problems(given(path))
    assert told in problem


def test_a_cover_must_lie_on_a_symbol_that_is_there() -> None:
    electro = "anomalies.electro: overlay 6 at K@b1 tip N"
    (problem,) = problems(given(electro, "anomalies.electro.covers: [K.C P2 bolt]"))
    assert "K.C has no P2 of electro; its symbols there are 34" in problem
    (problem,) = problems(given(electro, "anomalies.electro.covers: [K.C P4 brick]"))
    assert "'brick' covers nothing" in problem


def test_a_seen_stalker_cannot_have_the_token_elsewhere() -> None:
    (problem,) = problems(given("enemies.zombie-1: K.B/W", "stalkers.0.attention: low@K.H"))
    assert "an enemy sees seat 0: its token is HIGH on its own space (ST-8.3)" in problem


def test_on_a_drawn_map_everybody_has_a_place() -> None:
    (problem,) = problems(ROAD + "then: {round: 1}\n")
    assert "stalkers.0.space is missing" in problem


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (ROAD.replace("corridor", "canyon"), "no map 'canyon'"),
        (ROAD.replace("corridor", "[corridor, corridor]"), "the drawing K is laid twice"),
        (ROAD.replace("map: corridor", 'map: "patch X\\n"'), "line 1: must be 'tile <number>"),
        (ROAD.replace("[palkan]", "[bob]"), "setup.stalkers[0]: 'bob' is no stalker"),
        (ROAD.replace("[palkan]", "[palkan, milady]"), "needs 1 different stalker(s)"),
        (ROAD.replace("map: corridor", "mission: Z9"), "value=Z9"),
        (ROAD + "start: setup\n", "a scenario that starts with the setup chooses there"),
        (ROAD + "start: {zone: 7}\n" + f"given: {{{HERE}}}\n", "7 is not possible; it goes from 1 to 5"),
        (ROAD + "start: {zone: 1, procedure: Dose}\n" + f"given: {{{HERE}}}\n", "cannot be said with the starting point 'zone'"),
        (ROAD + "start: {turn: 0, zone: 1}\n", "a scenario has one starting point"),
        (ROAD + f"given: {{{HERE}}}\nluck: {{die:stalker: [3]}}\nwhen: [prepare]\n", "this luck was left over"),
        (ROAD + f"given: {{{HERE}}}\nluck: {{die:poker: [3]}}\n", "no draw 'die:poker'"),
        (ROAD + f"given: {{{HERE}, stalkers.0.dose: 4}}\nstart: {{procedure: RadiationStep}}\nluck: {{die:gear: [4]}}\n", "4 is not possible; it goes from 0 to 3"),
        (ROAD + f"given: {{{HERE}}}\nstart: {{procedure: SlideToken, with: {{n: K.Q}}}}\n", "there is no space 'K.Q'"),
    ],
)  # fmt: skip
def test_what_else_is_wrong(text: str, told: str) -> None:
    found = problems(text + "then: {round: 1}\n")
    assert any(told in problem for problem in found), found


@pytest.mark.parametrize(
    ("then", "told"),
    [
        ("{range.nobody.K.A: 1}", "the path must name somebody on the map"),
        ("{range.stalker-0.K.Q: 1}", "there is no space 'K.Q' on this map"),
        ("{board.K.A.colour: red}", "no 'colour' here; there are: capacity, rad"),
        ("{buildings.K.tower: []}", "there is no building 'K.tower'"),
        ("{tiles.1.2: 9}", "the path must name a tile"),
        ("{stalkers.0.mood: good}", "there is no 'mood' here; there are: "),
        ("{enemies.wolf-1: ~}", "there is no 'wolf-1'"),
    ],
)
def test_what_cannot_be_read(then: str, told: str) -> None:
    (problem,) = problems(given(then=then))
    assert told in problem
