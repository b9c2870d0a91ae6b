"""Which words are words: dictionary verdicts kept between runs, the project's own words, and near misses."""
