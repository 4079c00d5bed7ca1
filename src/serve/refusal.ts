/**
 * The closed list of answers that are none, each with its HTTP status and a sentence for people. A refusal
 * says nothing of what a request held, and nothing of the inside of the service.
 */
export const REFUSALS = {
  request_invalid: [
    400,
    'The request is not one that this address takes; the API page says which.',
  ],
  url_invalid: [
    400,
    'Expected the absolute address of an MCP endpoint, of 1000 characters at most.',
  ],
  url_not_https: [400, 'A check is made of public https addresses only.'],
  url_not_http: [400, 'Expected an http or https address.'],
  url_has_credentials: [
    400,
    'The address holds what looks like a credential. None are ever sent, and a result can be passed on: give an address without it.',
  ],
  url_template: [400, 'The address has a placeholder in it: fill it in first.'],
  address_refused: [400, 'That address is not a public one, and is not contacted.'],
  opted_out: [403, 'The operator of this address asked not to be read.'],
  origin_refused: [403, 'This service answers pages of its own site only.'],
  not_found: [404, 'There is nothing at this address.'],
  listing_unknown: [404, 'No listing of this name has an endpoint here.'],
  method_not_allowed: [405, 'This address takes another method.'],
  body_too_large: [413, 'The request is too large.'],
  media_type_unsupported: [415, 'Expected JSON, or a form.'],
  host_read_recently: [
    429,
    'Another address of this host was read a moment ago. A host is read at most once every 10 minutes.',
  ],
  read_broken_off: [
    429,
    'The last read of this address was broken off on our side. A host is read at most once every 10 minutes.',
  ],
  too_many_requests: [429, 'Too many requests from where you are: wait a little.'],
  busy: [503, 'Too many checks are waiting: try again in a little while.'],
  overloaded: [503, 'The service has too much to do: try again in a little while.'],
  stopping: [503, 'The service is being restarted: try again in a little while.'],
  store_unavailable: [503, 'Results can not be kept at the moment: try again in a little while.'],
  internal: [500, 'Something went wrong on our side.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof REFUSALS;

export interface RefusalOptions {
  /** Seconds until it is worth trying again. */
  retryAfter?: number;
  cause?: unknown;
}

/** An answer of the closed list, thrown wherever it is known. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly retryAfter: number | null;

  constructor(code: RefusalCode, { retryAfter, cause }: RefusalOptions = {}) {
    super(REFUSALS[code][1], { cause });
    this.code = code;
    this.retryAfter = retryAfter ?? null;
  }

  get status(): number {
    return REFUSALS[this.code][0];
  }
}

/** The body of a refusal. */
export function refusalJson(code: RefusalCode): string {
  return `${JSON.stringify({ error: { code, message: REFUSALS[code][1] } })}\n`;
}
