"""``cordon play``: a match in this terminal."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cordon.cli.config import Campaign, Config, Map, Mission, Scenario, Zone, chosen
from cordon.kernel.errors import CodedError, CordonError

if TYPE_CHECKING:
    from rich.console import Console


def play(
    game: Annotated[str, typer.Argument(help="The game to play.")] = "zona",
    players: Annotated[int, typer.Option(help="Seats at the table, people and bots together.")] = 1,
    bots: Annotated[str, typer.Option(help="Bots for the last seats, by name: greedy,random")] = "",
    seed: Annotated[int | None, typer.Option(help="The seed of chance; by default another one each time.")] = None,
    go_on: Annotated[bool, typer.Option("--continue", help="Go on with the saved match.")] = False,
    lang: Annotated[str, typer.Option(help="The language.")] = "en",
    plain: Annotated[bool, typer.Option("--plain", help="Sentences only: no colours, no drawings.")] = False,
    mission: Mission = "",
    campaign: Campaign = False,
    zone: Zone = "",
    scenario: Scenario = "",
    on_map: Map = "",
    config: Config = None,
    own_dice: Annotated[bool, typer.Option("--own-dice", help="Throw real dice and type what they show.")] = False,
    save: Annotated[Path | None, typer.Option(help="Keep the match in this file.")] = None,
) -> None:
    """Play in this terminal: one to four people at one keyboard, bots, or both.

    `cordon play stalker --campaign` begins a campaign, `--mission ./my-mission` a mission of your own, and
    `--zone ./my-zone` a campaign of your own. `--scenario S01 --map M03` plays one scenario of Zone Survival.
    `cordon config GAME` lists the switches of a game: missions, hard play, the shop instead of ready kits, and more.
    """
    from cordon.tui.start import Wish, sit_down
    from cordon.words.catalogue import Words
    from cordon.words.errors import tell_error

    wish = Wish(
        game=game,
        players=players,
        bots=tuple(name for name in bots.split(",") if name),
        seed=time.time_ns() % 1_000_000_007 if seed is None else seed,
        config=chosen(game, config, mission, campaign, zone, scenario, on_map),
        language=lang,
        is_plain=plain,
        own_dice=own_dice,
        save=save,
    )
    try:
        sit_down(wish, go_on, console(plain), read_line).run()
    except CodedError as error:
        raise CordonError(tell_error(Words(lang, game), error)) from None


def console(plain: bool) -> Console:
    """Plain has no colour and no other marks; its lines are broken for a screen only, not for a pipe."""
    from rich.console import Console

    if not plain:
        return Console(highlight=False)
    return Console(color_system=None, highlight=False, soft_wrap=not sys.stdout.isatty())


def read_line() -> str:
    """A line from the keyboard, or from whatever is piped in."""
    if sys.stdin.isatty():
        return input()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\r\n")
