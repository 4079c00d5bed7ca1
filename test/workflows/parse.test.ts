import { beforeAll, describe, expect, it } from 'vitest';
import { type GitHubParser, loadGitHubParser } from './github-parser.ts';
import { WORKFLOWS } from './workflows.ts';

let parser: GitHubParser;

beforeAll(async () => {
  parser = await loadGitHubParser();
});

const sound = (more: string) => `on: push
jobs:
  one:
    runs-on: ubuntu-24.04
    steps:
      - run: echo
${more}`;

describe("GitHub's own parser", () => {
  it.each(WORKFLOWS)('takes $file as it is', async ({ file, source }) => {
    expect(await parser.faultsOf(file, source)).toEqual([]);
  });

  it.each([
    ['a key that there is not', sound('parmissions: {}\n'), /parmissions/],
    ['a queue that there is not', sound('concurrency: {group: a, queue: most}\n'), /most/],
    [
      'a job that waits for none',
      sound('  two: {needs: three, runs-on: x, steps: [{run: a}]}\n'),
      /three/,
    ],
    ['an unknown name', sound(`      - run: echo\n        if: \${{ nobody.knows }}\n`), /nobody/],
    ['broken YAML', 'on: [push\n', /./],
  ])('refuses %s', async (_, source, words) => {
    expect((await parser.faultsOf('broken.yml', source)).join('\n')).toMatch(words);
  });
});
