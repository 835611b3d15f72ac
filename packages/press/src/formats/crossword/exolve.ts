/** Exolve (github.com/viresh-ratnakar/exolve): the text that its player and editor take. Only written. */

import { bad, good } from '@kumiki/core/base'
import { leftOut, noRoom, oneLine } from '../foreign.ts'
import type { WriteOne } from '../format.ts'
import { ownOf } from './own.ts'

const languages = { hiragana: 'ja Hiragana', katakana: 'ja Katakana', latin: null, digits: null } as const

export const writeExolve: WriteOne = (file, face, options) => {
  const own = ownOf(file, face, { keyword: true, bank: false, columns: false, script: false, readings: false }, options)
  if (!own.ok) return own
  const { puzzle, cells, clues, script, title, losses } = own.value
  if (script === 'digits')
    return bad(noRoom('exolve', 'its cells hold letters, not digits', 'マスに数字を入れられません'))
  const marked = new Set((puzzle.keyword ?? []).map(([row, col]) => row * puzzle.width + col))
  const rows = Array.from({ length: puzzle.height }, (_, row) =>
    cells
      .slice(row * puzzle.width, (row + 1) * puzzle.width)
      .map((letter, col) =>
        letter === null ? '.' : `${letter || '0'}${marked.has(row * puzzle.width + col) ? '@' : ''}`,
      )
      .join(' '),
  )
  const listed = (dir: 'across' | 'down'): string[] =>
    clues
      .filter((clue) => clue.dir === dir)
      .map((clue) => `    ${clue.number} ${oneLine(clue.clue) || '—'} (${clue.enumeration ?? clue.length})`)
  const { author = '', copyright = '', note = '' } = file.credits ?? {}
  const optional = (name: string, text: string): string[] => (text === '' ? [] : [`  exolve-${name}: ${oneLine(text)}`])
  const lines = [
    'exolve-begin',
    `  exolve-width: ${puzzle.width}`,
    `  exolve-height: ${puzzle.height}`,
    ...optional('title', title),
    ...optional('setter', author),
    ...optional('copyright', copyright),
    ...optional('prelude', note),
    ...optional('language', languages[script] ?? ''),
    '  exolve-grid:',
    ...rows.map((row) => `    ${row}`),
    '  exolve-across:',
    ...listed('across'),
    '  exolve-down:',
    ...listed('down'),
    'exolve-end',
  ]
  const order = puzzle.keyword
    ? [{ en: 'the order of the keyword (its cells are circled)', ja: 'キーワードの順番（マスは丸で示します）' }]
    : []
  return good({ content: `${lines.join('\n')}\n`, notes: leftOut([...losses, ...order]) })
}
