"""A translation and its source in two files: where the source lies, and which segment translates which.

`source_path` finds the source file of a translation by the config's pattern. `pair` gives a document the sources of
another one, both read with `Options.everything` set.
"""

from ruling_lint.pairing.pairs import Paired as Paired
from ruling_lint.pairing.pairs import pair as pair
from ruling_lint.pairing.patterns import source_path as source_path
