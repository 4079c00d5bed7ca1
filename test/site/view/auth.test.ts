import { describe, expect, it } from 'vitest';
import { authView } from '../../../site/view/auth.ts';
import { checkupView } from '../../../site/view/checkup.ts';
import { moment } from '../../../site/view/format.ts';
import type { PastCheckup, PastRow } from '../../../src/generated/checkup-history.ts';
import type { ServerState } from '../../../src/generated/mcp-validation-state.ts';
import type { ReportCard } from '../../../src/generated/report-card.ts';
import { CHECKS } from '../../../src/judge/checkup/index.ts';
import { type Standing, standing } from '../../../src/render/standing.ts';
import { exampleListing } from '../../data/examples.ts';

const URL = 'https://a.example/mcp';
const at = '2026-11-29T04:17:00Z';

function standingOf(endpoint_status: ServerState['endpoint_status']): Standing {
  const remotes = [{ type: 'http', url: URL, probeable: true } as const];
  const listing = { ...exampleListing(0), transport: 'http', endpoint: URL, remotes } as const;
  const state: ServerState = {
    endpoint: URL,
    endpoint_status,
    http_status: 401,
    validation_method: 'live_mcp',
    tool_count: 0,
    changed_at: at,
  };
  const asOf = Date.parse(at) / 1000;
  return standing({ listing, slug: 'a/b', state, samples: [], run: { last_run: at }, asOf });
}

const card = (fields: Partial<ReportCard>) => ({
  read: moment(at),
  card: {
    score: 90,
    findings: [],
    not_judged: [],
    ...fields,
  } as unknown as ReportCard,
});

function checkup(row: Pick<PastRow, 'state' | 'reason'>) {
  const rows = CHECKS.map(({ id }) =>
    id === 'auth_metadata' ? { check: id, ...row } : { check: id, state: 'VERIFIED' },
  );
  const past = { at, endpoint: URL, requests: 8, counts: { observed: 14, not_checked: 1 }, rows };
  return checkupView([past as unknown as PastCheckup]);
}

describe('how one signs in', () => {
  it('is not known, but for the gate, until a card opens', () => {
    const view = authView(standingOf('auth_required'), null, null);
    expect(view.known.join()).toContain('HTTP 401');
    expect(view.missing).toEqual([]);
    expect(view.unknown.join()).toContain('RFC 9728');
    const opens = moment('2026-12-09T00:00:00Z') ?? expect.fail();
    expect(authView(standingOf('auth_required'), { opens }, null).unknown.join()).toContain(
      '9 Dec 2026',
    );
  });

  it('is what the open card found missing', () => {
    const finding = { rule: 'mcp-auth-resource-mismatch', text: 'Of another.', fix: 'Name it.' };
    const shown = card({ findings: [finding, { rule: 'mcp-no-tools' }] as ReportCard['findings'] });
    expect(authView(standingOf('auth_required'), shown, null)).toMatchObject({
      missing: [{ text: 'Of another.', fix: 'Name it.' }],
      unknown: [],
    });
  });

  it('says that nothing is missing only where the card has looked', () => {
    const good = authView(standingOf('auth_required'), card({}), null);
    expect(good.known.join()).toContain('could be found');
    const not_judged = [{ rule: 'mcp-auth-no-metadata', reason: 'cut off' }];
    const unsure = authView(standingOf('auth_required'), card({ not_judged }), null);
    expect(unsure.known.join()).not.toContain('could be found');
    expect(unsure.unknown).toEqual(['Whether there is resource metadata: cut off']);
    const unread = authView(standingOf('auth_required'), card({ score: null }), null);
    expect(unread.known.join()).not.toContain('could be found');
  });

  it('is what the checkup of a claimed server saw where no card is open', () => {
    const of = (row: Pick<PastRow, 'state' | 'reason'>) =>
      authView(standingOf('auth_required'), null, checkup(row));
    expect(of({ state: 'VERIFIED' }).known.join()).toContain('could be read');
    expect(of({ state: 'OBSERVED_RISK', reason: 'auth_metadata_bad_url' }).missing).toHaveLength(1);
    expect(of({ state: 'UNVERIFIED', reason: 'auth_401_no_challenge' }).unknown).toHaveLength(1);
  });

  it('does not claim more than was seen of an open server, or of one that failed', () => {
    const open = authView(standingOf('ok'), null, null);
    expect([open.missing, open.unknown]).toEqual([[], []]);
    expect(open.known.join()).toContain('does not prove');
    const failed = authView(standingOf('unreachable'), null, null);
    expect([failed.known, failed.unknown.length]).toEqual([[], 1]);
  });
});

describe('the rows of a checkup', () => {
  it('are all fifteen, in words, with what to do where something was seen', () => {
    const view = checkup({ state: 'OBSERVED_RISK', reason: 'auth_metadata_bad_url' });
    expect(view?.rows).toHaveLength(15);
    const row = view?.rows.find(({ check }) => check === 'auth_metadata');
    expect(row).toMatchObject({ state: 'Observed risk', tone: 'gate' });
    expect(row?.reason).toMatch(/\.$/);
    expect(row?.todo).not.toBeNull();
  });

  it('keep a reason that needs figures, or that nobody knows any more, as its key', () => {
    const reasonOf = (reason: string) =>
      checkup({ state: 'UNVERIFIED', reason })?.rows.find(({ check }) => check === 'auth_metadata')
        ?.reason;
    expect(reasonOf('probe_budget_exhausted_requests')).toBe('`probe_budget_exhausted_requests`');
    expect(reasonOf('constructor')).toBe('`constructor`');
  });

  it('are none where no checkup was made', () => expect(checkupView([])).toBeNull());
});
