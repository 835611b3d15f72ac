/** A word of a text that may be asked for. */
export interface Candidate {
  /** As it stands in the text. */
  readonly writing: string
  /** As it is read: hiragana, or the writing itself. */
  readonly word: string
  /** Whether the reading is the analyser's, and not from our own words. */
  readonly isGuessed: boolean
  /** The numbers of the sentences in which it stands by itself, one for each time. */
  readonly places: readonly number[]
  /** How much it is worth asking for; of two, the higher first. */
  readonly score: number
}

/** More of the same says less and less. */
export const often = (times: number): number => Math.log(times)

/** Best first; of equals the one that stands first in the text. */
export const ranked = (candidates: readonly Candidate[]): readonly Candidate[] =>
  [...candidates].sort((a, b) => b.score - a.score || (a.places[0] ?? 0) - (b.places[0] ?? 0))
