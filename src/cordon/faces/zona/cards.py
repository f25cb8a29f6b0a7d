"""Cards and tokens laid open: what they are, what they do, and their line of flavour."""

from __future__ import annotations

from cordon.faces.speaker import Card
from cordon.faces.zona import library
from cordon.games.zona.game import ZonaGame
from cordon.games.zona.terms import owner_of_ability
from cordon.words.catalogue import Words
from cordon.words.spelling import sentence
from cordon.words.zona.rules_text import lock_rules


class Cards:
    """Tells of anything that has a name on the table, as sentences."""

    def __init__(self, words: Words, game: ZonaGame) -> None:
        self.words = words
        self.game = game

    def of(self, about: str) -> list[str]:
        """What an id stands for."""
        content, words = self.game.content, self.words
        if about in content.items:
            return self._item(about)
        if about in content.threats:
            return self._threat(library.threat(words, content.threats[about]))
        if about in content.areas:
            return self._area(about)
        if about in content.characters:
            return self._scavenger(about)
        owner = owner_of_ability(about)
        if owner is not None:
            return self._scavenger(self.game.scavenger(owner).character)
        if about in content.news:
            card = library.told(words, f"news-{about.lower()}")
            return [f"{card.name}.", *_there(card.rules, card.story)]
        return []

    def _item(self, card: str) -> list[str]:
        kind = self.game.content.items[card]
        told = library.item(self.words, kind, self.game.content.deck_of[card])
        item = self.game.state.items.get(card)
        worn = ""
        if item is not None and item.tokens and kind.wears:
            worn = self.words.say("card-tokens", tokens=item.tokens, boxes=kind.boxes)
        head = f"{told.name}. {sentence('; '.join(told.facts))}"
        return [head, *_there(told.rules, worn, told.flavour)]

    def _threat(self, told: Card) -> list[str]:
        head, *facts = map(sentence, told.facts)
        return [f"{told.name}. {head}", *facts, *_there(told.rules, told.flavour)]

    def _area(self, area: str) -> list[str]:
        told = library.area(self.words, area, self.game.content.areas[area].group)
        facility = self.game.state.facilities.get(area)
        lock = ""
        if facility is not None and not facility.open:
            name = self.words.say(f"lock-{facility.lock.lower()}")
            rules = lock_rules(self.words, self.game.content.locks[facility.lock])
            lock = f"{sentence(self.words.say('plain-facility-lock', lock=name))} {rules}"
        lines = [f"{told.name}. {sentence(*told.facts)}", *_there(told.rules, lock, told.flavour)]
        for token in self.game.state.areas[area].threats:
            lines += self._threat(library.threat(self.words, self.game.threat(token)))
        return lines

    def _scavenger(self, character: str) -> list[str]:
        told = library.scavenger(self.words, self.game.content, character)
        role, figures, equipment = told.facts
        return [f"{told.name}, {role}. {figures}", told.rules, equipment, told.story]

    # --- finding by name --------------------------------------------------------------------------------------------

    def find(self, typed: str) -> list[str]:
        """The ids of things on the table whose name begins with what was typed; a whole name wins."""
        state = self.game.state
        ids = [*state.items, *(card for row in state.market.values() for card in row.cards if card)]
        ids += [token for area in state.areas.values() for token in area.threats]
        ids += [token for s in state.scavengers.values() for token in s.trophies]
        ids += [*self.game.content.areas, *(s.character for s in state.scavengers.values() if s.character)]
        ids += [card for card in (state.timed,) if card]
        wanted = typed.casefold()
        named = {self.name(found).casefold(): found for found in ids}
        if wanted in named:
            return [named[wanted]]
        return [found for name, found in named.items() if name.startswith(wanted) or f" {wanted}" in name]

    def name(self, about: str) -> str:
        content = self.game.content
        if about in content.items:
            return self.words.say(f"item-{content.items[about].id.lower()}")
        if about in content.threats:
            return self.words.say(f"threat-{content.threats[about].id.lower()}")
        sort = "area" if about in content.areas else "news" if about in content.news else "scavenger"
        return self.words.say(f"{sort}-{about.lower()}")


def _there(*parts: str) -> list[str]:
    return [part for part in parts if part]
