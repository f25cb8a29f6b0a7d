"""Zona's cards, tokens, places and people as a library: the words of each by its id, outside any match."""

from __future__ import annotations

from cordon.faces.speaker import Card
from cordon.games.zona.cards import ItemKind, Threat
from cordon.games.zona.content import Content
from cordon.games.zona.terms import ATTRIBUTES, KINDS, colour_of_slot, kind_of_slot
from cordon.words.catalogue import Words
from cordon.words.names import join
from cordon.words.zona.names import damage_list
from cordon.words.zona.rules_text import describe_ops, describe_use, item_rules, lock_rules

TERMS = ("attribute-", "damage-", "deck-", "group-", "kind-", "colour-", "category-", "reputation-", "face-",
         "phase-", "stage-", "part-h", "part-l", "part-t", "slot-")  # fmt: skip
"""The beginnings of messages that name a term: the page shows them beside the symbols."""


def cards(words: Words, content: Content) -> dict[str, Card]:
    """Everything with a name: item kinds, threats, areas, scavengers, events, news, emissions, locks, offers, terms."""
    deck_of = {kind.id: content.deck_of[card] for card, kind in content.items.items()}
    found = {id: item(words, kind, deck_of[id]) for id, kind in content.kinds.items()}
    found |= {token.id: threat(words, token) for token in content.threats.values()}
    found |= {id: area(words, id, kind.group) for id, kind in content.areas.items()}
    found |= {id: scavenger(words, content, id) for id in content.characters}
    found |= {id: Card(words.say(f"event-{id.lower()}")) for id in content.events}
    found |= {id: told(words, f"news-{id.lower()}") for id in content.news}
    found |= {id: told(words, f"emission-{id.lower()}") for id in content.emissions}
    found |= {id: told(words, f"lock-{id.lower()}", lock_rules(words, lock)) for id, lock in content.locks.items()}
    for place in content.areas.values():
        for offer in place.offers:
            found[f"offer-{offer.id}"] = Card(words.say(f"offer-{offer.id}"), describe_ops(words, "zona", offer.do))
    terms = sorted(id for id in words.ids() if id.startswith(TERMS))
    return found | {id: _term(words, id) for id in terms if words.has(id)}


def item(words: Words, kind: ItemKind, deck: str) -> Card:
    """A kind of item; its deck is printed on the back."""
    say = words.say
    key = f"item-{kind.id.lower()}"
    category, carried = say(f"category-{kind.category}"), say(f"carry-{kind.place}")
    facts = [
        say(f"deck-{deck.lower()}"),
        category,
        *([carried] if carried != category else []),
        say(f"durability-{kind.durability[0].lower()}", boxes=kind.boxes),
        say("money", count=kind.price),
    ]
    if kind.parts:
        facts.append(say("card-covers", parts=join(words, [say(f"part-{part.lower()}") for part in kind.parts])))
    return Card(say(key), item_rules(words, kind), _part(words, f"{key}.flavour"), facts=tuple(facts))


def threat(words: Words, token: Threat) -> Card:
    """A threat token: what it is, what it does on failure, what it leaves."""
    say = words.say
    key = f"threat-{token.id.lower()}"
    head = say(
        "card-threat",
        kind=say(f"kind-{kind_of_slot(token.slot)}"),
        colour=say(f"colour-{colour_of_slot(token.slot)}"),
        detection=token.detection,
        attribute=say(f"attribute-{token.attribute.lower()}"),
        difficulty=token.difficulty,
    )
    facts = [head, *threat_stakes(words, token)]
    rules = _part(words, f"{key}.rules") or " ".join(describe_use(words, use) for use in token.uses)
    return Card(say(key), rules, _part(words, f"{key}.flavour"), facts=tuple(facts))


def threat_stakes(words: Words, token: Threat) -> list[str]:
    """What a threat does to whoever fails, and what it leaves to whoever beats it."""
    hurts = [damage_list(words, {kind: getattr(token, kind) for kind in KINDS})]
    if token.fatigue:
        hurts.append(words.say("card-threat-fatigue", fatigue=token.fatigue))
    found = [words.say("card-threat-damage", damage=join(words, hurts))]
    if token.trophy is not None:
        found.append(words.say("card-threat-trophy", price=token.trophy))
    elif token.loot:
        found.append(words.say("card-threat-loot", loot=describe_ops(words, "zona", token.loot)))
    return found


def area(words: Words, id: str, group: str) -> Card:
    """A place of the map with its action."""
    key = f"area-{id}"
    rules = _part(words, f"{key}.rules")
    if rules:
        rules = f"{words.say(f'{key}.action')}: {rules}"
    return Card(words.say(key), rules, _part(words, f"{key}.flavour"), facts=(words.say(f"group-{group}"),))


def scavenger(words: Words, content: Content, character: str) -> Card:
    """A scavenger: role, figures and equipment."""
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
        plays=say(f"{key}.plays"),
    )


def told(words: Words, key: str, rules: str = "") -> Card:
    """Whatever has only a name, rules and a story."""
    return Card(words.say(key), rules or _part(words, f"{key}.rules"), story=_part(words, f"{key}.story"))


def _term(words: Words, id: str) -> Card:
    short = _part(words, f"{id}.short") or _part(words, f"{id}.sign")
    return Card(words.say(id, count=1), facts=(short,) if short else ())


def _part(words: Words, key: str) -> str:
    return words.say(key) if words.has(key) else ""
