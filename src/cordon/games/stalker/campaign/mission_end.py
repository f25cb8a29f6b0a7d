"""ST-15.19, SM-5.6, SM-5.10: the end of a mission in a campaign – its epilogue, what failing brings, the way home."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.games.stalker import events
from cordon.games.stalker.campaign import binder
from cordon.games.stalker.campaign.packing import unpack_everything
from cordon.games.stalker.campaign.stories import ReadStory
from cordon.games.stalker.mapping.territory import Laid
from cordon.games.stalker.rules.context import Homecoming
from cordon.games.stalker.rules.event_deck import MissionResult, epilogue_of
from cordon.games.stalker.sorts import is_artifact
from cordon.games.stalker.state import Debrief, Deeds, Pile, Stalker
from cordon.games.stalker.terms import STALKERS, MissionKey, PlaceId, story_of
from cordon.games.stalker.verbs import DONE
from cordon.kernel.decisions import Facts, ask
from cordon.kernel.frames import Flow, Procedure, call, finish, step
from cordon.kernel.triggers import window

if TYPE_CHECKING:
    from cordon.games.stalker.cards import Epilogue
    from cordon.games.stalker.game import StalkerGame

FAILURES = 2
"""After so many of the same mission it is given up (SM-5.6)."""

Memory = tuple[tuple[str, str], ...]
"""What the campaign remembers, as a frame can hold it."""


def memory_of(game: StalkerGame) -> Memory:
    return tuple(sorted(game.state.memory.items()))


class EpilogueFacts(Facts, frozen=True):
    """Which mission, how it went, and the row of its epilogue."""

    mission: MissionKey
    result: str
    epilogue: str
    debrief: Debrief | None = None
    """The figures of the mission so far; none of one that was given up."""


class MissionEnd(Homecoming):
    """ST-15.19 The end of a mission: epilogue, debrief, everything to the stash"""

    mission: MissionKey
    ended: MissionResult
    before: Memory
    money: int
    """What the team had when it set off."""
    spent: int
    visited: tuple[PlaceId, ...] = ()
    kit: int = 0
    row: str = ""
    known: tuple[PlaceId, ...] = ()
    """The places that were on the zone map before the epilogue."""
    paid: bool = False
    choice: str = ""

    def facts(self, game: StalkerGame) -> EpilogueFacts:
        return EpilogueFacts(self.mission, self.ended.result, self.row, self._debrief(game))

    def _epilogue(self, game: StalkerGame) -> Epilogue:
        return next(row for row in game.content.missions[self.mission].epilogues if row.key == self.row)

    @step("SC-15.3", "A contract pays if its goal was met and the mission won")
    def contract(self, game: StalkerGame) -> Flow:
        self.paid = bool(game.state.contract) and bool(
            self.ended.result == "victory"
            and game.rules_answering(game.state.contract, "mission.success", game.state.lead)
        )
        if self.paid:
            game.emit(events.ContractMet(game.state.contract))
        return window(game, "mission.success", game.state.lead) if self.paid else None

    @step("SM-5.10", "The row of the epilogue that fits")
    def find_row(self, game: StalkerGame) -> Flow:
        self.row = epilogue_of(game, self.ended.result).key
        self.known = tuple(game.state.places)
        return None

    @step("SM-5.10", "Flags, money and goods, stickers")
    def reward(self, game: StalkerGame) -> Flow:
        game.emit(events.EpilogueRead(self.mission, self.row))
        if self.ended.result == "victory":
            binder.cross_out(game, self.mission)
        return call(game.script(f"mission/{self.mission}/epilogue/{self.row}", STALKERS[game.state.lead], ""))

    @step("SM-5.6", "What cards remembered in a failed mission is as if it had not been")
    def forget(self, game: StalkerGame) -> Flow:
        if self.ended.result == "defeat":
            game.set(memory=dict(self.before))
        return None

    @step("ST-16.1", "The epilogue is read, with all that it has brought", offers=(DONE,))
    def read(self, game: StalkerGame) -> Flow:
        return ask(game.state.lead, "choice", [DONE()], always=True)

    @step("ST-15.19", "Equipment and magazines to the stash; the table is cleared; the dead are back for the next one")
    def go_home(self, game: StalkerGame) -> Flow:
        debrief = self._debrief(game)
        game.set(chronicle=(*game.state.chronicle, debrief))
        unpack_everything(game)
        clear_table(game)
        told = {field: getattr(debrief, field) for field in events.MissionClosed.__struct_fields__}
        game.emit(events.MissionClosed(**told))
        return None

    def _debrief(self, game: StalkerGame) -> Debrief:
        state = game.state
        before = dict(self.before)
        return Debrief(
            mission=self.mission,
            result=self.ended.result,
            epilogue=self.row,
            rounds=state.round,
            alarms=state.losses.get("alarms", 0),
            dose=max(stalker.dose for stalker in state.stalkers.values()),
            artifacts=sum(is_artifact(game.content.cards[card]) for card in state.cards),
            kills=sum(state.killed.values()),
            fallen=tuple(seat for seat, stalker in state.stalkers.items() if stalker.dead),
            kit=self.kit,
            spent=max(0, self.spent),
            bought=state.bought,
            earned=state.money - self.money,
            money=state.money,
            visited=self.visited,
            contract=state.contract,
            paid=self.paid,
            companion=state.companion,
            remembered=tuple((flag, value) for flag, value in memory_of(game) if before.get(flag) != value),
            opened=tuple(place for place in state.places if place not in self.known),
            deeds=tuple(
                Deeds(seat, state.felled.get(seat, 0), stalker.hp, stalker.dose)
                for seat, stalker in state.stalkers.items()
            ),
        )

    @step("SM-5.6", "A failed mission: a LATE mark; the first of a run has a story")
    def fail(self, game: StalkerGame) -> Flow:
        game.set(contract="", companion="", ahead=())
        binder.use_favours(game)
        if self.ended.result == "victory":
            return None
        first = game.campaign.failure if not binder.has_failed(game) else None
        game.count("failures", self.mission)
        binder.add_late(game, story_of(self.mission), 1)
        if first is None:
            return None
        binder.open_place(game, first.place)
        return call(ReadStory(first.story))

    @step("SM-5.6", "After the second failure it is given up")
    def give_up(self, game: StalkerGame) -> Flow:
        return call(GiveUp(self.mission)) if game.state.failures.get(self.mission, 0) >= FAILURES else None

    @step("SM-8.2", "A story that follows the epilogue")
    def tell(self, game: StalkerGame) -> Flow:
        story = self._epilogue(game).story
        return call(ReadStory(story)) if story else None


class GiveUp(Procedure):
    """SM-5.6 A mission is given up: crossed out, with what that brings"""

    mission: MissionKey
    choice: str = ""

    def _row(self, game: StalkerGame) -> Epilogue:
        return next(row for row in game.content.missions[self.mission].epilogues if row.result == "given_up")

    def facts(self, game: StalkerGame) -> EpilogueFacts:
        return EpilogueFacts(self.mission, "given_up", self._row(game).key)

    @step("SM-5.6", "The epilogue is read", offers=(DONE,))
    def read(self, game: StalkerGame) -> Flow:
        return ask(game.state.lead, "choice", [DONE()], always=True)

    @step("SM-5.6", "It is crossed out; its row of the epilogue")
    def cross_out(self, game: StalkerGame) -> Flow:
        row = self._row(game)
        game.emit(events.EpilogueRead(self.mission, row.key))
        binder.cross_out(game, self.mission)
        return call(game.script(f"mission/{self.mission}/epilogue/{row.key}", STALKERS[game.state.lead], ""))

    @step("ST-15.21", "The chronicle tells it")
    def note(self, game: StalkerGame) -> Flow:
        known = dict(entry for debrief in game.state.chronicle for entry in debrief.remembered)
        new = tuple((flag, value) for flag, value in memory_of(game) if known.get(flag) != value)
        debrief = Debrief(self.mission, "given_up", self._row(game).key, money=game.state.money, remembered=new)
        game.set(chronicle=(*game.state.chronicle, debrief))
        return finish()


# --- the table between missions (ST-15.19) ----------------------------------------------------------------------------


def clear_table(game: StalkerGame) -> None:
    """Bolts, cubes and statuses go back to the supply, cards of the mission to its box; nobody is on a map."""
    state = game.state
    for pile in list(state.piles.values()):
        if pile.name in game.content.shelves:
            if pile.discard:
                game.update(pile, draw=(*pile.draw, *pile.discard), discard=())
        elif pile.name in game.content.decks:
            game.update(pile, draw=game.content.decks[pile.name], discard=())
        else:
            game.remove(pile)
    for stalker in list(state.stalkers.values()):
        hp = game.stalker_card(stalker.seat).hp
        game.add(Stalker(stalker.seat, card=stalker.card, hp=hp, fell=stalker.dead))
    game.set(
        mission="", map="", round=0, turn=-1, track=0, passed=(), stood_on=0, lead_used=False, slowed=0, fog=0,
        layout=(), flooded=(), hot={}, event="", walking=-1, in_force=(), rooms_entered=(), artifacts_gained=0,
        losses={}, killed={}, felled={}, enemies={}, enemy_cards={}, companions={}, ground={}, anomalies={},
        environment={}, listening={}, territory=Laid(), stirred=0, bought=(),
    )  # fmt: skip
    for seat, stalker in state.stalkers.items():
        game.listen(STALKERS[seat], game.content.listens.get(stalker.card, ()))


def lay_out_decks(game: StalkerGame) -> None:
    """The decks and supplies that every mission shuffles anew, the box events among the random ones (SM-5.7)."""
    for name, deck in game.content.decks.items():
        if name not in game.content.shelves:
            cards = (*deck, *game.state.box_events) if name == "random" else deck
            game.add(Pile(name, game.shuffle(name, cards)))
