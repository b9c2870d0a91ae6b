"""What to write instead of a rejected or untranslated term: inflected as its place in the sentence demands."""
