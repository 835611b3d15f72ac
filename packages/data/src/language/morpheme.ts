/** The interface between a text and its analyser, used by dictionaries, guessed readings and the words of a text. */

/** A morpheme of a text, in the terms of IPADIC. */
export interface Morpheme {
  readonly surface: string
  /** 名詞, 動詞, 助詞 … */
  readonly sort: string
  /** 一般, 固有名詞, 数, 接尾 … and the level below. */
  readonly detail: string
  readonly finer: string
  /** In katakana; null where the analyser does not know the word. */
  readonly reading: string | null
}

export type Analyser = (text: string) => readonly Morpheme[]

/** An analyser with the dictionary that it parts texts by. */
export interface Dictionary {
  readonly analyse: Analyser
  /** Every word that is written so, the commonest first. */
  written(text: string): readonly Morpheme[]
}
