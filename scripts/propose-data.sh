#!/usr/bin/env bash
# Puts what a run changed in data/ on a branch of its own and keeps one pull request open for it.
#   scripts/propose-data.sh BASE BRANCH TITLE BODY_FILE
# The branch always holds one commit on top of the base as it is checked out, so that a newer run
# replaces an older proposal. Needs the GitHub CLI, and GH_TOKEN or a login of it.
set -euo pipefail

export GIT_AUTHOR_NAME='github-actions[bot]' GIT_COMMITTER_NAME='github-actions[bot]'
export GIT_AUTHOR_EMAIL='41898282+github-actions[bot]@users.noreply.github.com'
export GIT_COMMITTER_EMAIL=$GIT_AUTHOR_EMAIL

base=$1
branch=$2
title=$3
body=$4

open=$(gh pr list --head "$branch" --base "$base" --state open --json number --jq '.[0].number // ""')

git add -A -- data
if git diff --cached --quiet; then
  echo 'propose-data: nothing in data/ has changed'
  if [ -n "$open" ]; then
    gh pr close "$open" --comment 'The registry now says what the base branch has already.'
  fi
  exit 0
fi
git commit --quiet --message "$title"
git push --quiet --force origin "HEAD:refs/heads/$branch"

if [ -n "$open" ]; then
  gh pr edit "$open" --title "$title" --body-file "$body"
  echo "propose-data: pull request $open is up to date"
elif ! gh pr create --base "$base" --head "$branch" --title "$title" --body-file "$body"; then
  echo "propose-data: the branch $branch is pushed, but no pull request could be opened. Is \"Allow GitHub Actions to create and approve pull requests\" on (Settings, Actions, General)?" >&2
  exit 1
fi
