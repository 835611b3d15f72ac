/**
 * Fills a given pattern (wordfill). Every filling is worth the same, so the first one found is used. If the list has
 * scores, words with the highest scores are tried first: a quarter of the words, then half, and so on. Letters of a
 * keyword that a filling lacks are put into random cells, and the rest is filled around them.
 */

import type { Budget } from '../../base/budget.ts'
import { bad, good, type Problem, problem } from '../../base/result.ts'
import type { Rng } from '../../base/rng.ts'
import type { Making } from '../../kind/craft.ts'
import { attempt } from '../../wordfill/attempt.ts'
import { groundOf } from '../../wordfill/ground.ts'
import { foreignLetter } from '../../wordfill/pattern.ts'
import { wordless } from '../../wordfill/wordless.ts'
import { buildWordsByLength, type WordsByLength } from '../../wordfill/wordsbylength.ts'
import { entriesOf } from '../../wordgrid/apart.ts'
import { scoreOf } from '../../wordgrid/score.ts'
import { lengthsOf, lettersOf, type Slots, slotsOf } from '../../wordgrid/slots.ts'
import type { Entry } from '../../words/entry.ts'
import { bentNotes, rulesOf } from './blackcells.ts'
import { finished, type Stock } from './finished.ts'
import { cellsSpelling } from './number.ts'
import type { Crossword } from './puzzle/model.ts'
import {
  foreignKeyword,
  gaveUp,
  mustMissing,
  mustNotYet,
  noFilling,
  noFillingWith,
  noWordFor,
  unspelt,
} from './refusals.ts'
import type { Spec } from './spec.ts'
import { objectiveOf } from './worth.ts'

/** Turns for the first try at something that may be impossible; each further try has half as many again. */
const firstTurns = 40
/** The maximum number of hardest slots named in a sentence. */
const named = 3

export function* fillPattern(
  spec: Spec,
  rows: readonly string[],
  stock: Stock,
  rng: Rng,
  budget: Budget,
): Making<Crossword> {
  const slots = slotsOf(rows)
  const wordsByLength = wordsByLengthOf(stock.usable, lengthsOf(slots))
  const ground = groundOf(rows)
  const rules = rulesOf(spec)
  const breaks = rules.reduce((sum, rule) => sum + rule.count(ground), 0)
  const refusal = refusalOf(spec, rows, slots, wordsByLength, stock, breaks)
  if (refusal) return bad(refusal)
  const pieces = scoreOf(rows).components
  const notes = [...(spec.connected && pieces > 1 ? [patternInPieces(pieces)] : []), ...bentNotes(ground, rules)]
  const tiers = tiersOf(wordsByLength)
  let patience = firstTurns
  let isUnspelt = false
  for (let tier = 0; ; ) {
    const min = tiers[tier] ?? 0
    const isSure = min === 0 && !isUnspelt
    const posed = isUnspelt ? withLetters(rows, spec.keyword ?? '', rng) : rows
    const filling = { wordsByLength, slots, rows: posed, must: spec.must, min }
    const { outcome, filler, isOver } = yield* attempt(
      filling,
      rng,
      budget,
      isSure ? Number.POSITIVE_INFINITY : patience,
    )
    if (outcome === 'filled') {
      const filled = lettersOf(rows, slots, filler.words())
      if (spec.keyword === undefined || cellsSpelling(filled, spec.keyword) !== null) {
        const value = objectiveOf(spec, filled)
        const area = spec.objective === 'words' ? { area: ground.width * ground.height } : {}
        const figures = { ...(breaks > 0 ? { breaks } : {}), ...area }
        return good(finished(spec, filled, stock, { value, bound: value, notes, figures }))
      }
      isUnspelt = true
    } else if (isOver) {
      if (isUnspelt) return bad(unspelt)
      const hardest = filler.hardest(named)
      return bad(spec.must.length > 0 ? mustNotYet(rows, hardest, spec) : gaveUp(rows, hardest, spec))
    } else if (isSure) return bad(spec.must.length > 0 ? noFillingWith(entriesOf(spec.must, stock.usable)) : noFilling)
    else if (min > 0) tier++
    if (isUnspelt) patience = Math.ceil(patience * 1.5)
    yield null
  }
}

function refusalOf(
  spec: Spec,
  rows: readonly string[],
  slots: Slots,
  wordsByLength: WordsByLength,
  { usable }: Stock,
  breaks: number,
): Problem | null {
  const foreign = foreignLetter(rows, wordsByLength.codes) ?? foreignKeyword(spec.keyword ?? '', wordsByLength.codes)
  if (foreign) return foreign
  if (spec.strict && breaks > 0) return patternBreaks
  const homeless = spec.must.filter((word) => !slots.slots.some(({ length }) => length === word.length))
  if (homeless.length > 0) return mustMissing(entriesOf(homeless, usable))
  const empty = wordless(wordsByLength, slots, rows)
  return empty.length > 0 ? noWordFor(rows, empty, spec) : null
}

/**
 * Words with their scores, scaled from 0 for the lowest of the list to 1. Words without a score count as the lowest.
 * `lengths`: the lengths that are needed.
 */
export function wordsByLengthOf(entries: readonly Entry[], lengths: ReadonlySet<number> | null = null): WordsByLength {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const { score } of entries) {
    if (score === null) continue
    min = Math.min(min, score)
    max = Math.max(max, score)
  }
  const words = entries.map(({ word }) => word)
  if (!(max > min)) return buildWordsByLength(words, null, lengths)
  return buildWordsByLength(
    words,
    Float64Array.from(entries, ({ score }) => (score === null ? 0 : (score - min) / (max - min))),
    lengths,
  )
}

/** The minimum scores at which a quarter, half, three quarters and all of the words are used. */
export function tiersOf(wordsByLength: WordsByLength): number[] {
  if (!wordsByLength.hasFavours) return [0]
  const favours = Float32Array.from(wordsByLength.groups.flatMap((group) => (group ? [...group.favour] : []))).sort()
  const quarters = [0.75, 0.5, 0.25].map((share) => favours[Math.floor(share * favours.length)] ?? 0)
  return [...new Set([...quarters, 0])]
}

/** A pattern with these letters in open cells. */
export function withLetters(rows: readonly string[], letters: string, rng: Rng): string[] {
  const cells = rows.map((row) => Array.from(row))
  const free = cells.flatMap((row, r) => row.flatMap((mark, c) => (mark === '.' ? [[r, c] as const] : [])))
  rng.shuffle(free)
  for (const letter of letters) {
    const [row, col] = free.pop() ?? [-1, -1]
    if (row >= 0) cells[row]![col] = letter
  }
  return cells.map((row) => row.join(''))
}

const patternBreaks = problem(
  'pattern-breaks',
  'The pattern breaks a rule that `strict` asks to keep.',
  '盤面の形が、`strict` で守るはずの規則に反しています。',
  { path: ['pattern'] },
)
const patternInPieces = (count: number): Problem =>
  problem('pattern-in-pieces', `The pattern is in ${count} pieces.`, `盤面の形が${count}個に分かれています。`, {
    path: ['pattern'],
  })
