/** Sudoku as characters: one in a file, or one a line. */
import { type Format, reading, type Write, writing } from '../format.ts'

const line = () => import('./line.ts')

const sudoku = { kinds: ['sudoku'], binary: false, read: reading(async () => (await line()).readLine) } as const
const writeOne = writing(async () => (await line()).writeLine)

/** The notes for many lines are those of the first. */
const writeLines: Write = async (puzzles, options) => {
  const [first, ...others] = puzzles
  const written = await writeOne([first], options)
  if (!written.ok) return written
  let content = String(written.value.content)
  for (const puzzle of others) {
    const next = await writeOne([puzzle], options)
    if (!next.ok) return next
    content += String(next.value.content)
  }
  return { ok: true, value: { content, notes: written.value.notes } }
}

export const ofSudoku: readonly Format[] = [
  {
    ...sudoku,
    extensions: ['.sdk'],
    title: { en: 'Sudoku as 81 characters', ja: 'ナンプレ（81文字）' },
    holds: 'one',
    write: writeOne,
  },
  {
    ...sudoku,
    extensions: ['.sdm'],
    title: { en: 'Sudokus, 81 characters a line', ja: 'ナンプレ（1行に81文字）' },
    holds: 'lines',
    write: writeLines,
  },
]
