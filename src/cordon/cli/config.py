"""``cordon config``: the switches of a game's rules, and how they are read from a command line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from cordon.cli.missions import added_campaign, added_mission, is_path
from cordon.kernel.errors import OptionError

Config = Annotated[
    list[str] | None,
    typer.Option(help="A switch of the rules, as key=value; may be repeated. `cordon config GAME` lists them."),
]
Mission = Annotated[
    str,
    typer.Option(help="The mission, where a game has several: A1, or its folder: ./my-mission"),
]

Campaign = Annotated[bool, typer.Option("--campaign", help="A whole campaign, where a game has one.")]
Zone = Annotated[str, typer.Option(help="A campaign of your own, by its folder: ./my-zone")]
Scenario = Annotated[str, typer.Option(help="A scenario, where a game has some: S01, or any, for one that is drawn.")]
Map = Annotated[str, typer.Option("--map", help="The map of a scenario: M03; without, one is drawn.")]
SURVIVAL = ("mode", "survival")
"""The switch of a game that has scenarios, and its value."""
ANY = "any"
"""A scenario that is drawn."""
CAMPAIGN = ("mode", "campaign")
"""The switch of a game that has campaigns, and its value."""
WHICH = "campaign"
"""The switch that says which one it is."""


def config(
    game: Annotated[str, typer.Argument(help="The game.")],
    lang: Annotated[str, typer.Option(help="The language.")] = "en",
) -> None:
    """List the switches of a game's rules: what each may be set to, and what it means."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from cordon.faces.switches import worded
    from cordon.kernel.switches import written
    from cordon.words.catalogue import Words

    words = Words(lang, game)
    table = Table(title=f"cordon play {game} --config KEY=VALUE", show_header=False, box=box.SIMPLE)
    for switch, name, text, cards in worded(words):
        table.add_row(switch.key, "", ". ".join(filter(None, (name, text))), style="bold")
        names = {switch.default: "", **{value: card.name for value, card in zip(switch.values, cards, strict=True)}}
        for value, called in names.items():
            told = words.say("config-default") if value == switch.default else ""
            table.add_row("", written(value) or "–", f"{called} {told}".strip())
    Console(highlight=False).print(table)


def chosen(
    game: str,
    given: list[str] | None,
    mission: str = "",
    campaign: bool = False,
    zone: str = "",
    scenario: str = "",
    on_map: str = "",
) -> dict[str, Any]:
    """The switches that somebody typed, as the rules want them. Small and capital letters are the same."""
    from cordon.games.registry import game as game_by_name
    from cordon.games.registry import pack

    if is_path(mission):
        mission = added_mission(game, Path(mission))
    if zone:
        zone = added_campaign(game, Path(zone))
    known = {switch.key: switch for switch in game_by_name(game).switches}
    if mission and not pack(game).missions:
        raise OptionError(f"{game} has no missions to choose from")
    found: dict[str, Any] = {}
    if campaign or zone:
        switch, value = CAMPAIGN
        if switch not in known or value not in known[switch].values:
            raise OptionError(f"{game} has no campaign")
        if mission:
            raise OptionError("--campaign and --mission: one or the other")
        found |= {switch: value, **({WHICH: zone} if zone else {})}
    if scenario or on_map:
        switch, value = SURVIVAL
        if switch not in known or value not in known[switch].values:
            raise OptionError(f"{game} has no scenarios")
        if mission or campaign or zone:
            raise OptionError("--scenario stands alone: no mission and no campaign beside it")
        found[switch] = value
        named = {"scenario": "" if scenario.casefold() == ANY else scenario, "zone_map": on_map}
        found |= {key: _read(word, known[key].values) for key, word in named.items() if word}
    for each in [*(given or []), *([f"{pack(game).missions}={mission}"] if mission else [])]:
        key, equals, value = each.partition("=")
        if not equals:
            raise OptionError(f"--config {each}: expected key=value")
        found[key] = _read(value, known[key].values if key in known else ())
    return found


def _read(value: str, values: tuple[Any, ...]) -> Any:
    """One of the values that can be listed; else a list, a number, yes or no, or text."""
    from cordon.kernel.switches import written

    for one in values:
        if written(one).casefold() == value.casefold():
            return one
    if "," in value:
        return [_plain(part) for part in value.split(",")]
    return _plain(value)


def _plain(value: str) -> Any:
    return int(value) if value.isdecimal() else value
