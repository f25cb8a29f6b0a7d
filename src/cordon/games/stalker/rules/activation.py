"""ST-13.22 to ST-13.26: enemy activation cards, and the group effects on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules.closeness import cost_to
from cordon.games.stalker.rules.enemy_rules import begin_point
from cordon.games.stalker.rules.health import Damage
from cordon.games.stalker.rules.status import gain_token
from cordon.games.stalker.rules.strikes import Strike
from cordon.games.stalker.rules.ties import decide, far_first
from cordon.games.stalker.state import Enemy
from cordon.games.stalker.terms import STALKERS, EnemyKey, Entity, Side
from cordon.games.stalker.verbs import WHO
from cordon.kernel.frames import Flow, Procedure, call, finish, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


class ActivateEnemies(Procedure):
    """ST-6.12 Enemies & zone phase, step 1: enemy activation"""

    @step("ST-13.22", "A HIGH card if a HIGH token is on the map, otherwise a LOW card")
    def draw(self, game: StalkerGame) -> Flow:
        deck = wanted_deck(game)
        if deck == "high":
            game.count("losses", "alarms")
        return call(DrawActivation(deck, None, zone=True))


def wanted_deck(game: StalkerGame) -> Side:
    """Which card is drawn (ST-13.22, ST-5.21d)."""
    return "high" if game.attention_spaces("high") else "low"


class DrawActivation(Procedure):
    """ST-13.22 Draw an activation card and resolve it"""

    deck: Side
    only: tuple[Entity, ...] | None
    """Only for these enemies (ST-7.10c, ST-5.21d)."""
    zone: bool
    """With the part for the enemies & zone phase."""
    section: str = ""
    """The section of a LOW card; the one that fits the map unless given (ST-13.24)."""
    card: str = ""
    points: tuple[str, ...] = ()

    @step("ST-13.22", "Draw; an empty deck is shuffled anew")
    def draw(self, game: StalkerGame) -> Flow:
        card = game.draw(self.deck)
        if card is None:
            return finish()
        self.card = card
        game.emit(events.ActivationDrawn(self.deck, card))
        self.points = tuple(
            path
            for path in points_of(game, self.deck, self.card, self.zone, self.section)
            if game.content.scripts[path]
        )
        return None

    @step("ST-13.23", "Each point completely before the next; pinned enemies are skipped (ST-12.4)", then="resolve")
    def resolve(self, game: StalkerGame) -> Flow:
        if not self.points:
            game.put_away(self.deck, self.card)
            return finish()
        path, self.points = self.points[0], self.points[1:]
        if not any(op.tells for op in game.content.scripts[path]):
            begin_point(game, path, "", "")  # for everybody at once
        able = tuple(
            enemy.id
            for enemy in game.state.enemies.values()
            if not enemy.pinned and (self.only is None or enemy.id in self.only)
        )
        return call(game.script(path, STALKERS[game.state.lead], self.card, only=able))


def points_of(game: StalkerGame, deck: Side, name: str, zone: bool, section: str = "") -> list[str]:
    """The points from top to bottom; the section is chosen now and not looked at again (ST-13.24)."""
    if deck == "high":
        points = game.content.high[name].points
        found = [f"high/{name}/{i}" for i in range(len(points))]
        return [*found, f"high/{name}/zone"] if zone else found
    card = game.content.low[name]
    section = section or ("low" if game.attention_spaces() else "none")
    here = card.low if section == "low" else card.none
    found = [f"low/{name}/{section}/{i}" for i in range(len(here))]
    return [*found, *(f"low/{name}/always/{i}" for i in range(len(card.always)))]


class Rouse(Procedure):
    """ST-5.21 No standee is left: an activation card for the one of these enemies that is closest to a space"""

    enemies: tuple[Entity, ...]
    space: int
    kind: EnemyKey = ""
    """Of which no standee is left."""
    choice: str = ""

    @step("ST-5.21", "The closest; ties: the lead stalker decides", offers=(WHO,))
    def choose(self, game: StalkerGame) -> Flow:
        costs = {enemy: cost_to(game, enemy, self.space) for enemy in self.enemies}
        best = min(costs.values(), default=None)
        closest = far_first(game, sorted(enemy for enemy in self.enemies if costs[enemy] == best), game.space_of)
        return decide(game, self, "choice", [*map(WHO, closest)]) if closest else finish()

    @step("ST-5.21", "Only for this one, without the part for the enemies & zone phase")
    def activate(self, game: StalkerGame) -> Flow:
        enemy = WHO.read(self.choice)
        game.emit(events.PoolEmpty(self.kind, enemy))
        return call(DrawActivation(wanted_deck(game), (enemy,), zone=False))


# --- named group effects (ST-13.26) -----------------------------------------------------------------------------------


def able_humans(game: StalkerGame) -> list[Enemy]:
    """Human enemies that are not pinned: a pinned one is skipped by activation cards (ST-12.4)."""
    kinds = game.content.enemies
    return [enemy for enemy in game.state.enemies.values() if "human" in kinds[enemy.kind].types and not enemy.pinned]


def throwers(game: StalkerGame) -> dict[int, Entity]:
    """The spaces with HIGH that get a grenade: no human enemy on them, one at range 1 or 2; and who throws."""
    taken = {enemy.space for enemy in game.state.enemies.values() if "human" in game.content.enemies[enemy.kind].types}
    found: dict[int, Entity] = {}
    for space in sorted(set(game.attention_spaces("high")) - taken):
        near = [(game.range_to(enemy.id, space), enemy.id) for enemy in able_humans(game)]
        reach, enemy = min(near, default=(0, ""))
        if 1 <= reach <= 2:
            found[space] = enemy
    return found


class Grenades(Procedure):
    """ST-13.26 Grenades on HIGH spaces near humans"""

    n: int
    path: str = ""
    spaces: tuple[tuple[int, Entity], ...] = ()
    by: Entity = ""
    todo: tuple[Entity, ...] = ()

    @step("ST-13.26", "Which spaces")
    def begin(self, game: StalkerGame) -> Flow:
        self.spaces = tuple(throwers(game).items())
        return None

    @step("ST-13.26", "Stalkers suffer damage, enemies are struck", then="blow_up")
    def blow_up(self, game: StalkerGame) -> Flow:
        if not self.todo:
            if not self.spaces:
                return finish()
            (space, self.by), self.spaces = self.spaces[0], self.spaces[1:]
            begin_point(game, self.path, self.by, "grenade", game.address(space))
            self.todo = tuple(who for who in game.occupants(space) if who not in game.state.companions)
            if game.state.tokens:
                game.blow_open(space)
            if not self.todo:
                game.emit(events.GrenadeMissed(game.address(space)))
            return None
        who, self.todo = self.todo[0], self.todo[1:]
        if game.is_stalker(who):
            return call(Damage(game.seat_of(who), self.n, self.by))
        return call(Strike(who, self.n, self.by, self.by, blast=True)) if who in game.state.enemies else None


def suppress(game: StalkerGame, n: int) -> None:
    """Each stalker in range and sight of at least n human enemies gains pinned."""
    humans = able_humans(game)
    for seat in game.order():
        who = STALKERS[seat]
        shooters = [
            enemy.id
            for enemy in humans
            if game.has_sight(enemy.id, who) and game.range_between(enemy.id, who) <= game.attack_reach(enemy.id)
        ]
        if len(shooters) >= n:
            gain_token(game, who, "pinned", by=shooters[0])


def expose(game: StalkerGame, who: Entity) -> None:
    """An enemy that a stalker sees gains exposed."""
    if any(game.has_sight(STALKERS[seat], who) for seat in game.order()):
        gain_token(game, who, "exposed")
