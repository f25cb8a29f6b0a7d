"""Answers of many tables, each kind of row in one statement.

PostgreSQL's driver sends the rows of an ``executemany`` one by one and lets go of the interpreter for each: where other
threads are at work, every row waits for them. So PostgreSQL is given columns instead of rows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.sql.dml import UpdateBase

from cordon.table import schema

Row = Mapping[str, object]

_t = schema.tables.c
_STEP = (
    sa.update(schema.tables)
    .where(_t.code == sa.bindparam("of_code"), _t.serial == sa.bindparam("before"))
    .values(
        serial=sa.bindparam("after"),
        changed=sa.bindparam("now"),
        brief=sa.bindparam("standing"),
        finished=sa.bindparam("over"),
        waits=sa.null(),
    )
)
_ANSWER = sa.insert(schema.answers)
"""The two statements of every answer, built once: building them anew costs more than running them."""


def _given(**types: Any) -> Any:
    """A table of columns that are bound by their names."""
    columns = [sa.bindparam(name, type_=ARRAY(type_)) for name, type_ in types.items()]
    names = [sa.column(name, type_) for name, type_ in types.items()]
    return sa.func.unnest(*columns).table_valued(*names, name="given").render_derived()


_steps = _given(
    of_code=_t.code.type,
    before=_t.serial.type,
    after=_t.serial.type,
    now=_t.changed.type,
    standing=_t.brief.type,
    over=_t.finished.type,
)
_STEPS = (
    sa.update(schema.tables)
    .where(_t.code == _steps.c.of_code, _t.serial == _steps.c.before)
    .values(
        serial=_steps.c.after,
        changed=_steps.c.now,
        brief=_steps.c.standing,
        finished=_steps.c.over,
        waits=sa.null(),
    )
)
_NAMES = [column.name for column in schema.answers.c]
_answers = _given(**{column.name: column.type for column in schema.answers.c})
_ANSWERS = sa.insert(schema.answers).from_select(_NAMES, sa.select(*_answers.c))


def step(db: sa.Connection, rows: Sequence[Row]) -> int:
    """Matches go one answer further; how many of them were where they should be."""
    return int(_run(db, _STEP, _STEPS, rows).rowcount)


def add_answers(db: sa.Connection, rows: Sequence[Row]) -> None:
    _run(db, _ANSWER, _ANSWERS, rows)


def _run(db: sa.Connection, one: UpdateBase, many: UpdateBase, rows: Sequence[Row]) -> sa.CursorResult[Any]:
    if db.dialect.name == "sqlite":
        return db.execute(one, rows)
    return db.execute(many, {name: [row[name] for row in rows] for name in rows[0]})
