import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { releaseNotes, taggedVersion } from '../../scripts/release/notes.ts';

const CHANGELOG = `# Changelog

## [Unreleased]

- Not yet.

## [0.2.0] - 2026-12-01

### Added

- Something.

## [0.1.0] - 2026-11-30

- The first.
`;

it('are the section of the version, without its heading', () => {
  expect(releaseNotes(CHANGELOG, '0.2.0')).toBe('### Added\n\n- Something.\n');
  expect(releaseNotes(CHANGELOG, '0.1.0')).toBe('- The first.\n');
});

it.each(['0.2', '0.3.0', '1.0'])('are missed for %s, which has none', (version) => {
  expect(() => releaseNotes(CHANGELOG, version)).toThrow(`no section for ${version}`);
});

it('are of the version that the tag and the package agree on', () => {
  expect(taggedVersion('v0.2.0', '0.2.0')).toBe('0.2.0');
  for (const tag of ['0.2.0', 'v0.2.1', 'v0.2.0-rc.1', '']) {
    expect(() => taggedVersion(tag, '0.2.0')).toThrow('package.json says 0.2.0');
  }
});

it('can be taken from the changelog of this repository', () => {
  const notes = releaseNotes(
    readFileSync('CHANGELOG.md', 'utf8').replace('[Unreleased]', '[9.9.9]'),
    '9.9.9',
  );
  expect(notes).toContain('### Added');
});
