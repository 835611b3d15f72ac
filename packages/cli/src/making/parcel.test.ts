import { toEntry } from '@kumiki/core/words/entry'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unwrap, wrap } from './parcel.ts'

const entryOf = (word: string, parts: object = {}): unknown => {
  const entry = toEntry({ word, ...parts })
  if (!entry.ok) throw new Error(entry.error.text.en)
  return entry.value
}
const words = fc.array(fc.constantFrom('ねこ', 'きゃべつ', 'ネコ', 'cat', 'Café', 'いぬ'), { maxLength: 6 })

describe('a spec on its way to a thread', () => {
  it('comes out as it was, with its parts in the same order, whatever its words have beside them', () => {
    const part = fc.constantFrom(
      {},
      {},
      {},
      { clue: 'なく' },
      { score: 3 },
      { tags: ['a', 'b'] },
      { shown: '猫\u3000' },
    )
    fc.assert(
      fc.property(words, part, (list, parts) => {
        const entries = list.map((word, i) => entryOf(word, i === 0 ? parts : {}))
        const spec = { first: 1, words: entries, last: ['x'], none: [] }
        expect(JSON.stringify(unwrap(structuredClone(wrap(spec))))).toBe(JSON.stringify(spec))
      }),
    )
  })

  it('has no objects left in a list of plain words', () => {
    const { spec, list } = wrap({ words: [entryOf('ねこ'), entryOf('きゃべつ')] })
    expect(spec).toEqual({ words: [] })
    expect(list).toEqual({ name: 'words', words: 'ねこ\nきやべつ', shown: '\nきゃべつ' })
  })
})
