"""What can go wrong, as a tree.

CordonError              anything that is told to a person in one sentence, without a traceback
├── AnswerRefused        an answer that the pending decision does not offer
├── ContentError         content files that do not fit (all problems at once)
├── SaveError            a save that is broken, edited, newer or of another game
├── OptionError          a wrong option of a new match (players, seats, switches)
└── UndoRefused          there is nothing to undo, or the table does not allow a second look
EngineError              a bug of ours: a step that asks and writes, a match that makes no progress
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cordon.kernel.decisions import Reason


class CordonError(Exception):
    """Base of everything that is the outside's fault."""


class AnswerRefused(CordonError):
    """The answer is not among the options; ``reason`` says which rule forbids it, if one does."""

    def __init__(self, message: str, reason: Reason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class ContentError(CordonError):
    """Every problem found in the content files, one line each: file, card, field, what would be right."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class SaveError(CordonError):
    """A save that cannot be used; the file itself is never touched."""


class OptionError(CordonError):
    """A wrong option of a new match."""


class UndoRefused(CordonError):
    """There is nothing to undo at that level, or it would take back new information."""


class EngineError(RuntimeError):
    """The rules code broke a promise of the kernel."""
