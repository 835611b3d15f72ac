/** A candidate word of a text. */
export interface Candidate {
  /** As it is written in the text. */
  readonly writing: string
  /** Its reading in hiragana, or the writing itself. */
  readonly word: string
  /** Whether the reading is the analyser's, not from our lexicon. */
  readonly isGuessed: boolean
  /** The numbers of the sentences in which it stands alone, once for each occurrence. */
  readonly places: readonly number[]
  /** How much it is worth asking for. */
  readonly score: number
}

/** Each further occurrence counts less. */
export const often = (times: number): number => Math.log(times)

/** Best first; ties in the order of the text. */
export const ranked = (candidates: readonly Candidate[]): readonly Candidate[] =>
  [...candidates].sort((a, b) => b.score - a.score || (a.places[0] ?? 0) - (b.places[0] ?? 0))
