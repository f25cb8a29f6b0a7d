"""The rules of This War of Mine, one module a chapter. Rule ids are those of the digest, ``TW-…``."""
