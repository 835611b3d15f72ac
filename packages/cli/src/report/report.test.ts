import { counted, type Spell } from '@kumiki/core/base'
import type { Note } from '@kumiki/core/contract'
import { expect, it } from 'vitest'
import { briefNotes, LevelsOfMany, NotesOfMany } from './report.ts'

const notes = (code: string, count: number): Note[] =>
  Array.from({ length: count }, (_, n) => ({ code, text: { en: `${code} ${n}`, ja: `${code}の${n}` } }))
const asFlag: Spell = (key, off) => (key === 'bank' ? `--${off ? 'no-' : ''}bank` : null)

it('notes of one sort are printed up to three, and then counted', () => {
  const messages = briefNotes([...notes('inside', 9), ...notes('long', 1), ...notes('short', 4)], asFlag)
  expect(messages.map(({ en }) => en)).toEqual([
    'inside 0',
    'inside 1',
    'inside 2',
    '… and 6 more for similar reasons.',
    'long 0',
    'short 0',
    'short 1',
    'short 2',
    'short 3',
  ])
  expect(messages[3]?.ja).toContain('ほかに6件')
})

it('notes spell options as flags, and nothing else is changed', () => {
  const note = { code: 'no-clue', text: { en: 'Write `it`, `bank` or `!bank`.', ja: '`bank` か `it`。' } }
  expect(briefNotes([note], asFlag)).toEqual([{ en: 'Write `it`, --bank or --no-bank.', ja: '--bank か `it`。' }])
})

it('a single thing is not in the plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'word'))).toEqual(['0 words', '1 word', '2 words'])
})

it('notes on many puzzles are printed once each, with the numbers of the puzzles', () => {
  const many = new NotesOfMany()
  const note = (text: string) => ({ en: text, ja: `${text}。` })
  for (const n of [1, 2, 3, 4, 5]) {
    many.add(note('always'), n)
    if (n !== 3) many.add(note('often'), n)
    if (n === 2) many.add(note('once'), n)
  }
  expect(many.lines(5).map(({ en }) => en)).toEqual([
    'All puzzles: always',
    'Puzzles 1–2, 4–5: often',
    'Puzzle 2: once',
  ])
  expect(many.lines(5).map(({ ja }) => ja)).toEqual(['全問: always。', '1–2、4–5問目: often。', '2問目: once。'])
})

it('notes on very many puzzles are counted at the end', () => {
  const many = new NotesOfMany()
  for (let n = 1; n <= 1000; n++) many.add({ en: `note ${n}`, ja: `${n}` }, n)
  expect(many.lines(1000)).toHaveLength(11)
  expect(many.lines(1000).at(-1)?.en).toContain('990 more notes')
})

it('of many words that were not placed the first are named', () => {
  const note = { code: 'no-room', text: { en: 'all', ja: 'すべて' }, brief: { en: 'some', ja: '一部' } }
  expect(briefNotes([note], asFlag)).toEqual([note.brief])
  // unless no file holds them
  expect(briefNotes([note], asFlag, true)).toEqual([note.text])
  // or unless they would fill the terminal
  const endless = { ...note, text: { en: 'word, '.repeat(2_000), ja: '語、'.repeat(2_000) } }
  expect(briefNotes([endless], asFlag, true)).toEqual([note.brief])
})

it('the levels of many are counted, easiest first, and kinds without levels are left out', () => {
  const levels = new LevelsOfMany()
  expect(levels.text()).toEqual({ en: '', ja: '' })
  for (const level of [4, 2, null, 2] as const) levels.add(level)
  expect(levels.text()).toEqual({ en: ', level 2: 2, level 4: 1', ja: '、レベル 2: 2問、レベル 4: 1問' })
  const same = new LevelsOfMany()
  for (const level of [3, 3] as const) same.add(level)
  expect(same.text()).toEqual({ en: ', all of level 3', ja: '、すべてレベル 3' })
})
