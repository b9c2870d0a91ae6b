"""Reading text: characters, tokens, masks, game symbols, numbers and references. Knows no glossary and no rule."""
