"""Fixes: replacements written into a file so that nothing else in it changes.

`fix_document` lints and mends until nothing is left to mend; `save` puts the result into the file; `unified_diff`
shows it instead. What may be mended is the caller's word: a function from a finding to its new text.
"""

from ruling_lint.fix.diff import unified_diff as unified_diff
from ruling_lint.fix.rounds import FixResult as FixResult
from ruling_lint.fix.rounds import Refused as Refused
from ruling_lint.fix.rounds import fix_document as fix_document
from ruling_lint.fix.saving import save as save
from ruling_lint.fix.wanted import wanted as wanted
