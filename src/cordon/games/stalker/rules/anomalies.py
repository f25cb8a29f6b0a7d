"""ST-14: anomalies – rolls after a movement, what an activation does, bolts, detectors, moving anomalies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from cordon.games.stalker import events
from cordon.games.stalker.mapping.board import mask_of
from cordon.games.stalker.rules import reasons
from cordon.games.stalker.rules.context import AnomalyEffect, Rolling
from cordon.games.stalker.rules.covering import cover, cover_below, symbols_left, uncover, uncovered
from cordon.games.stalker.rules.dice import Rerolls
from cordon.games.stalker.rules.environment import on_hit, on_moment
from cordon.games.stalker.rules.leaving import flee
from cordon.games.stalker.rules.script import asked_seat
from cordon.games.stalker.rules.ties import decide
from cordon.games.stalker.state import Anomaly, RollState, Stalker
from cordon.games.stalker.terms import (
    ANOMALY_DIE,
    STALKERS,
    SYMBOLS,
    THROW_RANGE,
    AnomalyId,
    Entity,
    Space,
    Symbol,
    ignores,
    standee_parts,
)
from cordon.games.stalker.verbs import ACCEPT, SPACE, named_spaces, space_in
from cordon.kernel.decisions import Facts, Reason, Seat, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, goto, step
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from cordon.games.stalker.game import StalkerGame

ANOMALY = verb("anomaly", anomaly=AnomalyId)
SPOT = verb("symbol", anomaly=AnomalyId, space=Space, symbol=Symbol)
"""An uncovered symbol within reach."""
SYMBOL = verb("symbol", symbol=Symbol)
REROLL = verb("reroll")

NOT_ROLLED = -1
"""Stars of an activation whose dice have not been thrown yet (SC-8.1)."""


def symbol_of(digit: str) -> Symbol:
    """The symbol that a digit on an overlay stands for."""
    return SYMBOLS[int(digit) - 1]


def digit_of(symbol: Symbol) -> str:
    """How an overlay writes a symbol."""
    return symbol[1]


# --- the roll after a movement (ST-14.6) ------------------------------------------------------------------------------


def relevant_symbols(game: StalkerGame, who: Entity, anomaly: Anomaly, path: tuple[int, ...]) -> set[Symbol]:
    """The different uncovered symbols of an anomaly on the spaces of a movement that would activate it (ST-14.6)."""
    digits: set[str] = set()
    for space in set(path):
        digits.update(symbols_left(game, anomaly, space))
    found = {symbol_of(digit) for digit in digits}
    if found and game.state.scenario and game.has_quality("p1_relevant"):
        found.add("P1")
    if game.is_stalker(who):
        seat = game.seat_of(who)
        if game.is_for_now(seat, "ignores:anomaly"):
            return set()
        found = {symbol for symbol in found if not game.has_flag(seat, ignores(symbol))}
        if game.state.characters:
            found -= _spared(game, path[0])
    return found


def _spared(game: StalkerGame, space: int) -> set[Symbol]:
    """Symbols that somebody on a space keeps from whoever sets off there (SV-C10)."""
    figures = [game.content.characters[each.name].figure for each in game.figures() if each.space == space]
    return {figure.spares for figure in figures if figure is not None and figure.spares}


def chance_of(game: StalkerGame, who: Entity, path: tuple[int, ...]) -> dict[str, int]:
    """The chance of each anomaly on a way, in per cent, before anybody walks it (ST-14.6c)."""
    chances: dict[str, int] = {}
    for anomaly in touched(game, path):
        # The walker's own symbol is uncovered again when it leaves (ST-14.6a).
        left = tuple(each for each in anomaly.covers if each.by != who)
        free = Anomaly(anomaly.id, anomaly.card, anomaly.overlays, anomaly.at, covers=left, scanned=anomaly.scanned)
        symbols = relevant_symbols(game, who, free, path)
        if symbols:
            chances[anomaly.id] = 10 * sum(face in symbols for face in ANOMALY_DIE)
    return chances


def touched(game: StalkerGame, path: tuple[int, ...]) -> list[Anomaly]:
    """The anomalies of which a space lies on the path (ST-14.4)."""
    if not mask_of(path) & uncovered(game)[2]:
        return []
    return [
        anomaly
        for anomaly in game.state.anomalies.values()
        if not game.symbols_of(anomaly).keys().isdisjoint(path) and not is_still(game, anomaly)
    ]


def is_still(game: StalkerGame, anomaly: Anomaly) -> bool:
    """Whether an anomaly counts as inactive for now (SV-0.4)."""
    return anomaly.still > 0 and anomaly.still >= game.state.round


class ActivationFacts(Facts, frozen=True):
    """Who moved, and the anomaly that is rolled for."""

    who: Entity
    anomaly: AnomalyId


class ActivationRolls(Rolling):
    """ST-14.6 Activation rolls after a movement, one for each anomaly concerned; then the mover covers a symbol"""

    who: Entity
    path: tuple[int, ...]
    """The spaces from, through and to which it moved."""
    skip: str = ""
    """The anomaly that moved it: no second roll of the same activation (ST-14.8)."""
    todo: tuple[str, ...] = ()
    anomaly: AnomalyId = ""
    choice: str = ""

    def facts(self, game: StalkerGame) -> ActivationFacts:
        return ActivationFacts(self.who, self.anomaly)

    @step("ST-14.6", "The symbol covered before is uncovered again")
    def begin(self, game: StalkerGame) -> Flow:
        uncover(game, self.who)
        self.todo = tuple(anomaly.id for anomaly in touched(game, self.path) if anomaly.id != self.skip)
        return None

    @step(
        "ST-14.6",
        "Several anomalies: the mover's player chooses the order, for enemies the lead stalker",
        offers=(ANOMALY,),
    )
    def choose(self, game: StalkerGame) -> Flow:
        if not self.todo or not game.is_on_map(self.who):
            return goto(ActivationRolls.cover)
        options = [ANOMALY(anomaly) for anomaly in self.todo]
        if self.who in game.state.enemies:
            return decide(game, self, "choice", options, who=self.who)
        return ask(asked_seat(game, self.who), "choice", options)

    @step("ST-14.6", "Roll the anomaly die; without an uncovered symbol there is no roll")
    def roll(self, game: StalkerGame) -> Flow:
        self.anomaly = ANOMALY.read(self.choice)
        self.todo = tuple(other for other in self.todo if other != self.anomaly)
        anomaly = game.state.anomalies.get(self.anomaly)
        symbols = relevant_symbols(game, self.who, anomaly, self.path) if anomaly is not None else set()
        if not symbols:
            return goto(ActivationRolls.choose)
        symbol = _throw(game, self, self.who, self.anomaly)
        if symbol in symbols and game.is_stalker(self.who) and not game.has_quality("no_anomaly_reroll"):
            return call(Rerolls(game.seat_of(self.who), "anomaly.rolled"))
        return None

    @step("ST-14.6", "A relevant symbol activates the anomaly", then="choose")
    def check(self, game: StalkerGame) -> Flow:
        anomaly = game.state.anomalies[self.anomaly]
        symbol = _shown(self.used())
        if symbol in relevant_symbols(game, self.who, anomaly, self.path):
            return call(Activate(self.anomaly, symbol, self.who))
        game.emit(events.AnomalyHeld(anomaly.id, anomaly.card, symbol))
        return None

    @step("ST-14.9", "Who ended on an anomaly space covers the symbol with the highest chance there")
    def cover(self, game: StalkerGame) -> Flow:
        if game.is_on_map(self.who):
            cover_below(game, self.who)
        return finish()


def _throw(game: StalkerGame, rolling: Rolling, who: Entity, anomaly: AnomalyId) -> Symbol:
    """Roll the anomaly die so that cards can reroll it."""
    symbol = game.roll_anomaly_die(who, anomaly)
    card = game.state.anomalies[anomaly].card
    rolling.thrown = RollState(dice=(("AD", ANOMALY_DIE.index(symbol)),), anomaly=card)
    return symbol


def _shown(roll: RollState) -> Symbol:
    """What the anomaly die shows."""
    return ANOMALY_DIE[roll.dice[0][1]]


def roll_for(game: StalkerGame, who: Entity, path: tuple[int, ...], skip: str = "") -> Flow:
    """The rolls after a movement, if it touched an anomaly."""
    return call(ActivationRolls(who, path, skip)) if touched(game, path) else None


def place_on_anomalies(game: StalkerGame, who: Entity, rolls: bool = True) -> Flow:
    """A placed entity rolls for its space only, then covers a symbol; in the setup it only covers (ST-14.10)."""
    space = game.space_of(who)
    uncover(game, who)
    if rolls:
        return roll_for(game, who, (space,))
    cover_below(game, who)
    return None


# --- what an activation does (ST-14.7) --------------------------------------------------------------------------------


class Activate(AnomalyEffect):
    """ST-14.7 An anomaly activates"""

    anomaly: AnomalyId
    symbol: Symbol
    trigger: Entity = ""
    symbol_only: bool = False
    """It affects only the spaces with that symbol."""
    todo: tuple[Entity, ...] = ()
    stars: int = NOT_ROLLED
    who: Entity = ""
    space: int = -1
    """Whom it affects now, and where."""

    @step("ST-14.7", "Who is affected, each once; covered symbols count")
    def begin(self, game: StalkerGame) -> Flow:
        anomaly = game.state.anomalies[self.anomaly]
        card = game.content.anomalies[anomaly.card]
        game.emit(events.AnomalyActivated(anomaly.id, anomaly.card, self.symbol))
        whole = card.targets == "T2" and not self.symbol_only
        spaces = {
            space for space, symbols in game.symbols_of(anomaly).items() if whole or digit_of(self.symbol) in symbols
        }
        hit = [who for who, space in game.entities() if space in spaces]
        if card.targets == "T1" and self.trigger:
            hit = [self.trigger, *(who for who in hit if who != self.trigger)]
        self.todo = tuple(who for who in hit if not ignores_anomalies(game, who))
        self.sort = card.type
        return None

    @step("ST-14.7", "The effect on stalkers, on enemies; companions do what their card says")
    def affect(self, game: StalkerGame) -> Flow:
        anomaly = game.state.anomalies.get(self.anomaly)
        if not self.todo or anomaly is None:
            return finish()
        who, self.todo = self.todo[0], self.todo[1:]
        self.who, self.space = who, game.space_of(who)
        if who in game.state.companions:
            flee(game, who)
            return None
        if not game.is_on_map(who):
            return None
        whom = "stalkers" if game.is_stalker(who) else "enemies"
        # SC-8.1: the dice of an activation are rolled once for all.
        script = game.script(f"anomaly/{anomaly.card}/{whom}", "", self.anomaly, hit=who, stars=self.stars)
        return call(script, into="stars")

    @step("SV-0.3", "What waits for an anomaly that hits an enemy", then="affect")
    def tell(self, game: StalkerGame) -> Flow:
        enemy = standee_parts(self.who)[0] in game.content.enemies
        return on_hit(game, self.who, self.space) if enemy and game.state.scenario else None


def ignores_anomalies(game: StalkerGame, who: Entity) -> bool:
    """Some enemies are not affected (ST-14.14), nor a stalker who has found a way for this turn (SV-0.4)."""
    if game.is_stalker(who):
        return game.is_for_now(game.seat_of(who), "ignores:anomaly")
    return who in game.state.enemies and game.enemy_has_flag(who, "ignores:anomaly")


class Surge(Procedure):
    """SC-1.3 Anomalies activate by themselves: the die decides with which symbol, nobody is the trigger"""

    kind: str = ""
    symbol_only: bool = False
    only: AnomalyId = ""
    """This one alone."""
    todo: tuple[str, ...] = ()

    @step("SC-1.3", "Which anomalies")
    def begin(self, game: StalkerGame) -> Flow:
        anomalies = game.state.anomalies.values()
        meant = [each for each in anomalies if self.kind in ("", each.card) and not is_still(game, each)]
        self.todo = tuple(anomaly.id for anomaly in meant if self.only in ("", anomaly.id))
        return None

    @step("SC-1.3", "Roll once for each", then="surge")
    def surge(self, game: StalkerGame) -> Flow:
        if not self.todo:
            return finish()
        anomaly, self.todo = self.todo[0], self.todo[1:]
        if anomaly not in game.state.anomalies:
            return None
        return call(Activate(anomaly, game.roll_anomaly_die("", anomaly), "", self.symbol_only))


# --- bolts and scanners (ST-7.11, SC-6.1) -----------------------------------------------------------------------------


def throw_range(game: StalkerGame, seat: Seat) -> int:
    """Range of Decoy and of Bolts & Nuts (ST-7.10, ST-7.11), as cards have changed it."""
    return max(0, game.modified("bolt.range", THROW_RANGE, seat))


def bolt_mask(game: StalkerGame, stalker: Stalker) -> int:
    """The spaces with uncovered symbols that a stalker's bolt reaches (ST-7.11)."""
    strange = uncovered(game)[1]
    return strange and strange & game.board.within("open", stalker.space, throw_range(game, stalker.seat))


def bolt_spots(game: StalkerGame, seat: Seat) -> list[str]:
    """The uncovered symbols within range 3."""
    near = bolt_mask(game, game.stalker(seat))
    return [
        SPOT(anomaly, game.board.ids[space], symbol_of(digit))
        for anomaly, left in uncovered(game)[0].items()
        for space, symbols in left.items()
        if near >> space & 1
        for digit in sorted(set(symbols))
    ]


def throw_bolt(game: StalkerGame, seat: Seat, option: str) -> None:
    """A bolt covers the chosen symbol until the discard step (ST-14.12)."""
    spot = SPOT.read(option)
    cover(game, spot.anomaly, game.board.index[spot.space], spot.symbol, "bolt")
    game.emit(events.BoltThrown(seat, spot.space, spot.symbol))


def cover_symbol(game: StalkerGame, anomaly: str, symbol: Symbol) -> None:
    """All instances of a symbol count as covered until the end of the turn."""
    record = game.state.anomalies[anomaly]
    if symbol not in record.scanned:
        game.update(record, scanned=(*record.scanned, symbol))


def clear_scans(game: StalkerGame) -> None:
    """The end of a turn: what was scanned counts again."""
    for anomaly in list(game.state.anomalies.values()):
        if anomaly.scanned:
            game.update(anomaly, scanned=())


# --- moving anomalies (ST-14.13) --------------------------------------------------------------------------------------


def move_anomalies(game: StalkerGame) -> None:
    """At the end of the round a moving anomaly goes on to its next overlay; whoever stands there does not roll, but
    covers, stalkers first."""
    for anomaly in list(game.state.anomalies.values()):
        if len(anomaly.overlays) < 2 or "moving" not in game.content.flags[anomaly.card]:
            continue
        game.leave_artifacts(anomaly)
        moved = game.update(anomaly, at=(anomaly.at + 1) % len(anomaly.overlays), covers=())
        game.emit(events.AnomalyMoved(moved.id, moved.card, game.address(game.centre_of(moved.id))))
        # Whoever stood on the old overlay stands on nothing now, or on another anomaly.
        for who, _ in list(game.entities()):
            cover_below(game, who)


# --- detectors (ST-14.16) ---------------------------------------------------------------------------------------------


def hidden_artifacts(game: StalkerGame, seat: Seat, reach: int) -> list[str]:
    """Anomalies within range (ST-4.19) with an artifact token under the standee."""
    ranges = game.board.ranges("open", game.stalker(seat).space)
    return [
        anomaly.id
        for anomaly in game.state.anomalies.values()
        if anomaly.artifact and min((ranges[space] for space in game.symbols_of(anomaly)), default=reach + 1) <= reach
    ]


def why_not_find(game: StalkerGame, seat: Seat, reach: int) -> Reason | None:
    """Why a detector finds nothing here (ST-14.17)."""
    return None if hidden_artifacts(game, seat, reach) else reasons.NO_ARTIFACT_NEAR("ST-14.17")


class FindFacts(Facts, frozen=True):
    """The anomaly, and the symbol that counts, once they are known."""

    anomaly: AnomalyId
    symbol: Symbol | Literal[""]


class FindArtifact(Rolling):
    """ST-14.16 A detector"""

    seat: Seat
    reach: int
    reroll: bool = False
    """The detector itself rerolls the die once."""
    choose: bool = False
    """Any symbol, no roll."""
    anomaly: str = ""
    symbol: str = ""
    choice: str = ""

    def facts(self, game: StalkerGame) -> FindFacts:
        return FindFacts(self._anomaly(), _shown(self.thrown) if self.thrown is not None else self._symbol())

    def _anomaly(self) -> str:
        return ANOMALY.read(self.anomaly) if self.anomaly else ""

    def _symbol(self) -> Symbol | Literal[""]:
        return SYMBOL.read(self.symbol) if self.symbol else ""

    @step("ST-14.16", "Which anomaly within range", offers=(ANOMALY,))
    def choose_anomaly(self, game: StalkerGame) -> Flow:
        options = [ANOMALY(anomaly) for anomaly in hidden_artifacts(game, self.seat, self.reach)]
        return ask(self.seat, "anomaly", options) if options else finish(False)

    @step("ST-14.16", "Roll the anomaly die")
    def roll(self, game: StalkerGame) -> Flow:
        if self.choose:
            return goto(FindArtifact.choose_symbol)
        _throw(game, self, STALKERS[self.seat], self._anomaly())
        return None

    @step("SC-5.2", "A better detector lets its owner roll again", offers=(ACCEPT, REROLL))
    def offer_reroll(self, game: StalkerGame) -> Flow:
        return ask(self.seat, "choice", [ACCEPT(), REROLL()] if self.reroll else [ACCEPT()])

    @step("SC-1.6", "Cards that reroll it")
    def roll_again(self, game: StalkerGame) -> Flow:
        if self.choice in REROLL:
            _throw(game, self, STALKERS[self.seat], self._anomaly())
        return call(Rerolls(self.seat, "detector.rolled"))

    @step("ST-14.16", "What the die shows")
    def read(self, game: StalkerGame) -> Flow:
        self.symbol = SYMBOL(_shown(self.used()))
        return goto(FindArtifact.choose_place)

    @step("SC-5.2", "The best detector: any symbol", offers=(SYMBOL,))
    def choose_symbol(self, game: StalkerGame) -> Flow:
        anomaly = game.state.anomalies[self._anomaly()]
        found = sorted({digit for symbols in game.symbols_of(anomaly).values() for digit in symbols})
        return ask(self.seat, "symbol", [SYMBOL(symbol_of(digit)) for digit in found])

    @step("ST-14.16", "On which of these symbols; a covered one will do", offers=(SPACE,))
    def choose_place(self, game: StalkerGame) -> Flow:
        anomaly = game.state.anomalies[self._anomaly()]
        digit = digit_of(SYMBOL.read(self.symbol))
        spaces = [space for space, symbols in game.symbols_of(anomaly).items() if digit in symbols]
        if not spaces:
            return finish(False)
        return ask(self.seat, "choice", named_spaces(game, spaces))

    @step("ST-14.16", "The token comes out from under the standee and covers the symbol")
    def put(self, game: StalkerGame) -> Flow:
        anomaly = game.bring_out(game.state.anomalies[self._anomaly()])
        space, symbol = space_in(game, self.choice), SYMBOL.read(self.symbol)
        cover(game, anomaly.id, space, symbol, "artifact")
        game.emit(events.ArtifactFound(self.seat, anomaly.id, game.address(space), symbol))
        return on_moment(game, "artifact_found", STALKERS[self.seat], space)

    @step("ST-14.16", "Found")
    def end(self, game: StalkerGame) -> Flow:
        return finish(True)
