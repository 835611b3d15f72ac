/**
 * Input on a word search: marking the run between two letters, from either end, if it reads as a word of the list; the
 * same run again removes the mark. A word of one letter is marked by its cell alone.
 */
import { withReadings } from '../../../base/ruby.ts'
import type { Cell, Target } from '../../../base/target.ts'
import type { Seen } from '../../../kind/board.ts'
import type { Face } from '../../../kind/face.ts'
import { shownIn } from '../../../words/script.ts'
import {
  type Answer,
  canonicalPlace,
  cellsOf,
  type Dir,
  dirs,
  opposite,
  outside,
  type Place,
  type Puzzle,
  reversed,
  stepOf,
  type Wordsearch,
} from './model.ts'
import { scriptOfBoard, spellingOf } from './spelling.ts'

const letterAt = ({ rows }: Puzzle, [row, col]: Cell): string => rows[row]?.charAt(col) ?? ''

/** The direction from one cell to another and the number of cells; null if no straight line joins them. */
function runBetween(from: Cell, to: Cell): { readonly dir: Dir; readonly length: number } | null {
  const [down, right] = [to[0] - from[0], to[1] - from[1]]
  const steps = Math.max(Math.abs(down), Math.abs(right))
  if (steps === 0) return { dir: 'E', length: 1 }
  const dir = dirs.find((one) => stepOf(one)[0] * steps === down && stepOf(one)[1] * steps === right)
  return dir ? { dir, length: steps + 1 } : null
}

/** The listed word that is read between two cells. */
function placeAt(puzzle: Puzzle, [from, to = from]: Target): Place | null {
  const run = runBetween(from, to)
  if (!run) return null
  const cells = cellsOf({ word: '.'.repeat(run.length), row: from[0], col: from[1], dir: run.dir })
  const word = cells.map((cell) => letterAt(puzzle, cell)).join('')
  if (puzzle.words.includes(word)) return canonicalPlace({ word, row: from[0], col: from[1], dir: run.dir })
  const back = reversed(word)
  if (!puzzle.words.includes(back)) return null
  return canonicalPlace({ word: back, row: to[0], col: to[1], dir: opposite(run.dir) })
}

const isMarked = ({ places }: Answer, { word, row, col, dir }: Place): boolean =>
  places.some((old) => old.word === word && old.row === row && old.col === col && old.dir === dir)

function seeRun(puzzle: Puzzle, answer: Answer, target: Target): Seen {
  const place = placeAt(puzzle, target)
  if (!place || !isMarked(answer, place))
    return { symbol: '', shown: '', label: { en: 'not marked', ja: '印はありません' } }
  const shown = withReadings(spellingOf(puzzle, place.word))
  return { symbol: place.word, shown, label: { en: `${shown} found`, ja: `「${shown}」を発見` } }
}

/** The marked words through each cell, computed once per answer: a board has thousands of cells to describe. */
const marked = new WeakMap<Answer, ReadonlyMap<string, readonly string[]>>()

function wordsThrough(answer: Answer, cell: Cell): readonly string[] {
  const known = marked.get(answer)
  if (known) return known.get(String(cell)) ?? []
  const through = new Map<string, string[]>()
  for (const place of answer.places)
    for (const each of cellsOf(place)) {
      const words = through.get(String(each))
      if (words) words.push(place.word)
      else through.set(String(each), [place.word])
    }
  marked.set(answer, through)
  return through.get(String(cell)) ?? []
}

function seeLetter(puzzle: Puzzle, answer: Answer, cell: Cell): Seen {
  const symbol = letterAt(puzzle, cell)
  const shown = shownIn(scriptOfBoard(puzzle), symbol)
  const words = wordsThrough(answer, cell).map((word) => withReadings(spellingOf(puzzle, word)))
  const label =
    words.length === 0
      ? { en: shown, ja: shown }
      : { en: `${shown}, in ${words.join(', ')}`, ja: `${shown}、${words.map((word) => `「${word}」`).join('')}の中` }
  return { symbol, shown, label }
}

const boardCells = ({ width, height, rows }: Puzzle): Cell[] =>
  Array.from({ length: width * height }, (_, cell): Cell => [Math.floor(cell / width), cell % width]).filter(
    ([row, col]) => rows[row]?.charAt(col) !== outside,
  )

export const input: Pick<Face<Wordsearch>, 'board' | 'spell' | 'act' | 'see' | 'mistakes'> = {
  board: (puzzle) => {
    const cells = boardCells(puzzle)
    return {
      width: puzzle.width,
      height: puzzle.height,
      input: 'run',
      cells,
      clues: [],
      fixed: cells,
      lines: [],
      keys: null,
    }
  },
  spell: () => [],
  act: (puzzle, answer, { at }) => {
    const place = placeAt(puzzle, at)
    return place && (isMarked(answer, place) ? { ...place, erase: true } : place)
  },
  see: (puzzle, answer, target) =>
    target.length === 2 ? seeRun(puzzle, answer, target) : seeLetter(puzzle, answer, target[0]),
  // any run that reads as a listed word is correct
  mistakes: () => [],
}
