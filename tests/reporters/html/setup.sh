#!/bin/sh
# Installs what the tests of the report page need from Debian: Chromium, a typeface, and pdftoppm for the pictures.
# The driver and axe come with the project's own extra: pip install '.[browser]'.
set -eu
command -v chromium >/dev/null && command -v pdftoppm >/dev/null && exit 0
apt-get update -qq
DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-paratype poppler-utils
