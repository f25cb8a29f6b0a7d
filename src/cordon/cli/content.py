"""``cordon content``: tools for the authors of cards and texts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import typer

from cordon.cli.missions import MISSIONS, checked_folder, is_path
from cordon.kernel.errors import OptionError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cordon.kernel.content import ContentTools
    from cordon.words.lint import Written

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
    stale: Annotated[
        bool, typer.Option("--stale", help="List each translation that is older than its English, and fail.")
    ] = False,
) -> None:
    """Check files, ids, counts, scripts and texts; list everything that is wrong, each with file, card and field."""
    from cordon.words.catalogue import LOCALES

    if is_path(name):
        raise typer.Exit(_lint_added(Path(name)))
    for option, path in (("--folder", folder), ("--locales", locales)):
        if path is not None and not path.is_dir():
            raise OptionError(f"{option}: there is no folder {path}")
    words = locales or LOCALES
    listed = Listed(untranslated, stale)
    wrong = [id for id, tools in _games(name, folder).items() if _lint(id, tools, folder, words, listed)]
    raise typer.Exit(1 if wrong else 0)


def _lint_added(folder: Path) -> int:
    """Look through the folder of a mission or a campaign; 1 if anything is wrong."""
    checked, problems = checked_folder(MISSIONS, folder)
    for problem in problems:
        typer.echo(problem)
    count = f"{len(problems)} problem{'' if len(problems) == 1 else 's'}"
    typer.echo(f"{', '.join(checked.ids) or folder.name}: {checked.cards} cards, {count}")
    return 1 if problems else 0


class Listed(NamedTuple):
    """What is listed text by text, not only counted."""

    untranslated: bool
    stale: bool


def _lint(id: str, tools: ContentTools | None, folder: Path | None, locales: Path, listed: Listed) -> bool:
    """Whether anything is wrong. A game without content files still has its texts."""
    from cordon.kernel.content import Checked
    from cordon.words.catalogue import catalogues_of
    from cordon.words.lint import check_texts

    cards = Checked() if tools is None else tools.check(folder or tools.folder)
    texts = check_texts(id, cards.needs, cards.optional, cards.owned, locales, leftovers=not cards.problems)
    problems = [*cards.problems, *texts.problems]
    for problem in problems:
        typer.echo(problem)
    for note in texts.notes:
        typer.echo(f"note: {note}")
    for language, lacking in texts.untranslated.items():
        for place in lacking if listed.untranslated else ():
            typer.echo(f"{place}: is missing in '{language}'")
        typer.echo(f"{id}: {len(lacking)} texts are missing in '{language}'; English is shown")
    for language, older in texts.stale.items():
        for place in older if listed.stale else ():
            typer.echo(f"{place}: is older than its English")
        typer.echo(f"{id}: {len(older)} texts in '{language}' are older than their English")
    typer.echo(f"specials: {cards.specials} of {cards.cards}")
    spoken = f"{len(texts.languages)} language{'' if len(texts.languages) == 1 else 's'}"
    count = f"{len(problems)} problem{'' if len(problems) == 1 else 's'}"
    typer.echo(f"{id}: {cards.cards} cards, {texts.texts} texts in {spoken}, {count}")
    # A game of somebody else may speak one language.
    lacks = bool(texts.untranslated) and catalogues_of(id) is None
    return bool(problems) or lacks or (listed.stale and bool(texts.stale))


@content.command()
def translated(
    name: GameName = "",
    keys: Annotated[
        list[str] | None,
        typer.Option("--key", help="A text that was looked at, such as script-401-host; may be repeated."),
    ] = None,
    language: Annotated[str, typer.Option(help="One language; all if left out.")] = "",
    locales: Annotated[Path | None, typer.Option(help="Another folder of catalogues, with en/ in it.")] = None,
) -> None:
    """Note that translations fit the English of today: all that there are, or some of them."""
    from cordon.words.catalogue import FALLBACK, LOCALES, languages
    from cordon.words.lint import translated as present
    from cordon.words.sources import read_sources, write_sources

    folder = locales or LOCALES
    spoken = [each for each in languages(folder) if each != FALLBACK]
    if language and language not in spoken:
        raise OptionError(f"--language: {language} is not among {', '.join(spoken)}")
    for each in [language] if language else spoken:
        sources = read_sources(folder, each)
        noted = 0
        for id in _games(name, None):
            for file, digests in present(id, each, folder).items():
                chosen = {key: digest for key, digest in digests.items() if not keys or key in keys}
                kept = {key: digest for key, digest in sources.get(file, {}).items() if key in digests}
                noted += sum(kept.get(key) != digest for key, digest in chosen.items())
                sources[file] = kept | chosen
        write_sources(folder, each, sources)
        typer.echo(f"{each}: {noted} texts noted")


@content.command()
def texts(
    name: GameName = "",
    locales: Annotated[Path | None, typer.Option(help="Another folder of catalogues, with en/ in it.")] = None,
) -> None:
    """Tell how many texts and words each catalogue has in each language."""
    from rich.console import Console
    from rich.table import Table

    from cordon.words.catalogue import LOCALES, languages
    from cordon.words.lint import Written, written

    folder = locales or LOCALES
    spoken = languages(folder)
    found = {file: by for id in _games(name, None) for file, by in written(id, folder).items()}
    table = Table("catalogue", *(f"{each}: texts, words" for each in spoken))
    nothing = Written(0, 0)
    rows = [*sorted(found.items()), ("all", {each: _sum(found.values(), each) for each in spoken})]
    for file, by in rows:
        table.add_row(file, *(f"{(told := by.get(each, nothing)).texts}, {told.words}" for each in spoken))
    Console(width=max(80, 30 + 18 * len(spoken))).print(table)


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


@content.command()
def reach(
    name: Annotated[str, typer.Argument(metavar="[GAME]", help="A game with a book of scripts.")] = "twom",
    campaigns: Annotated[int, typer.Option(min=1, help="Campaigns of each reader.")] = 200,
    seed: Annotated[int, typer.Option(help="The same seed gives the same campaigns.")] = 31415,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    every: Annotated[bool, typer.Option("--all", help="List every script with its frequency, rarest first.")] = False,
) -> None:
    """Play campaigns and tell how the book is read: scripts that nobody comes to, pages read again, pages at each
    moment of the day, pages of several people that one reads. Fails where a script is never read without a reason."""
    from collections import Counter

    from cordon.lab import book

    if name != "twom":
        raise OptionError(f"{name} has no book whose reading can be measured; twom has")
    counted: Counter[int] = Counter()
    for reader in book.READERS:
        found = book.read_campaigns(reader, campaigns, seed, workers)
        counted.update(frequencies := book.frequencies(found))
        typer.echo(f"{reader}: {campaigns} campaigns, {sum(each.won for each in found) / campaigns:.1%} won")
        for line in book.told(found):
            typer.echo(f"  {line}")
        typer.echo(f"  scripts read: {sum(1 for n in frequencies.values() if n)} of {len(frequencies)}")
    if every:
        for script, n in sorted(counted.items(), key=lambda pair: (pair[1], pair[0])):
            typer.echo(f"{script}: {n / campaigns / len(book.READERS):.2%}")
    never = book.unread(counted)
    for script in never:
        typer.echo(f"{script}: nobody came to it, and {book.UNREAD} does not say why")
    typer.echo(f"{name}: {len(counted)} scripts, {len(never)} never read")
    raise typer.Exit(1 if never else 0)


def _sum(written: Iterable[dict[str, Written]], language: str) -> Written:
    from cordon.words.lint import Written

    told = [by[language] for by in written if language in by]
    return Written(sum(each.texts for each in told), sum(each.words for each in told))


def _games(name: str, path: Path | None) -> dict[str, ContentTools | None]:
    """The games that are meant, with their tools. A path of one's own belongs to one game."""
    from cordon.games.registry import GAMES, game

    if not name and path is not None and len(GAMES) > 1:
        raise OptionError(f"say which game the folder is for: {', '.join(GAMES)}")
    specs = [game(name)] if name else list(GAMES.values())
    if path is not None and specs[0].content is None:
        raise OptionError(f"{name} has no content files")
    return {spec.id: spec.content for spec in specs}
