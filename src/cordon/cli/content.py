import typer

content = typer.Typer()
@content.command()
def todo() -> None: ...
