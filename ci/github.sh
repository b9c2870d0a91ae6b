#!/usr/bin/env bash
# What action.yml runs: installs ruling-lint into an environment of its own, checks, and writes the reports.
# Everything comes through the environment, so that no input is ever read as code.
set -uo pipefail

temporary="${RUNNER_TEMP:-/tmp}"
environment="$temporary/ruling-lint-environment"
action="${ACTION_PATH//\\//}"
sarif="${RULING_LINT_SARIF:-}"
if [ -z "$sarif" ] && [ "${RULING_LINT_UPLOAD_SARIF:-}" = true ]; then sarif="$temporary/ruling-lint.sarif"; fi

"${PYTHON:-python3}" -m venv "$environment" || exit 2
bin="$environment/bin"
[ -d "$bin" ] || bin="$environment/Scripts"
package="$action"
[ -z "${RULING_LINT_VERSION:-}" ] || package="git+https://github.com/ruling-lint/ruling-lint@v$RULING_LINT_VERSION"
"$bin/python" -m pip install --quiet --disable-pip-version-check "$package" || exit 2

arguments=(--format "${RULING_LINT_FORMAT:-github}" --output -)
summary=""
if [ "${RULING_LINT_SUMMARY:-true}" = true ] && [ -n "${GITHUB_STEP_SUMMARY:-}" ]; then
  summary="$temporary/ruling-lint.md"
  arguments+=(--format markdown --output "$summary")
fi
[ -z "$sarif" ] || arguments+=(--format sarif --output "$sarif")
[ -z "${RULING_LINT_BASELINE:-}" ] || arguments+=(--baseline "$RULING_LINT_BASELINE")
[ -z "${RULING_LINT_FAIL_ON:-}" ] || arguments+=(--fail-on "$RULING_LINT_FAIL_ON")
[ -z "${RULING_LINT_CHANGED_SINCE:-}" ] || arguments+=(--changed-since "$RULING_LINT_CHANGED_SINCE")
while IFS= read -r line; do
  [ -z "$line" ] || arguments+=("$line")
done <<< "${RULING_LINT_ARGS:-}"
arguments+=(--)
while IFS= read -r line; do
  [ -z "$line" ] || arguments+=("$line")
done <<< "${RULING_LINT_PATHS:-}"

"$bin/ruling-lint" check "${arguments[@]}"
status=$?

if [ -n "$summary" ] && [ -f "$summary" ]; then cat "$summary" >> "$GITHUB_STEP_SUMMARY"; fi
if [ -n "${GITHUB_OUTPUT:-}" ]; then
  echo "status=$status" >> "$GITHUB_OUTPUT"
  if [ -n "$sarif" ] && [ -f "$sarif" ]; then echo "sarif=$sarif" >> "$GITHUB_OUTPUT"; fi
fi
exit "$status"
