"""ST-16.3: setting out the cards of a mission box and its events, and what memory changes in that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules.environment import change_map, discard_card
from cordon.games.stalker.state import EnvironmentCard, Pile
from cordon.kernel.decisions import Seat, ask, thing
from cordon.kernel.frames import Flow, Procedure, call, finish, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


def lay_out_cards(game: StalkerGame) -> None:
    """The environment cards: on the map, beside it, and in the deck. Versions are mixed first (ST-5.2)."""
    mission, board = game.content.missions[game.config.mission], game.board
    cards: list[EnvironmentCard] = []
    for laid in game.map.cards:
        spaces = tuple(board.space_at(at) if "@" in at else board.index[at] for at in laid.places)
        cards.append(EnvironmentCard("", laid.side[:-1], place="map", spaces=spaces))
    cards += [EnvironmentCard("", number, place="beside") for number in mission.beside]
    cards += [EnvironmentCard("", number) for number in mission.deck]
    numbers = [card.number for card in cards]
    versions = {number: _mixed_versions(game, number) for number in mission.mixed}
    copies: dict[str, int] = {}
    for card in cards:
        number = card.number
        copies[number] = copies.get(number, 0) + 1
        id = f"{number}#{copies[number]}" if numbers.count(number) > 1 else number
        version = versions[number][copies[number] - 1] if number in versions else ""
        game.add(EnvironmentCard(id, number, version, place=card.place, spaces=card.spaces))
    change_map(game)


def _mixed_versions(game: StalkerGame, number: str) -> tuple[str, ...]:
    """The versions of a card in random order."""
    return game.shuffle(f"environment:{number}", game.content.versions.get(number, ()))


def stack_events(game: StalkerGame) -> None:
    """The mission events in their order, I on top; of several cards with one number one is kept (ST-5.10)."""
    mission = game.content.missions[game.config.mission]
    deck: list[str] = []
    for event in game.map.events:
        name = f"{mission.id}-{event.number}"
        same = tuple(card.id for card in mission.events if card.id == name or card.id.startswith(f"{name}-"))
        deck.append(same[0] if len(same) == 1 else game.shuffle(f"event:{name}", same)[0])
    game.add(Pile("events", tuple(deck)))


def setup_by_memory(game: StalkerGame) -> Flow:
    """What memory changes in the setup, once everything lies on the table (SM-5.5)."""
    mission = game.content.missions[game.config.mission]
    if not mission.setup:
        return None
    return call(game.script(f"mission/{mission.id}/setup", f"stalker-{game.state.lead}", ""))


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
    number: str
    choice: str = ""

    @step("ST-5.3", "Which one")
    def choose(self, game: StalkerGame) -> Flow:
        cards = game.state.environment.values()
        found = [f"card:{card.id}" for card in cards if card.number == self.number and card.place == "map"]
        return ask(self.seat, "choice", found) if found else finish()

    @step("ST-5.3", "The team knows it from now on")
    def look(self, game: StalkerGame) -> Flow:
        card = game.update(game.state.environment[thing(self.choice)], looked=True)
        game.emit(events.BackSeen(f"{card.number}b:{card.version}", game.address(card.spaces[0])))
        return None
