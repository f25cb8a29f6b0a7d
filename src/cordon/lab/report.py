"""What a study came to: tables with intervals, and one page with bars."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

import msgspec

from cordon.lab import choices, survival
from cordon.lab.results import Results
from cordon.lab.study import Cell, Line, Study, cells_of
from cordon.lab.tables import Share, Table, table

STYLE = """
body { font: 16px/1.4 system-ui, sans-serif; max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
:root { color-scheme: light dark; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: .2rem .6rem; text-align: left; border-bottom: 1px solid #8886; }
svg { width: 100%; height: auto; }
svg text { font-size: 13px; fill: currentColor; }
"""
HIGH, LEFT, WIDTH = 24, 260, 900
"""A bar's row, where bars begin, and how wide the picture is."""


def tables(study: Study, lines: Sequence[Line]) -> dict[str, Table]:
    """The tables of a study, each with its title."""
    rows = _by_cell(study, lines)
    found = {
        "results": _results(study, rows),
        "figures": _figures(study, rows),
        "what was there": _tallies(rows),
        "choices": choices.of_matches([match for _, results in rows for match in results.finished]),
    }
    told = {title: each for title, each in found.items() if each.rows}
    return told | (survival.tables([_of_survival(line) for line in lines]) if study.cells == "survival" else {})


def as_markdown(study: Study, lines: Sequence[Line]) -> str:
    parts = [f"# {study.title}", _summary(study, lines)]
    for title, each in tables(study, lines).items():
        parts += [f"## {title}", each.as_markdown()]
    return "\n\n".join(parts) + "\n"


def as_html(study: Study, lines: Sequence[Line]) -> str:
    """One page that needs nothing else."""
    rows = [(_name(study, cell), _won(results)) for cell, results in _by_cell(study, lines)]
    parts = [f"<h1>{escape(study.title)}</h1>", f"<p>{escape(_summary(study, lines))}</p>", _bars(rows)]
    for title, each in tables(study, lines).items():
        parts += [f"<h2>{escape(title)}</h2>", each.as_html()]
    asked = escape(msgspec.json.format(msgspec.json.encode(study), indent=2).decode())
    parts += [f"<h2>the study</h2>\n<pre>{asked}</pre>"]
    head = f'<meta charset="utf-8">\n<title>{escape(study.title)}</title>\n<style>{STYLE}</style>'
    return (
        f'<!doctype html>\n<html lang="en">\n<head>{head}</head>\n<body>\n' + "\n".join(parts) + "\n</body>\n</html>\n"
    )


def _summary(study: Study, lines: Sequence[Line]) -> str:
    wanted = study.matches * len(cells_of(study))
    broken = sum(bool(line.error) for line in lines)
    return f"{len(lines)} of {wanted} matches played, {broken} broken by an error. Intervals are of 95 %."


def _by_cell(study: Study, lines: Sequence[Line]) -> list[tuple[Cell, Results]]:
    """The matches of each cell that has any, as results."""
    found = []
    for cell in cells_of(study):
        matches = [line.result for line in lines if _is_of(line, cell)]
        if matches:
            results = Results(study.game, cell.players, tuple(cell.bots.split(",")), tuple(matches), 1.0)
            found.append((cell, results))
    return found


def _is_of(line: Line, cell: Cell) -> bool:
    return (line.players, line.bots) == cell[:2] and cell.config.items() <= line.config.items()


def _varied(study: Study) -> list[str]:
    """What cells differ in."""
    return [
        *(["players"] if len(study.players) > 1 else []),
        *(["bots"] if len(study.bots) > 1 else []),
        *(key for key, values in study.grid.items() if len(values) > 1),
    ]


def _places(study: Study, cell: Cell) -> list[str]:
    known = {**cell.config, "players": cell.players, "bots": cell.bots}
    return [str(known[key]) for key in _varied(study)]


def _name(study: Study, cell: Cell) -> str:
    pairs = zip(_varied(study), _places(study, cell), strict=True)
    return ", ".join(f"{key} {value}" for key, value in pairs) or "all matches"


def _won(results: Results) -> Share:
    return Share(results.outcomes["victory"], len(results.finished))


def _results(study: Study, rows: Sequence[tuple[Cell, Results]]) -> Table:
    head = [*_varied(study), "matches", "errors", "victory (95 %)", "median round of victories", "deaths per player"]
    return table(head, ([*_places(study, cell), *_told(results)] for cell, results in rows))


def _told(results: Results) -> list[str]:
    median, deaths = results.rounds_median, results.deaths_mean
    return [
        str(len(results.matches)),
        str(len(results.errors)),
        str(_won(results)),
        "–" if median is None else f"{median:g}",
        "–" if deaths is None else f"{deaths:.2f}",
    ]


def _figures(study: Study, rows: Sequence[tuple[Cell, Results]]) -> Table:
    """The figures of the game's pack in each cell; of figures and cells the fewer are the columns."""
    known = {_name(study, cell): results.figures for cell, results in rows if results.finished}
    names = list(dict.fromkeys(name for figures in known.values() for name in figures))
    if not names:
        return table((), ())

    def told(name: str, cell: str) -> str:
        return f"{known[cell][name]:.2f}" if name in known[cell] else "–"

    if len(known) <= len(names):
        return table(("figure", *known), ([name, *(told(name, cell) for cell in known)] for name in names))
    return table(("cell", *names), ([cell, *(told(name, cell) for name in names)] for cell in known))


def _tallies(rows: Sequence[tuple[Cell, Results]]) -> Table:
    """Cards and whatever else a game tallies, over all cells: in how many matches, and how many of these were won."""
    counted: dict[tuple[str, str], tuple[int, int]] = {}
    for _, results in rows:
        for sort, things in results.tallies.items():
            if sort in (choices.OFFERED, choices.TAKEN):
                continue
            for thing, (matches, victories) in things.items():
                before = counted.get((sort, thing), (0, 0))
                counted[sort, thing] = (before[0] + matches, before[1] + victories)
    told = ([*names, of, Share(won, of)] for names, (of, won) in sorted(counted.items()))
    return table(("sort", "thing", "matches", "victory (95 %)"), told)


def _of_survival(line: Line) -> survival.Match:
    scenario, on = line.config["scenario"], line.config["zone_map"]
    won = line.outcome == "victory"
    return survival.Match(scenario, line.players, on, line.index, won, line.statistics, line.error)


def _bars(rows: Sequence[tuple[str, Share]]) -> str:
    """Victories in percent, a bar for each cell, with its interval."""
    scale = (WIDTH - LEFT - 60) / 100
    parts = []
    for number, (name, share) in enumerate(rows):
        low, high = share.interval
        top, middle = number * HIGH + 4, number * HIGH + HIGH / 2
        parts.append(
            f'<text x="{LEFT - 8}" y="{middle + 4}" text-anchor="end">{escape(name)}</text>'
            f'<rect x="{LEFT}" y="{top}" width="{share.percent * scale:.1f}" height="{HIGH - 8}" fill="#5a8f5a"/>'
            f'<path d="M{LEFT + low * scale:.1f} {middle}H{LEFT + high * scale:.1f}" stroke="#c60" stroke-width="2"/>'
            f'<text x="{LEFT + high * scale + 6:.1f}" y="{middle + 4}">{share.percent:.0f} %</text>'
        )
    size = f'viewBox="0 0 {WIDTH} {max(1, len(rows)) * HIGH}"'
    return f'<svg {size} role="img" aria-label="Victories in percent, with intervals">{"".join(parts)}</svg>'
