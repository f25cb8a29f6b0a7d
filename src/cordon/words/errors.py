"""What went wrong, in words: errors carry a code and arguments, the catalogues (``errors.ftl``) a sentence for each."""

from __future__ import annotations

from collections.abc import Mapping

from cordon.kernel.errors import CodedError, CordonError, SaveError
from cordon.words.catalogue import Words


def tell_error(words: Words, error: CordonError) -> str:
    """An error as a sentence. One without a code is for those who run the program, and has its English sentence."""
    if not isinstance(error, CodedError):
        return str(error)
    sentence = words.say(f"error-{error.code}", **arguments_in_words(words, error.arguments))
    return f"{error.file}: {sentence}" if isinstance(error, SaveError) and error.file else sentence


def arguments_in_words(words: Words, arguments: Mapping[str, object]) -> dict[str, object]:
    """The arguments of a message, with those that are errors as sentences."""
    found = dict(arguments)
    for name, value in arguments.items():
        if isinstance(value, CordonError):
            found[name] = tell_error(words, value)
    return found
