import { kinds } from '@kumiki/core/kinds'
import { type Option, optionsOf } from '@kumiki/core/spec'
import { describe, expect, it } from 'vitest'
import { choiceNames, optionNames } from './optionnames.ts'
import { sentence } from './spell.ts'

const all = async (): Promise<readonly Option[]> =>
  (
    await Promise.all(
      Object.values(kinds).map((open) => open(async (module) => optionsOf((await module.craft()).spec))),
    )
  ).flat()

/** The hint when a name is missing. */
const toName = (what: string): string => `name ${what} in packages/web/src/studio/text/optionnames.ts`

describe('names of options', () => {
  it('exist for every option of every kind and for every choice, in both languages', async () => {
    const options = await all()
    expect(options.length).toBeGreaterThan(50)
    for (const { name, choices } of options) {
      expect(optionNames, toName(name)).toHaveProperty(name)
      for (const choice of choices)
        expect(choiceNames[name] ?? {}, toName(`${name}: ${choice}`)).toHaveProperty([choice])
    }
    const names = [...Object.values(optionNames), ...Object.values(choiceNames).flatMap(Object.values)]
    for (const { en, ja } of names) expect([en.trim(), ja.trim()]).not.toContain('')
  })

  it('belong to existing options and choices, and are unique within a kind', async () => {
    const options = await all()
    for (const name of Object.keys(optionNames)) expect(options.map((option) => option.name)).toContain(name)
    for (const [name, choices] of Object.entries(choiceNames))
      for (const choice of Object.keys(choices))
        expect(
          options.some((option) => option.name === name && option.choices.includes(choice)),
          name,
        ).toBe(true)
    for (const open of Object.values(kinds))
      for (const lang of ['en', 'ja'] as const) {
        const names = await open(async (module) =>
          optionsOf((await module.craft()).spec).map(({ name }) => optionNames[name]?.[lang]),
        )
        expect(new Set(names).size).toBe(names.length)
      }
  })

  it('replace keys in sentences', () => {
    const text = { en: 'A larger `size` helps, or `!noAdjacent`; `xyz` stays.', ja: '`size` を大きく。`!noAdjacent`' }
    expect(sentence(text, 'en')).toBe('A larger “Size” helps, or “Keep islands apart” off; `xyz` stays.')
    expect(sentence(text, 'ja')).toBe('「大きさ」 を大きく。「島を隣り合わせない」をしない')
  })
})
