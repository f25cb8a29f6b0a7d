"""``cordon hindsight``: what a match that is over turned on."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cordon.kernel.errors import CodedError, CordonError


def hindsight(
    file: Annotated[Path, typer.Argument(help="The save of a match that is over.")],
    lang: Annotated[str, typer.Option(help="The language.")] = "en",
) -> None:
    """Tell how the chance of a good end went over a match, which answers and which luck moved it."""
    from cordon.faces.registry import speaker
    from cordon.games.registry import GAMES
    from cordon.kernel import saves
    from cordon.tui.counsel import looked_back
    from cordon.words.catalogue import Words
    from cordon.words.errors import tell_error

    words = Words(lang, "server")
    try:
        session = saves.read(file, GAMES).session
        words = Words(lang, session.spec.id)
        if session.decisions:
            raise CordonError(words.say("hindsight-running", path=str(file)))
        teller = speaker(session.spec.id).teller(words, [""] * session.setup.seats)
        for line in looked_back(words, session, teller):
            typer.echo(line)
    except CodedError as error:
        raise CordonError(tell_error(words, error)) from None
