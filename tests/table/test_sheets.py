"""A position on paper: it says what the seat may know, all of it and nothing else, in every language."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from cordon.games.registry import GAMES
from cordon.kernel import saves
from cordon.kernel.session import Session
from cordon.kernel.spec import Setup
from cordon.table.narrators import Reader
from cordon.table.protocol import LANGUAGES, Sheet
from cordon.table.sheets import on_paper
from tests.table.harness import Person, Problem, Server
from tests.table.worlds import MATCHES, Elsewhere, played

NAMES = ["Ann", "Ben"]
MOMENTS = (0, 20, 45, 70, 90, 110, 140)


def text_of(sheet: Sheet) -> str:
    return "\n".join(f"{row.name}: {row.text}" for block in sheet.blocks for row in block.rows)


@pytest.mark.parametrize("match", MATCHES)
def test_no_byte_of_a_sheet_depends_on_what_is_hidden(match: str) -> None:
    session = played(match)
    for at in (*MOMENTS, len(session.entries)):
        twin = session.twin(min(at, len(session.entries)))
        for seat in (0, 1, None):
            here = on_paper(twin, NAMES, Reader(seat, "en"))
            there = on_paper(Elsewhere.of(twin, seat, 99), NAMES, Reader(seat, "en"))
            assert msgspec.json.encode(there) == msgspec.json.encode(here), f"seat {seat} after {at}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("match", MATCHES)
def test_a_sheet_is_written_in_every_language(match: str, language: Any) -> None:
    session = played(match)
    for at in MOMENTS:
        sheet = on_paper(session.twin(min(at, len(session.entries))), NAMES, Reader(0, language))
        assert all(
            row.name and (row.text or row.last or len(block.rows) == 1) for block in sheet.blocks for row in block.rows
        )
    last = on_paper(session, NAMES, Reader(0, language), is_open=True)
    assert last.blocks
    assert last.hidden
    if language != "en":
        assert text_of(last) != text_of(on_paper(session, NAMES, Reader(0, "en")))


def test_a_campaign_between_missions_is_on_paper_too() -> None:
    session: Session[Any] = Session(GAMES["stalker"], Setup(1, 3, {"mode": "campaign", "consent": False}))
    while session.decisions and not session.game.state.places:
        decision = session.decisions[0]
        session.answer(decision.seat, decision.options[0])
    sheet = on_paper(session, ["Ann"], Reader(0, "en"))
    assert "The binder" in [block.title for block in sheet.blocks]


def test_cards_of_exploration_are_called_by_their_names() -> None:
    session = played("twom")
    last = on_paper(session, NAMES, Reader(0, "en"), is_open=True)
    hidden = {row.name: row.text for block in last.hidden for row in block.rows}
    piles = session.game.state.piles
    assert hidden["Exploration cards"].count(",") == len(piles["exploration"].draw) - 1
    assert "Furniture" in hidden["Exploration cards"]
    assert not re.search(r"[a-z]-\d", text_of(last) + hidden["Exploration cards"])


def test_everything_of_zona_that_lies_open_stands_on_it() -> None:
    session = played("zona", 180)
    state, sheet = session.game.state, on_paper(session, NAMES, Reader(0, "en"))
    told = text_of(sheet)
    assert [block.title for block in sheet.blocks[1:3]] == ["Foma (Ann)", "Wiera Sokil (Ben)"]
    for name in ("Prototype exo-frame ●●○○○", "Rat king", "Ash boar", "The Botanical Laboratory"):
        assert name in told
    for pile in ("news", "gear"):
        assert f"{len(state.piles[pile].draw)} face down" in told
    ticked = {row.name: (row.now, row.last) for block in sheet.blocks for row in block.rows if row.last}
    assert ticked["Emission"] == (state.emission, 6)


def test_what_was_hidden_is_told_to_those_who_played_when_it_is_over(server: Server, ann: Person, ben: Person) -> None:
    def brought(session: Session[Any]) -> str:
        headers = {"Content-Type": "application/octet-stream"}
        data = saves.dump(session, {"bots": []})
        return str(ann._told(ann.http.post("/api/import", content=data, headers=headers))["code"])

    over, running = brought(played("zona")), brought(played("zona", 60))
    assert ann.get(f"/api/tables/{over}/sheet/en")["hidden"]
    assert not ben.get(f"/api/tables/{over}/sheet/en")["hidden"]
    assert ben.get(f"/api/tables/{over}/sheet/de")["blocks"]
    assert not ann.get(f"/api/tables/{running}/sheet/en")["hidden"]
    with pytest.raises(Problem) as refused:
        ann.get(f"/api/tables/{running}/sheet/xx")
    assert refused.value.code == "no-language"


def test_cards_that_are_one_of_several_alike_have_their_names() -> None:
    session = played("twom", 140)
    piles = [
        row.text
        for at in range(60, 140, 8)
        for block in on_paper(session.twin(at), NAMES, Reader(0, "en")).blocks
        for row in block.rows
        if row.name == "Unknown" and "discarded" in row.text
    ]
    assert piles
    assert not any(re.search(r"[a-z]-\d", text) for text in piles)
