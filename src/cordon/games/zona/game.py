"""A running match of Zona: the questions that the rules ask of it, and the small changes that they share."""

from __future__ import annotations

from cordon.games.zona import events
from cordon.games.zona.cards import (
    AreaKind,
    Character,
    InDamage,
    InTest,
    InTurn,
    ItemKind,
    Modifies,
    Reacts,
    Threat,
    Use,
    WhenForcing,
    WhenRunning,
)
from cordon.games.zona.content import Content, Side, content
from cordon.games.zona.rules.carrying import DROP, Drop
from cordon.games.zona.rules.event_phase import ResolveEvent
from cordon.games.zona.rules.responses import Response
from cordon.games.zona.rules.script import Script, why_in_vain, why_not_script
from cordon.games.zona.rules.using import USE, OwnTurnUse, may_reactivate, own_turn_candidates, why_not_use
from cordon.games.zona.state import Config, Facility, Item, Scavenger, ZonaState
from cordon.games.zona.terms import (
    BACKPACK_SLOTS,
    GOOD,
    NEWS_REMOVED_SOLO,
    SECRETS_NEEDED,
    Attribute,
    Colour,
    ThreatSlot,
    colour_of_slot,
    kind_of_slot,
    owner_of_ability,
    test_of,
)
from cordon.kernel.decisions import Reason, Seat, offered
from cordon.kernel.frames import Procedure
from cordon.kernel.game import Game
from cordon.kernel.spec import GameSpec


class ZonaGame(Game[ZonaState]):
    """A match of Zona in one position."""

    __slots__ = ("content", "side")

    def __init__(self, spec: GameSpec[ZonaGame], state: ZonaState) -> None:
        super().__init__(spec, state)
        self.content: Content = content()
        self.side: Side = self.content.sides["A" if state.seats <= 2 else "B"]
        """The board side in use (ZO-4.1)."""

    # --- the table ----------------------------------------------------------------------------------------------

    @property
    def config(self) -> Config:
        return self.state.config

    @property
    def is_solo(self) -> bool:
        return self.state.seats == 1

    @property
    def last_round(self) -> int:
        """A news card is drawn each round: the round in which the last one comes (ZO-14.10, ZO-24.4)."""
        return len(self.content.decks["news"]) - (NEWS_REMOVED_SOLO if self.is_solo else 0)

    def order(self) -> list[Seat]:
        """All seats clockwise from the Voice (ZO-11.1)."""
        seats = self.state.seats
        return [(self.state.voice + i) % seats for i in range(seats)]

    def voice_is(self, choices: int) -> str:
        """Who decides for the Zone: the Voice; alone the player where the rules leave a choice (ZO-24.5)."""
        return "voice" if not self.is_solo else "chosen" if choices > 1 else "alone"

    def living(self) -> list[Seat]:
        """The seats with a living scavenger, clockwise from the Voice."""
        return [seat for seat in self.order() if self.state.scavengers[seat].character]

    # --- scavengers (ZO-6) --------------------------------------------------------------------------------------

    def scavenger(self, seat: Seat) -> Scavenger:
        return self.state.scavengers[seat]

    def character(self, seat: Seat) -> Character:
        return self.content.characters[self.state.scavengers[seat].character]

    def attribute(self, seat: Seat, attribute: Attribute) -> int:
        """The value in use: a trauma lowers it by 1 (ZO-6.3)."""
        scavenger = self.state.scavengers[seat]
        printed: int = getattr(self.content.characters[scavenger.character], attribute)
        return printed - 1 if attribute in scavenger.traumas else printed

    def free_spaces(self, seat: Seat) -> int:
        """Free spaces of the endurance track (ZO-6.5)."""
        scavenger = self.state.scavengers[seat]
        return self.content.characters[scavenger.character].endurance - scavenger.injuries

    def reputation(self, seat: Seat) -> int:
        """The reputation that counts now."""
        scavenger = self.state.scavengers[seat]
        return GOOD if scavenger.passes_as_good else scavenger.reputation

    def area_of(self, seat: Seat) -> AreaKind:
        return self.content.areas[self.state.scavengers[seat].area]

    def facilities_known(self, seat: Seat) -> set[str]:
        """The facilities whose secret the scavenger holds."""
        return {self.content.facility_of[card] for card in self.state.scavengers[seat].secrets}

    def has_secrets(self, seat: Seat) -> bool:
        """Whether the scavenger knows enough to reach the Power Plant (ZO-21.17)."""
        return len(self.facilities_known(seat)) >= SECRETS_NEEDED

    # --- items (ZO-7, ZO-8) -------------------------------------------------------------------------------------

    def item_kind(self, card: str) -> ItemKind:
        return self.content.items[card]

    def items_of(self, seat: Seat) -> list[Item]:
        items = self.state.items
        return [items[card] for card in self.state.owned.get(seat, ())]

    def packed(self, seat: Seat) -> list[Item]:
        """What fills the backpack and its 6th slot (ZO-7.1, ZO-7.6)."""
        items = self.content.items
        return [item for item in self.items_of(seat) if not item.worn and items[item.card].place != "small"]

    def worn(self, seat: Seat) -> list[Item]:
        return [item for item in self.items_of(seat) if item.worn]

    def capacity(self, seat: Seat) -> int:
        """Slots of the backpack; several sources of the 6th slot still give one (ZO-7.2)."""
        return BACKPACK_SLOTS + min(1, self.modified("sixth_slot", 0, seat))

    def has_room(self, seat: Seat) -> bool:
        return len(self.packed(seat)) < self.capacity(seat)

    def artifacts_of(self, seat: Seat) -> list[Item]:
        items = self.content.items
        return [item for item in self.items_of(seat) if items[item.card].category == "artifact"]

    def count_artifacts(self, seat: Seat, where: str) -> int:
        """All of them, or those ``packed``: small ones are beside the backpack (ZO-8.14, ZO-22.4)."""
        items = self.content.items
        found = self.packed(seat) if where == "packed" else self.items_of(seat)
        return sum(1 for item in found if items[item.card].category == "artifact")

    def crowbar_of(self, seat: Seat) -> Item | None:
        """The Crowbar that an event or lock may ask for (ZO-8.11): the most worn one first."""
        bars = [item for item in self.items_of(seat) if self.content.items[item.card].crowbar]
        return max(bars, key=lambda item: item.tokens, default=None)

    def has_side_effect(self, source: str) -> bool:
        kind = self.content.items.get(source)
        return kind is not None and bool(kind.side_effect)

    def colour_of_artifact(self, card: str) -> str:
        """Green or yellow by its deck; empty for artifacts among the finds (ZO-26.20)."""
        return {"artG": "green", "artY": "yellow"}.get(self.content.deck_of[card], "")

    # --- areas, facilities and threats (ZO-10, ZO-17, ZO-19) ----------------------------------------------------

    def threat(self, token: str) -> Threat:
        return self.content.threats[token]

    def colour_of_threat(self, token: str) -> Colour:
        return colour_of_slot(self.content.threats[token].slot)

    def threats_at(self, area: str) -> tuple[str, ...]:
        return self.state.areas[area].threats

    def entrances(self, facility: Facility) -> tuple[str, ...]:
        """The entrance areas of a facility on the board side in use (ZO-10.4)."""
        return self.side.entrances[facility.slot]

    def facilities_at(self, area: str) -> list[Facility]:
        """The facilities that can be entered from an area."""
        slots = self.side.slots_at[area]
        return [place for place in self.state.facilities.values() if place.slot in slots] if slots else []

    def neighbours(self, area: str) -> tuple[str, ...]:
        """The areas behind a border, facilities included (ZO-10.1)."""
        facility = self.state.facilities.get(area)
        if facility is not None:
            return self.entrances(facility)
        near = self.side.neighbours[area]
        facilities = self.facilities_at(area)
        return near + tuple(found.id for found in facilities) if facilities else near

    def occupants(self, area: str) -> list[Seat]:
        return [seat for seat, scavenger in self.state.scavengers.items() if scavenger.area == area]

    @property
    def facility_places(self) -> int:
        """Scavengers at once in one facility (ZO-4.11)."""
        return 1 if self.state.seats <= 2 else 2

    # --- small changes that many rules share --------------------------------------------------------------------

    def draw_threat(self, slot: ThreatSlot) -> str | None:
        """The next token of a dispenser slot, if there is one (ZO-4.7, ZO-17.13)."""
        pile = self.state.piles[slot]
        if not pile.draw:
            return None
        self.update(pile, draw=pile.draw[1:])
        return pile.draw[0]

    def return_threat(self, token: str) -> None:
        """Put a token on top of its slot, which is drawn from the bottom (ZO-4.7)."""
        pile = self.state.piles[self.content.threats[token].slot]
        self.update(pile, draw=(*pile.draw, token))

    def put_threat(self, slot: ThreatSlot, area: str, seat: Seat = -1, by: str = "", source: str = "") -> str | None:
        """Draw a token and lay it on an area (ZO-13.8); ``seat``, ``by`` and ``source`` tell on whose account."""
        token = self.draw_threat(slot)
        if token is not None:
            place = self.state.areas[area]
            self.update(place, threats=(*place.threats, token))
            self.emit(events.ThreatPlaced(token, area, seat, by, source))
        return token

    def take_threat(self, token: str, area: str) -> None:
        """Lift a token off an area."""
        place = self.state.areas[area]
        self.update(place, threats=tuple(other for other in place.threats if other != token))

    def meet(self, token: str) -> None:
        """The threat that is being met has its ability in play; an empty string ends that (ZO-17.6)."""
        old = self.state.met
        if old:
            self.unlisten(old, self.content.listens[self.content.threats[old].id])
        if token:
            self.listen(token, self.content.listens[self.content.threats[token].id])
        self.set(met=token, met_marks=())

    def end_meeting(self, seat: Seat) -> None:
        """The encounter is over; an unbeaten token stays, but not underground and not in a bunker (ZO-17.11)."""
        token, area = self.state.met, self.area_of(seat)
        if token in self.threats_at(area.id) and area.group in ("facility", "end", "bunker"):
            self.discard_threat(token, area.id)
        self.meet("")

    def discard_threat(self, token: str, area: str) -> None:
        """A token goes from an area back to the dispenser."""
        self.take_threat(token, area)
        self.return_threat(token)
        self.emit(events.ThreatDiscarded(token))

    def mark_meeting(self, mark: str) -> None:
        """Remember something for the rest of the encounter."""
        self.set(met_marks=(*self.state.met_marks, mark))

    def earn(self, seat: Seat, rubles: int, told: bool = False) -> None:
        """Change the money of a scavenger, up or down, never below 0; ``told``: another event names the price."""
        scavenger = self.scavenger(seat)
        to = max(0, scavenger.rubles + rubles)
        if to != scavenger.rubles:
            self.update(scavenger, rubles=to)
            if not told:
                self.emit(events.RublesChanged(seat, to - scavenger.rubles, to))

    def draw_card(self, deck: str) -> str | None:
        """The top card of an item deck, reshuffled from its discards when empty (ZO-8.9)."""
        pile = self.state.piles[deck]
        if not pile.draw:
            if not pile.discard:
                return None
            pile = self.update(pile, draw=self.shuffle(deck, pile.discard), discard=())
        self.update(pile, draw=pile.draw[1:])
        return pile.draw[0]

    def discard_item(self, card: str) -> None:
        """Lay an item card on the discard pile of its type; finds and starting equipment leave the game (ZO-8.9)."""
        pile = self.state.piles.get(self.content.deck_of[card])
        if pile is not None:
            self.update(pile, discard=(*pile.discard, card))

    def own(self, seat: Seat, card: str, worn: bool) -> None:
        """A card comes into somebody's possession and into play."""
        self.add(Item(card, seat, worn))
        self.put("owned", seat, (*self.state.owned.get(seat, ()), card))
        if worn or self.content.items[card].place != "wear":
            self.listen(card, self.content.listens[self.content.items[card].id])

    def lose(self, item: Item) -> None:
        """A card leaves its owner and play."""
        kind = self.content.items[item.card]
        if item.worn or kind.place != "wear":
            self.unlisten(item.card, self.content.listens[kind.id])
        self.remove(item)
        self.put("owned", item.owner, tuple(card for card in self.state.owned[item.owner] if card != item.card))
        self.discard_item(item.card)

    def wear(self, item: Item, worn: bool) -> None:
        """Put an outfit on or into the backpack; it works only while worn (ZO-7.6)."""
        names = self.content.listens[self.content.items[item.card].id]
        if worn:
            self.listen(item.card, names)
        else:
            self.unlisten(item.card, names)
        self.update(item, worn=worn)

    def leave_play(self, source: str) -> None:
        """A source other than an item no longer listens to anything."""
        self.unlisten(source, tuple(name for name, sources in self.state.listening.items() if source in sources))

    def end_timed_news(self) -> None:
        """Remove the timed card and the news marker (ZO-14.4, ZO-15.4)."""
        card = self.state.timed
        if card:
            self.unlisten(card, self.content.listens[card])
            pile = self.state.piles["news"]
            self.update(pile, discard=(*pile.discard, card))
            self.set(timed="", marker="")
            self.emit(events.NewsEnded(card))

    # --- windows and modifiers ----------------------------------------------------------------------------------

    def owner_of(self, source: str) -> Seat | None:
        """Who owns a source of effects: an item, a scavenger's ability; nobody owns threats and news."""
        item = self.state.items.get(source)
        if item is not None:
            return item.owner
        return owner_of_ability(source)

    def definition(self, source: str) -> str:
        """The id of what a source is printed on: a kind of item, a character, a type of threat, a news card."""
        kind = self.content.items.get(source)
        if kind is not None:
            return kind.id
        if source in self.content.threats:
            return self.content.threats[source].id
        owner = owner_of_ability(source)
        return source if owner is None else self.state.scavengers[owner].character

    def use_for(self, source: str, name: str) -> Use:
        """The use of a source that listens to ``name``."""
        return self.content.use_at[self.definition(source), name]

    def is_spent(self, source: str) -> bool:
        """Whether a scavenger's ability with a limit has been used in this round or turn."""
        owner = owner_of_ability(source)
        return owner is not None and "ability" in self.scavenger(owner).used

    def spend_ability(self, source: str) -> None:
        """Use up an ability that may be used once per round or turn."""
        owner = owner_of_ability(source)
        assert owner is not None
        scavenger = self.scavenger(owner)
        if getattr(self.content.characters[scavenger.character].ability, "limit", ""):
            self.update(scavenger, used=(*scavenger.used, "ability"))

    def holds(self, condition: str, seat: Seat, about: str) -> bool:
        """Whether a named condition of a card is true (``cards.Condition``)."""
        state = self.state
        match condition:
            case "":
                return True
            case "other_mutant_here":
                here = state.areas[state.scavengers[seat].area].threats
                return any(kind_of_slot(self.threat(t).slot) == "mutant" for t in here if t != state.met)
            case "spotted" | "missed" | "weakened":
                return condition in state.met_marks
            case "at_marker":
                return bool(state.marker) and about == state.marker
            case "meets_mutant":
                if about == "mutant":  # a test that counts as such an encounter (ZO-16.9)
                    return True
                return bool(state.met) and kind_of_slot(self.threat(state.met).slot) == "mutant"
            case "unscanned_anomaly":
                anomaly = bool(state.met) and kind_of_slot(self.threat(state.met).slot) == "anomaly"
                return anomaly and "scanned" not in state.met_marks
        raise ValueError(f"no condition {condition!r}")

    def modify(self, source: str, name: str, value: int, seat: Seat, about: str) -> int:
        owner = self.owner_of(source)
        if owner is not None and owner != seat:
            return value
        use = self.use_for(source, name)
        assert isinstance(use, Modifies)
        if self.is_spent(source) or not self.holds(use.condition, seat, about):
            return value
        return value + use.add if use.set is None else use.set

    def responds(self, source: str, moment: str, seat: Seat, about: str) -> bool:
        owner = self.owner_of(source)
        if owner is not None and owner != seat:
            return False
        use = self.use_for(source, moment)
        assert isinstance(use, Reacts)
        if self.is_spent(source) or not self.holds(use.condition, seat, about):
            return False
        if owner is not None:
            reason = why_not_use(self, source, seat, ())
            asleep = reason is not None and reason.id == "deactivated" and may_reactivate(self, seat, source)
            if reason is not None and not asleep:
                return False
        return not use.may or self.why_in_vain(seat, f"{self.definition_key(source)}/{moment}") is None

    def may_decline(self, source: str, moment: str) -> bool:
        use = self.use_for(source, moment)
        assert isinstance(use, Reacts)
        return use.may

    def response(self, source: str, moment: str, seat: Seat, about: str) -> Procedure:
        return Response(seat, source, moment, about)

    # --- typed uses: the name that a source listens to says what kind of use it is ------------------------------

    def test_use(self, source: str, attribute: Attribute) -> InTest:
        use = self.use_for(source, test_of(attribute))
        assert isinstance(use, InTest)
        return use

    def damage_use(self, source: str) -> InDamage:
        use = self.use_for(source, "damage")
        assert isinstance(use, InDamage)
        return use

    def turn_use(self, source: str, name: str) -> InTurn:
        use = self.use_for(source, name)
        assert isinstance(use, InTurn)
        return use

    def force_use(self, source: str) -> WhenForcing:
        use = self.use_for(source, "force")
        assert isinstance(use, WhenForcing)
        return use

    def run_use(self, source: str) -> WhenRunning:
        use = self.use_for(source, "run")
        assert isinstance(use, WhenRunning)
        return use

    def event_at_hand(self, seat: Seat) -> ResolveEvent | None:
        """The event card that a seat is asked about, if it is one."""
        self.running = self.pending_of(seat).stack
        return self.nearest(ResolveEvent)

    # --- scripts --------------------------------------------------------------------------------------------------

    def definition_key(self, source: str) -> str:
        """Where the scripts of a source stand in the content."""
        if source in self.content.items:
            return f"item/{self.content.items[source].id}"
        owner = owner_of_ability(source)
        if owner is not None:
            return f"scavenger/{self.scavenger(owner).character}"
        if source in self.content.threats:
            return f"threat/{self.content.threats[source].id}"
        return f"news/{source}"

    def carry_out(self, seat: Seat, key: str, card: str, willing: bool = False, about: str = "") -> Script:
        """What a card says, as a procedure."""
        return Script(seat, key, card, about, willing)

    def why_not(self, seat: Seat, key: str, willing: bool = False) -> Reason | None:
        """Why what a card says cannot be started."""
        return why_not_script(self, seat, key, willing)

    def why_in_vain(self, seat: Seat, key: str) -> Reason | None:
        """Why what a card allows is not worth offering."""
        return why_in_vain(self, seat, key)

    # --- what a seat may do at any moment ---------------------------------------------------------------------------

    def anytime_options(self, seat: Seat) -> list[str]:
        """Items for the own turn (ZO-8.1), and dropping things (ZO-7.9)."""
        options: list[str] = []
        if self.state.turn == seat and "turn" in self.state.listening:
            options = offered(own_turn_candidates(self, seat))
        if self.state.owned.get(seat):
            options.append(DROP())
        return options

    def interjection(self, seat: Seat, option: str) -> Procedure:
        return Drop(seat) if option in DROP else OwnTurnUse(seat, USE.read(option))
