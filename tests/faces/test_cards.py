"""What stands on the cards: all cards of all games, in all languages, are whole sentences in words that are known."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from cordon.faces.registry import speaker
from cordon.faces.speaker import Card
from cordon.games.registry import GAMES
from cordon.games.stalker.content import content
from cordon.games.stalker.content_tools import memory_key
from cordon.games.stalker.ops.conditions import Not, Remembers
from cordon.words.catalogue import Words, languages
from cordon.words.twom.names import TwomNamer

CASES = [(game, language) for game in GAMES for language in languages()]
SLIPS = {
    "a colon with nothing behind it": re.compile(r":\s*[.,;:)]|:$"),
    "two full stops": re.compile(r"[.!?]\.(?!\w)"),
    "a blank before a stop": re.compile(r"\s[.,;]"),
    "empty brackets or quotes": re.compile(r"\(\s*\)|“”|„“|„”|«»"),
    "a mark where words are missing": re.compile(r"[{}$]|\?\?|(^|\s)-(\s|$)"),
    "two marks in a row": re.compile(r"[,;]\s*[,;.]"),
    "an id of the program": re.compile(r"\b[a-z]+_[a-z_]+\b|\b[A-Z]\d-\d\d[ab](?!\.)|\b[a-z]+-\d+\b"),
    "a blank at an end": re.compile(r"^\s|\s$|\s\s"),
}
LIST = ("•", "(")
"""How the lines of a list begin."""
TITLES = (
    "place-",
    "script-",
    "story-",
    "side-",
    "event-",
    "space-",
    "tile-",
    "patch-",
    "loot-",
    "unknown-",
    "mission-",
    "place-",
    "story-",
    "goal-",
    "epilogue-",
    "coda-",
    "scenario-s",
    "zone-",
    "character-",
    "token-",
)
"""Texts of missions and scenarios that may still be in English; whatever is said around them is not."""


def cards(game: str, language: str) -> dict[str, Card]:
    return speaker(game).cards(Words(language, game))


def slips(text: str) -> list[str]:
    """What is wrong with rules text, line by line. The head of a list ends in a colon."""
    found = []
    lines = text.split("\n")
    for number, line in enumerate(lines):
        listed = lines[number + 1 : number + 2]
        told = line.removesuffix(":") if listed and listed[0].startswith(LIST) else line
        found += [f"{slip}: {line}" for slip, pattern in SLIPS.items() if pattern.search(told)]
    return found


@pytest.mark.parametrize(("game", "language"), CASES)
def test_the_rules_of_every_card_are_whole_sentences(game: str, language: str) -> None:
    wrong = {id: slips(card.rules) for id, card in cards(game, language).items() if card.rules}
    assert {id: found for id, found in wrong.items() if found} == {}


@pytest.mark.parametrize(("game", "language"), CASES)
def test_every_sentence_ends(game: str, language: str) -> None:
    texts = {id: card.rules for id, card in cards(game, language).items() if card.rules}
    assert [id for id, text in texts.items() if not text.endswith((".", "!", "?", "…"))] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", ["stalker", "twom"])
def test_generated_sentences_are_in_one_language(game: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said: set[str] = set()
    say = Words.say

    def noting(self: Words, id: str, /, **args: object) -> str:
        said.add(id)
        return say(self, id, **args)

    monkeypatch.setattr(Words, "say", noting)
    speaker(game).cards(Words(language, game))
    own = Words(language, game)._shelves[0]
    foreign = {
        id
        for id in said
        if id not in own.keys and not id.endswith((".flavour", ".story", ".role", ".greeting", ".deal"))
    }
    unique = {key for key, card in content().equipment.items() if card.__class__.__name__.startswith("Unique")}
    foreign = {id for id in foreign if not unique & set(id.split("-"))}
    assert {id for id in foreign if not id.startswith(TITLES)} == set()


@pytest.mark.parametrize(("game", "decks"), [("twom", "NVRE"), ("stalker", "AB")])
def test_every_card_of_a_deck_says_what_it_does(game: str, decks: str) -> None:
    pattern = re.compile(rf"[{decks}]\d[\w:-]*")
    silent = [id for id, card in cards(game, "en").items() if pattern.fullmatch(id) and not card.rules]
    assert silent == []


# --- S.T.A.L.K.E.R.: what a condition covers ---------------------------------------------------------------------------

READ = {
    "chort": "P3: the attacker gains pinned. P4: your dice do not count, then halve the damage, rounded up.",
    "palkan": "If you are on the space of the target: become the target instead, then +1 ★.",
    "zombie": "P1: the attack does not happen, then this enemy goes forward up to 1 space, without interruption. P2: damage +8.",
    "magnet": "Whoever is hit loses 4 HP, is pulled 1 space towards the centre of the anomaly and gains pinned.",
    "surgery_set": "1 stalker on your space heals 14 HP and discards pinned and exposed.",
    "jam": "(1) the lead stalker’s weapon loses 2 ammo; (2)",
    "A1-01b": (
        "If you play alone:\n"
        "• 3 Rifle bandits appear on 5.E (game trail) (if none is left, the closest one is activated).\n"
        "• If the back of “Barracks” is “The lock-up”: 3 Shotgun bandits appear"
    ),
    "A1-03b": "Take card A1-10.",
    "A1-10a:belt": "If a Shotgun bandit is on the map: the closest Shotgun bandit is marked “Cell key”. Otherwise:",
    "koza": "When the mission is won (if you killed at least 2 elite or boss enemies): gain 1200 K.",
    "A2-05a": (
        "If Yurko was freed: with 1 cube on it this card is turned over. Otherwise, if Yurko was left behind: with 3 cubes "
        "on it this card is turned over. Otherwise: with 2 cubes on it this card is turned over."
    ),
    "A2-04a": "Roll the anomaly die:\n• P1: choose one: (1) discard focus, then gain 1 grenade, then discard this card; (2)",
    "A3-03b": "Otherwise: put 1 loot token on 15.A (guard office). In any case, discard this card.",
    "A3-07b": "loses 1 HP, then each stalker at the tile “Lantern chamber” loses 3 HP.",
    "A3-IV": "Each stalker chooses one: (1) discard focus; (2) gain exposed.",
    "A3-VI": "If the line runs to the bunker:\n• If “Open door” is face up: turn “Blast door and shutters” over.\nOtherwise:",
    "B1-IV": (
        "If “Feeder” is face up and “Relay closed” is face up: choose one:\n"
        "(1) the lead stalker discards focus.\n(2) the lead stalker discards 2 bolts.\n(3) if “Bay two closed”"
    ),
    "B2-II": "If “They blink” has not been found yet: each stalker, if a Controller sees you: lose 2 HP.",
    "B2-01a": "When a Controller dies: Take “They blink”.",
    "B3-06a": "Turn this card over to “Steady”.",
    "L1-01b:lamp": "Put 1 no-visibility token on each of L1.A (coal store), L1.B (wine cellar),",
    "cracked_moon": "until the end of the turn you cross impassable edges and anomalies do not affect you, then move",
    "poachers_whistle": "each of the N + 1 mutants closest to that space moves up to its full movement towards that space.",
    "tick": "Each stalker on its space loses 2 HP and gets dosage +2.",
    "doctor_rut": "Once in the next mission, when you would suffer a critical injury: heal 2 HP (once per visit; cost: 400 K).",
    "B3-08b": "If no cube lies on this card: discard this card.",
}  # fmt: skip


@pytest.mark.parametrize("id", READ)
def test_one_can_see_what_a_condition_covers(id: str) -> None:
    assert READ[id] in cards("stalker", "en")[id].rules


def test_what_the_zone_remembers_is_told() -> None:
    told = cards("stalker", "en")
    assert "If this is your second try: put 3 random events" in told["A3-I"].rules
    assert "If the case came home sealed: 1 Armoured Trooper" in told["A3-VII"].rules
    assert "End of the round: If the Lantern was left burning: each stalker" in told["A3-07b"].rules
    assert [id for id, card in told.items() if "remembers" in card.rules] == []


def negated(value: Any) -> set[str]:
    """The message of the opposite of every condition that some card denies."""
    if isinstance(value, Not):
        return {
            f"{memory_key(each) if isinstance(each, Remembers) else f'cond-stalker-{tag(each)}'}.not"
            for each in value.of
        }
    if isinstance(value, msgspec.Struct):
        value = [getattr(value, name) for name in value.__struct_fields__]
    return set().union(*map(negated, value)) if isinstance(value, list | tuple) else set()


def tag(record: Any) -> str:
    return str(record.__struct_config__.tag)


@pytest.mark.parametrize("language", languages())
def test_every_denied_condition_has_its_opposite(language: str) -> None:
    words = Words(language, "stalker")
    needed = negated(list(content().missions.values()))
    assert "cond-stalker-team_of.not" in needed
    assert [key for key in sorted(needed) if key not in words._shelves[0].keys] == []


# --- This War of Mine -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "rules"),
    [
        ("F10", "Water it – discard 1 water; add 1 growth marker; once per Day."),
        ("F03", "Cook vegetables – discard 1 wood and 2 vegetables; gain 1 canned food."),
        ("V08", "Hand over two things – discard 2 tokens."),
        ("V08", "Shut the door and fight – fight: B (pistol) and A (knife); no spoils."),
        ("V10", "Take any row."),
        ("E07", "Everybody with Fatigue 0: Fatigue +1."),
        ("C08", "Another person of your choice: Misery −1."),
        ("L13", "Ignore “Closed door”. Ignore “Bars”."),
        ("N01", "Nothing more happens."),
        (
            "exploration:rubble",
            "Dig with the shovel – needs 1 shovel; noise +1; take the Junk row; take the Furniture row;",
        ),
        (
            "exploration:closed_door",
            "on 1–3 nothing, otherwise discard the lockpick, then take the Furniture row, then take the Pantry row.",
        ),
    ],
)
def test_a_card_of_the_siege_reads_as_it_works(id: str, rules: str) -> None:
    assert rules in cards("twom", "en")[id].rules


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("en", "1 bandage, 2 electrical parts and 5 wood"),
        ("de", "1 Verband, 2 elektrische Teile und 5 Holz"),
        ("pl", "1 bandaż, 2 części elektryczne i 5 wiązek drewna"),
        ("uk", "1 бинт, 2 електричні деталі та 5 оберемків дерева"),
    ],
)
def test_goods_are_counted_as_the_language_counts(language: str, counted: str) -> None:
    assert TwomNamer(Words(language, "twom")).goods({"bandages": 1, "electrical_part": 2, "wood": 5}) == counted


@pytest.mark.parametrize(
    ("language", "counted"),
    [
        ("pl", "1 konserwę lub 1 porcję surowego jedzenia"),
        ("uk", "1 бляшанку консервів або 1 порцію сирої їжі"),  # noqa: RUF001  # Ukrainian
    ],
)
def test_what_a_cost_asks_for_is_the_object_of_its_verb(language: str, counted: str) -> None:
    assert TwomNamer(Words(language, "twom")).things(("canned_food", "raw_food"), 1) == counted
