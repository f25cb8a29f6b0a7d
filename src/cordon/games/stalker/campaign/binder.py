"""The binder of a campaign (ST-15.1): the zone map, the contacts, the stash and what the team is late for, and every
small change of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.state import Place
from cordon.games.stalker.terms import ContactKey, EventKey, ItemId, MagazineWord, PlaceId, magazine_token

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


# --- places (ST-15.5 to ST-15.7) --------------------------------------------------------------------------------------


def open_place(game: StalkerGame, place: PlaceId) -> None:
    """A sticker opens a place of this zone map; one that is open or crossed out stays what it is."""
    if place in game.zone and place not in game.state.places:
        game.add(Place(place))
        game.emit(events.PlaceOpened(place))


def cross_out(game: StalkerGame, place: PlaceId) -> None:
    """A place is finished in this run."""
    known = game.state.places.get(place)
    if place in game.zone and (known is None or not known.crossed):
        game.add(Place(place, crossed=True))
        game.emit(events.PlaceCrossedOut(place))


def open_places(game: StalkerGame) -> list[PlaceId]:
    """The places that may be visited, in the order of the zone map."""
    places = game.state.places
    return [place for place in game.zone if place in places and not places[place].crossed]


def is_crossed_out(game: StalkerGame, place: PlaceId) -> bool:
    known = game.state.places.get(place)
    return known is not None and known.crossed


# --- contacts (ST-15.10) ----------------------------------------------------------------------------------------------


def gain_contact(game: StalkerGame, contact: ContactKey) -> None:
    if contact not in game.state.contacts:
        game.set(contacts=(*game.state.contacts, contact))
        game.emit(events.ContactGained(contact))


def lose_contact(game: StalkerGame, contact: ContactKey) -> None:
    """A contact is out of this run, and its place with it (SM-8.3)."""
    if contact in game.state.contacts:
        game.set(contacts=tuple(each for each in game.state.contacts if each != contact))
        game.emit(events.ContactLost(contact))
    cross_out(game, game.content.contacts[contact].found)


def take_contract(game: StalkerGame, contact: ContactKey) -> None:
    """The contract of the next mission (ST-15.11)."""
    game.set(contract=contact)
    game.emit(events.ContractTaken(contact))


def owe_favour(game: StalkerGame, contact: ContactKey, missions: int) -> None:
    """A contact comes along for nothing in so many missions (SM-8.2)."""
    game.put("favours", contact, missions)


def use_favours(game: StalkerGame) -> None:
    """A mission is over: one less."""
    for contact in list(game.state.favours):
        game.count("favours", contact, -1)
        if game.state.favours[contact] <= 0:
            game.take("favours", contact)


# --- the stash (ST-15.1) ----------------------------------------------------------------------------------------------


def store(game: StalkerGame, card: ItemId) -> None:
    """A card goes to the stash."""
    game.set(stash=(*game.state.stash, card))


def fetch(game: StalkerGame, card: ItemId) -> None:
    """A card leaves the stash."""
    game.set(stash=tuple(other for other in game.state.stash if other != card))


def discard(game: StalkerGame, card: ItemId) -> None:
    """A card of the stash goes back to its deck (ST-15.12)."""
    fetch(game, card)
    game.put_away(game.content.deck_of[card], card)


def store_magazines(game: StalkerGame, kind: MagazineWord, n: int) -> int:
    """Magazines go to the stash, as far as there are any; how many."""
    n = min(n, game.supply(magazine_token(kind)))
    if n:
        game.count("magazines", kind, n)
    return n


def lose_random_card(game: StalkerGame) -> None:
    """A card of the stash is lost, at random."""
    stash = game.state.stash
    if stash:
        card = stash[game.roll("stash:lost", len(stash))[0]]
        discard(game, card)
        game.emit(events.StashCardLost(card))


# --- what a run remembers (SM-5.5 to SM-5.7) --------------------------------------------------------------------------


def add_late(game: StalkerGame, story: str, n: int) -> None:
    """LATE marks on a story, never below 0."""
    marks = game.state.late.get(story, 0)
    if marks + n >= 0:
        game.put("late", story, marks + n)
        game.emit(events.LateMarked(story, n))


def add_box_event(game: StalkerGame, event: EventKey) -> None:
    """The event of a mission box joins the random ones."""
    if event not in game.state.box_events:
        game.set(box_events=(*game.state.box_events, event))
        game.emit(events.EventJoined(event))


def missions_won(game: StalkerGame) -> int:
    return sum(debrief.result == "victory" for debrief in game.state.chronicle)


def has_failed(game: StalkerGame) -> bool:
    """Whether the team has failed a mission of this run."""
    return bool(game.state.failures)
