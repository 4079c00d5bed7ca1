// Generated from data/schemas by `npm run generate`. Do not edit.
/**
 * answered: response headers came and the body was read as far as it was needed. The others say what cut the exchange off, and where.
 *
 * This interface was referenced by `Observation`'s JSON-Schema
 * via the `definition` "Outcome".
 */
export type Outcome =
  | 'answered'
  | 'bad_url'
  | 'address_refused'
  | 'budget_requests'
  | 'budget_bytes'
  | 'budget_time'
  | 'dns_not_found'
  | 'dns_failed'
  | 'connect_refused'
  | 'connect_timeout'
  | 'connect_failed'
  | 'tls_expired'
  | 'tls_not_yet_valid'
  | 'tls_name_mismatch'
  | 'tls_self_signed'
  | 'tls_untrusted_root'
  | 'tls_issuer_not_found'
  | 'tls_failed'
  | 'reset'
  | 'headers_timeout'
  | 'headers_too_large'
  | 'bad_http'
  | 'body_reset'
  | 'body_timeout'
  | 'body_too_large'
  | 'too_many_events'
  | 'unsupported_encoding'
  | 'decode_failed';
export type TlsFacts = {
  verified: boolean;
  /**
   * Node's code of the first verification error.
   */
  code: string | null;
  protocol: string | null;
  subject: string | null;
  names: string[];
  issuer: string | null;
  valid_from: string | null;
  valid_to: string | null;
  /**
   * Subjects from the leaf upwards, as sent.
   */
  chain: string[];
} | null;

/**
 * What came over the wire in one read, without an opinion. Times are whole or fractional milliseconds since started_at. Credentials and session ids are redacted; what a list returned is kept as it came.
 */
export interface Observation {
  schema_version: 1;
  read: 'handshake' | 'checkup' | 'report';
  /**
   * The address that was asked to be read; credentials in it are redacted.
   */
  endpoint: string;
  declared_transport: 'http' | 'sse' | null;
  started_at: string;
  duration_ms: number;
  client: {
    name: string;
    version: string;
    capabilities: {
      [k: string]: unknown;
    };
  };
  allow_private: boolean;
  limits: Limits;
  /**
   * Why nothing was sent at all, or null.
   */
  refused: 'not_http' | 'not_a_url' | 'unresolved_template' | 'address_refused' | null;
  /**
   * Attempts at the same read that failed on the network before this one was made.
   */
  earlier_attempts?: {
    started_at: string;
    outcome: Outcome;
  }[];
  exchanges: Exchange[];
  connections: Connection[];
}
/**
 * The budget that the read was held to.
 *
 * This interface was referenced by `Observation`'s JSON-Schema
 * via the `definition` "Limits".
 */
export interface Limits {
  /**
   * The whole read, retries included.
   */
  time_ms: number;
  requests: number;
  /**
   * One response, after decompression.
   */
  response_bytes: number;
  /**
   * All responses, after decompression.
   */
  total_bytes: number;
  hops: number;
  /**
   * Events of one SSE stream.
   */
  events: number;
}
/**
 * One HTTP request and what came back.
 *
 * This interface was referenced by `Observation`'s JSON-Schema
 * via the `definition` "Exchange".
 */
export interface Exchange {
  /**
   * What the request was for. `sse` opens the stream of the HTTP+SSE transport, `answer` answers a request of the server.
   */
  step:
    | 'initialize'
    | 'initialized'
    | 'discover'
    | 'tools/list'
    | 'prompts/list'
    | 'resources/list'
    | 'resources/templates/list'
    | 'tools/call'
    | 'resources/read'
    | 'sse'
    | 'answer'
    | 'delete'
    | 'metadata';
  /**
   * Which try at a conversation this belongs to: 0 is the first rung of the ladder.
   */
  rung: number;
  era: 'modern' | 'streamable' | 'sse' | null;
  method: 'GET' | 'POST' | 'DELETE';
  url: string;
  rpc_method: string | null;
  rpc_id: number | string | null;
  /**
   * The cursor that a list request carried.
   */
  cursor: string | null;
  /**
   * The tool of a tools/call, the address of a resources/read; credentials in it are redacted.
   */
  asked_for?: string;
  /**
   * What a metadata GET looked for, and what led to its address.
   */
  metadata?: {
    /**
     * Protected resource metadata (RFC 9728), authorization server metadata, a server card, an ai-catalog, or an address at which nothing can be.
     */
    kind: 'resource' | 'authorization_server' | 'server_card' | 'catalog' | 'control';
    lead: 'challenge' | 'path' | 'root' | 'openid' | 'openid_appended' | 'endpoint' | 'catalog' | 'historical';
  };
  outcome: Outcome;
  /**
   * The error code or the few words behind an outcome that is not `answered`.
   */
  detail: string | null;
  status: number | null;
  /**
   * Response headers that judgements need, by lower-case name, one string a line.
   */
  headers: {
    [k: string]: string[];
  };
  /**
   * Essence of content-type, lower case.
   */
  media_type: string | null;
  body_form: 'none' | 'empty' | 'json' | 'sse' | 'html' | 'text' | 'binary';
  /**
   * The first 2048 characters of a body in which no JSON-RPC reply was found.
   */
  body_excerpt: string | null;
  /**
   * The whole body as text, where a read asks for that: up to the first JSON-RPC message of an event stream, null when it was cut off. No reply is looked for then.
   */
  body?: string | null;
  bytes_wire: number;
  bytes_decoded: number;
  sent_ms: number;
  /**
   * When the response headers were there.
   */
  first_byte_ms: number | null;
  end_ms: number;
  /**
   * The JSON-RPC message that answers ours, as it came, or null.
   */
  reply: RpcReply | null;
  reply_form: 'json' | 'sse' | null;
  /**
   * The JSON of a body outside JSON-RPC: of a metadata GET, or beside a 402. Credentials in addresses are redacted.
   */
  document?: unknown;
  /**
   * Where the reply strays from JSON-RPC or SSE and was read all the same.
   */
  reply_notes: (
    | 'id_as_string'
    | 'id_mismatch'
    | 'null_error_member'
    | 'array_of_one'
    | 'unterminated_event'
    | 'wrong_media_type'
    | 'no_jsonrpc_member'
  )[];
  /**
   * Messages that were not our reply.
   */
  other_messages: {
    kind: 'request' | 'notification' | 'response' | 'not_jsonrpc' | 'endpoint_event';
    method: string | null;
  }[];
  /**
   * Length and alphabet of a session id that this response issued.
   */
  session: {
    length: number;
    /**
     * How many of its characters are dashes.
     */
    dashes?: number;
    alphabet: 'digits' | 'hex' | 'hex_dashed' | 'alphanumeric' | 'visible_ascii' | 'other';
  } | null;
}
/**
 * One host that was connected to.
 *
 * This interface was referenced by `Observation`'s JSON-Schema
 * via the `definition` "Connection".
 */
export interface Connection {
  origin: string;
  /**
   * The checked address that the connection went to.
   */
  address: string | null;
  tls: TlsFacts;
}

export interface RpcReply {
  jsonrpc?: unknown;
  id?: unknown;
  result?: unknown;
  error?: unknown;
  [member: string]: unknown;
}
