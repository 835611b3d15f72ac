/** Drops the words of a list whose score is below the required minimum, except those that must appear. */
import { type Problem, problem } from '../../base/result.ts'
import type { Entry } from '../../words/entry.ts'
import type { Spec } from './spec.ts'

export interface Liked {
  readonly entries: readonly Entry[]
  readonly notes: readonly Problem[]
}

export function byScore({ words, minScore, must }: Pick<Spec, 'words' | 'minScore' | 'must'>): Liked {
  if (minScore === undefined) return { entries: words, notes: [] }
  const wanted = new Set(must)
  const entries = words.filter(({ word, score }) => score === null || score >= minScore || wanted.has(word))
  const gone = words.length - entries.length
  const unscored = words.every(({ score }) => score === null)
  return { entries, notes: unscored ? [noScores] : gone === 0 ? [] : [leftOut(gone, minScore)] }
}

const leftOut = (count: number, score: number): Problem =>
  problem(
    'low-score',
    `Left out because their score is under ${score}: ${count === 1 ? 'one word' : `${count} words`}.`,
    `点数が${score}に満たない${count}語は使いませんでした。`,
    { path: ['minScore'] },
  )
const noScores = problem(
  'no-scores',
  'No word of the list has a score, so `minScore` leaves out none; write scores as "word;50".',
  'リストに点数がないので、`minScore` で省いた単語はありません。点数は「単語;50」のように書きます。',
  { path: ['minScore'] },
)
