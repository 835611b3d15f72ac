import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from '@kumiki/core/base'
import { kinds } from '@kumiki/core/kinds'
import { type Option, optionsOf } from '@kumiki/core/spec'
import { describe, expect, it } from 'vitest'
import { plainKinds as kindsOf, plainKind, tableText } from '../../../../../scripts/plain.mjs'
import type { PlainKind } from './kind.ts'
import { levels, plainKindOf, plainKinds, sized, specFor, stackOf, startOf } from './kinds.ts'

const title = { en: 'It’s new', ja: '新しい' }
const option = (name: string, more: Partial<Option> = {}): Option => ({
  name,
  text: title,
  type: 'integer',
  choices: [],
  minimum: null,
  maximum: null,
  initial: undefined,
  reads: null,
  asWritten: null,
  needs: null,
  excludes: null,
  settledBy: [],
  usual: [],
  sides: [],
  cellsEach: null,
  ...more,
})
const hitori: PlainKind = { kind: 'hitori', title, sizes: [8, 5, 6], levels: [], sides: [], invents: null }

describe('the kinds that need no input', () => {
  it('match the options in the table of kinds', async () => {
    const table = readFileSync(fileURLToPath(new URL('./table.ts', import.meta.url)), 'utf8')
    expect(tableText(await kindsOf({ kinds, optionsOf }))).toBe(table)
    expect(tableText([...plainKinds, hitori])).not.toBe(table)
  })

  it('take no words, or invent something instead', () => {
    const words = option('words', { type: 'list', reads: 'words' })
    expect(plainKind('x', title, [words, option('size')])).toBe(null)
    expect(plainKind('x', title, [words, option('numbers', { excludes: 'words', cellsEach: 4 })])).toMatchObject({
      invents: { option: 'numbers', cellsEach: 4 },
    })
    expect(plainKind('x', title, [option('picture', { type: 'string', reads: 'drawing' })])).not.toBe(null)
  })

  it('have only the default size if they name no others, and levels only if they have that option', () => {
    expect(plainKind('hitori', title, [option('size', { initial: 8 })])).toEqual({ ...hitori, sizes: [8] })
    expect(plainKind('x', title, [option('level', { minimum: 1, maximum: 3, sides: [4, 5] })])).toMatchObject({
      sizes: [],
      levels: [1, 2, 3],
      sides: [4, 5],
    })
    expect(plainKind('x', title, [option('level', { choices: ['2', '1'] })])).toMatchObject({ levels: [1, 2] })
  })

  it('get valid options at every size and level, and at the start', async () => {
    for (const plain of plainKinds)
      await kinds[plain.kind]?.(async (module) => {
        const { spec } = await module.craft()
        const wanted = [
          startOf(plain),
          ...plain.sizes.map((size) => sized(startOf(plain), plain.kind, size)),
          ...levels.map((level) => specFor(plain, Number(level))),
        ]
        for (const one of wanted) expect([one, parse(spec, one).ok]).toEqual([one, true])
      })
  })
})

describe('a level of a kind', () => {
  it('is requested as an option, on the side that suits it best', () => {
    const [sudoku, blocksum] = [plainKindOf('sudoku')!, plainKindOf('blocksum')!]
    expect(levels.map((level) => specFor(sudoku, Number(level)))).toEqual([1, 2, 3, 4, 5].map((level) => ({ level })))
    expect(specFor(blocksum, 2)).toEqual({ size: 5, level: 2 })
    expect(specFor(blocksum, 3)).toEqual({ size: 6, level: 3 })
    expect(specFor({ ...sudoku, levels: [1, 2, 3] }, 5)).toEqual({ level: 3 })
  })

  it('is never requested from a kind without levels: its board grows instead', () => {
    expect(levels.map((level) => specFor(hitori, Number(level)))).toEqual([5, 6, 6, 8, 8].map((size) => ({ size })))
    expect(specFor(plainKindOf('skeleton')!, 5)).toEqual({ size: 13, numbers: 50 })
    expect(specFor({ ...hitori, sizes: [] }, 3)).toEqual({})
  })

  it('gives a stack of ten; a mix alternates between the kinds that have levels', () => {
    const names = (kind: string): string => `The ${kind}`
    expect(stackOf('skeleton', 1, names)[9]).toEqual({
      kind: 'skeleton',
      spec: { size: 7, numbers: 14 },
      title: 'The skeleton 10',
    })
    const mixed = stackOf('mix', 2, names).map(({ kind }) => kind)
    expect(mixed).toHaveLength(10)
    expect(new Set(mixed)).toEqual(
      new Set(plainKinds.flatMap(({ kind, levels: own }) => (own.length > 0 ? [kind] : []))),
    )
    expect(stackOf('nothing', 2, names)).toEqual([])
  })
})
