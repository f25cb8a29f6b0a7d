"""ST-19.7, ST-19.22, ST-19.29: cards of Zone Survival come into play, are discarded, and are remembered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules.environment import heed, unheed
from cordon.games.stalker.state import EnvironmentCard
from cordon.games.stalker.terms import STALKERS, ZoneCardId
from cordon.kernel.frames import Flow, call

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.survival_cards import ZoneCard

FRAME = "X00"
"""The card with what everybody may always do: leave, take tokens, open doors (SV-1)."""


def face_up(game: StalkerGame) -> list[ZoneCard]:
    """The cards in play, in the order in which they came."""
    known = game.content.zone_cards
    return [
        known[card.number]
        for card in game.state.environment.values()
        if card.place == "beside" and card.number in known
    ]


def is_face_up(game: StalkerGame, number: ZoneCardId) -> bool:
    card = game.state.environment.get(number)
    return card is not None and card.place == "beside"


def put_into_play(game: StalkerGame, number: ZoneCardId) -> None:
    """A card lies beside the map from now on."""
    known = game.state.environment.get(number)
    card = EnvironmentCard(number, number, place="beside") if known is None else known
    game.add(card if card.place == "beside" else EnvironmentCard(number, number, place="beside"))
    heed(game, game.state.environment[number])
    needs = game.content.zone_cards[number].needs
    if needs:
        row = {name: values[game.state.seats - 1] for name, values in needs.items()}
        game.set(needs={**game.state.needs, **row})


def put_off(game: StalkerGame, number: ZoneCardId) -> None:
    """A card is discarded; the score remembers it (ST-19.29)."""
    card = game.state.environment.get(number)
    if card is not None and card.place == "beside":
        unheed(game, card)
        game.update(card, place="gone", cubes=0)
        game.emit(events.ZoneCardDiscarded(number))


def count_icon(game: StalkerGame, number: ZoneCardId) -> None:
    """A card is part of the match: the score remembers what it counts (SV-11.3)."""
    if not any(each == number for each, _ in game.state.icons):
        game.set(icons=(*game.state.icons, (number, game.content.zone_cards[number].icon)))


def carry_out(game: StalkerGame, number: ZoneCardId, part: str) -> Flow:
    """A part of a card: ``setup``, ``now``, ``fate/P1``…; the lead stalker is its "you"."""
    path = f"zone/{number}/{part}"
    if not game.content.scripts.get(path):
        return None
    return call(game.script(path, STALKERS[game.state.lead], number))
