"""A game that is not ours at a table of the server, over its socket."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.examples.guests import GAMES, GUESTS
from tests.table.harness import Person, Process


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    folder: Path = tmp_path_factory.mktemp("guests")
    with Process(f"sqlite:///{folder / 'table.db'}", folder, **GUESTS) as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_can_be_played_at_a_table(game: str, server: Process) -> None:
    ann = Person(server.url)
    line = ann.enter(ann.table(1, ("random",), game=game, seed=5))
    answers = 0
    while (question := line.wait_for_question()) is not None:
        assert question["text"]
        options = [choice for choice in question.get("choices", []) if not choice.get("why")]
        assert all(choice["label"] for choice in options)
        line.answer(options[-1]["option"] if options else str(question["low"]), question)
        line.hear_serial(line.serial + 1)
        answers += 1
    assert answers >= 3
    line.close()
    ann.close()


def test_the_page_gets_the_words_that_a_pack_brings_and_a_name_for_a_game_that_brings_none(server: Process) -> None:
    german = httpx.get(f"{server.url}/locales/de/page.ftl").text
    assert "page-game-tin = The Last Tin" in german, "what a pack does not say in a language it says in English"
    assert "page-game-fair = Fair" in german


def test_the_list_of_games_has_all_of_them_with_ours_first(server: Process) -> None:
    assert [game["id"] for game in httpx.get(f"{server.url}/api/games").json()] == ["zona", "stalker", "twom", *GAMES]


@pytest.mark.parametrize("game", GAMES)
def test_rules_cards_and_board_of_such_a_game_can_be_read(game: str, server: Process) -> None:
    rules = httpx.get(f"{server.url}/api/rules/{game}/pl").json()
    assert any(rule["level"] == 1 for rule in rules)
    assert all(rule["title"] for rule in rules)
    assert httpx.get(f"{server.url}/api/board/{game}").json() == {}
    cards = httpx.get(f"{server.url}/api/cards/{game}/en").json()
    assert cards["vodka"]["name"] == "Vodka" if game == "tin" else cards == {}
