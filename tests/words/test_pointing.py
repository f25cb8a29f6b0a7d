"""Which things a sentence names, and where."""

from __future__ import annotations

import pytest

from cordon.games.stalker.events import TurnBegan
from cordon.games.zona.events import ThreatPlaced
from cordon.kernel.events import Note
from cordon.words.catalogue import Words
from cordon.words.narrator import narrate
from cordon.words.pointing import Pointer, pointers
from cordon.words.stalker.names import StalkerNamer
from cordon.words.zona.names import ZonaNamer


def test_the_longer_of_two_names_counts_and_no_part_of_a_word() -> None:
    names = {"Bandit 2": "bandit-2", "Bandit": "bandit", "Swamp": "swamp"}
    assert pointers("Bandit 2 and Bandit 21 go to the Swampland.", names) == (
        Pointer(0, 8, "bandit-2"),
        Pointer(13, 6, "bandit"),
    )


def test_a_sentence_may_begin_with_a_name() -> None:
    assert pointers("The Swamp is quiet.", {"the Swamp": "swamp"}) == (Pointer(0, 9, "swamp"),)


def test_places_are_counted_as_a_browser_counts() -> None:
    assert pointers("🐕 finds Bublyk", {"Bublyk": "dog"}) == (Pointer(9, 6, "dog"),)


@pytest.mark.parametrize(
    ("language", "place"),
    [("en", "at the Farms"), ("de", "auf den Gehöften"), ("pl", "w Gospodarstwach"), ("uk", "в Господарствах")],
)
def test_a_declined_name_is_found_in_every_language(language: str, place: str) -> None:
    namer = ZonaNamer(Words(language, "zona"), ["Ann"])
    text = narrate(namer, Note(ThreatPlaced(threat="MUT-G-3b", area="farms", seat=0), ""))
    found = {text[at : at + length]: id for at, length, id in pointers(text, namer.look())}
    assert found[place] == "farms"
    assert "MUT-G-3b" in found.values()


def test_what_was_looked_at_is_forgotten() -> None:
    namer = StalkerNamer(Words("en", "stalker"), ["Ann"])
    narrate(namer, Note(TurnBegan(0, 0), ""))
    assert namer.look() == {"Ann": "stalker-0"}
    assert namer.look() == {}
