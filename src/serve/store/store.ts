/**
 * Where results and claims are kept until they expire: texts under keys, shared by every process of the
 * service. Expiry is the store's own: what has expired is as if it had never been there.
 */
export interface Store {
  /** The clock that expiry follows, epoch milliseconds. */
  now(): number;
  get(key: string): Promise<string | null>;
  /** Keeps a text until `expiresAt` (epoch milliseconds), in place of what is there. */
  set(key: string, value: string, expiresAt: number): Promise<void>;
  /**
   * The same, but only where nothing is there, as one step among all processes. Gives null when the text is
   * now kept, else what is there instead.
   */
  claim(key: string, value: string, expiresAt: number): Promise<string | null>;
  /** Takes a text away if it is still this one. */
  release(key: string, value: string): Promise<void>;
  /** Resolves when the store can keep something. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
