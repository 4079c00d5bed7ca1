import type { Listing } from '../../src/generated/catalog.ts';
import type { ReportCard } from '../../src/generated/report-card.ts';
import type { Standing } from '../../src/render/standing.ts';
import { cut } from '../../src/render/text.ts';
import type { CheckupView } from './checkup.ts';
import type { CardView } from './report-card.ts';

/** What is known of how one signs in, what is missing for it, and what nobody here knows. */
export interface AuthView {
  known: string[];
  missing: { text: string; fix: string }[];
  unknown: string[];
}

const RULES = ['mcp-auth-no-metadata', 'mcp-auth-resource-mismatch'];
const SHOWN_HEADERS = 8;

export function authView(
  standing: Standing,
  card: CardView | null,
  checkup: CheckupView | null,
): AuthView {
  const { listing, auth, state } = standing;
  const view: AuthView = { known: [], missing: [], unknown: [] };
  if (auth.code === 'required') {
    const status = state?.http_status === undefined ? '' : ` with HTTP ${state.http_status}`;
    view.known.push(`It asks for authentication${status} before it lists its tools.`);
  } else if (auth.code === 'none_detected') {
    view.known.push(
      'It listed its tools to a stranger. That does not prove that calling one needs no sign-in.',
    );
  } else {
    view.unknown.push('Whether it asks for authentication: no probe got that far.');
  }
  view.known.push(...declaredHeaders(listing));
  const opened = card !== null && 'card' in card ? card.card : null;
  if (opened !== null) addMetadata(view, opened, auth.code === 'required');
  else if (auth.code === 'required' && !addChecked(view, checkup)) {
    const when =
      card !== null && 'opens' in card ? `, and opens on ${card.opens.day}` : ' once it is opened';
    view.unknown.push(
      `Whether its challenge names resource metadata (RFC 9728) that a client can read: the daily probe keeps the status only. The report card tells${when}.`,
    );
  }
  return view;
}

function addMetadata(view: AuthView, card: ReportCard, isGated: boolean): void {
  const found = card.findings.filter(({ rule }) => RULES.includes(rule));
  view.missing.push(...found.map(({ text, fix }) => ({ text, fix })));
  const notJudged = card.not_judged.filter(({ rule }) => RULES.includes(rule));
  for (const { rule, reason } of notJudged) {
    const what =
      rule === 'mcp-auth-no-metadata'
        ? 'Whether there is resource metadata'
        : 'Whether its resource metadata is about this endpoint';
    view.unknown.push(`${what}: ${cut(reason, 200)}`);
  }
  if (isGated && found.length === 0 && notJudged.length === 0 && card.score !== null) {
    view.known.push(
      'At the last full read its resource metadata (RFC 9728) could be found, and was about this endpoint.',
    );
  }
}

/** What a claimed server's newest checkup says of its metadata; false where there was none. */
function addChecked(view: AuthView, checkup: CheckupView | null): boolean {
  const row = checkup?.rows.find(({ check }) => check === 'auth_metadata');
  if (row === undefined) return false;
  const reason = row.reason ?? '';
  if (row.tone === 'good') {
    view.known.push('At the last checkup the metadata that its challenge names could be read.');
  } else if (row.tone === 'quiet') view.unknown.push(`Whether its metadata can be read: ${reason}`);
  else view.missing.push({ text: reason, fix: row.todo ?? '' });
  return true;
}

function declaredHeaders({ remotes, endpoint }: Listing): string[] {
  const remote = remotes.find(({ url, probeable }) => probeable && url === endpoint);
  const headers = remote?.headers ?? [];
  const named = (list: typeof headers) =>
    list
      .slice(0, SHOWN_HEADERS)
      .map(({ name }) => `\`${cut(name, 60).replaceAll('`', '')}\``)
      .join(', ');
  const required = headers.filter((header) => header.required);
  const optional = headers.filter((header) => !header.required);
  return [
    ...(required.length > 0 ? [`The listing says that it needs ${named(required)} from you.`] : []),
    ...(optional.length > 0 ? [`The listing says that it takes ${named(optional)} from you.`] : []),
    ...(required.length === 0 && remote?.requires_header === true
      ? ['The listing says that it needs a header from you.']
      : []),
  ];
}
