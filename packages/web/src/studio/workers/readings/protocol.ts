/** The protocol of the readings worker. */
import type { Result } from '@kumiki/core/player'
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
  /** A likely reading for each word with kanji; '' if none is known. */
  readings: { ask: { readonly writings: readonly string[] }; progress: Loading; reply: readonly string[] }
}
