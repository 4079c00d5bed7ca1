#!/usr/bin/env bash
# actionlint and zizmor over .github/ and actions/: any finding fails. What is silenced stands with its
# reason in .github/actionlint.yaml, and in review-data.yml beside the line.
# Both are looked for in .cache/ first, where scripts/workflow-tools.sh installs them, then on the PATH.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

PATH="$PWD/.cache/go/bin:$PWD/.cache/zizmor/bin:$PATH"
for tool in actionlint zizmor; do
  if ! command -v "$tool" >/dev/null; then
    echo "lint-workflows: $tool is missing: expected it in .cache/ (scripts/workflow-tools.sh) or on the PATH" >&2
    exit 2
  fi
done

actionlint
zizmor --offline --quiet --persona=regular .github actions
echo 'lint-workflows: actionlint and zizmor find nothing'
