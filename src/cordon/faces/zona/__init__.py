"""How Zona speaks to people."""
