"""Cards and tokens laid open: what they are, what they do, and their line of flavour."""

from __future__ import annotations

from collections.abc import Iterator

from cordon.games.zona.cards import ItemKind, Threat
from cordon.games.zona.game import ZonaGame
from cordon.games.zona.terms import KINDS, colour_of_slot, kind_of_slot
from cordon.kernel.decisions import thing
from cordon.words.catalogue import Words
from cordon.words.names import damage_list, join
from cordon.words.rules_text import describe_ops, describe_use, item_rules, lock_rules


class Cards:
    """Tells of anything that has a name on the table, as sentences."""

    def __init__(self, words: Words, game: ZonaGame) -> None:
        self.words = words
        self.game = game

    def of_option(self, option: str) -> list[str]:
        """What an option is about; nothing where it is about no card, token or place."""
        things = thing(option).replace("/", ":").split(":")
        return [line for about in things for line in self.of(about)]

    def of(self, about: str) -> list[str]:
        """What an id stands for."""
        content = self.game.content
        if about in content.items:
            return self.item(content.items[about], about)
        if about in content.threats:
            return self.threat(content.threats[about])
        if about in content.areas:
            return self.area(about)
        if about in content.characters:
            return self.character(about)
        if about.startswith("scavenger-"):
            return self.character(self.game.scavenger(int(about.removeprefix("scavenger-"))).character)
        if about in content.news:
            return self._told(f"news-{about.lower()}", ".rules", ".story")
        return []

    def item(self, kind: ItemKind, card: str) -> list[str]:
        say = self.words.say
        durability = kind.durability[0].lower()
        head = say(
            "card-item",
            deck=say(f"deck-{self.game.content.deck_of[card].lower()}"),
            category=say(f"category-{kind.category}"),
            place=say(f"carry-{kind.place}"),
            durability=say(f"durability-{durability}", boxes=int(kind.durability[1:] or 0)),
            price=kind.price,
        )
        if kind.parts:
            parts = join(self.words, [say(f"part-{part.lower()}") for part in kind.parts])
            head = f"{head}; {say('card-covers', parts=parts)}"
        key = f"item-{kind.id.lower()}"
        lines = [f"{say(key)}. {_capital(head)}.", item_rules(self.words, kind)]
        item = self.game.state.items.get(card)
        if item is not None and item.tokens and kind.durability.startswith("W"):
            lines.append(say("card-tokens", tokens=item.tokens, boxes=int(kind.durability[1:])))
        return [*lines, *self._flavour(key)]

    def threat(self, threat: Threat) -> list[str]:
        say = self.words.say
        key = f"threat-{threat.id.lower()}"
        head = say(
            "card-threat",
            kind=say(f"kind-{kind_of_slot(threat.slot)}"),
            colour=say(f"colour-{colour_of_slot(threat.slot)}"),
            detection=threat.detection,
            attribute=say(f"attribute-{threat.attribute.lower()}"),
            difficulty=threat.difficulty,
        )
        hurts = [damage_list(self.words, {kind: getattr(threat, kind) for kind in KINDS})]
        if threat.fatigue:
            hurts.append(say("card-threat-fatigue", fatigue=threat.fatigue))
        lines = [f"{say(key)}. {_capital(head)}.", say("card-threat-damage", damage=join(self.words, hurts)) + "."]
        if threat.trophy is not None:
            lines.append(say("card-threat-trophy", price=threat.trophy) + ".")
        elif threat.loot:
            lines.append(say("card-threat-loot", loot=describe_ops(self.words, "zona", threat.loot)))
        rules = f"{key}.rules"
        if self.words.has(rules):
            lines.append(say(rules))
        else:
            lines += [describe_use(self.words, use) for use in threat.uses]
        return [*lines, *self._flavour(key)]

    def area(self, area: str) -> list[str]:
        say = self.words.say
        group = self.game.content.areas[area].group
        lines = [f"{say(f'area-{area}')}. {_capital(say(f'group-{group}'))}."]
        if self.words.has(f"area-{area}.rules"):
            lines.append(f"{say(f'area-{area}.action')}: {say(f'area-{area}.rules')}")
        facility = self.game.state.facilities.get(area)
        if facility is not None and not facility.open:
            lock = say(f"lock-{facility.lock.lower()}")
            lines.append(_capital(say("plain-facility-lock", lock=lock)) + ". " + self.lock(facility.lock))
        lines += self._flavour(f"area-{area}")
        for token in self.game.state.areas[area].threats:
            lines += self.threat(self.game.threat(token))
        return lines

    def lock(self, lock: str) -> str:
        return lock_rules(self.words, self.game.content.locks[lock])

    def character(self, character: str) -> list[str]:
        say = self.words.say
        board = self.game.content.characters[character]
        key = f"scavenger-{character}"
        values = [
            f"{say(f'attribute-{name.lower()}.short')} {getattr(board, name)}" for name in ("VIG", "PRO", "INT", "WIL")
        ]
        figures = say(
            "card-character",
            values=", ".join(values),
            endurance=board.endurance,
            injuries=board.injuries,
            rubles=board.rubles,
            reputation=say(f"reputation-{board.reputation}"),
            area=say(f"area-{board.start}"),
        )
        equipment = join(self.words, [say(f"item-{kind.id.lower()}") for kind in board.equipment])
        return [
            f"{say(key)}, {say(f'{key}.role')}. {figures}",
            f"{say(f'{key}.ability')}: {say(f'{key}.rules')}",
            say("card-equipment", items=equipment),
            say(f"{key}.story"),
        ]

    def _flavour(self, key: str) -> Iterator[str]:
        if self.words.has(f"{key}.flavour"):
            yield self.words.say(f"{key}.flavour")

    def _told(self, key: str, *parts: str) -> list[str]:
        return [
            f"{self.words.say(key)}.",
            *(self.words.say(key + part) for part in parts if self.words.has(key + part)),
        ]

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


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
