"""Kinds of check, a module each."""
