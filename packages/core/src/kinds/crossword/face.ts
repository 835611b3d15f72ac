/** Front of house. */
import type { Aside, Face } from '../../kind.ts'
import { draw, keywordLetter } from './draw.ts'
import { answerSchema, type CrosswordPuzzle, type CrosswordShapes, moveSchema, puzzleSchema } from './model.ts'
import { blank, check, faults, play, route } from './rules.ts'

export const face: Face<CrosswordShapes> = {
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

/** The keyword's boxes are named as in the drawing. */
function aside({ clues, words, keyword }: CrosswordPuzzle): Aside[] {
  const listed = (dir: 'across' | 'down'): string[] =>
    clues
      .filter((clue) => clue.dir === dir)
      .sort((a, b) => a.number - b.number)
      .map(({ number, clue }) => `${number} ${clue}`)
  return [
    { heading: { en: 'Across', ja: 'ヨコのカギ' }, items: listed('across') },
    { heading: { en: 'Down', ja: 'タテのカギ' }, items: listed('down') },
    ...(keyword
      ? [
          {
            heading: { en: 'Keyword', ja: 'キーワード（二重ワクの文字）' },
            items: [keyword.map((_, index) => `${keywordLetter(index)}:__`).join(' ')],
          },
        ]
      : []),
    ...(words ? [{ heading: { en: 'Words', ja: '語群' }, items: words }] : []),
  ].filter(({ items }) => items.length > 0)
}
