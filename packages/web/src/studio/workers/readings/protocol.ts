/** The protocol of the readings worker. */
import type { Result } from '@kumiki/core/player'
import type { Furigana, Reading } from '@kumiki/data'
import type { Pasted } from '../core/protocol.ts'

/** How many bytes of the dictionary have been loaded. */
export interface Loading {
  readonly dictionaryBytes: number
}

export type { Doubt } from '@kumiki/data'

export interface FuriganaOrder {
  readonly texts: readonly string[]
  /** Up to which school year kanji need no reading; 0: all need one. */
  readonly year: number
}

export type ReadingsProtocol = {
  /** The words of a text that are worth asking for, with its sentences as clues. A file's encoding is detected. */
  text: {
    ask: { readonly content: string | Uint8Array; readonly count: number }
    progress: Loading
    reply: Result<Pasted>
  }
  /** Furigana for each text; null if the dictionary cannot be loaded. */
  furigana: { ask: FuriganaOrder; progress: Loading; reply: readonly Furigana[] | null }
  /** A likely reading for each word with kanji; null if the dictionary cannot be loaded. */
  readings: { ask: { readonly writings: readonly string[] }; progress: Loading; reply: readonly Reading[] | null }
}
