"""ST-10.7 to ST-10.22: equipment cards, where they are, and how they are gained."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.campaign import binder
from cordon.games.stalker.parts import own_cards
from cordon.games.stalker.rules.context import Homecoming
from cordon.games.stalker.rules.status import add_magazines
from cordon.games.stalker.sorts import is_armour, is_attachment, is_item, is_weapon
from cordon.games.stalker.state import Card
from cordon.games.stalker.survival.pockets import HAND_TOKEN, carried, hand_token, light_exchanges
from cordon.games.stalker.terms import ARTIFACT_SLOTS, EnvironmentId, Goods, ItemId, ItemKey, PocketWord, Slot
from cordon.games.stalker.verbs import CARD, DONE
from cordon.kernel.decisions import Facts, Seat, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.kept import kept
from cordon.kernel.verbs import Verb, said, verb

if TYPE_CHECKING:
    from cordon.games.stalker.cards import Equipment
    from cordon.games.stalker.game import StalkerGame


INTO_BACKPACK = verb("backpack")
EQUIP = verb("equip", card=ItemId)
STOW = verb("stow", card=ItemId)
REMOVE = verb("remove", card=ItemId)
REPLACE = verb("replace", card=ItemId)
INSTALL = verb("install", card=ItemId, host=ItemId)
INSTALL_ON = verb("install", host=ItemId)
GIVE = verb("give", card=ItemId, person=Seat)
PASS_ON = verb("pass", card=EnvironmentId, person=Seat)
HAND = verb("hand", token=PocketWord, giver=Seat, person=Seat)


# --- where a card is --------------------------------------------------------------------------------------------------


def put_card(game: StalkerGame, card: str, **where: object) -> None:
    """Move a card; it and what is attached to it work only where they may (ST-10.9)."""
    table, known, listens = game.state.cards, game.content.cards, game.content.listens
    record = table[card]
    listening = [
        (each.id, names, game.is_working(each))
        for each in (record, *game.attachments_on(card))
        if (names := listens[known[each.id].key])
    ]
    moved = game.update(record, **where)
    for id, names, worked in listening:
        works = game.is_working(table[id])
        if works and not worked:
            game.listen(id, names)
        elif worked and not works:
            game.unlisten(id, names)
    if moved.host:
        _trim(game, moved.host)


def _trim(game: StalkerGame, weapon: str) -> None:
    """Ammo above the capacity is discarded when attachments have changed it (SC-5.2)."""
    held = game.state.cards[weapon]
    if held.ammo and held.ammo > game.ammo_capacity(weapon):
        game.update(held, ammo=game.ammo_capacity(weapon))


def own(game: StalkerGame, seat: Seat, card: str) -> None:
    """A card from a deck comes into somebody's backpack; a weapon fully loaded (ST-10.11)."""
    printed = game.content.cards[card]
    ammo = min(printed.ammo, game.supply("cube")) if is_weapon(printed) else 0
    game.add(Card(card, seat, "backpack", ammo=ammo))
    game.hand(card, seat)
    if is_item(printed):
        game.listen(card, game.content.listens.get(printed.key, ()))


def lose_card(game: StalkerGame, card: str) -> None:
    """A card leaves its owner for the discard pile of its deck; what is attached to it goes to the backpack."""
    leave(game, card)
    game.put_away(game.content.deck_of[card], card)


def leave(game: StalkerGame, card: str) -> None:
    """A card leaves its owner; what is attached to it goes to the backpack."""
    for attached in game.attachments_on(card):
        put_card(game, attached.id, place="backpack", host="")
    record = game.state.cards[card]
    if game.is_working(record):
        game.unlisten(card, game.content.listens.get(game.content.cards[card].key, ()))
    game.remove(record)
    game.take_away(card, record.owner)


def give_card(game: StalkerGame, card: str, to: Seat) -> None:
    """Hand a card over, with what is attached to it; it lies in the other backpack."""
    record = game.state.cards[card]
    put_card(game, card, place="backpack", host="")
    for id in (card, *(each.id for each in game.attachments_on(card))):
        held = game.state.cards[id]
        if game.is_working(held):
            game.unlisten(id, game.content.listens.get(game.content.cards[id].key, ()))
        game.take_away(id, held.owner)
        game.hand(id, to)
        held = game.update(held, owner=to)
        if game.is_working(held):
            game.listen(id, game.content.listens.get(game.content.cards[id].key, ()))
    game.emit(events.CardGiven(record.owner, to, card))


def equip(game: StalkerGame, card: str) -> None:
    """Put a weapon, an armour or an artifact into its slot; the weapon or armour that was there goes to the backpack
    (ST-10.11). Artifacts have three slots, of which one must be free (ST-10.17)."""
    record = game.state.cards[card]
    place = game.content.cards[card].equips
    assert can_equip(game, record.owner, game.content.cards[card])
    if place != "artifact":
        for other in [each for each in game.cards_of(record.owner) if each.place == place]:
            stow(game, other.id)
    put_card(game, card, place=place)
    game.emit(events.CardEquipped(record.owner, card))


def stow(game: StalkerGame, card: str) -> None:
    """Put an equipped card into the backpack."""
    put_card(game, card, place="backpack")
    game.emit(events.CardStowed(game.state.cards[card].owner, card))


def install(game: StalkerGame, card: str, host: str) -> None:
    """Attach a card to a weapon or an armour (ST-10.21)."""
    put_card(game, card, place="attached", host=host)
    game.emit(events.CardInstalled(game.state.cards[card].owner, card, host))


def remove_attachment(game: StalkerGame, card: str) -> None:
    host = game.state.cards[card].host
    put_card(game, card, place="backpack", host="")
    _trim(game, host)
    game.emit(events.CardStowed(game.state.cards[card].owner, card))


def can_equip(game: StalkerGame, seat: Seat, printed: Equipment) -> bool:
    """Whether a card has a slot that it can go into at once: for a weapon or an armour the one there makes room, of
    the three for artifacts one must be free (ST-10.6, ST-10.17)."""
    slot = printed.equips
    if slot != "artifact":
        return slot != ""
    return sum(card.place == slot for card in game.cards_of(seat)) < ARTIFACT_SLOTS


def hosts_for(game: StalkerGame, card: str) -> list[str]:
    """The cards of the same owner with a free slot for an attachment (ST-10.6, ST-10.21)."""
    printed = game.content.cards[card]
    if not is_attachment(printed):
        return []
    owner = game.state.cards[card].owner
    return [each.id for each in game.cards_of(owner) if _has_slot(game, each.id, printed.slot)]


def crowded_hosts(game: StalkerGame, card: str) -> list[str]:
    """The cards of the same owner that have a slot for an attachment, but not a free one (ST-10.11)."""
    owner = game.state.cards[card].owner
    return [each.id for each in game.cards_of(owner) if in_the_way(game, card, each.id)]


def in_the_way(game: StalkerGame, card: str, host: str) -> list[str]:
    """The attachments on a card of which one has to make room for another; none if that has a free slot."""
    printed = game.content.cards[card]
    if not is_attachment(printed) or _has_slot(game, host, printed.slot):
        return []
    taken = [each.id for each in game.attachments_on(host)]
    return [other for other in taken if _has_slot(game, host, printed.slot, without=other)]


def _has_slot(game: StalkerGame, host: str, slot: Slot, without: str = "") -> bool:
    printed = game.content.cards[host]
    if is_armour(printed):
        return slot == "armour" and not _others_on(game, host, without)
    if not is_weapon(printed) or slot == "armour":
        return False
    kinds = [game.content.cards[each] for each in _others_on(game, host, without)]
    wanted = [slot, *(kind.slot for kind in kinds if is_attachment(kind))]
    return _fit(wanted, list(printed.slots))


def _others_on(game: StalkerGame, host: str, without: str) -> list[str]:
    return [each.id for each in game.attachments_on(host) if each.id != without]


def _fit(wanted: list[Slot], slots: list[Slot]) -> bool:
    """Whether every attachment finds a slot of its own; a rail takes an optic or an underbarrel."""
    if not wanted:
        return True
    for slot in slots:
        if slot == wanted[0] or (slot == "rail" and wanted[0] in ("optic", "underbarrel")):
            rest = slots.copy()
            rest.remove(slot)
            if _fit(wanted[1:], rest):
                return True
    return False


# --- ammo and items ---------------------------------------------------------------------------------------------------


def set_ammo(game: StalkerGame, card: Card, ammo: int, told: bool = False) -> None:
    """``told``: another event says what for."""
    if card.ammo != ammo:
        game.update(card, ammo=ammo)
        game.emit(events.AmmoChanged(card.owner, card.id, ammo, told))


def load(game: StalkerGame, card: Card, ammo: int, told: bool = False) -> None:
    """Bring a weapon to so much ammo, within its capacity and as far as there are cubes (ST-1.3b)."""
    set_ammo(game, card, min(max(0, ammo), game.ammo_capacity(card.id), card.ammo + game.supply("cube")), told)


def special_to_fill(game: StalkerGame, seat: Seat) -> Card | None:
    """A special-ammo weapon that the stalker carries and that is not full."""
    for card in game.cards_of(seat):
        printed = game.content.cards[card.id]
        special = is_weapon(printed) and printed.ammo_type == "special"
        if special and card.ammo < game.ammo_capacity(card.id):
            return card
    return None


def fill_special(game: StalkerGame, seat: Seat) -> Flow:
    """Fill a special-ammo weapon that the stalker carries (SC-I19)."""
    card = special_to_fill(game, seat)
    if card is not None:
        load(game, card, game.ammo_capacity(card.id))
    return None


def discard_item(game: StalkerGame, card: str, told: bool = False) -> None:
    owner = game.state.cards[card].owner
    lose_card(game, card)
    game.emit(events.CardDiscarded(owner, card, told))


def discard_used(game: StalkerGame, source: str) -> None:
    """An item is discarded after its use (ST-10.15)."""
    if is_spent(game, source):
        discard_item(game, source, told=True)


def is_spent(game: StalkerGame, source: str) -> bool:
    """Whether a card is discarded after its use."""
    return source in game.state.cards and is_item(game.content.cards[source])


class DiscardItemOf(Procedure):
    """ST-10.15 Discard an item of a type"""

    seat: Seat
    sort: str
    choice: str = ""

    @step("ST-10.15", "Which one", offers=(CARD,))
    def choose(self, game: StalkerGame) -> Flow:
        found = {game.content.cards[card.id].key: card.id for card in game.items_of_type(self.seat, self.sort)}
        return ask(self.seat, "choice", [*map(CARD, found.values())]) if found else finish()

    @step("ST-10.15", "It goes")
    def discard(self, game: StalkerGame) -> Flow:
        discard_item(game, CARD.read(self.choice))
        return None


# --- gaining a card (ST-10.11, ST-10.13) ------------------------------------------------------------------------------


ATTACHMENT_SORTS: dict[str, Goods] = {
    "armour": "armour_attachment",
    "weapon": "weapon_attachment",
    "detector": "detector",
    "container": "container",
}
"""What an attachment may be asked for as."""


def fits_wish(game: StalkerGame, card: ItemId, tier: int, type: str, most: int) -> bool:
    """Whether a card of a deck is of the tier, type and value asked for."""
    printed = game.content.cards[card]
    if tier and getattr(printed, "tier", 0) != tier:
        return False
    if is_attachment(printed) and type in ATTACHMENT_SORTS:
        return game.content.is_among((ATTACHMENT_SORTS[type],), "", printed.key) and (not most or printed.value <= most)
    if type and type not in getattr(printed, "types", ()) and type != getattr(printed, "type", ""):
        return False
    return not most or printed.value <= most


def won_mark(card: ItemId) -> str:
    """The flag of an artifact that was won in this match (SV-X10)."""
    return f"won:{card}"


class GainCard(Procedure):
    """ST-10.13 Gain an equipment card from its deck"""

    seat: Seat
    deck: str
    tier: int = 0
    sort: str = ""
    most: int = 0
    choose: bool = False
    choice: str = ""
    draw: int = 1
    """Draw so many and keep one (``artifact.draw``)."""
    magazines: int = 0
    """So many that fit the weapon come with it."""
    key: ItemKey = ""
    """Only this card."""
    won: bool = False
    """By an artifact token (SV-X10)."""

    def _candidates(self, game: StalkerGame) -> list[str]:
        pile = game.pile(self.deck)
        wish = (self.tier, self.sort, self.most)
        found = [card for card in pile.draw if self._is_wished(game, card, wish)]
        return found or [card for card in pile.discard if self._is_wished(game, card, wish)]

    def _is_wished(self, game: StalkerGame, card: ItemId, wish: tuple[int, str, int]) -> bool:
        return self.key in ("", game.content.cards[card].key) and fits_wish(game, card, *wish)

    @step("ST-10.13", "Shuffle the deck; the first card that fits")
    def shuffle(self, game: StalkerGame) -> Flow:
        if not self._candidates(game) and self.sort and self.deck == "artifact":
            self.sort = ""
        pile = game.pile(self.deck)
        if not self._candidates(game):
            return finish("")
        fitting = set(self._candidates(game))
        if not fitting & set(pile.draw):
            pile = game.update(pile, draw=(*pile.draw, *pile.discard), discard=())
        game.update(pile, draw=game.shuffle(self.deck, pile.draw))
        return None

    @step("ST-10.13", "Take it, or one of your choice", offers=(CARD,))
    def pick(self, game: StalkerGame) -> Flow:
        found = self._candidates(game)
        known = game.content.cards
        if self.choose:
            # One of each, in an order that says nothing about the shuffled deck.
            options = sorted({known[card].key: card for card in sorted(found, reverse=True)}.values())
        else:
            options = found[: self.draw]
        return ask(self.seat, "choice", [*map(CARD, options)])

    @step("ST-10.11", "Into the backpack, or equip it at once; between missions to the stash (ST-15.12)")
    def gain(self, game: StalkerGame) -> Flow:
        card = CARD.read(self.choice)
        pile = game.pile(self.deck)
        game.update(pile, draw=tuple(other for other in pile.draw if other != card))
        if not game.state.mission or game.nearest(Homecoming) is not None:
            binder.store(game, card)
            game.emit(events.CardStored(card))
            return finish(card)
        if self.deck == "artifact":
            game.set(artifacts_gained=game.state.artifacts_gained + 1)
            if game.state.scenario and self.won:
                game.set(flags=(*game.state.flags, won_mark(card)))
        printed = game.content.cards[card]
        if self.magazines and is_weapon(printed) and printed.ammo_type != "special":
            add_magazines(game, self.seat, printed.ammo_type, self.magazines)
        return call(Acquire(self.seat, card))


class AcquireFacts(Facts, frozen=True):
    """What is gained."""

    card: ItemId


class Acquire(Procedure):
    """ST-10.11 Gaining an equipment card"""

    seat: Seat
    card: ItemId
    choice: str = ""

    def facts(self, game: StalkerGame) -> AcquireFacts:
        return AcquireFacts(self.card)

    @step("ST-10.11", "It is yours")
    def take(self, game: StalkerGame) -> Flow:
        own(game, self.seat, self.card)
        game.emit(events.CardGained(self.seat, self.card))
        return None

    @step("ST-10.11", "Put it in the backpack, or equip it at once", offers=(EQUIP, INTO_BACKPACK, INSTALL_ON))
    def choose(self, game: StalkerGame) -> Flow:
        printed = game.content.cards[self.card]
        if printed.equips:
            return ask(self.seat, "choice", [EQUIP(), INTO_BACKPACK()])
        hosts = [*hosts_for(game, self.card), *crowded_hosts(game, self.card)]
        return ask(self.seat, "choice", [INTO_BACKPACK(), *map(INSTALL_ON, hosts)])

    @step("ST-10.17", "Three artifacts are equipped: which one makes room", offers=(STOW,))
    def make_room(self, game: StalkerGame) -> Flow:
        if self.choice not in EQUIP or can_equip(game, self.seat, game.content.cards[self.card]):
            return None
        equipped = [card.id for card in game.cards_of(self.seat) if card.place == "artifact"]
        return ask(self.seat, "choice", [*map(STOW, equipped)])

    @step("ST-10.11", "The slot is taken: which attachment makes room", offers=(REPLACE,))
    def make_slot(self, game: StalkerGame) -> Flow:
        if self.choice not in INSTALL_ON:
            return None
        taken = in_the_way(game, self.card, INSTALL_ON.read(self.choice))
        return ask(self.seat, "choice", [*map(REPLACE, taken)]) if taken else None

    @step("ST-10.11", "So it is done; what made room goes to the backpack")
    def put(self, game: StalkerGame) -> Flow:
        if self.choice in STOW:
            stow(game, STOW.read(self.choice))
        if self.choice in EQUIP or self.choice in STOW:
            equip(game, self.card)
        elif self.choice in INSTALL_ON:
            install(game, self.card, INSTALL_ON.read(self.choice))
        elif self.choice in REPLACE:
            other = REPLACE.read(self.choice)
            host = game.state.cards[other].host
            remove_attachment(game, other)
            install(game, self.card, host)
        return None

    def _fitting(self, game: StalkerGame) -> list[str]:
        """What may be attached to a gained weapon or armour: anything of one's own that fits."""
        found = []
        for card in game.cards_of(self.seat):
            printed = game.content.cards[card.id]
            fits = is_attachment(printed) and _has_slot(game, self.card, printed.slot)
            if fits and card.host != self.card:
                found.append(INSTALL(card.id, self.card))
        return found

    @step("ST-10.11", "To a weapon or an armour fitting attachments that you own", offers=(DONE, INSTALL))
    def attach(self, game: StalkerGame) -> Flow:
        return ask(self.seat, "choice", [DONE(), *self._fitting(game)])

    @step("ST-10.11", "One attachment, and the next; then the backpack is checked")
    def attach_more(self, game: StalkerGame) -> Flow:
        if self.choice in DONE:
            return call(Overflow(self.seat))
        card = INSTALL.read(self.choice).card
        if game.state.cards[card].place == "attached":
            remove_attachment(game, card)
        install(game, card, self.card)
        return goto(Acquire.attach)


class OverflowFacts(Facts, frozen=True):
    """How many cards are too many."""

    over: int


class Overflow(Procedure):
    """ST-10.10 Overflow of the backpack"""

    seat: Seat
    choice: str = ""

    def facts(self, game: StalkerGame) -> OverflowFacts:
        return OverflowFacts(len(game.in_backpack(self.seat)) - game.backpack_limit(self.seat))

    @step("ST-10.10", "Discard excess cards of your choice", offers=(CARD,))
    def choose(self, game: StalkerGame) -> Flow:
        packed = game.in_backpack(self.seat)
        if len(packed) <= game.backpack_limit(self.seat):
            return finish()
        known = game.content.cards
        kinds = {(known[card.id].key, card.ammo, card.place): card.id for card in packed}
        return ask(self.seat, "choice", [*map(CARD, kinds.values())])

    @step("ST-10.10", "It goes to its discard pile", then="choose")
    def discard(self, game: StalkerGame) -> Flow:
        discard_item(game, CARD.read(self.choice))
        return goto(Overflow.choose)


# --- prepare (ST-7.7) -------------------------------------------------------------------------------------------------


HANDED = ("bolts", "pistol", "rifle", "shotgun")
"""The tokens that stalkers may hand over."""


def rearrangements(game: StalkerGame, seats: list[Seat]) -> list[str]:
    """Everything that stalkers on one space may exchange, equip, stow, install or remove."""
    if len(seats) == 1:
        return _card_changes(game, seats[0], ())
    found: list[str] = []
    held_cards = game.in_use().held
    for seat in seats:
        others = tuple([other for other in seats if other != seat])
        found += _card_changes(game, seat, others)
        stalker = game.stalker(seat)
        held = (stalker.bolts > 0, stalker.pistol > 0, stalker.rifle > 0, stalker.shotgun > 0)
        findings = [card.id for card, _ in held_cards if card.holder == seat] if held_cards else ()
        light = game.state.tokens and carried(game, seat)
        if not findings and not light:
            found += _handed_around(held, seat, others)
            continue
        for other in others:
            found += _handed(held, seat, other)
            found += [PASS_ON(card, other) for card in findings]
            found += light_exchanges(game, seat, other) if light else ()
    return found


@cache
def _handed(held: tuple[bool, ...], seat: Seat, other: Seat) -> tuple[str, ...]:
    """The tokens of the pockets that one stalker may hand to another."""
    return tuple(HAND(token, seat, other) for token, is_held in zip(HANDED, held, strict=True) if is_held)


@cache
def _handed_around(held: tuple[bool, ...], seat: Seat, others: tuple[Seat, ...]) -> tuple[str, ...]:
    """The same for several others."""
    return tuple(option for other in others for option in _handed(held, seat, other))


@kept("cards", "owned", part=own_cards)
def _card_changes(game: StalkerGame, seat: Seat, others: tuple[Seat, ...]) -> list[str]:
    """What may be done with the cards of one stalker."""
    found: list[str] = []
    known = game.content.cards
    for card in game.cards_of(seat):
        id, place = card.id, card.place
        if place == "attached":
            found.append(REMOVE(id))
        elif place == "backpack":
            printed = known[id]
            if is_attachment(printed):
                found += [INSTALL(id, host) for host in hosts_for(game, id)]
            found += _exchanges(id, can_equip(game, seat, printed), others)
        else:
            found.append(STOW(id))
            found += _exchanges(id, False, others)
    return found


@cache
def _exchanges(id: str, equips: bool, others: tuple[Seat, ...]) -> tuple[str, ...]:
    """Equipping a card, and handing it over. There are few different ones, and each is wanted often."""
    gives = tuple(GIVE(id, other) for other in others)
    return (EQUIP(id), *gives) if equips else gives


def _pass_on(game: StalkerGame, card: EnvironmentId, to: Seat) -> None:
    """Hand a finding over."""
    held = game.update(game.state.environment[card], holder=to)
    game.emit(events.CardTaken(game.side_id(held), to))


def _hand_over(game: StalkerGame, token: PocketWord, seat: Seat, to: Seat) -> None:
    """Hand a token of the pockets over."""
    giver, taker = game.stalker(seat), game.stalker(to)
    game.update(giver, **{token: getattr(giver, token) - 1})
    game.update(taker, **{token: getattr(taker, token) + 1})
    game.emit(events.TokensGiven(seat, to, token))


REARRANGE: dict[Verb, Callable[..., None]] = {
    EQUIP: equip,
    STOW: stow,
    REMOVE: remove_attachment,
    INSTALL: install,
    GIVE: give_card,
    PASS_ON: _pass_on,
    HAND: _hand_over,
    HAND_TOKEN: hand_token,
}
"""What stalkers on one space may do with what they have, and how it is done."""


def rearrange(game: StalkerGame, option: str) -> None:
    """Carry out one such exchange."""
    found = said(REARRANGE, option)
    REARRANGE[found.verb](game, *found.arguments.values())
