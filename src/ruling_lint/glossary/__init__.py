"""The glossary: terms, their files, their forms, and finding them in text."""
