"""ST-7: the basic actions, and how any option of a turn is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from cordon.games.stalker import events
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.activation import DrawActivation
from cordon.games.stalker.rules.anomalies import SPOT, bolt_spots, throw_bolt, throw_range
from cordon.games.stalker.rules.attack import ATTACK, WeaponAttackRun
from cordon.games.stalker.rules.attention import PullAttention, place
from cordon.games.stalker.rules.environment import ON_CARD, TakeMissionAction, on_moment
from cordon.games.stalker.rules.equipment import (
    REARRANGE,
    GainCard,
    Overflow,
    discard_used,
    equip,
    is_spent,
    load,
    rearrangements,
)
from cordon.games.stalker.rules.exchange import Exchange
from cordon.games.stalker.rules.health import heal
from cordon.games.stalker.rules.movement import StalkerMove
from cordon.games.stalker.rules.options import (
    ACTIONS,
    BASIC,
    BOLT,
    CAREFUL,
    DECOY,
    FREE_KIND,
    GRATIS,
    KNIFE,
    LEAD,
    MOVE,
    PICK_UP,
    PREPARE,
    RELOAD,
    STAND_UP,
    SWAP,
    USE,
    card_actions,
    careful_limit,
    kind_of,
    kit_of,
    movement_limit,
    pick_ups,
    reloads,
    unladen_limit,
    weapon_attacks,
)
from cordon.games.stalker.rules.status import gain_token, lose_status, spend_bolts, spend_magazine
from cordon.games.stalker.rules.strikes import KnifeAttack
from cordon.games.stalker.rules.tokens import resolve_loot, take_artifact
from cordon.games.stalker.survival.stretcher import CarryTogether, bearers
from cordon.games.stalker.survival.unique import UNIQUE, take_unique
from cordon.games.stalker.terms import (
    STALKERS,
    AnomalyId,
    Entity,
    ItemId,
    RulePath,
    Source,
    Symbol,
)
from cordon.games.stalker.verbs import DONE, SPACE, space_in
from cordon.kernel.decisions import Facts, Reason, Seat, ask, offered
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.verbs import Verb, said

if TYPE_CHECKING:
    from cordon.games.stalker.cards import Action
    from cordon.games.stalker.game import StalkerGame


def perform(game: StalkerGame, seat: Seat, option: str) -> Procedure:
    """What an option does, without its price."""
    if option in MOVE:
        limit = movement_limit(game, seat)
        if bearers(game, seat):
            return CarryTogether(seat, unladen_limit(game, seat), limit)
        return StalkerMove(seat, limit, must=True)
    if option in CAREFUL:
        return StalkerMove(seat, careful_limit(game, seat), quiet=True, careful=True, must=True)
    found = said(DEEDS, option)
    return DEEDS[found.verb](seat, *found.arguments.values())


class ActAtOnce(Procedure):
    """SC-1.3 One such action at once, without its action cost"""

    seat: Seat
    action: str
    choice: str = ""

    def options(self, game: StalkerGame) -> list[str]:
        """The options of this kind that are possible now."""
        seat = self.seat
        match self.action:
            case "grenade":
                options = offered(card_actions(game, seat, kit_of(game, seat), GRATIS))
                return [option for option in options if kind_of(game, option) == "grenade"]
            case "weapon_attack":
                return offered(weapon_attacks(game, seat, kit_of(game, seat), GRATIS))
            case "reload":
                return offered(reloads(game, seat, kit_of(game, seat), GRATIS))
            case "pick_up":
                return pick_ups(game, game.stalker(seat).space)
        wanted = self._basic()
        return [wanted] if BASIC[wanted](game, game.stalker(seat), kit_of(game, seat)) is None else []

    def _basic(self) -> str:
        """The basic action that is meant."""
        return next(verb for verb, kind in FREE_KIND.items() if kind == self.action)()

    def why_not(self, game: StalkerGame) -> Reason | None:
        """Why there is none: what stands in the way of the first that one would look for."""
        if self.options(game):
            return None
        seat, kit = self.seat, kit_of(game, self.seat)
        match self.action:
            case "grenade":
                return reasons.NO_ITEM("SC-1.3", "grenade")
            case "weapon_attack":
                candidates = weapon_attacks(game, seat, kit, GRATIS)
            case "reload":
                candidates = reloads(game, seat, kit, GRATIS)
            case "pick_up":
                return reasons.NOTHING_HERE("SC-1.3")
            case _:
                return BASIC[self._basic()](game, game.stalker(seat), kit)
        lacking = (reason for _, reason in candidates if reason is not None)
        return next(lacking, reasons.NO_TARGET("SC-1.3"))

    @step("SC-1.3", "Which one", offers=ACTIONS)
    def choose(self, game: StalkerGame) -> Flow:
        options = self.options(game)
        return ask(self.seat, "choice", options) if options else finish(False)

    @step("SC-1.3", "It is done")
    def act(self, game: StalkerGame) -> Flow:
        return call(perform(game, self.seat, self.choice))


class UseCard(Procedure):
    """ST-7.15 An action on a card"""

    seat: Seat
    source: Source
    path: RulePath

    @step("SC-1.2", "Pay the cost in full")
    def pay(self, game: StalkerGame) -> Flow:
        rule = self._rule(game)
        game.use_up(self.seat, rule.limit, self.source, self.path)
        game.emit(events.CardUsed(self.seat, self.source, self.path, is_spent(game, self.source)))
        game.count("losses", "used")
        owner = STALKERS[self.seat]
        return call(game.script(f"{self.path}/pay", owner, self.source)) if rule.pay else None

    def _rule(self, game: StalkerGame) -> Action:
        actions = game.content.actions[game.definition(self.source)]
        return next(rule for path, rule in actions if path == self.path)

    @step("ST-7.15", "It takes effect")
    def carry_out(self, game: StalkerGame) -> Flow:
        return call(game.script(self.path, STALKERS[self.seat], self.source))

    @step("ST-10.15", "An item is discarded after its use")
    def discard(self, game: StalkerGame) -> Flow:
        discard_used(game, self.source)
        return game.item_used(self.seat, self.source)


class PrepareFacts(Facts, frozen=True):
    """Who stands there together."""

    seats: tuple[Seat, ...]


class Prepare(Procedure):
    """ST-7.7 Prepare"""

    seat: Seat
    choice: str = ""
    agreed: bool = True
    declined: tuple[str, ...] = ()
    """Exchanges to which somebody said no: they are not offered again."""

    def _seats(self, game: StalkerGame) -> list[Seat]:
        stalkers = game.state.stalkers
        if game.state.scenario and game.has_quality("no_exchange"):
            return [self.seat]
        here = stalkers[self.seat].space
        return [seat for seat in game.order() if stalkers[seat].space == here]

    def facts(self, game: StalkerGame) -> PrepareFacts:
        return PrepareFacts(tuple(self._seats(game)))

    @step("ST-7.7", "Gain 1 focus and 1 bolt")
    def gain(self, game: StalkerGame) -> Flow:
        who = STALKERS[self.seat]
        game.emit(events.Prepared(self.seat))
        if not (game.state.scenario and game.has_quality("no_prepare_focus")):
            gain_token(game, who, "focus", by=who)
        gain_token(game, who, "bolt", max(0, game.modified("prepare.bolts", 1, self.seat)))
        return None

    @step("ST-7.7", "Stalkers on this space exchange and rearrange equipment", offers=(DONE, *REARRANGE))
    def choose(self, game: StalkerGame) -> Flow:
        found = rearrangements(game, self._seats(game))
        if self.declined:
            found = [option for option in found if option not in self.declined]
        return ask(self.seat, "choice", [DONE(), *found])

    @step("ST-7.7", "One exchange, with the consent of those whom it concerns")
    def exchange(self, game: StalkerGame) -> Flow:
        return goto(Prepare.check) if self.choice in DONE else call(Exchange(self.seat, self.choice), into="agreed")

    @step("ST-7.7", "And the next", then="choose")
    def go_on(self, game: StalkerGame) -> Flow:
        if not self.agreed:
            self.declined = (*self.declined, self.choice)
        return None

    @step("ST-7.7", "Backpacks are checked at the end")
    def check(self, game: StalkerGame) -> Flow:
        over = [s for s in self._seats(game) if len(game.in_backpack(s)) > game.backpack_limit(s)]
        if not over:
            return finish()
        return call(Overflow(over[0]))

    @step("ST-10.10", "And the next one's", then="check")
    def check_next(self, game: StalkerGame) -> Flow:
        return None


class Reload(Procedure):
    """ST-7.8 Reload"""

    seat: Seat
    card: ItemId

    @step("ST-7.8", "A magazine of the type fills the weapon")
    def reload(self, game: StalkerGame) -> Flow:
        kind = game.weapon_card(self.card).ammo_type
        spend_magazine(game, self.seat, kind, told=True)
        load(game, game.state.cards[self.card], game.ammo_capacity(self.card), told=True)
        game.emit(events.Reloaded(self.seat, self.card, game.state.cards[self.card].ammo))
        return None


class PickUp(Procedure):
    """ST-7.9 Pick Up"""

    seat: Seat
    what: str
    sort: str = ""
    anomaly: AnomalyId = ""
    symbol: Symbol | Literal[""] = ""

    @step("ST-7.9", "Loot, or an artifact token")
    def take(self, game: StalkerGame) -> Flow:
        if self.what == "loot":
            game.count("losses", "loot")
            return resolve_loot(game, self.seat)
        if self.what == UNIQUE:
            return take_unique(game, self.seat)
        self.sort = take_artifact(game, self.seat, self.anomaly, self.symbol)
        draw = max(1, game.modified("artifact.draw", 1, self.seat))
        game.count("losses", "artifacts")
        return call(GainCard(self.seat, "artifact", sort=self.sort, draw=draw, won=True))

    @step("SV-0.3", "What waits for loot that is taken")
    def tell(self, game: StalkerGame) -> Flow:
        moment = {"loot": "loot_taken", UNIQUE: "unique_taken"}.get(self.what)
        return on_moment(game, moment, STALKERS[self.seat], game.stalker(self.seat).space) if moment else None


class Decoy(Procedure):
    """ST-7.10 Decoy"""

    seat: Seat
    choice: str = ""
    near: tuple[Entity, ...] = ()

    @step("ST-7.10", "Choose a space within range 3", offers=(SPACE,))
    def choose(self, game: StalkerGame) -> Flow:
        board = game.board
        mask = board.within("open", game.stalker(self.seat).space, throw_range(game, self.seat)) & board.land_mask
        return ask(self.seat, "choice", [*map(SPACE, board.names(mask))])

    @step("ST-7.10", "A bolt flies there, the token follows it; enemies close by look")
    def throw(self, game: StalkerGame) -> Flow:
        space = space_in(game, self.choice)
        spend_bolts(game, self.seat, told=True)
        game.emit(events.DecoyThrown(self.seat, game.address(space)))
        place(game, self.seat, game.config.decoy_side, space)
        around = game.board.within("open", space, 1)
        self.near = tuple(foe.id for foe in game.state.enemies.values() if around >> foe.space & 1)
        if not self.near:
            return finish()
        return call(DrawActivation(game.config.decoy_side, self.near, zone=False, section="low"))

    @step("ST-7.10", "Each token that one of them sees moves 1 space toward its owner")
    def look(self, game: StalkerGame) -> Flow:
        return call(PullAttention(1, self.near))


class BoltsAndNuts(Procedure):
    """ST-7.11 Bolts & Nuts"""

    seat: Seat
    choice: str = ""

    @step("ST-7.11", "Choose an uncovered anomaly symbol within range 3", offers=(SPOT,))
    def choose(self, game: StalkerGame) -> Flow:
        return ask(self.seat, "choice", bolt_spots(game, self.seat))

    @step("ST-7.11", "A bolt covers it until the discard step")
    def throw(self, game: StalkerGame) -> Flow:
        spend_bolts(game, self.seat, told=True)
        throw_bolt(game, self.seat, self.choice)
        return None


class LeadToken(Procedure):
    """ST-7.12 Lead stalker token"""

    seat: Seat
    gain: str

    @step("ST-7.12", "Turn the token over, hand it on; heal 2 HP or gain 1 focus")
    def use(self, game: StalkerGame) -> Flow:
        to = game.next_clockwise(self.seat)
        game.set(lead=to, lead_used=True)
        game.emit(events.LeadPassed(self.seat, to))
        if self.gain == "heal":
            heal(game, self.seat, 2)
        else:
            who = STALKERS[self.seat]
            gain_token(game, who, "focus", by=who)
        return None


class StandUp(Procedure):
    """ST-7.14 Stand up"""

    seat: Seat

    @step("ST-7.14", "Discard your own pinned token")
    def stand_up(self, game: StalkerGame) -> Flow:
        game.emit(events.StoodUp(self.seat))
        lose_status(game, STALKERS[self.seat], "pinned", told=True)
        return None


class SwapWeapon(Procedure):
    """SC-1.8 Exchange the equipped weapon with one in the backpack"""

    seat: Seat
    card: ItemId

    @step("SC-1.8", "Once per turn; the other weapon may bring more along than there is room for (ST-10.10)")
    def swap(self, game: StalkerGame) -> Flow:
        game.use_up(self.seat, "turn", "swap", "swap")
        equip(game, self.card)
        return call(Overflow(self.seat))


DEEDS: dict[Verb, Callable[..., Procedure]] = {
    PREPARE: Prepare,
    RELOAD: Reload,
    PICK_UP: lambda seat, what, anomaly, symbol: PickUp(seat, what, anomaly=anomaly, symbol=symbol),
    DECOY: Decoy,
    BOLT: BoltsAndNuts,
    KNIFE: KnifeAttack,
    STAND_UP: StandUp,
    LEAD: LeadToken,
    SWAP: SwapWeapon,
    ATTACK: WeaponAttackRun,
    USE: UseCard,
    ON_CARD: TakeMissionAction,
}
"""What the options of a turn do, beside walking."""
