"""A mission of somebody's own: everything wrong with its folder is told, and what is right is part of the content."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
import yaml

from cordon.games.stalker.content import load
from cordon.games.stalker.content_files import FOLDER
from cordon.games.stalker.content_tools import check_added
from cordon.kernel.added import LARGEST, MOST
from cordon.kernel.content import read_yaml
from cordon.kernel.errors import ContentError
from cordon.words.lint import check_added_texts

EXAMPLE = Path(__file__).parents[4] / "examples" / "missions" / "last-bus"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(EXAMPLE, tmp_path / "mine"))


def problems(folder: Path) -> list[str]:
    checked = check_added(folder)
    texts = check_added_texts("stalker", checked.needs, checked.optional, folder) if checked.ids else []
    return [*checked.problems, *texts]


def change(folder: Path, file: str, old: str, new: str) -> None:
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_example_is_a_mission_beside_those_that_ship() -> None:
    assert problems(EXAMPLE) == []
    content = load(FOLDER, (EXAMPLE,))
    assert list(content.missions) == ["A1", "A2", "A3", "B1", "B2", "B3", "BUS"]
    assert content.maps["BUS"].start == ("6.D", "6.G")
    assert "BUS" not in load(FOLDER).missions


BROKEN = {
    "a misspelt field": (
        "mission.yaml", "budget:", "bugdet:",
        "mine/mission.yaml: field 'bugdet': 'bugdet' is not known here; did you mean 'budget'?",
    ),
    "an id that is taken": (
        "mission.yaml", "id: BUS\n", "id: A1\n",
        "mine/mission.yaml: A1: field 'id': there is such a mission already",
    ),
    "an id that no command could tell from a folder": (
        "mission.yaml", "id: BUS\n", "id: my.bus\n",
        "mine/mission.yaml: my.bus: field 'id': must begin with a capital letter and hold only capital letters and digits",
    ),
    "a card of another mission": (
        "mission.yaml", "{id: BUS-03a,", "{id: A1-03a,",
        "mine/mission.yaml: BUS: field 'sides[4].id': 'A1-03a' must begin with 'BUS-'",
    ),
    "a map for another mission": (
        "setup.txt", "setup BUS", "setup BIS",
        "mine/setup.txt: BIS: field 'setup': 'BIS' is not the id in mine/mission.yaml",
    ),
    "an enemy that does not exist": (
        "setup.txt", "enemy dog", "enemy wolf",
        "mine/setup.txt:9: BUS: field 'enemy': no enemy 'wolf' in enemies.yaml",
    ),
    "a space that is not on the map": (
        "setup.txt", "exit 6.D", "exit 5.D",
        "mine/setup.txt, line 5: no space 5.D on this map",
    ),
    "a place that nobody can walk to": (
        "setup.txt", "loot 6.H*1", "edges BUS-04a fence 6@e6W\nloot 6.J*1",
        "mine/setup.txt:12: BUS: field 'loot': there is no way from the start to 6.J",
    ),
    "a card that never comes into play": (
        "mission.yaml", "deck: [BUS-03, BUS-05]", "deck: [BUS-03]",
        "mine/mission.yaml: BUS: field 'sides[7].id': the card 'BUS-05' is neither in 'deck', nor 'beside', nor on the map",
    ),
    "a card that nothing turns over": (
        "mission.yaml", ", {do: flip}]", "]",
        "mine/mission.yaml: BUS: field 'sides[6].id': nothing turns the card 'BUS-04' over",
    ),
    "an event that nothing brings": (
        "setup.txt", "IV V VI", "IV VI",
        "mine/mission.yaml: BUS: field 'events[4].id': nothing brings 'BUS-V': it is not among 'events' in the setup",
    ),
    "a mission that cannot be won": (
        "mission.yaml", "result: victory}]", "result: defeat}]",
        "mine/mission.yaml: BUS: field 'won': the event 'BUS-VIII' has no 'end_mission' with the result victory",
    ),
    "a result without an epilogue": (
        "mission.yaml", "  - {key: failure, result: defeat}\n", "",
        "mine/mission.yaml: BUS: field 'epilogues': needs a row for the result defeat without conditions",
    ),
    "a flag that nothing remembers": (
        "mission.yaml", "result: defeat}\n", "result: defeat, when: [{if: flag, flag: fares, value: lost}]}\n",
        "mine/mission.yaml: BUS: field 'epilogues[1].when[0].flag': nothing remembers 'fares' as 'lost'",
    ),
    "a coda for what nobody can have done": (
        "mission.yaml", "[kept, left]}", "[kept, left, burnt]}",
        "mine/mission.yaml: BUS: field 'codas.fares': nothing remembers 'fares' as 'burnt'",
    ),
    "a budget that buys no basket": (
        "mission.yaml", "budget: 5000", "budget: 900",
        "mine/mission.yaml: BUS: field 'budget': 900 for 1; the ready basket of level 1 costs 5000 (SM-9.1)",
    ),
    "a reward beyond the scale": (
        "mission.yaml", "n: 600", "n: 60000",
        "mine/mission.yaml: BUS: field 'epilogues[0].do[0]': pays 60000 and 200; at most 3000 and 500",
    ),
    "a reward for failing": (
        "mission.yaml", "result: defeat}\n", "result: defeat, do: [{do: money, n: 100}]}\n",
        "mine/mission.yaml: BUS: field 'epilogues[1].do[0]': a mission that failed pays nothing",
    ),
    "words that are missing": (
        "texts.ftl", "goal-bus-box =", "goal-bus-bax =",
        "mine/mission.yaml: BUS: field 'lines[1].key': no English text 'goal-bus-box'; it belongs into mine/texts.ftl",
    ),
    "words that nobody needs": (
        "texts.ftl", "goal-bus-box =", "goal-bus-box = Box\ngoal-bus-bax =",
        "goal-bus-bax: is left over; no card needs it",
    ),
    "words that the game has": (
        "texts.ftl", "# Events\n", "enemy-dog = Wolf\n",
        "enemy-dog: the game has such a text already",
    ),
}  # fmt: skip


@pytest.mark.parametrize("mistake", BROKEN)
def test_a_mistake_is_told_with_file_card_and_field(folder: Path, mistake: str) -> None:
    file, old, new, told = BROKEN[mistake]
    change(folder, file, old, new)
    found = problems(folder)
    assert any(told in problem for problem in found), found


@pytest.mark.parametrize("file", ["mission.yaml", "setup.txt"])
def test_a_file_that_is_missing_is_told(folder: Path, file: str) -> None:
    (folder / file).unlink()
    assert any(f"mine/{file}: cannot be read" in problem for problem in problems(folder))
    with pytest.raises(ContentError, match=file):
        load(FOLDER, (folder,))


def test_nothing_large_is_read(folder: Path) -> None:
    (folder / "texts.ftl").write_text("#" * (LARGEST + 1))
    assert problems(folder) == [f"mine/texts.ftl: has {LARGEST + 1} bytes; at most {LARGEST} are read"]
    (folder / "texts.ftl").unlink()
    for number in range(MOST):
        (folder / f"{number}.txt").touch()
    assert problems(folder) == [f"mine: has {MOST + 2} files; at most {MOST} are read"]


ANCHORS = "- &a0 [x, x]\n" + "".join(f"- &a{n + 1} [{', '.join([f'*a{n}'] * 40)}]\n" for n in range(4))
"""Five lines that stand for five million words."""


@pytest.mark.parametrize(
    ("text", "told"),
    [(ANCHORS, "too large"), ("a: &a [*a]\n", "too large"), ("[" * 20_000, "not valid YAML|nested too deeply")],
    ids=["anchors", "a circle", "depth"],
)
def test_yaml_that_is_meant_to_hurt_is_refused(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "mission.yaml").write_text(text)
    problems: list[str] = []
    assert read_yaml(tmp_path / "mission.yaml", problems) is None
    assert len(problems) == 1
    assert any(word in problems[0] for word in told.split("|")), problems


def test_the_page_for_authors_makes_the_example_word_for_word() -> None:
    page = (EXAMPLE.parents[2] / "docs" / "content-stalker.md").read_text(encoding="utf-8")
    lesson = page.partition("## A mission from an empty folder")[2].partition("## A campaign from an empty folder")[0]
    blocks = lesson.split("\n```")[1::2]
    setup = "".join(block.partition("\n")[2] + "\n" for block in blocks if block.startswith(("\nsetup", "\ncard")))
    assert setup == (EXAMPLE / "setup.txt").read_text(encoding="utf-8")
    cards = "\n".join(block.removeprefix("yaml\n") for block in blocks if block.startswith("yaml\n"))
    assert yaml.safe_load(cards) == yaml.safe_load((EXAMPLE / "mission.yaml").read_text(encoding="utf-8"))
    texts = [line for block in blocks if block.startswith("\nside-") for line in block.splitlines()]
    assert all(line in (EXAMPLE / "texts.ftl").read_text(encoding="utf-8") for line in texts)
