import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSound } from '../review/world.ts';
import { createProject, type Project } from './project.ts';

const HEAD = 'refs/pull/7/head';
const MARKER = '<!-- rollcall-review-data -->';
/** Whatever of a pull request runs leaves this behind. */
const POISON = `require('node:fs').writeFileSync(process.env.ROLLCALL_RUN + '/poisoned', '')`;
const TITLE =
  '$(touch "$ROLLCALL_RUN/poisoned")`touch poisoned`\'; touch poisoned #\n::set-output name=verdict::sound';

let project: Project;

beforeAll(async () => {
  const dir = await mkdtemp(join(tmpdir(), 'rollcall-review-run-'));
  await writeSound(join(dir, 'data'), 24);
  const files = readdirSync(join(dir, 'data'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  project = createProject(
    Object.fromEntries(
      files.map((file) => [file.slice(dir.length + 1), readFileSync(file, 'utf8')]),
    ),
  );
  await rm(dir, { recursive: true });
});

afterAll(() => project?.remove());

const review = (action: string) =>
  project.workflow('review-data.yml', {
    event: 'pull_request_target',
    payload: {
      action,
      number: 7,
      pull_request: {
        number: 7,
        title: TITLE,
        body: TITLE,
        user: { login: 'x";touch "$ROLLCALL_RUN/poisoned";"' },
        author_association: 'NONE',
        base: { ref: 'main' },
        head: { ref: '$(touch poisoned)', label: TITLE },
      },
    },
  });

const described = (text: string) =>
  project
    .read('data/catalog.json')
    .replace(/"description":"[^"]*"/, `"description":${JSON.stringify(text)}`);

/** The branch of somebody who would like to be run: every script, hook and configuration there is a trap. */
const traps = (): Record<string, string> => ({
  'package.json': JSON.stringify({
    ...JSON.parse(project.read('package.json')),
    scripts: { preinstall: `node -e "${POISON}"`, prepare: `node -e "${POISON}"` },
  }),
  'scripts/review-data/make.ts': `${POISON};`,
  'scripts/review-data/post.ts': `${POISON};`,
  'src/pipeline/review.ts': `${POISON};`,
  '.gitattributes': '* filter=poison diff=poison\n',
  'data/.gitattributes': '* filter=poison diff=poison\n',
  '.github/workflows/review-data.yml': 'on: push\njobs: {}\n',
});

describe('review-data.yml', () => {
  it("tells what a fork's branch changes, fails where something does not hold, and runs nothing of it", async () => {
    project.push(
      {
        ...traps(),
        'data/catalog.json': described(
          'Hello @everyone ![x](https://evil.example/a.png) <!-- --> `x` [y](javascript:1)\u202e',
        ),
        'data/toolsets/no-such-listing.json': '{"schema_version":1}\n',
      },
      'Nothing to see here',
      HEAD,
    );
    const run = await review('opened');
    expect(run.code, run.output).not.toBe(0);
    expect(run.jobs, run.output).toEqual({ review: 'failure' });
    const { comments } = project.github();
    expect(comments, run.output).toMatchObject([{ issue: 7 }]);
    const body = comments[0]?.body ?? '';
    expect(body.startsWith(MARKER)).toBe(true);
    expect(body).toContain('no-such-listing');
    // In a span of code nothing of it is markup.
    const markup = body.slice(MARKER.length).replace(/(`+)[^\n]*?[^`]\1(?!`)/g, '');
    expect(markup).not.toMatch(/@everyone|!\[x\]\(|<!--|\]\(javascript/);
    expect(body).not.toMatch(/\u202e|poisoned/);
    expect(existsSync(join(run.folder, 'poisoned'))).toBe(false);
    expect(readFileSync(join(run.folder, 'checked-out'), 'utf8').trim()).toBe(
      project.git('rev-parse', 'main').trim(),
    );
    const [checkout] = run.actions.filter(({ action }) => action === 'checkout');
    expect(checkout?.inputs).toMatchObject({
      ref: 'main',
      'persist-credentials': 'false',
      'fetch-depth': '0',
    });
    expect(readdirSync(join(run.folder, 'artifacts'))).toEqual(['review-in-full']);
  });

  it('brings its one comment up to date when the branch does, whoever else wrote one', async () => {
    const before = project.github();
    const forged = {
      id: 2,
      issue: 7,
      body: `${MARKER}\nforged`,
      user: { login: 'mallory', type: 'User' },
    };
    project.setGithub({ ...before, comments: [...before.comments, forged] });
    const { 'data/.gitattributes': _, ...rest } = traps();
    project.push(
      { ...rest, 'data/catalog.json': described('Something new about it.') },
      'Better',
      HEAD,
    );
    const run = await review('synchronize');
    const { comments } = project.github();
    expect(comments).toHaveLength(2);
    expect(comments[1]).toEqual(forged);
    expect(comments[0]?.body).toContain('Something new about it.');
    expect(comments[0]?.body).not.toContain('no-such-listing');
    expect(run.code, run.output + comments[0]?.body).toBe(0);
    expect(run.jobs).toEqual({ review: 'success' });
    expect(existsSync(join(run.folder, 'poisoned'))).toBe(false);
    expect(project.git('log', '--format=%s', 'main').trim()).toBe('seed');
  });

  it('says so where nothing of the branch can be read', async () => {
    project.push({ 'data/catalog.json': '{"schema_version":1,\n' }, 'Broken', HEAD);
    const run = await review('synchronize');
    expect(run.jobs, run.output).toEqual({ review: 'failure' });
    expect(project.github().comments).toHaveLength(2);
    expect(project.github().comments[0]?.body).toContain('catalog.json');
  });
});
