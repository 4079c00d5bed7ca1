import { expect } from 'vitest';
import type { Limits, Observation } from '../../src/generated/observation.ts';
import validate from '../../src/generated/observation.validate.js';
import { type Served, servedOf } from '../../src/observation/served.ts';
import { readReport } from '../../src/reads/report.ts';
import { type ReportServer, type Script, serve } from './report-server.ts';

export interface Reported {
  observation: Observation;
  served: Served;
  server: ReportServer;
}

export interface Asking {
  limits?: Partial<Limits>;
  transport?: 'http' | 'sse';
  /** Added to the endpoint's address. */
  suffix?: string;
}

/** The read of one endpoint, whose record must be valid and fold to the same when it was stored. */
export async function report(url: string, { limits, transport }: Asking = {}) {
  const observation = await readReport(url, {
    transport: transport ?? null,
    allowPrivate: true,
    client: { name: 'mcp-rollcall', version: '0.0.0' },
    userAgent: 'mcp-rollcall/0.0.0 (+https://rollcall.example)',
    now: () => new Date(),
    ...(limits ? { limits } : {}),
  });
  expect(validate(observation), JSON.stringify(validate.errors)).toBe(true);
  const served = servedOf(observation);
  const stored = JSON.parse(JSON.stringify(observation)) as Observation;
  expect(JSON.stringify(servedOf(stored))).toBe(JSON.stringify(served));
  return { observation, served };
}

/** The same of a scripted server, which is gone afterwards. */
export async function reported(script: Script, asking: Asking = {}): Promise<Reported> {
  const server = await serve(script);
  try {
    return { ...(await report(server.url + (asking.suffix ?? ''), asking)), server };
  } finally {
    await server.close();
  }
}
