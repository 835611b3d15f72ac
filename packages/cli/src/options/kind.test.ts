import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Craft } from '@kumiki/core/contract'
import { optionsOf } from '@kumiki/core/spec'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { craft as blank } from '../../../core/src/contract/fixtures/blank/craft.ts'
import type { Blank } from '../../../core/src/contract/fixtures/blank/puzzle/model.ts'
import { parseArguments } from '../arguments/arguments.ts'
import { spelling } from '../arguments/help.ts'
import { newFolder } from '../process.contract.ts'
import { Terminal } from '../terminal/terminal.ts'
import { flagOf, givenSpec, judgeSpec } from './kind.ts'

const text = (description: string) => ({ description, ja: '日本語' })
const spec = z.object({
  size: z
    .union([z.int().min(2).max(20), z.string().regex(/^\d+x\d+$/)])
    .default(8)
    .meta(text('Size')),
  level: z.literal([1, 2, 3]).default(2).meta(text('Level')),
  givens: z
    .union([z.literal('auto'), z.int().min(0).max(50)])
    .default('auto')
    .meta(text('Givens')),
  share: z.number().min(0).max(1).default(0.5).meta(text('Share')),
  method: z.enum(['best', 'ils']).default('best').meta(text('Method')),
  connected: z.boolean().default(true).meta(text('Connected')),
  noAdjacent: z.boolean().default(false).meta(text('No neighbours')),
  must: z.array(z.string()).default([]).meta(text('Must')),
  words: z
    .array(z.object({ word: z.string() }))
    .optional()
    .meta({ ...text('Words'), reads: 'words', asWritten: { method: 'ils' } }),
  mask: z
    .string()
    .default('')
    .meta({ ...text('Mask'), reads: 'text' }),
})
const options = optionsOf(spec)

async function read(...args: string[]) {
  const given = parseArguments(args, options.map(flagOf))
  if (!given.ok) throw new Error(given.error.text.en)
  return givenSpec({ options, given: given.value, words: given.value.plain, preset: {}, terminal: new Terminal('en') })
}
const specOf = async (...args: string[]) => {
  const result = await read(...args)
  if (!result.ok) throw new Error(result.error.text.en)
  return result.value
}

describe('the options of a kind', () => {
  it('become flags that show their values and defaults', () => {
    const shown = Object.fromEntries(options.map((option) => [option.name, spelling(flagOf(option), 'en')]))
    expect(shown).toEqual({
      size: '--size 2..20|WxH',
      level: '--level 1|2|3',
      givens: '--givens auto|0..50',
      share: '--share 0..1',
      method: '--method best|ils',
      connected: '--[no-]connected',
      noAdjacent: '--no-adjacent',
      must: '--must TEXT…',
      words: '--words FILE|-…',
      mask: '--mask FILE',
    })
    expect(flagOf(options[0]!).text.en).toBe('Size [8]')
  })

  it('are coerced by their type', async () => {
    expect(await specOf()).toEqual({})
    expect(await specOf('--size', '7', '--level', '3', '--givens', '4', '--share', '0.25')).toEqual({
      size: 7,
      level: 3,
      givens: 4,
      share: 0.25,
    })
    expect(await specOf('--size', '7x5', '--givens', 'auto')).toEqual({ size: '7x5', givens: 'auto' })
    expect(await specOf('--no-connected', '--no-adjacent')).toEqual({ connected: false, noAdjacent: true })
    expect(await specOf('--must', 'cat', '--must', 'dog,owl')).toEqual({ must: ['cat', 'dog', 'owl'] })
  })

  it('read words from plain arguments and files together, and texts from files', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'w.txt'), 'owl\n# no word\nfox\n')
    writeFileSync(join(folder, 'm.txt'), '..#\n')
    const { words, mask } = await specOf('cat', '--words', join(folder, 'w.txt'), '--mask', join(folder, 'm.txt'))
    expect(words).toMatchObject([{ shown: 'cat' }, { shown: 'owl' }, { shown: 'fox' }])
    expect(mask).toBe('..#\n')
  })

  it('read words as they are written if an option says so', async () => {
    expect((await specOf('きょう', 'きよう')).words).toMatchObject([{ shown: 'きょう' }])
    expect((await specOf('きょう', 'きよう', '--method', 'ils')).words).toHaveLength(2)
  })

  it('that do not fit are refused by name', async () => {
    const refused = async (...args: string[]) => {
      const result = await read(...args)
      return result.ok ? null : result.error.text.en
    }
    expect(await refused('--givens', '51')).toBe('--givens must be auto or a whole number from 0 to 50, not "51".')
    expect(await refused('--size', '21')).toMatch(/^--size must be a whole number from 2 to 20/)
    expect(await refused('--level', '4')).toMatch(/^--level must be one of 1, 2, 3/)
    expect(await refused('--givens', 'some')).toMatch(/^--givens must be one of auto, 0\.\.50/)
    expect(await refused('--share', 'half')).toMatch(/^--share must be a number/)
    expect(await refused('--method', 'bset')).toMatch(/^--method must be one of best, ils.*did you mean "best"/)
    expect(await refused('--mask', '/no/such/file')).toContain('/no/such/file')
  })

  it('are spelt as flags when the kind itself refuses them', () => {
    const craft: Craft<Blank> = { ...blank, spec: spec.transform(() => ({ size: 5 })) }
    const judged = judgeSpec(craft, { words: [], noAdjacent: 3, share: 0 })
    expect(judged).toMatchObject({
      ok: false,
      error: { text: { en: expect.stringContaining('--no-adjacent must be') } },
    })
    expect(judgeSpec(craft, { words: [], share: 2 })).toMatchObject({
      ok: false,
      error: { text: { ja: expect.stringContaining('--share は') } },
    })
  })
})
