interface Reason {
  /** One sentence for people. */
  text: string;
  /** One bad day is not a verdict: a second look comes before the status changes (spec/handshake.md, 2). */
  transient: boolean;
}

const lasting = (text: string): Reason => ({ text, transient: false });
const passing = (text: string): Reason => ({ text, transient: true });

/** Every reason that a handshake's status can have. */
export const REASONS = {
  // skipped
  not_http: lasting('The address is not an http or https URL, so nothing was sent.'),
  not_a_url: lasting('The address is not an absolute URL, so nothing was sent.'),
  unresolved_template: lasting(
    'The address still holds a placeholder that nobody filled in, so nothing was sent.',
  ),
  address_refused: lasting(
    'The address is private, local or reserved, and such addresses are not contacted.',
  ),

  // unreachable
  dns_not_found: lasting('The host name does not exist.'),
  dns_failed: passing('The host name could not be looked up.'),
  connect_refused: lasting('The host refused the connection.'),
  connect_timeout: passing('The host did not accept a connection in time.'),
  connect_failed: passing('No connection to the host could be made.'),
  tls_expired: lasting('The TLS certificate has expired.'),
  tls_not_yet_valid: lasting('The TLS certificate is not valid yet.'),
  tls_name_mismatch: lasting('The TLS certificate was issued for another name.'),
  tls_self_signed: lasting('The TLS certificate is self-signed.'),
  tls_untrusted_root: lasting('The TLS certificate chain ends in a root that is not trusted.'),
  tls_issuer_not_found: lasting(
    'The issuer of the TLS certificate is unknown: an intermediate certificate is not sent, or the root is private.',
  ),
  tls_failed: lasting('The TLS handshake failed.'),
  reset: passing('The connection was closed before any answer came.'),
  headers_timeout: passing('No answer began to arrive in time.'),

  // auth_required
  unauthorized: lasting('The server asks for authentication (401).'),
  forbidden: lasting('The server refuses access without credentials (403).'),
  payment_required: lasting('The server asks for payment (402).'),
  login_redirect: lasting('The server redirects to a login page.'),
  auth_error_reply: lasting(
    'The server answered with an error that says authentication is missing.',
  ),

  // error: before MCP is spoken
  redirect_refused: lasting(
    'The server redirects to an address to which a request is not sent again.',
  ),
  too_many_redirects: lasting('The server redirects more than three times.'),
  bad_url: lasting('The address cannot be requested as it is written.'),
  bad_http: lasting('What came back is not a valid HTTP answer.'),
  headers_too_large: lasting('The head of the HTTP answer is larger than 64 KB.'),
  body_reset: passing('The connection was closed in the middle of the answer.'),
  body_timeout: passing('The answer began to arrive but was not complete in time.'),
  read_timeout: passing('The time for the whole read ran out.'),
  body_too_large: lasting('The answer is larger than what a read accepts.'),
  too_many_events: lasting('The answer holds more events than what a read accepts.'),
  too_many_requests_needed: lasting('The list needs more requests than a read may send.'),
  unsupported_encoding: lasting(
    'The answer is compressed in a way that was not asked for and is not known.',
  ),
  decode_failed: lasting('The answer could not be decompressed.'),

  // error: the HTTP answer says no
  bad_request: lasting('The server refuses the request as malformed (400).'),
  not_found: lasting('There is nothing at this address (404).'),
  method_not_allowed: lasting('The address does not take POST requests (405).'),
  not_acceptable: lasting('The server offers none of the media types that MCP uses (406).'),
  gone: lasting('What was at this address is gone (410).'),
  length_required: lasting('The server wants a Content-Length although one was sent (411).'),
  unsupported_media_type: lasting('The server does not accept application/json (415).'),
  host_not_allowed: lasting('The server does not accept its own host name in the request.'),
  origin_refused: lasting('The server refuses the request because of its Origin or Host.'),
  csrf_refused: lasting('The server wants a CSRF token, which MCP clients do not have.'),
  bot_challenge: passing('A bot wall answered instead of the server.'),
  rate_limited: passing('The server says that there were too many requests (429).'),
  server_error: passing('The server failed with an internal error (5xx).'),
  gateway_error: passing('A gateway answered that the server behind it does not (502, 503, 504).'),
  http_client_error: lasting('The server refuses the request (4xx).'),
  transport_mismatch: lasting(
    'The listing says HTTP+SSE, but the address does not open an event stream.',
  ),

  // error: the answer is not MCP's
  not_mcp_html: lasting('The address answers with a web page.'),
  not_json: lasting('The answer is neither JSON nor an event stream.'),
  not_jsonrpc: lasting('The answer is JSON but not a JSON-RPC message.'),
  no_reply: lasting('The request was accepted, but no reply came on it.'),
  reply_id_mismatch: lasting('The answer holds a reply to another request than ours.'),
  endpoint_refused: lasting(
    'The event stream names an address for messages that is not on its own origin.',
  ),
  bad_endpoint_event: lasting('The event stream does not name a usable address for messages.'),
  no_endpoint_event: lasting('The event stream did not name an address for messages in time.'),

  // error: the MCP answer says no, or is not usable
  version_unsupported: lasting('The server does not speak any protocol version that was offered.'),
  header_mismatch: lasting('The server says that headers and message do not agree.'),
  capability_required: lasting(
    'The server wants a client capability that a plain client does not have.',
  ),
  initialize_unsupported: lasting('The server does not know initialize.'),
  initialize_error: lasting('The server answered initialize with an error.'),
  invalid_initialize_result: lasting('The answer to initialize names no protocol version.'),
  invalid_discover_result: lasting('The answer to server/discover lists no protocol versions.'),
  initialized_rejected: lasting('The server did not accept notifications/initialized.'),
  session_lost: passing('The server forgot the session that it had just issued.'),
  tools_list_error: lasting('The server answered tools/list with an error.'),
  tools_declared_but_missing: lasting('The server declares tools but does not know tools/list.'),
  invalid_tools_result: lasting('The answer to tools/list holds no list of tools.'),
  unknown_result_type: lasting('The answer to tools/list has a result type that is not a list.'),
} as const satisfies Record<string, Reason>;

export type ReasonCode = keyof typeof REASONS;
