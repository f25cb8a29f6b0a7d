"""The journal of S.T.A.L.K.E.R.: the narrator's line, several events folded into one where they are one deed, and the
words on a card where one is turned up.

How a mission ends depends on everything that was done in it, so its epilogue is no line of the journal: ``ending``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from cordon.faces.journal import Line
from cordon.faces.stalker.folds import Account, Fold, begun, is_told_elsewhere, unfinished
from cordon.faces.stalker.mission_text import MissionText
from cordon.faces.teller import Teller
from cordon.games.stalker import events
from cordon.games.stalker.campaign import endings
from cordon.games.stalker.content import content
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.ops.goods import Join, TakeContract
from cordon.games.stalker.rules.event_deck import codas_of, epilogue_of
from cordon.games.stalker.rules.wounds import Outcome
from cordon.games.stalker.terms import STALKERS, page_of_script, side_parts
from cordon.kernel.events import Event, Note
from cordon.kernel.session import Session
from cordon.words.catalogue import Words
from cordon.words.names import join
from cordon.words.narrator import message_id, narrate
from cordon.words.spelling import capital
from cordon.words.stalker.names import Known, StalkerNamer
from cordon.words.stalker.rules_text import RulesText

DECKS = ("high", "low")


class StalkerTeller(Teller[StalkerNamer]):
    """Calls a seat by its player's name until it has a stalker."""

    heads = (events.RoundBegan, events.EnemyPhaseBegan)

    def begin(self) -> None:
        self.colours: dict[str, list[str]] = {}
        self.fold: Fold | None = None
        self.is_campaign = False
        self.is_scenario = False
        super().begin()

    def naming(self) -> StalkerNamer:
        return StalkerNamer(self.words, self.people, Known({}, {}, {}))

    def know(self, session: Session[Any]) -> None:
        """Learn who is who from the state itself."""
        self.begin()
        state = cast(StalkerGame, session.game).state
        self.is_scenario = state.scenario != ""
        self.is_campaign = state.config.mode == "campaign" and not self.is_scenario
        known = self.namer.known
        for stalker in state.stalkers.values():
            if stalker.card:
                self._meet(stalker.seat, stalker.card)
        known.anomalies.update({anomaly.id: anomaly.card for anomaly in state.anomalies.values()})
        self._tell_apart((card.colour, card.kind) for card in state.enemy_cards.values() if card.colour)
        seen = (card for card in state.environment.values() if card.place not in ("deck", "gone"))
        known.sides.update({card.id: session.game.side_id(card) for card in seen})
        self.fold = unfinished(session.notes)

    def _meet(self, seat: int, stalker: str) -> None:
        self.namer.known.stalkers[seat] = stalker
        self.people[seat] = self.words.say(f"stalker-{stalker}")

    def tell(self, note: Note) -> list[Line]:
        event = note.event
        self._learn(event)
        if self.fold is not None and self.fold.takes(note):
            return self._shown(note)
        due = self._due()
        if is_told_elsewhere(event):
            return [*due, Line("")] if getattr(event, "told", False) else due
        self.fold = begun(note)
        if self.fold is not None:
            return due + self._shown(note)
        return due + self._lines(Account(note))

    def pause(self) -> list[Line]:
        return [] if self.fold is not None and self.fold.lasts else self._due()

    def _shown(self, note: Note) -> list[Line]:
        """A line without words for what the page shows at once and the journal tells later, with other things."""
        return [Line("")] if self.fold and isinstance(note.event, self.fold.shows) else []

    def _due(self) -> list[Line]:
        """The lines of what has waited until now."""
        fold, self.fold = self.fold, None
        return [line._replace(note=each.note) for each in fold.told() for line in self._lines(each)] if fold else []

    def _lines(self, told: Account) -> list[Line]:
        event = told.note.event
        text = self._text(told)
        found = [Line(text, self.style(event))] if text else []
        found += [Line(page, "aside") for page in self.pages(event)]
        found += [Line(story, "story") for story in self.stories(event)]
        if isinstance(event, events.StalkerChosen):
            self._meet(event.seat, event.stalker)
        return found

    def _text(self, told: Account) -> str:
        namer, note, event = self.namer, told.note, told.note.event
        if told.brought:
            found = [self._brought(event, each) for each in told.brought]
            if isinstance(event, events.WoundDrawn) and event.outcome == Outcome.LOSS_AND_SHUFFLE:
                found.append(self.words.say("told-shuffled"))
            return narrate(namer, note, ".brought", brought=join(self.words, found))
        if isinstance(event, events.LookedAround) and len(told.enemies) > 1:
            line = narrate(namer, note, ".several", enemies=join(self.words, map(namer.entity, told.enemies)))
        elif isinstance(event, events.PointBegan) and told.point is not None:
            special = self.words.say("told-special", **namer.of(told.point, self.words.takes("told-special")))
            return narrate(namer, note, point=special)
        else:
            line = self._line(told)
        if told.point is None:
            return line
        return self.words.say("told-under", **namer.of(told.point, self.words.takes("told-under")), line=line)

    def _line(self, told: Account) -> str:
        note, effect = told.note, self._effect(told.note.event)
        if isinstance(note.event, events.MoneyChanged) and self.is_campaign:
            return narrate(self.namer, note, ".kept")
        if isinstance(note.event, events.MissionEnded) and (self.is_campaign or self.is_scenario):
            return narrate(self.namer, note, ".scenario" if self.is_scenario else ".result")
        if isinstance(note.event, events.ServiceTaken):
            return self._service(note, note.event)
        if isinstance(note.event, events.WoundDrawn):
            return narrate(self.namer, note, ".vain" if told.vain else "")
        if isinstance(note.event, events.CounterChanged):
            return capital(narrate(self.namer, note))
        part = ".effect" if isinstance(note.event, events.RoundEndReached) else ""
        line = narrate(self.namer, note, part, **effect)
        said = effect.get("effect", "").lower() == self.words.say("told-nobody").lower()
        return self.words.say("told-in-vain", line=line) if told.vain and not said else line

    def _brought(self, deed: Event, event: Event) -> str:
        """What an action led to, in a few words; with a name if it came to somebody else."""
        part = ".brief_kept" if isinstance(event, events.MoneyChanged) and self.is_campaign else ".brief"
        key = message_id("stalker", type(event)) + part
        text = self.words.say(key, **self.namer.of(event, self.words.takes(key)))
        own = (
            deed.enemy if isinstance(deed, events.WoundDrawn) else STALKERS[deed.seat] if hasattr(deed, "seat") else ""
        )
        seat = getattr(event, "seat", None)
        who = getattr(event, "who", own if seat is None else STALKERS[seat])
        return text if who == own else self.words.say("told-of", who=self.namer.entity(who), what=text)

    def _effect(self, event: Event) -> dict[str, str]:
        """What a point of an activation card does that no single enemy follows (ST-13.23), or an event at the end of
        the round."""
        if isinstance(event, events.RoundEndReached):
            ops = content().events[event.event].round_end
        elif isinstance(event, events.PointBegan) and not event.enemy:
            scripts = content().scripts
            ops = next(scripts[path] for deck in DECKS if (path := f"{deck}/{event.card}/{event.point}") in scripts)
        else:
            return {}
        effect = MissionText(self.words, "enemy", self.colours, len(self.people)).brief(ops)
        return {"effect": capital(effect) if self.words.say("told-after-colon") == "capital" else effect}

    def _service(self, note: Note, event: events.ServiceTaken) -> str:
        """What a contact does; that somebody comes along and that a contract is taken tells itself."""
        ops = content().scripts[event.rule]
        if any(isinstance(op, Join | TakeContract) for op in ops):
            return ""
        return narrate(self.namer, note, ".effect", effect=RulesText(self.words, seats=len(self.people)).inline(ops))

    def _tell_apart(self, colours: Iterable[tuple[str, str]]) -> None:
        """Which enemies a colour means in this mission."""
        self.colours = {}
        for colour, kind in colours:
            self.colours.setdefault(colour, []).append(kind)

    def _learn(self, event: Event) -> None:
        """What the names of later lines depend on. The past is told alike by whoever was there and whoever comes later,
        so only what was told counts."""
        match event:
            case events.PlaceOpened():
                self.is_campaign = True
            case events.CampaignPutAside():
                self.is_campaign = False
                self.namer.known.stalkers.clear()
                self.people[:] = [self.player(seat) for seat in range(len(self.people))]
            case events.CampaignTakenUp():
                self.is_campaign, self.is_scenario = True, False
                for seat, stalker in enumerate(event.team):
                    self._meet(seat, stalker)
            case events.ScenarioBegan():
                self.is_scenario = True
                self._tell_apart(event.colours)
            case events.MissionBegan():
                self._tell_apart(event.colours)
            case events.AnomalyActivated():
                self.namer.known.anomalies[event.anomaly] = event.card
            case events.CardFlipped() | events.CardTaken():
                self.namer.known.sides[side_parts(event.side).number] = event.side

    def stories(self, event: Event) -> list[str]:
        match event:
            case events.MissionBegan():
                key = f"mission-{event.mission.lower()}"
                # In a campaign the prologue was read when the team chose where to go (ST-16.1).
                before = () if self.is_campaign else (f"{key}.prologue", f"{key}.hints")
                return self._parts(*before, f"{key}.objective")
            case events.ScenarioChosen():
                key = f"scenario-{event.scenario.lower()}"
                return self._parts(f"{key}.hook", f"zone-map-{event.map.lower()}.about")
            case events.ScenarioBegan():
                key = f"scenario-{event.scenario.lower()}"
                ends = {"scenario-won-by": f"{key}.victory", "scenario-lost-by": f"{key}.defeat"}
                labelled = [f"{self.words.say(by)}: {self.words.say(end)}" for by, end in ends.items()]
                return [*self._parts(f"{key}.objective"), *labelled]
            case events.ZoneEventDrawn() | events.SetupCardDrawn():
                key = f"zone-{event.card.lower()}"
                return self._parts(f"{key}.flavour", f"{key}.text")
            case events.ContactVisited():
                return self._parts(f"contact-{event.contact}.greeting")
            case events.StoryChosen():
                return self._parts(f"story-{event.story.lower()}-{event.option}.told")
            case events.ScriptChosen():
                return self._parts(f"script-{event.script}-{event.option}.told")
            case events.ScriptBranched():
                return self._parts(event.text)
            case events.EventDrawn():
                text = MissionText(self.words, "lead", self.colours, len(self.people))
                rules = text.event(content().events[event.event])
                return [*self._parts(f"event-{event.event.lower()}.story"), *rules.splitlines()]
            case events.CardFlipped() | events.CardTaken():
                return self._parts(f"side-{event.side.lower().replace(':', '-')}.story")
        return []

    def pages(self, event: Event) -> list[str]:
        """What was read with a question, or will be."""
        match event:
            case events.PlaceVisited():
                key = f"mission-{event.place.lower()}"
                return self._parts(f"{key}.prologue", f"{key}.hints")
            case events.StoryRead() | events.StoryChosen():
                return self._parts(f"story-{event.story.lower()}.text")
            case events.ScriptOpened():
                return self._parts(page_of_script(event.script))
            case events.EpilogueRead():
                return self._parts(f"epilogue-{event.mission.lower()}-{event.epilogue}")
        return []

    def _parts(self, *keys: str) -> list[str]:
        return [self.words.say(key) for key in keys if self.words.has(key)]


def ending(words: Words, game: StalkerGame) -> list[str]:
    """The story of the end: the epilogue and the choices that it comes back to (SM-9.3)."""
    outcome = game.state.outcome
    assert outcome is not None
    if game.config.mode == "campaign":
        keys = [f"story-{outcome.cause}.text", *(f"coda-{flag}-{value}" for flag, value in endings.codas_of(game))]
    elif game.state.scenario:
        keys = [f"scenario-{game.state.scenario.lower()}.{outcome.result}"]
    else:
        mission = game.state.mission.lower()
        keys = [f"epilogue-{mission}-{epilogue_of(game, outcome.result).key}"]
        keys += [f"coda-{mission}-{flag}-{value}" for flag, value in codas_of(game)]
    return [words.say(key) for key in keys if words.has(key)]
