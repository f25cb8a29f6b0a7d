"""The words of This War of Mine: what its ids are called, and rules text generated from its cards."""
