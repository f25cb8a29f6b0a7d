"""What a seat is asked in Zona, in words: what the options are about, and what to know before choosing one."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from functools import cached_property

from cordon.faces.choices import Tone
from cordon.faces.prompt import Prompt, percent
from cordon.faces.zona.cards import Cards
from cordon.faces.zona.library import threat_stakes
from cordon.games.zona import odds
from cordon.games.zona.cards import InDamage, InTest, InTurn
from cordon.games.zona.game import ZonaGame
from cordon.games.zona.odds import Odds
from cordon.games.zona.ops import Nothing, Op
from cordon.games.zona.rules.actions import AREA, MOVE, OPEN, OUTFIT, REST, TakeTurn
from cordon.games.zona.rules.attribute_test import ACCEPT, DIE, FORCE, FORCE_AGAIN, ROLL, TestFacts
from cordon.games.zona.rules.bunkers import OFFER
from cordon.games.zona.rules.carrying import KEEP
from cordon.games.zona.rules.damage import CONVERT, CONVERT_AGAIN, Damage, DamageFacts
from cordon.games.zona.rules.emission import RunFacts
from cordon.games.zona.rules.encounters import CONFRONT, MEET, EncounterFacts
from cordon.games.zona.rules.event_phase import ResolveEvent
from cordon.games.zona.rules.facilities import WAY, LockFacts, lock_ways
from cordon.games.zona.rules.market import Priced
from cordon.games.zona.rules.news_phase import MARK, NewsFacts
from cordon.games.zona.rules.restart import KEEP_BOARD, SECRET
from cordon.games.zona.rules.script import PART, PartFacts
from cordon.games.zona.rules.using import USE, UseFacts
from cordon.games.zona.terms import (
    ATTRIBUTES,
    CONVERSIONS,
    AreaId,
    DamageKind,
    Face,
    border_name,
    ends_of,
    kind_of_slot,
)
from cordon.games.zona.views import ZonaView, view
from cordon.kernel.decisions import Decision, offered, told
from cordon.kernel.frames import kind_of
from cordon.kernel.triggers import ANSWER, Source, WindowFacts
from cordon.kernel.verbs import Said, Verb
from cordon.words.catalogue import Words
from cordon.words.names import fields_of, join
from cordon.words.spelling import sentence
from cordon.words.zona.names import ZonaNamer, damage_list
from cordon.words.zona.rules_text import bonuses, describe_inline, item_rules, lock_price

MOST_OUTFITS = 2
"""With fewer than this there is nothing to change into."""
MOST_BOARDS = 2
"""Scavengers to choose from are laid out in full only if they are as few as this."""


class ZonaPrompt(Prompt[ZonaGame, ZonaNamer]):
    """One question to one scavenger."""

    tells_odds = True
    """Whether the odds of an option stand among its details."""

    def __init__(self, words: Words, namer: ZonaNamer, game: ZonaGame, decision: Decision) -> None:
        super().__init__(words, namer, game, decision)
        self.view: ZonaView = view(game, decision.seat)

    @cached_property
    def odds(self) -> dict[str, Odds]:
        return odds.odds_of(self.game, self.seat)

    # --- the question ---------------------------------------------------------------------------------------------

    def args(self, takes: Container[str]) -> dict[str, object]:
        args = super().args(takes)
        match self.facts:
            case TestFacts():
                args["hazards"] = self.facts.dice.count("HAZARD")
            case WindowFacts():
                args["moment"] = self.words.say(f"moment-{self.facts.moment}")
            case UseFacts():
                args["effect"] = self._inline(self.game.item_kind(self.facts.card).side_effect)
        return args

    def story(self) -> list[str]:
        """The words on the card that the question comes from: title and paragraph of an event, news or a lock."""
        event = self.game.event_at_hand(self.seat)
        if event is not None:
            key = f"event-{event.card.lower()}"
            return [*self._told(key, f"{key}-{event.section}"), *self._paragraph(event)]
        if isinstance(self.facts, NewsFacts):
            key = f"news-{self.facts.news.lower()}"
            return self._told(key, f"{key}.story", f"{key}.rules")
        if isinstance(self.facts, LockFacts):
            key = f"lock-{self.facts.lock.lower()}"
            return self._told(key, f"{key}.story")
        chosen = [self.said(option) for option in self.decision.options] if self.decision.low is None else []
        boards = [each.arguments["character"] for each in chosen if each.verb is KEEP_BOARD]
        if 0 < len(boards) <= MOST_BOARDS:
            cards = Cards(self.words, self.game)
            return [line for board in boards for line in cards.of(board)]
        return []

    def _paragraph(self, event: ResolveEvent) -> list[str]:
        """How far the card goes: what stands further down is not known, but that there is more is (ZO-13.3)."""
        count = len(self.game.content.events[event.card].paragraphs)
        if not event.section.isdecimal():
            return []
        more = "true" if int(event.section) < count else "false"
        return [self.words.say("event-paragraph", number=event.section, count=count, more=more)]

    def _told(self, title: str, *texts: str) -> list[str]:
        told = [self.words.say(text) for text in texts]
        return [self.words.say("card-told", title=self.words.say(title), text=told[0]), *told[1:]]

    def _inline(self, script: Sequence[Op]) -> str:
        return describe_inline(self.words, "zona", script)

    # --- the options ----------------------------------------------------------------------------------------------

    def label_args(self, chosen: Said, takes: Container[str]) -> Mapping[str, object]:
        say = LABELS.get(chosen.verb)
        return super().label_args(chosen, takes) if say is None else say(self, chosen)

    def _part(self, chosen: Said) -> dict[str, object]:
        """The card's own line on the button, and what it does."""
        path = f"{told(self.facts, PartFacts).key}.{chosen.arguments['number']}"
        effect = sentence(self._inline(self.game.content.scripts[path]) or self.words.say("nothing"))
        key = self.game.content.texts.get(path)
        return {"text": self.words.say("part-with-text", text=self.words.say(key), effect=effect) if key else effect}

    def _way(self, chosen: Said) -> dict[str, object]:
        lock = self.game.content.locks[told(self.facts, LockFacts).lock]
        return {"text": self._inline(lock.ways[chosen.arguments["number"] - 1])}

    def _offer(self, chosen: Said) -> dict[str, object]:
        script = self.game.content.scripts[f"offer/{chosen.arguments['offer']}"]
        return {**self.namer.of_option(chosen), "text": self._inline(script)}

    def _area(self, _: Said) -> dict[str, object]:
        key = f"area-{self.view.scavengers[self.seat].area}.action"
        text = self.words.say(key) if self.words.has(key) else ""
        return {"text": text, "has": "text" if text else "none"}

    def _die(self, chosen: Said) -> dict[str, object]:
        number = chosen.arguments["number"]
        face = told(self.facts, TestFacts).dice[number]
        return self.namer.named("face", face, Face) | {"number": number + 1}

    def _mark(self, chosen: Said) -> Mapping[str, object]:
        ends = ends_of(chosen.arguments["marker"])
        if len(ends) == 1:
            return self.namer.of_option(chosen)
        return {"marker": " – ".join(self.words.say(f"area-{end}") for end in ends)}

    def _secret(self, chosen: Said) -> dict[str, object]:
        facility = self.game.content.facility_of[chosen.arguments["event"]]
        return self.namer.of_option(chosen) | self.namer.named("facility", facility, AreaId)

    def _convert(self, chosen: Said) -> dict[str, object]:
        kind, to = CONVERSIONS[chosen.arguments["change"]]
        args = self.namer.named("kind", kind, DamageKind) | self.namer.named("to", to, DamageKind)
        return self.namer.of_option(chosen) | args

    # --- what to know before choosing -----------------------------------------------------------------------------

    def details(self, option: str) -> list[str]:
        facts, chosen = self.facts, self.said(option)
        found: list[str] = []
        if isinstance(facts, Priced) and option in facts.prices:
            found.append(self.words.say("money", count=facts.prices[option]))
        if isinstance(facts, DamageFacts) and option in facts.spoils:
            found.append(self.words.say("detail-spoils"))
        if isinstance(facts, TestFacts) and chosen.verb in (FORCE, FORCE_AGAIN):
            found.append(self._tires(facts.cost))
        if isinstance(facts, RunFacts) and option in facts.tires:
            found.append(self._tires(facts.tires[option]))
        note = NOTES.get(chosen.verb)
        if note is not None:
            found += note(self, option, *chosen.arguments.values())
        if self._is_vain(option):
            found.append(self.words.say("detail-vain"))
        if self.tells_odds and option in self.odds:
            found.append(self._chance(option, self.odds[option]))
        return [detail for detail in found if detail]

    def _board(self, _: str, character: str) -> list[str]:
        """The role, the values and the ability of a scavenger to choose."""
        board = self.game.content.characters[character]
        values = [f"{self.words.say(f'attribute-{name.lower()}.short')} {getattr(board, name)}" for name in ATTRIBUTES]
        key = f"scavenger-{character}"
        return [self.words.say(f"{key}.role"), " ".join(values), self.words.say(f"{key}.ability")]

    def _item(self, _: str, card: str) -> list[str]:
        """What an item to keep is good for."""
        return [item_rules(self.words, self.game.item_kind(card)).removesuffix(".")] if card else []

    def _effect(self, option: str, source: str) -> list[str]:
        """What an item or an ability does at this moment."""
        return [self._use(source, option in self.decision.options)]

    def _use(self, source: str, is_option: bool) -> str:
        asked = is_option and self.decision.kind != kind_of(TakeTurn.choose)
        protects = self.decision.kind == kind_of(Damage.protect)
        kind = self.game.content.items.get(source)
        for use in kind.uses if kind is not None else (self.game.character(self.seat).ability,):
            if isinstance(use, InTurn) and not asked:
                return self._inline(use.do)
            if isinstance(use, InTest) and asked and not protects:
                minuses = self.facts.minuses if isinstance(self.facts, TestFacts) else 1
                wasted = use.cancel and not use.plus and not use.reroll and not minuses
                return self.words.say("detail-no-minus") if wasted else join(self.words, bonuses(self.words, use))
            if isinstance(use, InDamage) and asked and protects:
                return self.words.say("use-zona-damage", damage=damage_list(self.words, fields_of(use)))
        return ""

    def _response(self, _: str, source: str) -> list[str]:
        """What a card or an ability does in a window."""
        moment = told(self.facts, WindowFacts).moment
        script = self.game.content.scripts[f"{self.game.definition_key(source)}/{moment}"]
        instead = f"moment-{moment}.instead"
        if [type(op) for op in script] == [Nothing] and self.words.has(instead):
            return [self.words.say(instead)]
        return [self._inline(script)]

    def _lock(self, _: str, facility: str) -> list[str]:
        """What opening costs: the price of the lock, or what opens it without paying (ZO-40)."""
        lock = self.game.state.facilities[facility].lock
        ways = lock_ways(self.game, self.seat, lock)
        price = lock_price(self.words, self.game.content.locks[lock])
        told = [self.words.say("detail-lock", lock=self.words.say(f"lock-{lock.lower()}"), price=price)]
        keys = self.game.respondents("instead_of_lock", self.seat, facility)
        if keys and not offered(ways):
            told.append(self.words.say("detail-lock-key", **self.namer.named("source", keys[0], Source)))
        return told

    def _area_action(self, _: str) -> list[str]:
        """What the area action does, beside its name."""
        area = self.game.content.areas[self.view.scavengers[self.seat].area]
        return [self.words.say("detail-bunker") if area.offers else self._inline(area.action)]

    def _tires(self, by: int) -> str:
        fatigue = self.view.scavengers[self.seat].fatigue
        return self.words.say("detail-fatigue", now=fatigue, then=fatigue + by)

    def _chance(self, option: str, found: Odds) -> str:
        if option in ACCEPT:
            return self.words.say("detail-success" if found.plain else "detail-failure")
        key = f"chance-{found.stage}" if found.stage else "chance"
        told = [self.words.say(key, odds=percent(found.plain))]
        if found.forced is not None and percent(found.forced) != percent(found.plain):
            told = [self.words.say("chance-forced", chance=told[0], odds=percent(found.forced))]
        if found.beat is not None:
            told.append(self.words.say("chance-confrontation", odds=percent(found.beat)))
        return " · ".join(told)

    def tone(self, option: str) -> Tone:
        return "vain" if self._is_vain(option) else ""

    def _is_vain(self, option: str) -> bool:
        """Whether nothing can come of an option: a roll that has succeeded, or cannot any more, no fatigue to rest off,
        no other outfit."""
        verb = self.said(option).verb
        if verb is REST:
            return self._is_rested
        if verb is OUTFIT:
            worn = [
                card for card in self.game.state.owned.get(self.seat, ()) if self.game.item_kind(card).place == "wear"
            ]
            return len(worn) < MOST_OUTFITS
        if isinstance(self.facts, TestFacts) and self.facts.dice and verb in (FORCE, FORCE_AGAIN, USE):
            accepted = self.odds.get(ACCEPT())
            found = self.odds.get(option)
            done = accepted is not None and accepted.plain == 1
            return done or (found is not None and found.plain == 0 and not found.forced)
        return False

    @property
    def _is_rested(self) -> bool:
        """No fatigue, and no ability that makes another use of resting."""
        fatigue = self.view.scavengers[self.seat].fatigue
        return fatigue <= self.game.config.fatigue_min and not self.game.respondents("instead_of_rest", self.seat, "")

    def _on_the_way(self, _: str, area: str) -> list[str]:
        """What waits on a border and behind it."""
        here = self.view.scavengers[self.seat].area
        found = []
        kind = self.game.side.shortcut(here, area)
        if kind is not None:
            found.append(self.words.say("detail-shortcut", damage=self.words.say(f"amount-{kind.lower()}", count=1)))
        threats = next((place.threats for place in self.view.areas if place.id == area), ())
        if threats:
            names = [self.words.say(f"threat-{self.game.threat(token).id.lower()}") for token in threats]
            found.append(self.words.say("detail-threats", threats=join(self.words, names)))
            if len(threats) == 1:
                found += self._stakes(threats[0])
        if self.view.marker and self.view.marker in (area, border_name(here, area)):
            found.append(self.words.say(f"news-{self.view.timed.lower()}"))
        return found

    def _threat(self, _: str, token: str) -> list[str]:
        return [self.threat_figures(token), *self._stakes(token)]

    def _confront(self, _: str) -> list[str]:
        return self._stakes(told(self.facts, EncounterFacts).threat)

    def _roll(self, _: str) -> list[str]:
        """What the test of an encounter costs whoever fails it, and what it brings."""
        facts = told(self.facts, TestFacts)
        if facts.source not in self.game.content.threats:
            return []
        lost, *won = self._stakes(facts.source)
        return [lost, *won] if facts.stage == "confrontation" else [lost]

    def _stakes(self, token: str) -> list[str]:
        return threat_stakes(self.words, self.game.threat(token))

    def threat_figures(self, token: str) -> str:
        """The numbers on a threat token in one line."""
        threat = self.game.threat(token)
        return self.words.say(
            "detail-threat",
            kind=self.words.say(f"kind-{kind_of_slot(threat.slot)}"),
            detection=threat.detection,
            attribute=self.words.say(f"attribute-{threat.attribute.lower()}.short"),
            difficulty=threat.difficulty,
        )


LABELS: dict[Verb, Callable[[ZonaPrompt, Said], Mapping[str, object]]] = {
    PART: ZonaPrompt._part,
    WAY: ZonaPrompt._way,
    OFFER: ZonaPrompt._offer,
    AREA: ZonaPrompt._area,
    DIE: ZonaPrompt._die,
    MARK: ZonaPrompt._mark,
    SECRET: ZonaPrompt._secret,
    CONVERT: ZonaPrompt._convert,
    CONVERT_AGAIN: ZonaPrompt._convert,
}
"""Verbs whose label says more than the names of what they name."""

NOTES: dict[Verb, Callable[..., list[str]]] = {
    MOVE: ZonaPrompt._on_the_way,
    OPEN: ZonaPrompt._lock,
    AREA: ZonaPrompt._area_action,
    MEET: ZonaPrompt._threat,
    CONFRONT: ZonaPrompt._confront,
    ROLL: ZonaPrompt._roll,
    KEEP_BOARD: ZonaPrompt._board,
    KEEP: ZonaPrompt._item,
    USE: ZonaPrompt._effect,
    ANSWER: ZonaPrompt._response,
}
"""What to know before choosing, by verb: from the option and what it names."""
