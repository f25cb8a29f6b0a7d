"""``cordon config``: the switches of a game's rules, and how they are read from a command line."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from cordon.games.registry import game as game_by_name
from cordon.kernel.errors import OptionError
from cordon.kernel.spec import switches_of, written
from cordon.words.catalogue import Words

Config = Annotated[
    list[str] | None,
    typer.Option(help="A switch of the rules, as key=value; may be repeated. `cordon config GAME` lists them."),
]
Mission = Annotated[str, typer.Option(help="The mission, where a game has several: A1 (see `cordon config GAME`).")]


def config(
    game: Annotated[str, typer.Argument(help="The game.")],
    lang: Annotated[str, typer.Option(help="The language.")] = "en",
) -> None:
    """List the switches of a game's rules: what each may be set to, and what it means."""
    spec, words = game_by_name(game), Words(lang, game)
    table = Table(title=f"cordon play {game} --config KEY=VALUE", show_header=False, box=box.SIMPLE)
    for switch in switches_of(spec.config):
        key = f"page-switch-{game}-{switch.key.replace('_', '-')}"
        table.add_row(switch.key, "", f"{words.say(key)}. {words.say(f'{key}.why')}", style="bold")
        others = [value for value in switch.values if value != switch.default]
        for value in (switch.default, *others):
            told = words.say("config-default") if value == switch.default else ""
            table.add_row("", written(value) or "–", f"{_name(words, key, value)} {told}".strip())
    Console(highlight=False).print(table)


def _name(words: Words, key: str, value: Any) -> str:
    """What a value is called, where its name does not say it."""
    if isinstance(value, bool):
        return words.say("answer-yes" if value else "answer-no")
    named = f"{key}.{value.replace('_', '-') or 'none'}" if isinstance(value, str) else ""
    if key.endswith("-mission"):
        named = f"mission-{str(value).lower()}"
    return words.say(named) if named and words.has(named) else ""


def chosen(game: str, given: list[str] | None, mission: str = "") -> dict[str, Any]:
    """The switches that somebody typed, as the rules want them. Small and capital letters are the same."""
    known = {switch.key: switch for switch in switches_of(game_by_name(game).config)}
    found: dict[str, Any] = {}
    for each in [*(given or []), *([f"mission={mission}"] if mission else [])]:
        key, equals, value = each.partition("=")
        if not equals:
            raise OptionError(f"--config {each}: expected key=value")
        found[key] = _read(value, known[key].values if key in known else ())
    return found


def _read(value: str, values: tuple[Any, ...]) -> Any:
    """One of the values that can be listed; else a list, a number, yes or no, or text."""
    for one in values:
        if written(one).casefold() == value.casefold():
            return one
    if "," in value:
        return [_plain(part) for part in value.split(",")]
    return _plain(value)


def _plain(value: str) -> Any:
    return int(value) if value.isdecimal() else value
