import { counted } from './counted.ts';

type Params = Readonly<Record<string, string | number>>;

interface Text {
  /** What was found, in one sentence. Says nothing that a server wrote. */
  text: string | ((params: Params) => string);
  /** What the server's owner can do about it; null where there is nothing to do. */
  todo: string | null;
}

const RERUN = 'Nothing at the server; run the check again.';
const UNREADABLE =
  'Make tools/list answer with a JSON-RPC result whose `tools` is an array of objects.';
const OPEN_HANDSHAKE =
  'Answer server/discover (2026-07-28), or refuse it with a 4xx and complete initialize with a protocolVersion.';
const UNKNOWN_TOOL =
  'Answer a call of an unknown tool with a JSON-RPC error object, for instance code -32602.';
const RENEW = 'Renew the certificate or fix what serves it; clients refuse to connect until then.';

/** Every reason a row can carry (spec/checkup-peer.md, 12, and those of our own). */
const TABLE = {
  // How a run ends early.
  probe_budget_exhausted_requests: {
    text: (p) => `The run had used its ${p.maxRequests} requests.`,
    todo: null,
  },
  probe_budget_exhausted_duration: {
    text: (p) =>
      `The run's time of ${seconds(p.maxDurationMs)} was over before an answer was complete.`,
    todo: 'See whether the endpoint answers within a few seconds, and ends its responses.',
  },
  probe_budget_exhausted_redirects: {
    text: (p) => `The metadata document redirects more than ${p.maxRedirects} times.`,
    todo: 'Name the final address in resource_metadata.',
  },
  probe_budget_exhausted_body: {
    text: (p) =>
      `A response is larger than ${p.maxBodyBytes} bytes${p.declaredBytes === undefined ? '' : `: it announces ${p.declaredBytes}`}.`,
    todo: 'Make the response smaller, for instance by paging the tool list.',
  },
  probe_rate_limited: {
    text: (p) =>
      `The server asked to back off (HTTP ${p.status}${p.retryAfterSeconds === undefined ? '' : `, for ${p.retryAfterSeconds} seconds`}), so the run stopped at once.`,
    todo: 'Check again later, or let this client through the limit.',
  },
  probe_cascade_incomplete: {
    text: 'The run broke off before this check: a connection failed.',
    todo: RERUN,
  },
  probe_blocked_by_policy: {
    text: (p) => `Our own rules forbid this address (${p.code}).`,
    todo: 'Give a public https address, or allow private ones for a server of your own.',
  },
  probe_resolver_unavailable: {
    text: 'The name server of the machine that checks gave no answer.',
    todo: RERUN,
  },
  probe_declined_other_host: {
    text: 'It would take a request to another host, and only the host that was named is contacted.',
    todo: null,
  },
  reachability_unanswered: {
    text: (p) =>
      p.kind === 'timeout'
        ? 'No connection could be made in time.'
        : 'The connection failed before the handshake had an HTTP response.',
    todo: 'Check the address and port, and that the server can be reached from this network.',
  },
  reachability_dns_failed: {
    text: 'The host name does not resolve.',
    todo: 'Check the spelling of the name and its DNS records.',
  },
  // The handshake.
  credential_required: {
    text: (p) => `The server asks for credentials (${p.scheme}), and none are ever sent.`,
    todo: null,
  },
  handshake_discover_rejected: {
    text: (p) =>
      `server/discover was refused as a modern server refuses (HTTP ${p.status}, code ${p.jsonrpc_error_code}).`,
    todo: 'Answer server/discover of revision 2026-07-28 with a result that lists supportedVersions.',
  },
  handshake_discover_http_error: {
    text: (p) => `server/discover was answered with HTTP ${p.status}, which allows no other try.`,
    todo: OPEN_HANDSHAKE,
  },
  handshake_initialize_http_error: {
    text: (p) => `initialize was answered with HTTP ${p.status} instead of 200.`,
    todo: OPEN_HANDSHAKE,
  },
  handshake_initialize_not_jsonrpc: {
    text: 'initialize was answered with something that is not a JSON-RPC response.',
    todo: OPEN_HANDSHAKE,
  },
  handshake_initialize_jsonrpc_error: {
    text: (p) => `initialize was answered with a JSON-RPC error${coded(p)}.`,
    todo: OPEN_HANDSHAKE,
  },
  handshake_initialize_no_protocol_version: {
    text: 'The result of initialize has no protocolVersion.',
    todo: OPEN_HANDSHAKE,
  },
  handshake_ack_http_error: {
    text: (p) => `notifications/initialized was answered with HTTP ${p.status}.`,
    todo: 'Accept the notification with 202.',
  },
  protocol_revision_missing: {
    text: 'No protocol revision was declared.',
    todo: 'Declare a released revision in the handshake.',
  },
  protocol_revision_unknown: {
    text: 'The declared protocol revision is none that was released.',
    todo: 'Declare a released revision, for instance 2025-11-25 or 2026-07-28.',
  },
  transport_mismatch: {
    text: (p) => `Declared is the ${p.declared} transport, but the endpoint speaks ${p.observed}.`,
    todo: 'Correct the declared transport, or the address.',
  },
  // The list.
  tools_list_challenge_after_failed_handshake: {
    text: 'tools/list asks for credentials after a handshake that failed.',
    todo: 'If the server is behind a gate, answer the handshake with 401 and a challenge, too.',
  },
  tools_list_not_jsonrpc: {
    text: (p) => `tools/list was answered with HTTP ${p.status} and no JSON-RPC response.`,
    todo: UNREADABLE,
  },
  tools_list_jsonrpc_error: {
    text: (p) => `tools/list was answered with a JSON-RPC error${coded(p)} (HTTP ${p.status}).`,
    todo: UNREADABLE,
  },
  tools_list_not_array: {
    text: (p) => `The result of tools/list has no array \`tools\` (HTTP ${p.status}).`,
    todo: UNREADABLE,
  },
  tools_list_invalid_item: {
    text: (p) =>
      p.items === 1
        ? 'One item of the tool list is not an object.'
        : `${p.items} items of the tool list are not objects.`,
    todo: UNREADABLE,
  },
  tools_list_invalid_structure: {
    text: 'There is no readable tool list to look at.',
    todo: null,
  },
  tools_list_incomplete: {
    text: (p) =>
      `Only ${counted(Number(p.pages), 'page')} of the tool list could be read, so nothing is said of the whole.`,
    todo: 'Serve the list in fewer, larger pages, and make each page answer.',
  },
  // The call of a tool that does not exist.
  probe_tool_name_collision: {
    text: 'The server lists a tool with the reserved name, so it was not called.',
    todo: 'Rename that tool.',
  },
  probe_tool_name_unverifiable: {
    text: 'The call was withheld: the list is paged or could not be read, and a real tool must not be run.',
    todo: null,
  },
  error_taxonomy_empty_body: taxonomy('an empty body'),
  error_taxonomy_event_stream_no_data: taxonomy('an event stream without data'),
  error_taxonomy_result_is_error: taxonomy('a result that is marked as an error'),
  error_taxonomy_result_ok: taxonomy('a successful result'),
  error_taxonomy_jsonrpc_malformed: taxonomy('a malformed JSON-RPC message'),
  error_taxonomy_not_jsonrpc: taxonomy('JSON that is not JSON-RPC'),
  error_taxonomy_not_json: taxonomy('something that is not JSON'),
  // The edge of the connection.
  tls_not_https: { text: 'The endpoint is plain http: there is no certificate.', todo: null },
  tls_not_seen: { text: 'No connection came as far as a certificate.', todo: null },
  tls_handshake_timeout: { text: 'The TLS handshake was not over in time.', todo: RERUN },
  tls_handshake_failed: {
    text: 'The TLS handshake failed before a certificate could be judged.',
    todo: 'See whether the port speaks TLS 1.2 or later.',
  },
  tls_expired: { text: 'The certificate has expired.', todo: RENEW },
  tls_not_yet_valid: { text: 'The certificate is not valid yet.', todo: RENEW },
  tls_name_mismatch: {
    text: 'The certificate is for another name.',
    todo: 'Serve a certificate that names this host.',
  },
  tls_self_signed: {
    text: 'The certificate is signed by itself.',
    todo: 'Serve one of a public authority, or trust it with NODE_EXTRA_CA_CERTS.',
  },
  tls_untrusted_root: {
    text: 'The chain ends in a root that is not trusted.',
    todo: 'Serve a certificate of a public authority, or trust the root with NODE_EXTRA_CA_CERTS.',
  },
  tls_issuer_not_found: {
    text: "The certificate's issuer was not found: an intermediate is missing, or the root is private; from here the two look alike.",
    todo: 'Serve the whole chain, or trust the private root with NODE_EXTRA_CA_CERTS.',
  },
  redirect_cross_host_observed: {
    text: 'A response redirects to another host.',
    todo: 'Publish the final address, and answer there.',
  },
  auth_401_no_challenge: {
    text: 'The server answered 401 without a WWW-Authenticate header.',
    todo: 'Send a Bearer challenge with resource_metadata.',
  },
  auth_challenge_no_metadata_url: {
    text: 'The challenge names no resource_metadata.',
    todo: 'Add resource_metadata to the challenge (RFC 9728).',
  },
  auth_metadata_bad_url: {
    text: 'The resource_metadata of the challenge is no http(s) URL.',
    todo: 'Name the absolute https URL of the document.',
  },
  auth_metadata_http_error: {
    text: (p) => `The metadata document was answered with HTTP ${p.status}.`,
    todo: 'Serve the document at the address that the challenge names.',
  },
  auth_metadata_invalid_json: {
    text: 'The metadata document is not JSON.',
    todo: 'Serve the document as JSON (RFC 9728).',
  },
  auth_metadata_not_json_object: {
    text: 'The metadata document is JSON, but not an object.',
    todo: 'Serve an object as in RFC 9728.',
  },
  auth_scope_contradiction: {
    text: 'The challenge asks for a scope that the metadata document does not list.',
    todo: 'List every scope of the challenge in scopes_supported.',
  },
  hygiene_risk_detected: {
    text: (p) =>
      `Names or descriptions that may mislead a model: ${p.hitCount} of ${p.totalCount} tools.`,
    todo: 'Read the named tools as a stranger would, and describe the tool instead of instructing the reader.',
  },
  // Fingerprints and what was approved.
  fingerprint_tool_missing_name: {
    text: 'A tool has no name, so the list has no fingerprint.',
    todo: 'Give every tool a name that is a string.',
  },
  fingerprint_canonicalize_failed: {
    text: 'The list has no canonical form: a schema is missing, or a name or schema holds what no canonical JSON can.',
    todo: 'Give every tool an inputSchema, and names and schemas of plain JSON: no half characters, no keys that differ only in composition.',
  },
  fingerprint_comparison_unavailable: {
    text: 'There is no fingerprint to compare.',
    todo: null,
  },
  fingerprint_baseline_mismatch: {
    text: 'The list is not the one that was approved.',
    todo: 'Review what changed; if it is meant, approve it anew.',
  },
  not_over_stdio: {
    text: 'The server was started as a program: there is no network between to look at.',
    todo: null,
  },
  no_baseline_reason: {
    text: 'No approved baseline was given for this server.',
    todo: 'Write one with --write-baseline once you approve of the list.',
  },
} satisfies Record<string, Text>;

export type ReasonKey = keyof typeof TABLE;

export const REASONS: Readonly<Record<ReasonKey, Text>> = TABLE;

/** A reason as one sentence for people. */
export function reasonText({ key, params }: { key: ReasonKey; params: Params }): string {
  const { text } = REASONS[key];
  return typeof text === 'string' ? text : text(params);
}

function taxonomy(what: string): Text {
  return {
    text: (p) => `A call of an unknown tool was answered with ${what} (HTTP ${p.status}).`,
    todo: UNKNOWN_TOOL,
  };
}

function coded(params: Params): string {
  return params.jsonrpc_error_code === undefined ? '' : ` ${params.jsonrpc_error_code}`;
}

function seconds(ms: string | number | undefined): string {
  return `${Number(ms) / 1000} seconds`;
}
