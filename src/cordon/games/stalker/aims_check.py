"""Cross checks of the aims of Zone Survival: their cards, actions, places, tokens and counters are known."""

from __future__ import annotations

from collections.abc import Iterator

from cordon.games.stalker.content_files import Decoded
from cordon.games.stalker.mapping.zonemap import SLOT_NAMES
from cordon.games.stalker.survival_cards import Aim, Scenario, ZoneCard
from cordon.games.stalker.terms import place_parts
from cordon.kernel.content import Problems

CARD_FILES = tuple(f"survival/{name}.yaml" for name in ("special", "setup", "events", "characters"))
TOKEN_PLACES = ("token", "untried", "loose", "bleeding", "next", "away")
SLOT_WORDS = ("slot", "shut")
GATE = "G1"
"""The gate that every map has."""
PLAIN_PLACES = ("trader", "anomaly", "everywhere")
TOKEN_CONDITIONS = ("lies", "gone", "near", "far", "carried", "clear")
GATE_CONDITIONS = ("shut", "opened")
COUNTER_CONDITIONS = ("below", "full")
OTHER_CONDITIONS = ("flag", "unset", "down", "fit", "settled", "marked", "unmarked", "late")
CARRIED_BESIDES = "artifact"
"""What counts like a token that is carried."""


def check_aims(decoded: Decoded) -> Problems:
    """The aims of every scenario and every card."""
    words = _Words(decoded)
    scenarios: list[Scenario] = decoded.cards["survival/scenarios.yaml"]
    for scenario in scenarios:
        for field, what in words.check(scenario.aims, set(scenario.needs)):
            yield "survival/scenarios.yaml", scenario.id, field, what
    for file in CARD_FILES:
        for card in decoded.cards[file]:
            for field, what in words.check(card.aims, set(card.needs)):
                yield file, card.id, field, what


class _Words:
    """What aims may speak of."""

    def __init__(self, decoded: Decoded) -> None:
        cards: list[ZoneCard] = [card for file in CARD_FILES for card in decoded.cards[file]]
        self.actions = {card.id: {action.key for action in card.side.actions} for card in cards}
        self.people = {card.person for card in cards if card.person}
        self.tokens = {CARRIED_BESIDES}
        for kind in decoded.cards["survival/tokens.yaml"]:
            self.tokens |= {kind.id, *(f"{kind.id}_{face}" for face in kind.faces)}

    def check(self, aims: tuple[Aim, ...], needs: set[str]) -> Iterator[tuple[str, str]]:
        for i, aim in enumerate(aims):
            field = f"aims[{i}]"
            if aim.card and aim.card not in self.actions:
                yield f"{field}.card", f"there is no card '{aim.card}'"
            elif unknown := [key for key in aim.actions if key not in self.actions.get(aim.card, ())]:
                yield f"{field}.actions", f"the card '{aim.card}' has no action '{unknown[0]}'"
            if aim.carries and aim.carries not in self.tokens:
                yield f"{field}.carries", f"there is no token '{aim.carries}'"
            if aim.beside and aim.beside not in self.people:
                yield f"{field}.beside", f"there is no character '{aim.beside}'"
            for place in aim.at:
                if not self._is_place(place):
                    yield f"{field}.at", f"'{place}' is no place"
            for name, conditions in (("lasts", aim.lasts), ("when", aim.when)):
                for condition in conditions:
                    if not self._is_condition(condition, needs):
                        yield f"{field}.{name}", f"'{condition}' is no condition of an aim"

    def _is_place(self, place: str) -> bool:
        word, what = place_parts(place)
        if word in TOKEN_PLACES:
            return what in self.tokens
        if word in SLOT_WORDS:
            return what in SLOT_NAMES or what == GATE
        return what in self.people if word == "character" else word in PLAIN_PLACES

    def _is_condition(self, condition: str, needs: set[str]) -> bool:
        word, what = place_parts(condition)
        if word in COUNTER_CONDITIONS:
            counter, _, token = what.partition("+")
            return counter in needs and (not token or token in self.tokens)
        if word in GATE_CONDITIONS:
            return what == GATE
        return what in self.tokens if word in TOKEN_CONDITIONS else word in OTHER_CONDITIONS
