import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { optionsOf, vain } from '../spec/options.ts'
import { demand, rule } from './rule.ts'
import { faultsIn, parse } from './schema.ts'
import { clause, printable, spelt } from './text.ts'

const spec = z.object({
  size: z.int().min(2).max(9).default(5).meta({ description: 'Cells a side', ja: '一辺のマス' }),
  scheme: z.enum(['random', 'score']).default('random').meta({ description: 'Scheme', ja: '方式' }),
  board: z
    .union([z.int().min(3), z.string().regex(/x/)])
    .optional()
    .meta({ description: 'Board', ja: '盤' }),
  words: z.array(z.string()).default([]).meta({ description: 'Words', ja: '語', reads: 'words' }),
  bold: z.boolean().default(false).meta({ description: 'Bold', ja: '太字' }),
  rules: z
    .array(z.enum(['corners', 'sides']))
    .default([])
    .meta({ description: 'Rules', ja: '規則' }),
  framed: z.boolean().default(true).meta({ description: 'Framed', ja: '枠付き' }),
  colour: z
    .string()
    .default('black')
    .meta({ description: 'Of the frame', ja: '枠の色', needs: { framed: true } }),
})

const sentence = (value: unknown): { en: string; ja: string } | null => {
  const result = parse(spec, value)
  return result.ok ? null : result.error.text
}

describe('faults in chosen fields', () => {
  const needing = z.object({ words: z.array(z.string()), size: z.int().max(9).optional() })
  const isSize = (field: string): boolean => field === 'size'

  it('are found behind faults in other fields, in the same words', () => {
    const alone = parse(needing, { words: [], size: 12 })
    expect(faultsIn(needing, { size: 12 }, isSize)).toEqual(alone.ok ? [] : [alone.error])
    expect(alone.ok).toBe(false)
  })

  it('are none where only other fields are wrong, or no field is', () => {
    expect(faultsIn(needing, { size: 3 }, isSize)).toEqual([])
    expect(faultsIn(needing, { words: [], size: 3 }, isSize)).toEqual([])
  })

  it('are reported for each of the fields', () => {
    const fields = faultsIn(spec, { scheme: 'best', size: 12 }, () => true).map(({ path }) => path)
    expect(fields).toEqual([['size'], ['scheme']])
  })
})

describe('a value that does not fit its schema', () => {
  it.each([
    [{ size: 12 }, '"size": it must be at most 9.', '「size」: 9以下にしてください。'],
    [{ size: 1 }, '"size": it must be at least 2.', '「size」: 2以上にしてください。'],
    [{ size: 2.5 }, '"size": it must be a whole number.', '「size」: 整数にしてください。'],
    [{ size: 'x' }, '"size": it must be a number.', '「size」: 数にしてください。'],
    [
      { scheme: 'best' },
      '"scheme": it must be one of: random, score.',
      '「scheme」: 次のどれかにしてください: random, score。',
    ],
    [{ words: [1] }, '"words.0": it must be text.', '「words.0」: 文字列にしてください。'],
    [{ bold: undefined, words: [undefined] }, '"words.0" is missing.', '「words.0」がありません。'],
    [undefined, 'The value is missing.', '値がありません。'],
    [7, 'It must be an object.', 'オブジェクトにしてください。'],
  ])('is described in one sentence, in both languages: %j', (value, en, ja) => {
    expect(sentence(value)).toEqual({ en, ja })
  })

  it('has its place as data, and can be described in another way', () => {
    const pathOf = (value: unknown) => {
      const result = parse(spec, value)
      return result.ok ? null : result.error.path
    }
    expect(pathOf({ size: 12 })).toEqual(['size'])
    expect(pathOf({ words: ['a', 1] })).toEqual(['words', 1])
    expect(pathOf(7)).toEqual([])
    const outcome = parse(spec, { size: 12 }, ({ path, is, what }) => ({ en: `${path} ${is} ${what.en}`, ja: what.ja }))
    expect(!outcome.ok && outcome.error.text).toEqual({ en: 'size must be at most 9', ja: '9以下にしてください' })
  })

  it.each([
    ['anything', z.unknown()],
    ['text', z.string()],
    ['a choice', z.enum(['a', 'b'])],
    ['a union', z.union([z.int(), z.string()])],
    ['a union of objects', z.union([z.object({ a: z.int() }), z.object({ b: z.int() })])],
    ['a literal', z.literal(1)],
    ['a list', z.array(z.int())],
  ])('is called missing where it is missing: %s', (_, schema) => {
    const result = parse(z.object({ puzzle: z.object({ part: schema }) }), { puzzle: {} })
    const text = { en: '"puzzle.part" is missing.', ja: '「puzzle.part」がありません。' }
    expect(!result.ok && result.error.text).toEqual(text)
  })

  it('can carry a rule of the kind’s own, in both languages', () => {
    const even = z.int().refine((n) => n % 2 === 0, { error: rule({ en: 'it is odd', ja: '奇数です' }) })
    const result = parse(z.object({ n: even }), { n: 3 })
    expect(!result.ok && result.error.text).toEqual({ en: '"n": it is odd.', ja: '「n」: 奇数です。' })
    const wanted = z.int().refine((n) => n % 2 === 0, { error: demand({ en: 'be even', ja: '偶数にしてください' }) })
    const other = parse(z.object({ n: wanted }), { n: 3 })
    expect(!other.ok && other.error.text).toEqual({ en: '"n": it must be even.', ja: '「n」: 偶数にしてください。' })
  })
})

describe('the options of a kind', () => {
  it('come from its spec: name, texts, type, range, choices, default, what is read', () => {
    const [size, scheme, board, words, bold, rules] = optionsOf(spec)
    expect(size).toMatchObject({
      name: 'size',
      text: { en: 'Cells a side', ja: '一辺のマス' },
      type: 'integer',
      minimum: 2,
      maximum: 9,
      initial: 5,
    })
    expect(scheme).toMatchObject({ type: 'string', choices: ['random', 'score'] })
    expect(board).toMatchObject({ type: 'string', minimum: 3, initial: undefined })
    expect(words).toMatchObject({ type: 'list', reads: 'words' })
    expect(bold).toMatchObject({ type: 'boolean', initial: false })
    expect(rules).toMatchObject({ type: 'list', choices: ['corners', 'sides'] })
    expect(words?.choices).toEqual([])
  })

  it('are refused without the option that they need, whose default counts', () => {
    const messageOf = (given: Record<string, unknown>) => vain(optionsOf(spec), given, given)?.text.en ?? null
    expect(messageOf({ colour: 'red' })).toBe(null)
    expect(messageOf({ colour: 'red', framed: true })).toBe(null)
    expect(messageOf({ colour: 'red', framed: false })).toBe('`colour` and `!framed` cannot be used together.')
  })
})

describe('a sentence', () => {
  it('names options by key, which each front end spells its own way', () => {
    const text = { en: 'Try `size` 9, `!framed` or `later`.', ja: '`size` 9、`!framed`、`later`。' }
    const spell = (key: string, off: boolean) => (key === 'later' ? null : `<${off ? 'no ' : ''}${key}>`)
    expect(spelt(text, spell)).toEqual({
      en: 'Try <size> 9, <no framed> or `later`.',
      ja: '<size> 9、<no framed>、`later`。',
    })
  })

  it('loses its full stop inside another sentence', () => {
    expect(clause({ en: 'It is 1.5 wide.', ja: '幅は1.5です。' })).toEqual({ en: 'It is 1.5 wide', ja: '幅は1.5です' })
  })
})

describe('text from outside', () => {
  it('loses control characters, direction marks and lone surrogates, and keeps everything else', () => {
    expect(printable('a\u0000b\u202ec\ud800d')).toBe('a\ufffdb\ufffdc\ufffdd')
    expect(printable('組木 <b> & 😀 ゔ')).toBe('組木 <b> & 😀 ゔ')
  })
})
