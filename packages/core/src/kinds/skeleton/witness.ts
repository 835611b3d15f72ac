/** The figures of a skeleton's report, from its pattern and the list in its recipe. */
import { scoreOf } from '../../engine/wordgrid/score.ts'
import { type Figures, silentWitness, type UnreadSpec, type Witness } from '../../kind/witness.ts'
import { distinctWords } from '../../words/distinct.ts'
import { listedIn } from '../../words/listed.ts'
import { mostWhite, usableLengths } from './ceiling.ts'
import { black, empty, type Puzzle, type Skeleton } from './model.ts'
import { boardFor } from './size.ts'

export const witness: Witness<Skeleton> = { ...silentWitness, figures }

function figures({ rows }: Puzzle, spec: UnreadSpec | null): Figures {
  const counted = scoreOf(rows)
  const givens = Array.from(rows.join('')).filter((cell) => cell !== black && cell !== empty).length
  const asked = spec && askedBy(spec)
  return {
    score: {
      ...counted,
      givens,
      ...asked?.numbers,
      ...(asked ? { unplaced: Math.abs(asked.words - counted.words) } : {}),
    },
    reached: counted.white,
    bound: asked?.bound,
  }
}

interface Asked {
  /** How many words or numbers were to go in. */
  readonly words: number
  readonly numbers?: { readonly numbers: number }
  readonly bound: number | null
}

/** null: the recipe does not tell. */
function askedBy({ numbers, words, size, method = 'best' }: UnreadSpec): Asked | null {
  if (typeof numbers === 'number' && numbers > 0) return { words: numbers, numbers: { numbers }, bound: null }
  if (size !== undefined && typeof size !== 'string' && typeof size !== 'number') return null
  const list = listedIn(words)
  const distinct = distinctWords(list)
  const isBest = method === 'best'
  const board = boardFor({ size, numbers: 0, method: isBest ? 'best' : 'ils', words: list }, distinct)
  const lengths = usableLengths(distinct, board)
  return lengths.length === 0 ? null : { words: lengths.length, bound: mostWhite(lengths, board.width, board.height) }
}
