/** The figures of a skeleton's report, from its pattern and the list in its recipe. */

import { type Audit, type Figures, noAudit, type UnreadSpec } from '../../kind/audit.ts'
import type { Score } from '../../kind/craft.ts'
import { readSize } from '../../spec/size.ts'
import { readPattern } from '../../wordfill/pattern.ts'
import { shapeIn, worthOfAll } from '../../wordgrid/forall.ts'
import { type Minima, minimaReported } from '../../wordgrid/minima.ts'
import { scoreOf } from '../../wordgrid/score.ts'
import { distinctWords } from '../../words/distinct.ts'
import { listedIn } from '../../words/listed.ts'
import { wordsForAll } from '../../words/usable.ts'
import { maxWhite, usableLengths } from './ceiling.ts'
import { black, empty, type Puzzle, type Skeleton } from './puzzle/model.ts'
import { boardFor } from './size.ts'

export const audit: Audit<Skeleton> = { ...noAudit, figures }

function figures({ rows }: Puzzle, spec: UnreadSpec | null, reported: Score): Figures {
  const counted = scoreOf(rows)
  const givens = Array.from(rows.join('')).filter((cell) => cell !== black && cell !== empty).length
  const order = spec && orderOf(spec, reported)
  const isForAll = order ? order.min !== undefined : reported.objective === 'words'
  return {
    score: {
      ...counted,
      ...(isForAll ? worthOfAll(rows, spec && shapeIn(spec)) : {}),
      ...order?.min,
      givens,
      ...order?.numbers,
      ...(order ? { unplaced: Math.abs(order.words - counted.words) } : {}),
    },
    reached: isForAll ? counted.words : counted.white,
    bound: order?.bound,
  }
}

interface Order {
  /** The number of words or numbers that were to be placed. */
  readonly words: number
  readonly numbers?: { readonly numbers: number }
  /** Only for a board that is as large as all words need. */
  readonly min?: Minima
  readonly bound: number | null
}

/** null: the recipe does not contain it. */
function orderOf(spec: UnreadSpec, reported: Score): Order | null {
  const { numbers, words, size, method = 'best', pattern } = spec
  if (typeof numbers === 'number' && numbers > 0) return { words: numbers, numbers: { numbers }, bound: null }
  const sized = typeof size === 'string' || typeof size === 'number' ? readSize(size) : null
  const drawn = typeof pattern === 'string' ? readPattern(pattern) : null
  if ((size !== undefined && !sized) || (drawn && !drawn.ok)) return null
  const list = listedIn(words)
  const distinct = distinctWords(list)
  const board = boardFor({
    size: sized ?? undefined,
    numbers: 0,
    method: method === 'best' ? 'best' : 'ils',
    words: list,
    pattern: drawn ? { rows: drawn.value } : undefined,
  })
  if (board === null) {
    const all = wordsForAll(distinct)
    return all.length === 0 ? null : { words: all.length, min: minimaReported(all, reported), bound: all.length }
  }
  const lengths = usableLengths(distinct, board)
  if (lengths.length === 0) return null
  const bound = drawn ? scoreOf(drawn.value).white : maxWhite(lengths, board.width, board.height)
  return { words: lengths.length, bound }
}
