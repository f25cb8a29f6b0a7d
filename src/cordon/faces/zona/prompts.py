"""What a seat is asked in Zona, in words: the question with its facts, and a label for every option.

A question is the message ``ask-zona-<kind>``; an option is labelled by an attribute of that message named as its verb
where the question gives the verb a sense of its own, else by ``option-zona-<verb>`` (``.bare`` without a thing).
"""

from __future__ import annotations

from functools import cached_property

from cordon.faces.choices import Choice, numbered
from cordon.faces.zona.cards import Cards
from cordon.games.zona import odds
from cordon.games.zona.cards import InDamage, InTest, InTurn
from cordon.games.zona.game import ZonaGame
from cordon.games.zona.odds import Odds
from cordon.games.zona.ops import Nothing
from cordon.games.zona.rules.facilities import lock_ways
from cordon.games.zona.rules.script import Script
from cordon.games.zona.terms import ATTRIBUTES, border_name, kind_of_slot
from cordon.games.zona.views import ZonaView, view
from cordon.kernel.decisions import Decision, offered, thing, verb
from cordon.words.catalogue import Words
from cordon.words.names import Namer, damage_list, join
from cordon.words.narrator import fields_of
from cordon.words.rules_text import bonuses, describe_inline, item_rules, lock_price

FIELDS = {
    "again": "source",
    "answer": "source",
    "buy": "card",
    "convert": "source",
    "convert-again": "source",
    "damage": "card",
    "deactivate": "card",
    "die": "face",
    "drop": "card",
    "force": "source",
    "force-again": "source",
    "give": "source",
    "go": "area",
    "keep": "card",
    "mark": "marker",
    "meet": "threat",
    "move": "area",
    "name": "target",
    "negate": "source",
    "offer": "offer",
    "open": "facility",
    "pack": "card",
    "put": "area",
    "recover": "attribute",
    "repair": "card",
    "run": "area",
    "sell": "card",
    "trauma": "attribute",
    "trophy": "threat",
    "use": "source",
    "wear": "card",
}
"""What sort of thing stands after the verb of an option."""

MOST_BOARDS = 2
"""Scavengers to choose from are laid out in full only if they are as few as this."""


class Moment:
    """One question to one seat, with everything that is needed to put it into words."""

    def __init__(
        self, words: Words, namer: Namer, game: ZonaGame, decision: Decision, answers: int = 0, is_plain: bool = False
    ) -> None:
        self.words = words
        self.answers = answers
        self.is_plain = is_plain
        self.namer = namer
        self.game = game
        self.decision = decision
        self.seat = decision.seat
        self.view: ZonaView = view(game, decision.seat)
        self.facts = self.view.asked

    @cached_property
    def odds(self) -> dict[str, Odds]:
        return odds.odds_of(self.game, self.seat)

    # --- the question ---------------------------------------------------------------------------------------------

    @property
    def key(self) -> str:
        return f"ask-zona-{self.decision.kind.replace('.', '-').replace('_', '-')}"

    def person(self) -> str:
        return self.namer.name("seat", self.seat)

    def question(self) -> str:
        """One short sentence with the facts."""
        return self.words.say(self.key, **self._args())

    def _args(self) -> dict[str, object]:
        facts = {key: value for key, value in self.facts.items() if isinstance(value, str | int | tuple | list)}
        args = self.namer.args(facts)
        if "moment" in facts:
            args["moment"] = self.words.say(f"moment-{facts['moment']}")
        if facts.get("dice"):
            hazards = [face for face in facts["dice"] if face == "HAZARD"]  # type: ignore[union-attr]
            args["hazards"] = len(hazards)
        if self.decision.kind == "use_source.declare":
            effect = self.game.item_kind(str(facts["card"])).side_effect
            args["effect"] = describe_inline(self.words, "zona", effect)
        if "picked" in facts:
            args["picked"] = self.namer.name("dice", facts["picked"])
        if "card" in facts and facts["card"] not in self.game.content.items:
            args["card"] = self.namer.name("source", facts["card"])
        return args

    def story(self) -> list[str]:
        """The words on the card that the question comes from: title and paragraph of an event, news or a lock."""
        for frame in reversed(self.game.pending_of(self.seat).stack):
            if isinstance(frame, Script) and frame.key.startswith("event/"):
                _, card, section = frame.key.partition(".")[0].split("/")
                return self._told(f"event-{card.lower()}", f"event-{card.lower()}-{section}")
        if "news" in self.facts:
            key = f"news-{str(self.facts['news']).lower()}"
            return self._told(key, f"{key}.story", f"{key}.rules")
        if "lock" in self.facts:
            key = f"lock-{str(self.facts['lock']).lower()}"
            return self._told(key, f"{key}.story")
        boards = [thing(option) for option in self.decision.options if thing(option) in self.game.content.characters]
        if 0 < len(boards) <= MOST_BOARDS:
            cards = Cards(self.words, self.game)
            return [line for board in boards for line in cards.of(board)]
        return []

    def _told(self, title: str, *texts: str) -> list[str]:
        told = [self.words.say(text) for text in texts]
        return [self.words.say("card-told", title=self.words.say(title), text=told[0]), *told[1:]]

    # --- the options ----------------------------------------------------------------------------------------------

    @cached_property
    def choices(self) -> list[Choice]:
        return numbered(self.game, self.decision, self.namer, self.label, self._details)

    def label(self, option: str) -> str:
        """The verb with its thing."""
        if self.decision.low is not None:
            return option
        name = verb(option)
        general = f"option-zona-{name}"
        bare = not thing(option) and self.words.has(f"{general}.bare")
        own = f"{self.key}.{name}"
        key = (
            own
            if self.words.has(own) and option not in self.decision.anytime
            else f"{general}.bare"
            if bare
            else general
        )
        text = self.words.say(key, **self._thing(option))
        return text[:1].upper() + text[1:]

    def _thing(self, option: str) -> dict[str, object]:
        name, about = verb(option), thing(option)
        if name == "part":
            return {"text": self._part(about)}
        if name == "way":
            script = self.game.content.locks[str(self.facts["lock"])].ways[int(about) - 1]
            return {"text": describe_inline(self.words, "zona", script)}
        if name == "offer":
            script = self.game.content.scripts[f"offer/{about}"]
            effect = describe_inline(self.words, "zona", script)
            return {**self.namer.args({"offer": about}), "text": effect}
        if name == "area":
            area = self.view.scavengers[self.seat].area
            key = f"area-{area}.action"
            text = self.words.say(key) if self.words.has(key) else ""
            return {"text": text, "has": "text" if text else "none"}
        if name == "die":
            return self.namer.args({"face": self._dice()[int(about)]}) | {"number": int(about) + 1}
        if name == "mark" and "/" in about:
            ends = [self.words.say(f"area-{end}") for end in about.split("/")]
            return {"marker": " – ".join(ends)}
        if name == "secret":
            return self.namer.args({"event": about, "facility": self.game.content.facility_of[about]})
        if name == "name":
            return self.namer.args({"target": int(about)})
        if name == "keep" and about in self.game.content.characters:
            return self.namer.args({"character": about})
        return self._plain_thing(name, about)

    def _plain_thing(self, name: str, about: str) -> dict[str, object]:
        if not about:
            return {}
        about, _, more = about.partition(":")
        args = self.namer.args({FIELDS.get(name, name): about})
        if name.startswith("convert"):
            kind, _, to = more.partition("-")
            args |= self.namer.args({"kind": kind, "to": to})
        elif name == "run":
            args |= self.namer.args({"source": more})
        return args

    def _dice(self) -> tuple[str, ...]:
        dice = self.facts["dice"]
        assert isinstance(dice, tuple)
        return dice

    def _part(self, number: str) -> str:
        """The card's own line on the button, and what it does."""
        path = f"{self.facts['key']}.{number}"
        effect = describe_inline(self.words, "zona", self.game.content.scripts[path]) or self.words.say("nothing")
        effect = effect[:1].upper() + effect[1:] + "."
        key = self.game.content.texts.get(path)
        return self.words.say("part-with-text", text=self.words.say(key), effect=effect) if key else effect

    # --- what to know before choosing -----------------------------------------------------------------------------

    def _details(self, option: str) -> list[str]:
        found: list[str] = []
        name, about = verb(option), thing(option)
        prices = self.facts.get("prices")
        if isinstance(prices, dict) and option in prices:
            found.append(self.words.say("money", count=prices[option]))
        if name == "move":
            found += self._on_the_way(about)
        if name == "open":
            found += self._lock(about)
        if name == "area":
            found.append(self._area_action())
        spoils = self.facts.get("spoils")
        if isinstance(spoils, tuple) and option in spoils:
            found.append(self.words.say("detail-spoils"))
        if name == "meet":
            found.append(self.threat_figures(about))
        if name.startswith("force"):
            cost = self.facts["cost"]
            assert isinstance(cost, int)
            found.append(self._tires(cost))
        tires = self.facts.get("tires")
        if isinstance(tires, dict) and option in tires:
            found.append(self._tires(tires[option]))
        if name == "keep" and about in self.game.content.characters:
            found += self._board(about)
        elif name == "keep" and about:
            found.append(item_rules(self.words, self.game.item_kind(about)).removesuffix("."))
        if name == "use":
            found.append(self._effect(option))
        if name == "answer":
            found.append(self._response(about))
        if option in self.odds:
            found.append(self._chance(name, self.odds[option]))
        return [detail for detail in found if detail]

    def _board(self, character: str) -> list[str]:
        """The role, the values and the ability of a scavenger to choose."""
        board = self.game.content.characters[character]
        values = [f"{self.words.say(f'attribute-{name.lower()}.short')} {getattr(board, name)}" for name in ATTRIBUTES]
        key = f"scavenger-{character}"
        return [self.words.say(f"{key}.role"), " ".join(values), self.words.say(f"{key}.ability")]

    def _effect(self, option: str) -> str:
        """What an item or an ability does at this moment."""
        asked = option in self.decision.options and self.decision.kind != "take_turn.choose"
        kind = self.game.content.items.get(thing(option))
        for use in kind.uses if kind is not None else (self.game.character(self.seat).ability,):
            if isinstance(use, InTurn) and not asked:
                return describe_inline(self.words, "zona", use.do)
            if isinstance(use, InTest) and asked and self.decision.kind != "damage.protect":
                wasted = use.cancel and not use.plus and not use.reroll and not self.facts.get("minuses", 1)
                return self.words.say("detail-no-minus") if wasted else join(self.words, bonuses(self.words, use))
            if isinstance(use, InDamage) and asked and self.decision.kind == "damage.protect":
                return self.words.say("use-zona-damage", damage=damage_list(self.words, fields_of(use)))
        return ""

    def _response(self, source: str) -> str:
        """What a card or an ability does in a window."""
        moment = str(self.facts["moment"])
        script = self.game.content.scripts[f"{self.game.definition_key(source)}/{moment}"]
        instead = f"moment-{moment}.instead"
        if [type(op) for op in script] == [Nothing] and self.words.has(instead):
            return self.words.say(instead)
        return describe_inline(self.words, "zona", script)

    def _lock(self, facility: str) -> list[str]:
        """What opening costs: the price of the lock, or what opens it without paying (ZO-40)."""
        lock = self.game.state.facilities[facility].lock
        ways = lock_ways(self.game, self.seat, lock)
        price = lock_price(self.words, self.game.content.locks[lock])
        told = [self.words.say("detail-lock", lock=self.words.say(f"lock-{lock.lower()}"), price=price)]
        keys = self.game.respondents("instead_of_lock", self.seat, facility)
        if keys and not offered(ways):
            told.append(self.words.say("detail-lock-key", **self.namer.args({"source": keys[0]})))
        return told

    def _area_action(self) -> str:
        """What the area action does, beside its name."""
        area = self.game.content.areas[self.view.scavengers[self.seat].area]
        if area.offers:
            return self.words.say("detail-bunker")
        return describe_inline(self.words, "zona", area.action)

    def _tires(self, by: int) -> str:
        fatigue = self.view.scavengers[self.seat].fatigue
        return self.words.say("detail-fatigue", now=fatigue, then=fatigue + by)

    def _chance(self, name: str, found: Odds) -> str:
        if name == "accept":
            return self.words.say("detail-success" if found.plain else "detail-failure")
        if found.forced is None or percent(found.forced) == percent(found.plain):
            return self.words.say("detail-odds", odds=percent(found.plain))
        key = "detail-odds.forced" if self.is_plain else "detail-odds.both"
        return self.words.say(key, odds=percent(found.plain), forced=percent(found.forced))

    def _on_the_way(self, area: str) -> list[str]:
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
        if self.view.marker and self.view.marker in (area, border_name(here, area)):
            found.append(self.words.say(f"news-{self.view.timed.lower()}"))
        return found

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


def percent(chance: float) -> str:
    """As a whole number; only what is certain is 0 or 100."""
    whole = round(chance * 100)
    return str(whole if chance in (0, 1) else min(99, max(1, whole)))
