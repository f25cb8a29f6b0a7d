"""Names by field: what an id is called depends on where it stands; unknown ids are shown as they are."""

from __future__ import annotations

from pathlib import Path

import pytest

from cordon.games.zona.content import content
from cordon.words.catalogue import FALLBACK, Words
from cordon.words.names import Namer, join

LANGUAGES = ("en", "de", "pl", "uk")
CHARACTERS = {0: "tamara", 1: "oleg"}


@pytest.fixture(scope="module")
def namer() -> Namer:
    return Namer(Words("en", "zona"), ["Tamara", "Oleg"], lambda seat: CHARACTERS[seat])


@pytest.mark.parametrize(
    ("field", "value", "name"),
    [
        ("seat", 0, "Tamara"),
        ("target", 1, "Oleg"),
        ("scavenger", 7, "7"),
        ("card", "J03-2", "Crowbar"),
        ("card", "lidija_1-1", "Field microscope"),
        ("card", "lidija_1", "Field microscope"),
        ("cards", ("J03-2", "J16-1", "K15-1"), "Crowbar, Tinned stew and Field rucksack"),
        ("cards", (), ""),
        ("threat", "MUT-G-2a", "Blind hound"),
        ("threat", "MUT-G-2", "Blind hound"),
        ("area", "factory", "the Factory"),
        ("area", "chernobyl", "Chernobyl"),
        ("facility", "archive", "the Underground Archive"),
        ("event", "G01", "Checkpoint sweep"),
        ("news", "N14", "Roadblock"),
        ("emission", "E01", "Copper sky"),
        ("lock", "L1", "Rusted wheel"),
        ("character", "wiera", "Wiera Sokil"),
        ("attribute", "VIG", "vigilance"),
        ("kind", "RAD", "radiation"),
        ("kind", "mutant", "mutant"),
        ("to", "WND", "wound"),
        ("to", "good", "good"),
        ("to", 4, "4"),
        ("marker", "dump", "the Dump"),
        ("marker", "dump/borderland", "the border between the Dump and the Borderland"),
        ("row", "gear", "gear row"),
        ("dice", ("PLUS", "BLANK", "MINUS", "HAZARD"), "+ · − ☢"),
        ("text", "event-g01-dump-pass-1", "Circles are what they mean to come back for. You get there first."),
        ("text", "no such text", "no such text"),
        ("source", "J03-2", "Crowbar"),
        ("source", "MUT-G-2a", "Blind hound"),
        ("source", "scavenger:0", "Second glance"),
        ("source", "scavenger-1", "One more strap"),
        ("source", "event/G01/headquarters.0", "Checkpoint sweep"),
        ("source", "scavenger/lidija/instead_of_artifact", "Control sample"),
        ("source", "item/J01/turn", "Ration cards"),
        ("source", "threat/MUT-G-1/loot", "Fleshling"),
        ("source", "lock/L1", "Rusted wheel"),
        ("threat", "MUT-G", "green mutant"),
        ("to", "sarcophagus", "the Sarcophagus"),
        ("source", "area/dump/action", "the Dump"),
        ("source", "N16", "Hot zone"),
        ("source", "hazard", "two hazards on the dice"),
        ("source", "emission", "the emission"),
        ("source", "shortcut", "the shortcut"),
        ("source", "", ""),
        ("source", "what/is/this", "what/is/this"),
        ("card", "ZZ99-1", "ZZ99-1"),
        ("whatever", None, ""),
        ("camped", True, "yes"),
    ],
)
def test_a_thing_has_the_name_of_its_field(namer: Namer, field: str, value: object, name: str) -> None:
    assert namer.name(field, value) == name


def test_without_knowing_the_character_an_ability_is_just_an_ability() -> None:
    assert Namer(Words("en", "zona"), ["Anna"]).name("source", "scavenger:0") == "ability"


def test_numbers_stay_numbers_with_their_size_and_sign(namer: Namer) -> None:
    args = namer.args({"by": -2, "to": 3, "seat": 1, "success": True})
    assert (args["by"], args["by_size"], args["by_sign"]) == (-2, 2, "down")
    assert args["to_sign"] == "up"
    assert args["seat"] == "Oleg"
    assert args["success"] is True


def test_an_empty_id_can_be_selected_on(namer: Namer) -> None:
    assert namer.args({"source": ""})["source_id"] == "none"
    assert namer.args({"source": "hazard"})["source_id"] == "hazard"


def test_a_batch_of_damage_is_one_list_without_zeros(namer: Namer) -> None:
    assert namer.args({"RAD": 1, "DIS": 0, "WND": 2})["damage"] == "1 radiation and 2 wounds"


def test_a_language_may_give_a_name_its_cases(tmp_path: Path) -> None:
    for language, text in {
        "en": "area-swamp = Swamp\narea-dump = Dump\n",
        "pl": "area-swamp = Mokradła\n    .locative = Mokradłach\n",
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "areas.ftl").write_text(text, encoding="utf-8")
    namer = Namer(Words("pl", "zona", tmp_path), ["Anna"])
    assert namer.args({"area": "swamp"})["area_locative"] == "Mokradłach"
    assert namer.args({"area": "dump"})["area_locative"] == "Dump"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_zona_says_where_in_its_own_language(language: str) -> None:
    namer = Namer(Words(language, "zona"), [])
    for area in content().areas:
        assert namer.args({"area": area})["area_locative"] != namer.name("area", area)
        if language != FALLBACK:
            spoken = Namer(Words(FALLBACK, "zona"), []).args({"area": area})["area_locative"]
            assert namer.args({"area": area})["area_locative"] != spoken


def test_lists_end_as_asked(namer: Namer) -> None:
    assert join(namer.words, ["a", "b", "c"], "list-or") == "a, b or c"
