/** What the pages ask the reader, and what comes back. */
import type { Result } from '@kumiki/core/player'
import type { Reading } from '@kumiki/data'
import type { Pasted } from '../core/protocol.ts'

/** How much of the dictionary has come. */
export interface Loading {
  readonly dictionaryBytes: number
}

export type ReadingsProtocol = {
  /** The words of a text that are worth asking for, with sentences of it as clues. A file's encoding is found out. */
  text: {
    ask: { readonly content: string | Uint8Array; readonly count: number }
    progress: Loading
    reply: Result<Pasted>
  }
  /** For each word with kanji a likely reading; null: the dictionary cannot be had. */
  readings: { ask: { readonly writings: readonly string[] }; progress: Loading; reply: readonly Reading[] | null }
}
