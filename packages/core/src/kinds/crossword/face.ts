/** Front of house. */
import type { Aside, Face } from '../../kind/face.ts'
import { draw, keywordLetter } from './draw.ts'
import { type Answer, answerSchema, type Crossword, empty, moveSchema, type Puzzle, puzzleSchema } from './model.ts'
import { blank, check, faults, play, route } from './rules.ts'

export const face: Face<Crossword> = {
  id: 'crossword',
  title: { en: 'Crossword', ja: 'クロスワード' },
  rules: {
    en: 'Answer the clues and write the words into the white cells from their numbers on, across or down. Where words cross they share a letter.',
    ja: 'カギを解いて、番号のマスから横または縦に答えの言葉を書きます。交わるマスには同じ文字が入ります。',
  },
  puzzle: puzzleSchema,
  answer: answerSchema,
  move: moveSchema,
  gesture: 'cell-text',
  judge: 'by-key',
  faults,
  blank,
  play,
  route,
  check,
  draw,
  aside,
}

/** The keyword's boxes are named as in the drawing; they hold its letters once these are known. Where no word has a clue, there is no list of them. */
function aside({ clues, words, keyword }: Puzzle, { rows }: Answer): Aside[] {
  const clued = clues.some(({ clue }) => clue !== '')
  const letterAt = ([row, col]: readonly [number, number]): string => rows[row]?.charAt(col).replace(empty, '') || '__'
  const listed = (dir: 'across' | 'down'): string[] =>
    clues
      .filter((clue) => clued && clue.dir === dir)
      .sort((a, b) => a.number - b.number)
      .map(({ number, clue }) => `${number} ${clue}`)
  return [
    { heading: { en: 'Across', ja: 'ヨコのカギ' }, items: listed('across') },
    { heading: { en: 'Down', ja: 'タテのカギ' }, items: listed('down') },
    ...(keyword
      ? [
          {
            heading: { en: 'Keyword', ja: 'キーワード（二重ワクの文字）' },
            items: [keyword.map((cell, index) => `${keywordLetter(index)}:${letterAt(cell)}`).join(' ')],
          },
        ]
      : []),
    ...(words ? [{ heading: { en: 'Words', ja: '語群' }, items: words }] : []),
  ].filter(({ items }) => items.length > 0)
}
