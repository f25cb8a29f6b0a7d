"""The words of Zone Survival by id: scenarios, maps, cards, characters, tokens, and what may be done at them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cordon.faces.speaker import Card, words_key
from cordon.games.stalker.content import Content
from cordon.games.stalker.survival.goods import SATURATION, WARES
from cordon.games.stalker.survival_cards import Scenario
from cordon.games.stalker.terms import ScenarioKey, make_character, zone_side
from cordon.words.catalogue import Words
from cordon.words.spelling import capital


def zone_words(words: Words, content: Content) -> Iterator[tuple[str, Card]]:
    """Everything of Zone Survival that has a name."""
    yield from _scenarios(words, content)
    for zone in content.zone_maps:
        key = f"zone-map-{zone.lower()}"
        yield zone, Card(words.say(key), words.say(f"{key}.about"))
    yield from _cards(words, content)
    yield from _tokens(words, content)
    yield from _goods(words)


def _scenarios(words: Words, content: Content) -> Iterator[tuple[str, Card]]:
    for scenario in content.scenarios.values():
        key = f"scenario-{scenario.id.lower()}"
        low, high = min(scenario.rounds), max(scenario.rounds)
        facts = (
            words.say(f"scenariokind-{scenario.kind.replace('_', '-')}"),
            words.say("fact-rounds", low=low, high=high, low_id="same" if low == high else "other"),
            *_grounds(words, scenario),
        )
        said = {part: words.say(f"{key}.{part}") for part in ("objective", "hook", "solo", "victory", "defeat")}
        yield scenario.id, Card(words.say(key), said["objective"], said["solo"], said["hook"], facts)
        yield victory_card(scenario.id), Card(words.say("scenario-won-by"), said["victory"])
        yield defeat_card(scenario.id), Card(words.say("scenario-lost-by"), said["defeat"])


def _grounds(words: Words, scenario: Scenario) -> Iterator[str]:
    """The maps and setup cards with which a scenario has other figures, each with what is otherwise."""
    for zone, ground in scenario.ground.items():
        told = [_more(words, name, more) for name, more in msgspec.structs.asdict(ground).items() if more]
        yield f"{words.say(f'zone-map-{zone.lower()}')}: {', '.join(told)}"
    for card, rounds in scenario.longer.items():
        yield f"{words.say(f'zone-{card.lower()}')}: {_more(words, 'rounds', rounds)}"


def _more(words: Words, figure: str, more: int) -> str:
    return words.say(f"fact-ground-{figure}", more=abs(more), more_sign="more" if more > 0 else "fewer")


def victory_card(scenario: ScenarioKey) -> str:
    """The id of what wins a scenario."""
    return words_key("victory", scenario)


def defeat_card(scenario: ScenarioKey) -> str:
    """The id of what loses it."""
    return words_key("defeat", scenario)


def _cards(words: Words, content: Content) -> Iterator[tuple[str, Card]]:
    """A card by its number, by the side that is up, and a character by its own id."""
    for card in content.zone_cards.values():
        key = f"zone-{card.id.lower()}"
        if not words.has(key):
            continue
        flavour, greeting = _part(words, f"{key}.flavour"), _part(words, f"{key}.greeting")
        told = Card(words.say(key), _part(words, f"{key}.text"), flavour, greeting)
        yield card.id, told
        yield zone_side(card.id), told
        if card.person:
            yield make_character(card.person), told._replace(name=words.say(f"character-{card.person}"))
        for action in (*card.actions, *((card.ace,) if card.ace is not None else ())):
            named = f"{key}-action-{action.key}"
            if words.has(named):
                yield words_key("action", card.id, action.key), Card(words.say(named))


def _tokens(words: Words, content: Content) -> Iterator[tuple[str, Card]]:
    """A kind of token, and each of its faces."""
    for kind in content.token_kinds.values():
        for word in (kind.id, *(f"{kind.id}_{face}" for face in kind.faces)):
            if words.has(f"token-{word}"):
                yield words_key("token", word), Card(words.say(f"token-{word}"))


def _goods(words: Words) -> Iterator[tuple[str, Card]]:
    """What counters on the road trade in (SV-X25)."""
    for good, ware in WARES.items():
        key = f"zone-good-{good}"
        facts = (
            words.say("fact-good-buy", price=ware.buy),
            words.say("fact-good-sell", price=ware.sell, less=SATURATION),
            words.say("fact-good-load", load=ware.load),
        )
        yield key, Card(capital(words.say(key)), facts=facts)


def _part(words: Words, key: str) -> str:
    return words.say(key) if words.has(key) else ""
