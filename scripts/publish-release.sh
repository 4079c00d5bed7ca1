#!/usr/bin/env bash
# Publishes the GitHub release of a tag, and moves the tag of its major version to it (v1 to v1.4.2), which
# is what `uses: …/actions/validate@v1` names.
#   scripts/publish-release.sh TAG NOTES_FILE
# A pre-release moves nothing, and neither does a release of an older line. Needs the GitHub CLI, and all
# tags of the repository.
set -euo pipefail

tag=$1
notes=$2
major=${tag%%.*}

options=(--verify-tag --title "$tag" --notes-file "$notes")
if [[ $tag == *-* ]]; then options+=(--prerelease); fi
gh release create "$tag" "${options[@]}"

newest=$(git tag --list "$major.*" --sort=-version:refname | awk '!/-/ && !found++')
if [ "$newest" != "$tag" ]; then
  echo "publish-release: $major stays where it is (${newest:-no release yet})"
  exit 0
fi
git push --quiet --force origin "$tag^{commit}:refs/tags/$major"
echo "publish-release: $major is $tag"
