"""ST-19.13c: enemies of a type that was not in the mission."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker.rules.placing import PlaceEnemies
from cordon.games.stalker.state import EnemyCard
from cordon.games.stalker.terms import Category, Colour, EnemyKey, Entity, EnvironmentId, standee
from cordon.kernel.frames import Flow, Procedure, call, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

MARKERS: dict[Category, tuple[Colour, ...]] = {"horde": ("C3", "C4"), "elite": ("C2",), "boss": ("C1",)}
"""The markers that enemies of a category may get."""


def is_left(game: StalkerGame, kind: EnemyKey) -> bool:
    """Whether a standee of an enemy can come onto the map, whether its type is in the mission or not."""
    card = game.state.enemy_cards.get(kind)
    return bool(card.pool) if card is not None else _standees_left(game, kind) > 0


def join_fray(game: StalkerGame, kind: EnemyKey) -> EnemyCard:
    """The card of an enemy, brought into the mission if it was not there: mutants are allied with mutants and hostile
    to humans, and vice versa; without a free marker it has none."""
    cards, known = game.state.enemy_cards, game.content.enemies
    if kind not in cards:
        standees = tuple(standee(kind, number) for number in range(1, _standees_left(game, kind) + 1))
        teams = {"human" in known[other.kind].types: other.team for other in cards.values()}
        team = teams.get("human" in known[kind].types, 1 + max(teams.values(), default=0))
        taken = {other.colour for other in cards.values()}
        free: list[Colour] = [marker for marker in MARKERS[known[kind].category] if marker not in taken]
        game.add(EnemyCard(kind, free[0] if free else "", team, standees))
    return cards[kind]


def _standees_left(game: StalkerGame, kind: EnemyKey) -> int:
    """Cards that show the same figure share its standees (ST-2.3)."""
    state, known = game.state, game.content.enemies
    figure = known[kind].standee
    same = [card for card in state.enemy_cards.values() if known[card.kind].standee == figure]
    used = sum(len(card.pool) for card in same)
    used += sum(enemy.kind in {card.kind for card in same} for enemy in state.enemies.values())
    return max(0, known[kind].standees - used)


class Newcomer(Procedure):
    """ST-19.13 One enemy of a type that may be new comes onto the map"""

    kind: EnemyKey
    space: int
    owner: Entity
    source: EnvironmentId
    who: Entity = ""

    @step("ST-19.13", "A standee, facing the stalker who caused it")
    def come(self, game: StalkerGame) -> Flow:
        self.who = join_fray(game, self.kind).pool[0]
        return call(PlaceEnemies(self.kind, self.space, 1, "you", self.owner))

    @step("SV-13.7", "The card that woke it may wait for its death")
    def mark(self, game: StalkerGame) -> Flow:
        enemy, card = game.state.enemies.get(self.who), game.state.environment.get(self.source)
        if enemy is not None and card is not None:
            game.update(enemy, carries=card.number)
        return None
