import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CHECKS } from '../../src/judge/checkup/index.ts';
import { RULES } from '../../src/judge/report-card/index.ts';
import { type ExampleSite, exampleSite } from './example-site.ts';

let site: ExampleSite;

beforeAll(async () => {
  site = await exampleSite(1);
}, 120_000);

afterAll(() => site.remove());

const file = (path: string): string => site.files.get(path) ?? '';

describe('the methods', () => {
  it('are listed on a page of their own', () => {
    for (const method of ['handshake', 'checkup', 'report-card']) {
      expect(file('methods/index.html')).toContain(`/methods/${method}/"`);
    }
  });

  it('of the report card names every rule, on its page and as JSON', () => {
    const json = JSON.parse(file('methods/report-card.json'));
    expect(Object.keys(json)).toEqual([
      'name',
      'method',
      'method_version',
      'private_days',
      'second_read_hours',
      'stop_cap',
      'weights',
      'rules',
      'never_graded',
      'disputes',
      'corrections',
      'registry',
      'url',
    ]);
    expect(json.rules).toHaveLength(31);
    expect(json).toMatchObject({ private_days: 14, second_read_hours: 20, stop_cap: 59 });
    const page = file('methods/report-card/index.html');
    for (const { id } of RULES) {
      expect(page).toContain(`id="${id}"`);
      expect(json.rules.map(({ rule }: { rule: string }) => rule)).toContain(id);
    }
  });

  it('of the checkup names every check with what it cannot tell', () => {
    const json = JSON.parse(file('methods/checkup.json'));
    expect(json.checks).toHaveLength(15);
    const page = file('methods/checkup/index.html');
    for (const { id } of CHECKS) expect(page).toContain(`id="${id}"`);
    expect(page.match(/Cannot tell:/g)).toHaveLength(15);
  });
});
