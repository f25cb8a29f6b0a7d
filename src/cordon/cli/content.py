"""``cordon content``: tools for the authors of cards and texts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cordon.cli.missions import MISSIONS, checked_folder, is_path
from cordon.kernel.errors import OptionError

if TYPE_CHECKING:
    from cordon.kernel.content import ContentTools

content = typer.Typer(no_args_is_help=True, help="Check content files and texts; write schemas for editors.")

GameName = Annotated[str, typer.Argument(metavar="[GAME]", help="A game's id; all games if left out.")]
Linted = Annotated[
    str,
    typer.Argument(
        metavar="[GAME | FOLDER]", help="A game's id, or the folder of a mission or a campaign; all games if left out."
    ),
]


@content.command()
def lint(
    name: Linted = "",
    folder: Annotated[Path | None, typer.Option(help="Another folder of content files than the game's own.")] = None,
    locales: Annotated[Path | None, typer.Option(help="Another folder of catalogues, with en/ in it.")] = None,
    untranslated: Annotated[bool, typer.Option("--untranslated", help="List each text that a language lacks.")] = False,
) -> None:
    """Check files, ids, counts, scripts and texts; list everything that is wrong, each with file, card and field."""
    from cordon.words.catalogue import LOCALES

    if is_path(name):
        raise typer.Exit(_lint_added(Path(name)))
    for option, path in (("--folder", folder), ("--locales", locales)):
        if path is not None and not path.is_dir():
            raise OptionError(f"{option}: there is no folder {path}")
    words = locales or LOCALES
    wrong = [id for id, tools in _games(name, folder).items() if _lint(id, tools, folder, words, untranslated)]
    raise typer.Exit(1 if wrong else 0)


def _lint_added(folder: Path) -> int:
    """Look through the folder of a mission or a campaign; 1 if anything is wrong."""
    checked, problems = checked_folder(MISSIONS, folder)
    for problem in problems:
        typer.echo(problem)
    count = f"{len(problems)} problem{'' if len(problems) == 1 else 's'}"
    typer.echo(f"{', '.join(checked.ids) or folder.name}: {checked.cards} cards, {count}")
    return 1 if problems else 0


def _lint(id: str, tools: ContentTools | None, folder: Path | None, locales: Path, untranslated: bool) -> bool:
    """Whether anything is wrong. A game without content files still has its texts."""
    from cordon.kernel.content import Checked
    from cordon.words.lint import check_texts

    cards = Checked() if tools is None else tools.check(folder or tools.folder)
    texts = check_texts(id, cards.needs, cards.optional, cards.owned, locales, leftovers=not cards.problems)
    problems = [*cards.problems, *texts.problems]
    for problem in problems:
        typer.echo(problem)
    for note in texts.notes:
        typer.echo(f"note: {note}")
    for language, lacking in texts.untranslated.items():
        for place in lacking if untranslated else ():
            typer.echo(f"note: {place}: is missing in '{language}'; English is shown")
        typer.echo(f"{id}: {len(lacking)} texts are missing in '{language}'; English is shown")
    typer.echo(f"specials: {cards.specials} of {cards.cards}")
    spoken = f"{len(texts.languages)} language{'' if len(texts.languages) == 1 else 's'}"
    count = f"{len(problems)} problem{'' if len(problems) == 1 else 's'}"
    typer.echo(f"{id}: {cards.cards} cards, {texts.texts} texts in {spoken}, {count}")
    return bool(problems)


@content.command()
def schema(
    name: GameName = "",
    out: Annotated[Path | None, typer.Option(help="Where to write; schemas/GAME if left out.")] = None,
) -> None:
    """Write a JSON Schema for each content file, for editors that complete and check YAML."""
    found = {id: tools for id, tools in _games(name, out).items() if tools is not None}
    if not found:
        raise OptionError(f"{name} has no content files")
    for id, tools in found.items():
        target = out or Path("schemas") / id
        try:
            for file, each in tools.schemas().items():
                path = target / Path(file).with_suffix(".json")
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(json.dumps(each, indent=2, sort_keys=True) + "\n", encoding="utf-8")
                typer.echo(path)
        except OSError as error:
            raise OptionError(f"cannot write to {target}: {error.strerror}") from None


def _games(name: str, path: Path | None) -> dict[str, ContentTools | None]:
    """The games that are meant, with their tools. A path of one's own belongs to one game."""
    from cordon.games.registry import GAMES, game

    if not name and path is not None and len(GAMES) > 1:
        raise OptionError(f"say which game the folder is for: {', '.join(GAMES)}")
    specs = [game(name)] if name else list(GAMES.values())
    if path is not None and specs[0].content is None:
        raise OptionError(f"{name} has no content files")
    return {spec.id: spec.content for spec in specs}
