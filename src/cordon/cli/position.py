"""``cordon position``: a match as a few lines of text, and such lines as a match."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cordon.kernel.errors import CordonError

if TYPE_CHECKING:
    from cordon.kernel.game import Game


def position(
    file: Annotated[Path, typer.Argument(help="A save, a position or a scenario; - reads what is piped in.")],
    hidden: Annotated[
        bool, typer.Option("--hidden", help="Tell also what nobody at the table may know, and moments in the middle.")
    ] = False,
    save: Annotated[Path | None, typer.Option(help="Write the match into this file, to go on with it.")] = None,
) -> None:
    """Tell where a match stands in a few lines, for a report or a scenario (docs/scenarios.md).

    `cordon position match.json` prints the position of a save; `cordon position lines.yaml --save match.json` makes a
    save of a position, and `cordon play GAME --continue --save match.json` goes on with it.
    """
    from cordon.scenarios.notation import position_of

    game = _match(file)
    if save is None:
        typer.echo(position_of(game, hidden), nl=False)
    else:
        _write(game, save)


def _match(file: Path) -> Game[Any]:
    from cordon.games.registry import GAMES
    from cordon.kernel import saves
    from cordon.scenarios.notation import laid_out

    try:
        text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8")
    except OSError as error:
        raise CordonError(f"{file}: cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise CordonError(f"{file}: is not UTF-8 text") from None
    if text.lstrip().startswith("{"):
        game: Game[Any] = saves.load(text.encode(), GAMES, str(file)).session.game
        return game
    return laid_out(text, str(file))


def _write(game: Game[Any], save: Path) -> None:
    import msgspec

    from cordon.kernel.session import Session
    from cordon.kernel.spec import Setup
    from cordon.tui import store

    state = game.state
    setup = Setup(state.seats, state.chance.seed, msgspec.to_builtins(state.config))
    store.write(store.for_new(game.spec.id, save), Session.resumed(game.spec, setup, (), (), state), {})
