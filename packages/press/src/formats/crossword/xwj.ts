/**
 * CrosswordGiver's .xwj (クロスワード ギバー, github.com/katahiromz/XWordGiver): JSON with the rows of the board (■ black, or □
 * open), the clues by direction as [number, word, clue], and the cells of the keyword as [row, column, letter], from 1.
 *
 * A clue belongs to the run of its number, counted by row; if the file numbers differently, to the run that holds its
 * word.
 */

import { bad, good, type Result } from '@kumiki/core/base'
import { slotsOf, textIn } from '@kumiki/core/kinds/crossword/puzzle'
import { creditsOf, type Loss, leftOut, noCredits, noRoom, notThis } from '../foreign.ts'
import type { Imported, WriteOne } from '../format.ts'
import { isRecord, listIn, readJson, textIn as stringIn } from '../json.ts'
import { crosswordFile } from './grid.ts'
import { black, type GridClue, white } from './model.ts'
import { clueText, ownOf } from './own.ts'

const format = '.xwj'
const blackSign = '■'
const openSign = '　'

export async function readXwj(text: string): Promise<Result<Imported>> {
  const json = await readJson(text, format)
  if (!json.ok) return json
  const file = json.value
  const rows = listIn(file, 'cell_data').map((row) => (typeof row === 'string' ? Array.from(row) : []))
  const width = Math.max(0, ...rows.slice(0, 100).map((row) => row.length))
  if (rows.length === 0 || rows.length > 100 || width > 100)
    return bad(notThis(format, 'it has no rows of cells ("cell_data")', '"cell_data" の行がありません'))
  const squares = rows.flatMap((row) =>
    Array.from({ length: width }, (_, col) => {
      const sign = row[col] ?? blackSign
      if (sign === blackSign || sign === '#') return black
      return white(/[\s□.]/.test(sign) ? null : sign)
    }),
  )
  const letters = rows.map((row) => Array.from({ length: width }, (_, col) => row[col] ?? blackSign).join(''))
  const hints = isRecord(file.hints) ? file.hints : {}
  const clues = [...cluesIn(hints, 'h', true, letters), ...cluesIn(hints, 'v', false, letters)]
  const marks = listIn(file, 'marks').map((mark) => (Array.isArray(mark) ? mark.slice(0, 2).map(Number) : []))
  const keyword = marks.filter(([row = 0, col = 0]) => squares[(row - 1) * width + col - 1]?.is === 'white')
  const theme = stringIn(file, 'theme')
  const losses: Loss[] = theme === '' ? [] : [{ en: 'the theme', ja: 'テーマ' }]
  return crosswordFile({
    format,
    width,
    height: rows.length,
    squares,
    clues,
    title: stringIn(file, 'header'),
    credits: creditsOf({ ...noCredits, note: stringIn(file, 'notes') }),
    ...(keyword.length > 0 && keyword.length === marks.length
      ? { keyword: keyword.map(([row = 1, col = 1]) => [row - 1, col - 1]) }
      : {}),
    losses,
    notes: [],
  })
}

function cluesIn(
  hints: Readonly<Record<string, unknown>>,
  name: string,
  across: boolean,
  rows: readonly string[],
): GridClue[] {
  const pattern = rows.map((row) => row.replace(/[^■#]/g, '.').replace(/[■#]/g, '#'))
  const width = pattern[0]?.length ?? 1
  const runs = new Map<string, (readonly [number, number])[] | null>()
  for (const slot of slotsOf(pattern).slots.filter((one) => one.across === across)) {
    const word = textIn(rows, slot)
    const cells = slot.cells.map((cell) => [Math.floor(cell / width), cell % width] as const)
    // a word that occurs twice does not determine the place
    runs.set(word, runs.has(word) ? null : cells)
  }
  return listIn(hints, name)
    .slice(0, 4096)
    .flatMap((hint): GridClue[] => {
      if (!Array.isArray(hint)) return []
      const [number, word, clue] = hint
      const cells = typeof word === 'string' ? runs.get(word) : null
      const text = typeof clue === 'string' ? clue : ''
      return [{ across, label: String(number).slice(0, 10), text, enumeration: null, cells: cells ?? null }]
    })
}

export const writeXwj: WriteOne = (file, face, options) => {
  const own = ownOf(file, face, { keyword: true, bank: false, columns: false, script: false, readings: false }, options)
  if (!own.ok) return own
  const { puzzle, cells, clues, solved, title, losses } = own.value
  if (cells.some((letter) => letter !== null && /[■□#]/.test(letter)))
    return bad(noRoom(format, 'its letters are the signs for cells there', 'マスの記号と同じ文字があります'))
  const { width } = puzzle
  const hints = (dir: 'across' | 'down') =>
    clues
      .filter((clue) => clue.dir === dir)
      .map((clue) => {
        const step = dir === 'across' ? 1 : width
        const at = clue.row * width + clue.col
        return [
          clue.number,
          Array.from({ length: clue.length }, (_, i) => cells[at + i * step]).join(''),
          clueText(clue),
        ]
      })
  const marks = (puzzle.keyword ?? []).map(([row, col]) => [row + 1, col + 1, cells[row * width + col] ?? ''])
  const content = {
    cell_data: Array.from({ length: puzzle.height }, (_, row) =>
      cells
        .slice(row * width, (row + 1) * width)
        .map((letter) => (letter === null ? blackSign : letter || openSign))
        .join(''),
    ),
    column_count: width,
    creator_info: 'Kumiki',
    dictionary: '',
    has_hints: true,
    has_mark: marks.length > 0,
    header: title,
    hints: { h: hints('across'), v: hints('down') },
    is_solved: solved,
    mark_word: marks.map(([, , letter]) => letter).join(''),
    marks,
    notes: file.credits?.note ?? '',
    row_count: puzzle.height,
    rules: '',
    theme: '',
    view_mode: 0,
  }
  const author =
    file.credits?.author || file.credits?.copyright ? [{ en: 'author and copyright', ja: '作者・著作権' }] : []
  return good({ content: `${JSON.stringify(content, null, '\t')}\n`, notes: leftOut([...losses, ...author]) })
}
