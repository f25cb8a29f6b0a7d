"""What an id is called depends on what the field that it stands in refers to; unknown ids are shown as they are."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cordon.games.zona.content import content
from cordon.games.zona.terms import (
    AreaId,
    Attribute,
    CharacterId,
    DamageKind,
    EmissionId,
    EventId,
    Face,
    ItemId,
    LockId,
    Marker,
    NewsId,
    Reputation,
    RowId,
    Text,
    ThreatId,
    ThreatKind,
    ThreatSlot,
)
from cordon.kernel.decisions import Seat
from cordon.kernel.refs import ref_of
from cordon.kernel.triggers import Source
from cordon.words.catalogue import FALLBACK, Words
from cordon.words.names import join
from cordon.words.zona.names import ZonaNamer

LANGUAGES = ("en", "de", "pl", "uk")
CHARACTERS = {0: "tamara", 1: "oleg"}


@pytest.fixture(scope="module")
def namer() -> ZonaNamer:
    return ZonaNamer(Words("en", "zona"), ["Tamara", "Oleg"], lambda seat: CHARACTERS[seat])


@pytest.mark.parametrize(
    ("kind", "value", "name"),
    [
        (Seat, 0, "Tamara"),
        (Seat, 1, "Oleg"),
        (Seat, 7, "7"),
        (ItemId, "J03-2", "Crowbar"),
        (ItemId, "lidija_1-1", "Field microscope"),
        (ItemId, "lidija_1", "Field microscope"),
        (ItemId, ("J03-2", "J16-1", "K15-1"), "Crowbar, Tinned stew and Field rucksack"),
        (ItemId, (), ""),
        (ThreatId, "MUT-G-2a", "Blind hound"),
        (ThreatId, "MUT-G-2", "Blind hound"),
        (AreaId, "factory", "the Factory"),
        (AreaId, "chernobyl", "Chernobyl"),
        (AreaId, "archive", "the Underground Archive"),
        (EventId, "G01", "Checkpoint sweep"),
        (NewsId, "N14", "Roadblock"),
        (EmissionId, "E01", "Copper sky"),
        (LockId, "L1", "Rusted wheel"),
        (CharacterId, "wiera", "Wiera Sokil"),
        (Attribute, "VIG", "vigilance"),
        (DamageKind, "RAD", "radiation"),
        (ThreatKind, "mutant", "mutant"),
        (DamageKind, "WND", "wound"),
        (Reputation, "good", "good"),
        (int, 4, "4"),
        (Marker, "dump", "the Dump"),
        (Marker, "dump/borderland", "the border between the Dump and the Borderland"),
        (RowId, "gear", "gear row"),
        (Face, ("PLUS", "BLANK", "MINUS", "HAZARD"), "+ · − ☢"),
        (Text, "event-g01-dump-pass-1", "Circles are what they mean to come back for. You get there first."),
        (Text, "no such text", "no such text"),
        (Source, "J03-2", "Crowbar"),
        (Source, "MUT-G-2a", "Blind hound"),
        (Source, "scavenger-0", "Second glance"),
        (Source, "scavenger-1", "One more strap"),
        (Source, "event/G01/headquarters.0", "Checkpoint sweep"),
        (Source, "scavenger/lidija/instead_of_artifact", "Control sample"),
        (Source, "item/J01/turn", "Ration cards"),
        (Source, "threat/MUT-G-1/loot", "Fleshling"),
        (Source, "lock/L1", "Rusted wheel"),
        (ThreatSlot, "MUT-G", "green mutant"),
        (AreaId, "sarcophagus", "the Sarcophagus"),
        (Source, "area/dump/action", "the Dump"),
        (Source, "N16", "Hot zone"),
        (Source, "hazard", "two hazards on the dice"),
        (Source, "emission", "the emission"),
        (Source, "shortcut", "the shortcut"),
        (Source, "", ""),
        (Source, "what/is/this", "what/is/this"),
        (ItemId, "ZZ99-1", "ZZ99-1"),
        (str, None, ""),
        (bool, True, "yes"),
    ],
)
def test_a_thing_has_the_name_of_what_its_field_refers_to(
    namer: ZonaNamer, kind: Any, value: object, name: str
) -> None:
    assert namer.called(value, kind) == name


def test_without_knowing_the_character_an_ability_is_just_an_ability() -> None:
    assert ZonaNamer(Words("en", "zona"), ["Anna"]).called("scavenger-0", Source) == "ability"


def test_numbers_stay_numbers_with_their_size_and_sign(namer: ZonaNamer) -> None:
    args = namer.args({"by": -2, "to": 3, "seat": 1, "success": True}, {"seat": ref_of(Seat)})
    assert (args["by"], args["by_size"], args["by_sign"]) == (-2, 2, "down")
    assert args["to_sign"] == "up"
    assert args["seat"] == "Oleg"
    assert args["success"] is True


def test_an_empty_id_can_be_selected_on(namer: ZonaNamer) -> None:
    assert namer.named("source", "", Source)["source_id"] == "none"
    assert namer.named("source", "hazard", Source)["source_id"] == "hazard"


def test_a_batch_of_damage_is_one_list_without_zeros(namer: ZonaNamer) -> None:
    assert namer.args({"RAD": 1, "DIS": 0, "WND": 2}, {})["damage"] == "1 radiation and 2 wounds"


def test_a_language_may_give_a_name_its_cases(tmp_path: Path) -> None:
    for language, text in {
        "en": "area-swamp = Swamp\narea-dump = Dump\n",
        "pl": "area-swamp = Mokradła\n    .locative = Mokradłach\n",
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "areas.ftl").write_text(text, encoding="utf-8")
    namer = ZonaNamer(Words("pl", "zona", tmp_path), ["Anna"])
    assert namer.named("area", "swamp", AreaId)["area_locative"] == "Mokradłach"
    assert namer.named("area", "dump", AreaId)["area_locative"] == "Dump"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_zona_says_where_in_its_own_language(language: str) -> None:
    namer = ZonaNamer(Words(language, "zona"), [])
    for area in content().areas:
        assert namer.named("area", area, AreaId)["area_locative"] != namer.called(area, AreaId)
        if language != FALLBACK:
            spoken = ZonaNamer(Words(FALLBACK, "zona"), []).named("area", area, AreaId)["area_locative"]
            assert namer.named("area", area, AreaId)["area_locative"] != spoken


def test_lists_end_as_asked(namer: ZonaNamer) -> None:
    assert join(namer.words, ["a", "b", "c"], "list-or") == "a, b or c"
