import { describe, expect, it } from 'vitest';
import { findInServed, TEXT_KINDS } from '../../src/judge/text/detect.ts';
import { sharedRows } from './shared.ts';

/** Findings in the registry's own descriptions, each looked at by hand. None is an order to an agent. */
const LOOKED_AT: Record<string, string[]> = {
  'hidden-characters': [],
  'agent-instructions': [],
  'exfiltration-link': [],
  'credential-request': [],
  'cross-tool-steering': [],
};

describe('the 3,411 descriptions of March 2026', () => {
  it('raise only the findings that were looked at', () => {
    const rows = sharedRows('official-v0-latest-2026-03-11') as {
      server: { name: string; title?: string; description?: string };
    }[];
    const found: Record<string, string[]> = Object.fromEntries(TEXT_KINDS.map((k) => [k, []]));
    for (const { server } of rows) {
      const { name, title, description } = server;
      const findings = findInServed({ serverInfo: { name, title }, instructions: description });
      for (const kind of TEXT_KINDS) {
        for (const { excerpt } of findings[kind]) found[kind]?.push(`${name}: ${excerpt}`);
      }
    }
    expect(found).toEqual(LOOKED_AT);
  });
});
