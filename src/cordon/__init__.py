"""Cordon: survival board games with every rule enforced."""
