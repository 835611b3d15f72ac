/** Shuffles the numbers; the maker then removes them while the ideas can still fill the row. */
import * as z from 'zod'
import { craftOf, type SimpleCraft } from '../../simple/craft.ts'
import { levelOption } from '../../spec/level.ts'
import { ideas } from './ideas.ts'
import { type Blank, face, puzzle } from './puzzle.ts'
import { recount } from './recount.ts'

const spec = z.object({
  size: z.int().min(2).max(9).default(5).meta({ description: 'Cells in the row', ja: '列のマスの数' }),
  level: levelOption(1).default(1).meta({ description: 'Difficulty', ja: '難易度' }),
})

export const simple: SimpleCraft<Blank, z.infer<typeof spec>> = {
  spec,
  presets: [{ id: 'short', title: { en: 'Short', ja: '短い' }, spec: { size: 3 } }],
  ideas,
  supposes: null,
  full: ({ size }, rng) => {
    const values = rng.shuffle([...'123456789'].slice(0, size))
    return { puzzle: { cells: values.join('') }, values }
  },
  clues: {
    values: ({ cells }) => [...'123456789'].slice(0, cells.length),
    optional: true,
    at: ({ cells }) => [...cells].flatMap((cell, col) => (cell === '.' ? [] : [[0, col] as const])),
    put: ({ cells }, [, col], clue) => ({ cells: [...cells].with(col, clue ?? '.').join('') }),
  },
  turned: ({ cells }, turn) => {
    const [row, ...more] = turn.text([cells])
    return row === undefined || more.length > 0 ? null : { cells: row }
  },
}

export const craft = craftOf(puzzle, face, simple, recount)
