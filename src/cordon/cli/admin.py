"""``cordon admin``: for whoever runs a table server.

Exit codes: 0 it is done; 1 it could not be done, and why is told; 3 there is no such table or person; 4 ``verify`` has
found something that is not as it should be.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import msgspec
import typer

from cordon.kernel.errors import OptionError
from cordon.places import data_folder

if TYPE_CHECKING:
    from cordon.table.office import Office
    from cordon.table.settings import Settings

NOT_THERE, DAMAGED = 3, 4
T = TypeVar("T")

admin = typer.Typer(
    no_args_is_help=True,
    help="Look after a table server: tables, people, copies. Works on the database that CORDON_DATABASE names, or on "
    "that of the user's data folder, while a server runs on it or not.",
)

Code = Annotated[str, typer.Argument(help="The code of a table.")]
Name = Annotated[str, typer.Argument(help="An account, a name that only one person has, or a person's id.")]
AsJson = Annotated[bool, typer.Option("--json", help="Tell it as JSON.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


def _settings() -> Settings:
    try:
        from cordon.table import settings
    except ImportError as error:
        raise OptionError(f"the server's parts are not installed ({error.name}); install cordon[table]") from None
    return settings.from_environment(f"sqlite:///{data_folder() / 'table.db'}")


def _do(work: Callable[[Office], Awaitable[T]]) -> T:
    """Something in the office."""
    settings = _settings()
    from cordon.table.office import NotThere, office

    async def done() -> T:
        async with office(settings) as open_office:
            return await work(open_office)

    try:
        return asyncio.run(done())
    except NotThere as error:
        typer.echo(f"cordon: {error}", err=True)
        raise typer.Exit(NOT_THERE) from None


def _json(value: object) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())


def _sure(question: str, yes: bool) -> None:
    if not yes:
        typer.confirm(question, abort=True)


# --- tables -----------------------------------------------------------------------------------------------------------


@admin.command()
def tables(
    finished: Annotated[bool | None, typer.Option("--finished/--running", help="Only these.")] = None,
    game: Annotated[str, typer.Option(help="Only this game.")] = "",
    older: Annotated[int, typer.Option(min=0, help="Only those that nothing happened at for so many days.")] = 0,
    most: Annotated[int, typer.Option(min=1, help="So many at most.")] = 100,
    json: AsJson = False,
) -> None:
    """List tables, the last changed first."""
    found = _do(lambda office: office.tables(finished, game, older, most))
    if json:
        _json(found)
        return
    for row in found:
        state = "over" if row.finished else "open"
        where = f"{row.code}  {row.game:8} {state}  {row.answers:5} answers  {row.changed[:16]}"
        typer.echo(f"{where}  {row.name} (host: {row.host})")


@admin.command()
def show(code: Code) -> None:
    """Tell about one table, without anything hidden."""
    _json(_do(lambda office: office.show(code)))


@admin.command()
def export(
    code: Code,
    file: Annotated[Path | None, typer.Argument(help="Where to; - is standard output.")] = None,
) -> None:
    """Write a match into a file. It holds what is hidden, and this server takes it back under any rules."""
    name, data = _do(lambda office: office.export(code))
    if str(file) == "-":
        sys.stdout.buffer.write(data)
        return
    _write(file or Path(name), data)


def _write(path: Path, data: bytes) -> None:
    from cordon.table.database import private

    try:
        with private(), path.open("xb") as out:
            out.write(data)
    except OSError as error:
        raise OptionError(f"{path} could not be written: {error.strerror}") from None
    typer.echo(f"{path}: {len(data)} bytes")


@admin.command()
def archive(
    code: Code,
    folder: Annotated[Path, typer.Argument(help="The folder for the file.")],
    yes: Yes = False,
) -> None:
    """Write a match into a file, read it again, and clear the table away."""
    _sure(f"Put {code} into a file and clear the table away?", yes)
    typer.echo(_do(lambda office: office.archive(code, folder)))


@admin.command()
def delete(codes: Annotated[list[str], typer.Argument(help="Codes of tables.")], yes: Yes = False) -> None:
    """Clear tables away for good, with their matches and their chat."""
    _sure(f"Delete {', '.join(codes)} for good?", yes)

    async def work(office: Office) -> None:
        for code in codes:
            await office.table(code)
        for code in codes:
            await office.delete(code)

    _do(work)


# --- people -----------------------------------------------------------------------------------------------------------


@admin.command()
def people(
    name: Annotated[str, typer.Argument(help="A part of a name.")] = "",
    guests: Annotated[bool, typer.Option(help="Guests as well.")] = True,
    most: Annotated[int, typer.Option(min=1, help="So many at most.")] = 100,
    json: AsJson = False,
) -> None:
    """List people, the newest first."""
    found = _do(lambda office: office.people(name, guests, most))
    if json:
        _json(found)
        return
    for each in found:
        kind = f"account {each.login}" if each.login else "guest"
        blocked = f"  blocked since {each.blocked[:10]}" if each.blocked else ""
        typer.echo(f"{each.id}  {each.name} ({kind})  {each.devices} devices, {each.seats} seats{blocked}")


@admin.command()
def sign_out(name: Name) -> None:
    """End all sessions of a person. A running server cuts their lines within seconds."""
    typer.echo(f"{_do(lambda office: office.sign_out(name))} devices signed out")


@admin.command()
def block(name: Name) -> None:
    """End all sessions of a person, and let nobody sign in to that account any more.

    A guest has no account: they lose what they had, but come back as another guest.
    """
    person = _do(lambda office: office.block(name, True))
    typer.echo(f"{person.name} is blocked" if person.login else f"{person.name} is signed out; guests have no account")


@admin.command()
def unblock(name: Name) -> None:
    """Let somebody sign in again."""
    typer.echo(f"{_do(lambda office: office.block(name, False)).name} may sign in again")


@admin.command()
def reset(
    name: Name,
    hours: Annotated[float, typer.Option(min=0.1, max=720, help="How long the code is good for.")] = 24.0,
) -> None:
    """Print a code by which the owner of an account sets a new password, once.

    Give it to nobody but the owner. The page takes it at /reset.
    """
    code = _do(lambda office: office.reset(name, hours))
    address = _settings().address.rstrip("/")
    typer.echo(f"{address}/reset#{code}" if address else code)
    typer.echo(f"Good for {hours:g} hours, and for once. The page takes it at /reset.", err=True)


# --- clearing up, and whether everything is right ---------------------------------------------------------------------


@admin.command()
def prune(
    guests: Annotated[
        int | None, typer.Option(min=1, help="Forget guests of before so many days who sit nowhere.")
    ] = None,
    finished: Annotated[int | None, typer.Option(min=1, help="Clear away matches over for so many days.")] = None,
    to: Annotated[Path | None, typer.Option(help="Write those matches into files in this folder first.")] = None,
    trial: Annotated[bool, typer.Option("--dry-run", help="Only count.")] = False,
) -> None:
    """Clear up by age."""
    if guests is None and finished is None:
        raise OptionError("say what to clear up: --guests DAYS, --finished DAYS, or both")
    would = "would be " if trial else ""

    async def work(office: Office) -> None:
        if finished is not None:
            typer.echo(f"{await office.prune_finished(finished, to, trial)} matches {would}cleared away")
        if guests is not None:
            typer.echo(f"{await office.prune_guests(guests, trial)} guests {would}forgotten")

    _do(work)


@admin.command()
def verify(
    repair: Annotated[
        bool, typer.Option(help="Put right what can be: only while no server runs on the database.")
    ] = False,
) -> None:
    """Load and replay every match. Exit code 4 if one is not as it should be, and was not put right."""
    settings = _settings()
    from cordon.table.backups import check_file, file_of
    from cordon.table.database import understood
    from cordon.table.hold import take

    url = understood(settings.database)
    if url.get_backend_name() == "sqlite":
        check_file(file_of(url))
    hold = take(url) if repair else None

    async def work(office: Office) -> tuple[int, int]:
        count = wrong = 0
        async for finding in office.verify(repair):
            count += 1
            if finding is not None:
                wrong += not finding.is_repaired
                typer.echo(f"{finding.code}: {finding.what}{' (put right)' if finding.is_repaired else ''}")
        return count, wrong

    count, wrong = _do(work)
    if hold is not None:
        hold.close()
    typer.echo(f"{count} matches, {wrong} not as they should be")
    if wrong:
        raise typer.Exit(DAMAGED)


# --- copies -----------------------------------------------------------------------------------------------------------


@admin.command()
def backup(file: Annotated[Path, typer.Argument(help="The copy; it must not be there yet.")]) -> None:
    """Copy a SQLite database while it is in use. For PostgreSQL there is pg_dump."""
    settings = _settings()
    from cordon.table.backups import back_up
    from cordon.table.database import understood

    typer.echo(f"{file}: {back_up(understood(settings.database), file)} bytes")


@admin.command()
def restore(file: Annotated[Path, typer.Argument(help="A copy by “cordon admin backup”.")], yes: Yes = False) -> None:
    """Put a copy in the place of the SQLite database, which is moved aside. End the server first."""
    settings = _settings()
    from cordon.table.backups import put_back
    from cordon.table.database import understood

    _sure(f"Put {file} in the place of the database?", yes)
    aside = put_back(understood(settings.database), file)
    typer.echo(f"{file} is the database now" + (f"; the one before is {aside}" if aside else ""))
