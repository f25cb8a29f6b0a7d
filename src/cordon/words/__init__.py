"""Words: what the games' ids and numbers are called, in the reader's language. The rules never speak themselves."""
