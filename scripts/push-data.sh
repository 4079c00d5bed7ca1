#!/usr/bin/env bash
# Commits what a run changed in data/ and pushes it to a branch that others push to as well.
#   scripts/push-data.sh BRANCH MESSAGE
# A rejected push is fetched, rebased and tried again, five times in all, each after a longer wait of
# uneven length. A conflict (somebody changed the same lines of data/) is never resolved by guessing: the
# script fails, the remote branch stays as it is, and the commit stays here for whoever comes to look.
set -euo pipefail

export GIT_AUTHOR_NAME='github-actions[bot]' GIT_COMMITTER_NAME='github-actions[bot]'
export GIT_AUTHOR_EMAIL='41898282+github-actions[bot]@users.noreply.github.com'
export GIT_COMMITTER_EMAIL=$GIT_AUTHOR_EMAIL

branch=$1
message=$2
tries=5

git add -A -- data
if git diff --cached --quiet; then
  echo 'push-data: nothing in data/ has changed'
  exit 0
fi
git commit --quiet --message "$message"

for try in $(seq "$tries"); do
  if git push --quiet origin "HEAD:refs/heads/$branch"; then
    echo "push-data: pushed $(git rev-parse --short HEAD) to $branch"
    exit 0
  fi
  [ "$try" -lt "$tries" ] || break
  sleep "$try.$(printf '%03d' $((RANDOM % 1000)))"
  git fetch --quiet origin "refs/heads/$branch"
  if ! git rebase --quiet FETCH_HEAD; then
    conflicts=$(git diff --name-only --diff-filter=U | tr '\n' ' ')
    git rebase --abort
    echo "push-data: $branch has other changes to the same lines of ${conflicts:-data/}: nothing was pushed" >&2
    exit 1
  fi
done

echo "push-data: $branch refused the push $tries times: nothing was pushed" >&2
exit 1
