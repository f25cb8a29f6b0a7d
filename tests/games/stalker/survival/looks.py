"""What the tests of the cards and scripts of Zone Survival lay out and look at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cordon.games.stalker import events
from cordon.games.stalker.cards import Item
from cordon.games.stalker.content import content
from cordon.games.stalker.rules.facing import facings
from cordon.games.stalker.survival.arriving import mark
from cordon.games.stalker.survival.characters import play_character
from cordon.games.stalker.survival.places import slot_spaces
from cordon.games.stalker.survival.pockets import carried
from cordon.games.stalker.survival.tokens import open_edge, put_on_edge, put_token
from tests.games.stalker.survival.zone import Zone

Look = Callable[[Zone], Any]
Lay = Callable[[Zone], Any]


# --- what is looked at ------------------------------------------------------------------------------------------------


def me(*fields: str, seat: int = 0) -> Look:
    """Fields of a stalker."""
    return lambda zone: tuple(getattr(zone.me(seat), field) for field in fields)


def team(field: str) -> Look:
    return lambda zone: [getattr(stalker, field) for stalker in zone.game.state.stalkers.values()]


def counter(name: str) -> Look:
    return lambda zone: zone.counter(name)


def rounds(zone: Zone) -> int:
    return len(zone.game.pile("zone_events").draw)


def flags(zone: Zone) -> tuple[str, ...]:
    return zone.game.state.flags


def money(zone: Zone) -> int:
    return zone.game.state.money


def noticed(zone: Zone) -> tuple[str, str]:
    """The token of the first stalker, and where it lies."""
    return zone.me().attention, zone.game.address(zone.me().noticed)


def unknown(slot: str) -> Look:
    return lambda zone: len(zone.game.ground(zone.slot(slot)).unknown)


def unknown_everywhere(zone: Zone) -> int:
    return sum(len(ground.unknown) for ground in zone.game.state.ground.values())


def loot_here(zone: Zone) -> int:
    return len(zone.game.ground(zone.me().space).loot)


def decks(zone: Zone) -> list[str]:
    """The decks that the first stalker's cards are of."""
    return [content().deck_of[card.id] for card in zone.game.cards_of(0)]


def sorts(zone: Zone) -> list[str]:
    """The types of the items that the first stalker has."""
    return sorts_of(zone, 0)


def sorts_of(zone: Zone, seat: int) -> list[str]:
    found = [content().cards[card.id] for card in zone.game.cards_of(seat)]
    return [type for card in found if isinstance(card, Item) for type in card.types]


def moved(zone: Zone) -> list[str]:
    return sorted({event.who for event in zone.events(events.Stepped)})


def pockets(zone: Zone) -> list[str]:
    return [token.kind for token in carried(zone.game, 0)]


def enemies(zone: Zone) -> int:
    return len(zone.game.state.enemies)


def edges(zone: Zone) -> dict[str, str]:
    return {token.kind: token.edge for token in zone.game.state.tokens.values() if token.edge}


def pages(zone: Zone) -> list[str]:
    return [event.script for event in zone.events(events.ScriptOpened)]


def both(*looks: Look) -> Look:
    return lambda zone: tuple(look(zone) for look in looks)


# --- what is laid -----------------------------------------------------------------------------------------------------


def stand(slot: str, **fields: Any) -> Callable[[Zone], Zone]:
    def lay(zone: Zone) -> Zone:
        zone.stand(0, slot)
        zone.game.update(zone.me(), **fields)
        return zone

    return lay


def fields(**values: Any) -> Callable[[Zone], Zone]:
    return stand("IN", **values)


def with_cards(*cards: str) -> Callable[[Zone], Zone]:
    def lay(zone: Zone) -> Zone:
        for card in cards:
            zone.give(0, card)
        return zone

    return lay


def flag(*names: str) -> Lay:
    return lambda zone: zone.game.set(flags=names)


def stacks(*slots: str) -> Callable[[Zone], Zone]:
    """Two unknown tokens on each slot."""

    def lay(zone: Zone) -> Zone:
        quiet = [token for token in zone.game.pile("unknown").draw if not content().unknown[token].colour]
        for i, slot in enumerate(slots):
            zone.ground(zone.name_of(slot), unknown=tuple(quiet[2 * i : 2 * i + 2]))
        return zone

    return lay


def ticks(*spaces: str) -> Callable[[Zone], Zone]:
    def lay(zone: Zone) -> Zone:
        for space in spaces:
            zone.enemy("tick", space)
        return zone

    return lay


def marked(kind: str, space: str, **token: Any) -> Callable[[Zone], Zone]:
    def lay(zone: Zone) -> Zone:
        zone.enemy(kind, space, team=2)
        mark(zone.game, f"{kind}-1")
        zone.game.update(zone.game.state.tokens["this_enemy-1"], **token)
        return zone

    return lay


def character(key: str, slot: str, *cards: str) -> Callable[[Zone], Zone]:
    def lay(zone: Zone) -> Zone:
        play_character(zone.game, key, zone.slot(slot))
        zone.stand(0, slot)
        for card in cards:
            zone.give(0, card)
        return zone

    return lay


def lay(*steps: Callable[[Zone], Any]) -> Lay:
    def every(zone: Zone) -> None:
        for step in steps:
            step(zone)

    return every


def pool(kind: str, colour: str) -> Callable[[Zone], Zone]:
    return lambda zone: zone.pool(kind, 4, colour=colour)


def wounded_here(zone: Zone) -> None:
    zone.stand(0, "Q2")
    token = put_token(zone.game, "wounded", zone.me().space)
    assert token is not None
    zone.game.update(token, blood=3)


def looking_at_a_mast(zone: Zone) -> None:
    zone.enemy("zombie", "13.C", colour="C4")
    (facing, *_) = facings(zone.game, zone.foe("zombie-1"), zone.slot("Q2"))
    zone.game.update(zone.foe("zombie-1"), facing=facing)
    assert looks_at_a_mast(zone)


def looks_at_a_mast(zone: Zone) -> bool:
    return zone.facing("zombie-1") in facings(zone.game, zone.foe("zombie-1"), zone.slot("Q2"))


def hurt(zone: Zone) -> None:
    for stalker in list(zone.game.state.stalkers.values()):
        zone.game.update(stalker, hp=8)


def at_the_open_gate(zone: Zone) -> None:
    """One stalker stands where the gate was, the other far away; both have left a token."""
    open_edge(zone.game, zone.game.state.tokens["armored_gate-1"])
    zone.game.update(zone.me(0), space=slot_spaces(zone.game, "G1")[1])
    zone.attention(0, "low", here(zone)).attention(1, "low", "15.H")


def vest(zone: Zone) -> int:
    """What the professor can take more than is printed."""
    figure = content().characters["ilarion"].figure
    assert figure is not None
    return zone.game.state.characters["character-ilarion"].most - figure.hp[zone.game.state.seats - 1]


def blood(zone: Zone) -> int:
    (token,) = [token for token in zone.game.state.tokens.values() if token.kind == "wounded"]
    return token.blood


def probes(zone: Zone) -> int:
    return len(zone.holds("probe"))


def here(zone: Zone) -> str:
    return zone.game.address(zone.me().space)


def quiet(zone: Zone) -> list[str]:
    """Unknown tokens that nobody comes of."""
    return [token for token in zone.game.pile("unknown").draw if not content().unknown[token].colour]


def hole(zone: Zone) -> Zone:
    put_on_edge(zone.game, "hole", "13@b2S")
    return zone


def container(zone: Zone) -> Zone:
    zone.up("U14").part("U14", "fixed")
    (lock,) = edges(zone).values()
    segment = zone.game.board.segment(lock)
    assert segment is not None
    return zone.stalker(0, segment.other if segment.one == "container.A" else segment.one)
