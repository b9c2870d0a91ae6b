"""ruling-lint: quality checks for Russian translations of Magic: The Gathering rulings."""

__version__ = "0.1.0"
