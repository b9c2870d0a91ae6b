"""Readers, a module a format."""
