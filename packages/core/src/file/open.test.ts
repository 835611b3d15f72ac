import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Budget } from '../base/budget.ts'
import { craft } from '../contract/fixtures/blank/craft.ts'
import type { Envelope } from '../kind/file.ts'
import { kindModule } from '../kind/module.ts'
import { checkOpened } from '../verbs/check.ts'
import { make } from '../verbs/make.ts'
import { formatLine, openFile } from './file.ts'
import { openAs } from './open.ts'

const made = await make(craft, { spec: { size: 4 }, seed: 'open', effort: 10, lang: 'en', title: null })
if (!made.ok) throw new Error(made.error.text.en)
const text = formatLine(made.value)

/** A kind that counts how often a puzzle is validated, and what is loaded. */
function counting() {
  const seen = { puzzles: 0, crafts: 0 }
  const counted = z.transform((value: unknown) => {
    seen.puzzles++
    return value
  })
  const face = { ...craft.face, puzzle: z.pipe(counted, craft.face.puzzle) }
  const own = { ...craft, face }
  const kinds = {
    _blank: kindModule({
      face: async () => ({ face }),
      craft: async () => {
        seen.crafts++
        return { craft: own }
      },
      recount: async () => craft,
    }),
  }
  return { seen, kinds }
}

describe('a file that is opened with the module of its kind', () => {
  it('is validated once, however often it is used afterwards', async () => {
    const { seen, kinds } = counting()
    const file = await openAs(text, kinds)
    if (!file.ok) throw new Error(file.error.text.en)
    expect((await checkOpened(file.value)).ok).toBe(true)
    const solved = await file.value(async ({ puzzle }, _face, own) => (await own.recount())(puzzle, 2, new Budget()))
    expect(solved.status).toBe('unique')
    expect(seen).toEqual({ puzzles: 1, crafts: 1 })
  })

  it('can be rejected without loading a maker', async () => {
    const { seen, kinds } = counting()
    const file = await openAs(formatLine({ ...made.value, puzzle: { cells: [0, 0, 0, 0] } }), kinds)
    expect(file.ok && (await checkOpened(file.value)).ok).toBe(false)
    expect(seen.crafts).toBe(0)
  })

  it('may come as text or as a parsed envelope, and an error explains why it cannot be opened', async () => {
    const { kinds } = counting()
    const outer = await openFile(text)
    if (!outer.ok) throw new Error(outer.error.text.en)
    const code = async (source: string | Envelope): Promise<string | null> => {
      const file = await openAs(source, kinds)
      return file.ok ? null : file.error.code
    }
    expect(await code(outer.value)).toBe(null)
    expect(await code('{')).toBe('not-json')
    expect(await code({ ...outer.value, kind: 'toString' })).toBe('unknown-kind')
    expect(await code({ ...outer.value, puzzle: 3 })).toBe('bad-value')
  })
})
