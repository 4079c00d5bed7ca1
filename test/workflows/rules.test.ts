import { describe, expect, it } from 'vitest';
import { stepsOf, WORKFLOWS } from './workflows.ts';

/** Looks at every step that `find` picks something of, and at one at the least. */
function everyStep<T>(find: (step: ReturnType<typeof stepsOf>[number]['step']) => T | undefined) {
  const found = WORKFLOWS.flatMap(stepsOf).flatMap(({ where, step }) => {
    const value = find(step);
    return value === undefined ? [] : [{ where, step, value }];
  });
  expect(found).not.toEqual([]);
  return found;
}

describe('every workflow', () => {
  it.each(WORKFLOWS)(
    '$file grants nothing at the top and names what each job needs',
    ({ workflow }) => {
      expect(workflow.permissions).toEqual({});
      for (const job of Object.values(workflow.jobs)) {
        expect(job.permissions).toBeDefined();
        expect(job.permissions).not.toEqual('write-all');
      }
    },
  );

  it.each(WORKFLOWS)('$file bounds each job in time and pins its runner', ({ workflow }) => {
    for (const job of Object.values(workflow.jobs)) {
      expect(job['timeout-minutes']).toBeGreaterThan(0);
      expect(job['timeout-minutes']).toBeLessThanOrEqual(350);
      expect(job['runs-on']).toMatch(/^ubuntu-\d\d\.\d\d$/);
    }
  });

  it.each(WORKFLOWS)('$file runs its steps with pipefail', ({ workflow }) => {
    expect(workflow.defaults?.run?.shell).toBe('bash');
  });

  it.each(WORKFLOWS)(
    '$file never calls by a schedule unless ROLLCALL_ENABLED says so',
    ({ workflow }) => {
      if (!('schedule' in workflow.on)) return;
      for (const job of Object.values(workflow.jobs)) {
        if (job.needs === undefined)
          expect(job.if).toMatch(
            /^vars\.ROLLCALL_ENABLED == 'true'(?: && (?:[^|]+|\([^()]*(?:\([^()]*\)[^()]*)*\)))?$/,
          );
        // A job after a skipped one is skipped too, unless its own condition says otherwise: then it names
        // a job that must have succeeded, and by that the first one.
        else {
          expect(job.if ?? '').not.toMatch(/always\(|failure\(/);
          if (/cancelled\(/.test(job.if ?? '')) {
            expect(job.if).toMatch(
              /^\$\{\{ !cancelled\(\) && needs\.[a-z]+\.result == 'success'[^|]* \}\}$/,
            );
          }
        }
      }
    },
  );

  it.each(WORKFLOWS)('$file is off the full hour where it has a schedule', ({ workflow }) => {
    const crons = 'schedule' in workflow.on ? (workflow.on.schedule as { cron: string }[]) : [];
    for (const { cron } of crons)
      expect(cron).toMatch(/^(?!0 )\d{1,2} (?:\d{1,2}|\*) \* \* [\d*]$/);
  });

  it('starts by no event that a bot raises in vain', () => {
    for (const { workflow } of WORKFLOWS) expect(workflow.on).not.toHaveProperty('workflow_run');
  });
});

describe('whatever writes data', () => {
  const writers = WORKFLOWS.filter(({ source }) =>
    /scripts\/(?:push-data\.sh|sync\/propose\.ts)/.test(source),
  );

  it('is claims, probe, read and sync', () => {
    expect(writers.map(({ file }) => file).sort()).toEqual([
      'claims.yml',
      'probe.yml',
      'read.yml',
      'sync.yml',
    ]);
  });

  it.each(writers)('$file waits in one queue that drops nobody', ({ workflow }) => {
    expect(workflow.concurrency).toEqual({ group: 'rollcall-data', queue: 'max' });
  });

  it.each(writers)('$file starts from the branch as it is when its turn comes', (file) => {
    const checkouts = stepsOf(file).filter(({ step }) =>
      step.uses?.startsWith('actions/checkout@'),
    );
    const [first, ...others] = checkouts.map(({ step }) => step.with?.ref);
    expect(first).toBe('$' + '{{ github.ref_name }}');
    // The machines of one run have the commit of its plan, which is that one.
    const same = ['$' + '{{ github.ref_name }}', '$' + '{{ needs.plan.outputs.commit }}'];
    for (const ref of others) expect(same).toContain(ref);
  });
});

describe('every step', () => {
  it('names an action of others by a full commit, with the version beside it', () => {
    for (const { where, value } of everyStep(({ uses }) => uses)) {
      expect(value, where).toMatch(/^(?:\.\/|[\w.-]+\/[\w./-]+@[0-9a-f]{40}$)/);
    }
    for (const { file, source } of WORKFLOWS) {
      const lines = source.split('\n').filter((line) => /\buses: (?!\.\/)/.test(line));
      for (const line of lines) expect(line, file).toMatch(/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it('has no expression inside a script', () => {
    for (const { where, value } of everyStep(({ run }) => run)) {
      expect(value, where).not.toContain('$' + '{{');
    }
  });

  it('keeps no credentials on disk', () => {
    const checkouts = everyStep(({ uses, with: inputs }) =>
      uses?.startsWith('actions/checkout@') ? (inputs ?? {}) : undefined,
    );
    for (const { where, value } of checkouts) {
      expect(value['persist-credentials'], where).toBe(false);
    }
  });

  it('asks for no secret, and hands the token only to the script that pushes', () => {
    for (const { file, source } of WORKFLOWS) {
      expect(source, file).not.toMatch(/secrets\.|GITHUB_TOKEN/);
    }
    const tokens = everyStep(({ env }) => env?.GH_TOKEN);
    for (const { where, step } of tokens) {
      expect(step.run, where).toMatch(
        /^(?:gh auth setup-git\nscripts\/[\w-]+\.sh [^\n]+\n|npx tsx scripts\/[\w/-]+\.ts)$/,
      );
    }
  });

  it('calls only npm scripts that exist', async () => {
    const { default: manifest } = await import('../../package.json', { with: { type: 'json' } });
    const called = WORKFLOWS.flatMap(({ source }) => [...source.matchAll(/npm run ([\w:]+)/g)]);
    expect(called.length).toBeGreaterThan(0);
    for (const [, script = ''] of called) expect(Object.keys(manifest.scripts)).toContain(script);
  });
});
