/** Front of house. */
import type { Aside, Face } from '../../kind/face.ts'
import { sameLetters } from '../../words/kana.ts'
import { draw } from './draw.ts'
import {
  answerSchema,
  isOfNumbers,
  type ListedWord,
  moveSchema,
  type Puzzle,
  puzzleSchema,
  type Skeleton,
} from './model.ts'
import { blank, check, faults, play, route } from './rules.ts'
import { asWritten } from './script.ts'

export const face: Face<Skeleton> = {
  id: 'skeleton',
  title: { en: 'Skeleton', ja: 'スケルトン' },
  rules: {
    en: 'Put every word (or number) of the list into the board, across from left to right or down from the top. It fills a whole run of white cells, and each is used once.',
    ja: 'リストの言葉（または数）をすべて盤面に入れます。横は左から右へ、縦は上から下へ、白マスの並びにちょうど入れます。どれも1回ずつ使います。',
  },
  puzzle: puzzleSchema,
  answer: answerSchema,
  move: moveSchema,
  gesture: 'cell-text',
  judge: 'by-rules',
  faults,
  blank,
  play,
  route,
  check,
  draw,
  aside,
}

/** Grouped by length, as Japanese magazines print it. */
function aside({ words }: Puzzle): Aside[] {
  const unit = isOfNumbers({ words }) ? { en: 'digits', ja: 'けた' } : { en: 'letters', ja: '文字' }
  const shown = asWritten({ words })
  const lengths = [...new Set(words.map(({ word }) => word.length))].sort((a, b) => a - b)
  return lengths.map((length) => ({
    heading: { en: `${length} ${unit.en}`, ja: `${length}${unit.ja}` },
    items: words.filter(({ word }) => word.length === length).map((listed) => withNote(listed, shown(listed.word))),
  }))
}

/** Brackets as the word's script has them; a note that only repeats the word is left out. */
function withNote({ word, note = '' }: ListedWord, shown: string): string {
  if (note === '' || sameLetters(note, word)) return shown
  return /^[\x20-\x7e]*$/.test(word) ? `${shown} (${note})` : `${shown}（${note}）`
}
