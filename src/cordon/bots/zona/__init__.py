"""Bots that know Zona."""
