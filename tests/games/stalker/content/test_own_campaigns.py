"""A campaign of somebody's own: everything wrong with its folder is told, and what is right is played beside ours."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cordon.games.stalker.content import Content, load
from cordon.games.stalker.content_files import FOLDER
from cordon.games.stalker.content_tools import check_added
from cordon.kernel.added import LARGEST
from cordon.words.lint import check_added_texts

EXAMPLE = Path(__file__).parents[4] / "examples" / "missions" / "night-ferry"


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


def test_the_example_is_a_campaign_beside_ours() -> None:
    assert problems(EXAMPLE) == []
    content = load(FOLDER, (EXAMPLE,))
    assert list(content.campaigns) == ["LANTERN", "FERRY"]
    assert list(content.zones["FERRY"]) == ["RAFT", "ferry-landing"]
    assert len(content.zones["LANTERN"]) == 27
    assert "RAFT" in content.missions
    assert list(load(FOLDER).campaigns) == ["LANTERN"]


BROKEN = {
    "a misspelt field": (
        "campaign.yaml", "money:", "mony:",
        "mine/campaign.yaml: field 'mony': 'mony' is not known here; did you mean 'money'?",
    ),
    "a misspelt field of a place": (
        "places.yaml", "grid: D5", "gird: D5",
        "mine/places.yaml: ferry-landing: field 'gird': 'gird' is not known here; did you mean 'grid'?",
    ),
    "a misspelt verb of a story": (
        "stories.yaml", "{do: money,", "{do: monney,",
        "mine/stories.yaml: ferry-landing: field 'options[0].pay[0].do': 'monney' is not known here; did you mean 'money'?",
    ),
    "the id of ours": (
        "campaign.yaml", "id: FERRY", "id: LANTERN",
        "mine/campaign.yaml: LANTERN: field 'id': there is such a campaign or mission already",
    ),
    "the id of a mission": (
        "campaign.yaml", "id: FERRY", "id: A1",
        "mine/campaign.yaml: A1: field 'id': there is such a campaign or mission already",
    ),
    "a story that ours has": (
        "stories.yaml", "id: ferry-oar", 'id: "103"',
        "mine/stories.yaml: 103: field 'id': there is such a card already",
    ),
    "a story that another author may have": (
        "stories.yaml", "{id: ferry-oar}", "{id: oar}",
        "mine/stories.yaml: oar: field 'id': must begin with 'ferry-' and hold only small letters, digits and hyphens",
    ),
    "a contact whose key ours has": (
        "contacts.yaml", "key: ferry_olena", "key: yurko",
        "mine/contacts.yaml: FERRY-C1: field 'key': 'yurko' is taken by contacts.yaml: SC-C11",
    ),
    "a place of a mission that is not there": (
        "places.yaml", "id: RAFT", "id: BOAT",
        "mine/places.yaml: BOAT: field 'id': no mission 'BOAT'",
    ),
    "two places on a square": (
        "places.yaml", "grid: D5", "grid: F5",
        "mine/places.yaml: ferry-landing: field 'grid': 'F5' is the square of RAFT",
    ),
    "a place that nothing opens": (
        "places.yaml", "grid: D5, start: true", "grid: D5",
        "mine/places.yaml: ferry-landing: field 'start': no sticker that a run comes to opens it",
    ),
    "a story that nothing leads to": (
        "stories.yaml", "      story: ferry-oar\n", "",
        "mine/stories.yaml: ferry-oar: field 'id': nothing that a run comes to leads to this story",
    ),
    "a story that only an unreachable one leads to": (
        "stories.yaml", "- {id: ferry-oar}",
        "- {id: ferry-oar}\n- {id: ferry-a, options: [{key: go, story: ferry-b}]}\n"
        "- {id: ferry-b, options: [{key: back, story: ferry-a}]}",
        "mine/stories.yaml: ferry-b: field 'id': nothing that a run comes to leads to this story",
    ),
    "a contact that nobody gives": (
        "campaign.yaml", "contacts: [sidorovich]", "contacts: [sidorovich, ferry_oksana]",
        "mine/campaign.yaml: FERRY: field 'contacts[1]': no contact 'ferry_oksana' in contacts.yaml",
    ),
    "a contact that no story gives": (
        "contacts.yaml", "- id: FERRY-C1", "- id: FERRY-C2\n  key: ferry_boy\n  kind: loner\n  offers: "
        "[{rule: action, cost: FA, limit: visit, do: [{do: next_mission, value: mission.bolts, by: 1}]}]\n- id: FERRY-C1",
        "mine/contacts.yaml: FERRY-C2: field 'found': no story that a run comes to gives this contact",
    ),
    "a flag that nothing remembers": (
        "contacts.yaml", "value: rowed", "value: swum",
        "mine/contacts.yaml: FERRY-C1: field 'offers[1].when[0].flag': nothing remembers 'toll' as 'swum'",
    ),
    "a score for what nobody can have done": (
        "campaign.yaml", "paid: {coin: 1}", "stolen: {coin: 1}",
        "mine/campaign.yaml: FERRY: field 'scores.toll.stolen': nothing remembers 'toll' as 'stolen'",
    ),
    "an ending that no run comes to": (
        "campaign.yaml", "paid: {coin: 1}", "paid: {}",
        "mine/campaign.yaml: FERRY: field 'endings[1].when': no run comes to this ending, whatever it remembers",
    ),
    "an ending without a story": (
        "campaign.yaml", "{id: ferry-coin,", "{id: ferry-gold,",
        "mine/campaign.yaml: FERRY: field 'endings[1].id': no story 'ferry-gold'",
    ),
    "a count without an ending": (
        "campaign.yaml", "{id: ferry-coin, sway: coin}", "{id: ferry-coin, sway: dark}",
        "mine/campaign.yaml: FERRY: field 'endings': needs one of the coin without conditions, for everything else",
    ),
    "no opening": (
        "campaign.yaml", "opening: ferry-opening\n", "",
        "mine/campaign.yaml: FERRY: field 'opening': is missing: every campaign has it",
    ),
    "an end that is not on the map": (
        "campaign.yaml", "after: [RAFT]", "after: [A3]",
        "mine/campaign.yaml: FERRY: field 'after[0]': no mission 'A3' on this zone map",
    ),
    "a campaign within one that is not there": (
        "campaign.yaml", "id: FERRY\n", "id: FERRY\nwithin: TORCH\n",
        "mine/campaign.yaml: FERRY: field 'within': no campaign 'TORCH' that stands by itself; there are LANTERN",
    ),
    "a mission that cannot be given up": (
        "missions/raft/mission.yaml", "result: given_up", "result: defeat",
        "mine/missions/raft/mission.yaml: RAFT: field 'epilogues': in a campaign it needs a row for the result given_up",
    ),
    "a mission that is broken": (
        "missions/raft/setup.txt", "exit 8.C", "exit 9.C",
        "mine/missions/raft/setup.txt, line 5: no space 9.C on this map",
    ),
    "a story that makes rich": (
        "stories.yaml", "value: paid}]", "value: paid}, {do: money, n: 9000}]",
        "mine/stories.yaml: ferry-landing: field 'options[0].do[2]': pays 9000; at most 3000, as a mission does (SC-17.3)",
    ),
    "a price that gives money": (
        "stories.yaml", "pay: [{do: money, n: -200}]", "pay: [{do: money, n: 200}]",
        "mine/stories.yaml: ferry-landing: field 'options[0].pay[0].n': a price takes money: -200, not 200",
    ),
    "a service that pays": (
        "contacts.yaml", "pay: [{do: money, n: -100}]", "pay: [{do: money, n: 100}]",
        "mine/contacts.yaml: FERRY-C1: field 'offers[1].pay[0].n': a price takes money: -100, not 100",
    ),
    "a price that nobody knows": (
        "contacts.yaml", "price: value", "price: halved",
        "mine/contacts.yaml: FERRY-C1: field 'offers[0].do[0].price': Invalid enum value 'halved'; one of value, double, half, quarter, a number",
    ),
    "words that are missing": (
        "texts.ftl", "place-ferry-landing =", "place-ferry-lending =",
        "mine/places.yaml: ferry-landing: field 'id': no English text 'place-ferry-landing'; it belongs into mine/texts.ftl",
    ),
    "words of a mission that are missing": (
        "missions/raft/texts.ftl", "goal-raft-rope =", "goal-raft-rqpe =",
        "no English text 'goal-raft-rope'; it belongs into mine/missions/raft/texts.ftl",
    ),
    "words that stand in both files": (
        "missions/raft/texts.ftl", "goal-raft-rope =", "campaign-ferry = Ferry\ngoal-raft-rope =",
        "mine/missions/raft/texts.ftl:13: campaign-ferry: stands twice; first in mine/texts.ftl:3",
    ),
}  # fmt: skip


@pytest.mark.parametrize("mistake", BROKEN)
def test_a_mistake_is_told_with_file_card_and_field(folder: Path, mistake: str) -> None:
    file, old, new, told = BROKEN[mistake]
    change(folder, file, old, new)
    found = problems(folder)
    assert any(told in problem for problem in found), found


BUY = "    - {rule: action, cost: FA, do: [{do: buy, goods: [item], type: medicine, price: value}]}\n"
GREED = {
    "what somebody else sells for less": (
        "{do: sell, goods: [weapon], price: double}",
        "offers[0].do[0]': pays",
    ),
    "magazines above what Bashta takes for them": (
        "{do: sell, goods: [magazine], price: 450}",
        "offers[0].do[0]': pays 450 for 'magazine', which bashta sells for 400",
    ),
    "money for nothing": (
        "{do: money, n: 100}",
        "offers[0]': gives something as often as one likes: it needs a limit, such as visit",
    ),
}  # fmt: skip


@pytest.mark.parametrize("offer", GREED)
def test_a_contact_that_would_make_a_team_rich_is_told(folder: Path, offer: str) -> None:
    op, told = GREED[offer]
    change(folder, "contacts.yaml", BUY, f"    - {{rule: action, cost: FA, do: [{op}]}}\n")
    found = problems(folder)
    assert any(f"mine/contacts.yaml: FERRY-C1: field '{told}" in problem for problem in found), found


def test_nothing_large_is_read_of_its_missions_either(folder: Path) -> None:
    (folder / "missions" / "raft" / "texts.ftl").write_text("#" * (LARGEST + 1))
    assert problems(folder) == [f"mine/missions/raft/texts.ftl: has {LARGEST + 1} bytes; at most {LARGEST} are read"]


def test_a_folder_may_be_called_as_ours(tmp_path: Path) -> None:
    folder = Path(shutil.copytree(EXAMPLE, tmp_path / "missions"))
    assert problems(folder) == []
    (folder / "missions" / "raft" / "texts.ftl").unlink()
    assert len(problems(folder)) > 20


# --- within another ---------------------------------------------------------------------------------------------------

WITHIN = {
    "campaign.yaml": (
        "id: HUT\nwithin: LANTERN\nscores:\n  stove: {lit: {people: 1}}\n"
        "endings:\n  - {id: hut-end, sway: people, when: [{if: flag, flag: stove, value: lit}]}\n"
    ),
    "places.yaml": "- {id: hut-door, kind: contact, grid: A1, start: true}\n",
    "stories.yaml": (
        "- id: hut-door\n  options:\n    - {key: light, do: [{do: remember, flag: stove, value: lit}, "
        '{do: sticker, place: "116"}]}\n- {id: hut-end}\n'
    ),
    "texts.ftl": (
        "campaign-hut = The hut\n    .text = The Lantern, and a hut.\nplace-hut-door = A door\n    .hint = It is warm.\n"
        "story-hut-door = A door\n    .text = It is warm.\nstory-hut-door-light = Light the stove.\n    .told = You do.\n"
        "story-hut-end = Warm\n    .text = It was a warm winter.\n"
        "chronicle-stove-lit = You lit the stove.\n"
    ),
}


@pytest.fixture
def hut(tmp_path: Path) -> Path:
    folder = tmp_path / "hut"
    folder.mkdir()
    for name, text in WITHIN.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


def test_a_campaign_within_ours_has_everything_of_ours_and_its_own(hut: Path) -> None:
    assert problems(hut) == []
    content: Content = load(FOLDER, (hut, EXAMPLE))
    ours, theirs = content.campaigns["LANTERN"], content.campaigns["HUT"]
    assert list(content.zones["HUT"]) == [*content.zones["LANTERN"], "hut-door"]
    assert (theirs.opening, theirs.money, theirs.after, theirs.contacts) == (
        ours.opening, ours.money, ours.after, ours.contacts,
    )  # fmt: skip
    assert [ending.id for ending in theirs.endings] == ["hut-end", *(ending.id for ending in ours.endings)]
    assert theirs.scores == {**ours.scores, "stove": {"lit": {"people": 1}}}
    assert "hut-door" not in content.zones["FERRY"]


def test_a_square_of_ours_is_taken_within_ours_only(hut: Path) -> None:
    change(hut, "places.yaml", "grid: A1", "grid: D4")
    assert problems(hut) == ["hut/places.yaml: hut-door: field 'grid': 'D4' is the square of A1"]


# --- the page for authors ---------------------------------------------------------------------------------------------


def test_the_page_for_authors_makes_the_example_word_for_word() -> None:
    page = (EXAMPLE.parents[2] / "docs" / "content-stalker.md").read_text(encoding="utf-8")
    lesson = page.partition("## A campaign from an empty folder")[2].partition("### Adding to ours")[0]
    blocks = [block.partition("\n")[2] + "\n" for block in lesson.split("\n```")[1::2]]
    for file in ("campaign.yaml", "places.yaml", "stories.yaml", "contacts.yaml", "setup.txt", "mission.yaml"):
        path = EXAMPLE / file if (EXAMPLE / file).is_file() else EXAMPLE / "missions" / "raft" / file
        left = path.read_text(encoding="utf-8")
        for block in blocks:
            left = left.replace(block, "", 1)
        assert left.strip() == "", file
    words = next(block for block in blocks if block.startswith("story-"))
    assert words in (EXAMPLE / "texts.ftl").read_text(encoding="utf-8")
