"""What Zone Survival asks, in words: the card that the question comes from, and what goods and equipment cost."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cordon.games.stalker.rules.script import CardStepFacts, PartFacts
from cordon.games.stalker.rules.setup import Match
from cordon.games.stalker.survival.dealing import BOLT, DealFacts
from cordon.games.stalker.survival.fate import CARD
from cordon.games.stalker.survival.goods import BUY_GOOD, SELL_GOOD, WARES, CounterFacts
from cordon.games.stalker.survival.standees import SlotFacts
from cordon.games.stalker.terms import Facing, Good
from cordon.games.stalker.verbs import SPACE
from cordon.kernel.decisions import told
from cordon.kernel.frames import kind_of
from cordon.kernel.verbs import Verb

if TYPE_CHECKING:
    from cordon.faces.stalker.prompts import StalkerPrompt


ACE = "use"
"""The action of a card that is used up: the card names it (SV-1.13)."""


def story(prompt: StalkerPrompt) -> list[str]:
    """The scenario before stalkers are chosen, later the card that asks."""
    words, facts = prompt.words, prompt.facts
    scenario = prompt.game.state.scenario
    if scenario and prompt.decision.kind == kind_of(Match.choose_stalker):
        key = f"scenario-{scenario.lower()}"
        return [
            words.say("card-told", title=words.say(key), text=words.say(f"{key}.hook")),
            words.say(f"{key}.objective"),
        ]
    if isinstance(facts, PartFacts | CardStepFacts) and facts.source in prompt.game.content.zone_cards:
        return _text(prompt, facts.source)
    return []


def _text(prompt: StalkerPrompt, card: str) -> list[str]:
    key = f"zone-{card.lower()}.text"
    return [prompt.words.say(key)] if prompt.words.has(key) else []


def priced(prompt: StalkerPrompt, option: str, *_: object) -> list[str]:
    """What something costs, or brings, at a trader on the map."""
    return [prompt.words.say("detail-money", price=told(prompt.facts, DealFacts).prices[option])]


def _bought(prompt: StalkerPrompt, _: str, good: Good) -> list[str]:
    return [prompt.words.say("detail-money", price=WARES[good].buy)]


def _sold(prompt: StalkerPrompt, _: str, good: Good) -> list[str]:
    pays = told(prompt.facts, CounterFacts).pays
    return [prompt.words.say("detail-money", price=pays[good])]


def faced(prompt: StalkerPrompt, option: str) -> list[str]:
    """Where a standee looks in a slot of the map."""
    if not isinstance(prompt.facts, SlotFacts):
        return []
    facing = prompt.namer.called(prompt.facts.facings[SPACE.read(option)], Facing)
    return [prompt.words.say("detail-faces", facing=facing)]


def _card(prompt: StalkerPrompt, _: str, card: str) -> list[str]:
    return _text(prompt, card)


NOTES: dict[Verb, Callable[..., list[str]]] = {
    BUY_GOOD: _bought,
    SELL_GOOD: _sold,
    BOLT: priced,
    CARD: _card,
}
