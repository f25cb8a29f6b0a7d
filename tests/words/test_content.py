"""Everything in the box has a name, and everything it does can be told."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from cordon.games.zona.content import Content, content
from cordon.games.zona.terms import (
    AreaId,
    CharacterId,
    EmissionId,
    EventId,
    ItemId,
    LockId,
    Marker,
    NewsId,
    OfferId,
    ThreatId,
)
from cordon.kernel.triggers import Source
from cordon.words.catalogue import Words
from cordon.words.zona.names import ZonaNamer
from cordon.words.zona.rules_text import describe_ops, describe_use, item_rules, lock_rules


@pytest.fixture
def words(caplog: pytest.LogCaptureFixture) -> Iterator[Words]:
    """English; a message that lacks an argument fails the test."""
    with caplog.at_level(logging.WARNING, "cordon.words"):
        yield Words("en", "zona")
    assert not caplog.records


@pytest.fixture(scope="module")
def box() -> Content:
    return content()


def test_every_component_has_a_name(words: Words, box: Content) -> None:
    namer = ZonaNamer(words, [])
    ids = [
        *((ItemId, id) for id in box.items),
        *((ThreatId, id) for id in box.threats),
        *((AreaId, id) for id in box.areas),
        *((EventId, id) for id in box.events),
        *((NewsId, id) for id in box.news),
        *((EmissionId, id) for id in box.emissions),
        *((LockId, id) for id in box.locks),
        *((CharacterId, id) for id in box.characters),
        *((OfferId, offer.id) for area in box.areas.values() for offer in area.offers),
        *((Source, key) for key in box.scripts),
        *((Marker, border) for border in box.sides["B"].borders),
    ]
    assert [(kind, id) for kind, id in ids if namer.called(id, kind) == id] == []
    assert len({namer.called(id, ThreatId) for id in box.threats}) == len({t.id for t in box.threats.values()})


def test_every_item_has_rules(words: Words, box: Content) -> None:
    for kind in box.kinds.values():
        text = item_rules(words, kind)
        assert text.endswith("."), kind.id
        assert "{" not in text, kind.id


def test_every_script_can_be_told(words: Words, box: Content) -> None:
    for key, script in box.scripts.items():
        text = describe_ops(words, "zona", script)
        assert bool(text) == bool(script), key
        assert "{" not in text, key


def test_every_use_and_lock_can_be_told(words: Words, box: Content) -> None:
    uses = [
        *(use for threat in box.threats.values() for use in threat.uses),
        *(use for news in box.news.values() for use in news.uses),
        *(character.ability for character in box.characters.values()),
    ]
    assert uses
    for text in [
        *(describe_use(words, use) for use in uses),
        *(lock_rules(words, lock) for lock in box.locks.values()),
    ]:
        assert text.endswith(".")
        assert "{" not in text
