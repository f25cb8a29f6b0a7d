"""How a game speaks that brings no speaker of its own."""
