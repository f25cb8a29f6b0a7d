"""The pages of the book of scripts: a text with the names of the people and the place that it speaks of."""

from __future__ import annotations

from collections.abc import Mapping

from cordon.words.catalogue import Words


def page_of(words: Words, text: str, names: Mapping[str, str], place: str) -> str:
    """A page or the line of an option; a text that is not written yet is shown by its id."""
    if not words.has(text):
        return text
    people = {name: words.say(f"person-{person.lower()}") for name, person in names.items()}
    where = words.say(f"location-{place.lower()}") if place else ""
    return words.say(text, **people, place=where)


def title_of(words: Words, script: int) -> str:
    """The title of a script."""
    key = f"script-{script}"
    return words.say(key) if words.has(key) else ""
