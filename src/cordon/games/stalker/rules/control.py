"""SC-11: control cards of the Controller."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules.attack import ATTACK, is_accurate, max_range, shooting
from cordon.games.stalker.rules.attention import place
from cordon.games.stalker.rules.context import Rolling
from cordon.games.stalker.rules.dice import roll_dice
from cordon.games.stalker.rules.equipment import set_ammo
from cordon.games.stalker.rules.strikes import Strike
from cordon.games.stalker.state import Card, RollState
from cordon.games.stalker.terms import STALKERS, ControlKey, Entity
from cordon.games.stalker.verbs import TARGET
from cordon.kernel.decisions import Facts, Seat, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.triggers import window
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.cards import WeaponAttack
    from cordon.games.stalker.game import StalkerGame


RESIST = verb("resist")
YIELDS = verb("yields")


class ControlFacts(Facts, frozen=True):
    """The card, and who made the stalker draw it."""

    card: ControlKey
    attacker: Entity


class DrawControl(Procedure):
    """SC-11.1 Draw and resolve a control card"""

    seat: Seat
    attacker: Entity = ""
    card: ControlKey = ""
    choice: str = ""
    cancelled: bool = False

    def facts(self, game: StalkerGame) -> ControlFacts:
        return ControlFacts(self.card, self.attacker)

    @step("SC-11.1", "Draw a card; cards may answer")
    def draw(self, game: StalkerGame) -> Flow:
        card = game.draw("control")
        if card is None:
            return finish()
        self.card = card
        game.emit(events.ControlTaken(self.seat))
        game.emit(events.ControlDrawn(self.seat, card), audience=self.seat)
        return window(game, "control.drawn", self.seat)

    @step("SC-11.1", "The stalker chooses: resist, or yield", offers=(RESIST, YIELDS))
    def choose(self, game: StalkerGame) -> Flow:
        if self.cancelled:
            return goto(DrawControl.shuffle_back)
        return ask(self.seat, "choice", [RESIST(), YIELDS()])

    @step("SC-11.1", "The option takes effect")
    def resolve(self, game: StalkerGame) -> Flow:
        return call(game.script(f"control/{self.card}/{self.choice}", STALKERS[self.seat], self.card))

    @step("SC-11.1", "The card is shuffled back")
    def shuffle_back(self, game: StalkerGame) -> Flow:
        pile = game.pile("control")
        game.update(pile, draw=game.shuffle("control", (*pile.draw, *pile.discard, self.card)), discard=())
        return finish()


# --- behind the door ``traitor`` (SC-1.10) ----------------------------------------------------------------------------


def victims(game: StalkerGame, seat: Seat, weapon: Card) -> list[Seat]:
    """Other stalkers within the weapon's maximum range; nobody there: oneself."""
    who, reach = STALKERS[seat], max_range(game, seat, weapon.id)
    others = [other for other in game.order() if other != seat]
    return [other for other in others if game.range_between(who, STALKERS[other]) <= reach] or [seat]


def shots_at(game: StalkerGame, seat: Seat, weapon: Card, victim: Entity) -> list[WeaponAttack]:
    """The single shot, or where there is none the other attacks that can be paid and reach no nearer than they must."""
    at = game.range_between(STALKERS[seat], victim)
    attacks = [a for a in game.weapon_card(weapon.id).attacks if max(1, a.ammo) <= weapon.ammo and a.min_range <= at]
    return [a for a in attacks if a.type == "single"][:1] or attacks


class Traitor(Rolling):
    """SC-1.10 Paranoia: a stalker turns the own weapon on a stalker"""

    seat: Seat
    choice: str = ""
    attack: str = ""
    target: Entity = ""

    def _weapon(self, game: StalkerGame) -> Card | None:
        weapon = game.weapon_of(self.seat)
        return weapon if weapon is not None and weapon.ammo else None

    @step("SC-1.10", "Another stalker within the weapon's range; not enough ammo: nothing", offers=(TARGET,))
    def choose(self, game: StalkerGame) -> Flow:
        weapon = self._weapon(game)
        found = victims(game, self.seat, weapon) if weapon is not None else []
        targets = [STALKERS[victim] for victim in found]
        options = [TARGET(each) for each in targets if weapon and shots_at(game, self.seat, weapon, each)]
        return ask(self.seat, "choice", options) if options else finish()

    @step("SC-1.10", "The single shot; without one another attack of your choice", offers=(ATTACK,))
    def choose_attack(self, game: StalkerGame) -> Flow:
        self.target, weapon = TARGET.read(self.choice), self._weapon(game)
        assert weapon is not None
        attacks = shots_at(game, self.seat, weapon, self.target)
        return ask(self.seat, "attack", [ATTACK(attack.key) for attack in attacks])

    @step("SC-1.10", "Pay the ammo, place attention, roll; no mask effects")
    def shoot(self, game: StalkerGame) -> Flow:
        who, target, weapon = STALKERS[self.seat], self.target, self._weapon(game)
        assert weapon is not None
        key = ATTACK.read(self.attack)
        attack = next(a for a in game.weapon_card(weapon.id).attacks if a.key == key)
        ammo = max(1, attack.ammo)
        set_ammo(game, weapon, weapon.ammo - ammo, told=True)
        game.emit(events.AttackDeclared(self.seat, target, weapon.id, attack.key))
        place(game, self.seat, attack.attention, game.space_of(who))
        at = game.range_between(who, target)
        self.thrown = RollState(accurate=is_accurate(game, self.seat, weapon.id, at))
        roll_dice(game, who, "attack", shooting(game, self.seat, at), attack.gear)
        return None

    @step("SC-1.10", "1 star is 1 damage")
    def hit(self, game: StalkerGame) -> Flow:
        weapon = self._weapon(game) or game.weapon_of(self.seat)
        assert weapon is not None
        return call(Strike(self.target, self.used().total(), STALKERS[self.seat], weapon.id))
