import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from '../base/schema.ts'
import type { Job } from '../kind/job.ts'
import { dictionaryOption, type Entry, isVouched, toEntry, vouch, wordsOption } from '../words/entry.ts'
import { pack, unpack } from './packedjob.ts'

const entryOf = (word: string, parts: object = {}): Entry => {
  const entry = toEntry({ word, ...parts })
  if (!entry.ok) throw new Error(entry.error.text.en)
  return entry.value
}
const words = fc.array(fc.constantFrom('ねこ', 'きゃべつ', 'ネコ', 'cat', 'Café', 'いぬ'), { maxLength: 6 })
const jobOf = (spec: Job['spec']): Job => ({
  kind: 'wordsearch',
  spec,
  seed: 's',
  effort: null,
  timeMs: null,
  lang: 'en',
  title: null,
})

describe('a job on its way to another thread', () => {
  it('is unpacked as it was, with its options in the same order, whatever its words contain', () => {
    const part = fc.constantFrom(
      {},
      {},
      {},
      { clue: 'なく' },
      { score: 3 },
      { clue: 'なく', score: 0 },
      { tags: ['a', 'b'] },
      { shown: '猫\u3000' },
    )
    fc.assert(
      fc.property(words, part, (list, parts) => {
        const entries = vouch(list.map((word, i) => entryOf(word, i === 0 ? parts : {})))
        const job = jobOf({ first: 1, words: entries, last: ['x'], none: [] })
        expect(JSON.stringify(unpack(structuredClone(pack(job))))).toBe(JSON.stringify(job))
      }),
    )
  })

  it('contains no objects for a list of words without tags', () => {
    const { job, lists } = pack(jobOf({ words: vouch([entryOf('ねこ'), entryOf('きゃべつ')]) }))
    expect(job.spec).toEqual({ words: [] })
    expect(lists).toEqual({ words: { words: 'ねこ\nきやべつ', shown: '\nきゃべつ', clues: null, scores: null } })
    const beside = pack(jobOf({ words: vouch([entryOf('ねこ', { clue: 'なく' }), entryOf('いぬ', { score: 2.5 })]) }))
    expect(beside.lists).toEqual({ words: { words: 'ねこ\nいぬ', shown: '\n', clues: 'なく\n', scores: '\n2.5' } })
  })

  it('is vouched for where it was, and nowhere else', () => {
    const read = vouch([entryOf('ねこ', { clue: 'なく' })])
    const { read: again, written } = unpack(structuredClone(pack(jobOf({ read, written: [...read] })))).spec
    expect([isVouched(again), isVouched(written)]).toEqual([true, false])
  })
})

it.each([
  ['a dictionary', dictionaryOption()],
  ['a list', wordsOption(1)],
])('%s that is vouched for is taken as it is, any other is parsed', (_, option) => {
  // an entry that parsing would change: its clue is the word itself
  const odd: Entry = { ...entryOf('ねこ'), clue: 'ネコ' }
  const read = (list: unknown) => {
    const result = parse(option, list)
    return result.ok ? result.value : null
  }
  const own = vouch([odd])
  expect(read(own)).toBe(own)
  expect(read([odd])).toMatchObject([{ clue: '' }])
  expect(read(vouch([]))).toBe(null)
})
