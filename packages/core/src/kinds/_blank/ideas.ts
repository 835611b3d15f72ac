/** How a person solves it: if one cell is left, it takes the missing number. */
import type { Idea } from '../../simple/know.ts'
import type { Blank } from './puzzle.ts'

export const ideas: readonly Idea<Blank>[] = [
  {
    id: 'last-cell',
    level: 1,
    score: 1,
    name: { en: 'last cell', ja: '最後のマス' },
    idea: { en: 'Only one cell is left.', ja: '空きマスはひとつだけです。' },
    why: {
      en: '{1} is the last empty cell, and {named} is missing.',
      ja: '空いているのは{1}だけで、{named}が残っています。',
    },
    *find(know) {
      const cells = [...know.layout.places.keys()]
      const open = cells.filter((cell) => know.isOpen(cell))
      const [last] = open
      if (last === undefined || open.length > 1) return
      for (const value of know.choices(last))
        if (!cells.some((cell) => know.value(cell) === value))
          yield { is: [[last, value]], cells: know.layout.places[last]!.at, named: [value] }
    },
  },
]
