/** The server's timeouts in milliseconds. Tests shorten them. */
export interface Timeouts {
  /** Until a request has arrived completely. */
  readonly requestMs: number
  /**
   * Without any traffic on a connection, for clients that do not read their answer. Longer than `requestMs`, so that
   * slow senders get that error first.
   */
  readonly silenceMs: number
  /** Until a file is verified, counted from the moment when a thread takes it. */
  readonly verifyMs: number
  /** Until a thread is free. */
  readonly turnMs: number
}

export const usualTimeouts: Timeouts = { requestMs: 30_000, silenceMs: 60_000, verifyMs: 20_000, turnMs: 20_000 }
