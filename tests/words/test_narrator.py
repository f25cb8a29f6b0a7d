"""Every event of Zona has a line, and the line says what its fields say."""

from __future__ import annotations

import logging
import typing
from pathlib import Path
from types import UnionType
from typing import Any

import pytest

from cordon.games.zona import events
from cordon.kernel.decisions import Reason
from cordon.kernel.events import Event, Note
from cordon.words.catalogue import Words
from cordon.words.narrator import explain, message_id, narrate
from cordon.words.zona.names import ZonaNamer

SAMPLES: dict[str, object] = {
    "area": "factory",
    "by": "voice",
    "how": "worn",
    "last": "single",
    "offer": "bed",
    "reputation": "bad",
    "scavenger": 1,
    "attribute": "VIG",
    "card": "J03-2",
    "cards": ("J03-2", "J16-1"),
    "cause": "news",
    "character": "tamara",
    "characters": ("tamara", "oleg"),
    "dice": ("PLUS", "BLANK", "HAZARD"),
    "emission": "E01",
    "event": "G01",
    "facility": "archive",
    "kind": "RAD",
    "lock": "L1",
    "marker": "dump/borderland",
    "news": "N14",
    "phase": "news",
    "row": "gear",
    "section": "dump",
    "source": "MUT-G-2a",
    "target": 1,
    "text": "event-g01-dump-pass-1",
    "threat": "MUT-G-1a",
    "to": "good",
}


KINDS: dict[type[Event], str] = {events.DamageConverted: "WND"}
"""Where a field stands for something else than elsewhere."""


@pytest.fixture(scope="module")
def namer() -> ZonaNamer:
    return ZonaNamer(Words("en", "zona"), ["Tamara", "Oleg"], lambda seat: ["tamara", "oleg"][seat])


def sample(event: type[Event]) -> Event:
    hints = typing.get_type_hints(event)
    by_type: dict[object, object] = {int: 2, bool: False}
    values: dict[str, Any] = {}
    for field in event.__struct_fields__:
        if field in ("seat", "scavenger"):
            values[field] = 0
        elif field in SAMPLES and (hints[field] is int) == isinstance(SAMPLES[field], int):
            values[field] = KINDS.get(event, SAMPLES[field]) if field == "to" else SAMPLES[field]
        else:
            assert not isinstance(hints[field], UnionType), f"{event.__name__}.{field} needs a sample"
            assert hints[field] in by_type, f"{event.__name__}.{field} needs a sample"
            values[field] = by_type[hints[field]]
    return event(**values)


def line(namer: ZonaNamer, event: Event) -> str:
    return narrate(namer, Note(event, "ZO-1"))


@pytest.mark.parametrize("event", events.ALL, ids=lambda event: event.__name__)
def test_every_event_has_a_line(namer: ZonaNamer, caplog: pytest.LogCaptureFixture, event: type[Event]) -> None:
    with caplog.at_level(logging.WARNING):
        text = line(namer, sample(event))
    assert not caplog.text
    if event is events.CardTaken:
        assert text == "", "what becomes of the card is told at once"
        return
    assert text
    assert "{" not in text
    assert "!" not in text
    assert text.lstrip("“")[0].isupper()
    assert text[-1] in ".?”:"


def test_every_line_belongs_to_an_event(namer: ZonaNamer) -> None:
    lines = {id for id in namer.words.ids() if id.startswith("log-zona-")}
    assert lines == {message_id("zona", event) for event in events.ALL}


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (events.Moved(0, "factory"), "Tamara moves to the Factory."),
        (events.ItemGained(1, "J03-2"), "Oleg gains Crowbar."),
        (events.ItemGained(1, "J03-2", "bought"), ""),
        (events.ItemGained(1, "J10-1", "worn"), "Oleg gains Old gas mask, worn at once."),
        (events.ItemDamaged(1, "J03-2"), "Oleg’s Crowbar is damaged."),
        (events.ItemDamaged(1, "J06-1", breaks=True), "Oleg’s Cossack moonshine is ruined."),
        (events.SourceUsed(0, "J06-1", "single"), "Tamara uses up Cossack moonshine."),
        (events.SourceUsed(0, "J03-2", "worn"), "Tamara uses Crowbar for the last time."),
        (events.SourceUsed(0, "J10-1", quiet=True), ""),
        (
            events.DamageCancelled(0, "J09-1", RAD=2, last="single"),
            "Tamara uses up Iodine tablets and cancels 2 radiation.",
        ),
        (events.Rested(0, 1, 2), "Tamara rests: fatigue down by 1 to 2."),
        (events.Rested(0), "Tamara rests, though not tired."),
        (events.Forced(0, 1, 3), "Tamara forces the test: fatigue up by 1 to 3."),
        (events.FatigueChanged(0, 1, 3, told=True), ""),
        (events.FatigueOverflowed(0, 2), "Tamara is too exhausted: 2 points past the end of the dial become damage."),
        (events.ReputationStuck(0, "bad"), "Tamara’s reputation cannot sink any further."),
        (events.InjuriesHealed(0, 1, 200), "Tamara pays 200 ₽ and heals 1 injury."),
        (
            events.ThreatPlaced("MUT-G-1a", "factory", 1, "voice"),
            "Oleg, the Voice of the Zone, puts the Fleshling at the Factory.",
        ),
        (events.ThreatPlaced("MUT-G-1a", "factory"), "The Fleshling appears at the Factory."),
        (
            events.ThreatPlaced("MUT-G-1a", "factory", 0, "alone"),
            "The Zone comes to Tamara: the Fleshling appears at the Factory.",
        ),
        (
            events.ThreatPlaced("MUT-G-1a", "misty_hill", by="called", source="threat/MUT-Y-3/before_detection"),
            "The Bone shepherd brings another threat: the Fleshling appears on Misty Hill.",
        ),
        (
            events.ThreatPlaced("MUT-G-1a", "quarry", 0, "start"),
            "The Fleshling appears in the Quarry: Tamara starts with this threat.",
        ),
        (events.Camped(0, "inn"), "Tamara camps at the Inn."),
        (events.OfferTaken(0, "appraisal"), ""),
        (events.OfferTaken(0, "bed"), "Tamara chooses: Lie down in a made bed."),
        (events.PartDeclined(0), "Tamara declines."),
        (events.PartDeclined(0, "news/N13.0.each.0"), "Tamara declines (“Truce”)."),
        (events.NothingHappened(0, "news/N13.0.each.0"), "Nothing comes of it for Tamara (“Truce”)."),
        (events.ItemDropped(0, "J03-2"), "Tamara drops Crowbar."),
        (events.ItemDropped(0, "J03-2", full=True), "Tamara has no more room and drops Crowbar."),
        (events.FindsGone(0, "archive"), "There are no finds left in the Underground Archive for Tamara."),
        (events.Rested(0, replaced=True), "This takes the place of Tamara’s rest."),
        (events.ThreatChosen(1, "MUT-G-1a", 0, "voice"), "Oleg, the Voice of the Zone, chooses the Fleshling."),
        (events.ScavengerNamed(1, 0), "Oleg, the Voice of the Zone, names Tamara."),
        (events.ScavengerNamed(1, 1, "own"), "Oleg, the Voice of the Zone, names nobody else."),
        (events.DamageTaken(0, RAD=1, WND=2), "Tamara takes 1 radiation and 2 wounds."),
        (events.DamageTaken(0, WND=1, source="MUT-G-2a"), "Tamara takes 1 wound (Blind hound)."),
        (events.DamageTaken(0, RAD=1, source="hazard"), "Tamara takes 1 radiation (two hazards on the dice)."),
        (events.InjuriesHealed(0, 1), "Tamara heals 1 injury."),
        (events.InjuriesHealed(0, 2), "Tamara heals 2 injuries."),
        (events.FatigueChanged(0, 2, 5), "Tamara tires: fatigue up by 2 to 5."),
        (events.FatigueChanged(0, -1, 0), "Tamara recovers: fatigue down by 1 to 0."),
        (events.ReputationChanged(0, "bad"), "Tamara now has bad reputation."),
        (events.TestEnded(0, "VIG", 3, 4, True), "Tamara passes the vigilance test: 4 against 3."),
        (events.TestEnded(0, "WIL", 3, -1, False), "Tamara fails the willpower test: −1 against 3."),
        (events.RublesChanged(1, -1000, 200), "Oleg parts with 1000 ₽ and has 200 ₽ left."),
    ],
)
def test_a_line_says_who_what_and_how_much(namer: ZonaNamer, event: Event, text: str) -> None:
    assert line(namer, event) == text


def test_a_silent_message_tells_nothing(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "log.ftl").write_text("log-zona-rested = -\n", encoding="utf-8")
    assert line(ZonaNamer(Words("en", "zona", tmp_path), ["Tamara"]), events.Rested(0)) == ""


def test_an_event_without_a_message_raises(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "log.ftl").write_text("log-zona-rested = -\n", encoding="utf-8")
    with pytest.raises(KeyError, match="log-zona-passed"):
        line(ZonaNamer(Words("en", "zona", tmp_path), ["Tamara"]), events.Passed(0))


def test_a_reason_names_the_fact_but_not_the_rule(namer: ZonaNamer) -> None:
    reason = Reason("facility-full", "ZO-19.5", {"facility": "archive"})
    assert explain(namer, reason) == "There is no free place in the Underground Archive."
