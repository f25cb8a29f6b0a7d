"""ST-8: attention."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.rules.ties import decide, far_spaces_first
from cordon.games.stalker.terms import STALKERS, Entity, Side
from cordon.games.stalker.verbs import SPACE, named_spaces, space_in
from cordon.kernel.decisions import Facts, Seat
from cordon.kernel.frames import Flow, Procedure, finish, step

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


def notice(game: StalkerGame) -> None:
    """Every stalker whom an enemy sees puts the token, HIGH side, on the own space (ST-8.4). A stalker in the middle of
    a movement without attention is left out (ST-7.4)."""
    watched, state = game.watched(), game.state
    for stalker in state.stalkers.values():
        space = stalker.space
        if space < 0 or not watched >> space & 1 or stalker.seat == state.walking:
            continue
        if stalker.attention != "high" or stalker.noticed != space:
            put_high(game, stalker.seat, space)


def put_high(game: StalkerGame, seat: Seat, space: int) -> None:
    """The token, HIGH side, on a space, whatever was before."""
    game.update(game.stalker(seat), attention="high", noticed=space)
    game.emit(events.AttentionPlaced(seat, "high", game.address(space)))
    stir(game, space)


def stir(game: StalkerGame, space: int) -> None:
    """A token has come to lie on a space: a card may have waited for that (SV-13.7)."""
    if game.in_use().listen:
        game.set(stirred=game.state.stirred | 1 << space)


def place(game: StalkerGame, seat: Seat, side: Side, space: int) -> None:
    """Place the token LOW (ST-8.5) or HIGH (ST-8.6)."""
    stalker = game.stalker(seat)
    seen = bool(game.watched() >> stalker.space & 1)
    if side == "high":
        where = stalker.space if seen else space
        if stalker.attention != "high" or stalker.noticed != where:
            put_high(game, seat, where)
    elif stalker.attention != "high" and not seen and stalker.noticed != space:
        game.update(stalker, attention="low", noticed=space)
        game.emit(events.AttentionPlaced(seat, "low", game.address(space)))
        stir(game, space)


def reduce(game: StalkerGame, seat: Seat) -> None:
    """HIGH becomes LOW, LOW returns to the PDA; not while seen (ST-8.7)."""
    stalker = game.stalker(seat)
    if not stalker.attention or game.watched() >> stalker.space & 1:
        return
    if stalker.attention == "high":
        game.update(stalker, attention="low")
        game.emit(events.AttentionReduced(seat, "low"))
    else:
        game.update(stalker, attention="", noticed=-1)
        game.emit(events.AttentionReduced(seat, ""))


def move_token(game: StalkerGame, seat: Seat, space: int) -> None:
    """Move the token without turning it; a seen stalker's stays (ST-8.3)."""
    stalker = game.stalker(seat)
    if stalker.attention and stalker.noticed != space and not game.watched() >> stalker.space & 1:
        game.update(stalker, noticed=space)
        game.emit(events.AttentionMoved(seat, game.address(space)))
        stir(game, space)


def drawn(game: StalkerGame, enemies: tuple[Entity, ...] | None) -> tuple[Seat, ...]:
    """Whose tokens lie in the line of sight of one of these enemies (``None``: of any) and away from their owners."""
    if enemies is None:
        watched = game.watched()
    else:
        watched = 0
        for enemy in enemies:
            if enemy in game.state.enemies:
                watched |= game.sight_of(enemy)
    away = [game.stalker(seat) for seat in game.order()]
    return tuple([s.seat for s in away if s.attention and s.noticed != s.space and watched >> s.noticed & 1])


def on_the_way(game: StalkerGame, seat: Seat, n: int) -> list[int]:
    """Where a token may come that moves n spaces toward its owner, along one of the owner's shortest routes."""
    stalker = game.stalker(seat)
    routes = game.board.routes(game.walk_of(STALKERS[seat]), stalker.noticed, 0, 0)
    ends = dict.fromkeys(route[min(n, len(route)) - 1] for route in routes.all(stalker.space) if route)
    return list(ends) or [stalker.noticed]


class PullFacts(Facts, frozen=True):
    """Whose token moves."""

    seat: Seat


class PullAttention(Procedure):
    """ST-8.8 Tokens in enemies' line of sight move toward their owners, each at most once"""

    n: int
    enemies: tuple[Entity, ...] | None = None
    """Those that look; ``None``: all of them."""
    todo: tuple[Seat, ...] = ()
    choice: str = ""

    def facts(self, game: StalkerGame) -> PullFacts:
        return PullFacts(self.todo[0])

    @step("ST-8.8", "Which tokens")
    def begin(self, game: StalkerGame) -> Flow:
        self.todo = drawn(game, self.enemies)
        return None

    @step("ST-8.8", "Along the owner's shortest route; of several the lead stalker decides (ST-4.25)", offers=(SPACE,))
    def choose(self, game: StalkerGame) -> Flow:
        if not self.todo:
            return finish()
        ends = on_the_way(game, self.todo[0], self.n)
        options = named_spaces(game, far_spaces_first(game, ends))
        return decide(game, self, "choice", options, who=STALKERS[self.todo[0]])

    @step("ST-8.8", "So many spaces; the next token", then="choose")
    def move(self, game: StalkerGame) -> Flow:
        seat, self.todo = self.todo[0], self.todo[1:]
        move_token(game, seat, space_in(game, self.choice))
        return None
