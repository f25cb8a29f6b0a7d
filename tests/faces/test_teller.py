"""What the journal calls a seat before it has a scavenger, and after that one's death."""

from __future__ import annotations

from cordon.faces.registry import speaker
from cordon.games.zona import events
from cordon.kernel.events import Event, Note
from cordon.words.catalogue import Words


def note(event: Event) -> Note:
    return Note(event, "ZO-1")


def test_a_player_keeps_the_own_name_when_the_scavenger_dies() -> None:
    teller = speaker("zona").teller(Words("en", "zona"), ["Ann", ""])
    assert teller.people == ["Ann", "Player 2"]
    for seat in (0, 1):
        teller.tell(note(events.CharacterChosen(seat=seat, character="iwan")))
    assert teller.people == ["Iwan", "Iwan"]
    for seat in (0, 1):
        teller.tell(note(events.Died(seat=seat, character="iwan")))
    assert teller.people == ["Ann", "Player 2"]
