/** The field that takes a text, and what the doctor says of a list. */
import type { Measured } from '@kumiki/core/verbs/doctor'

const rounded = (value: number): string => String(Math.round(value * 10) / 10)

const en = {
  title: 'From a text',
  label: 'A text: its words come into the list',
  example: 'Paste a lesson, a leaflet or a page of a guide.',
  take: 'Take its words',
  reading: 'Reading …',
  guess: 'guess',
  seen: 'The reading is a guess. Press when you have looked at it.',
  doctor: 'What would help this list?',
  examining: 'Making boards to compare …',
  boards: (size: number, boards: number) => `Boards of ${size} × ${size}, mean of ${boards}`,
  before: 'Now',
  after: 'Then',
  figures: ({ white, crossings, words }: Measured) =>
    `${rounded(white)} white cells, ${rounded(crossings)} crossings, ${rounded(words)} words`,
  add: (word: string) => `Add ${word}`,
  drop: (word: string) => `Drop ${word}`,
  nothing: 'No word that was tried made the boards better, and dropping those that found no place did not either.',
}
type Passage = typeof en
const ja: Passage = {
  title: '文章から',
  label: '文章（その言葉がリストに入ります）',
  example: '教科書の1課、ちらし、案内などの文章を貼り付けてください。',
  take: '言葉を取り出す',
  reading: '読んでいます…',
  guess: '推測',
  seen: 'よみは推測です。確かめたら押してください。',
  doctor: 'どう直すとよくなる？',
  examining: '盤面を作って比べています…',
  boards: (size, boards) => `${size} × ${size} の盤面（${boards}回の平均）`,
  before: 'いま',
  after: '直すと',
  figures: ({ white, crossings, words }) =>
    `白マス ${rounded(white)}、交差 ${rounded(crossings)}、言葉 ${rounded(words)}`,
  add: (word) => `${word} を足す`,
  drop: (word) => `${word} を外す`,
  nothing: '試した言葉を足しても、入らなかった言葉を外しても、盤面は良くなりませんでした。',
}
export const passageText = { en, ja }
