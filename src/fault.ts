/**
 * The closed list of ways in which a run of this program ends early, each with its exit code:
 * 2 = the caller's words are off, 5 = the program or what it stands on (data, registry, network) is.
 * What a *server* does is never a fault: that is an observation.
 */
export const FAULTS = {
  usage: 2,
  setting_invalid: 2,
  start_failed: 2,
  listen_failed: 2,
  data_unreadable: 5,
  data_invalid: 5,
  data_write_failed: 5,
  data_conflict: 5,
  registry_unreachable: 5,
  registry_not_a_list: 5,
  registry_cursor_repeated: 5,
  registry_shrunk: 5,
  registry_too_long: 5,
  network_down: 5,
  store_unusable: 5,
  internal: 5,
} as const;

export type FaultCode = keyof typeof FAULTS;

/** An early end that a person can act on: one line that says what was found, where, and what was expected. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly code: FaultCode;

  constructor(code: FaultCode, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }

  get exitCode(): number {
    return FAULTS[this.code];
  }
}
