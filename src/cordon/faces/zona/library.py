"""Zona's cards, tokens, places and people as a library: the words of each by its id, outside any match."""

from __future__ import annotations

from cordon.faces.speaker import Card
from cordon.games.zona.cards import ItemKind, Threat
from cordon.games.zona.content import Content
from cordon.games.zona.terms import ATTRIBUTES, KINDS, colour_of_slot, kind_of_slot
from cordon.words.catalogue import Words
from cordon.words.names import damage_list, join
from cordon.words.rules_text import describe_ops, describe_use, item_rules, lock_rules

TERMS = ("attribute-", "damage-", "deck-", "group-", "kind-", "colour-", "category-", "reputation-", "face-",
         "phase-", "stage-", "part-h", "part-l", "part-t", "slot-")  # fmt: skip
"""The beginnings of messages that name a term: the page shows them beside the symbols."""


def cards(words: Words, content: Content) -> dict[str, Card]:
    """Everything with a name: item kinds, threats, areas, scavengers, events, news, emissions, locks, offers, terms."""
    deck_of = {kind.id: content.deck_of[card] for card, kind in content.items.items()}
    found = {id: _item(words, kind, deck_of[id]) for id, kind in content.kinds.items()}
    found |= {threat.id: _threat(words, threat) for threat in content.threats.values()}
    found |= {id: _area(words, id, area.group) for id, area in content.areas.items()}
    found |= {id: _scavenger(words, content, id) for id in content.characters}
    found |= {id: Card(words.say(f"event-{id.lower()}")) for id in content.events}
    found |= {id: _told(words, f"news-{id.lower()}") for id in content.news}
    found |= {id: _told(words, f"emission-{id.lower()}") for id in content.emissions}
    found |= {id: _told(words, f"lock-{id.lower()}", lock_rules(words, lock)) for id, lock in content.locks.items()}
    for area in content.areas.values():
        for offer in area.offers:
            found[f"offer-{offer.id}"] = Card(words.say(f"offer-{offer.id}"), describe_ops(words, "zona", offer.do))
    terms = sorted(id for id in words.ids() if id.startswith(TERMS))
    return found | {id: _term(words, id) for id in terms if words.has(id)}


def _item(words: Words, kind: ItemKind, deck: str) -> Card:
    say = words.say
    key = f"item-{kind.id.lower()}"
    boxes = int(kind.durability[1:] or 0)
    facts = [
        say(f"deck-{deck.lower()}"),
        say(f"category-{kind.category}"),
        say(f"carry-{kind.place}"),
        say(f"durability-{kind.durability[0].lower()}", boxes=boxes),
        say("money", count=kind.price),
    ]
    if kind.parts:
        facts.append(say("card-covers", parts=join(words, [say(f"part-{part.lower()}") for part in kind.parts])))
    return Card(say(key), item_rules(words, kind), _part(words, f"{key}.flavour"), facts=tuple(facts))


def _threat(words: Words, threat: Threat) -> Card:
    say = words.say
    key = f"threat-{threat.id.lower()}"
    head = say(
        "card-threat",
        kind=say(f"kind-{kind_of_slot(threat.slot)}"),
        colour=say(f"colour-{colour_of_slot(threat.slot)}"),
        detection=threat.detection,
        attribute=say(f"attribute-{threat.attribute.lower()}"),
        difficulty=threat.difficulty,
    )
    hurts = [damage_list(words, {kind: getattr(threat, kind) for kind in KINDS})]
    if threat.fatigue:
        hurts.append(say("card-threat-fatigue", fatigue=threat.fatigue))
    facts = [head, say("card-threat-damage", damage=join(words, hurts))]
    if threat.trophy is not None:
        facts.append(say("card-threat-trophy", price=threat.trophy))
    elif threat.loot:
        facts.append(say("card-threat-loot", loot=describe_ops(words, "zona", threat.loot)))
    rules = _part(words, f"{key}.rules") or " ".join(describe_use(words, use) for use in threat.uses)
    return Card(say(key), rules, _part(words, f"{key}.flavour"), facts=tuple(facts))


def _area(words: Words, area: str, group: str) -> Card:
    key = f"area-{area}"
    rules = _part(words, f"{key}.rules")
    if rules:
        rules = f"{words.say(f'{key}.action')}: {rules}"
    return Card(words.say(key), rules, _part(words, f"{key}.flavour"), facts=(words.say(f"group-{group}"),))


def _scavenger(words: Words, content: Content, character: str) -> Card:
    say = words.say
    key, board = f"scavenger-{character}", content.characters[character]
    values = [f"{say(f'attribute-{name.lower()}.short')} {getattr(board, name)}" for name in ATTRIBUTES]
    figures = say(
        "card-character",
        values=", ".join(values),
        endurance=board.endurance,
        injuries=board.injuries,
        rubles=board.rubles,
        reputation=say(f"reputation-{board.reputation}"),
        area=say(f"area-{board.start}"),
    )
    equipment = join(words, [say(f"item-{kind.id.lower()}") for kind in board.equipment])
    return Card(
        say(key),
        f"{say(f'{key}.ability')}: {say(f'{key}.rules')}",
        story=say(f"{key}.story"),
        facts=(say(f"{key}.role"), figures, say("card-equipment", items=equipment)),
    )


def _told(words: Words, key: str, rules: str = "") -> Card:
    return Card(words.say(key), rules or _part(words, f"{key}.rules"), story=_part(words, f"{key}.story"))


def _term(words: Words, id: str) -> Card:
    short = _part(words, f"{id}.short") or _part(words, f"{id}.sign")
    return Card(words.say(id, count=1), facts=(short,) if short else ())


def _part(words: Words, key: str) -> str:
    return words.say(key) if words.has(key) else ""
