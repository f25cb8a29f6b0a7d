"""What a scenario of S.T.A.L.K.E.R. may say of a campaign, and what it is told when it is wrong."""

from __future__ import annotations

import pytest

from cordon.scenarios.nodes import ScenarioError, parse
from cordon.scenarios.runner import run
from cordon.scenarios.scenario import scenarios_of

HEAD = "game: stalker\nrules: [ST-15.5]\ntitle: A test\n"
HOME = HEAD + "setup: {seats: 2, config: {mode: campaign}}\n"
AWAY = HEAD + "setup: {seats: 2, mission: A2, config: {mode: campaign}}\n"
ALONE = HEAD + "setup: {seats: 2, mission: A1}\n"


def problems(text: str) -> list[str]:
    """What the runner says about the scenarios of a text."""
    try:
        return [p for document in parse(text, "x.yaml") for one in scenarios_of(document) for p in run(one)]
    except ScenarioError as error:
        return [str(error)]


def at(start: str, given: str = "", then: str = "{lead: 0}", head: str = HOME) -> str:
    return f"{head}given: {{{given}}}\nstart: {start}\nthen: {then}\n"


# --- all is well ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("start", "then"),
    [
        ("navigation", "{asked: {seat: 0, kind: navigation.choose}, places.A1: open, places.A2: ~}"),
        ("{navigation: 105}", "{facts: {visited: '105'}}"),
        ("contacts", "{asked: {seat: 0, kind: contacts.choose}}"),
        ("{contacts: [guide]}", "{facts: {used: [guide]}, not_offered: ['contact:guide']}"),
        ("packing", "{asked: {seat: 0, kind: packing.choose}}"),
        ("{chapter: {purse: 100}}", "{asked: {seat: 0, kind: navigation.choose}}"),
    ],
)
def test_a_campaign_stands_at_the_binder(start: str, then: str) -> None:
    assert problems(at(start, "destination: A1", then)) == []


@pytest.mark.parametrize(
    ("start", "then"),
    [
        ("{turn: 1}", "{asked: {seat: 1, kind: turn.choose}, mission: A2, stalkers.0.cards: []}"),
        ("{players: 1}", "{asked: {seat: 1, kind: players_phase.begin_turn}}"),
        ("{event: A2-VIII}", "{asked: {seat: 0, kind: mission_end.read}}"),
    ],
)
def test_a_campaign_stands_in_a_mission(start: str, then: str) -> None:
    assert problems(at(start, "", then, AWAY)) == []


def test_the_stash_is_taken_from_where_its_cards_lie() -> None:
    given = "stash: [bread, leather_jacket], stalkers.1.cards: [leather_jacket]"
    then = "{stash: [bread-1, leather_jacket-1], stalkers.1.cards: [leather_jacket-2], piles.armour.draw: {excludes: leather_jacket-2}}"
    assert problems(at("navigation", given, then)) == []


def test_what_was_promised_is_kept_in_a_mission_that_is_given() -> None:
    given = "ahead: [guide/offers/0/0], contract: patron"
    assert problems(at("{turn: 0}", given, "{in_force: {count: 1}, contract: patron}", AWAY)) == []


# --- mistakes ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("places.Z9: open", "given.places.Z9: no 'Z9' here; there are: A1, A2"),
        ("places.A2: shut", "'shut' is no state of a place; there are: open, crossed"),
        ("stash: [bazooka]", "given.stash[0]: there is no equipment card 'bazooka'"),
        ("stash: [ptm, ptm], stalkers.0.cards: [ptm, ptm]", "each of the 3 copies of ptm is given already"),
        ("magazines.rifle: 11", "11 is not possible; it goes from 0 to 10"),
        ("magazines.cannon: 1", "no 'cannon' here; there are: pistol, rifle, shotgun"),
        ("contacts: [nobody]", "'nobody' is no contact"),
        ("destination: Z9", "'Z9' is no mission"),
        ("destination: A2", "the team cannot go to A2: its place is not open (ST-15.5)"),
        ("contract: bublyk", "'bublyk' is no contract giver; there are: koza, cartographer, patron"),
        ("companion: patron", "'patron' is no companion"),
        ("companion_owner: 2", "2 is not possible; it goes from 0 to 1"),
        ("favours.pola: 1", "no 'pola' here; there are: bublyk, sister_vira, yurko"),
        ("ahead: [guide/offers/9]", "'guide/offers/9' is no promise"),
        ("late.C: 1", "no 'C' here; there are: A, B"),
        ("failures.A1: 3", "3 is not possible; it goes from 1 to 2"),
        ("box_events: [storm]", "'storm' is no event"),
        ("chronicle: [{mission: A1}]", "it has mission, result, epilogue, rounds"),
        ("chronicle: [{mission: Z9, result: victory, epilogue: success}]", "speaks of what does not exist: "),
        ("kits.7.cards: []", "no '7' here; there are: 0, 1"),
        ("kits.0.cards: [[bazooka-1, weapon]]", "speaks of what does not exist: "),
        ("stalkers.0.hp: 3", "no 'hp' here; there are: cards, pistol, rifle, shotgun, fell"),
        ("enemies.snork-1: 5.J/N", "between missions there is no enemies: nothing lies on a map"),
        ("round: 2", "between missions there is no round"),
    ],
)
def test_what_cannot_be_given_at_the_binder(given: str, told: str) -> None:
    [problem] = problems(at("navigation", given))
    assert told in problem


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (at("navigation", head=ALONE), "start: belongs to a campaign (config: {mode: campaign})"),
        (at("{turn: 0, chapter: {purse: 1}}", head=ALONE), "belongs to a campaign"),
        (at("{turn: 0}", "stash: [bread]", head=ALONE), "given.stash: stash belongs to a campaign"),
        (at("{turn: 0}"), "a campaign starts at the binder (navigation, contacts, packing), or its setup names a mission"),
        (at("navigation", head=AWAY), "navigation is between missions; leave out the mission of the setup"),
        (f"{AWAY}start: setup\nthen: {{lead: 0}}\n", "setup.mission: a scenario that starts with the setup chooses there"),
        (at("{turn: 0}", head=AWAY.replace("A2", "Z9")), "setup.mission: 'Z9' is no mission"),
        (at("navigation", head=HOME.replace("seats: 2", "seats: 2, map: corridor")), "between missions no map lies on the table"),
        (at("contacts"), "no mission is fixed yet (ST-15.5); give destination"),
        (at("packing"), "no mission is fixed yet"),
        (at("{navigation: A1}"), "'A1' is no place beside the missions"),
        (at("{contacts: [pola]}", "destination: A1"), "'pola' is no contact of the team"),
        (at("{navigation: ~, chapter: {luck: 1}}"), "unknown key 'luck'; known here: visited, before, purse"),
        (at("{navigation: ~, chapter: {purse: -1}}"), "-1 is not possible"),
        (at("{navigation: ~, chapter: {at: dance}}"), "'dance' is no step of a chapter"),
        (at("{navigation: ~, procedure: Dose}"), "cannot be said with the starting point 'navigation'"),
        (at("navigation", then="{sway.luck: 1}"), "no 'luck' here; there are: "),
        (at("navigation", then="{codas.dalik: 1}"), "'codas' is a list, nothing is below it"),
        (at("navigation", then="{places.Z9: open}"), "no 'Z9' here; there are: A1, A2"),
        (at("navigation") + "luck: {shuffle: [bread]}\n", "only 'any' can be said of all shuffles"),
        (at("navigation", "places.121: open") + "luck: {stash:lost: [ptm], die:anomaly: [P1]}\nwhen: ['visit:121', 'option:wire']\n", "'ptm' is not in the stash: leather_jacket-1"),
    ],
)  # fmt: skip
def test_what_else_is_wrong(text: str, told: str) -> None:
    found = problems(text)
    assert any(told in problem for problem in found), found
