"""The config that `init` writes, with its comments in each language."""

_ENGLISH = """\
# Settings of ruling-lint. Every line that starts with # is a default or an example.

# What a run without paths checks, and what is left out even where it is named.
paths = [{paths}]
# exclude = ["drafts/", "**/old.po"]

# default: what a reviewer acts on; strict: advice as well.
profile = "default"
# fail-on = "warning"        # error, warning, info or never
# lang = "ru"                # language of messages; the system's by default

# Rules by name: `ruling-lint rules` lists them, `ruling-lint explain RULE` teaches one.
# severity = {{spelling = "info"}}
# select = ["untranslated-text", "untranslated-term"]    # these and no others
# ignore = ["final-punctuation"]

# Your own terms and rules, on top of the shipped ones ("only:terms.yml" leaves those out).
# glossary = ["terms.yml"]
# rules = ["our-rules"]
# wording = "2018"           # the printed wording of a year; today's by default

# Phrases that stay in Latin script, placeholders that stay as they are, and lists of your own Russian words.
# allow = ["Wizards of the Coast"]
# placeholders = ["[this permanent]"]
# words = ["words.txt"]      # one a line; `ruling-lint spelling add WORD` writes into the first list

# The game's Comprehensive Rules as plain text: references to rules that they do not have are reported.
# comprehensive-rules = "MagicCompRules.txt"

# How files are read. Without these, UTF-8 or what a file declares, and fields by their usual names.
# encoding = "windows-1251"
# delimiter = ";"            # of CSV and TSV, where it is not found by itself
# source-field = "original"
# target-field = "translation"
# id-field = "key"
# source-pattern = "en/{{path}}"    # the source of ru/{{path}} lies there

# Translations to offer for what was left in English.
# memory = ["memory.tmx"]

# Files whose terms and repeated segments must agree with one another: true, or a list of globs.
# corpus = true

# Faults that are accepted: `ruling-lint baseline write` makes the file, which counts under this name without the line.
# baseline = ".ruling-lint-baseline.json"

# Other settings for some paths: select, ignore, severity, profile, allow, placeholders.
# [[overrides]]
# paths = ["drafts/"]
# profile = "strict"

# One finding that is right as it is, in a format without comments. It is the same key as the list `ignore` above, so
# only one of them can stand here. To leave a rule out beside such entries, give one with nothing but `rule`.
# [[ignore]]
# path = "rulings.csv"
# rule = "untranslated-text"
# text = "Lorem"
# reason = "a quotation"
"""

_RUSSIAN = """\
# Настройки ruling-lint. Строки, которые начинаются с #, — значения по умолчанию и примеры.

# Что проверяется, если не назвать файлов, и что не проверяется, даже если его назвать.
paths = [{paths}]
# exclude = ["drafts/", "**/old.po"]

# default — то, что редактор исправит; strict — ещё и советы.
profile = "default"
# fail-on = "warning"        # error, warning, info или never
# lang = "ru"                # язык сообщений; по умолчанию — язык системы

# Правила по именам: `ruling-lint rules` перечисляет их, `ruling-lint explain ПРАВИЛО` объясняет одно.
# severity = {{spelling = "info"}}
# select = ["untranslated-text", "untranslated-term"]    # только эти
# ignore = ["final-punctuation"]

# Свои термины и правила в придачу к готовым ("only:terms.yml" обходится без готовых).
# glossary = ["terms.yml"]
# rules = ["our-rules"]
# wording = "2018"           # слова, которые печатали в этом году; по умолчанию — нынешние

# Фразы, которые остаются на латинице, подстановки, которые не меняются, и списки своих русских слов.
# allow = ["Wizards of the Coast"]
# placeholders = ["[this permanent]"]
# words = ["words.txt"]      # по одному на строке; `ruling-lint spelling add СЛОВО` пишет в первый список

# Полные правила игры простым текстом: отмечаются ссылки на правила, которых в них нет.
# comprehensive-rules = "MagicCompRules.txt"

# Как читать файлы. Без этих строк — UTF-8 или то, что объявлено в файле, и поля с обычными именами.
# encoding = "windows-1251"
# delimiter = ";"            # в CSV и TSV, если он не найден сам
# source-field = "original"
# target-field = "translation"
# id-field = "key"
# source-pattern = "en/{{path}}"    # там лежит оригинал файла ru/{{path}}

# Переводы, которые предлагаются для оставшегося по-английски.
# memory = ["memory.tmx"]

# Файлы, термины и повторы которых должны быть согласованы между собой: true или список шаблонов.
# corpus = true

# Ошибки, с которыми решено мириться: файл создаёт `ruling-lint baseline write`; под этим именем он действует и без строки.
# baseline = ".ruling-lint-baseline.json"

# Другие настройки для некоторых путей: select, ignore, severity, profile, allow, placeholders.
# [[overrides]]
# paths = ["drafts/"]
# profile = "strict"

# Одно место, где всё верно, в формате без комментариев. Это тот же ключ, что и список `ignore` выше, так что здесь
# может стоять только один из них. Чтобы отключить правило рядом с такими записями, дайте запись с одним `rule`.
# [[ignore]]
# path = "rulings.csv"
# rule = "untranslated-text"
# text = "Lorem"
# reason = "цитата"
"""

CONFIG = {"en": _ENGLISH, "ru": _RUSSIAN}
"""The template by language; `{paths}` is what is checked, as TOML."""
