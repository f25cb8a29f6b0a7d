import typer

rules = typer.Typer()
@rules.command()
def todo() -> None: ...
