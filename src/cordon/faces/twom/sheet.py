"""A campaign of This War of Mine on paper."""

from __future__ import annotations

from typing import Any

from cordon.faces.sheet import Block, Paper, Row, kept
from cordon.faces.twom import drawing
from cordon.faces.twom.teller import TwomTeller
from cordon.games.twom.game import TwomGame
from cordon.games.twom.terms import (
    LEVEL_MAX,
    SLOTS,
    STATES,
    CardId,
    EnemyId,
    EventId,
    FateId,
    FittingId,
    LocationId,
    NarrativeId,
    ObjectiveId,
    PersonId,
    RaidId,
    ResidentId,
    ShelterId,
    SpaceId,
    Task,
    TokenId,
    VisitorId,
    WeaponId,
)
from cordon.games.twom.views import PersonView, SpaceView, TwomView
from cordon.words.spelling import capital
from cordon.words.twom.names import TwomNamer

DECKS: dict[str, Any] = {
    "events": EventId, "objectives": ObjectiveId, "locations": LocationId, "exploration": CardId,
    "unknown": CardId, "findings": CardId, "residents": ResidentId, "raids": RaidId, "fate": FateId,
    "visitors": VisitorId, "narrative": NarrativeId, "characters": PersonId,
}  # fmt: skip


class TwomSheet(Paper):
    """The table as everybody sees it."""

    namer: TwomNamer

    def __init__(self, teller: TwomTeller, game: TwomGame, view: TwomView) -> None:
        super().__init__(teller.words, teller.namer, teller.names)
        self.game = game
        self.view = view

    def blocks(self) -> list[Block]:
        people = [self._person(each) for each in self.view.people]
        return kept(
            [
                self._day(),
                *people,
                self._goods(),
                self._city(),
                self._house(),
                self._built(),
                self._piles(),
                self._gone(),
            ]
        )

    def _day(self) -> Block:
        view, name = self.view, self.namer.called
        goal = drawing.goal(self.game)
        state = self.words.say(f"page-twom-goal-{'met' if goal.met else 'open'}") if goal is not None else ""
        rows = [
            self.row("day", view.day),
            self.row("phase", capital(self.words.say(f"phase-{view.phase}")) if view.phase else ""),
            self.row("stage", view.stage or ""),
            self.row("leader", self.namer.person(view.leader) if view.seats > 1 else ""),
            self.row("chapter", view.chapter or ""),
            self.row("objective", f"{name(view.objective, ObjectiveId)} ({state})" if goal is not None else ""),
            self.row("event", name(view.event, EventId)),
            self.row("cold", view.cold),
            self.row("boards", view.boards or ""),
            self.row("today", "; ".join(f"{self.words.say(f'mark-{mark}')} ({n})" for mark, n in view.marks.items())),
            self.row("hand", self.list(view.hand, NarrativeId)),
            self.row("deeds", self._deeds("")),
        ]
        return self.block(self.say("siege"), rows)

    def _person(self, each: PersonView) -> Block:
        one = each.person
        notes = [
            self.words.say("page-twom-child") if one.dependant else "",
            self.say("founder") if one.founder else "",
            {"party": self.words.say("page-twom-out"), "waiting": self.words.say("page-twom-waiting")}.get(
                one.where, ""
            ),
        ]
        rows = [
            *(Row(self.words.say(f"state-{s}"), str(getattr(one, s)), getattr(one, s), LEVEL_MAX) for s in STATES),
            self.row("actions", each.actions),
            self.row("task", self.namer.called(one.task, Task)),
            self.row("weapon", self.namer.called(one.weapon, WeaponId) if one.weapon else ""),
            self.row("medicine", self.list(one.medicine, TokenId)),
            self.row("notes", ", ".join(filter(None, notes))),
            self.row("deeds", self._deeds(one.id)),
        ]
        return self.block(self.namer.called(one.id, PersonId), rows)

    def _deeds(self, person: str) -> str:
        """What somebody did, or what we did together."""
        parts = [(deed.rpartition(":"), n) for deed, n in self.view.deeds.items()]
        return self.counted({self.words.say(f"deed-{deed}"): n for (who, _, deed), n in parts if who == person})

    def _goods(self) -> Block:
        view = self.view
        heaps = {"storage": view.storage, "findings": view.findings, "carried": view.carried, "box": view.box}
        rows = [self.row(name, self.namer.goods(goods) if any(goods.values()) else "") for name, goods in heaps.items()]
        return self.block(self.say("goods"), rows)

    def _city(self) -> Block:
        """The town, and whatever goes on outside or at the door."""
        view, name = self.view, self.namer.called
        rows = []
        for slot, place in zip(SLOTS, view.locations, strict=False):
            visits = self.say("visits", count=view.visits.get(place, 0))
            rows.append(Row(self.words.say(f"slot-{slot}"), f"{name(place, LocationId)} ({visits})"))
        rows += [
            self.row("place", name(view.place, LocationId)),
            self.row("noise", view.noise or ""),
            self.row("card", name(view.card, CardId)),
            self.row("resident", name(view.resident, ResidentId)),
            self.row("hiding", self.words.say("answer-yes") if view.hiding else ""),
            self.row("visitor", name(view.visitor, VisitorId)),
            self.row("raid", name(view.raid, RaidId)),
            self.row("damage", view.damage or ""),
            self.row("raid-wounds", view.raid_wounds or ""),
            self.row("fate", name(view.fate, FateId)),
            self.row("enemies", ", ".join(f"{name(e.id, EnemyId)} ({e.wounds})" for e in view.enemies)),
        ]
        return self.block(self.say("town"), rows)

    def _house(self) -> Block:
        rows = [Row(capital(self.namer.called(s.id, SpaceId)), self._space(s)) for s in self.view.spaces]
        return self.block(self.say("shelter"), [row for row in rows if row.text])

    def _space(self, space: SpaceView) -> str:
        """What is on a space; nothing of one that is as it is printed."""
        if space.card:
            return self.namer.called(space.card, ShelterId)
        if space.fitting:
            return self.namer.called(space.fitting, FittingId)
        return self.words.say("space-boarded") if space.boarded else ""

    def _built(self) -> Block:
        view = self.view
        special = [
            f"{self.namer.called(one.id, FittingId)}: {self.say('growth', n=one.growth)}"
            for one in view.fittings
            if one.growth
        ] + [
            f"{self.namer.called(one.id, FittingId)}: {self.say(f'trap-{one.trap}')}"
            for one in view.fittings
            if one.trap
        ]
        rows = [
            self.row("buildable", self.list(view.buildable, FittingId)),
            self.row("ideas", self.list(view.ideas, FittingId)),
            self.row("fittings", ", ".join(special)),
        ]
        return self.block(self.say("building"), rows)

    def _piles(self) -> Block:
        view, rows = self.view, []
        for id, kind in DECKS.items():
            pile = view.piles.get(id)
            if pile is not None:
                told = self.pile(pile.left, self.list(pile.discard, kind))
                on_top = self.list(pile.known, kind)
                rows.append(Row(self._deck(id), f"{told}; {self.say('on-top', cards=on_top)}" if on_top else told))
        aside = [("raids", view.aside_raids), ("residents", view.aside_residents)]
        rows += [Row(self.say("aside", deck=self._deck(id)), str(n)) for id, n in aside if n]
        return self.block(self.say("piles"), rows)

    def _deck(self, id: str) -> str:
        return capital(self.words.say(f"deck-{id}"))

    def _gone(self) -> Block:
        rows = [Row(self.namer.called(one.id, PersonId), self.say(one.fate, day=one.day)) for one in self.view.gone]
        return self.block(self.say("gone"), rows)

    # --- when it is over ----------------------------------------------------------------------------------------------

    def hidden(self) -> list[Block]:
        """What lay face down, the next card first."""
        state = self.game.state
        piles = [
            Row(self._deck(id), self.in_order(state.piles[id].draw, kind))
            for id, kind in DECKS.items()
            if id in state.piles
        ]
        piles.append(Row(self.say("aside", deck=self._deck("raids")), self.list(state.aside_raids, RaidId)))
        piles.append(Row(self.say("aside", deck=self._deck("residents")), self.list(state.aside_residents, ResidentId)))
        backs = [
            Row(capital(self.namer.called(s.id, SpaceId)), self.list((s.back,), CardId)) for s in state.spaces.values()
        ]
        return kept([self.block(self.say("hidden-piles"), piles), self.block(self.say("hidden-backs"), backs)])
