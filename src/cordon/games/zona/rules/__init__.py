"""Zona's rules, one module a chapter of the rulebook. Rule ids are those of the digest, ``ZO-…``."""
