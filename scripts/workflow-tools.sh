#!/usr/bin/env bash
# Installs what lints and runs the workflows into .cache/, where it is not there yet in these versions:
# act and actionlint with go, zizmor with python3.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

go_tool() {
  local binary=.cache/go/bin/${1##*/} version=$2
  if [ -x "$binary" ] && go version -m "$binary" | grep -q "^[[:space:]]mod[[:space:]].*[[:space:]]${version}[[:space:]]"; then
    return
  fi
  echo "workflow-tools: installing ${1##*/} $version" >&2
  GOBIN="$PWD/.cache/go/bin" GOFLAGS='' go install "$1@$version"
}

python_tool() {
  local name=$1 version=$2 venv=.cache/$1
  if [ -x "$venv/bin/$name" ] && [ "$("$venv/bin/$name" --version)" = "$name $version" ]; then return; fi
  echo "workflow-tools: installing $name $version" >&2
  rm -rf "$venv"
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet --no-input --disable-pip-version-check "$name==$version"
}

go_tool github.com/nektos/act v0.2.89
go_tool github.com/rhysd/actionlint/cmd/actionlint v1.7.12
python_tool zizmor 1.32.0
