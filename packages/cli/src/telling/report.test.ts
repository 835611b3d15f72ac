import { problem } from '@kumiki/core/base/result'
import { counted } from '@kumiki/core/base/text'
import type { KumikiFile } from '@kumiki/core/file/file'
import { craft as crossword } from '@kumiki/core/kinds/crossword/craft'
import type { Crossword } from '@kumiki/core/kinds/crossword/model'
import { expect, it } from 'vitest'
import { aboutFile, briefNotes, inOwnSpelling, NotesOfMany } from './report.ts'

const notes = (code: string, count: number) =>
  Array.from({ length: count }, (_, n) => problem(code, `${code} ${n}`, `${code}の${n}`))

it('notes of one sort are told up to three, and then counted', () => {
  const told = briefNotes([...notes('inside', 9), ...notes('long', 1), ...notes('short', 4)])
  expect(told.map(({ en }) => en)).toEqual([
    'inside 0',
    'inside 1',
    'inside 2',
    '… and 6 more for such a reason.',
    'long 0',
    'short 0',
    'short 1',
    'short 2',
    'short 3',
  ])
  expect(told[3]?.ja).toContain('ほかに6件')
})

it('which words were not placed is told first, so that what matters is seen last', () => {
  const told = briefNotes([
    ...notes('rule-bent', 1),
    ...notes('no-clue', 1),
    ...notes('no-slot', 1),
    ...notes('no-room', 1),
  ])
  expect(told.map(({ en }) => en)).toEqual(['no-slot 0', 'no-room 0', 'rule-bent 0', 'no-clue 0'])
})

it('words that must appear are told as they were asked for', () => {
  const reason = problem('must-absent', '"らいおん" and "CAT" are missing: CAT.', '「らいおん」「CAT」がありません。')
  expect(inOwnSpelling(reason, ['ライオン', 'cat', '$&']).text).toEqual({
    en: '"ライオン" and "cat" are missing: CAT.',
    ja: '「ライオン」「cat」がありません。',
  })
  expect(inOwnSpelling(reason, undefined)).toEqual(reason)
})

it('one thing is not many', () => {
  expect([0, 1, 2].map((count) => counted(count, 'word'))).toEqual(['0 words', '1 word', '2 words'])
})

it('a board that should be as white as can be is told with its proved bound, where that says something', () => {
  const told = (score: Record<string, number | string>, bound: number | null) => {
    const file: KumikiFile<Crossword> = {
      kumiki: 1,
      kind: 'crossword',
      title: '',
      lang: 'en',
      puzzle: { width: 6, height: 6, rows: [], clues: [] },
      report: { score, bound },
    }
    return aboutFile({ file, craft: crossword, written: [] }).en.split(' · ')[1]
  }
  const cells = { white: 20, black: 16 }
  expect(told({ ...cells, objective: 'white', value: 20 }, 24.5)).toBe('white cells 20 (at most 24)')
  expect(told({ ...cells, objective: 'penalty', value: 12.5 }, 12.5)).toBe('value 12.5 (proved best)')
  expect(told({ ...cells, blackPairs: 30, objective: 'penalty', value: -10 }, -4)).toBe(
    'value −10 (20 white cells − 30 black pairs; at most −4)',
  )
  expect(told(cells, 36)).toBe('white cells 20')
  expect(told({ ...cells, unplaced: 0 }, 20)).toBe('white cells 20')
  expect(told({ words: 5, letters: 20 }, 30)).toMatch(/^seed/)
})

it('notes of many puzzles are told once each, with the puzzles that they are about', () => {
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

it('notes of very many puzzles are counted in the end', () => {
  const many = new NotesOfMany()
  for (let n = 1; n <= 1000; n++) many.add({ en: `note ${n}`, ja: `${n}` }, n)
  expect(many.lines(1000)).toHaveLength(11)
  expect(many.lines(1000).at(-1)?.en).toContain('990 more notes')
})

it('of many words that were not placed the first are told', () => {
  const words = Array.from({ length: 130 }, (_, n) => `w${n}`)
  const note = problem('no-room', `Not placed (130): ${words.join(', ')}`, `入りませんでした: ${words.join('、')}`)
  expect(briefNotes([note])[0]?.en).toMatch(/: w0, .*, w9 and 120 more$/)
  expect(briefNotes([note])[0]?.ja).toMatch(/: w0、.*、w9、ほか120語$/)
  // unless no file will hold them
  expect(briefNotes([note], true)).toEqual([note.text])
})
