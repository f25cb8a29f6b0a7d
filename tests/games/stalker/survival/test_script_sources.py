"""SV-10, SV-14: every script can be read: a card that can be in play opens it, or a script leads to it that can be read."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from cordon.games.stalker.content import content
from cordon.games.stalker.survival.cards import FRAME

CONTENT = content()
BY_PERSON = {card.person: card.id for card in CONTENT.zone_cards.values() if card.person}


def ops(found: Any, name: str) -> Iterator[dict[str, Any]]:
    """The ops of this name, however deep they stand."""
    if isinstance(found, dict):
        if found.get("do") == name:
            yield found
        for each in found.values():
            yield from ops(each, name)
    elif isinstance(found, list | tuple):
        for each in found:
            yield from ops(each, name)


def printed(card: str) -> Any:
    return msgspec.to_builtins(CONTENT.zone_cards[card])


def cards_in_play() -> set[str]:
    """What can lie beside the map in some match: the cards of scenarios, of both decks, and whom these bring."""
    scenarios = CONTENT.scenarios.values()
    found = {FRAME, *CONTENT.zone_decks["setup"], *CONTENT.zone_decks["zone_events"]}
    found |= {card for scenario in scenarios for card in scenario.special}
    played = [op for card in found for op in ops(printed(card), "play")]
    return found | {BY_PERSON[person] for op in played for person in op["one_of"]}


def opened() -> dict[str, set[str]]:
    """The scripts that cards and scenarios open, each with those that do."""
    found: dict[str, set[str]] = {}
    for card in cards_in_play():
        for op in ops(printed(card), "script"):
            found.setdefault(op["number"], set()).add(card)
    for scenario in CONTENT.scenarios.values():
        for number in (scenario.intro, scenario.victory, scenario.defeat):
            found.setdefault(number, set()).add(scenario.id)
    return found


@pytest.mark.rule("SV-1.12", "ST-19.26")
def test_a_script_is_opened_by_the_card_that_it_names_and_by_nobody_else() -> None:
    named = {number: {script.opened_by} for number, script in CONTENT.zone_scripts.items() if script.opened_by}
    assert opened() == named


@pytest.mark.rule("SV-1.12")
def test_every_script_can_be_read() -> None:
    left, read = [*opened()], set[str]()
    while left:
        number = left.pop()
        if number not in read:
            read.add(number)
            nodes = CONTENT.zone_scripts[number].nodes
            left += [branch.goto for node in nodes for branch in node.branches().values() if branch.goto]
    assert read == set(CONTENT.zone_scripts)


@pytest.mark.rule("SV-9.1")
def test_everybody_of_the_deck_of_characters_can_come() -> None:
    assert set(BY_PERSON.values()) <= cards_in_play()
