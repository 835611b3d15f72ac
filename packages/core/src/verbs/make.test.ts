import { describe, expect, it } from 'vitest'
import { craft } from '../contract/fixtures/blank/craft.ts'
import { make, type Order } from './make.ts'

const order: Order = { spec: { size: 4 }, seed: 'workshop', effort: 10, lang: 'ja', title: null }
const made = await make(craft, order)
if (!made.ok) throw new Error(made.error.text.en)
const file = made.value

describe('the workshop', () => {
  it('names a puzzle after its kind, in its language, unless it is given a title', async () => {
    expect(file.title).toBe('一列')
    const titled = await make(craft, { ...order, title: 'T' })
    expect(titled.ok && titled.value.title).toBe('T')
  })

  it('refuses a puzzle whose claims do not hold', async () => {
    const lazy = { ...craft, grade: () => ({ level: 1, score: 0, techniques: {}, steps: [] }) as const }
    expect(await make(lazy, order)).toMatchObject({ ok: false, error: { code: 'not-proved' } })
    const blind: typeof craft = { ...craft, recount: async () => ({ status: 'unknown', answers: [], steps: 0 }) }
    expect(await make(blind, order)).toMatchObject({ ok: false, error: { code: 'not-proved' } })
  })
})
