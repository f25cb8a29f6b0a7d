"""The journal of S.T.A.L.K.E.R.: the narrator's line, and the words on a card where one is turned up.

How a mission ends depends on everything that was done in it, so its epilogue is no line of the journal: ``ending``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from cordon.faces.journal import Line
from cordon.games.stalker import events
from cordon.games.stalker.content import content
from cordon.games.stalker.game import StalkerGame
from cordon.games.stalker.rules.environment import SIDE
from cordon.games.stalker.rules.event_deck import codas_of, epilogue_of
from cordon.kernel.events import Event, Note
from cordon.kernel.session import Session
from cordon.words.catalogue import Words
from cordon.words.narrator import narrate
from cordon.words.stalker.names import Known, StalkerNamer
from cordon.words.stalker.rules_text import RulesText

DECKS = ("high", "low")
HEADS = (events.RoundBegan, events.EnemyPhaseBegan)


class StalkerTeller:
    """Calls a seat by its player's name until it has a stalker."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = tuple(names)
        self.people: list[str] = []
        self.begin()

    def begin(self) -> None:
        say = self.words.say
        self.people = [name or say("player", number=seat + 1) for seat, name in enumerate(self.names)]
        self.namer = StalkerNamer(self.words, self.people, Known({}, {}, {}))

    def know(self, session: Session[Any]) -> None:
        """Learn who is who from the state itself."""
        self.begin()
        state = cast(StalkerGame, session.game).state
        known = self.namer.known
        for stalker in state.stalkers.values():
            if stalker.card:
                self._meet(stalker.seat, stalker.card)
        known.anomalies.update({anomaly.id: anomaly.card for anomaly in state.anomalies.values()})
        seen = (card for card in state.environment.values() if card.place not in ("deck", "gone"))
        known.sides.update({card.id: session.game.side_id(card) for card in seen})

    def _meet(self, seat: int, stalker: str) -> None:
        self.namer.known.stalkers[seat] = stalker
        self.people[seat] = self.words.say(f"stalker-{stalker}")

    def tell(self, note: Note) -> list[Line]:
        event = note.event
        self._learn(event)
        if isinstance(event, events.AnomalyDieRolled) and event.source.startswith("anomaly-"):
            return []
        text = narrate(self.namer, note, **self._effect(event))
        found = [Line(text, "head" if isinstance(event, HEADS) else "", note.audience)] if text else []
        found += [Line(story, "story", note.audience) for story in self._stories(event)]
        if isinstance(event, events.StalkerChosen):
            self._meet(event.seat, event.stalker)
        return found

    def _effect(self, event: Event) -> dict[str, str]:
        """What a point of an activation card does that no single enemy follows (ST-13.23)."""
        if not isinstance(event, events.PointBegan) or event.enemy:
            return {}
        scripts = content().scripts
        path = next(path for deck in DECKS if (path := f"{deck}/{event.card}/{event.point}") in scripts)
        return {"effect": RulesText(self.words, "enemy").inline(scripts[path]) or self.words.say("nothing")}

    def _learn(self, event: Event) -> None:
        """What the names of later lines depend on. The past is told alike by whoever was there and whoever comes later,
        so only what was told counts."""
        match event:
            case events.AnomalyActivated():
                self.namer.known.anomalies[event.anomaly] = event.card
            case events.CardFlipped() | events.CardTaken():
                side = SIDE.fullmatch(event.side)
                if side is not None:
                    self.namer.known.sides[side[1]] = event.side

    def _stories(self, event: Event) -> list[str]:
        """The words on the card that has just been turned up."""
        match event:
            case events.MissionBegan():
                key = f"mission-{event.mission.lower()}"
                return self._parts(f"{key}.prologue", f"{key}.hints", f"{key}.objective")
            case events.EventDrawn():
                return self._parts(f"event-{event.event.lower()}.story")
            case events.CardFlipped() | events.CardTaken():
                return self._parts(f"side-{event.side.lower().replace(':', '-')}.story")
        return []

    def _parts(self, *keys: str) -> list[str]:
        return [self.words.say(key) for key in keys if self.words.has(key)]


def ending(words: Words, game: StalkerGame) -> list[str]:
    """The story of the end: the epilogue and the choices that it comes back to (SM-9.3)."""
    mission = game.config.mission.lower()
    keys = [f"epilogue-{mission}-{epilogue_of(game)}"]
    keys += [f"coda-{mission}-{flag}-{value}" for flag, value in codas_of(game)]
    return [words.say(key) for key in keys if words.has(key)]
