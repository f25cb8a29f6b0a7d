"""How Zona's things are called, and what its cards say."""
