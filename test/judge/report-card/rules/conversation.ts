import type { Served } from '../../../../src/observation/served.ts';
import { exchange, gated, type Input, listed, serving, tool, unopened } from '../facts.ts';
import type { Table } from './table.ts';

const failing = (
  outcome: Parameters<typeof unopened>[0]['outcome'],
  own: Omit<Input, 'served'>,
) => ({
  served: unopened({ ...(outcome && { outcome }), status: null, body_form: 'none' }),
  ...own,
});
const answered = (own: Parameters<typeof unopened>[0]) => serving(unopened(own));
const tls = (own: Partial<NonNullable<NonNullable<Served['connection']>['tls']>>) =>
  serving({
    connection: {
      origin: 'https://host.example',
      address: '203.0.113.7',
      tls: {
        verified: true,
        code: null,
        protocol: 'TLSv1.3',
        subject: 'CN=host.example',
        names: ['host.example'],
        issuer: 'CN=authority',
        valid_from: '2026-10-01T00:00:00.000Z',
        valid_to: '2027-02-01T00:00:00.000Z',
        chain: [],
        ...own,
      },
    },
  });
const version = (...versions: string[]) =>
  serving({
    eras: versions.map((protocol_version) => ({
      era: protocol_version > '2026' ? ('modern' as const) : ('streamable' as const),
      protocol_version,
    })),
  });
const initialized = (own: Parameters<typeof exchange>[0]) =>
  serving({ initialized: exchange({ step: 'initialized', ...own }) });
const session = (
  length: number,
  alphabet: NonNullable<Served['session']>['alphabet'],
  dashes = 0,
) => serving({ session: { length, alphabet, dashes } });
const asking = (method: string, during: Served['serverRequests'][number]['during']) =>
  serving({ serverRequests: [{ method, during, how: 'stream' }] });
const differs = (reported: unknown, registryVersion: string | null): Input => ({
  served: { serverInfo: { name: 'forecasts', version: reported } },
  context: { registryVersion },
});

const metadataTry = (
  own: Partial<NonNullable<Served['auth']>['tries'][number]>,
): NonNullable<Served['auth']>['tries'][number] => ({
  url: 'https://host.example/.well-known/oauth-protected-resource',
  kind: 'resource',
  lead: 'root',
  status: 404,
  unread: null,
  document: null,
  ...own,
});

export const CONVERSATION: Table<
  | 'mcp-unreachable'
  | 'mcp-not-mcp'
  | 'mcp-tls-invalid'
  | 'mcp-tls-expiring'
  | 'mcp-auth-no-metadata'
  | 'mcp-auth-resource-mismatch'
  | 'mcp-protocol-unknown'
  | 'mcp-protocol-old'
  | 'mcp-initialized-refused'
  | 'mcp-weak-session'
  | 'mcp-tools-list-failed'
  | 'mcp-capability-undeclared'
  | 'mcp-server-requests'
  | 'mcp-version-differs'
> = {
  'mcp-unreachable': {
    fires: {
      'a name that is not there, twice': failing('dns_not_found', { earlier: ['network'] }),
      'a refused and then a reset connection': failing('reset', { earlier: ['network'] }),
      'silence, three times': failing('headers_timeout', { earlier: ['network', 'network'] }),
    },
    spares: {
      'one attempt': failing('connect_refused', {}),
      'a first attempt that failed, then an answer': { earlier: ['network'] },
      'two attempts while our own network was down': failing('dns_failed', {
        earlier: ['network'],
        context: { offline: true },
      }),
      'a back-off': { ...answered({ status: 429 }), earlier: ['network'] },
      'a server that is busy': { ...answered({ status: 503 }), earlier: ['network'] },
      'a certificate that does not verify': failing('tls_expired', { earlier: ['tls'] }),
    },
  },
  'mcp-not-mcp': {
    fires: {
      'a web page': answered({ media_type: 'text/html', body_form: 'html' }),
      'a 404 with an empty body': answered({ status: 404, body_form: 'empty', media_type: null }),
      'the JSON of another API': answered({ body_excerpt: '{"ok":true}' }),
      'bytes that are no HTTP': failing('bad_http', {}),
    },
    spares: {
      'a handshake in an event stream': serving({ opening: exchange({ body_form: 'sse' }) }),
      'a sign-in gate': gated(null),
      'a payment gate': answered({ status: 402 }),
      'a gate in JSON-RPC under 200': answered({
        reply: { id: 1, error: { code: -32001, message: 'Missing API key' } },
      }),
      'a wall against bots': answered({
        status: 403,
        body_form: 'html',
        headers: { 'cf-mitigated': ['challenge'] },
      }),
      'an error of the gateway before it': answered({ status: 502, body_form: 'html' }),
      'a network that failed': failing('connect_timeout', {}),
    },
  },
  'mcp-tls-invalid': {
    fires: {
      'an expired one': tls({ verified: false, code: 'CERT_HAS_EXPIRED' }),
      'one for another name': tls({ verified: false, code: 'ERR_TLS_CERT_ALTNAME_INVALID' }),
      'one that vouches for itself': tls({ verified: false, code: 'DEPTH_ZERO_SELF_SIGNED_CERT' }),
      'a chain with a gap': tls({ verified: false, code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }),
    },
    spares: {
      'one that verifies': tls({}),
      'one about to expire': tls({ valid_to: '2026-12-01T00:00:00.000Z' }),
      'an http endpoint': serving({
        connection: { origin: 'http://host.example', address: '203.0.113.7', tls: null },
      }),
      'a handshake that did not finish': failing('tls_failed', {}),
    },
  },
  'mcp-tls-expiring': {
    fires: {
      'in an hour': tls({ valid_to: '2026-11-30T04:00:00.000Z' }),
      'in a week': tls({ valid_to: '2026-12-07T00:00:00.000Z' }),
      'in 14 days to the second': tls({ valid_to: '2026-12-14T03:00:00.000Z' }),
    },
    spares: {
      'a second later than that': tls({ valid_to: '2026-12-14T03:00:01.000Z' }),
      'in two months': tls({}),
      'one that is not valid anyway': tls({
        verified: false,
        code: 'CERT_HAS_EXPIRED',
        valid_to: '2026-11-01T00:00:00.000Z',
      }),
      'an end that can not be read': tls({ valid_to: null }),
    },
  },
  'mcp-auth-no-metadata': {
    fires: {
      'a bare 401': gated(null),
      'a challenge without an address': gated(null, {
        challenges: [{ scheme: 'bearer', token68: null, params: { realm: 'mcp' } }],
      }),
      'an address that leads nowhere': gated(null, {
        resourceMetadata: { value: 'https://host.example/gone', usable: true },
      }),
      'no address that could be asked': gated(null, { tries: [] }),
      'an address on the own machine of the server': gated(null, {
        tries: [metadataTry({ lead: 'challenge', unread: 'address_refused' }), metadataTry({})],
      }),
      'no well-known document, beside a sign-in server that did not answer': gated(null, {
        tries: [
          metadataTry({}),
          metadataTry({ kind: 'authorization_server', status: null, unread: 'connection' }),
        ],
      }),
    },
    spares: {
      'an open server': {},
      'metadata at a well-known address': gated('https://host.example/team/mcp'),
      'a 403': gated(null, { status: 403 }),
      'a 402': gated(null, { status: 402 }),
      'metadata that a limit kept from being read': gated(null, {
        tries: [metadataTry({ status: null, unread: 'requests' })],
      }),
    },
  },
  'mcp-auth-resource-mismatch': {
    fires: {
      'another host': gated('https://other.example/team/mcp'),
      'another scheme': gated('http://host.example/team/mcp'),
      'a path beside it': gated('https://host.example/team/other'),
      'a path that only begins alike': gated('https://host.example/team/mc'),
      'a path below it': gated('https://host.example/team/mcp/v1'),
      'no address at all': gated('mcp'),
    },
    spares: {
      'the endpoint itself': gated('https://host.example/team/mcp'),
      'a slash at the end': gated('https://host.example/team/mcp/'),
      'the origin': gated('https://host.example'),
      'a path above it': gated('https://host.example/team'),
      'the address that a listed one leads on to': gated('https://www.host.example/mcp', {
        exchange: exchange({ status: 401, url: 'https://www.host.example/mcp' }),
      }),
      'the default port, spelled out': gated('https://host.example:443/team/mcp'),
      'no metadata': gated(null),
      'an open server': {},
    },
  },
  'mcp-protocol-unknown': {
    fires: {
      'a date that was no release': version('2025-01-01'),
      'a number': version('1.0'),
      'a version to come': version('2099-01-01'),
      'one of two eras': version('2025-11-25', '2026-13-01'),
    },
    spares: {
      'the first release': version('2024-11-05'),
      'an older release': version('2025-03-26'),
      'the newest of either era': version('2026-07-28', '2025-11-25'),
    },
  },
  'mcp-protocol-old': {
    fires: {
      'the first release alone': version('2024-11-05'),
      'over HTTP+SSE': serving({ eras: [{ era: 'sse', protocol_version: '2024-11-05' }] }),
      'in both transports': serving({
        eras: [
          { era: 'streamable', protocol_version: '2024-11-05' },
          { era: 'sse', protocol_version: '2024-11-05' },
        ],
      }),
    },
    spares: {
      'the next release': version('2025-03-26'),
      'beside the modern era': version('2026-07-28', '2024-11-05'),
      'a newer version over HTTP+SSE': serving({
        eras: [{ era: 'sse', protocol_version: '2025-11-25' }],
      }),
      'a server that was not read': gated(null),
    },
  },
  'mcp-initialized-refused': {
    fires: {
      'a 400': initialized({ status: 400 }),
      'a 404': initialized({ status: 404, body_form: 'html' }),
      'a 500': initialized({ status: 500 }),
      'a JSON-RPC error': initialized({
        reply: { id: null, error: { code: -32601, message: 'Method not found' } },
      }),
    },
    spares: {
      'a 202': initialized({ status: 202, body_form: 'empty' }),
      'a 200 with a body': initialized({ body_excerpt: '{}' }),
      'a 204': initialized({ status: 204, body_form: 'none' }),
      'a result that nobody asked for': initialized({ reply: { id: null, result: {} } }),
      silence: initialized({ outcome: 'headers_timeout', status: null }),
      'the modern era, which has none': serving({ initialized: null }),
    },
  },
  'mcp-weak-session': {
    fires: {
      'a counter': session(4, 'digits'),
      '38 digits': session(38, 'digits'),
      '31 hex digits': session(31, 'hex'),
      '31 hex digits between dashes': session(35, 'hex_dashed', 4),
      '20 hex digits between many dashes': session(38, 'hex_dashed', 18),
      '21 letters and digits': session(21, 'alphanumeric'),
      '21 of any other': session(21, 'visible_ascii'),
    },
    spares: {
      'a UUID': session(36, 'hex_dashed', 4),
      '32 hex digits': session(32, 'hex'),
      '32 hex digits and one dash': session(33, 'hex_dashed', 1),
      '39 digits': session(39, 'digits'),
      '22 letters and digits': session(22, 'alphanumeric'),
      'no session': serving({ session: null }),
    },
  },
  'mcp-tools-list-failed': {
    fires: {
      'an error': listed({ state: 'failed', reason: 'error_-32603' }),
      'a result without a list': listed({ state: 'failed', reason: 'no_list' }),
      'a second page that failed': listed({ state: 'failed', reason: 'http_500', pages: 1 }, [
        tool(),
      ]),
    },
    spares: {
      'a list': {},
      'an empty list': listed({}),
      'no tools declared': listed({ state: 'not_declared', declared: false }),
      'a gate': listed({ state: 'failed', reason: 'gate' }),
      'a limit of the read': listed({ state: 'cut', reason: 'bytes' }),
      'a server that was not read': gated(null),
    },
  },
  'mcp-capability-undeclared': {
    fires: {
      'no capabilities': listed({ declared: false }, [tool()]),
      'a list that was cut off': listed({ declared: false, state: 'cut', reason: 'time' }, [
        tool(),
      ]),
      'an era without a handshake, and another that declares none': serving({
        ...listed({ declared: false }, [tool()]).served,
        opening: exchange({ step: 'discover', status: 404 }),
        eras: [
          { era: 'modern', protocol_version: '2026-07-28' },
          { era: 'streamable', protocol_version: '2025-11-25' },
        ],
      }),
      'many tools': listed({ declared: false }, [tool(), tool({ name: 'b' }), tool({ name: 'c' })]),
    },
    spares: {
      'declared tools': {},
      'an empty list': listed({ declared: false }),
      'no list': listed({ declared: false, state: 'not_declared' }),
      'an era without a handshake': serving({
        ...listed({ declared: false }, [tool()]).served,
        opening: exchange({
          step: 'discover',
          status: 404,
          reply: { id: 1, error: { code: -32601, message: 'Method not found' } },
        }),
      }),
    },
  },
  'mcp-server-requests': {
    fires: {
      'sampling while it lists tools': asking('sampling/createMessage', 'tools/list'),
      'roots after initialized': asking('roots/list', 'initialized'),
      'elicitation while it lists prompts': asking('elicitation/create', 'prompts/list'),
    },
    spares: {
      ping: asking('ping', 'tools/list'),
      'sampling during a call': asking('sampling/createMessage', 'tools/call'),
      'elicitation while a resource is read': asking('elicitation/create', 'resources/read'),
      nothing: {},
    },
  },
  'mcp-version-differs': {
    fires: {
      'an older version': differs('1.1.0', '1.2.0'),
      'a newer version': differs('2.0.0', '1.2.0'),
      'a word': differs('dev', '1.2.0'),
      'a pre-release': differs('1.2.0-rc.1', '1.2.0'),
    },
    spares: {
      'the same version': differs('1.2.0', '1.2.0'),
      'a leading v': differs('v1.2.0', '1.2.0'),
      'no version': differs(undefined, '1.2.0'),
      'a version that is no text': differs(1.2, '1.2.0'),
      'a server that is in no registry': differs('1.1.0', null),
    },
  },
};
