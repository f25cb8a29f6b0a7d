"""Scenario files: rules as examples that can be checked (docs/scenarios.md)."""
