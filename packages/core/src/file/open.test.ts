import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Budget } from '../base/budget.ts'
import { craft } from '../contract/fixtures/blank/craft.ts'
import { door } from '../kind/door.ts'
import type { Envelope } from '../kind/file.ts'
import { checkOpened } from '../verbs/check.ts'
import { make } from '../verbs/make.ts'
import { formatLine, openFile } from './file.ts'
import { openAs } from './open.ts'

const made = await make(craft, { spec: { size: 4 }, seed: 'open', effort: 10, lang: 'en', title: null })
if (!made.ok) throw new Error(made.error.text.en)
const text = formatLine(made.value)

/** A door that counts how often a puzzle is validated, and what is loaded. */
function counting() {
  const seen = { puzzles: 0, crafts: 0 }
  const counted = z.transform((value: unknown) => {
    seen.puzzles++
    return value
  })
  const face = { ...craft.face, puzzle: z.pipe(counted, craft.face.puzzle) }
  const own = { ...craft, face }
  const doors = {
    _blank: door(
      async () => ({ face }),
      async () => {
        seen.crafts++
        return { craft: own }
      },
      async () => craft,
    ),
  }
  return { seen, doors }
}

describe('a file that is opened through the door of its kind', () => {
  it('is validated once, whatever is asked of it afterwards', async () => {
    const { seen, doors } = counting()
    const file = await openAs(text, doors)
    if (!file.ok) throw new Error(file.error.text.en)
    expect((await checkOpened(file.value)).ok).toBe(true)
    const solved = await file.value(async ({ puzzle }, _face, own) => (await own.recount())(puzzle, 2, new Budget()))
    expect(solved.status).toBe('unique')
    expect(seen).toEqual({ puzzles: 1, crafts: 1 })
  })

  it('needs no maker to be found wrong', async () => {
    const { seen, doors } = counting()
    const file = await openAs(formatLine({ ...made.value, puzzle: { cells: [0, 0, 0, 0] } }), doors)
    expect(file.ok && (await checkOpened(file.value)).ok).toBe(false)
    expect(seen.crafts).toBe(0)
  })

  it('may come as text or with its outside read, and says why it cannot be opened', async () => {
    const { doors } = counting()
    const outer = await openFile(text)
    if (!outer.ok) throw new Error(outer.error.text.en)
    const code = async (source: string | Envelope): Promise<string | null> => {
      const file = await openAs(source, doors)
      return file.ok ? null : file.error.code
    }
    expect(await code(outer.value)).toBe(null)
    expect(await code('{')).toBe('not-json')
    expect(await code({ ...outer.value, kind: 'toString' })).toBe('unknown-kind')
    expect(await code({ ...outer.value, puzzle: 3 })).toBe('bad-value')
  })
})
