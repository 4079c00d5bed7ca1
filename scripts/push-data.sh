#!/usr/bin/env bash
# Commits what a run changed in data/ and pushes it to a branch that others push to as well.
#   scripts/push-data.sh BRANCH MESSAGE
# A rejected push is fetched, and the run's changes are applied again, record by record, on top of what
# came in the meantime: eight tries in all, each after a longer wait of uneven length. A push is only taken
# onto the commit that it was made for: a branch that is gone is not brought back. Where two sides changed
# a file that only people write in ways that can't stand together, the script fails, the remote branch
# stays as it is, and the commit stays here for whoever comes to look.
set -euo pipefail

export GIT_AUTHOR_NAME='github-actions[bot]' GIT_COMMITTER_NAME='github-actions[bot]'
export GIT_AUTHOR_EMAIL='41898282+github-actions[bot]@users.noreply.github.com'
export GIT_COMMITTER_EMAIL=$GIT_AUTHOR_EMAIL

branch=$1
message=$2
tries=8
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

# The code of this run, kept aside at the first use: what comes in may change the code too, but not its packages.
own=''
re_apply() {
  if [ -z "$own" ]; then
    own=$(mktemp -d)
    trap 'rm -rf "$own"' EXIT
    cp -R "$here" "$here/../src" "$here/../package.json" "$own/"
    ln -s "$(cd "$here/../node_modules" && pwd)" "$own/node_modules"
  fi
  "$own/node_modules/.bin/tsx" "$own/scripts/re-apply.ts" "$base" "$ours" "$theirs"
}

base=$(git rev-parse HEAD)
theirs=$base
git add -A -- data
if git diff --cached --quiet; then
  echo 'push-data: nothing in data/ has changed'
  exit 0
fi
git commit --quiet --message "$message"
ours=$(git rev-parse HEAD)

for try in $(seq "$tries"); do
  if git push --quiet --force-with-lease="refs/heads/$branch:$theirs" origin "HEAD:refs/heads/$branch"; then
    echo "push-data: pushed $(git rev-parse --short HEAD) to $branch"
    exit 0
  fi
  [ "$try" -lt "$tries" ] || break
  sleep "$(((try - 1) / 2)).$(printf '%03d' $((RANDOM % (200 * try))))"
  git fetch --quiet origin "refs/heads/$branch" || continue
  [ "$(git rev-parse FETCH_HEAD)" != "$theirs" ] || continue # refused for another reason
  theirs=$(git rev-parse FETCH_HEAD)
  if ! re_apply; then
    git reset --quiet --hard "$ours"
    echo "push-data: nothing was pushed to $branch" >&2
    exit 1
  fi
  git add -A -- data
  if git diff --cached --quiet; then
    echo "push-data: $branch has all of it already"
    exit 0
  fi
  git commit --quiet --message "$message"
done

git reset --quiet --hard "$ours"
echo "push-data: $branch refused the push $tries times: nothing was pushed" >&2
exit 1
