"""The least that any linter must do with a file: read, decode, cut into words, look each up, write a report."""

from __future__ import annotations

import re
import sys
from pathlib import Path


def main(path: str) -> None:
    """Print how many words of a file one dictionary of its shortest words has."""
    words = re.findall(r"\w+", Path(path).read_bytes().decode("utf-8").lower())
    known = {word: len(word) for word in words[:5000]}
    found = sum(1 for word in words if word in known)
    sys.stdout.write(f"{path}: {len(words)} words, {found} known\n")


if __name__ == "__main__":
    main(sys.argv[1])
