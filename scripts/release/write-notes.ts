// Prints the release notes of the version that TAG names, when it is the one of package.json.
import { readFileSync } from 'node:fs';
import { releaseNotes, taggedVersion } from './notes.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
try {
  const tagged = taggedVersion(process.env.TAG ?? '', version);
  process.stdout.write(releaseNotes(readFileSync('CHANGELOG.md', 'utf8'), tagged));
} catch (error) {
  console.error(`release: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
