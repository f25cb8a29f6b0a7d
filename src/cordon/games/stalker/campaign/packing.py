"""ST-15.15: setting off. The stash is shared out to the PDAs; whoever sits at one agrees to what is on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.campaign import binder
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.equipment import (
    REARRANGE,
    can_equip,
    equip,
    hosts_for,
    install,
    leave,
    own,
    rearrange,
    rearrangements,
)
from cordon.games.stalker.state import Kit, Packed
from cordon.games.stalker.terms import MAGAZINES, ItemId, MagazineWord
from cordon.games.stalker.verbs import ACCEPT, DONE
from cordon.kernel.decisions import Facts, Reason, Refusal, Seat, ask, offered, refusals
from cordon.kernel.frames import Flow, Procedure, finish, goto, step
from cordon.kernel.triggers import DECLINE
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


PACK = verb("pack", card=ItemId, person=Seat)
PACK_MAGAZINE = verb("pack_magazine", magazine=MagazineWord, person=Seat)
UNPACK = verb("unpack", card=ItemId)
UNPACK_MAGAZINE = verb("unpack_magazine", magazine=MagazineWord, person=Seat)
UNPACK_ALL = verb("unpack_all")
AS_BEFORE = verb("as_before")
PACKING = (DONE, AS_BEFORE, UNPACK_ALL, PACK, PACK_MAGAZINE, UNPACK, UNPACK_MAGAZINE, *REARRANGE)


# --- from the stash to a PDA and back ---------------------------------------------------------------------------------


def pack(game: StalkerGame, card: ItemId, seat: Seat) -> None:
    """A card of the stash comes onto a PDA: equipped or attached where there is room, otherwise into the backpack."""
    binder.fetch(game, card)
    own(game, seat, card)
    game.emit(events.CardPacked(seat, card))
    printed = game.content.cards[card]
    taken = any(other.place == printed.equips for other in game.cards_of(seat)) and printed.equips != "artifact"
    hosts = [host for host in hosts_for(game, card) if game.state.cards[host].place in ("weapon", "armour")]
    if printed.equips and not taken and can_equip(game, seat, printed):
        equip(game, card)
    elif hosts:
        install(game, card, hosts[0])


def unpack(game: StalkerGame, card: ItemId) -> None:
    """A card goes back to the stash; what is attached to it goes to the backpack."""
    seat = game.state.cards[card].owner
    leave(game, card)
    binder.store(game, card)
    game.emit(events.CardUnpacked(seat, card))


def unpack_everything(game: StalkerGame) -> None:
    """All equipment and magazines go to the stash (ST-15.19): one PDA after another, attachments beside their hosts."""
    held = [card for seat in game.state.stalkers for card in game.cards_of(seat) if not card.host]
    for card in [each.id for host in held for each in (host, *game.attachments_on(host.id))]:
        leave(game, card)
        binder.store(game, card)
    for stalker in list(game.state.stalkers.values()):
        for kind in MAGAZINES:
            held = getattr(stalker, kind)
            if held:
                stalker = game.update(stalker, **{kind: 0})
                game.count("magazines", kind, held)


def pack_magazine(game: StalkerGame, kind: MagazineWord, seat: Seat) -> None:
    stalker = game.stalker(seat)
    game.count("magazines", kind, -1)
    game.update(stalker, **{kind: getattr(stalker, kind) + 1})
    game.emit(events.MagazinePacked(seat, kind, 1))


def unpack_magazine(game: StalkerGame, kind: MagazineWord, seat: Seat) -> None:
    stalker = game.stalker(seat)
    game.update(stalker, **{kind: getattr(stalker, kind) - 1})
    game.count("magazines", kind, 1)
    game.emit(events.MagazinePacked(seat, kind, -1))


# --- as before --------------------------------------------------------------------------------------------------------


def note_kits(game: StalkerGame) -> None:
    """What everybody sets off with, to be packed again."""
    for seat, stalker in game.state.stalkers.items():
        cards = tuple(Packed(card.id, card.place, card.host) for card in game.cards_of(seat))
        game.add(Kit(seat, cards, stalker.pistol, stalker.rifle, stalker.shotgun))


def has_kit(game: StalkerGame) -> bool:
    """Whether something of what was carried before lies in the stash."""
    stash = set(game.state.stash)
    return any(packed.card in stash for kit in game.state.kits.values() for packed in kit.cards)


def pack_as_before(game: StalkerGame) -> None:
    """Everybody takes what they had set off with, as far as it is in the stash."""
    for seat, kit in game.state.kits.items():
        there = [packed for packed in kit.cards if packed.card in game.state.stash]
        for packed in there:
            binder.fetch(game, packed.card)
            own(game, seat, packed.card)
        for packed in there:
            printed = game.content.cards[packed.card]
            if packed.place in ("weapon", "armour", "artifact") and can_equip(game, seat, printed):
                equip(game, packed.card)
        for packed in there:
            if packed.host and packed.host in hosts_for(game, packed.card):
                install(game, packed.card, packed.host)
        for kind in MAGAZINES:
            for _ in range(min(getattr(kit, kind), game.state.magazines.get(kind, 0))):
                pack_magazine(game, kind, seat)
    game.emit(events.KitsPacked())


# --- the procedure ----------------------------------------------------------------------------------------------------


class PackingFacts(Facts, frozen=True):
    """Who packs, and who has agreed."""

    seat: Seat
    agreed: tuple[Seat, ...]


class Packing(Procedure):
    """ST-15.15 Setting off: the lead stalker shares out the stash, the others agree to what they carry"""

    agreed: tuple[Seat, ...] = ()
    todo: tuple[Seat, ...] = ()
    choice: str = ""

    def facts(self, game: StalkerGame) -> PackingFacts:
        return PackingFacts(self.todo[0] if self.todo else game.state.lead, self.agreed)

    def _options(self, game: StalkerGame) -> Iterator[tuple[str, Reason | None]]:
        seats = range(game.state.seats)
        over = [seat for seat in seats if len(game.in_backpack(seat)) > game.backpack_limit(seat)]
        yield DONE(), reasons.BACKPACK_FULL("ST-10.10", over[0]) if over else None
        if not game.state.cards and has_kit(game):
            yield AS_BEFORE(), None
        if game.state.cards:
            yield UNPACK_ALL(), None
        yield from ((PACK(card, seat), None) for card in self._kinds(game) for seat in seats)
        for kind in MAGAZINES:
            if game.state.magazines.get(kind):
                yield from ((PACK_MAGAZINE(kind, seat), None) for seat in seats)
            yield from ((UNPACK_MAGAZINE(kind, seat), None) for seat in seats if getattr(game.stalker(seat), kind))
        yield from ((UNPACK(card), None) for card in game.state.cards)
        yield from ((option, None) for option in rearrangements(game, list(seats)))

    def _kinds(self, game: StalkerGame) -> list[ItemId]:
        """The cards of the stash, one of each kind."""
        return list({game.content.cards[card].key: card for card in reversed(game.state.stash)}.values())[::-1]

    def _refused(self, game: StalkerGame) -> list[Refusal]:
        return refusals(self._options(game))

    @step("ST-15.15", "From the stash to the PDAs and back, within their limits; then set off", offers=PACKING)
    def choose(self, game: StalkerGame) -> Flow:
        return ask(game.state.lead, "choice", offered(self._options(game)), refused=self._refused, always=True)

    @step("ST-15.15", "One thing, and the next")
    def carry_out(self, game: StalkerGame) -> Flow:
        if self.choice in DONE:
            others = [seat for seat in game.order() if seat != game.state.lead]
            self.todo = tuple(others) if game.config.consent else ()
            return goto(Packing.agree)
        self._do(game)
        return goto(Packing.choose)

    def _do(self, game: StalkerGame) -> None:
        choice = self.choice
        if choice in AS_BEFORE:
            pack_as_before(game)
        elif choice in UNPACK_ALL:
            unpack_everything(game)
            game.emit(events.AllUnpacked())
        elif choice in PACK:
            pack(game, *PACK.read(choice))
        elif choice in PACK_MAGAZINE:
            pack_magazine(game, *PACK_MAGAZINE.read(choice))
        elif choice in UNPACK:
            unpack(game, UNPACK.read(choice))
        elif choice in UNPACK_MAGAZINE:
            unpack_magazine(game, *UNPACK_MAGAZINE.read(choice))
        else:
            rearrange(game, choice)

    @step("ST-15.15", "One after another agrees to what is on the own PDA", offers=(ACCEPT, DECLINE))
    def agree(self, game: StalkerGame) -> Flow:
        return ask(self.todo[0], "choice", [ACCEPT(), DECLINE()]) if self.todo else goto(Packing.set_off)

    @step("ST-15.15", "Whoever does not: the lead stalker shares out anew", then="agree")
    def heed(self, game: StalkerGame) -> Flow:
        seat, *rest = self.todo
        if self.choice in DECLINE:
            game.emit(events.KitRefused(seat))
            self.agreed, self.todo = (), ()
            return goto(Packing.choose)
        self.agreed, self.todo = (*self.agreed, seat), tuple(rest)
        return None

    @step("ST-15.15", "What everybody carries is noted; the rest stays in the stash")
    def set_off(self, game: StalkerGame) -> Flow:
        note_kits(game)
        return finish()
