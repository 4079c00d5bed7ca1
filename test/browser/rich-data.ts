import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CHECKS } from '../../src/judge/checkup/index.ts';
import { addChanges } from '../../src/store/changes.ts';
import { addCheckup } from '../../src/store/checkup-history.ts';
import { writeClaims } from '../../src/store/claims.ts';
import { readCardIndex, writeCard, writeCardIndex } from '../../src/store/report-cards.ts';
import { readState } from '../../src/store/state.ts';
import { writeRecord } from '../data/directory.ts';
import { EXAMPLE_TIME, HOSTILE } from '../data/examples.ts';
import { SPECIAL, writeExampleData } from '../site/example-site.ts';

/** How many usual listings the site has: enough for lists of several pages. */
const LISTINGS = 230;

/** Data with every kind of listing, report card, change and claim that the site tells of, and hostile texts in each. */
export async function writeRichData(dataDir: string): Promise<void> {
  const listings = await writeExampleData(dataDir, LISTINGS);
  const state = await readState(dataDir);
  await writeRecord(dataDir, listings, state);
  await addChanges(dataDir, EXAMPLE_TIME, [
    {
      at: EXAMPLE_TIME,
      name: HOSTILE.name,
      kind: 'tools',
      added: [HOSTILE.title],
      removed: ['__proto__'],
      changed: [{ name: HOSTILE.description, what: ['description', 'hints'] }],
      more: 7,
    },
    { at: EXAMPLE_TIME, name: HOSTILE.name, kind: 'deprecated', message: HOSTILE.description },
  ]);
  await writeHostileCard(dataDir);
  await writeClaim(dataDir);
  await writeCorrection(dataDir);
}

async function writeHostileCard(dataDir: string): Promise<void> {
  const evidence = [{ where: `/tools/0/${HOSTILE.title}`, text: HOSTILE.description }] as [
    { where: string; text: string },
  ];
  await writeCard(dataDir, {
    schema_version: 1,
    name: HOSTILE.name,
    endpoint: HOSTILE.url,
    method_version: 1,
    eras: [{ era: 'sse', protocol_version: HOSTILE.title }],
    score: 40,
    grade: 'D',
    judged: { rules: 30, of: 31 },
    confirmed_stop: ['mcp-hidden-characters'],
    awaiting_second_read: ['mcp-instructions-to-agent'],
    findings: [
      {
        rule: 'mcp-hidden-characters',
        severity: 'error',
        stop: true,
        text: 'A text that the model is given holds characters that a person can’t see.',
        fix: 'Remove them.',
        count: 3,
        evidence,
      },
    ],
    not_judged: [{ rule: 'mcp-model-flagged', reason: 'no model is configured' }],
    not_read: [{ what: 'resources', reason: 'the server refused' }],
  });
  const index = await readCardIndex(dataDir);
  index.servers[HOSTILE.name] = {
    first_read: '2026-10-01T04:17:00Z',
    opens_on: '2026-10-15T00:00:00Z',
    last_read: EXAMPLE_TIME,
  };
  await writeCardIndex(dataDir, index);
}

/** A claimed server with the checkups of two days, the second of which found something else. */
async function writeClaim(dataDir: string): Promise<void> {
  const name = SPECIAL.kept;
  const host = 'kept-tools.example';
  await writeClaims(dataDir, {
    schema_version: 1,
    claims: [{ listing: name, github: 'octo-cat', host, proof: 'dns', since: '2026-11-01' }],
  });
  for (const day of ['2026-11-27', '2026-11-28']) {
    const rows = CHECKS.map(({ id }, index) =>
      (index + Number(day.slice(-1))) % 4 === 0
        ? { check: id, state: 'UNVERIFIED' as const, reason: 'not_offered' }
        : { check: id, state: 'VERIFIED' as const },
    );
    await addCheckup(dataDir, name, {
      at: `${day}T05:00:00Z`,
      endpoint: `https://${host}/mcp`,
      requests: 7,
      counts: { observed: 11, not_checked: 4 },
      rows,
    } as Parameters<typeof addCheckup>[2]);
  }
}

async function writeCorrection(dataDir: string): Promise<void> {
  const correction = {
    date: '2026-11-02',
    server: HOSTILE.name,
    rule: 'mcp-tls-expiring',
    wrong: HOSTILE.title,
    changed: 'The rule looks at the chain that was sent.',
  };
  const text = JSON.stringify({ schema_version: 1, corrections: [correction] });
  await writeFile(join(dataDir, 'corrections.json'), text);
}
