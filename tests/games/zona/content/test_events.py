"""Every section and paragraph of every event card does what the digest's notation says (ZO-45, ZO-46).

Each way through each script is played with dice that just reach or just miss the difficulty, so that a wrong figure,
a wrong attribute, a swapped row or an op that does something else shows.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

import pytest

from cordon.games.zona import events
from cordon.games.zona.content import content
from cordon.games.zona.rules.event_phase import DrawEvent
from cordon.games.zona.terms import REPUTATIONS
from tests.games.zona.content.notation import REPUTATION, Do, Path, Pick, Test, batch, card_paths, paths
from tests.games.zona.content.scripts import FACILITY_OF, paragraphs, sections
from tests.games.zona.table import Table, exact

TOKENS = {"MUT-G": "MUT-G-1a", "ANO-G": "ANO-G-1a", "MUT-Y": "MUT-Y-2a", "ANO-Y": "ANO-Y-4a"}
REWARDS = {"junk": ("J06-1", "J06-2"), "gear": ("K17-1", "K01-1"), "artG": ("AG07-1",), "artY": ("AY09-1",)}
PAYMENTS = {
    "trophy": "MUT-G-4b",
    "artifact": "AG02-1",
    "gear": "K11-1",
    "junk": "J10-1",
    "item": "J10-1",
    "medicine": "J08-1",
    "document": "J01-1",
    "food": "J16-1",
}
OF_A_CATEGORY = {"medicine": "J08-1", "document": "J01-1", "food": "J16-1", "weapon": "J14-1"}
"""What is given beside the rest to whoever is asked for an item of a category."""


def needed(path: Path) -> list[str]:
    """The items of a category that a way asks for."""
    drops = [
        OF_A_CATEGORY[s.about] for s in path if isinstance(s, Do) and s.word == "drop" and s.about in OF_A_CATEGORY
    ]
    return drops + [OF_A_CATEGORY[s.about] for s in path if isinstance(s, Do) and s.word == "own" and s.number]


def known_as(path: Path) -> int:
    """The reputation that reads this way."""
    return next((REPUTATION[s.about] for s in path if isinstance(s, Do) and s.word == "known"), 0)


@dataclass
class Foretold:
    """What a way through a script must come to."""

    rubles: int = 1000
    fatigue: int = 2
    injuries: int = 2
    reputation: int = 0
    owned: set[str] = field(default_factory=lambda: {"J03-1", "K11-1", "J10-1", "AG02-1"})
    trophies: tuple[str, ...] = ("MUT-G-4b",)
    wear: int = 2
    crowbar: int = 0
    hurts: list[dict[str, int]] = field(default_factory=list)
    tests: list[tuple[str, int, str]] = field(default_factory=list)
    threats: list[str] = field(default_factory=list)
    ending: str = ""


def wounds(underground: bool) -> int:
    """Injuries to begin with: enough to heal under the sky, room enough for two failures underground."""
    return 1 if underground else 2


def foretell(path: Path, reputation: int, underground: bool) -> Foretold:
    """Read the notation as a referee would."""
    told = Foretold(reputation=reputation, injuries=wounds(underground))
    told.owned |= set(needed(path))
    drawn: Counter[str] = Counter()
    for step in path:
        if isinstance(step, Test):
            told.tests.append((step.attribute, step.difficulty, step.modifier))
        elif isinstance(step, Do):
            _foretell(told, step, drawn, underground)
    return told


def _foretell(told: Foretold, do: Do, drawn: Counter[str], underground: bool) -> None:
    match do.word:
        case "gain":
            told.rubles += do.number
        case "pay" | "lose":
            told.rubles -= do.number
        case "fat":
            told.fatigue = max(0, told.fatigue + do.number)
        case "heal":
            told.injuries = max(0, told.injuries - do.number)
        case "dmg":
            told.hurts.append(batch(do.about))
            told.injuries += sum(batch(do.about).values())
        case "rep" if do.number < 0 and told.reputation < 0:
            told.hurts.append({"DIS": 1})
            told.injuries += 1
        case "rep":
            told.reputation = min(1, told.reputation + do.number)
        case "wear":
            told.wear += do.number
        case "fix":
            told.wear -= do.number
        case "use":
            told.crowbar += 1
        case "drop" if do.about == "trophy":
            told.trophies = ()
        case "drop":
            told.owned.remove(PAYMENTS[do.about])
        case "junk" | "gear" | "artG" | "artY":
            told.owned |= set(REWARDS[do.word][drawn[do.word] : drawn[do.word] + do.number])
            drawn[do.word] += do.number
        case "enc":
            detection = content().threats[TOKENS[do.about]].detection
            told.tests.append(("VIG", detection, "mutant" if do.about.startswith("MUT") else "anomaly"))
            told.threats += [] if underground else [TOKENS[do.about]]
        case "put":
            told.threats.append(TOKENS[do.about])
        case "secret" | "end" | "fail":
            told.ending = do.word
            told.owned |= {"F05-1"} if do.word == "secret" else set()
        case "nothing" | "proceed" | "paragraph" | "buy" | "sell" | "known" | "own":
            pass
        case _:
            raise AssertionError(f"no meaning for {do}")


def laid(area: str, reputation: int, underground: bool = False) -> Table:
    """Wiera, whose lucky rolls reach every difficulty, with something of everything, and known cards on every deck."""
    table = Table("wiera", "tamara").put(0, area=area, rubles=1000, fatigue=2, reputation=REPUTATIONS[reputation])
    table.put(0, injuries=wounds(underground))
    table.give(0, "J03-1", "J10-1", "AG02-1").give(0, "K11-1", tokens=2).trophy(0, "MUT-G-4b")
    for deck, cards in REWARDS.items():
        table.top(deck, *cards)
    for slot, token in TOKENS.items():
        table.top(slot, token)
    return table


def play(table: Table, path: Path) -> None:
    """Give the answers of this way, with dice that just do or just do not suffice."""
    for i, step in enumerate(path):
        if isinstance(step, Test):
            _test(table, step.attribute, step.difficulty, step.modifier, step.passed)
        elif isinstance(step, Pick):
            assert table.kind == "chosen_part.choose", (step, table.kind)
            table.say(f"part:{step.part}" if step.part else "decline")
        else:
            _do(table, step, path[i - 1] if i else None)


def _test(table: Table, attribute: str, difficulty: int, modifier: str, passed: bool) -> None:
    assert table.kind == "test.ready", (attribute, difficulty, table.kind)
    facts = table.game.facts(0)
    assert (facts.attribute, facts.difficulty, facts.encounter) == (attribute, difficulty, modifier)
    value = getattr(content().characters["wiera"], attribute)
    table.roll(exact(difficulty - value - (0 if passed else 1)))
    assert table.told(events.TestEnded)[-1].success is passed


def _do(table: Table, do: Do, before: object) -> None:
    match do.word:
        case "enc":
            kind = "mutant" if do.about.startswith("MUT") else "anomaly"
            _test(table, "VIG", content().threats[TOKENS[do.about]].detection, kind, True)
            table.say("flee")
        case "junk":
            assert table.kind == "window.offer", "the Crowbar may add to it (ZO-22.13)"
            table.say("decline")
        case "wear":
            table.say(*["damage:K11-1"] * do.number)
        case "fix":
            table.say(*["repair:K11-1"] * do.number)
        case "drop" if table.kind == "discard.choose":
            table.say(f"give:{PAYMENTS[do.about]}")
        case "rep" if table.kind == "improve_reputation.choose":
            table.say("decline")
        case "secret":
            assert table.things("keep") == ["F05-1"]
            table.say("keep:F05-1")
        case "buy" | "sell":
            if before != Do("buy"):
                assert table.kind == "trade.choose"
                assert bool(table.things("buy")) == (do.word == "buy")
            if do.word == "sell":
                assert set(table.things("sell")) == {"J03-1", "K11-1", "J10-1", "AG02-1"}
                assert table.things("trophy") == ["MUT-G-4b"]
                table.say("enough")


def compare(table: Table, told: Foretold, area: str) -> None:
    me = table.me()
    assert (me.rubles, me.fatigue, me.injuries, me.reputation) == (
        told.rubles,
        told.fatigue,
        told.injuries,
        told.reputation,
    )
    assert table.owns() == told.owned
    assert me.trophies == told.trophies
    if "K11-1" in told.owned:
        assert table.item("K11-1").tokens == told.wear
    assert table.item("J03-1").tokens == told.crowbar
    assert table.hurts() == told.hurts
    rolled = [(event.attribute, event.difficulty) for event in table.told(events.Rolled)]
    assert rolled == [test[:2] for test in told.tests]
    assert list(table.threats(area)) == told.threats
    table.audit()


def where(card: str, section: str) -> str:
    """An area that the section is for; for "other" one that the card does not name."""
    if section in content().areas:
        return section
    deck = {"G": "green", "Y": "yellow"}[card[0]]
    named = {other for name, other, _ in sections() if name == card}
    return next(area.id for area in content().areas.values() if area.group == deck and area.id not in named)


WAYS = [(card, section, path) for card, section, script in sections() for path in paths(script)]
LONG_WAYS = [(card, path) for card, script in paragraphs() for path in card_paths(script)]


@pytest.mark.rule("ZO-13.2", "ZO-13.3", "ZO-13.5", "ZO-13.10", "ZO-45.3", "ZO-45.4")
@pytest.mark.parametrize(("card", "section", "path"), WAYS, ids=[f"{c}-{s}-{i}" for i, (c, s, _) in enumerate(WAYS)])
def test_a_section_does_what_the_digest_writes(card: str, section: str, path: Path) -> None:
    area, reputation = where(card, section), REPUTATION.get(section, 0)
    table = laid(area, reputation).give(0, *needed(path)).top("green" if card[0] == "G" else "yellow", card)
    table.run(DrawEvent(0))
    assert table.told(events.EventDrawn)[-1] == events.EventDrawn(0, card, section)
    play(table, path)
    if path[-1] == Do("buy"):
        table.say("enough")
    assert table.kind == "take_turn.choose", "the card is over"
    compare(table, foretell(path, reputation, underground=False), area)
    assert card in table.discards("green" if card[0] == "G" else "yellow")


@pytest.mark.rule("ZO-13.12", "ZO-13.13", "ZO-13.14", "ZO-13.15", "ZO-13.17", "ZO-46")
@pytest.mark.parametrize(("card", "path"), LONG_WAYS, ids=[f"{c}-{i}" for i, (c, _) in enumerate(LONG_WAYS)])
def test_the_paragraphs_of_a_card_do_what_the_digest_writes(card: str, path: Path) -> None:
    area = FACILITY_OF.get(card[0], "sarcophagus")
    reputation = known_as(path)
    table = laid(area, reputation, underground=True).top(area, card)
    if area != "sarcophagus":
        table.unlock(area).finds(area, "F05-1")
    table.run(DrawEvent(0))
    play(table, path)
    told = foretell(path, reputation, underground=True)
    compare(table, told, area)
    assert (card in table.me().secrets) is (told.ending == "secret")
    assert bool(table.told(events.MissionFailed)) is (told.ending == "fail")
    if told.ending == "end":
        assert table.game.state.outcome is not None
        assert table.game.state.outcome.winners == (0,)
        return
    assert table.kind == "take_turn.choose", "the card is over"
    assert table.me().area == area
    if area == "sarcophagus":
        assert card in table.discards("sarcophagus")
    else:
        assert card not in table.facility(area).events


def test_every_card_has_its_scripts_here() -> None:
    ours = {(card, section) for card, section, _ in sections()}
    theirs = {(c.id, section) for c in content().events.values() for section in c.sections}
    assert ours == theirs
    counted = {card: script.count("¶") + 1 for card, script in paragraphs()}
    assert counted == {c.id: len(c.paragraphs) for c in content().events.values() if c.paragraphs}
    assert len({card for card, _ in ours}) + len(counted) == 104


# Deck: tests, VIG, PRO, INT, WIL, encounters, junk, gear, artG, artY, ruble gains, damage points (ZO-45.2).
# tuned damage points in the facilities and the Sarcophagus (docs/balance/zona.md); four cards have parts by reputation (ZO-13.9)
SPREAD = {
    "G": (46, 19, 8, 10, 9, 6, 13, 4, 7, 0, 15, 34),
    "Y": (55, 17, 10, 16, 12, 8, 4, 15, 5, 7, 18, 69),
    "A": (25, 9, 3, 8, 5, 1, 0, 1, 0, 0, 1, 35),
    "B": (23, 2, 9, 5, 7, 2, 0, 0, 1, 1, 0, 39),
    "O": (23, 5, 1, 8, 9, 2, 0, 0, 1, 0, 1, 39),
    "H": (23, 8, 6, 6, 3, 2, 1, 1, 0, 0, 1, 36),
    "S": (37, 7, 8, 9, 13, 3, 0, 0, 0, 0, 0, 106),
}


@pytest.mark.rule("ZO-45.2")
@pytest.mark.parametrize("deck", SPREAD)
def test_the_tables_here_have_the_spread_of_the_digest(deck: str) -> None:
    scripts = [script for card, _, script in sections() if card[0] == deck]
    text = " ".join(scripts or [script for card, script in paragraphs() if card[0] == deck])
    tests = re.findall(r"(VIG|PRO|INT|WIL)\dm?a?\?", text)
    cards = [text.count(f"{word}+") for word in ("junk", "gear", "artG", "artY")]
    hurts = [sum(batch(found).values()) for found in re.findall(r"dmg\(([^)]*)\)", text)]
    counted = [len(tests), *(tests.count(a) for a in ("VIG", "PRO", "INT", "WIL")), text.count("enc(")]
    assert (*counted, *cards, text.count("gain("), sum(hurts)) == SPREAD[deck]
