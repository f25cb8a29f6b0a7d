"""SV-1.5, SV-2, ST-19.18 to ST-19.21: the tokens of Zone Survival – laid, turned over, carried, taken off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.mapping.laying import opens_a_way, overlaps
from cordon.games.stalker.rules.environment import change_map
from cordon.games.stalker.state import ZoneToken
from cordon.games.stalker.survival.body import follow_token
from cordon.games.stalker.survival.places import edge_spaces
from cordon.games.stalker.survival.pockets import carried, is_light, room_for
from cordon.games.stalker.terms import TokenKey, make_token
from cordon.games.stalker.verbs import SPACE, named_spaces, space_in
from cordon.kernel.decisions import Facts, Seat, ask
from cordon.kernel.frames import Flow, Procedure, finish, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


TAKE_KIND = verb("take_token", token=TokenKey)
DROP_KIND = verb("drop_token", token=TokenKey)


def free_token(game: StalkerGame, kind: TokenKey) -> str:
    """One from the supply; empty: none is left (ST-19.3)."""
    printed, used = game.content.token_kinds[kind], game.state.tokens
    return next((id for n in range(1, printed.count + 1) if (id := make_token(kind, n)) not in used), "")


def put_token(game: StalkerGame, kind: TokenKey, space: int, faces: tuple[str, ...] = ()) -> ZoneToken | None:
    """A token on a space, face down where a card gives it a hidden face; one that is not there is not placed."""
    id = free_token(game, kind)
    if not id or space < 0:
        return None
    printed = game.content.token_kinds[kind].faces
    face = _hidden_face(game, kind, faces) if faces else printed[0] if printed else ""
    blood = 0
    if kind == "beacon":
        blood = game.scenario.tables["blood"][game.state.seats - 1] + game.scenario.on(game.state.map).blood
    token = ZoneToken(id, kind, space=space, face=face, up=not faces, blood=blood)
    game.add(token)
    game.emit(events.ZoneTokenPlaced(kind, game.address(space)))
    return token


def _hidden_face(game: StalkerGame, kind: TokenKey, faces: tuple[str, ...]) -> str:
    left = list(faces)
    for token in game.state.tokens.values():
        if token.kind == kind and token.face in left:
            left.remove(token.face)
    return left[game.roll(f"face:{kind}", len(left))[0]]


def put_on_edge(game: StalkerGame, kind: TokenKey, segment: str) -> None:
    """A token on a segment changes what the segment is (SV-1.10, ST-19.21)."""
    id = free_token(game, kind)
    if id and not any(token.edge == segment for token in game.state.tokens.values()):
        game.add(ZoneToken(id, kind, edge=segment, up=True))
        change_map(game)
        game.emit(events.ZoneTokenPlaced(kind, game.address(edge_spaces(game, segment)[0])))


def lay_piece(game: StalkerGame, kind: TokenKey) -> None:
    """A token that brings its own spaces (ST-19.19); it lies where the map has a slot for it."""
    id, layout = free_token(game, kind), frozenset(game.state.layout)
    if not id or overlaps(game.state.map, kind, layout) or opens_a_way(game.state.map, kind, layout):
        return
    game.add(ZoneToken(id, kind, up=True))
    change_map(game)
    game.emit(events.ZoneTokenPlaced(kind, ""))


def take_off(game: StalkerGame, token: ZoneToken) -> None:
    """Off the map or out of a pocket, back to the supply."""
    game.remove(token)
    if token.edge or game.content.token_kinds[token.kind].sort == "own":
        change_map(game)


def open_edge(game: StalkerGame, token: ZoneToken) -> None:
    """The token is off: the segment is a door again (SV-1.10)."""
    take_off(game, token)
    game.emit(events.WayOpened(token.kind, game.address(edge_spaces(game, token.edge)[0])))


LOCK = "locked_door"


def locks_at(game: StalkerGame, space: int) -> list[ZoneToken]:
    """The locked doors next to a space (SV-1.10)."""
    locked = [token for token in game.state.tokens.values() if token.kind == LOCK and token.edge]
    return [token for token in locked if space in edge_spaces(game, token.edge)]


def blow_open(game: StalkerGame, space: int) -> None:
    """A grenade or a blast on a space opens every locked door next to it (SV-1.10)."""
    for token in locks_at(game, space):
        open_edge(game, token)


class TakeTokensFacts(Facts, frozen=True):
    """Whose hands are free."""

    seat: Seat


class TakeTokens(Procedure):
    """SV-1.5 Pick Up: all tokens of one kind on the own space, or one that is heavy"""

    seat: Seat
    choice: str = ""

    def facts(self, game: StalkerGame) -> TakeTokensFacts:
        return TakeTokensFacts(self.seat)

    @step("SV-1.5", "Which kind", offers=(TAKE_KIND,))
    def choose(self, game: StalkerGame) -> Flow:
        kinds = [TAKE_KIND(kind) for kind in takeable(game, self.seat)]
        return ask(self.seat, "choice", kinds) if kinds else finish()

    @step("SV-1.5", "Into the pockets, as many as one carries")
    def take(self, game: StalkerGame) -> Flow:
        kind = TAKE_KIND.read(self.choice)
        here = game.stalker(self.seat).space
        for token in tokens_at(game, kind, here)[: room_for(game, self.seat, kind)]:
            follow_token(game, game.update(token, space=-1, holder=self.seat))
            game.emit(events.ZoneTokenTaken(self.seat, kind))
        return None


class DropTokens(Procedure):
    """SV-1.5 Tokens of one kind are put down"""

    seat: Seat
    choice: str = ""

    def facts(self, game: StalkerGame) -> TakeTokensFacts:
        return TakeTokensFacts(self.seat)

    @step("SV-1.5", "Which kind", offers=(DROP_KIND,))
    def choose(self, game: StalkerGame) -> Flow:
        kinds = dict.fromkeys(token.kind for token in carried(game, self.seat))
        return ask(self.seat, "choice", [DROP_KIND(kind) for kind in kinds]) if kinds else finish()

    @step("SV-1.5", "There they lie")
    def drop(self, game: StalkerGame) -> Flow:
        for token in carried(game, self.seat, DROP_KIND.read(self.choice)):
            drop(game, token)
        return None


class LookBelow(Procedure):
    """SV-0.4 See what is printed below a token; it stays face down"""

    seat: Seat
    kind: TokenKey
    choice: str = ""

    def _hidden(self, game: StalkerGame) -> list[ZoneToken]:
        return [token for token in game.state.tokens.values() if token.kind == self.kind and not token.up]

    @step("SV-0.4", "Which one", offers=(SPACE,))
    def choose(self, game: StalkerGame) -> Flow:
        spaces = dict.fromkeys(token.space for token in self._hidden(game))
        return ask(self.seat, "choice", named_spaces(game, spaces)) if spaces else finish()

    @step("SV-0.4", "The team knows it from now on")
    def look(self, game: StalkerGame) -> Flow:
        space = space_in(game, self.choice)
        token = next(token for token in self._hidden(game) if token.space == space)
        game.update(token, up=True)
        game.emit(events.ZoneTokenTurned(token.kind, token.face, game.address(space)))
        return None


def takeable(game: StalkerGame, seat: Seat) -> list[TokenKey]:
    """The kinds of tokens on the own space that can be picked up."""
    here, kinds = game.stalker(seat).space, game.content.token_kinds
    lying = dict.fromkeys(token.kind for token in game.state.tokens.values() if token.space == here)
    return [kind for kind in lying if kinds[kind].sort in ("light", "heavy") and room_for(game, seat, kind)]


# --- who has what -----------------------------------------------------------------------------------------------------


def tokens_at(game: StalkerGame, word: str, space: int) -> list[ZoneToken]:
    return [token for token in game.state.tokens.values() if token.space == space and token.shows(word)]


def give(game: StalkerGame, seat: Seat, kind: TokenKey, n: int = 1) -> None:
    """Tokens from the supply into the pockets."""
    for _ in range(n):
        id = free_token(game, kind)
        if id:
            printed = game.content.token_kinds[kind].faces
            game.add(ZoneToken(id, kind, holder=seat, face=printed[0] if printed else "", up=True))
            game.emit(events.ZoneTokenTaken(seat, kind))


def drop(game: StalkerGame, token: ZoneToken) -> None:
    """Onto the space of whoever carries it."""
    follow_token(game, game.update(token, holder=-1, bearer="", space=game.stalker(token.holder).space))
    game.emit(events.ZoneTokenDropped(token.holder, token.kind))


def drop_heavy(game: StalkerGame, seat: Seat) -> None:
    """At once when the carrier suffers a critical injury (SV-1.5)."""
    for token in carried(game, seat):
        if game.content.token_kinds[token.kind].sort == "heavy" and not is_light(game, token.kind):
            drop(game, token)
