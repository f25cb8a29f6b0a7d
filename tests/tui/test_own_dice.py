"""The terminal with people's own dice: what fell is typed, and the match is kept as any other."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cordon.games.registry import GAMES
from cordon.kernel import saves
from cordon.kernel.decisions import Decision
from cordon.kernel.own_dice import KIND
from cordon.kernel.session import Session
from cordon.tui.start import Wish
from cordon.tui.table import Table
from tests.tui.scripted import Scripted

GAMES_SHOWN = {"zona": "Throw your own dice: 3 × die.", "stalker": "gear die", "twom": "black die"}


@pytest.mark.parametrize("game", GAMES_SHOWN)
def test_the_terminal_asks_what_the_dice_show(game: str, data_home: Path) -> None:
    dice, asked = random.Random(3), []

    def type_next(table: Table, decision: Decision, page: str) -> str:
        if decision.kind == KIND:
            asked.append(page)
            if len(asked) == 3:
                return "99"
        if len(asked) > 25 or len(table.session.entries) > 400:
            return "q"
        options = [option for option in decision.answers() if option != "withdraw"]
        return str(decision.answers().index(dice.choice(options)) + 1) if decision.low is None else str(decision.low)

    scripted = Scripted(Wish(game=game, seed=8, is_plain=True, own_dice=True), type_next)
    scripted.run()
    assert "You throw the dice yourselves" in scripted.text
    assert any(GAMES_SHOWN[game] in page for page in asked), asked[:3]
    assert "There is no 99 here" in asked[3]
    save = next(data_home.glob(f"{game}-*.json"))
    loaded = saves.read(save, GAMES)
    assert loaded.people["own_dice"] is True
    kept = loaded.session
    again = Session.replayed(kept.spec, kept.setup, kept.opening, kept.entries)
    assert again.digest() == scripted.table.session.digest()


def test_a_match_with_own_dice_is_gone_on_with_as_such(data_home: Path) -> None:
    def until_dice(table: Table, decision: Decision, page: str) -> str:
        return "q" if decision.kind == KIND else "1"

    Scripted(Wish(game="zona", seed=8, is_plain=True, own_dice=True), until_dice).run()
    kinds = []

    def to_the_first_die(table: Table, decision: Decision, page: str) -> str:
        kinds.append(decision.kind)
        if decision.kind != KIND:
            return "1"
        return "1" if kinds.count(KIND) < 3 else "u" if kinds.count(KIND) == 3 else "q"

    second = Scripted(Wish(game="zona", is_plain=True), to_the_first_die, go_on=True)
    second.run()
    assert "So far: plus, plus." in second.text
    assert kinds.count(KIND) >= 3
