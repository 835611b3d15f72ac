import { describe, expect, it } from 'vitest'
import { parse } from '../../../base/schema.ts'
import { optionsOf } from '../../../spec/options.ts'
import { type DenseSpec, type SheetSpec, type Spec, spec } from './spec.ts'

function read(given: object): Spec {
  const read = parse(spec, { words: ['cat', 'dog'], ...given })
  if (!read.ok) throw new Error(read.error.text.en)
  return read.value
}

describe('the options of a word search', () => {
  it('form one of two modes, and the compiler lets neither read the options of the other', () => {
    const levelOf = (given: SheetSpec): number | undefined => given.level
    const methodOf = (given: DenseSpec): string => given.method
    // @ts-expect-error: dense boards have no level
    const levelOfDense = (given: DenseSpec): unknown => given.level
    // @ts-expect-error: sheets have no method
    const methodOfSheet = (given: SheetSpec): unknown => given.method
    const [sheet, dense] = [read({ level: 2 }), read({ mode: 'dense', method: 'merge' })]
    expect(sheet.mode === 'sheet' && levelOf(sheet)).toBe(2)
    expect(dense.mode === 'dense' && methodOf(dense)).toBe('merge')
    expect([levelOfDense, methodOfSheet]).toHaveLength(2)
  })

  it('are one flat list, all of which a recipe keeps, in order', () => {
    const names = optionsOf(spec).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['words', 'mode', 'size', 'level', 'method']))
    for (const mode of ['sheet', 'dense']) {
      const kept = Object.keys(JSON.parse(JSON.stringify(read({ mode }).written)))
      expect(kept).toEqual(names.filter((name) => kept.includes(name)))
      expect(kept).toEqual(expect.arrayContaining(['fill', 'safe', 'method']))
    }
  })

  it('lack what only sheets have where a dense board is wanted', () => {
    for (const given of [{ level: 2 }, { message: 'hi' }, { smallest: true }, { clues: true }])
      expect(parse(spec, { words: ['cat'], mode: 'dense', ...given })).toMatchObject({ ok: false })
    expect(parse(spec, { words: ['cat'], mode: 'dense', size: 17 })).toMatchObject({ ok: false })
  })
})
