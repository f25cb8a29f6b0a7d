"""ZO-18 Damage, trauma, death; healing is in ``recovery.py``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cordon.games.zona import events
from cordon.games.zona.rules.reasons import HAS_TRAUMA, PRICE_WOULD_TRAUMATISE, WRONG_DAMAGE
from cordon.games.zona.rules.using import AGAIN, UNPAID, USE, UseSource, candidates, last_use, source_of, why_not_use
from cordon.games.zona.terms import ATTRIBUTES, CONVERSIONS, KINDS, TRAUMA_MAX, Attribute, ability_of
from cordon.kernel.decisions import Facts, Reason, Refusal, Seat, ask, offered, refusals
from cordon.kernel.frames import Flow, Procedure, call, finish, finish_scope, goto, step
from cordon.kernel.triggers import Source
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from cordon.games.zona.game import ZonaGame


TAKE = verb("take")
CONVERT = verb("convert", source=Source, change=str)
CONVERT_AGAIN = verb("convert-again", source=Source, change=str)
TRAUMA = verb("trauma", attribute=Attribute)


class BatchFacts(Facts, frozen=True, kw_only=True):
    """A batch of damage to come, and the free spaces that it finds."""

    RAD: int = 0
    DIS: int = 0
    WND: int = 0
    plain: int = 0
    free: int


class DamageFacts(BatchFacts, frozen=True, kw_only=True):
    total: int
    source: Source
    spoils: tuple[str, ...]
    """The options after which the price could not be paid."""


class Damage(Procedure):
    """ZO-18 A batch of damage (p. 19)

    A price that can no longer be paid without a trauma is not paid at all: the result is ``UNPAID``.
    """

    seat: Seat
    RAD: int = 0
    DIS: int = 0
    WND: int = 0
    plain: int = 0
    source: str = ""
    safe: bool = False
    """It is a price that may not cause a trauma (ZO-8.13, ZO-19.4)."""
    bare: bool = False
    """No protection may be used against it."""
    used: tuple[str, ...] = ()
    credit: tuple[str, ...] = ()
    """Used as protection, and may still ignore a side effect in the same moment (ZO-22.15)."""
    choice: str = ""
    negator: str = ""
    last: str = ""
    """Whether the source at hand goes with this use."""

    def facts(self, game: ZonaGame) -> DamageFacts:
        return DamageFacts(
            RAD=self.RAD,
            DIS=self.DIS,
            WND=self.WND,
            plain=self.plain,
            free=game.free_spaces(self.seat),
            total=self.total(),
            source=self.source,
            spoils=self._spoiling(game) if self.safe else (),
        )

    def total(self) -> int:
        return self.RAD + self.DIS + self.WND + self.plain

    def _unfit(self, game: ZonaGame, source: str) -> Reason | None:
        use = game.damage_use(source)
        if use.convert and self.total() > self.plain:
            return None
        if any(getattr(use, kind) and getattr(self, kind) for kind in KINDS):
            return None
        return WRONG_DAMAGE("ZO-18.3")

    def _candidates(self, game: ZonaGame) -> Iterator[tuple[str, Reason | None]]:
        unfit = lambda source: self._unfit(game, source)  # noqa: E731  # one line, used once
        for option, reason in candidates(game, self.seat, "damage", self.used, unfit, self.credit):
            source = source_of(option)
            if reason is None and game.damage_use(source).convert:
                convert = CONVERT if option in USE else CONVERT_AGAIN
                changes = [change for change, (kind, _) in CONVERSIONS.items() if getattr(self, kind)]
                yield from ((convert(source, change), None) for change in changes)
            else:
                yield option, reason

    def _refused(self, game: ZonaGame) -> list[Refusal]:
        found = refusals(self._candidates(game))
        if self._would_traumatise(game):
            found.append(Refusal(TAKE(), PRICE_WOULD_TRAUMATISE("ZO-8.13")))
        return found

    def _would_traumatise(self, game: ZonaGame) -> bool:
        return self.safe and self.total() > game.free_spaces(self.seat)

    def _spoiling(self, game: ZonaGame) -> tuple[str, ...]:
        """The conversions after which the price could not be paid."""
        found = []
        for option in offered(self._candidates(game)):
            source, change = protection_of(option)
            if change:
                kind, to = CONVERSIONS[change]
                counts = {each: getattr(self, each) + (each == to) - (each == kind) for each in KINDS}
                if protection_left(game, self.seat, counts, (*self.used, source)) > game.free_spaces(self.seat):
                    found.append(option)
        return tuple(found)

    @step("ZO-18.3", "Use protection, each source once per batch", offers=(TAKE, USE, AGAIN, CONVERT, CONVERT_AGAIN))
    def protect(self, game: ZonaGame) -> Flow:
        if self.bare or self.total() == self.plain:
            return goto(Damage.receive)
        uses = offered(self._candidates(game)) if "damage" in game.state.listening else []
        in_danger = self.total() > game.free_spaces(self.seat) and bool(game.anytime_options(self.seat))
        if not uses and self._would_traumatise(game):
            return goto(Damage.give_up)
        if not uses and not in_danger:
            return goto(Damage.receive)
        take = [] if self._would_traumatise(game) else [TAKE()]
        return ask(self.seat, "choice", take + uses, always=in_danger, anytime=True, refused=self._refused)

    @step("ZO-8.4", "Each use puts a token on the card; a side effect comes first")
    def use(self, game: ZonaGame) -> Flow:
        if self.choice in TAKE:
            return goto(Damage.receive)
        source, _ = protection_of(self.choice)
        self.used = (*self.used, source)
        again = self.choice in AGAIN or self.choice in CONVERT_AGAIN
        self.last = "" if again else last_use(game, source)
        return call(UseSource(self.seat, source, again, self.credit, self.used, quiet=True), into="negator")

    @step("ZO-18.3", "Each symbol cancels 1 damage of its kind; unused symbols are lost")
    def cancel(self, game: ZonaGame) -> Flow:
        if self.negator == UNPAID:
            return goto(Damage.protect)
        source, change = protection_of(self.choice)
        if change:
            kind, to = CONVERSIONS[change]
            setattr(self, kind, getattr(self, kind) - 1)
            setattr(self, to, getattr(self, to) + 1)
            game.emit(events.DamageConverted(self.seat, source, kind, to))
        else:
            self._cancel_by(game, source)
            if game.damage_use(source).negates:
                self.credit = (*self.credit, source)
        if self.negator in self.credit:
            self.credit = tuple(other for other in self.credit if other != self.negator)
        elif self.negator in game.content.items:
            # ZO-22.15: one use of the suit grants both within the same moment
            self.used = (*self.used, self.negator)
            self._cancel_by(game, self.negator)
        return goto(Damage.protect)

    def _cancel_by(self, game: ZonaGame, source: str) -> None:
        use = game.damage_use(source)
        cancelled = {kind: min(getattr(use, kind), getattr(self, kind)) for kind in KINDS}
        if any(cancelled.values()):
            for kind, amount in cancelled.items():
                setattr(self, kind, getattr(self, kind) - amount)
            last = self.last if (source, "") == protection_of(self.choice) else ""
            game.emit(events.DamageCancelled(self.seat, source, **cancelled, last=last))

    @step("ZO-8.13", "A price that would cost a trauma now is not paid, and nothing is received (ZO-19.4)")
    def give_up(self, game: ZonaGame) -> Flow:
        game.emit(events.PriceUnpaid(self.seat, self.source))
        return finish(UNPAID)

    @step("ZO-18.4", "Remaining damage fills free spaces; what is too much costs exactly one trauma (ZO-18.5)")
    def receive(self, game: ZonaGame) -> Flow:
        total = self.total()
        if not total:
            return finish()
        free = game.free_spaces(self.seat)
        scavenger = game.scavenger(self.seat)
        game.update(scavenger, injuries=scavenger.injuries + min(free, total))
        game.emit(events.DamageTaken(self.seat, self.RAD, self.DIS, self.WND, self.plain, self.source))
        return call(Trauma(self.seat)) if total > free else finish()


def protection_of(option: str) -> tuple[str, str]:
    """What is used against damage, and into what it converts it, if it does that."""
    for convert in (CONVERT, CONVERT_AGAIN):
        if option in convert:
            found = convert.read(option)
            return found.source, found.change
    return source_of(option), ""


class Trauma(Procedure):
    """ZO-18.5 Trauma (p. 20)"""

    seat: Seat
    choice: str = ""

    def _candidates(self, game: ZonaGame) -> list[tuple[str, Reason | None]]:
        taken = game.scavenger(self.seat).traumas
        return [(TRAUMA(a), HAS_TRAUMA("ZO-18.6") if a in taken else None) for a in ATTRIBUTES]

    @step("ZO-18.6", "Choose an attribute that has no trauma; a fourth trauma kills (ZO-18.7)", offers=(TRAUMA,))
    def choose(self, game: ZonaGame) -> Flow:
        if len(game.scavenger(self.seat).traumas) >= TRAUMA_MAX:
            return goto(Trauma.die)
        candidates = self._candidates(game)
        return ask(self.seat, "choice", offered(candidates), refused=lambda _: refusals(candidates))

    @step("ZO-18.6", "Put the trauma there")
    def suffer(self, game: ZonaGame) -> Flow:
        scavenger = game.scavenger(self.seat)
        attribute = TRAUMA.read(self.choice)
        game.update(scavenger, traumas=(*scavenger.traumas, attribute))
        game.emit(events.TraumaTaken(self.seat, attribute))
        return finish()

    @step("ZO-18.7", "The scavenger dies: everything is discarded, its turn or card ends")
    def die(self, game: ZonaGame) -> Flow:
        scavenger = game.scavenger(self.seat)
        game.emit(events.Died(self.seat, scavenger.character))
        if game.state.met:
            game.end_meeting(self.seat)
        for item in game.items_of(self.seat):
            game.lose(item)
        for token in scavenger.trophies:
            game.return_threat(token)
        game.leave_play(ability_of(self.seat))
        kept = scavenger.secrets if len(game.facilities_known(self.seat)) >= 2 else ()
        game.update(
            scavenger,
            character="",
            area="",
            injuries=0,
            traumas=(),
            rubles=0,
            trophies=(),
            lured=(),
            used=(),
            secrets=kept,
            passes_as_good=False,
            sure_footed=False,
        )
        game.set(deaths=game.state.deaths + 1)
        return finish_scope(self.seat, "died")


def batch(seat: Seat, counts: Mapping[str, int], source: str, safe: bool = False, bare: bool = False) -> Damage:
    """A batch of damage from a count of kinds."""
    return Damage(
        seat, counts.get("RAD", 0), counts.get("DIS", 0), counts.get("WND", 0), source=source, safe=safe, bare=bare
    )


def protection_left(game: ZonaGame, seat: Seat, damage: Mapping[Any, int], used: tuple[str, ...] = ()) -> int:
    """How much of a batch would be left if every protection without a side effect were used (ZO-8.15, ZO-26.17).

    What can be converted is first turned into a kind against which a symbol is left over (ZO-22.1).
    """
    symbols, conversions = dict.fromkeys(KINDS, 0), 0
    for source in game.state.listening.get("damage", ()):
        mine = game.owner_of(source) == seat and not game.has_side_effect(source)
        if mine and why_not_use(game, source, seat, used) is None:
            use = game.damage_use(source)
            conversions += use.convert
            for kind in KINDS:
                symbols[kind] += getattr(use, kind)
    left = sum(max(0, damage[kind] - symbols[kind]) for kind in KINDS)
    spare = sum(max(0, symbols[kind] - damage[kind]) for kind in KINDS)
    return left - min(left, spare, conversions)
