/**
 * Input on a board of islands: each touch on two islands that see each other adds a bridge, up to two, then removes
 * both.
 */
import type { Cell } from '../../../base/target.ts'
import type { Bilingual } from '../../../base/text.ts'
import type { Seen } from '../../../kind/board.ts'
import type { Face } from '../../../kind/face.ts'
import { boardOf, edgeBetween } from './board.ts'
import type { Answer, Hashi, Puzzle } from './model.ts'

const cellOf = ({ islands }: Puzzle, island: number): Cell => [islands[island]?.[1] ?? -1, islands[island]?.[0] ?? -1]

const islandAt = ({ islands }: Puzzle, [row, col]: Cell): number =>
  islands.findIndex((island) => island[0] === col && island[1] === row)

function bridgesBetween({ bridges }: Answer, i: number, j: number): 0 | 1 | 2 {
  const [low, high] = [Math.min(i, j), Math.max(i, j)]
  return bridges.find((bridge) => bridge[0] === low && bridge[1] === high)?.[2] ?? 0
}

const after = { 0: 1, 1: 2, 2: 0 } as const

const amount = (count: number): Bilingual => ({
  en: count === 0 ? 'no bridge' : count === 1 ? '1 bridge' : `${count} bridges`,
  ja: `橋${count}本`,
})

function seeIsland({ islands }: Puzzle, { bridges }: Answer, island: number): Seen {
  const number = islands[island]?.[2] ?? 0
  const has = bridges.reduce((sum, [i, j, count]) => sum + (i === island || j === island ? count : 0), 0)
  const rest = number - has
  const { en, ja } = amount(has)
  return {
    symbol: String(number),
    shown: String(number),
    label:
      rest < 0
        ? { en: `island ${number}, ${en}, ${-rest} too many`, ja: `島${number}、${ja}、${-rest}本多い` }
        : { en: `island ${number}, ${en}, ${rest} to go`, ja: `島${number}、${ja}、あと${rest}本` },
  }
}

function seeSight({ islands }: Puzzle, answer: Answer, from: number, to: number): Seen {
  const count = bridgesBetween(answer, from, to)
  const number = islands[to]?.[2] ?? 0
  const symbol = count === 0 ? '' : String(count)
  const { en, ja } = amount(count)
  return { symbol, shown: symbol, label: { en: `to the ${number}, ${en}`, ja: `${number}の島へ、${ja}` } }
}

export const input: Pick<Face<Hashi>, 'board' | 'spell' | 'act' | 'see' | 'mistakes'> = {
  board: (puzzle) => ({
    width: puzzle.width,
    height: puzzle.height,
    input: 'join',
    cells: puzzle.islands.map((_, island) => cellOf(puzzle, island)),
    clues: [],
    fixed: [],
    lines: [],
    keys: null,
  }),
  spell: () => [],
  act: (puzzle, answer, { at: [first, second] }) => {
    if (!second) return null
    const [from, to] = [islandAt(puzzle, first), islandAt(puzzle, second)]
    if (from < 0 || to < 0 || edgeBetween(boardOf(puzzle), from, to) < 0) return null
    return { from, to, count: after[bridgesBetween(answer, from, to)] }
  },
  see: (puzzle, answer, [first, second]) =>
    second
      ? seeSight(puzzle, answer, islandAt(puzzle, first), islandAt(puzzle, second))
      : seeIsland(puzzle, answer, islandAt(puzzle, first)),
  mistakes: (puzzle, answer, key) =>
    answer.bridges
      .filter(([i, j, count]) => count > bridgesBetween(key, i, j))
      .map(([i, j]) => [cellOf(puzzle, i), cellOf(puzzle, j)]),
}
