"""What the campaign asks between missions, in words: places, stories, contacts, the stash, the end of a mission."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING

from cordon.games.stalker.campaign.dealing import (
    CONTACT,
    SELL_MAGAZINE,
    SERVICE,
    SWAP,
    ContactsFacts,
    DealingFacts,
)
from cordon.games.stalker.campaign.mission_end import EpilogueFacts
from cordon.games.stalker.campaign.navigation import GIVE_UP, VISIT, NavigationFacts
from cordon.games.stalker.campaign.packing import PackingFacts
from cordon.games.stalker.campaign.prices import swaps
from cordon.games.stalker.campaign.stories import OPTION, StoryFacts
from cordon.games.stalker.cards import Weapon
from cordon.games.stalker.ops.goods import Join, Money, TakeContract
from cordon.games.stalker.rules.setup import SettingOffFacts
from cordon.games.stalker.terms import ContactKey, ItemId, MissionKey
from cordon.games.stalker.verbs import DONE
from cordon.kernel.decisions import Seat, told
from cordon.kernel.verbs import Verb
from cordon.words.names import join
from cordon.words.spelling import capital

if TYPE_CHECKING:
    from cordon.faces.stalker.prompts import StalkerPrompt
    from cordon.games.stalker.cards import Action
    from cordon.games.stalker.state import Debrief
    from cordon.words.stalker.names import StalkerNamer


# --- the question -----------------------------------------------------------------------------------------------------


def args(prompt: StalkerPrompt) -> dict[str, object]:
    """What a question says beside its facts."""
    state = prompt.game.state
    match prompt.facts:
        case ContactsFacts() as facts:
            return {"left": facts.most - len(facts.used)}
        case StoryFacts():
            return {"ends": "true" if not any(option in OPTION for option in prompt.decision.options) else "false"}
        case PackingFacts():
            return prompt.namer.named("mission", state.destination, MissionKey)
    return {}


def story(prompt: StalkerPrompt) -> list[str]:
    """What is read with a question."""
    match prompt.facts:
        case StoryFacts(story=id):
            return [_told(prompt, f"story-{id.lower()}", ".text")]
        case EpilogueFacts() as facts:
            mission = facts.mission.lower()
            text = prompt.words.say(f"epilogue-{mission}-{facts.epilogue}")
            title = prompt.words.say(f"mission-{mission}")
            read = [prompt.words.say("card-told", title=title, text=text)]
            return [*read, *debriefing(prompt.namer, facts.debrief)] if facts.debrief is not None else read
        case NavigationFacts(mission=mission) if mission:
            key = f"mission-{mission.lower()}"
            return [_told(prompt, key, ".prologue"), prompt.words.say(f"{key}.hints")]
    return []


def _told(prompt: StalkerPrompt, key: str, part: str) -> str:
    return prompt.words.say("card-told", title=prompt.words.say(key), text=prompt.words.say(key + part))


def debriefing(namer: StalkerNamer, debrief: Debrief) -> list[str]:
    """A mission in figures."""
    figures = namer.of(debrief)
    lines = ["debrief-figures", "debrief-money"]
    lines += ["debrief-fallen"] if debrief.fallen else []
    lines += ["debrief-contract"] if debrief.contract else []
    return [namer.words.say(line, **figures) for line in lines]


# --- labels -----------------------------------------------------------------------------------------------------------


def _option(prompt: StalkerPrompt, option: str) -> dict[str, object]:
    return {"text": prompt.namer.story_option(told(prompt.facts, StoryFacts).story, option)}


def _service(prompt: StalkerPrompt, number: int) -> dict[str, object]:
    """What a contact does, and its price."""
    rule, words = _rule(prompt, number), prompt.words
    contact = told(prompt.facts, DealingFacts).contact
    if any(isinstance(op, Join) for op in rule.do):
        text = words.say("label-hire", **prompt.namer.named("contact", contact, ContactKey))
    elif any(isinstance(op, TakeContract) for op in rule.do):
        text = words.say("label-contract")
    else:
        text = capital(prompt.rules.inline(rule.do))
    price = -sum(op.amount(prompt.game) for op in rule.pay if isinstance(op, Money))
    if price:
        text = words.say("label-priced", label=text, price=words.say("detail-money", price=price))
    return {"text": text}


def _rule(prompt: StalkerPrompt, number: int) -> Action:
    return prompt.game.content.contacts[told(prompt.facts, DealingFacts).contact].offers[number]


LABELS: dict[Verb, Callable[..., Mapping[str, object]]] = {OPTION: _option, SERVICE: _service}


# --- what to know before choosing -------------------------------------------------------------------------------------


def _visit(prompt: StalkerPrompt, _: str, place: str) -> list[str]:
    words, state = prompt.words, prompt.game.state
    failed = [words.say("detail-failed")] if state.failures.get(place) else []
    return [*failed, words.say(f"place-{place.lower()}.hint")]


def _give_up(prompt: StalkerPrompt, *_: str) -> list[str]:
    return [prompt.words.say("detail-given-up")]


def _contact(prompt: StalkerPrompt, _: str, contact: str) -> list[str]:
    return [prompt.words.say(f"contactword-{prompt.game.content.contacts[contact].kind}")]


def _both_sides(prompt: StalkerPrompt, _: str, number: int) -> list[str]:
    """What a companion or a contract does in the mission (ST-15.11)."""
    if not any(isinstance(op, Join | TakeContract) for op in _rule(prompt, number).do):
        return []
    contact = prompt.game.content.contacts[told(prompt.facts, DealingFacts).contact]
    return [line.removesuffix(".") for line in prompt.rules.rules(contact.mission).splitlines()]


def priced(prompt: StalkerPrompt, option: str, *_: object) -> list[str]:
    """What something costs, or brings, at a contact."""
    return [prompt.words.say("detail-money", price=told(prompt.facts, DealingFacts).prices[option])]


def _swap(prompt: StalkerPrompt, *_: object) -> list[str]:
    contact = told(prompt.facts, DealingFacts).contact
    return [prompt.words.say("detail-money", price=op.fee) for _, op in swaps(prompt.game, contact)][:1]


def _effect(prompt: StalkerPrompt, _: str, key: str) -> list[str]:
    """What a choice costs, and what comes of it."""
    story = prompt.game.content.stories[told(prompt.facts, StoryFacts).story]
    chosen = next(option for option in story.options if option.key == key)
    stays = [prompt.words.say("detail-stays")] if chosen.stays else []
    return [prompt.rules.inline((*chosen.pay, *chosen.do)), *stays]


def worth(prompt: StalkerPrompt, card: ItemId) -> str:
    """The value of a card."""
    return prompt.words.say("fact-value", value=prompt.game.content.cards[card].value)


def unarmed(prompt: StalkerPrompt) -> list[Seat]:
    """Who would set off without a weapon; as long as there is time to share out, the stash counts too."""
    game = prompt.game
    match prompt.facts:
        case PackingFacts() | SettingOffFacts():
            spare: Iterable[ItemId] = ()
        case ContactsFacts():
            spare = game.state.stash
        case _:
            return []
    weapons = sum(isinstance(game.content.cards[card], Weapon) for card in spare)
    seats = [seat for seat in game.state.stalkers if not _has_weapon(prompt, seat)]
    return seats[weapons:]


def _has_weapon(prompt: StalkerPrompt, seat: Seat) -> bool:
    game = prompt.game
    return any(isinstance(game.content.cards[card.id], Weapon) for card in game.cards_of(seat))


def _leaving(prompt: StalkerPrompt, _: str) -> list[str]:
    who = [prompt.namer.person(seat) for seat in unarmed(prompt)]
    return [prompt.words.say("detail-unarmed", who=join(prompt.words, who))] if who else []


NOTES: dict[Verb, Callable[..., list[str]]] = {
    DONE: _leaving,
    VISIT: _visit,
    GIVE_UP: _give_up,
    CONTACT: _contact,
    SERVICE: _both_sides,
    SWAP: _swap,
    SELL_MAGAZINE: priced,
    OPTION: _effect,
}
