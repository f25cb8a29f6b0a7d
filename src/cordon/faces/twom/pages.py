"""The pages of the book of scripts: a text with the names of the people and the place that it speaks of."""

from __future__ import annotations

from collections.abc import Mapping

from cordon.games.twom.terms import LocationId, PersonId
from cordon.words.catalogue import Words
from cordon.words.twom.names import TwomNamer

TIMES = ("story", "again", "often")
"""The attributes of a card's words, by how often it has come."""


def page_of(words: Words, text: str, names: Mapping[str, str], place: str, present: int = 1, group: int = 1) -> str:
    """A page or the line of an option; a text that is not written yet is shown by its id.

    A page knows how many read it (``$present``) and how many the group is (``$group``), and of everybody bound to a
    name their cases and gender: ``$them_gender``. So has the place: ``$place_locative`` says where it was.
    """
    if not words.has(text):
        return text
    namer, takes = TwomNamer(words), words.takes(text)
    people: dict[str, object] = {}
    for name, person in names.items():
        people |= namer.named(name, person, PersonId, takes)
    where = namer.named("place", place, LocationId, takes)
    return words.say(text, **people, **where, present=present, group=group)


def title_of(words: Words, script: int) -> str:
    """The title of a script."""
    key = f"script-{script}"
    return words.say(key) if words.has(key) else ""


def flavour_of(words: Words, card: str, times: int) -> str:
    """The words on a card that has come so many times: it may have others for the second time and for every later one.
    Empty: it has none."""
    for attribute in TIMES[: max(1, min(times, len(TIMES)))][::-1]:
        if words.has_own(f"{card}.{attribute}") or (attribute == TIMES[0] and words.has(f"{card}.{attribute}")):
            return words.say(f"{card}.{attribute}")
    return ""
