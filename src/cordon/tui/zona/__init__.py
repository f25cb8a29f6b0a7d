"""How Zona looks in a terminal."""
