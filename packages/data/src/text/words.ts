/**
 * From a text to words with clues: the words worth asking for, best first (`japanese.ts`, `english.ts`), each with a
 * sentence of the text in which it is left out (`cloze.ts`).
 *
 * As far as there is a choice, a clue avoids the sentence in which the word first occurs, a sentence that another clue
 * uses, and one that shows many of the other answers; then the clause alone is preferred to the whole sentence. If the
 * clues of two words would still give each other away, the less valuable word is left out.
 */
import type { Lang } from '@kumiki/core/base'
import type { Analyser } from '../language/morpheme.ts'
import { unpleasant } from '../lexicon/unpleasant.ts'
import type { Candidate } from './candidate.ts'
import { clozesOf } from './cloze.ts'
import { englishWords } from './english.ts'
import { japaneseWords } from './japanese.ts'
import type { Known } from './known.ts'
import { saysEnough } from './says.ts'
import { type Sentence, sentencesOf } from './sentences.ts'

export interface TextWord {
  /** As in the cells, with small kana kept small. */
  readonly word: string
  /** As the text writes it. */
  readonly shown: string
  readonly clue: string
  /** Whether the reading is a guess of the analyser. */
  readonly isGuessed: boolean
  readonly score: number
}

export interface TextOrder {
  readonly text: string
  readonly lang: Lang
  readonly known: Known
  /** Needed for Japanese. */
  readonly analyse: Analyser
  readonly count: number
}

export function wordsInText({ text, lang, known, analyse, count }: TextOrder): readonly TextWord[] {
  const sentences = sentencesOf(text, lang)
  const all = lang === 'ja' ? japaneseWords(sentences, analyse, known) : englishWords(sentences, known)
  const fit = all.filter(({ writing, word }) => !unpleasant({ word, writing, clue: '', harder: '', tags: [], year: 1 }))
  const clued: Clued[] = []
  for (const candidate of fit) {
    if (clued.length >= count) break
    if (clued.some((other) => other.candidate.word === candidate.word)) continue
    const clue = bestClue(candidate, sentences, clued, lang, analyse)
    if (clue) clued.push({ candidate, ...clue })
  }
  return clued.map(({ candidate: { word, writing, isGuessed, score }, clue }) => ({
    word,
    shown: writing,
    clue,
    isGuessed,
    score,
  }))
}

interface Clue {
  readonly clue: string
  readonly sentence: number
}

interface Clued extends Clue {
  readonly candidate: Candidate
}

function bestClue(
  { writing, word, places }: Candidate,
  sentences: readonly Sentence[],
  others: readonly Clued[],
  lang: Lang,
  analyse: Analyser,
): Clue | null {
  let best: Clue | null = null
  let min = Number.POSITIVE_INFINITY
  for (const sentence of new Set(places)) {
    const { text, isHeading } = sentences[sentence] ?? { text: '', isHeading: true }
    const last = sentences[sentence - 1]
    const clues = isHeading ? [] : clozesOf(text, writing, word, lang, last && !last.isHeading ? last.text : null)
    const before = (sentence === places[0] ? 1 : 0) + (others.some((other) => other.sentence === sentence) ? 1 : 0)
    for (const [narrower, clue] of clues.entries()) {
      if (others.some((other) => giveEachOtherAway(other, clue, writing))) continue
      const shown = others.filter((other) => clue.includes(other.candidate.writing)).length
      const cost = before + 0.5 * shown + 0.7 * narrower
      if (cost >= min || !saysEnough(clue, lang, analyse)) continue
      min = cost
      best = { clue, sentence }
    }
  }
  return best
}

const giveEachOtherAway = (other: Clued, clue: string, writing: string): boolean =>
  clue.toLowerCase().includes(other.candidate.writing.toLowerCase()) &&
  other.clue.toLowerCase().includes(writing.toLowerCase())
