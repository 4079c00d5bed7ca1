import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { WORKFLOWS } from './workflows.ts';

const page = readFileSync('docs/pipeline.md', 'utf8');
const rowOf = (file: string) =>
  page
    .split('\n')
    .find((line) => line.startsWith('| `') && line.slice(0, 40).includes(`\`${file}\``)) ?? '';
const DAYS = ['Sundays', 'Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays'];

describe('the page for operators', () => {
  it.each(WORKFLOWS)('says when $file runs', ({ file, workflow }) => {
    const row = rowOf(file);
    expect(row).not.toBe('');
    const crons = 'schedule' in workflow.on ? (workflow.on.schedule as { cron: string }[]) : [];
    for (const { cron } of crons) {
      const [minute = '', hour = '', , , weekday = ''] = cron.split(' ');
      if (hour === '*') expect(row).toContain('hourly');
      else {
        const time = `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`;
        expect(row).toContain(weekday === '*' ? time : `${DAYS[Number(weekday)]} ${time}`);
      }
    }
  });

  it('names nothing that is not there', () => {
    const paths = [...page.matchAll(/`((?:src|scripts|test)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.length).toBeGreaterThan(20);
    expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  });

  it('names every artifact that keeps what was not pushed', () => {
    const kept = WORKFLOWS.flatMap(
      ({ source }) => source.match(/name: [\w-]+-not-(?:pushed|proposed)/g) ?? [],
    );
    expect(kept.length).toBeGreaterThan(2);
    for (const name of kept) expect(page).toContain(`\`${name.slice('name: '.length)}\``);
  });
});
