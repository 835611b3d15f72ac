import { describe, expect, it } from 'vitest'
import { parse } from '../base/schema.ts'
import { kinds } from '../kinds/kinds.ts'
import { writtenOf } from './parsed.ts'

const words = ['tiger', 'goat', 'bear', 'lion']
/** Options that are parsed from a text, so that a recipe stores them in another form. */
const wanted: Readonly<Record<string, readonly object[]>> = {
  crossword: [
    { words, size: '9×8', keep: ['3行1列 ヨコ tiger'], must: ['Goat'] },
    { words, pattern: '\n...\n.■.\n' },
  ],
  skeleton: [
    { words, size: '９', keep: [] },
    { words, pattern: '....' },
  ],
  codeword: [
    { words, size: 9, keep: ['1-1 down lion'] },
    { words, pattern: '....' },
  ],
  wordsearch: [
    { words, size: '9*8', directions: '→↓', keep: ['1 1 across tiger'] },
    { words, mode: 'dense' },
  ],
  hashi: [{ size: ' 12 ' }, { picture: '0,0 8,0 8,8\n', size: '20x20' }],
}

describe('options as a recipe holds them', () => {
  it.each(Object.keys(kinds))('are read again to the same values, as %s writes them down', async (kind) => {
    await kinds[kind]?.(async (module) => {
      const { spec, presets } = await module.craft()
      const needs = parse(spec, {}).ok ? {} : { words }
      const all = [...presets.map((preset) => ({ ...needs, ...preset.spec })), ...(wanted[kind] ?? [])]
      for (const options of all) {
        const first = parse(spec, options)
        if (!first.ok) throw new Error(`${JSON.stringify(options)}: ${first.error.text.en}`)
        const recipe: object = JSON.parse(JSON.stringify(writtenOf(first.value)))
        expect(parse(spec, recipe)).toEqual(first)
      }
    })
  })

  it('keep sizes, patterns and pictures as they were given', async () => {
    await kinds.crossword?.(async (module) => {
      const { spec } = await module.craft()
      const read = parse(spec, { words, size: '9×8', keep: ['3行1列 ヨコ tiger'] })
      expect(read.ok && writtenOf(read.value)).toMatchObject({ size: '9×8', keep: ['3 1 across TIGER'] })
      expect(read.ok && read.value).toMatchObject({
        size: { width: 9, height: 8 },
        keep: [{ row: 2, col: 0, way: 'across', word: 'TIGER' }],
      })
    })
  })
})
