"""ST-5.17 to ST-5.25: loot, traps, fog and markers on the map; what is discarded at the end of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from msgspec.structs import replace

from cordon.games.stalker import events
from cordon.games.stalker.rules.attention import notice
from cordon.games.stalker.rules.closeness import far_spaces
from cordon.games.stalker.rules.script import CardStepFacts, asking
from cordon.games.stalker.rules.status import lose_status
from cordon.games.stalker.rules.ties import decide, far_spaces_first
from cordon.games.stalker.terms import STALKERS, AnomalyId, Entity, Side, Source, Symbol
from cordon.games.stalker.verbs import SPACE, named_spaces, space_in
from cordon.kernel.decisions import Seat, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.state import written

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame


def draw_token(game: StalkerGame, name: str) -> str | None:
    """A random token from the supply; used ones do not come back in this mission (ST-5.18, SM-5.9h)."""
    pile = game.state.piles[name]
    if not pile.draw:
        return None
    game.update(pile, draw=pile.draw[1:])
    return pile.draw[0]


# --- loot (ST-5.17 to ST-5.19) ----------------------------------------------------------------------------------------


def put_loot(game: StalkerGame, space: int) -> None:
    """A random loot token on top of the stack, face down; nothing if there are none left."""
    token = draw_token(game, "loot")
    if token is not None:
        ground = game.ground(space)
        game.put_ground(replace(ground, loot=(*ground.loot, token)))
        game.emit(events.LootPlaced(game.address(space)))


def take_loot(game: StalkerGame, space: int) -> str:
    """The top token of a stack, off the map."""
    ground = game.ground(space)
    token = ground.loot[-1]
    looked = tuple(each for each in ground.looked if each != token)
    game.put_ground(replace(ground, loot=ground.loot[:-1], looked=looked))
    return token


def resolve_loot(game: StalkerGame, seat: Seat) -> Flow:
    """Turn the top loot token of the own space over and gain its reward (ST-5.18)."""
    space = game.stalker(seat).space
    if not game.ground(space).loot:
        return None
    return gain_loot(game, seat, take_loot(game, space))


def gain_loot(game: StalkerGame, seat: Seat, token: str) -> Flow:
    """A stalker gains what a loot token shows; the token is discarded."""
    game.emit(events.LootTaken(seat, game.address(game.stalker(seat).space), token))
    game.put_away("loot", token)
    return call(game.script(f"loot/{game.content.loot[token].id}", STALKERS[seat], token))


def take_artifact(game: StalkerGame, seat: Seat, id: AnomalyId, symbol: Symbol | Literal[""]) -> str:
    """Take an artifact token from the own space, or from a symbol of an anomaly there; the type of artifact that it
    stands for, empty: any (ST-7.9b)."""
    space = game.stalker(seat).space
    game.emit(events.ArtifactTaken(seat, game.address(space)))
    if not id:
        ground = game.ground(space)
        game.put_ground(replace(ground, artifacts=ground.artifacts - 1))
        # In Zone Survival all anomalies are of one type (SV-X11).
        here = game.state.anomalies.values() if game.state.scenario else ()
        return next((game.content.anomalies[each.card].type for each in here), "")
    anomaly = game.state.anomalies[id]
    lies = next(each for each in anomaly.covers if (each.space, each.symbol, each.by) == (space, symbol, "artifact"))
    covers = list(anomaly.covers)
    covers.remove(lies)
    game.update(anomaly, covers=tuple(covers))
    return game.content.anomalies[anomaly.card].type


# --- unknown-enemy tokens on the ground (ST-5.20) ---------------------------------------------------------------------


def put_unknown(game: StalkerGame, space: int) -> None:
    """A fresh unknown token on top of the stack, face down."""
    token = draw_token(game, "unknown")
    if token is not None:
        ground = game.ground(space)
        game.put_ground(replace(ground, unknown=(*ground.unknown, token)))
        game.emit(events.UnknownPlaced(game.address(space)))


def take_unknown(game: StalkerGame, space: int) -> str:
    """The top token of a stack is turned over and leaves the map."""
    ground = game.ground(space)
    token = ground.unknown[-1]
    looked = tuple(each for each in ground.looked if each != token)
    game.put_ground(replace(ground, unknown=ground.unknown[:-1], looked=looked))
    game.emit(events.UnknownResolved(game.address(space), token, *shown_on(game, token)))
    game.put_away("unknown", token)
    return token


def kind_of_colour(game: StalkerGame, colour: str) -> str:
    """Which enemy a colour means in this mission: of several the one that still has standees; empty: none."""
    same = [card for card in game.state.enemy_cards.values() if card.colour == colour]
    return next((card.kind for card in same if card.pool), same[0].kind if same else "")


def shown_on(game: StalkerGame, token: str) -> tuple[str, int]:
    """The kind of enemy that an unknown token brings, and how many of them."""
    printed = game.content.unknown[token]
    kind = kind_of_colour(game, printed.colour) if printed.colour else ""
    return kind, printed.standees if kind else 0


def hidden_tokens(game: StalkerGame, spaces: tuple[int, ...], kind: str) -> list[tuple[int, str]]:
    """The tokens on these spaces whose faces nobody has seen yet, from the top of each stack down."""
    return [
        (space, token)
        for space in spaces
        for token in reversed(getattr(game.ground(space), kind))
        if token not in game.ground(space).looked
    ]


class LookAt(Procedure):
    """SC-1.3 See the faces of tokens, leave them face down"""

    seat: Seat
    spaces: tuple[int, ...]
    n: int
    pick: str
    """``one``: the player chooses one token, or one stack; otherwise all of them, at most n."""
    kind: str = written("unknown")
    top: bool = False
    """Only the top token of each stack."""
    choice: str = ""

    def _hidden(self, game: StalkerGame) -> list[tuple[int, str]]:
        """What may be seen: all hidden tokens, or the hidden ones that lie on top."""
        hidden = hidden_tokens(game, self.spaces, self.kind)
        tops = {getattr(game.ground(space), self.kind)[-1] for space, _ in hidden} if self.top else set()
        return [(space, token) for space, token in hidden if not self.top or token in tops]

    @step("SC-1.3", "Choose a space, where not all may be seen", offers=(SPACE,))
    def choose(self, game: StalkerGame) -> Flow:
        hidden = self._hidden(game)
        most = 1 if self.pick in ("one", "closest") else self.n
        if not hidden or not most:
            return finish()
        spaces = dict.fromkeys(space for space, _ in hidden)
        if len(hidden) <= most:
            spaces = dict.fromkeys(list(spaces)[:1])
        return ask(self.seat, "choice", named_spaces(game, spaces))

    @step("SC-1.3", "The team knows this token from now on")
    def look(self, game: StalkerGame) -> Flow:
        space = space_in(game, self.choice)
        single = self.pick in ("one", "closest")
        token = next(token for where, token in self._hidden(game) if where == space)
        # of one stack the top n tokens are seen
        below = [each for _, each in hidden_tokens(game, (space,), self.kind) if each != token][::-1]
        for each in (token, *(below[: self.n - 1] if single and self.top else ())):
            ground = game.ground(space)
            game.put_ground(replace(ground, looked=(*ground.looked, each)))
            shown = shown_on(game, each) if self.kind == "unknown" else ("", 0)
            game.emit(events.TokenSeen(game.address(space), each, *shown))
        self.n -= 1
        return finish() if single else goto(LookAt.choose)


# --- fog, markers, traps ----------------------------------------------------------------------------------------------


def put_fog(game: StalkerGame, space: int) -> None:
    """A no-visibility token (ST-4.36); a space holds one."""
    if game.supply("no_visibility") and not game.state.fog >> space & 1:
        game.set(fog=game.state.fog | 1 << space)
        game.emit(events.FogPlaced(game.address(space)))


def put_marker(game: StalkerGame, side: Side, space: int, stays: bool) -> None:
    """A neutral attention marker (SM-5.9e)."""
    ground = game.ground(space)
    if stays and side == "low":
        ground = replace(ground, low_stays=ground.low_stays + 1)
    elif side == "low":
        ground = replace(ground, low=ground.low + 1)
    else:
        ground = replace(ground, high=ground.high + 1)
    game.put_ground(ground)
    game.emit(events.MarkerPlaced(side, game.address(space)))


def clear_markers(game: StalkerGame) -> None:
    """The end of the round: neutral markers that do not stay leave (SM-5.9e)."""
    for ground in list(game.state.ground.values()):
        if ground.low or ground.high:
            game.put_ground(replace(ground, low=0, high=0))


def put_trap(game: StalkerGame, space: int, source: str) -> None:
    """A trap; which card laid it decides what it does (SC-16.4)."""
    if game.supply("trap"):
        ground = game.ground(space)
        game.put_ground(replace(ground, traps=(*ground.traps, source)))
        game.emit(events.TrapPlaced(game.address(space)))


Token = Literal["loot", "unknown", "no_visibility", "trap", "carcass", "artifact_token"]


def put_artifact(game: StalkerGame, space: int) -> None:
    """An artifact token that lies there without an anomaly."""
    if game.supply("artifact"):
        ground = game.ground(space)
        game.put_ground(replace(ground, artifacts=ground.artifacts + 1))
        game.emit(events.ArtifactPlaced(game.address(space)))


def put_tokens(game: StalkerGame, token: Token, space: int, n: int, source: str) -> None:
    """Tokens from the supply on a space; ``source``: the card that says so (SC-1.3)."""
    for _ in range(n):
        match token:
            case "loot":
                put_loot(game, space)
            case "unknown":
                put_unknown(game, space)
            case "no_visibility":
                put_fog(game, space)
            case "trap":
                put_trap(game, space, source)
            case "artifact_token":
                put_artifact(game, space)
            case "carcass":
                game.lay_carcass(space)


class PutFar(Procedure):
    """SC-1.5 Tokens come onto the free space whose closest stalker is farthest"""

    token: Token
    n: int
    source: Source
    choice: str = ""

    def facts(self, game: StalkerGame) -> CardStepFacts:
        return asking(game)

    @step("SC-1.5", "Several spaces: the lead stalker decides", offers=(SPACE,))
    def choose(self, game: StalkerGame) -> Flow:
        far = far_spaces(game)
        return decide(game, self, "choice", named_spaces(game, far_spaces_first(game, far))) if far else finish()

    @step("SC-1.3", "There they lie")
    def put(self, game: StalkerGame) -> Flow:
        put_tokens(game, self.token, space_in(game, self.choice), self.n, self.source)
        return None


class SpringTraps(Procedure):
    """SC-16.4 An enemy sets off the traps of the space it enters"""

    enemy: Entity
    space: int
    todo: tuple[tuple[str, str], ...] = ()

    @step("SC-16.4", "The traps are discarded")
    def begin(self, game: StalkerGame) -> Flow:
        ground = game.ground(self.space)
        game.put_ground(replace(ground, traps=()))
        found = []
        for source in ground.traps:
            game.emit(events.TrapSprung(game.address(self.space), self.enemy))
            rules = game.content.reactions.get((game.definition(source), "space.enter"), ())
            found += [(source, path) for path, _ in rules]
        self.todo = tuple(found)
        return None

    @step("SC-16.4", "What each of them does", then="spring")
    def spring(self, game: StalkerGame) -> Flow:
        if not self.todo:
            return finish()
        (source, path), self.todo = self.todo[0], self.todo[1:]
        return call(game.script(path, "", source, mover=self.enemy, picked=self.space))


def spring_traps(game: StalkerGame, enemy: Entity, space: int) -> Flow:
    """What happens to an enemy that enters a space with traps."""
    ground = game.state.ground.get(space)
    return call(SpringTraps(enemy, space)) if ground is not None and ground.traps else None


# --- the end of a round (ST-6.12) -------------------------------------------------------------------------------------


def discard_tokens(game: StalkerGame) -> None:
    """All no-visibility tokens and bolts on the map, all pinned tokens of enemies (ST-6.12, step 3)."""
    for anomaly in list(game.state.anomalies.values()):
        if any(each.by == "bolt" for each in anomaly.covers):
            game.update(anomaly, covers=tuple(each for each in anomaly.covers if each.by != "bolt"))
    for enemy in list(game.state.enemies.values()):
        if enemy.pinned:
            lose_status(game, enemy.id, "pinned")
    if game.state.fog:
        game.set(fog=0)
        notice(game)
