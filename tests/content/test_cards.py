"""Broken content: each mistake gets one message with file, card and field that says what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from cordon.games.zona.content import load
from cordon.kernel.errors import ContentError
from tests.content.broken import COUNTS, change, change_card, copy_of_content, problems

JUNK = COUNTS["junk"]
A_CARD_TOO_MANY = f"items-junk.yaml: all cards: field 'copies': {JUNK + 1} of 'junk'; components.yaml says {JUNK}"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return copy_of_content(tmp_path)


def test_the_content_that_ships_has_no_problem(folder: Path) -> None:
    assert problems(folder) == []


BROKEN_CARDS = {
    # the shape of a card
    "a misspelt field": (
        ("items-junk.yaml", "J06", "price:", "prise:"),
        "items-junk.yaml: J06: field 'prise': 'prise' is not known here; did you mean 'price'?",
    ),
    "a wrong type": (
        ("items-gear.yaml", "K05", "price: 400", "price: dear"),
        "items-gear.yaml: K05: field 'price': Expected `int`, got `str`",
    ),
    "a price that is not in hundreds": (
        ("items-gear.yaml", "K05", "price: 400", "price: 450"),
        "items-gear.yaml: K05: field 'price': Expected `int` that's a multiple of 100",
    ),
    "a word that is none of those allowed": (
        ("items-gear.yaml", "K05", "place: bag", "place: sack"),
        "items-gear.yaml: K05: field 'place': Invalid enum value 'sack'; one of small, bag, wear",
    ),
    "a misspelt verb deep in a section": (
        ("events-green.yaml", "G01", "{do: gain,", "{do: gian,"),
        "events-green.yaml: G01: field 'sections.headquarters[0].success[0].do': 'gian' is not known here; "
        "did you mean 'gain'?",
    ),
    "a difficulty beyond the dice": (
        ("events-green.yaml", "G01", "difficulty: 3", "difficulty: 9"),
        "events-green.yaml: G01: field 'sections.headquarters[0].difficulty': Expected `int` <= 6",
    ),
    "too few areas on a back": (
        ("emissions.yaml", "E01", ", proving_ground]", "]"),
        "emissions.yaml: E01: field 'areas': has 5 entries; there must be 6",
    ),
    # ids
    "an id that stands twice in a file": (
        ("items-junk.yaml", "J06", "- id: J07", "- id: J06"),
        "items-junk.yaml: J06: field 'id': stands twice",
    ),
    "an id of another file": (
        ("news.yaml", "N05", "- id: N06", "- id: E01"),
        "news.yaml: E01: field 'id': 'E01' is taken by emissions.yaml: E01",
    ),
    "an id that saves could not tell from a copy": (
        ("locks.yaml", "L1", "- id: L2", "- id: L-2"),
        "locks.yaml: L-2: field 'id': 'L-2' must begin with a letter and hold only letters, digits and _",
    ),
    "a token that is not named by its slot": (
        ("threats.yaml", "MUT-G-1", "- id: MUT-G-2", "- id: MUT-Y-2x"),
        "threats.yaml: MUT-Y-2x: field 'id': must be its slot and a number, such as MUT-G-1",
    ),
    "a starting item with the id of a neighbour": (
        ("characters.yaml", "lidija", "- id: lidija_2", "- id: lidija_7"),
        "characters.yaml: lidija: field 'equipment[1].id': must be lidija_2",
    ),
    # places
    "a start outside the map": (
        ("characters.yaml", "oleg", "start: quarry", "start: quary"),
        "characters.yaml: oleg: field 'start': 'quary' is no bunker or area of a sector in board.yaml",
    ),
    "a starting threat in a bunker": (
        ("characters.yaml", "oleg", "area: dump", "area: inn"),
        "characters.yaml: oleg: field 'threats[0].area': 'inn' is no area of a sector in board.yaml",
    ),
    "an item for an unknown place": (
        ("items-gear.yaml", "K01", "at: [swamp]", "at: [marsh]"),
        "items-gear.yaml: K01: field 'uses[0].at[0]': no area 'marsh' in board.yaml ('bunker': any bunker)",
    ),
    "a relocation to nowhere": (
        ("items-find.yaml", "F04", "to: sarcophagus", "to: tomb"),
        "items-find.yaml: F04: field 'uses[0].do[0]': 'to': no area 'tomb' in board.yaml",
    ),
    "a yellow area on a green card": (
        ("events-green.yaml", "G01", "headquarters:", "factory:"),
        "events-green.yaml: G01: field 'sections.factory': 'factory' is no green area in board.yaml",
    ),
    "a green area where the back is yellow": (
        ("emissions.yaml", "E01", "chernobyl, white_lake", "swamp, white_lake"),
        "emissions.yaml: E01: field 'areas[3]': 'swamp' is no yellow area in board.yaml (positions 1-3 green, 4-6 yellow; "
        "ZO-43.2)",
    ),
    "an area twice on a back": (
        ("emissions.yaml", "E01", "farms, borderland", "farms, farms"),
        "emissions.yaml: E01: field 'areas[1]': 'farms' stands twice",
    ),
    # items and scavengers
    "an outfit that covers nothing": (
        ("items-junk.yaml", "J10", "  parts: H\n", ""),
        "items-junk.yaml: J10: field 'parts': an outfit covers parts of the body: some of H, T, L",
    ),
    "a tool that covers the head": (
        ("items-junk.yaml", "J13", "place: bag", "place: bag\n  parts: H"),
        "items-junk.yaml: J13: field 'parts': only an outfit covers parts",
    ),
    "a weapon to wear": (
        ("items-junk.yaml", "J10", "category: outfit", "category: weapon"),
        "items-junk.yaml: J10: field 'category': outfits, and only they, have place 'wear' and category 'outfit'",
    ),
    "a side effect of a tool": (
        ("items-junk.yaml", "J13", "uses:", "side_effect: [{do: wear, tokens: 1}]\n  uses:"),
        "items-junk.yaml: J13: field 'side_effect': only artifacts have side effects (ZO-8.13)",
    ),
    "a use that adds nothing": (
        ("items-gear.yaml", "K06", "plus: 1", "plus: 0"),
        "items-gear.yaml: K06: field 'uses[0]': a use in a test needs plus, cancel or reroll",
    ),
    "a second use that is never asked": (
        ("items-gear.yaml", "K06", "uses:", "uses:\n    - {when: test, attributes: [INT], cancel: 1}"),
        "items-gear.yaml: K06: field 'uses[1]': is never reached: another use answers 'test:INT' before it",
    ),
    "no Crowbar for those who ask for one": (
        ("items-junk.yaml", "J03", "  crowbar: true\n", ""),
        "items-junk.yaml: all cards: field 'crowbar': other cards ask for the Crowbar: one item needs 'crowbar: true'",
    ),
    "more injuries than endurance": (
        ("characters.yaml", "sawwa", "injuries: 2", "injuries: 7"),
        "characters.yaml: sawwa: field 'injuries': more than the 6 spaces of endurance",
    ),
    "two starting outfits over one part": (
        (
            "characters.yaml",
            "lidija",
            "place: bag\n      durability: W3\n      category: device",
            "place: wear\n      parts: T\n      durability: W3\n      category: outfit",
        ),
        "characters.yaml: lidija: field 'equipment[1].parts': another starting outfit covers the same part (ZO-7.5)",
    ),
    # threats and news
    "a mutant that is beaten by intellect": (
        ("threats.yaml", "MUT-G-1", "attribute: PRO", "attribute: INT"),
        "threats.yaml: MUT-G-1: field 'attribute': a mutant is confronted with PRO or WIL (ZO-17.1)",
    ),
    "an anomaly with a trophy": (
        ("threats.yaml", "ANO-G-2", "loot: [{do: take, deck: artG}]", "trophy: 200"),
        "threats.yaml: ANO-G-2: field 'trophy': only mutants leave a trophy (ZO-17.9)",
    ),
    "a roadblock on an area": (
        ("news.yaml", "N14", "marks: border", "marks: area"),
        "news.yaml: N14: field 'uses[0]': 'impassable' does not fit a marked area; fitting: after_entry, after_turn, "
        "confrontation_difficulty, lure, no_area_action",
    ),
    "a timed card that works everywhere": (
        ("news.yaml", "N19", ", condition: at_marker", ""),
        "news.yaml: N19: field 'uses[0].condition': must be 'at_marker': the card works only where its marker lies",
    ),
    "a news card that does nothing": (
        ("news.yaml", "N06", "  do:\n    - {do: renew_row, row: gear}\n", ""),
        "news.yaml: N06: field 'do': a card that marks nothing is carried out at once: it needs 'do' (ZO-14.6)",
    ),
    # scripts
    "an op after the verdict": (
        ("events-archive.yaml", "A01", "{do: damage, WND: 2}, {do: fail}", "{do: fail}, {do: damage, WND: 1}"),
        "events-archive.yaml: A01: field 'paragraphs[0][0].failure[1]': is never reached: 'fail' before it always ends the "
        "paragraph",
    ),
    "an op after a test that decides either way": (
        ("events-archive.yaml", "A01", "{do: fail}]\n", "{do: fail}]\n      - {do: gain, rubles: 100}\n"),
        "events-archive.yaml: A01: field 'paragraphs[0][1]': is never reached: 'test' before it always ends the paragraph",
    ),
    "a paragraph that nobody leaves": (
        ("events-archive.yaml", "A01", "success: [{do: proceed}]", "success: [{do: fail}]"),
        "events-archive.yaml: A01: field 'paragraphs[0]': nothing here proceeds, so the next paragraph is never reached",
    ),
    "a way through a paragraph without a verdict": (
        ("events-archive.yaml", "A01", "{do: damage, WND: 2}, {do: fail}", "{do: damage, WND: 1}"),
        "events-archive.yaml: A01: field 'paragraphs[0]': one way through it ends with neither proceed nor fail",
    ),
    "a facility card without its secret": (
        ("events-archive.yaml", "A01", "[{do: secret}]", "[{do: gain, rubles: 100}]"),
        "events-archive.yaml: A01: field 'paragraphs[2]': the last one begins with 'secret'",
    ),
    "a choice with one part": (
        ("events-green.yaml", "G01", ", [{do: damage, WND: 1}]]", "]"),
        "events-green.yaml: G01: field 'sections.headquarters[0].failure[0]': a choice needs at least 2 parts; for an "
        "optional effect write 'may'",
    ),
    "a verdict in a section": (
        ("events-green.yaml", "G01", "success: [{do: gain, rubles: 100}]", "success: [{do: proceed}]"),
        "events-green.yaml: G01: field 'sections.headquarters[0].success[0]': 'proceed' belongs into a paragraph that "
        "another one follows (ZO-13.13, ZO-13.14)",
    ),
    "a news verb on an event card": (
        ("events-green.yaml", "G01", "{do: gain, rubles: 100}", "{do: renew_row, row: gear}"),
        "events-green.yaml: G01: field 'sections.headquarters[0].success[0]': 'renew_row' belongs to the field 'do' of a "
        "news card",
    ),
    "damage of nothing": (
        ("events-green.yaml", "G01", "{do: damage, WND: 1}", "{do: damage}"),
        "events-green.yaml: G01: field 'sections.headquarters[0].failure[0].options[1][0]': damage needs at least one of "
        "RAD, DIS, WND, and none below 0",
    ),
    "a section too few": (
        ("events-green.yaml", "G03", "    other: [{do: fatigue, by: -1}]\n", ""),
        "events-green.yaml: G03: field 'sections': has swamp, borderland; there must be 2 green areas and 'other', or good, "
        "neutral and bad (ZO-13.10)",
    ),
    "a lock that nothing opens": (
        ("locks.yaml", "L6", "    - [{do: pay, rubles: 600}]", "    - []"),
        "locks.yaml: L6: field 'ways': a lock needs at least 1 way to open it, and no way is empty (ZO-42)",
    ),
    "a lock that does not say so": (
        ("locks.yaml", "L2", ", lock: true", ""),
        "locks.yaml: L2: field 'ways[0][0]': damage has 'lock: true' in the ways of a lock, and only there (ZO-26.17)",
    ),
    # counts
    "a card too many": (
        ("items-junk.yaml", "J06", "copies: 3", "copies: 4"),
        A_CARD_TOO_MANY,
    ),
    "a token too few": (
        ("threats.yaml", "ANO-Y-2", "slot: ANO-Y", "slot: ANO-Y\n  copies: 1"),
        f"threats.yaml: all cards: field 'copies': {COUNTS['ANO-Y'] - 1} of 'ANO-Y'; components.yaml says {COUNTS['ANO-Y']}",
    ),
}


@pytest.mark.parametrize("mistake", BROKEN_CARDS)
def test_a_broken_card_is_told_with_file_card_and_field(folder: Path, mistake: str) -> None:
    where, message = BROKEN_CARDS[mistake]
    change_card(folder, *where)
    assert problems(folder) == [message]


BROKEN_FILES = {
    "a border to nowhere": (
        ("board.yaml", "[quarry, inn]", "[quarry, in]"),
        "board.yaml: borders: field 'borders[0].areas': no area 'in'; write it under 'areas' first",
    ),
    "a border of the Power Plant": (
        ("board.yaml", "[quarry, inn]", "[quarry, power_plant]"),
        "board.yaml: borders: field 'borders[0].areas': no Move leads to 'power_plant' (ZO-10.4 to ZO-10.6)",
    ),
    "a border that stands twice": (
        ("board.yaml", "[quarry, misty_hill]", "[inn, quarry]"),
        "board.yaml: borders: field 'borders[1].areas': inn and quarry have a border already",
    ),
    "an entrance to nowhere": (
        ("board.yaml", "entrances_a: [headquarters]", "entrances_a: [head]"),
        "board.yaml: slot-1: field 'entrances_a[0]': 'head' is no area that can be reached with Move",
    ),
    "a bunker with an area action": (
        ("board.yaml", "group: bunker", "group: bunker\n    action: [{do: sell}]"),
        "board.yaml: science_camp: field 'action': the action of a bunker is camping; what it has beside that is an offer "
        "(ZO-20.1)",
    ),
    "an unknown group": (
        ("board.yaml", "group: bunker", "group: burrow"),
        "board.yaml: field 'areas[0].group': Invalid enum value 'burrow'; one of bunker, green, yellow, red, facility, end",
    ),
    "bad YAML": (
        ("locks.yaml", "- id: L1", "- id: [L1"),
        "locks.yaml, line 5: not valid YAML (did not find expected ',' or ']')",
    ),
    "a key that stands twice": (
        ("locks.yaml", "- id: L1", "- id: L1\n  id: L9"),
        "locks.yaml, line 5: not valid YAML ('id' stands twice)",
    ),
    "a component that nobody counts": (
        ("components.yaml", "junk:", "maps: 1\njunk:"),
        "components.yaml: the list: field 'maps': is not counted; known: characters, start, junk, gear, artG, artY, find, "
        "MUT-G, ANO-G, MUT-Y, ANO-Y, locks, emissions, news, green, yellow, archive, botanical_lab, shelter, observatory, "
        "sarcophagus, areas",
    ),
    "a count that is no number": (
        ("components.yaml", f"junk: {JUNK}", "junk: many"),
        "components.yaml: field 'junk': Expected `int`, got `str`",
    ),
}


@pytest.mark.parametrize("mistake", BROKEN_FILES)
def test_a_broken_file_is_told_with_its_place(folder: Path, mistake: str) -> None:
    where, message = BROKEN_FILES[mistake]
    change(folder, *where)
    assert message in problems(folder)


def test_a_map_in_two_parts_is_told_for_the_side_where_it_falls_apart(folder: Path) -> None:
    change(folder, "board.yaml", "[village, borderland]", "[village, borderland], blocked_on_a: true")
    change(folder, "board.yaml", "[dump, borderland]", "[dump, borderland], blocked_on_a: true")
    assert problems(folder) == [
        "board.yaml: borders: field 'side A': 'borderland' cannot be reached from 'science_camp'",
    ]


def test_a_file_that_is_no_list_of_cards_is_told(folder: Path) -> None:
    (folder / "news.yaml").write_text("N01: {arrows: 1}\n", encoding="utf-8")
    assert problems(folder) == ["news.yaml: must be a list of cards"]


def test_a_missing_file_is_told_and_the_others_are_still_checked(folder: Path) -> None:
    (folder / "threats.yaml").unlink()
    change_card(folder, "items-junk.yaml", "J06", "copies: 3", "copies: 4")
    assert problems(folder) == [
        "threats.yaml: cannot be read (No such file or directory)",
        A_CARD_TOO_MANY,
    ]


def test_all_mistakes_are_told_at_once(folder: Path) -> None:
    for mistake in ("a misspelt field", "a choice with one part", "a start outside the map", "a token too few"):
        change_card(folder, *BROKEN_CARDS[mistake][0])
    found = problems(folder)
    assert sorted(found) == sorted(
        BROKEN_CARDS[mistake][1]
        for mistake in ("a misspelt field", "a choice with one part", "a start outside the map", "a token too few")
    )


def test_two_mistakes_of_one_card_are_two_messages(folder: Path) -> None:
    change_card(folder, "items-gear.yaml", "K05", "price: 400", "price: dear")
    change_card(folder, "items-gear.yaml", "K05", "place: bag", "place: sack")
    assert [problem.split(": ")[2] for problem in problems(folder)] == ["field 'price'", "field 'place'"]


def test_a_match_is_not_begun_with_broken_content(folder: Path) -> None:
    change_card(folder, "characters.yaml", "oleg", "start: quarry", "start: quary")
    with pytest.raises(ContentError, match=r"characters\.yaml: oleg: field 'start'"):
        load(folder)
