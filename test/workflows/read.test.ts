import { describe, expect, it } from 'vitest';
import { stepsOf, WORKFLOWS } from './workflows.ts';

const read = WORKFLOWS.find(({ file }) => file === 'read.yml');
const steps = read === undefined ? [] : stepsOf(read).map(({ step }) => step);

describe('read.yml', () => {
  it('reads every week, and second reads every day at the time that it asks for', () => {
    const [weekly, daily] = (read?.workflow.on.schedule ?? []) as { cron: string }[];
    expect(weekly?.cron).toMatch(/ \* \* \d$/);
    expect(daily?.cron).toMatch(/ \* \* \*$/);
    const pass = steps.find(({ env }) => env?.PASS)?.env?.PASS;
    expect(pass).toContain(`github.event.schedule == '${daily?.cron}' && 'second-reads'`);
  });

  it('keeps records for 90 days, of the folder that holds those of opened cards alone', () => {
    const command = steps.find(({ run }) => run?.includes('rollcall read'))?.run ?? '';
    expect(command).toContain('--records out/records');
    const kept = steps.filter(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    expect(kept.map((step) => step.with?.path)).toEqual([
      'out/records/',
      'out/part/',
      'data/report-cards/\ndata/changes/\ndata/totals.json\n',
    ]);
    expect(kept[0]?.with?.['retention-days']).toBe(90);
  });
});
