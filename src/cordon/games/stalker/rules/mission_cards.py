"""ST-16.3: setting out the cards of a mission box and its events, and what memory changes in that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from cordon.games.stalker import events
from cordon.games.stalker.mapping.library import board_for, maps
from cordon.games.stalker.rules.environment import change_map, discard_card
from cordon.games.stalker.state import EnvironmentCard, Pile
from cordon.games.stalker.terms import STALKERS, CardNumber, EnvironmentId, copy_of, make_side, side_parts
from cordon.kernel.decisions import Seat, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, step
from cordon.kernel.once import once
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.content import Content
    from cordon.games.stalker.game import StalkerGame


LOOK_AT = verb("card", card=EnvironmentId)


def lay_out_cards(game: StalkerGame) -> None:
    """The environment cards: on the map, beside it, and in the deck. Versions are mixed first (ST-5.2)."""
    mixed = {
        number: iter(game.shuffle(f"environment:{number}", game.content.versions.get(number, ())))
        for number in game.mission.mixed
    }
    for card in _cards_in_box(game.content, game.state.mission):
        versions = mixed.get(card.number)
        game.add(card if versions is None else replace(card, version=next(versions)))
    change_map(game)


@once
def _cards_in_box(content: Content, id: str) -> list[EnvironmentCard]:
    """The environment cards of a mission where they lie at first."""
    mission, board = content.missions[id], board_for(id, frozenset())
    found: list[EnvironmentCard] = []
    for laid in maps().missions[id].cards:
        spaces = tuple(board.space_at(at) if "@" in at else board.index[at] for at in laid.places)
        found.append(EnvironmentCard("", side_parts(laid.side).number, place="map", spaces=spaces))
    found += [EnvironmentCard("", number, place="beside") for number in mission.beside]
    found += [EnvironmentCard("", number) for number in mission.deck]
    numbers = [card.number for card in found]
    for i, number in enumerate(numbers):
        copy = numbers[: i + 1].count(number)
        found[i] = replace(found[i], id=copy_of(number, copy) if numbers.count(number) > 1 else number)
    return found


def stack_events(game: StalkerGame) -> None:
    """The mission events in their order, I on top; of several cards with one number one is kept (ST-5.10)."""
    box = _events_in_box(game.content, game.state.mission)
    deck = [same[0] if len(same) == 1 else game.shuffle(f"event:{name}", same)[0] for name, same in box]
    game.add(Pile("events", tuple(deck)))


@once
def _events_in_box(content: Content, id: str) -> list[tuple[str, tuple[str, ...]]]:
    """The numbers of a mission's events in their order, each with its cards."""
    mission = content.missions[id]
    found = []
    for event in maps().missions[id].events:
        name = f"{id}-{event.number}"
        same = tuple(card.id for card in mission.events if card.id == name or card.id.startswith(f"{name}-"))
        found.append((name, same))
    return found


def setup_by_memory(game: StalkerGame) -> Flow:
    """What memory changes in the setup, once everything lies on the table (SM-5.5)."""
    mission = game.mission
    if not mission.setup:
        return None
    game.emit(events.SetupRead(mission.id))
    return call(game.script(f"mission/{mission.id}/setup", STALKERS[game.state.lead], ""))


def keep_one(game: StalkerGame, number: str) -> None:
    """One card of this number is shown and stays in the deck; the others go back to the box."""
    first, *others = [card for card in game.state.environment.values() if card.number == number]
    game.update(first, looked=True)
    game.emit(events.BackSeen(game.side_id(first), ""))
    for card in others:
        game.update(card, place="gone")


def remove_site(game: StalkerGame, number: str, spare: str) -> None:
    """One card of this number that is not of this version leaves the map, at random."""
    cards = game.state.environment.values()
    found = tuple(card.id for card in cards if card.number == number and card.version != spare)
    if found:
        discard_card(game, game.state.environment[game.shuffle(f"site:{number}", found)[0]])


class LookAtCard(Procedure):
    """ST-5.3 Look at the back of a card on the map, put it back"""

    seat: Seat
    number: CardNumber
    choice: str = ""

    @step("ST-5.3", "Which one", offers=(LOOK_AT,))
    def choose(self, game: StalkerGame) -> Flow:
        cards = game.state.environment.values()
        found = [LOOK_AT(card.id) for card in cards if card.number == self.number and card.place == "map"]
        return ask(self.seat, "choice", found) if found else finish()

    @step("ST-5.3", "The team knows it from now on")
    def look(self, game: StalkerGame) -> Flow:
        card = game.update(game.state.environment[LOOK_AT.read(self.choice)], looked=True)
        game.emit(events.BackSeen(make_side(card.number, "b", card.version), game.address(card.spaces[0])))
        return None
