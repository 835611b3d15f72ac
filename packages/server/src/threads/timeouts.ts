/** How long the server waits, and for whom, in milliseconds. Tests wait less. */
export interface Timeouts {
  /** Until the whole of a request has arrived. */
  readonly requestMs: number
  /**
   * For whoever does not take what is sent: nothing moves on their line. More than `requestMs`, so that who is slow
   * hears of that first.
   */
  readonly silenceMs: number
  /** Until a file is verified, from the moment a thread has it. */
  readonly verifyMs: number
  /** For a thread to be free. */
  readonly turnMs: number
}

export const usualTimeouts: Timeouts = { requestMs: 30_000, silenceMs: 60_000, verifyMs: 20_000, turnMs: 20_000 }
