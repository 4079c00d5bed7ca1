import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import validateClaims from '../../src/generated/claims.validate.js';
import validateOptOuts from '../../src/generated/opt-outs.validate.js';
import { CHECKS } from '../../src/judge/checkup/index.ts';
import { RULES } from '../../src/judge/report-card/index.ts';
import { type ExampleSite, exampleSite, SPECIAL } from './example-site.ts';
import { mainText } from './parsed.ts';

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

  it('of the handshake says the same on its page and as JSON', () => {
    const json = JSON.parse(file('methods/handshake.json'));
    const page = mainText(file('methods/handshake/index.html'));
    const { status, auth, tool_source, surface } = json.labels;
    const labels = [status, auth, tool_source, surface].flat();
    expect(labels).toHaveLength(16);
    for (const { code, label, means } of labels) {
      for (const text of [code, label, means]) expect(page).toContain(text);
    }
    for (const { code, means } of [...json.probe_statuses, ...json.reasons]) {
      expect(page).toContain(code);
      expect(page).toContain(means);
    }
    expect(json.probe_statuses).toHaveLength(6);
    const plain = (text: string): string => text.replaceAll('`', '');
    for (const text of [...json.steps, ...json.schedule, ...json.not_proved]) {
      expect(page).toContain(plain(text));
    }
    const points = json.grade.points.map(({ points }: { points: number }) => points);
    expect(points).toEqual([40, 25, 0, 20, 10, 15, 10, 15]);
    expect(json.grade).toMatchObject({ most: 100, fresh_days: 7 });
    expect(json.grade.letters.map(({ from }: { from: number }) => from)).toEqual([80, 60, 40, 0]);
    expect(json.not_proved).toHaveLength(5);
  });

  it('of the checkup names every check with what it cannot tell', () => {
    const json = JSON.parse(file('methods/checkup.json'));
    expect(json.checks).toHaveLength(15);
    const page = file('methods/checkup/index.html');
    for (const { id } of CHECKS) expect(page).toContain(`id="${id}"`);
    expect(page.match(/Cannot tell:/g)).toHaveLength(15);
  });
});

describe('the pages on how we behave', () => {
  it('show who asked not to be read, since when and why', () => {
    const page = mainText(file('methods/prober/index.html'));
    for (const text of [SPECIAL.optedOut, '2026-11-01', 'asked']) expect(page).toContain(text);
    expect(page).toContain('mcp-rollcall/');
    expect(page).toContain('500 ms');
    const line = /\{"host".*?\}/.exec(page)?.[0] ?? expect.fail('no example');
    for (const member of ['host', 'name', 'endpoint']) {
      const { host, ...rest } = JSON.parse(line);
      const named = { host, name: `${host}/x`, endpoint: `https://${host}/` }[member];
      const example = { schema_version: 1, opt_outs: [{ ...rest, [member]: named }] };
      expect(validateOptOuts(example), member).toBe(true);
    }
  });

  it('tell how to prove a claim, and that it changes no grade', () => {
    const page = mainText(file('claim/index.html'));
    for (const text of [
      '_mcp-rollcall.',
      '/.well-known/mcp-rollcall.txt',
      'github=octocat',
      'data/claims.json',
    ]) {
      expect(page).toContain(text);
    }
    expect(page).toContain('never changes a grade');
    const line = /\{"listing".*?\}/.exec(page)?.[0] ?? expect.fail('no example');
    const early = /"opens_early":"[-\d]+"/.exec(page)?.[0] ?? expect.fail('no day');
    for (const claim of [line, line.replace('}', `,${early}}`)]) {
      const example = { schema_version: 1, claims: [JSON.parse(claim)] };
      expect(validateClaims(example), claim).toBe(true);
    }
  });

  it('are linked from where people look', () => {
    const about = file('about/index.html');
    for (const path of [
      'methods/prober/',
      'claim/',
      'methods/corrections/',
      'methods/never-graded/',
      'api/',
      'licence/',
    ]) {
      expect(about).toContain(`/${path}`);
      expect(mainText(file(`${path}index.html`)).length).toBeGreaterThan(200);
    }
  });
});
