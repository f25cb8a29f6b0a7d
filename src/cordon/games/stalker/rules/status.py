"""ST-12: status tokens, and the other tokens of the pockets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.terms import MAGAZINES, Entity, magazine_in, magazine_token
from cordon.games.stalker.verbs import MAGAZINE
from cordon.kernel.decisions import Seat, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


def gain_token(game: StalkerGame, who: Entity, token: str, n: int = 1, by: Entity = "") -> None:
    """Take tokens from the supply, as far as there are some and the limits of ST-12.1 allow."""
    if game.is_stalker(who):
        seat = game.seat_of(who)
        stalker = game.stalker(seat)
        if token == "bolt":
            n = min(n, game.supply("bolt"))
            if n:
                game.update(stalker, bolts=stalker.bolts + n)
                game.emit(events.TokensGained(seat, "bolt", n))
            return
        if token == "pinned" and by != who and game.has_flag(seat, "immune:pinned"):
            return
        if not getattr(stalker, token) and (token == "focus" or game.supply(token)):
            game.update(stalker, **{token: True})
            game.emit(events.StatusGained(who, token))
        return
    enemy = game.state.enemies.get(who)
    if enemy is not None and can_gain(game, who, token, by):
        game.update(enemy, **{token: True})
        game.emit(events.StatusGained(who, token))


def can_gain(game: StalkerGame, enemy: Entity, token: str, by: Entity = "") -> bool:
    """Whether a status would come to an enemy: not twice, not against its card, not without a token."""
    if token not in ("pinned", "exposed") or game.has_status(enemy, token):
        return False
    if token == "pinned" and by != enemy and game.enemy_has_flag(enemy, "immune:pinned"):
        return False
    return game.supply(token) > 0


def lose_status(game: StalkerGame, who: Entity, token: str, told: bool = False) -> bool:
    """Discard a status token if it is there; whether it was. ``told``: another event says what for."""
    if not game.has_status(who, token):
        return False
    record = game.state.enemies.get(who) or game.stalker_of(who)
    game.update(record, **{token: False})
    game.emit(events.StatusLost(who, token, told))
    return True


def spend_bolts(game: StalkerGame, seat: Seat, n: int = 1, told: bool = False) -> None:
    stalker = game.stalker(seat)
    game.update(stalker, bolts=stalker.bolts - n)
    game.emit(events.TokensSpent(seat, "bolt", n, told))


def magazines(game: StalkerGame, seat: Seat) -> dict[str, int]:
    """The magazines in the pockets, by type."""
    stalker = game.stalker(seat)
    return {kind: getattr(stalker, kind) for kind in MAGAZINES}


def spend_magazine(game: StalkerGame, seat: Seat, kind: str, told: bool = False) -> None:
    stalker = game.stalker(seat)
    game.update(stalker, **{kind: getattr(stalker, kind) - 1})
    game.emit(events.TokensSpent(seat, magazine_token(kind), 1, told))
    game.count("losses", "magazines")


def add_magazines(game: StalkerGame, seat: Seat, kind: str, n: int) -> None:
    token = magazine_token(kind)
    n = min(n, game.supply(token))
    if n:
        stalker = game.stalker(seat)
        game.update(stalker, **{kind: getattr(stalker, kind) + n})
        game.emit(events.TokensGained(seat, token, n))


def gain_magazine(game: StalkerGame, seat: Seat, kind: str, n: int) -> Flow:
    """Take magazines; of any type: the player chooses each."""
    if kind == "any":
        return call(ChooseMagazines(seat, n))
    add_magazines(game, seat, kind, n)
    return None


class ChooseMagazines(Procedure):
    """SC-1.3 Magazines of your choice"""

    seat: Seat
    n: int
    choice: str = ""

    @step("SC-1.3", "Choose a type", offers=(MAGAZINE,))
    def choose(self, game: StalkerGame) -> Flow:
        kinds = [kind for kind in MAGAZINES if game.supply(magazine_token(kind))]
        if not self.n or not kinds:
            return finish()
        return ask(self.seat, "choice", [MAGAZINE(kind) for kind in kinds])

    @step("SC-1.3", "Take it", then="choose")
    def take(self, game: StalkerGame) -> Flow:
        add_magazines(game, self.seat, MAGAZINE.read(self.choice), 1)
        self.n -= 1
        return None


class DiscardMagazines(Procedure):
    """ST-10.12 Discard magazines from the pockets"""

    seat: Seat
    n: int
    choice: str = ""

    @step("ST-10.12", "Choose one", offers=(MAGAZINE,))
    def choose(self, game: StalkerGame) -> Flow:
        kinds = [kind for kind, n in magazines(game, self.seat).items() if n]
        if not self.n or not kinds:
            return finish()
        return ask(self.seat, "choice", [MAGAZINE(kind) for kind in kinds])

    @step("ST-10.12", "It goes", then="choose")
    def spend(self, game: StalkerGame) -> Flow:
        spend_magazine(game, self.seat, MAGAZINE.read(self.choice))
        self.n -= 1
        return goto(DiscardMagazines.choose)


def has_tokens(game: StalkerGame, who: Entity, token: str, n: int) -> bool:
    """Whether somebody can give back so many."""
    companion = game.state.companions.get(who)
    if companion is not None:
        return token == "cube" and companion.cubes >= n
    if not game.is_stalker(who):
        return game.has_status(who, token)
    stalker = game.stalker_of(who)
    match token:
        case "bolt":
            return stalker.bolts >= n
        case "magazine.any":
            return sum(magazines(game, stalker.seat).values()) >= n
        case "cube":
            return sum(stalker.cubes) >= n
    kind = magazine_in(token)
    if kind:
        return bool(getattr(stalker, kind) >= n)
    return game.has_status(who, token)


def discard_token(game: StalkerGame, who: Entity, token: str, n: int = 1) -> Flow:
    """Give tokens back, as many as there are."""
    companion = game.state.companions.get(who)
    if companion is not None:
        game.update(companion, cubes=max(0, companion.cubes - n))
        return None
    if not game.is_stalker(who) or token in ("focus", "pinned", "exposed"):
        lose_status(game, who, token)
        return None
    stalker = game.stalker_of(who)
    if token == "bolt":
        if stalker.bolts:
            spend_bolts(game, stalker.seat, min(n, stalker.bolts))
    elif token == "magazine.any":
        return call(DiscardMagazines(stalker.seat, n))
    elif kind := magazine_in(token):
        for _ in range(min(n, getattr(stalker, kind))):
            spend_magazine(game, stalker.seat, kind)
    return None
