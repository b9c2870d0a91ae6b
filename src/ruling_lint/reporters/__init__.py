"""Reporters, a module a format."""
