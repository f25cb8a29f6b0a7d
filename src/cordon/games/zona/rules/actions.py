"""ZO-12 Actions: a scavenger's turn in the action phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.zona import events
from cordon.games.zona.rules.bunkers import Camp
from cordon.games.zona.rules.carrying import ChangeOutfit
from cordon.games.zona.rules.damage import batch
from cordon.games.zona.rules.encounters import ChooseThreat, most_watchful
from cordon.games.zona.rules.facilities import Open, why_not_enter, why_not_open
from cordon.games.zona.rules.fatigue import set_fatigue
from cordon.games.zona.rules.reasons import (
    AREA_ACTION_BLOCKED,
    AREA_ACTION_USED,
    BLOCKADE,
    MUST_LEAVE,
    NO_AREA_ACTION,
    NOTHING_TO_SEARCH,
    REPUTATION_FORBIDS,
    ROADBLOCK,
    SEALED_BORDER,
)
from cordon.games.zona.rules.script import why_in_vain
from cordon.games.zona.rules.using import USE, OwnTurnUse, own_turn_candidates
from cordon.games.zona.terms import ACTIONS_PER_TURN, REPUTATIONS, AreaId, border_name
from cordon.kernel.decisions import Facts, Reason, Refusal, Seat, ask, offered, refusals
from cordon.kernel.frames import Call, Flow, Procedure, call, finish, goto, step
from cordon.kernel.triggers import window
from cordon.kernel.verbs import verb

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cordon.games.zona.game import ZonaGame


MOVE = verb("move", area=AreaId)
AREA = verb("area")
OPEN = verb("open", facility=AreaId)
SEARCH = verb("search")
REST = verb("rest")
PASS = verb("pass")
OUTFIT = verb("outfit")
END = verb("end")
EVERY_TURN = AREA(), SEARCH(), REST(), PASS()
"""What every turn offers, written once."""
OFFERED = (MOVE, AREA, OPEN, SEARCH, REST, PASS, USE, OUTFIT, END)


class TurnFacts(Facts, frozen=True):
    left: int
    """Actions left."""
    area: AreaId


class TakeTurn(Procedure):
    """ZO-12 A turn of at most 2 actions (p. 10)"""

    level = "turn"
    scope = True

    seat: Seat
    actions: int = 0
    area_actions: tuple[str, ...] = ()
    choice: str = ""

    def facts(self, game: ZonaGame) -> TurnFacts:
        return TurnFacts(ACTIONS_PER_TURN - self.actions, game.scavenger(self.seat).area)

    # --- what may be done -----------------------------------------------------------------------------------------

    def _must_leave(self, game: ZonaGame) -> Reason | None:
        """Inside a ransacked facility the first action is to Move out (ZO-19.8)."""
        facility = game.state.facilities.get(game.scavenger(self.seat).area)
        if facility is not None and not facility.events and self.actions == 0:
            return MUST_LEAVE("ZO-19.8", facility.id)
        return None

    def _why_not_area_action(self, game: ZonaGame) -> Reason | None:
        area = game.area_of(self.seat)
        if not area.action and not area.offers:
            return NO_AREA_ACTION("ZO-12.5")
        limit_reached = area.id in self.area_actions if game.config.area_action_limit == "area" else self.area_actions
        if limit_reached:
            return AREA_ACTION_USED("ZO-12.1")
        if game.modified("no_area_action", 0, self.seat, area.id):
            return AREA_ACTION_BLOCKED("ZO-44")
        if area.not_with and REPUTATIONS[game.reputation(self.seat)] == area.not_with:
            return REPUTATION_FORBIDS("ZO-21.5")
        if area.offers:
            return None
        return why_in_vain(game, self.seat, f"area/{area.id}/action") or why_not_forced(game, self.seat, area.id)

    def _actions(self, game: ZonaGame) -> Iterator[tuple[str, Reason | None]]:
        leave = self._must_leave(game)
        here = game.scavenger(self.seat).area
        facilities = game.facilities_at(here)
        if here in game.state.facilities or "impassable" in game.state.listening:
            for area in game.neighbours(here):
                yield MOVE(area), why_not_move(game, self.seat, area)
        else:
            for option in MOVE.each(game.side.neighbours[here]):
                yield option, None
            for facility in facilities:
                yield MOVE(facility.id), why_not_enter(game, self.seat, facility.id)
        if here in ("pripyat", "moscow_eye", "power_plant"):
            yield MOVE("sarcophagus" if here == "power_plant" else "power_plant"), SEALED_BORDER("ZO-10.6")
        area_action, search, rest, pass_on = EVERY_TURN
        yield area_action, leave or self._why_not_area_action(game)
        for facility in facilities:
            yield OPEN(facility.id), leave or why_not_open(game, self.seat, facility.id)
        yield search, leave or (None if game.threats_at(here) else NOTHING_TO_SEARCH("ZO-12.7"))
        yield rest, leave
        yield pass_on, leave

    def _beside(self, game: ZonaGame) -> Iterator[tuple[str, Reason | None]]:
        """What costs no action: place items (ZO-22.14) and changing outfits (ZO-7.7)."""
        if "between" in game.state.listening:
            yield from own_turn_candidates(game, self.seat, "between")
        for card in game.state.owned.get(self.seat, ()):
            if game.content.items[card].place == "wear":
                yield OUTFIT(), None
                break

    def _refused(self, game: ZonaGame) -> list[Refusal]:
        found = refusals([*self._actions(game), *self._beside(game), *own_turn_candidates(game, self.seat)])
        behind = game.side.blockades.get(game.scavenger(self.seat).area, ())
        return found + [Refusal(MOVE(area), BLOCKADE("ZO-10.7")) for area in behind]

    # --- the turn -------------------------------------------------------------------------------------------------

    @step(
        "ZO-12.1",
        "Choose an action; items and outfits are free before and after it",
        offers=OFFERED,
    )
    def choose(self, game: ZonaGame) -> Flow:
        if not game.state.acting:
            return finish()
        last = self.actions >= ACTIONS_PER_TURN
        if last:
            options = [END(), *offered(self._beside(game))]
        else:
            options = offered(self._actions(game)) + offered(self._beside(game))
            if not options:
                return finish()
        always = len(options) == 1 and self._is_worth_asking(game)
        return ask(self.seat, "choice", options, always=always, anytime=True, refused=self._refused)

    def _is_worth_asking(self, game: ZonaGame) -> bool:
        """An item may still be used (ZO-8.1), or somebody wants to know why there is only one way (ZO-19.8)."""
        if self._must_leave(game) is not None:
            return True
        return "turn" in game.state.listening and bool(offered(own_turn_candidates(game, self.seat)))

    @step("ZO-12", "Carry it out", then="choose")
    def act(self, game: ZonaGame) -> Flow:
        choice = self.choice
        if choice in MOVE:
            self.actions += 1
            return call(Move(self.seat, MOVE.read(choice)))
        if choice in END:
            return finish()
        if choice in USE:
            return call(OwnTurnUse(self.seat, USE.read(choice)))
        if choice in OUTFIT:
            return call(ChangeOutfit(self.seat))
        self.actions += 1
        if choice in PASS:
            game.emit(events.Passed(self.seat))
            return finish()
        return self._start(game, choice)

    def _start(self, game: ZonaGame, choice: str) -> Call | None:
        here = game.scavenger(self.seat).area
        if choice in OPEN:
            return call(Open(self.seat, OPEN.read(choice)))
        if choice in SEARCH:
            return call(Search(self.seat))
        if choice in REST:
            return call(Rest(self.seat))
        self.area_actions = (*self.area_actions, here)
        bunker = bool(game.area_of(self.seat).offers)
        game.emit(events.AreaActionTaken(self.seat, here, bunker))
        return call(Camp(self.seat) if bunker else AreaAction(self.seat, here))


class Move(Procedure):
    """ZO-12.3 Move (p. 10)"""

    level = "action"

    seat: Seat
    to: str
    spared: bool | None = None

    @step("ZO-12.3", "(1, 2) The border: a shortcut costs 1 damage of its kind (ZO-10.8)")
    def cross(self, game: ZonaGame) -> Flow:
        scavenger = game.scavenger(self.seat)
        if game.side.shortcut(scavenger.area, self.to) is None:
            return goto(Move.arrive)
        game.emit(events.ShortcutTaken(self.seat, self.to))
        if scavenger.sure_footed:
            return goto(Move.arrive)
        return window(game, "instead_of_shortcut", self.seat, self.to, into="spared")

    @step("ZO-10.8", "The shortcut's damage")
    def hurt(self, game: ZonaGame) -> Flow:
        kind = game.side.shortcut(game.scavenger(self.seat).area, self.to)
        return None if self.spared or kind is None else call(batch(self.seat, {kind: 1}, "shortcut"))

    @step("ZO-12.3", "(3) Place the figure")
    def arrive(self, game: ZonaGame) -> Flow:
        scavenger = game.scavenger(self.seat)
        border = border_name(scavenger.area, self.to)
        shortcut = game.side.shortcut(scavenger.area, self.to) is not None
        game.update(scavenger, area=self.to)
        game.emit(events.Moved(self.seat, self.to, shortcut))
        return window(game, "after_crossing", self.seat, border)

    @step("ZO-12.3", "(4) Timed news on that area")
    def enter(self, game: ZonaGame) -> Flow:
        return window(game, "after_entry", self.seat, self.to)

    @step("ZO-12.3", "(5) One encounter if a threat lies there; the Voice chooses among several")
    def meet(self, game: ZonaGame) -> Flow:
        there = game.threats_at(self.to)
        if not there:
            return finish()
        tokens = most_watchful(game, there) if game.is_solo else there
        by = game.voice_is(len(tokens)) if len(there) > 1 else ""
        return call(ChooseThreat(self.seat, game.state.voice, tokens, by=by))


class Search(Procedure):
    """ZO-12.7 Search (p. 10)"""

    level = "action"

    seat: Seat

    @step("ZO-12.7", "Meet a threat of your choice in your area")
    def search(self, game: ZonaGame) -> Flow:
        return call(ChooseThreat(self.seat, self.seat, game.threats_at(game.scavenger(self.seat).area)))


class Rest(Procedure):
    """ZO-12.8 Rest (p. 10)"""

    level = "action"

    seat: Seat
    replaced: bool | None = None

    @step("ZO-35", "An ability may make another use of it")
    def choose(self, game: ZonaGame) -> Flow:
        return window(game, "instead_of_rest", self.seat, into="replaced")

    @step("ZO-12.8", "Lower fatigue by 1, anywhere")
    def rest(self, game: ZonaGame) -> Flow:
        fatigue = game.scavenger(self.seat).fatigue
        to = fatigue if self.replaced else max(game.config.fatigue_min, fatigue - 1)
        game.emit(events.Rested(self.seat, fatigue - to, to, bool(self.replaced)))
        set_fatigue(game, self.seat, to, told=True)
        return finish()


class AreaAction(Procedure):
    """ZO-21 The action of an area (p. 23)"""

    level = "action"

    seat: Seat
    area: str

    @step("ZO-12.5", "Carry out what the area says; threats in it do not prevent it")
    def carry_out(self, game: ZonaGame) -> Flow:
        return call(game.carry_out(self.seat, f"area/{self.area}/action", f"area/{self.area}"))


def why_not_move(game: ZonaGame, seat: Seat, area: str) -> Reason | None:
    """Why a neighbouring area cannot be entered with Move (ZO-12.3, ZO-12.4)."""
    if "impassable" in game.state.listening:
        border = border_name(game.scavenger(seat).area, area)
        if game.modified("impassable", 0, seat, border):
            return ROADBLOCK("ZO-44")
    if area in game.state.facilities:
        return why_not_enter(game, seat, area)
    return None


def why_not_forced(game: ZonaGame, seat: Seat, area: str) -> Reason | None:
    """With the house rule that area fatigue is not forced, it must fit on the dial (ZO-26.4)."""
    if game.config.area_fatigue_forced:
        return None
    for op in game.content.scripts[f"area/{area}/action"]:
        if op.tires:
            return op.why_not(game, seat, True)
    return None
