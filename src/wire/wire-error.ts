import type { Outcome } from '../generated/observation.ts';

export type WireOutcome = Exclude<Outcome, 'answered'>;

/** Why an exchange was cut off. `detail` is the error code or the few words behind it, as the record keeps them. */
export class WireError extends Error {
  override readonly name = 'WireError';
  readonly code: WireOutcome;
  readonly detail: string | null;

  constructor(code: WireOutcome, detail: string | null = null, options?: { cause?: unknown }) {
    super(detail === null ? code : `${code}: ${detail}`, options);
    this.code = code;
    this.detail = detail;
  }
}
