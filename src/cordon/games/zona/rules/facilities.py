"""ZO-19 Secret facilities and finds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.zona import events
from cordon.games.zona.rules.carrying import KEEP, Gain
from cordon.games.zona.rules.reasons import (
    FACILITY_CLOSED,
    FACILITY_FULL,
    FACILITY_OPEN,
    RANSACKED,
    SECRET_KNOWN,
    under,
)
from cordon.games.zona.rules.script import why_not_script
from cordon.games.zona.rules.using import UNPAID
from cordon.games.zona.terms import AreaId, LockId
from cordon.kernel.decisions import Facts, Reason, Seat, ask, offered, refusals
from cordon.kernel.frames import Flow, Procedure, call, finish, step
from cordon.kernel.triggers import DECLINE, window
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.zona.game import ZonaGame


WAY = verb("way", number=int)


class FacilityFacts(Facts, frozen=True):
    facility: AreaId


class LockFacts(FacilityFacts, frozen=True):
    lock: LockId


def why_not_inside(game: ZonaGame, seat: Seat, facility: str) -> Reason | None:
    """Why a scavenger may not be in there, open or not (ZO-19.5)."""
    place = game.state.facilities[facility]
    if not place.events:
        return RANSACKED("ZO-19.8", facility)
    if facility in game.facilities_known(seat):
        return SECRET_KNOWN("ZO-19.5", facility)
    if len(game.occupants(facility)) >= game.facility_places:
        return FACILITY_FULL("ZO-19.5", facility)
    return None


def why_not_enter(game: ZonaGame, seat: Seat, facility: str) -> Reason | None:
    """Why a scavenger cannot Move in."""
    if not game.state.facilities[facility].open:
        return FACILITY_CLOSED("ZO-19.2", facility)
    return why_not_inside(game, seat, facility)


def lock_ways(game: ZonaGame, seat: Seat, lock: str) -> list[tuple[str, Reason | None]]:
    """The ways to meet a lock's requirement (ZO-19.4, ZO-42)."""
    return [
        (WAY(i + 1), under("ZO-19.4", why_not_script(game, seat, f"lock/{lock}/{i + 1}", willing=True)))
        for i in range(len(game.content.locks[lock].ways))
    ]


def why_not_open(game: ZonaGame, seat: Seat, facility: str) -> Reason | None:
    """Why the Open action is not possible (ZO-12.6)."""
    place = game.state.facilities[facility]
    if place.open:
        return FACILITY_OPEN("ZO-19.2", facility)
    reason = why_not_inside(game, seat, facility)
    if reason is not None or game.respondents("instead_of_lock", seat, facility):
        return reason
    for i in range(len(game.content.locks[place.lock].ways)):
        unpaid = why_not_script(game, seat, f"lock/{place.lock}/{i + 1}", willing=True)
        if unpaid is None:
            return None
        reason = reason or unpaid
    return under("ZO-19.4", reason)


class Open(Procedure):
    """ZO-12.6 Open a facility (p. 10, 20)"""

    level = "action"

    seat: Seat
    facility: str
    replaced: bool | None = None
    choice: str = ""
    paid: str | None = None

    def facts(self, game: ZonaGame) -> LockFacts:
        return LockFacts(self.facility, game.state.facilities[self.facility].lock)

    @step("ZO-40", "Something may open it without meeting the requirement")
    def bypass(self, game: ZonaGame) -> Flow:
        lock = game.state.facilities[self.facility].lock
        game.emit(events.OpeningBegan(self.seat, self.facility, lock))
        keys = game.respondents("instead_of_lock", self.seat, self.facility)
        if keys and not offered(lock_ways(game, self.seat, lock)):
            self.replaced = True
            return call(game.response(keys[0], "instead_of_lock", self.seat, self.facility))
        return window(game, "instead_of_lock", self.seat, self.facility, into="replaced")

    @step("ZO-19.4", "Choose how to meet the requirement", offers=(WAY,))
    def choose(self, game: ZonaGame) -> Flow:
        if self.replaced:
            return None
        ways = lock_ways(game, self.seat, game.state.facilities[self.facility].lock)
        return ask(self.seat, "choice", offered(ways), refused=lambda _: refusals(ways))

    @step("ZO-12.6", "Pay it")
    def pay(self, game: ZonaGame) -> Flow:
        if self.replaced:
            return None
        lock = game.state.facilities[self.facility].lock
        price = game.carry_out(self.seat, f"lock/{lock}/{WAY.read(self.choice)}", f"lock/{lock}", willing=True)
        return call(price, into="paid")

    @step("ZO-12.6", "Flip the lock token and move to a free place inside; unpaid, it stays shut (ZO-19.4)")
    def enter(self, game: ZonaGame) -> Flow:
        if self.paid == UNPAID:
            return finish()
        place = game.state.facilities[self.facility]
        game.update(place, open=True)
        game.emit(events.FacilityOpened(self.seat, self.facility, place.lock))
        game.update(game.scavenger(self.seat), area=self.facility)
        return call(SearchFinds(self.seat, self.facility))


class SearchFinds(Procedure):
    """ZO-19.7 Look through the finds and keep one (p. 21)"""

    seat: Seat
    facility: str
    choice: str = ""

    def facts(self, game: ZonaGame) -> FacilityFacts:
        return FacilityFacts(self.facility)

    @step("ZO-19.7", "Look through them, in secret; an empty deck gives nothing")
    def look(self, game: ZonaGame) -> Flow:
        if not game.state.facilities[self.facility].finds:
            game.emit(events.FindsGone(self.seat, self.facility))
            return finish()
        game.emit(events.FindsSearched(self.seat, self.facility))
        return None

    @step("ZO-19.7", "Choose a find, or none", offers=(KEEP, DECLINE))
    def choose(self, game: ZonaGame) -> Flow:
        finds = game.state.facilities[self.facility].finds
        return ask(self.seat, "choice", [*map(KEEP, sorted(finds)), DECLINE()], always=True)

    @step("ZO-19.7", "Keep it; the others stay")
    def keep(self, game: ZonaGame) -> Flow:
        if self.choice in DECLINE:
            return finish()
        place = game.state.facilities[self.facility]
        card = KEEP.read(self.choice)
        game.update(place, finds=tuple(other for other in place.finds if other != card))
        return call(Gain(self.seat, card))


class DiscoverSecret(Procedure):
    """ZO-13.15 Discover the secret (p. 12)"""

    seat: Seat
    card: str

    @step("ZO-13.15", "Keep the card, unless this secret is known already (ZO-19.9)")
    def keep(self, game: ZonaGame) -> Flow:
        facility = game.content.facility_of[self.card]
        if facility in game.facilities_known(self.seat):
            return finish("known")
        scavenger = game.scavenger(self.seat)
        game.update(scavenger, secrets=(*scavenger.secrets, self.card))
        game.emit(events.SecretDiscovered(self.seat, facility))
        return call(SearchFinds(self.seat, facility))

    @step("ZO-13.15", "Rewards after the secret are taken after the find")
    def end(self, game: ZonaGame) -> Flow:
        return finish("kept")
