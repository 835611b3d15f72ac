/** The protocol of the readings worker. */
import type { Result } from '@kumiki/core/player'
import type { Reading } from '@kumiki/data'
import type { Pasted } from '../core/protocol.ts'

/** How many bytes of the dictionary have been loaded. */
export interface Loading {
  readonly dictionaryBytes: number
}

export type ReadingsProtocol = {
  /** The words of a text that are worth asking for, with its sentences as clues. A file's encoding is detected. */
  text: {
    ask: { readonly content: string | Uint8Array; readonly count: number }
    progress: Loading
    reply: Result<Pasted>
  }
  /** For each word with kanji a likely reading; null: the dictionary cannot be had. */
  readings: { ask: { readonly writings: readonly string[] }; progress: Loading; reply: readonly Reading[] | null }
}
