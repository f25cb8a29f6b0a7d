"""Ops of mission cards: environment cards, markers, time, endings (ST-5, SM-5.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from cordon.games.stalker.ops.base import OpBase, WhoOp
from cordon.games.stalker.ops.selecting import Where
from cordon.games.stalker.rules.environment import (
    FlipCard,
    add_cubes,
    discard_card,
    lay_card,
    take_finding,
)
from cordon.games.stalker.rules.event_deck import (
    TakeEvent,
    add_event,
    add_random_events,
    bring_up_event,
    end_mission,
    remove_event,
)
from cordon.games.stalker.rules.mission_cards import LookAtCard, keep_one, remove_site
from cordon.games.stalker.rules.placing import Flood, remove_enemy
from cordon.games.stalker.rules.tokens import put_marker
from cordon.games.stalker.terms import Entity, Side
from cordon.kernel.frames import Flow, call

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame
    from cordon.games.stalker.rules.script import Script


class Flip(OpBase, frozen=True, tag="flip"):
    """Turn an environment card over (ST-5.4); this one unless named. ``to``: the side that comes up."""

    card: str = ""
    to: str = ""
    quiet: bool = False
    """Without what its new side does when it comes up."""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        card = game.environment_card(self.card or script.source)
        return call(FlipCard(card.id, script.owner, self.to, self.quiet)) if card is not None else None


class DiscardCard(OpBase, frozen=True, tag="discard_card"):
    """Back to the mission box (ST-5.5); this one unless named."""

    card: str = ""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        card = game.environment_card(self.card or script.source)
        if card is not None:
            discard_card(game, card)
        return None


class TakeCard(WhoOp, frozen=True, tag="take_card"):
    """Take a card from the deck, the map or the ground: a finding is held, others are resolved (ST-5.3).

    Of several cards with this number one is taken at random.
    """

    card: str

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return take_finding(game, self.card, who)


class LayCard(OpBase, frozen=True, tag="lay_card"):
    """Put a card from the deck on a space; a finding lies there to be taken."""

    card: str
    place: Where

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        card = game.environment_card(self.card)
        if card is not None:
            lay_card(game, card, game.where(self.place, script, script.owner))
        return None


class AddCubes(OpBase, frozen=True, tag="add_cubes"):
    """Cubes on a card as a counter; enough of them flip it at once (SM-5.9d). ``stars``: as many as were rolled."""

    n: int = 1
    card: str = ""
    stars: bool = False

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        card = game.environment_card(self.card or script.source)
        if card is None:
            return None
        return add_cubes(game, card, script.stars if self.stars else self.n, script.owner)


class MarkCarrier(WhoOp, frozen=True, tag="mark_carrier"):
    """This enemy carries a finding: when it dies, the card lies on its space."""

    card: str

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        game.update(game.state.enemies[who], carries=self.card)
        return None


class RemoveCarrier(OpBase, frozen=True, tag="remove_carrier"):
    """The enemy on self's space that carries this leaves the map."""

    card: str

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        here = game.space_of(script.owner)
        for enemy in list(game.state.enemies.values()):
            if enemy.carries == self.card and enemy.space == here:
                remove_enemy(game, enemy.id)
        return None


class KeepOne(OpBase, frozen=True, tag="keep_one"):
    """One card of this number is shown and stays in the deck; the others go back to the box."""

    card: str

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        keep_one(game, self.card)
        return None


class RemoveSite(OpBase, frozen=True, tag="remove_site"):
    """One card of this number that is not of this version leaves the map, at random."""

    card: str
    spare: str

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        remove_site(game, self.card, self.spare)
        return None


class LookAtBack(WhoOp, frozen=True, tag="look_at_back"):
    """Look at the back of one card of this number on the map, leave it as it lies."""

    card: str

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(LookAtCard(game.seat_of(who), self.card))


class Remember(OpBase, frozen=True, tag="remember"):
    """The campaign remembers a choice (SM-5.5)."""

    flag: str
    value: str

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        game.remember(self.flag, self.value)
        return None


class Marker(OpBase, frozen=True, tag="marker"):
    """A neutral attention marker (SM-5.9e), until the end of the round unless it stays."""

    side: Side
    place: Where
    stays: bool = False

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        put_marker(game, self.side, game.where(self.place, script, script.owner), self.stays)
        return None


class RandomEvents(OpBase, frozen=True, tag="random_events"):
    """Put ``a - N`` random events on top of the event deck (SM-5.9j), and never fewer than ``least``."""

    a: int
    least: int = 0

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        add_random_events(game, max(self.least, self.a - game.state.seats))
        return None


class AddEvent(OpBase, frozen=True, tag="add_event"):
    """Put a random event of the mission's own, which was in the box, on top of the event deck (ST-16.5)."""

    event: str

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        add_event(game, self.event)
        return None


class BringUpEvent(OpBase, frozen=True, tag="bring_up_event"):
    """Put a mission event that is still in the event deck on top of it: what is done now is answered next round."""

    event: str

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        bring_up_event(game, self.event)
        return None


class TakeEventOp(OpBase, frozen=True, tag="take_event"):
    """Take a mission event from the deck and resolve it (ST-5.15)."""

    event: str

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(TakeEvent(self.event))


class RemoveEvent(OpBase, frozen=True, tag="remove_event"):
    """Take a mission event out of the deck."""

    event: str

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        remove_event(game, self.event)
        return None


class EndMission(OpBase, frozen=True, tag="end_mission"):
    """The mission is over (ST-1.7)."""

    result: Literal["victory", "defeat"]
    cause: str = ""

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return end_mission(game, self.result, self.cause or script.source)


class RemoveEnemies(WhoOp, frozen=True, tag="remove_enemies"):
    """Off the map, back to its pool; ``forever``: the pool is emptied too."""

    forever: bool = False

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        remove_enemy(game, who, self.forever)
        return None


class EmptyPool(OpBase, frozen=True, tag="empty_pool"):
    """No more of these will come."""

    kind: str

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        game.empty_pool(self.kind)
        return None


class FloodOp(OpBase, frozen=True, tag="flood"):
    """The next of these groups of spaces becomes water; stalkers there lose HP and go to the closest land (B3-06b)."""

    groups: tuple[tuple[str, ...], ...]
    lose: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        return call(Flood(self.groups, self.lose))


class RemoveAnomaly(OpBase, frozen=True, tag="remove_anomaly"):
    """An anomaly of this card or type is gone."""

    kind: str

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        game.remove_anomaly(self.kind)
        return None


class Heat(OpBase, frozen=True, tag="heat"):
    """A space has another radiation value in this mission."""

    space: str
    rad: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        game.set(hot={**game.state.hot, game.board.index[self.space]: self.rad})
        return None


class SlowMovement(OpBase, frozen=True, tag="slow_movement"):
    """Until the end every stalker moves at most n spaces with Movement."""

    n: int

    def perform(self, game: StalkerGame, script: Script, who: Entity) -> Flow:
        game.set(slowed=self.n)
        return None
