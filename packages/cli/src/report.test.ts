import { problem } from '@kumiki/core/result'
import { expect, it } from 'vitest'
import { briefNotes, counted } from './report.ts'

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

it('one thing is not many', () => {
  expect([0, 1, 2].map((count) => counted(count, 'word'))).toEqual(['0 words', '1 word', '2 words'])
})
