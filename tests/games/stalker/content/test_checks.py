"""Broken content: each mistake gets one message with file, card and field that says what would be right."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cordon.games.stalker.content import load
from cordon.games.stalker.content_files import FOLDER, schemas
from cordon.games.stalker.content_tools import check
from cordon.kernel.errors import ContentError


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(FOLDER, tmp_path / "content"))


def change(folder: Path, file: str, card: str, old: str, new: str) -> None:
    """Replace the first ``old`` after the id of a card, or after the first line; a text that is no longer there must not
    pass by accident."""
    path = folder / file
    head, mark, tail = path.read_text(encoding="utf-8").partition(f"id: {card}" if card else "\n")
    assert mark, f"{file} has no card {card}"
    assert old in tail, f"{card} has no {old!r} any more"
    path.write_text(head + mark + tail.replace(old, new, 1), encoding="utf-8")


def test_the_content_that_ships_has_no_problem() -> None:
    assert check(FOLDER).problems == []


BROKEN = {
    # the shape of a card
    "a misspelt field": (
        ("weapons.yaml", "SC-W01", "value:", "vallue:"),
        "weapons.yaml: SC-W01: field 'vallue': 'vallue' is not known here; did you mean 'value'?",
    ),
    "a wrong type": (
        ("armours.yaml", "SC-A02", "value: 500", "value: dear"),
        "armours.yaml: SC-A02: field 'value': Expected `int`, got `str`",
    ),
    "a word that is none of those allowed": (
        ("anomalies.yaml", "SC-Z01", "targets: T1", "targets: T3"),
        "anomalies.yaml: SC-Z01: field 'targets': Invalid enum value 'T3'; one of T1, T2",
    ),
    "a misspelt verb deep in a card": (
        ("stalkers.yaml", "SC-S02", "{do: drop_dice}", "{do: drop_dise}"),
        "stalkers.yaml: SC-S02: field 'abilities[1].rules[0].do[0].P4[0].do': 'drop_dise' is not known here; "
        "did you mean 'drop_dice'?",
    ),
    "a window that nobody opens": (
        ("artifacts.yaml", "SC-R01", "window: attacked", "window: atacked"),
        "artifacts.yaml: SC-R01: field 'rules[0].window': Invalid enum value 'atacked'",
    ),
    # ids and keys
    "a key that is taken": (
        ("artifacts.yaml", "SC-R06", "key: sour_honey", "key: bread"),
        "artifacts.yaml: SC-R06: field 'key': 'bread' is taken by items.yaml: SC-I01",
    ),
    # cards that do not fit together
    "an accurate range beyond the maximum": (
        ("weapons.yaml", "SC-W01", "accurate: [0, 1]", "accurate: [0, 3]"),
        "weapons.yaml: SC-W01: field 'accurate': goes from a low range to a high one, not above the maximum range",
    ),
    "more ammo than the weapon holds": (
        ("weapons.yaml", "SC-W02", "ammo: 2, gear: 3", "ammo: 3, gear: 3"),
        "weapons.yaml: SC-W02: field 'attacks[0].ammo': more than the 2 that the weapon holds",
    ),
    "a trait without a name": (
        ("weapons.yaml", "SC-W20", "  trait: piercing\n", ""),
        "weapons.yaml: SC-W20: field 'trait': names a permanent trait",
    ),
    "a stalker whose skill ends": (
        ("stalkers.yaml", "SC-S01", "{dice: 3}", "{dice: 3, upto: 8}"),
        "stalkers.yaml: SC-S01: field 'shooting': 'upto' must rise",
    ),
    "a boss with 1 eHP": (
        ("enemies.yaml", "SC-E07", "ehp: 4", "ehp: 1"),
        "enemies.yaml: SC-E07: field 'ehp': bosses, and only they, have more than 1",
    ),
    "thresholds out of order": (
        ("enemies.yaml", "SC-E03", "stars: 8", "stars: 4"),
        "enemies.yaml: SC-E03: field 'torso': the stars must rise from threshold to threshold",
    ),
    "an anomaly without a word about artifacts": (
        ("anomalies.yaml", "SC-Z01", "flags: [yields]", "flags: [moving]"),
        "anomalies.yaml: SC-Z01: field 'rules': is either 'yields' or 'no_artifact'",
    ),
    "two attack points": (
        ("activation-high.yaml", "SC-H08", "{do: look_around, who", "{do: attack, who"),
        "activation-high.yaml: SC-H08: field 'points': has 2 attack points; there is 1",
    ),
    "a window of another kind of card": (
        ("artifacts.yaml", "SC-R05", "window: kill", "window: attack.done"),
        "artifacts.yaml: SC-R05: field 'rules[0].window': a card of the kind 'artifact' never answers 'attack.done'",
    ),
    "a change of nothing": (
        ("artifacts.yaml", "SC-R06", "by: 2", "by: 0"),
        "artifacts.yaml: SC-R06: field 'rules[0]': needs exactly one of 'by', 'set' and 'at_least'",
    ),
    "stars that nobody rolls": (
        ("items.yaml", "SC-I11", "        - {do: roll, n: 4, grenade: true}\n", ""),
        "items.yaml: SC-I11: field 'rules[0].do[2]': 'strike' wants stars, but nothing before it rolls",
    ),
    "a space that nobody picks": (
        ("items.yaml", "SC-I11", "        - {do: pick, range: 2, grenade: true}\n", ""),
        "items.yaml: SC-I11: field 'rules[0].do[0]': 'picked': nothing before it picks a space",
    ),
    "an enemy that does not exist": (
        ("events.yaml", "SC-V15", "kinds: [mutant]", "kinds: [mutants]"),
        "events.yaml: SC-V15: field 'round_end[0]': 'kinds': no kind or enemy 'mutants'",
    ),
    "something other than tokens on the farthest space": (
        ("events.yaml", "SC-V08", "{do: put, token: unknown, place: far}", "{do: spawn, kind: snork, place: far}"),
        "events.yaml: SC-V08: field 'instant[0]': only tokens are put on the space 'far' (SC-1.5)",
    ),
    "an offer outside a contact": (
        ("loot.yaml", "SC-T10", "{do: money, n: 500}", "{do: join}"),
        "loot.yaml: SC-T10: field 'do[0]': 'join' belongs to the offers of a contact",
    ),
    "a basket that leaves money": (
        ("baskets.yaml", "L1N1", "padded_coat, ", ""),
        "baskets.yaml: L1N1: field 'kits': costs 4500; the team has 5000 in A1 (SM-9.1)",
    ),
    "a kit that does not fit": (
        ("baskets.yaml", "L2N1", "smoke_grenade", "bread, bread, energy_drink, vodka"),
        "baskets.yaml: L2N1: field 'kits': stalker 1 carries 8 cards; a backpack holds 6",
    ),
    # missions
    "an enemy of a setup": (
        ("enemies.yaml", "SC-E01", "key: bandit_rifle", "key: bandit_pistol"),
        "missions/A1/setup.txt:17: A1: field 'enemy': no enemy 'bandit_rifle' in enemies.yaml",
    ),
    "a side that does not exist": (
        ("missions/A1/mission.yaml", "A1", "{if: side_up, side: A1-01b}", "{if: side_up, side: A1-01c}"),
        "missions/A1/mission.yaml: A1: field 'lines[0].done[0].of[1].side': no side 'A1-01c'",
    ),
    "an ending that does not exist": (
        ("missions/A1/mission.yaml", "A1", "won: A1-VIII", "won: A1-IX"),
        "missions/A1/mission.yaml: A1: field 'won': no event 'A1-IX' among 'events'",
    ),
    # the campaign
    "a place that nothing opens": (
        ("missions/A3/mission.yaml", "A3", 'place: "125"', "place: B3"),
        "places.yaml: 125: field 'start': no sticker that a run comes to opens it, and it is not open",
    ),
    "a sticker of no place": (
        ("stories.yaml", '"105"', 'place: "119"', 'place: "129"'),
        "stories.yaml: 105: field 'options[1].do[2].place': no place '129' in places.yaml",
    ),
    "two places on a square": (
        ("places.yaml", "A2", "grid: G3", "grid: D4"),
        "places.yaml: A2: field 'grid': 'D4' is the square of A1",
    ),
    "a story that nothing leads to": (
        ("missions/A2/mission.yaml", "A2", 'story: "124"', 'story: "123"'),
        "stories.yaml: 124: field 'id': nothing that a run comes to leads to this story",
    ),
    "a story that leaves nothing to the poor": (
        ("stories.yaml", '"116"', "{key: stone, stays: true}", "{key: stone, pay: [{do: money, n: -100}]}"),
        "stories.yaml: 116: field 'options': one of them must always be possible: without 'when' and 'pay'",
    ),
    "a box event that does not exist": (
        ("stories.yaml", '"111"', "event: A1-R", "event: A1-Q"),
        "stories.yaml: 111: field 'options[0].do[1].event': no event 'A1-Q' in any mission",
    ),
    "something that nobody remembers": (
        ("stories.yaml", '"109"', "value: opened", "value: open"),
        "stories.yaml: 109: field 'options[1].when[0].flag': nothing remembers 'case' as 'open'",
    ),
    "a value of the endings that nobody remembers": (
        ("campaign.yaml", "", "hamlet:", "village:"),
        "campaign.yaml: LANTERN: field 'scores.power.village': nothing remembers 'power' as 'village'",
    ),
    "a count without an ending": (
        ("campaign.yaml", "", '"135", sway: dark', '"135", sway: coin'),
        "campaign.yaml: LANTERN: field 'endings': needs one of the dark without conditions, for everything else",
    ),
    "a sticker in the middle of a mission": (
        ("loot.yaml", "SC-T10", "{do: money, n: 500}", "{do: sticker, place: B1}"),
        "loot.yaml: SC-T10: field 'do[0]': 'sticker' belongs to a story or an epilogue (SM-8.2)",
    ),
    # counts
    "a card too many": (
        ("weapons.yaml", "SC-W01", "copies: 3", "copies: 4"),
        "weapons.yaml: all cards: field 'copies': 28 of 'weapons'; components.yaml says 27",
    ),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_mistake_is_told(folder: Path, name: str) -> None:
    (file, card, old, new), message = BROKEN[name]
    change(folder, file, card, old, new)
    told = [problem for problem in check(folder).problems if message in problem]
    assert len(told) == 1, check(folder).problems


def test_an_id_of_another_file_is_told(folder: Path) -> None:
    path = folder / "events.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("id: SC-V05", "id: SC-W01"), encoding="utf-8")
    assert check(folder).problems == ["events.yaml: SC-W01: field 'id': 'SC-W01' is taken by a card of weapons.yaml"]


def test_a_window_rule_without_quotes_is_told(folder: Path) -> None:
    """Bare ``on`` is true in YAML."""
    change(folder, "artifacts.yaml", "SC-R05", '"on"', "on")
    (problem,) = [each for each in check(folder).problems if "SC-R05" in each]
    assert problem.startswith("artifacts.yaml: SC-R05: field 'rules[0].rule': True is not known here")


def test_a_missing_line_of_the_component_list_is_told(folder: Path) -> None:
    path = folder / "components.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("loot: 31\n", ""), encoding="utf-8")
    assert check(folder).problems == ["components.yaml: the list: field 'loot': is missing"]


def test_a_folder_with_mistakes_is_not_loaded(folder: Path) -> None:
    change(folder, "weapons.yaml", "SC-W01", "copies: 3", "copies: 4")
    change(folder, "enemies.yaml", "SC-E07", "ehp: 4", "ehp: 1")
    with pytest.raises(ContentError) as error:
        load(folder)
    assert len(error.value.problems) == 2


def test_a_map_without_a_mission_is_told(folder: Path) -> None:
    (folder / "missions" / "B2" / "mission.yaml").unlink()
    told = "missions/B2/setup.txt: B2: field 'setup': has no missions/B2/mission.yaml beside it"
    assert told in check(folder).problems, "beside what the campaign misses now"


@pytest.mark.rule("SM-10.9", "SM-4.2", "ST-2.3")
@pytest.mark.parametrize(
    ("line", "changed", "what"),
    [
        ("tokens N3 C3x2 C2 C3 C3", "tokens N3 C1 C1 C1 C1", "24: A1: field 'tokens': 4 of 'C1'; there are 3"),
        (
            "tokens N1 X X C2 C3",
            "tokens N1 X X X X",
            "22: A1: field 'tokens': nothing but X: there is nobody whom the stalkers could meet",
        ),
        ("loot 1.A*2", "loot 1.A*40", "20: A1: field 'loot': 54 tokens; there are 31"),
        ("loot 1.A*2", "loot 1.A*18", "20: A1: field 'loot': 32 tokens; there are 31"),
        ("C2/1 standees 3", "C2/1 standees 9", "17: A1: field 'enemy': 9 standees of 'bandit'; there are 8"),
        (
            "C3/1 standees 3",
            "C3/1 standees 6",
            "18: A1: field 'enemy': 6 standees of 'bandit'; there are 5",
        ),
    ],
)
def test_a_setup_that_needs_more_than_the_box_has_is_told(folder: Path, line: str, changed: str, what: str) -> None:
    path = folder / "missions" / "A1" / "setup.txt"
    setup = path.read_text(encoding="utf-8")
    assert setup.count(line) == 1
    path.write_text(setup.replace(line, changed), encoding="utf-8")
    assert check(folder).problems == [f"missions/A1/setup.txt:{what}"]


@pytest.mark.rule("SM-10.9")
def test_a_setup_may_need_everything_that_the_box_has(folder: Path) -> None:
    path = folder / "missions" / "A1" / "setup.txt"
    setup = path.read_text(encoding="utf-8")
    changed = setup.replace("loot 1.A*2", "loot 1.A*17").replace("C3/1 standees 3", "C3/1 standees 4")
    path.write_text(changed, encoding="utf-8")
    assert check(folder).problems == []


def test_there_is_a_schema_for_every_file() -> None:
    files = {str(path.relative_to(FOLDER)) for path in FOLDER.rglob("*.yaml") if path.name != "mission.yaml"}
    assert set(schemas()) == files - {"components.yaml", "rules.yaml"} | {"mission.yaml"}
