"""The terminologist's desk: exchanging glossaries, examining them, and proposing new terms."""
