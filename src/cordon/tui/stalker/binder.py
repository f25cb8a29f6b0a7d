"""The binder of a campaign in a terminal (ST-15.1): zone map, contacts, the stash beside the PDAs, the chronicle.

A place on the zone map has signs of its own for what it is and how it stands (``help-zone`` tells them all); colour
only repeats them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rich.text import Text

from cordon.faces.stalker.binder_prompts import debriefing
from cordon.games.stalker.cards import Weapon
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.sorts import is_among
from cordon.games.stalker.state import Debrief
from cordon.games.stalker.terms import ContactKey, ItemKey, PlaceId
from cordon.kernel.decisions import Seat
from cordon.tui.canvas import Canvas, beside
from cordon.tui.layout import set_in
from cordon.tui.stalker.pda import Pda
from cordon.words.catalogue import Words
from cordon.words.names import join
from cordon.words.stalker.names import StalkerNamer
from cordon.words.stalker.rules_text import RulesText

COLUMNS, ROWS = "ABCDEFGHIJKL", "12345678"
CELL, EDGE = 6, 3
BUNKER = "B6"
"""Where Sidorovich sits (SM-8.1)."""
SIGNS = {"mission": "*{}*", "contact": "{}", "stash": "({})"}
STYLES = {"mission": "bold #ff8a80", "contact": "#a5d6a7", "stash": "#80c0e0"}
CHOSEN, CROSSED = "»{}«", "x{}x"
BAR = 30
"""Columns of the longest bar of money."""


class Binder:
    """What a terminal tells of a campaign."""

    def __init__(self, words: Words, namer: StalkerNamer, game: StalkerGame) -> None:
        self.words = words
        self.say = words.say
        self.namer = namer
        self.game = game
        self.rules = RulesText(words, seats=game.state.seats)

    # --- the zone map -----------------------------------------------------------------------------------------------

    def zone_map(self) -> list[Text]:
        """The grid with every place that is on it."""
        sheet = Canvas(EDGE + CELL * len(COLUMNS), len(ROWS) + 1)
        for x, column in enumerate(COLUMNS):
            sheet.put(EDGE + x * CELL, 0, f"{column:^{CELL}}", "dim")
        for y, row in enumerate(ROWS, start=1):
            sheet.put(0, y, row, "dim")
            for x in range(len(COLUMNS)):
                sheet.put(EDGE + x * CELL, y, f"{'·':^{CELL}}", "grey42")
        self._put(sheet, BUNKER, "[#]", "bold")
        for place in self.game.zone.values():
            if place.id in self.game.state.places:
                self._put(sheet, place.grid, *self._sign(place.id))
        return sheet.lines()

    def _put(self, sheet: Canvas, grid: str, text: str, style: str) -> None:
        x, y = COLUMNS.index(grid[0]), ROWS.index(grid[1]) + 1
        sheet.put(EDGE + x * CELL, y, f"{text:^{CELL}}", style)

    def _sign(self, place: PlaceId) -> tuple[str, str]:
        state, kind, label = self.game.state, self.game.zone[place].kind, self._label(place)
        if state.places[place].crossed:
            return CROSSED.format(label), "dim"
        if place == state.destination or place == state.mission:
            return CHOSEN.format(label), "bold reverse"
        return SIGNS[kind].format(label), STYLES[kind]

    def _label(self, place: PlaceId) -> str:
        """What a place is called on the map: its id, or its square where that is too long."""
        return place if len(place) <= CELL - 2 else self.game.zone[place].grid

    def places(self) -> list[str]:
        """Every place on the zone map in a sentence, open ones with what is known of them."""
        known = [id for id in self.game.zone if id in self.game.state.places]
        return [self.place(id) for id in sorted(known, key=lambda id: self.game.state.places[id].crossed)]

    def place(self, id: PlaceId) -> str:
        state = self.game.state
        kind, label = self.say(f"zone-{self.game.zone[id].kind}"), self._label(id)
        name = self.namer.called(id, PlaceId)
        if state.places[id].crossed:
            return self.say("zone-crossed", id=label, place=name, kind=kind)
        if id in (state.destination, state.mission):
            return self.say("zone-next", id=label, place=name, kind=kind)
        return self.say("zone-open", id=label, place=name, kind=kind, hint=self.say(f"place-{id.lower()}.hint"))

    # --- contacts ---------------------------------------------------------------------------------------------------

    def contacts(self) -> list[str]:
        """Every contact with what it offers and what it does in a mission, and who is engaged for the next one."""
        return [line for contact in self.game.state.contacts for line in self.contact(contact)]

    def contact(self, key: ContactKey) -> Iterator[str]:
        state, card = self.game.state, self.game.content.contacts[key]
        name = self.namer.called(key, ContactKey)
        yield self.say("binder-contact", contact=name, kind=self.say(f"contactword-{card.kind}"))
        if key == state.companion:
            yield "  " + self.say("binder-companion", person=self.namer.person(state.companion_owner))
        if key == state.contract:
            yield "  " + self.say("binder-contract")
        yield from (f"  {self.rules.offer(rule)}" for rule in card.offers)
        yield from (f"  {line}" for line in self.rules.rules(card.mission).splitlines())

    # --- the stash and the PDAs ---------------------------------------------------------------------------------------

    def stash(self) -> list[str]:
        """What lies in the stash, each kind of thing in a line."""
        state, content = self.game.state, self.game.content
        cards = Counter(content.cards[card].key for card in state.stash)
        found = [
            self.say("binder-things", n=n, thing=self.namer.called(key, ItemKey), value=content.equipment[key].value)
            for key, n in sorted(cards.items(), key=lambda each: list(content.equipment).index(each[0]))
        ]
        magazines = self.namer.gear((), state.magazines)
        found += [magazines] if magazines else []
        return [self.say("binder-stash", money=state.money), *(found or [self.say("plain-nothing")])]

    def packs(self) -> list[list[str]]:
        """What each stalker carries."""
        pda = Pda(self.words, self.namer, self.game)
        return [
            [f"{seat + 1} {self.namer.person(seat)}", *pda.gear(seat)]
            for seat, stalker in self.game.state.stalkers.items()
            if stalker.card
        ]

    def side_by_side(self, width: int) -> list[Text]:
        """The stash on the left, the PDAs on the right."""
        column = width // 2 - 1
        right = [line for pack in self.packs() for line in pack]
        return beside([set_in(self.stash(), column), set_in(right, column)], width, 2)[:-1]

    def packing(self, width: int) -> list[Text]:
        """What one would rather not set off without; below it the stash beside the PDAs."""
        return [*set_in(self.checklist(), width), *self.side_by_side(width)]

    def checklist(self) -> list[str]:
        """What is missing, in a line; hints, nothing that the rules forbid."""
        lacks = [
            self.say(f"page-stalker-check-{lack}", name=self.namer.person(seat))
            for seat in self.game.state.stalkers
            for lack in self._lacks(seat)
        ]
        worn = [card.id for card in self.game.state.cards.values() if card.place == "attached"]
        if not any(is_among(("detector",), "", self.game.content.cards[card]) for card in worn):
            lacks.append(self.say("page-stalker-check-detector"))
        if not lacks:
            return [self.say("page-stalker-check-all")]
        return [f"{self.say('page-stalker-check')}: {'; '.join(lacks)}."]

    def _lacks(self, seat: Seat) -> Iterator[str]:
        game, stalker = self.game, self.game.stalker(seat)
        worn = {card.place: game.content.cards[card.id] for card in game.cards_of(seat)}
        weapon = worn.get("weapon")
        if weapon is None:
            yield "weapon"
        if "armour" not in worn:
            yield "armour"
        spare = {"pistol": stalker.pistol, "rifle": stalker.rifle, "shotgun": stalker.shotgun}
        if isinstance(weapon, Weapon) and spare.get(weapon.ammo_type) == 0:
            yield "magazine"
        if len(game.in_backpack(seat)) >= game.backpack_limit(seat):
            yield "room"

    # --- the chronicle ------------------------------------------------------------------------------------------------

    def chronicle(self) -> list[str]:
        """Mission by mission: how it went, in figures; what is remembered; the money over time."""
        chronicle = self.game.state.chronicle
        if not chronicle and not self.game.state.excursions:
            return [self.say("chronicle-empty")]
        lines = self._excursions(0)
        for number, debrief in enumerate(chronicle, start=1):
            lines += [*self._chapter(number, debrief), *self._excursions(number)]
        return [*lines, "", *self.remembered(), *self._late(), "", *self._money()]

    def _chapter(self, number: int, debrief: Debrief) -> Iterator[str]:
        key = f"chronicle-{debrief.result.replace('_', '-')}"
        yield self.say(key, number=number, mission=self.say(f"mission-{debrief.mission.lower()}"))
        if debrief.rounds:
            yield from (f"  {line}" for line in debriefing(self.namer, debrief))
        yield from (f"  {line}" for line in self._wrought(debrief))
        yield from (f"  {line}" for line in self._sentences(debrief.remembered))

    def _wrought(self, debrief: Debrief) -> Iterator[str]:
        """Where the team was before, who did what, what was bought for it, who came along, and what it opened."""
        for place in debrief.visited:
            yield self.say("page-stalker-chronicle-visited", place=self.namer.called(place, PlaceId))
        if len(debrief.deeds) > 1:
            yield " · ".join(
                self.say(
                    "page-stalker-deeds", name=self.namer.person(own.seat), kills=own.kills, hp=own.hp, dose=own.dose
                )
                for own in debrief.deeds
            )
        if debrief.bought:
            things = [
                self.namer.called(key, ItemKey) + (f" ×{n}" if n > 1 else "")
                for key, n in Counter(debrief.bought).items()
            ]
            yield self.say("page-stalker-debrief-bought", things=join(self.words, things))
        if debrief.companion:
            name = self.namer.called(debrief.companion, ContactKey)
            yield self.say("page-stalker-chronicle-companion", name=name)
        if debrief.opened:
            places = [self.namer.called(place, PlaceId) for place in debrief.opened]
            yield self.say("page-stalker-debrief-opened", places=join(self.words, places))

    def _excursions(self, after: int) -> list[str]:
        """The scenarios of Zone Survival that were played after so many missions (ST-19.4)."""
        told = [each for each in self.game.state.excursions if each.after == after]
        return [self.say(f"chronicle-zone-{each.result}", **self.namer.of(each)) for each in told]

    def remembered(self) -> list[str]:
        """What nobody forgets, in sentences."""
        found = self._sentences(tuple(self.game.state.memory.items()))
        return [self.say("chronicle-memory"), *(f"  {line}" for line in found)] if found else []

    def _sentences(self, memory: tuple[tuple[str, str], ...]) -> list[str]:
        keys = [f"chronicle-{flag}-{value}" for flag, value in memory]
        return [self.say(key) for key in keys if self.words.has(key)]

    def _late(self) -> list[str]:
        marks = [self.say("chronicle-late-marks", story=story, n=n) for story, n in self.game.state.late.items() if n]
        return [self.say("chronicle-late", marks=join(self.words, marks))] if marks else []

    def _money(self) -> list[str]:
        """What the stash held after each mission, as bars."""
        rows = [(debrief.mission, debrief.money) for debrief in self.game.state.chronicle if debrief.rounds]
        most = max((money for _, money in rows), default=0)
        bars = [f"  {mission}  {'▇' * (BAR * money // most if most else 0)} {money} K" for mission, money in rows]
        return [self.say("chronicle-money"), *bars] if bars else []
