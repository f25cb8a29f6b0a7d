"""SC-15.2: companions – their own turn, fetching, and what they stand."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec.structs import replace

from cordon.games.stalker import events
from cordon.games.stalker.ops.conditions import all_hold
from cordon.games.stalker.ops.selecting import CardContext
from cordon.games.stalker.rules.anomalies import roll_for
from cordon.games.stalker.rules.closeness import closest_free
from cordon.games.stalker.rules.dice import roll_gear
from cordon.games.stalker.rules.leaving import flee
from cordon.games.stalker.rules.script import can_pay, why_in_vain
from cordon.games.stalker.rules.tokens import gain_loot, take_loot
from cordon.games.stalker.state import CompanionFigure
from cordon.games.stalker.terms import Entity, companion
from cordon.games.stalker.verbs import SPACE, STAY, named_spaces, space_in
from cordon.kernel.decisions import Facts, Seat, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.cards import Companion, On
    from cordon.games.stalker.game import StalkerGame


ACT = verb("act")
REST = verb("rest")


def join_team(game: StalkerGame, contact: str, owner: Seat) -> None:
    """A companion comes along and starts on its owner's space."""
    card = game.content.contacts[contact].companion
    assert card is not None
    space = closest_free(game, "barred", game.stalker(owner).space)[0]
    cubes = min(card.cubes, game.supply("cube"))
    game.add(CompanionFigure(companion(contact), contact, owner, space, cubes))


def companion_card(game: StalkerGame, companion: Entity) -> Companion:
    card = game.content.contacts[game.state.companions[companion].contact].companion
    assert card is not None
    return card


class HurtCompanion(Procedure):
    """SC-15.2 A companion is attacked; too much of it and it flees"""

    companion: Entity
    damage: int

    @step("SC-15.2", "Its defence against the damage")
    def defend(self, game: StalkerGame) -> Flow:
        card = companion_card(game, self.companion)
        if card.flees_at and self.damage > 0:
            stars = roll_gear(game, card.defence, self.companion, "defence")
            if self.damage - stars >= card.flees_at:
                flee(game, self.companion)
        return None


# --- moving -----------------------------------------------------------------------------------------------------------


def reach_of(game: StalkerGame, companion: Entity) -> dict[int, tuple[int, ...]]:
    """Where a companion can go with its MV, and on which way. An enemy on a space ends the movement; it may cross full
    spaces without enemies but not stop on one (ST-13.27)."""
    figure = game.state.companions[companion]
    foes, full = game.enemy_mask(), game.full_mask()
    routes = game.board.routes("barred", figure.space, foes & full, foes)
    most = companion_card(game, companion).mv
    found: dict[int, tuple[int, ...]] = {}
    for space in game.board.spaces(routes.reached & ~full & ~(1 << figure.space)):
        cost = routes.cost(space)
        if cost is not None and cost[0] <= most:
            found[space] = routes.route(space)
    return found


def walk(game: StalkerGame, companion: Entity, route: tuple[int, ...]) -> Flow:
    """A companion walks; it places no attention (ST-8.10), but anomalies notice it."""
    figure = game.state.companions[companion]
    if not route:
        return None
    for start, space in pairwise((figure.space, *route)):
        game.emit(events.Stepped(companion, game.address(space), game.address(start)))
    game.update(figure, space=route[-1])
    return roll_for(game, companion, (figure.space, *route))


class CompanionFacts(Facts, frozen=True):
    """Whose companion it is about."""

    companion: Entity


class CompanionActs(Procedure):
    """SC-1.6 After the second turn of its owner a companion may move, then it acts once"""

    seat: Seat
    todo: tuple[Entity, ...] = ()
    companion: Entity = ""
    path: str = ""
    choice: str = ""

    def facts(self, game: StalkerGame) -> CompanionFacts:
        return CompanionFacts(self.companion)

    @step("SC-15.2", "The companions of this stalker")
    def begin(self, game: StalkerGame) -> Flow:
        self.todo = tuple(each.id for each in game.state.companions.values() if each.owner == self.seat)
        return None

    @step("SC-15.2", "It may move up to its MV", offers=(STAY, SPACE))
    def choose_space(self, game: StalkerGame) -> Flow:
        if not self.todo:
            return finish()
        self.companion = self.todo[0]
        if self.companion not in game.state.companions:
            return goto(CompanionActs.go_on)
        spaces = reach_of(game, self.companion)
        return ask(self.seat, "choice", [STAY(), *named_spaces(game, spaces)])

    @step("SC-15.2", "It walks there")
    def move(self, game: StalkerGame) -> Flow:
        if self.choice in STAY:
            return None
        return walk(game, self.companion, reach_of(game, self.companion)[space_in(game, self.choice)])

    @step("ST-5.8", "What the end of a movement sets off")
    def settle(self, game: StalkerGame) -> Flow:
        return None if self.choice in STAY else game.move_ended(self.companion)

    def _rule(self, game: StalkerGame) -> tuple[str, On] | None:
        """What it can do now."""
        figure = game.state.companions.get(self.companion)
        if figure is None:
            return None
        about = CardContext(self.companion, self.companion)
        for path, rule in game.content.reactions.get((figure.contact, "companion.act"), ()):
            able = all_hold(game, about, rule.when) and can_pay(game, about, rule.pay, rule.do)
            if able and why_in_vain(game, about, rule.do) is None:
                return path, rule
        return None

    @step("SC-15.2", "Then it may act once", offers=(ACT, REST))
    def choose_act(self, game: StalkerGame) -> Flow:
        return ask(self.seat, "choice", [ACT(), REST()] if self._rule(game) is not None else [REST()])

    @step("SC-1.2", "Pay the cost in full")
    def pay(self, game: StalkerGame) -> Flow:
        found = self._rule(game)
        if self.choice in REST or found is None:
            return goto(CompanionActs.go_on)
        self.path, rule = found
        return call(game.script(f"{self.path}/pay", self.companion, self.companion)) if rule.pay else None

    @step("SC-15.2", "It acts")
    def act(self, game: StalkerGame) -> Flow:
        return call(game.script(self.path, self.companion, self.companion))

    @step("SC-15.2", "The next one", then="choose_space")
    def go_on(self, game: StalkerGame) -> Flow:
        self.todo = self.todo[1:]
        return None


# --- behind the door ``fetch`` (SC-1.10) ------------------------------------------------------------------------------


def loot_near(game: StalkerGame, companion: Entity) -> dict[int, tuple[int, ...]]:
    """The loot stacks within the MV of a companion, and the way there."""
    here = game.state.companions[companion].space
    ways: dict[int, tuple[int, ...]] = {here: (), **reach_of(game, companion)}
    return {space: way for space, way in ways.items() if game.ground(space).loot}


class Fetch(Procedure):
    """SC-1.10 A companion fetches a loot token"""

    companion: Entity
    choice: str = ""
    token: str = ""

    @step("SC-1.10", "A loot stack within its MV", offers=(SPACE,))
    def choose(self, game: StalkerGame) -> Flow:
        stacks = loot_near(game, self.companion)
        if not stacks:
            return finish()
        owner = game.state.companions[self.companion].owner
        return ask(owner, "choice", named_spaces(game, stacks))

    @step("SC-1.10", "It goes there")
    def go(self, game: StalkerGame) -> Flow:
        return walk(game, self.companion, loot_near(game, self.companion)[space_in(game, self.choice)])

    @step("SC-1.10", "It takes the top token and returns toward its owner as far as its MV allows")
    def bring(self, game: StalkerGame) -> Flow:
        figure = game.state.companions.get(self.companion)
        if figure is None:
            return finish()
        self.token = take_loot(game, figure.space)
        routes = game.board.routes("barred", figure.space, 0, game.enemy_mask())
        route = routes.route(game.stalker(figure.owner).space)[: companion_card(game, self.companion).mv]
        full = game.full_mask()
        while route and full >> route[-1] & 1:
            route = route[:-1]
        return walk(game, self.companion, route)

    @step("SC-1.10", "On the owner's space the owner resolves it, otherwise it is put down, face down")
    def drop(self, game: StalkerGame) -> Flow:
        figure = game.state.companions.get(self.companion)
        if figure is None:
            game.put_away("loot", self.token)
            return None
        if figure.space == game.stalker(figure.owner).space:
            return gain_loot(game, figure.owner, self.token)
        ground = game.ground(figure.space)
        game.put_ground(replace(ground, loot=(*ground.loot, self.token)))
        game.emit(events.LootPlaced(game.address(figure.space)))
        return None
