"""What an answer to a roll brings, in words: the roll as it lies, or some of its dice thrown again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cordon.faces.prompt import percent
from cordon.faces.stalker.figures import threshold_effect
from cordon.games.stalker import odds, rolled
from cordon.games.stalker.previews import anomaly_loss, wound_deck
from cordon.games.stalker.rules.anomalies import ActivationRolls, chance_of
from cordon.games.stalker.rules.dice import PickFacts, RollFacts

if TYPE_CHECKING:
    from cordon.faces.stalker.prompts import StalkerPrompt


def accepted(prompt: StalkerPrompt, _: str) -> list[str]:
    """“kills (9 ★ of 7)”, “misses by 1 ★”, “lose 3 HP”."""
    game, roll, facts = prompt.game, prompt.game.thrown, prompt.facts
    if roll is None or not isinstance(facts, RollFacts):
        return []
    if prompt.game.nearest(ActivationRolls) is not None and roll.anomaly:
        return _activated(prompt, roll.anomaly)
    if facts.damage is not None:
        return _lost(prompt, int(rolled.losing(game, facts.damage)(roll.total(), 0)))
    mark = rolled.mark_of(game, prompt.seat) if rolled.is_plain(roll) else None
    return [_ended(prompt, mark, roll.total(), roll.mask_total())] if mark is not None else []


def _activated(prompt: StalkerPrompt, card: str) -> list[str]:
    """“Springboard activates”, “2.5 HP on average”."""
    words = prompt.words
    loss = round(anomaly_loss(prompt.game, prompt.seat, card), 1)
    notes = [words.say("outcome-activates", anomaly=words.say(f"anomaly-{card}"))]
    return [*notes, words.say("detail-loss", loss=loss)] if loss else notes


def _lost(prompt: StalkerPrompt, loss: int) -> list[str]:
    words = prompt.words
    notes = [words.say("detail-loses", loss=loss) if loss else words.say("outcome-unhurt")]
    if loss and loss >= prompt.game.stalker(prompt.seat).hp:
        notes.append(words.say("outcome-falls"))
    return notes


def _ended(prompt: StalkerPrompt, mark: odds.Mark, stars: int, masks: int) -> str:
    words, wounds = prompt.words, wound_deck(prompt.game)
    need = {max(0, each.stars + mark.hindrance): each for each in mark.thresholds}
    reached = [n for n in need if stars >= n]
    if not reached:
        return words.say("outcome-misses", n=min(need) - stars)
    best = max(reached)
    end = odds.struck(mark, wounds, stars, mark.exposed)
    if end.kill == 1:
        return words.say("outcome-kills", stars=stars, need=best)
    effect = threshold_effect(words, need[best])
    exposed = odds.ended(mark, wounds, stars, masks).kill
    return words.say(
        "outcome-hits",
        effect=effect,
        kill=percent(end.kill),
        masked=percent(exposed) if exposed > end.kill else -1,
    )


def focused(prompt: StalkerPrompt, _: str) -> list[str]:
    """What the best choice of dice brings."""
    roll, facts = prompt.game.thrown, prompt.facts
    rolling = prompt.game.nearest(ActivationRolls)
    if rolling is not None and roll is not None and roll.anomaly:
        chance = chance_of(prompt.game, rolling.who, rolling.path).get(rolling.anomaly, 0)
        return [prompt.words.say("outcome-again-quiet", chance=100 - chance)]
    if roll is None or not isinstance(facts, RollFacts) or not rolled.is_plain(roll):
        return []
    if facts.damage is not None:
        losing = rolled.losing(prompt.game, facts.damage)
        least = min(rolled.after(roll, picked, losing) for picked in rolled.choices(roll))
        return [prompt.words.say("outcome-again-loses", loss=round(least, 1))]
    mark = rolled.mark_of(prompt.game, prompt.seat)
    if mark is None:
        return []
    killing = rolled.killing(prompt.game, mark)
    most = max(rolled.after(roll, picked, killing) for picked in rolled.choices(roll))
    return [prompt.words.say("outcome-again-kills", kill=percent(most))]


def picked(prompt: StalkerPrompt, _: str, *die: int) -> list[str]:
    """What the dice that are chosen bring when they are thrown again, with one more if it is named."""
    roll, facts = prompt.game.thrown, prompt.facts
    if roll is None or not isinstance(facts, PickFacts) or not rolled.is_plain(roll):
        return []
    dice = tuple(sorted((*facts.picked, *die)))
    if facts.damage is not None:
        loss = rolled.after(roll, dice, rolled.losing(prompt.game, facts.damage))
        return [prompt.words.say("outcome-again-loses", loss=round(loss, 1))]
    mark = rolled.mark_of(prompt.game, prompt.seat)
    if mark is None:
        return []
    kill = rolled.after(roll, dice, rolled.killing(prompt.game, mark))
    return [prompt.words.say("outcome-again-kills", kill=percent(kill))]
