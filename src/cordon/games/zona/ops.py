"""The verbs that Zona's cards are written in (ZO-45.1).

An op declares together: its parameters, why it cannot be carried out (``why_not``), and what it does (``perform``).
``perform`` gets the running script (whose seat, which card) and its own place in the content, under which the parts
of a compound op are found. Costs are ``pay``, ``discard`` and ``use_crowbar`` only; with ``willing`` the whole script
is a price, and fatigue and damage count as costs too (ZO-8.13, ZO-19.4).

It is longer than other modules because the union of all verbs is one thing: an author finds every verb on one page.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, ClassVar, Literal

import msgspec
from msgspec import Meta

from cordon.games.zona import events
from cordon.games.zona.rules.carrying import DrawAndKeep, TakeCards
from cordon.games.zona.rules.damage import batch, protection_left
from cordon.games.zona.rules.encounters import ChooseThreat, Encounter
from cordon.games.zona.rules.facilities import DiscoverSecret
from cordon.games.zona.rules.fatigue import (
    ImproveReputation,
    lower_fatigue,
    raise_by_force,
    set_fatigue,
    why_not_raise,
    worsen_reputation,
)
from cordon.games.zona.rules.market import SellForMore, Trade, refill
from cordon.games.zona.rules.news_phase import EachScavenger, NameScavenger, VoicePuts
from cordon.games.zona.rules.reasons import (
    NO_CROWBAR,
    NO_NEWS_LEFT,
    NO_TRAUMA,
    NOT_TIRED,
    NOTHING_TO_DISCARD,
    NOTHING_TO_REPAIR,
    NOTHING_TO_SELL,
    PRICE_WOULD_TRAUMATISE,
    TOO_EXPENSIVE,
    TOO_FEW_ITEMS,
)
from cordon.games.zona.rules.recovery import (
    DamageItems,
    DeactivateItems,
    Discard,
    HealTrauma,
    PayWithItems,
    Repair,
    discardable,
    heal,
    repairable,
    why_not_heal,
)
from cordon.games.zona.rules.relocation import ChooseDestination, relocate
from cordon.games.zona.rules.script import ChosenPart, Script, TestedPart, read_part
from cordon.games.zona.rules.using import UNPAID, last_use, place_token
from cordon.games.zona.terms import (
    FATIGUE_MAX,
    KINDS,
    REPUTATIONS,
    AreaId,
    Attribute,
    Category,
    Colour,
    Deck,
    MutantSlot,
    RowId,
    ThreatKind,
    ThreatSlot,
    WildSector,
)
from cordon.kernel.decisions import Reason, Seat
from cordon.kernel.frames import Flow, call, finish
from cordon.kernel.state import Outcome

if TYPE_CHECKING:
    from cordon.games.zona.game import ZonaGame

Amount = Annotated[int, Meta(ge=1)]
Money = Annotated[int, Meta(ge=100, multiple_of=100)]
Difficulty = Annotated[int, Meta(ge=1, le=6)]
PerArtifact = Literal["", "owned", "packed"]
"""Multiplied by every artifact owned, or only by those in the backpack (ZO-8.14, ZO-22.4)."""


class _Op(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do"):
    """Base of the ops."""

    is_cost: ClassVar[bool] = False
    tires: ClassVar[bool] = False

    def why_not(self, game: ZonaGame, seat: Seat, willing: bool) -> Reason | None:
        """Why it cannot be carried out; most ops always can."""
        return None

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        """Carry it out."""
        raise NotImplementedError

    def parts(self) -> dict[str, tuple[Op, ...]]:
        """The scripts inside this op, by the ending of their path."""
        return {}


def told_in_vain(game: ZonaGame, script: Script, reason: Reason | None) -> bool:
    """Say that nothing comes of the only line of a card's part, for silence would look like a mistake."""
    in_vain = reason is not None
    if in_vain and script.key.startswith(("event/", "news/")) and len(game.content.scripts[script.key]) == 1:
        game.emit(events.NothingHappened(script.seat, script.key))
    return in_vain


# --- tests and choices ------------------------------------------------------------------------------------------------


class TestOp(_Op, frozen=True, tag="test"):
    """Test an attribute: success or failure row (ZO-13.3)."""

    attribute: Attribute
    difficulty: Difficulty
    success: tuple[Op, ...] = ()
    failure: tuple[Op, ...] = ()
    encounter: ThreatKind | None = None
    as_encounter: bool = False
    """What modifies such an encounter helps here too, not only the symbols of items (ZO-16.9)."""

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        encounter = self.encounter or ""
        part = TestedPart(script.seat, path, script.card, self.attribute, self.difficulty, encounter, self.as_encounter)
        return call(part, into="said")

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return {"success": self.success, "failure": self.failure}


class Choose(_Op, frozen=True, tag="choose"):
    """Choose exactly one part (ZO-13.4)."""

    options: tuple[tuple[Op, ...], ...]

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        return call(ChosenPart(script.seat, path, script.card, len(self.options)), into="said")

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return {str(i): part for i, part in enumerate(self.options, start=1)}


class May(_Op, frozen=True, tag="may"):
    """An optional effect (ZO-13.5)."""

    effect: tuple[Op, ...]

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        return call(ChosenPart(script.seat, path, script.card, 1, optional=True), into="said")

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return {"1": self.effect}


class ByReputation(_Op, frozen=True, tag="by_reputation"):
    """Only the part of the present reputation is read (ZO-13.9)."""

    good: tuple[Op, ...] = ()
    neutral: tuple[Op, ...] = ()
    bad: tuple[Op, ...] = ()

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        reputation = REPUTATIONS[game.reputation(script.seat)]
        game.emit(events.ReputationDecided(script.seat, reputation))
        return read_part(game, script, f"{path}.{reputation}")

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return {"good": self.good, "neutral": self.neutral, "bad": self.bad}


class IfOwned(_Op, frozen=True, tag="if_owned"):
    """What is read depends on whether an item of a category is owned (ZO-8.10); it is not used."""

    category: Category
    then: tuple[Op, ...] = ()
    otherwise: tuple[Op, ...] = ()

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        owned = bool(discardable(game, script.seat, "item", category=self.category))
        return read_part(game, script, f"{path}.{'then' if owned else 'otherwise'}")

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return {"then": self.then, "otherwise": self.otherwise}


# --- body and mind ----------------------------------------------------------------------------------------------------


class DamageOp(_Op, frozen=True, tag="damage"):
    """A batch of damage; ``per_artifact`` multiplies it (ZO-8.14)."""

    RAD: int = 0
    DIS: int = 0
    WND: int = 0
    per_artifact: PerArtifact = ""
    lock: bool = False
    """A lock asks for it: whether protection helps is a house rule (ZO-26.17)."""

    def batch(self, game: ZonaGame, seat: Seat) -> dict[str, int]:
        times = game.count_artifacts(seat, self.per_artifact) if self.per_artifact else 1
        return {kind: getattr(self, kind) * times for kind in KINDS}

    def why_not(self, game: ZonaGame, seat: Seat, willing: bool) -> Reason | None:
        if not willing:
            return None
        batch = self.batch(game, seat)
        free = game.free_spaces(seat)
        left = protection_left(game, seat, batch) if self._protected(game) else sum(batch.values())
        return PRICE_WOULD_TRAUMATISE("ZO-19.4", left, free) if left > free else None

    def _protected(self, game: ZonaGame) -> bool:
        return not self.lock or game.config.lock_protection

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        if script.spared:
            return None
        safe = script.willing
        bare = safe and not self._protected(game)
        return call(batch(script.seat, self.batch(game, script.seat), script.card, safe, bare), into="said")


class Fatigue(_Op, frozen=True, tag="fatigue"):
    """Raise (forced, ZO-6.9) or lower fatigue; ``overflows`` may pass the maximum even as a price (ZO-22.7)."""

    tires: ClassVar[bool] = True

    by: int
    per_artifact: PerArtifact = ""
    overflows: bool = False

    def amount(self, game: ZonaGame, seat: Seat) -> int:
        return self.by * (game.count_artifacts(seat, self.per_artifact) if self.per_artifact else 1)

    def why_not(self, game: ZonaGame, seat: Seat, willing: bool) -> Reason | None:
        if self.by < 0:
            rested = game.scavenger(seat).fatigue <= game.config.fatigue_min
            return NOT_TIRED("ZO-6.6") if rested else None
        if not willing:
            return None
        if not self.overflows:
            return why_not_raise(game, seat, self.amount(game, seat))
        # ZO-8.13: the dial may be passed, but not so far that it costs a trauma
        over = game.scavenger(seat).fatigue + self.amount(game, seat) - FATIGUE_MAX
        free = game.free_spaces(seat)
        return PRICE_WOULD_TRAUMATISE("ZO-8.13", over, free) if over > free else None

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        if self.by < 0:
            if not told_in_vain(game, script, self.why_not(game, script.seat, False)):
                lower_fatigue(game, script.seat, -self.by)
            return None
        if script.willing and not self.overflows and why_not_raise(game, script.seat, self.amount(game, script.seat)):
            # ZO-19.4: a protection used on the way has tired the scavenger too much
            game.emit(events.PriceUnpaid(script.seat, script.card))
            return finish(UNPAID)
        return raise_by_force(game, script.seat, self.amount(game, script.seat), script.card)


class SetFatigue(_Op, frozen=True, tag="set_fatigue"):
    """Turn the dial to a value, without overflow (ZO-22.21)."""

    to: Annotated[int, Meta(ge=0, le=5)]

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        set_fatigue(game, script.seat, self.to)
        return None


class Heal(_Op, frozen=True, tag="heal"):
    """Heal injuries (ZO-18.10)."""

    injuries: Amount

    def why_not(self, game: ZonaGame, seat: Seat, willing: bool) -> Reason | None:
        return why_not_heal(game, seat)

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        if not told_in_vain(game, script, self.why_not(game, script.seat, False)):
            heal(game, script.seat, self.injuries)
        return None


class HealTraumaOp(_Op, frozen=True, tag="heal_trauma"):
    """Discard a trauma of the player's choice (ZO-18.10); ``needed``: not without one."""

    needed: bool = True

    def why_not(self, game: ZonaGame, seat: Seat, willing: bool) -> Reason | None:
        return None if game.scavenger(seat).traumas or not self.needed else NO_TRAUMA("ZO-18.10")

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        return call(HealTrauma(script.seat))


class Reputation(_Op, frozen=True, tag="reputation"):
    """Improve or worsen reputation by one step (ZO-6.11, ZO-6.12)."""

    by: Literal[1, -1]

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        if self.by > 0:
            return call(ImproveReputation(script.seat))
        return worsen_reputation(game, script.seat, script.card)


class FreeShortcuts(_Op, frozen=True, tag="free_shortcuts"):
    """Take no damage from shortcuts for the rest of the round (ZO-22.13)."""

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        game.update(game.scavenger(script.seat), sure_footed=True)
        return None


class PassAsGood(_Op, frozen=True, tag="pass_as_good"):
    """Count as having good reputation until the end of the turn (ZO-37, J05)."""

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        game.update(game.scavenger(script.seat), passes_as_good=True)
        return None


# --- money and things -------------------------------------------------------------------------------------------------


class Gain(_Op, frozen=True, tag="gain"):
    """Receive rubles; ``crowbar_bonus`` more for whoever owns a Crowbar (ZO-21.7)."""

    rubles: Money
    crowbar_bonus: int = 0

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        bonus = self.crowbar_bonus if game.crowbar_of(script.seat) is not None else 0
        game.earn(script.seat, self.rubles + bonus)
        return None


class Pay(_Op, frozen=True, tag="pay"):
    """Pay rubles: a cost."""

    is_cost: ClassVar[bool] = True

    rubles: Money

    def why_not(self, game: ZonaGame, seat: Seat, willing: bool) -> Reason | None:
        rubles = game.scavenger(seat).rubles
        if rubles < self.rubles:
            return TOO_EXPENSIVE("ZO-13.4", self.rubles, rubles)
        return None

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        game.earn(script.seat, -self.rubles)
        return None


class Lose(_Op, frozen=True, tag="lose"):
    """Lose rubles, as many as there are."""

    rubles: Money

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        game.earn(script.seat, -self.rubles)
        return None


class Take(_Op, frozen=True, tag="take"):
    """Take cards from the top of a deck and keep them (ZO-9.7)."""

    deck: Deck
    count: Amount = 1
    with_crowbar: bool = True

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        return call(TakeCards(script.seat, self.deck, self.count, self.with_crowbar))


class DrawKeep(_Op, frozen=True, tag="draw_keep"):
    """Draw cards, keep some, discard the rest (ZO-21.6, Lidija)."""

    draw: Amount
    keep: Amount
    deck: Deck | None = None
    """None: the deck that the card would have been taken from."""

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        return call(DrawAndKeep(script.seat, self.deck or script.about, self.draw, self.keep))


class DiscardOp(_Op, frozen=True, tag="discard"):
    """Discard something: a cost."""

    is_cost: ClassVar[bool] = True

    what: Literal["trophy", "artifact", "trophy_or_artifact", "gear", "junk", "item"]
    count: Amount = 1
    colour: Colour | None = None
    category: Category | None = None
    """Only items of this category will do (ZO-8.10)."""

    def why_not(self, game: ZonaGame, seat: Seat, willing: bool) -> Reason | None:
        owned = len(discardable(game, seat, self.what, self.colour or "", self.category or ""))
        if owned >= self.count:
            return None
        colour, category = self.colour or "any", self.category or ""
        return NOTHING_TO_DISCARD("ZO-13.4", self.what, self.count, colour, category)

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        return call(Discard(script.seat, self.what, self.count, self.colour or "", category=self.category or ""))


class DiscardItems(_Op, frozen=True, tag="discard_items"):
    """Discard several items, some of them from one deck: a cost (ZO-42, L5)."""

    is_cost: ClassVar[bool] = True

    count: Amount
    deck: Deck
    of_deck: Amount

    def why_not(self, game: ZonaGame, seat: Seat, willing: bool) -> Reason | None:
        enough = len(discardable(game, seat, self.deck)) >= self.of_deck
        if enough and len(game.items_of(seat)) >= self.count:
            return None
        return TOO_FEW_ITEMS("ZO-42", self.count, self.deck, self.of_deck)

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        return call(PayWithItems(script.seat, self.count, self.deck, self.of_deck))


class UseCrowbar(_Op, frozen=True, tag="use_crowbar"):
    """Put a token on the Crowbar without its own effect: a cost (ZO-8.11)."""

    is_cost: ClassVar[bool] = True

    def why_not(self, game: ZonaGame, seat: Seat, willing: bool) -> Reason | None:
        return None if game.crowbar_of(seat) is not None else NO_CROWBAR("ZO-8.11")

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        crowbar = game.crowbar_of(script.seat)
        if crowbar is not None:
            game.emit(events.SourceUsed(script.seat, crowbar.card, last_use(game, crowbar.card)))
            place_token(game, crowbar)
        return None


class RepairOp(_Op, frozen=True, tag="repair"):
    """Remove tokens from wearing items (ZO-8.6)."""

    tokens: Amount

    def why_not(self, game: ZonaGame, seat: Seat, willing: bool) -> Reason | None:
        return None if repairable(game, seat) else NOTHING_TO_REPAIR("ZO-8.6")

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        told_in_vain(game, script, self.why_not(game, script.seat, False))
        return call(Repair(script.seat, self.tokens))


class Wear(_Op, frozen=True, tag="wear"):
    """Damage items of the owner's choice (ZO-8.8)."""

    tokens: Amount

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        return call(DamageItems(script.seat, self.tokens))


class Deactivate(_Op, frozen=True, tag="deactivate"):
    """Deactivate permanent items of the owner's choice until the end of the news phase (ZO-8.7)."""

    items: Amount = 1

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        return call(DeactivateItems(script.seat, self.items))


class Buy(_Op, frozen=True, tag="buy"):
    """May buy from allowed columns, and ``sells`` too if it says so."""

    sells: bool = False

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        return call(Trade(script.seat, buys=True, sells=self.sells, source=script.key))


class Sell(_Op, frozen=True, tag="sell"):
    """May sell at camping prices."""

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        return call(Trade(script.seat, buys=False, sells=True, source=script.key))


class SellForMoreOp(_Op, frozen=True, tag="sell_for_more"):
    """Sell trophies and artifacts above their price (ZO-21.1, ZO-20.5)."""

    green: int
    yellow: int
    other: int = 0
    trophies: bool = True
    once: bool = False

    def why_not(self, game: ZonaGame, seat: Seat, willing: bool) -> Reason | None:
        if game.artifacts_of(seat) or (self.trophies and game.scavenger(seat).trophies):
            return None
        return NOTHING_TO_SELL("ZO-21.1")

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        return call(SellForMore(script.seat, self.trophies, self.green, self.yellow, self.other, self.once))


# --- threats ----------------------------------------------------------------------------------------------------------


class EncounterOp(_Op, frozen=True, tag="encounter"):
    """Draw a threat and meet it (ZO-13.7); ``no_flight``: without fleeing after detection (ZO-17.12)."""

    threat: ThreatSlot
    no_flight: bool = False

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        token = game.put_threat(self.threat, game.scavenger(script.seat).area)
        return call(Encounter(script.seat, token, not self.no_flight)) if token is not None else None


class Put(_Op, frozen=True, tag="put"):
    """Put a threat into the own area, or on the ``area`` that is named (ZO-13.8)."""

    threat: ThreatSlot
    area: AreaId = ""

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        area = game.content.areas[self.area] if self.area else game.area_of(script.seat)
        if area.group in ("green", "yellow", "red"):
            caller = script.key if script.key.startswith("threat/") else ""
            game.put_threat(self.threat, area.id, by="called" if caller else "", source=caller)
        return None


class TakeThreat(_Op, frozen=True, tag="take_threat"):
    """Take a threat token: drawn as for an encounter, and kept as a trophy without one (ZO-13.8, ZO-17.10)."""

    threat: MutantSlot

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        token = game.draw_threat(self.threat)
        if token is not None:
            scavenger = game.scavenger(script.seat)
            game.update(scavenger, trophies=(*scavenger.trophies, token))
            game.emit(events.TrophyTaken(script.seat, token))
        return None


class MeetOneOf(_Op, frozen=True, tag="meet_one_of"):
    """Put several threats here, choose one and meet it (ZO-21.8)."""

    threats: tuple[ThreatSlot, ...]

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        area = game.scavenger(script.seat).area
        tokens = [game.put_threat(slot, area) for slot in self.threats]
        drawn = tuple(token for token in tokens if token is not None)
        return call(ChooseThreat(script.seat, script.seat, drawn)) if drawn else None


class MarkMeeting(_Op, frozen=True, tag="mark_meeting"):
    """Remember something for the rest of the encounter (scanned, weakened)."""

    mark: Literal["scanned", "weakened"]

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        game.mark_meeting(self.mark)
        return None


class EndTurn(_Op, frozen=True, tag="end_turn"):
    """The scavenger's turn of the action phase ends (ZO-41, Time snare)."""

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        if game.state.turn == script.seat:
            # What is under way is carried out to its end (ZO-21.14); then no action follows.
            game.set(acting=False)
        return None


# --- places and cards -------------------------------------------------------------------------------------------------


class Relocate(_Op, frozen=True, tag="relocate"):
    """Relocate: no border, no encounter (ZO-17.4); ``with_secrets``: only if 2 secrets are held (ZO-21.16)."""

    to: AreaId
    with_secrets: bool = False

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        if not self.with_secrets or game.has_secrets(script.seat):
            relocate(game, script.seat, self.to)
        return None


class RelocateToSector(_Op, frozen=True, tag="relocate_to_sector"):
    """Relocate to any area of a sector (ZO-38, K01)."""

    sector: WildSector

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        return call(ChooseDestination(script.seat, self.sector))


class PeekNews(_Op, frozen=True, tag="peek_news"):
    """Look at the top card of the news deck (ZO-38, K17)."""

    def why_not(self, game: ZonaGame, seat: Seat, willing: bool) -> Reason | None:
        return None if game.state.piles["news"].draw else NO_NEWS_LEFT("ZO-23")

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        card = game.state.piles["news"].draw[0]
        game.set(peeked={**game.state.peeked, script.seat: card})
        game.emit(events.NewsSeen(script.seat, card), audience=script.seat)
        return None


class Proceed(_Op, frozen=True, tag="proceed"):
    """Go to the next paragraph (ZO-13.14)."""

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        script.verdict = "proceed"
        return None


class Fail(_Op, frozen=True, tag="fail"):
    """The mission fails (ZO-13.13)."""

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        script.verdict = "fail"
        return None


class Secret(_Op, frozen=True, tag="secret"):
    """Discover the secret (ZO-13.15)."""

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        return call(DiscoverSecret(script.seat, script.card), into="said")


class Ending(_Op, frozen=True, tag="ending"):
    """The ending paragraph: victory (ZO-1.3)."""

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        game.emit(events.MatchWon(script.seat, script.card))
        game.end(Outcome("victory", (script.seat,), "sarcophagus"))
        return None


class Nothing(_Op, frozen=True, tag="nothing"):
    """Only what the moment itself replaces or allows."""

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        return None


# --- news -------------------------------------------------------------------------------------------------------------


class Each(_Op, frozen=True, tag="each"):
    """Every scavenger that the word fits, in turn order (ZO-14.7)."""

    who: Literal["all", "bunker", "open", "outside"]
    effect: tuple[Op, ...]

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        def fits(seat: Seat) -> bool:
            group = game.area_of(seat).group
            return {
                "all": True,
                "bunker": group == "bunker",
                "open": group in ("green", "yellow", "red"),
                "outside": group != "bunker",
            }[self.who]

        seats = tuple(seat for seat in game.living() if fits(seat))
        if not seats:
            game.emit(events.NobodyConcerned(script.card))
            return None
        return call(EachScavenger(f"{path}.each", script.card, seats))

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return {"each": self.effect}


class NameOne(_Op, frozen=True, tag="name_one"):
    """The Voice names a scavenger (ZO-44, N12)."""

    effect: tuple[Op, ...]

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        return call(NameScavenger(f"{path}.named", script.card))

    def parts(self) -> dict[str, tuple[Op, ...]]:
        return {"named": self.effect}


class VoicePutsOp(_Op, frozen=True, tag="voice_puts"):
    """The Voice puts a threat on each of some different areas of a sector (ZO-44)."""

    threat: ThreatSlot
    sector: WildSector
    areas: Amount = 1

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        return call(VoicePuts(script.card, self.threat, self.sector, self.areas))


class RenewRow(_Op, frozen=True, tag="renew_row"):
    """Discard a row of the market and refill it (ZO-44, N06)."""

    row: RowId

    def perform(self, game: ZonaGame, script: Script, path: str) -> Flow:
        refill(game, slide=False, rows=(self.row,))
        return None


Op = (
    TestOp
    | Choose
    | May
    | ByReputation
    | IfOwned
    | DamageOp
    | Fatigue
    | SetFatigue
    | Heal
    | HealTraumaOp
    | Reputation
    | FreeShortcuts
    | PassAsGood
    | Gain
    | Pay
    | Lose
    | Take
    | DrawKeep
    | DiscardOp
    | DiscardItems
    | UseCrowbar
    | RepairOp
    | Wear
    | Deactivate
    | Buy
    | Sell
    | SellForMoreOp
    | EncounterOp
    | Put
    | TakeThreat
    | MeetOneOf
    | MarkMeeting
    | EndTurn
    | Relocate
    | RelocateToSector
    | PeekNews
    | Proceed
    | Fail
    | Secret
    | Ending
    | Nothing
    | Each
    | NameOne
    | VoicePutsOp
    | RenewRow
)
