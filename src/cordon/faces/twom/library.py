"""The cards, tokens, people and places of This War of Mine as a library: the words of each by its id."""

from __future__ import annotations

from cordon.faces.speaker import Card, words_key
from cordon.games.twom.content import Content
from cordon.games.twom.terms import (
    ALCOHOL_TIRES,
    DIE_OF_WEAPON,
    FIREARMS,
    FOOD_RELIEF,
    PILLS,
    RESOURCES,
    ROWS,
    WEAPONS,
    FittingId,
    TokenId,
    card_of,
)
from cordon.words.catalogue import Words
from cordon.words.spelling import capital, sentence, signed
from cordon.words.twom.names import TwomNamer
from cordon.words.twom.rules_text import RulesText

TERMS = ("state-", "phase-", "task-", "slot-", "row-", "die-", "face-", "class-", "deed-", "colour-", "theme-", "deck-",
         "floor-", "result-", "cause-", "weapon-", "mark-", "foe-")  # fmt: skip
"""The beginnings of messages that name a term: the page shows them beside the symbols."""


class Library:
    """Everything with a name, in one language."""

    def __init__(self, words: Words, content: Content) -> None:
        self.words = words
        self.content = content
        self.rules = RulesText(words)
        self.namer = TwomNamer(words)

    def cards(self) -> dict[str, Card]:
        return self._things() | self._people() | self._shelter() | self._decks() | self._options() | self._terms()

    def _told(self, key: str, rules: str = "", facts: tuple[str, ...] = ()) -> Card:
        """Name, flavour and story of a message."""
        name = self.words.say(key)
        return Card(capital(name), rules, self._part(f"{key}.flavour"), self._part(f"{key}.story"), facts)

    def _part(self, key: str) -> str:
        return self.words.say(key) if self.words.has(key) else ""

    def _things(self) -> dict[str, Card]:
        say = self.words.say
        found = {}
        for token in self.content.tokens.values():
            facts = [say(f"colour-{token.colour}"), say("detail-weight", n=token.weight)]
            if token.id not in RESOURCES:
                facts.insert(1, say("detail-value", n=token.value))
            found[token.id] = self._told(f"token-{token.id}", self._uses(token.id), tuple(facts))
        return found

    def _uses(self, token: TokenId) -> str:
        """What a token is good for."""
        say, content = self.words.say, self.content
        found = []
        if token in FOOD_RELIEF:
            found.append(say("use-food", n=-FOOD_RELIEF[token]))
        elif token in ALCOHOL_TIRES:
            found.append(say("use-alcohol", n=ALCOHOL_TIRES[token]))
        elif token in PILLS:
            found.append(say("use-pills"))
        elif token in WEAPONS:
            found.append(say("use-weapon", die=say(f"die-{DIE_OF_WEAPON[token]}"), fires=token in FIREARMS))
        elif self.words.has(f"use-{token}"):
            found.append(say(f"use-{token}"))
        if any(token == person.habit for person in content.characters.values()):
            found.append(say("use-habit"))
        places = dict.fromkeys(
            fitting for (fitting, _), action in content.actions.items() if token in action.cost or token in action.needs
        )
        if places and token not in RESOURCES:
            names = list(dict.fromkeys(self.namer.called(fitting, FittingId) for fitting in places))
            found.append(say("use-at", fittings=", ".join(names)))
        return " ".join(found) or say("use-trade")

    def _people(self) -> dict[str, Card]:
        say = self.words.say
        found = {}
        for person in self.content.characters.values():
            key = f"person-{person.id.lower()}"
            figures = say("person-figures", empathy=person.empathy, prowess=person.prowess, inventory=person.inventory)
            habit = say("person-habit", token=self.namer.called(person.habit, TokenId)) if person.habit else ""
            facts = (say(f"{key}.job"), figures, habit, say(f"{key}.full"))
            found[person.id] = self._told(key, self.rules.character(person), tuple(filter(None, facts)))
            found[words_key("trait", person.trait)] = Card(say(f"trait-{person.trait}"), self.rules.character(person))
            if person.action is not None:
                label = say(f"action-{person.id.lower()}-{person.action.id}")
                found[words_key("action", person.id, person.action.id)] = Card(
                    label, self.rules.sentences(person.action.do)
                )
        found["care"] = Card(say("care-note"), story=say("care-note.story"))
        return found

    def _shelter(self) -> dict[str, Card]:
        found = {}
        for fitting in self.content.fittings.values():
            cost = self.namer.goods(fitting.cost)
            found[fitting.id] = self._told(f"fitting-{fitting.id.lower()}", self.rules.fitting(fitting), (cost,))
            for action in fitting.actions:
                label = self.rules.action(fitting.id, action.id)
                found[words_key("action", fitting.id, action.id)] = Card(
                    label, sentence(self.rules.action_rules(action))
                )
        for kind in self.content.shelter.kinds.values():
            key = f"shelter-{kind.id}"
            found[words_key("shelter", kind.id)] = self._told(key, self.words.say(f"{key}.rules"))
        for space in self.content.shelter.order:
            found[words_key("space", space)] = Card(self.words.say(f"space-{space.lower()}"))
        return found

    def _decks(self) -> dict[str, Card]:
        content, rules, told = self.content, self.rules, self._told
        say = self.words.say
        found: dict[str, Card] = {}
        for event in content.events.values():
            text = rules.sentences(event.do)
            if not text:
                text = sentence(say("rules-ends-the-war" if event.ends_the_war else "rules-nothing"))
            found[event.id] = told(f"event-{event.id.lower()}", text, (say("event-cold", n=signed(event.cold)),))
        for objective in content.objectives.values():
            key = f"objective-{objective.id.lower()}"
            found[objective.id] = told(key, say(f"{key}.rules"))
        for place in content.locations.values():
            found[place.id] = told(f"location-{place.id.lower()}", rules.location(place))
        for kind in content.exploration.values():
            text = " ".join(filter(None, (rules.sentences(kind.do), rules.options(kind.id, kind.options))))
            found[words_key("exploration", kind.id)] = told(f"exploration-{kind.id}", text)
        for sort, cards in (("resident", content.residents), ("visitor", content.visitors)):
            for card in cards.values():
                text = " ".join(filter(None, (rules.sentences(card.do), rules.options(card.id.lower(), card.options))))
                found[card.id] = told(f"{sort}-{card.id.lower()}", text or sentence(say("rules-nothing")))
        for raid in content.raids.values():
            found[raid.id] = told(f"raid-{raid.id.lower()}", rules.raid(raid))
        for fate in content.fates.values():
            found[fate.id] = told(f"fate-{fate.id.lower()}", rules.fate_upper(fate), (rules.fate_lower(fate),))
        for narrative in content.narrative.values():
            found[narrative.id] = told(f"narrative-{narrative.id.lower()}", rules.narrative(narrative))
        for findings, _ in content.rows:
            rows = {row: self.namer.goods(content.rows[findings, row]) for row in ROWS}
            found[findings] = Card(say("findings-card"), say("findings-rows", **rows))
        return found

    def _options(self) -> dict[str, Card]:
        found = {}
        for key, options in self.content.options.items():
            card = card_of(key)
            for option in options:
                line = self.words.say(f"option-{card.lower()}-{option.id}")
                found[words_key("option", card, option.id)] = Card(line, sentence(self.rules.option(option)))
        return found

    def _terms(self) -> dict[str, Card]:
        ids = sorted(id for id in self.words.ids() if id.startswith(TERMS) and self.words.has(id))
        return {id: Card(self.words.say(id), self._part(f"{id}.rules")) for id in ids}
