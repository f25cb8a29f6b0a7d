"""ST-11.14 to ST-11.21: wounds of enemies, their eHP, and their death."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules.enemy_rules import enemy_rules
from cordon.games.stalker.rules.environment import on_enemy_dies
from cordon.games.stalker.rules.leaving import back_to_pool
from cordon.games.stalker.rules.pushing import PushAlong
from cordon.games.stalker.rules.status import gain_token, lose_status
from cordon.games.stalker.rules.tokens import put_loot
from cordon.games.stalker.state import Enemy
from cordon.games.stalker.terms import Entity, Severity
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.triggers import window

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


class Outcome(IntEnum):
    """The six outcomes on wound cards (ST-11.15)."""

    EXPOSED = 1
    EXPOSED_AND_PINNED = 2
    PINNED_OR_PUSHED = 3
    LOSS = 4
    LOSS_IF_EXPOSED = 5
    LOSS_AND_SHUFFLE = 6


EXPOSED_LOSS = 2
"""What a heavy wound costs an exposed enemy (ST-11.18)."""


class Wound(Procedure):
    """ST-11.14 A light or heavy wound"""

    enemy: Entity
    severity: Severity
    attacker: Entity = ""
    source: str = ""
    upgraded: bool = False
    outcome: int = 0
    renewed: bool = False
    """The wound itself brings an exposed token: that one stays (ST-11.18)."""

    @step("ST-11.18", "An exposed enemy: heavy is 2 eHP without a card, light becomes heavy")
    def begin(self, game: StalkerGame) -> Flow:
        enemy = game.update(game.state.enemies[self.enemy], hurt=True)
        if not enemy.exposed:
            return None
        if self.severity == "heavy":
            lose_status(game, self.enemy, "exposed")
            return goto(Wound.lose_two)
        self.upgraded, self.severity = True, "heavy"
        return None

    @step("ST-11.14", "Draw the top wound card; an empty deck is shuffled anew (ST-11.19)")
    def draw(self, game: StalkerGame) -> Flow:
        drawn = game.draw("wound")
        if drawn is None:
            return finish()
        card = game.content.wounds[drawn]
        self.outcome = card.heavy if self.severity == "heavy" else card.light
        game.emit(events.WoundDrawn(self.enemy, self.severity, self.outcome, self.upgraded))
        game.put_away("wound", drawn)
        return None

    @step("ST-11.15", "Its outcome")
    def resolve(self, game: StalkerGame) -> Flow:
        enemy = game.state.enemies[self.enemy]
        match self.outcome:
            case Outcome.EXPOSED | Outcome.EXPOSED_AND_PINNED:
                self.renewed = game.supply("exposed") > 0
                gain_token(game, self.enemy, "exposed", by=self.attacker)
                if self.outcome == Outcome.EXPOSED_AND_PINNED:
                    gain_token(game, self.enemy, "pinned", by=self.attacker)
            case Outcome.PINNED_OR_PUSHED if enemy.pinned:
                return self._push(game)
            case Outcome.PINNED_OR_PUSHED:
                gain_token(game, self.enemy, "pinned", by=self.attacker)
            case Outcome.LOSS_IF_EXPOSED if not enemy.exposed:
                gain_token(game, self.enemy, "exposed", by=self.attacker)
            case _:
                return call(LoseEhp(self.enemy, 1, self.attacker))
        return None

    def _push(self, game: StalkerGame) -> Flow:
        """Away from whoever attacked; without an attacker it stays (ST-11.17)."""
        at = game.space_of(self.attacker) if self.attacker else -1
        return call(PushAlong(self.enemy, 1, at, by=self.attacker)) if at >= 0 else None

    @step("ST-11.15", "Outcome 6: all wound cards are shuffled into a fresh deck")
    def shuffle(self, game: StalkerGame) -> Flow:
        if self.outcome == Outcome.LOSS_AND_SHUFFLE:
            pile = game.pile("wound")
            game.update(pile, draw=game.shuffle("wound", (*pile.draw, *pile.discard)), discard=())
        return None

    @step("ST-11.18", "After an upgraded wound one exposed token is discarded, a new one stays")
    def discard(self, game: StalkerGame) -> Flow:
        if self.upgraded and not self.renewed and self.enemy in game.state.enemies:
            lose_status(game, self.enemy, "exposed")
        return finish()

    @step("ST-11.18", "A heavy wound of an exposed enemy")
    def lose_two(self, game: StalkerGame) -> Flow:
        return call(LoseEhp(self.enemy, EXPOSED_LOSS, self.attacker))


class LoseEhp(Procedure):
    """ST-11.20 An enemy loses eHP"""

    enemy: Entity
    n: int
    by: Entity = ""

    @step("ST-11.20", "Each standee counts for itself; none left: it dies (ST-11.21)")
    def lose(self, game: StalkerGame) -> Flow:
        enemy = game.state.enemies[self.enemy]
        left = max(0, game.kind_of(self.enemy).ehp - enemy.lost - self.n)
        game.update(enemy, lost=enemy.lost + self.n, hurt=True)
        game.emit(events.EhpLost(self.enemy, self.n, left))
        return None if left else call(KillEnemy(self.enemy, self.by))


def regain_ehp(game: StalkerGame, enemy: Entity, n: int) -> None:
    """An enemy regains eHP, not above the printed value."""
    record = game.state.enemies.get(enemy)
    n = min(n, record.lost) if record is not None else 0
    if record is not None and n:
        game.update(record, lost=record.lost - n)
        game.emit(events.EhpRegained(enemy, n))


class KillEnemy(Procedure):
    """ST-11.21 Death of an enemy"""

    enemy: Entity
    by: Entity = ""
    was: Enemy | None = None

    @step("ST-11.21", "The standee goes back to its pool, a human leaves 1 loot")
    def die(self, game: StalkerGame) -> Flow:
        self.was = enemy = game.state.enemies[self.enemy]
        back_to_pool(game, enemy)
        game.emit(events.EnemyDied(enemy.id, enemy.kind, game.address(enemy.space), self.by))
        game.count("losses", "killed")
        if game.is_stalker(self.by) or self.by in game.state.companions:
            game.set(killed={**game.state.killed, enemy.kind: game.state.killed.get(enemy.kind, 0) + 1})
        if game.is_stalker(self.by):
            game.count("felled", game.seat_of(self.by))
        if "human" in game.content.enemies[enemy.kind].types:
            put_loot(game, enemy.space)
        return None

    @step("SC-1.6", "What its card does when it dies")
    def answer(self, game: StalkerGame) -> Flow:
        assert self.was is not None
        return enemy_rules(game, self.enemy, self.was.kind, "death", self.was.space)

    @step("ST-5.8", "What environment cards do when it dies")
    def trigger(self, game: StalkerGame) -> Flow:
        assert self.was is not None
        return on_enemy_dies(game, self.was, self.by)

    @step("SC-1.6", "Who killed it may answer")
    def cheer(self, game: StalkerGame) -> Flow:
        return window(game, "kill", game.seat_of(self.by), self.enemy) if game.is_stalker(self.by) else None
