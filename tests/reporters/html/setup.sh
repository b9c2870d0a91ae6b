#!/bin/sh
# Installs what the tests of the report page need: Chromium and a typeface from Debian, the driver and axe from PyPI.
# PYTHON names the interpreter that runs the tests.
set -eu
if ! command -v chromium >/dev/null; then
    apt-get update -qq
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium fonts-paratype
fi
"${PYTHON:-python3}" -m pip install -q 'playwright>=1.50' 'axe-playwright-python>=0.1.8'
