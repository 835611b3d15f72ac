/** The figures of a skeleton's report, from its pattern and the list in its recipe. */
import { buildLexicon } from '../../engine/wordgrid/lexicon.ts'
import { scoreOf } from '../../engine/wordgrid/score.ts'
import { type Figures, silentWitness, type UnreadSpec, type Witness } from '../../kind/witness.ts'
import { readSize } from '../../spec/size.ts'
import { listedIn } from '../../words/listed.ts'
import { mostWhite } from './ceiling.ts'
import { black, empty, type Puzzle, type Skeleton } from './model.ts'

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
function askedBy({ numbers, words, size = 10 }: UnreadSpec): Asked | null {
  if (typeof numbers === 'number' && numbers > 0) return { words: numbers, numbers: { numbers }, bound: null }
  const board = typeof size === 'string' || typeof size === 'number' ? readSize(size) : null
  if (board === null) return null
  const longest = Math.max(board.width, board.height)
  const usable = listedIn(words).flatMap(({ word }) => (word.length >= 2 && word.length <= longest ? [word] : []))
  if (usable.length === 0) return null
  return {
    words: buildLexicon(usable).caps.reduce((sum, cap) => sum + cap, 0),
    bound: mostWhite(
      usable.map(({ length }) => length),
      board.width,
      board.height,
    ),
  }
}
