"""What can go wrong, as a tree.

CordonError              anything that is told to a person in one sentence, without a traceback
├── AnswerRefused        an answer that the pending decision does not offer
├── ContentError         content files that do not fit (all problems at once)
├── OptionError          a wrong option of a command or a setting
└── CodedError           has no sentence but a code and arguments: players read it in their own language
    ├── SaveError        a save that is broken, edited, newer or of another game
    ├── SetupError       a match that cannot be set up like this (players, bots, switches)
    └── UndoRefused      there is nothing to undo, or the table does not allow a second look
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


class OptionError(CordonError):
    """A wrong option of a command or a setting, for those who run the program."""


class CodedError(CordonError):
    """The words are ``error-<code>`` in the catalogues (``words.errors``); an argument may be another error."""

    def __init__(self, code: str, /, **arguments: object) -> None:
        super().__init__(code)
        self.code = code
        self.arguments = arguments

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.code} ({told})" if told else self.code


class SaveError(CodedError):
    """A save that cannot be used; the file itself is never touched. ``file`` is its name, if it has one."""

    def __init__(self, code: str, file: str = "", /, **arguments: object) -> None:
        super().__init__(code, **arguments)
        self.file = file

    def __str__(self) -> str:
        return f"{self.file}: {super().__str__()}" if self.file else super().__str__()


class SetupError(CodedError):
    """A match that cannot be set up like this."""


class UndoRefused(CodedError):
    """There is nothing to undo at that level, or it would take back new information."""


class EngineError(RuntimeError):
    """The rules code broke a promise of the kernel."""
