"""What stays true of a match of Zona whatever anybody does."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from cordon.games.zona import GAME
from cordon.games.zona.game import ZonaGame
from cordon.games.zona.terms import FATIGUE_MAX, MARKET_ROWS, SLOTS, TRAUMA_MAX
from cordon.kernel.spec import Setup


def positions(seats: int, seed: int) -> Iterator[ZonaGame]:
    """A random match, decision by decision."""
    game = GAME.new(Setup(seats, seed))
    dice = random.Random(seed)
    while decisions := game.decisions():
        yield game
        decision = dice.choice(decisions)
        game.answer(decision.seat, dice.choice(decision.answers()))


def in_flight(game: ZonaGame) -> set[str]:
    """Cards in somebody's hand for a moment: fields of running procedures."""
    found: set[str] = set()
    for frame in game.state.stack:
        for name in frame.__struct_fields__:
            value = getattr(frame, name)
            values = value if isinstance(value, tuple) else (value,)
            found |= {entry for entry in values if isinstance(entry, str)}
    return found


def item_places(game: ZonaGame) -> Counter[str]:
    state = game.state
    places = Counter(list(state.items))
    for deck in ("junk", "gear", "artG", "artY"):
        places.update(state.piles[deck].draw + state.piles[deck].discard)
    for row in MARKET_ROWS:
        places.update(card for card in state.market[row].cards if card)
    return places


def token_places(game: ZonaGame) -> Counter[str]:
    state = game.state
    places: Counter[str] = Counter()
    for slot in SLOTS:
        places.update(state.piles[slot].draw)
    for area in state.areas.values():
        places.update(area.threats)
    for scavenger in state.scavengers.values():
        places.update(scavenger.trophies)
    return places


def listening_afresh(game: ZonaGame) -> dict[str, set[str]]:
    """Who should listen to what, from the table as it lies."""
    found: dict[str, set[str]] = {}

    def listens(source: str, definition: str) -> None:
        for name in game.content.listens[definition]:
            found.setdefault(name, set()).add(source)

    for item in game.state.items.values():
        kind = game.item_kind(item.card)
        if item.worn or kind.place != "wear":
            listens(item.card, kind.id)
    for scavenger in game.state.scavengers.values():
        if scavenger.character:
            listens(f"scavenger-{scavenger.seat}", scavenger.character)
    if game.state.met:
        listens(game.state.met, game.threat(game.state.met).id)
    if game.state.timed:
        listens(game.state.timed, game.state.timed)
    return found


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [11, 12])
def test_no_card_is_lost_or_doubled_and_every_limit_holds(seats: int, seed: int) -> None:
    for game in positions(seats, seed):
        items, tokens = item_places(game), token_places(game)
        assert max(items.values()) == 1
        assert max(tokens.values()) == 1
        decks = [card for deck in ("junk", "gear", "artG", "artY") for card in game.content.decks[deck]]
        assert set(decks) - set(items) <= in_flight(game)
        assert set(game.content.threats) == set(tokens)
        for scavenger in game.state.scavengers.values():
            if scavenger.character:
                assert game.config.fatigue_min <= scavenger.fatigue <= FATIGUE_MAX
                assert 0 <= scavenger.injuries <= game.character(scavenger.seat).endurance
                assert len(set(scavenger.traumas)) == len(scavenger.traumas) <= TRAUMA_MAX
                assert scavenger.rubles >= 0
                assert scavenger.rubles % 100 == 0
        for facility in game.state.facilities.values():
            assert len(game.occupants(facility.id)) <= game.facility_places
        for area in game.content.areas.values():
            assert area.group != "bunker" or not game.threats_at(area.id)


@pytest.mark.parametrize("seats", [1, 4])
def test_the_indexes_are_what_the_table_says(seats: int) -> None:
    for game in positions(seats, 21):
        assert {name: set(sources) for name, sources in game.state.listening.items()} == listening_afresh(game)
        owned = {seat: set(cards) for seat, cards in game.state.owned.items() if cards}
        by_item: dict[int, set[str]] = {}
        for item in game.state.items.values():
            by_item.setdefault(item.owner, set()).add(item.card)
        assert owned == by_item


@pytest.mark.parametrize("seats", [1, 3])
def test_at_rest_nobody_carries_more_than_fits_or_wears_two_things_on_one_part(seats: int) -> None:
    for game in positions(seats, 31):
        if game.decisions()[0].kind == "take_turn.choose":
            for seat in game.living():
                assert len(game.packed(seat)) <= game.capacity(seat)
                parts = "".join(game.item_kind(item.card).parts for item in game.worn(seat))
                assert len(set(parts)) == len(parts)
