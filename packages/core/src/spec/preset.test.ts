import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { kinds } from '../kinds/kinds.ts'
import { optionsOf } from './options.ts'
import { contradiction } from './preset.ts'

const options = optionsOf(
  z.object({
    mode: z.enum(['sheet', 'dense']).default('sheet'),
    order: z.enum(['row', 'column']).default('row'),
    bank: z.boolean().default(false),
    least: z
      .boolean()
      .default(false)
      .meta({ settledBy: ['mask'] }),
    mask: z.string().optional(),
    size: z.int().optional(),
    share: z
      .number()
      .optional()
      .meta({ needs: { mode: 'sheet' }, settledBy: ['size'] }),
    digits: z
      .string()
      .optional()
      .meta({ needs: { numbers: true } }),
    numbers: z.int().default(0),
  }),
)
const messageOf = (spec: object, given: object) =>
  contradiction(options, { id: 'p', spec: { ...spec } }, { ...given })?.text ?? null

describe('beside a preset', () => {
  it.each([
    ['a switch the other way', { bank: true }, { bank: false }, '`bank`', '`!bank`'],
    [
      'another word for what options hang on',
      { mode: 'dense', size: 8 },
      { mode: 'sheet' },
      '`mode` dense',
      '`mode` sheet',
    ],
    [
      'what leaves an option of its without what that needs',
      { share: 0.5 },
      { mode: 'dense' },
      '`share`',
      '`mode` dense',
    ],
    ['none of what an option of its needs', { numbers: 9, digits: '01' }, { numbers: 0 }, '`digits`', '`numbers` 0'],
    ['what settles a switch of its', { least: true }, { mask: 'shape' }, '`least`', '`mask`'],
  ])('%s is refused in one sentence that names both', (_, preset, given, own, other) => {
    const text = messageOf(preset, given)
    expect(text?.en).toMatch(/^The preset p [^.]*\.$/)
    expect(text?.ja).toMatch(/^プリセット p [^。]*。$/)
    for (const sentence of [text?.en, text?.ja]) {
      expect(sentence).toContain(own)
      expect(sentence).toContain(other)
    }
  })

  it.each([
    ['the same again', { mode: 'dense', bank: true }, { mode: 'dense', bank: true }],
    ['another amount', { size: 8, share: 0.5 }, { size: 9 }],
    ['a share that a size settles', { share: 0.5 }, { size: 9 }],
    ['a word on which nothing hangs', { order: 'column' }, { order: 'row' }],
    ['what the preset does not speak of', { size: 8 }, { bank: true, mode: 'dense' }],
  ])('%s is accepted', (_, preset, given) => {
    expect(messageOf(preset, given)).toBeNull()
  })

  it('no preset of any kind contradicts itself', async () => {
    for (const module of Object.values(kinds))
      await module(async (own) => {
        const { spec, presets } = await own.craft()
        for (const { id, spec: values } of presets)
          expect(contradiction(optionsOf(spec), { id, spec: values }, values)).toBeNull()
      })
  })
})
