"""What minds tell, in words: advice with its reasons, an outlook, and what a match turned on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cordon.bots.advice import Advised, Why
from cordon.bots.hindsight import Side, Turn
from cordon.bots.outlook import SURE, Chance, Tally
from cordon.kernel.decisions import Seat
from cordon.words.catalogue import Words

Called = Callable[[Seat], str]
"""What a seat is called."""
Labelled = Callable[[Turn], str]
"""What was answered, in words."""


def percent(chance: float) -> int:
    """A chance in whole hundredths: what may happen is not called impossible, nor what may not certain."""
    return round(chance * 100) if chance in (0, 1) else min(99, max(1, round(chance * 100)))


def margin(error: float) -> int:
    """In whole hundredths, and never none."""
    return max(1, round(error * 100))


def advised(words: Words, label: str, told: Advised) -> str:
    """An option with its chance, and why."""
    estimate = told.estimate
    given = {"option": label, "chance": percent(estimate.chance), "margin": margin(SURE * estimate.error)}
    why = next((found for each in told.whys if (found := _why(words, each))), "")
    return words.say("counsel-because", **given, why=why) if why else words.say("counsel-told", **given)


def _why(words: Words, why: Why) -> str:
    """A reason in the game's words; empty if it has none for it. The worst of something is called as the whole."""
    name = why.feature.replace("_", "-")
    keys = (f"why-{name}", f"why-{name.removesuffix('-worst').removesuffix('-harm')}")
    return next((words.say(key, more=why.more) for key in keys if words.has(key)), "")


def outlook(words: Words, tallies: Sequence[tuple[Seat | None, Tally]], called: Called) -> list[str]:
    """The chances of each side, a line each."""
    boundary = "outlook-day" if words.game == "twom" else "outlook-round"
    found = []
    for seat, tally in tallies:
        found.append(_chance(words, "outlook-end", seat, tally.end, called))
        found.append(_chance(words, boundary, seat, tally.boundary, called))
    return found


def _chance(words: Words, key: str, seat: Seat | None, chance: Chance, called: Called) -> str:
    given = {"chance": percent(chance.chance), "margin": margin(chance.margin)}
    return words.say(key, **given) if seat is None else words.say(f"{key}-of", **given, person=called(seat))


def hindsight(words: Words, side: Side, called: Called, labelled: Labelled) -> list[str]:
    """How the chance of a side went, and what moved it."""
    chances = " ".join(str(percent(point.chance)) for point in side.curve)
    is_days = words.game == "twom"
    found = [
        words.say("hindsight-head") if side.seat is None else words.say("hindsight-head-of", person=called(side.seat)),
        words.say("hindsight-curve-day" if is_days else "hindsight-curve", chances=chances),
    ]
    for turn in side.turns:
        found.append(
            words.say(
                "hindsight-turn",
                round=turn.clock,
                person=called(turn.seat),
                option=labelled(turn),
                before=percent(turn.before),
                after=percent(turn.after),
                choice=signed(turn.choice),
                luck=signed(turn.luck),
            )
        )
    key = "hindsight-sum" if side.seat is None else "hindsight-sum-others"
    return [*found, words.say(key, luck=signed(side.luck), own=signed(side.own), others=signed(side.others))]


def signed(change: float) -> str:
    """A change in whole hundredths, with its sign."""
    number = round(change * 100)
    return f"{'+' if number > 0 else '−' if number < 0 else '±'}{abs(number)}"
