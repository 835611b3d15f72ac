import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Job } from '../kind/job.ts'
import { kinds } from '../kinds/kinds.ts'
import { optionsOf } from '../spec/options.ts'
import { readSpec } from './readspec.ts'
import { run } from './run.ts'
import { trial } from './trial.ts'

const job: Job = { kind: 'sudoku', spec: {}, seed: 's', effort: null, timeMs: null, lang: 'en', title: null }

describe('an option that a kind does not have', () => {
  it('is refused with the option, the kind and the nearest option, and nothing is made', async () => {
    expect(await run({ ...job, spec: { sise: 4 } })).toMatchObject({
      error: {
        code: 'unknown-option',
        path: ['sise'],
        text: {
          en: 'sudoku has no option "sise"; did you mean "size"?',
          ja: 'sudoku に「sise」というオプションはありません。もしかして「size」ですか？',
        },
      },
    })
    expect(await trial({ ...job, kind: 'crossword', spec: { words: ['cat'], sizes: 4 }, effort: 10 })).toMatchObject({
      error: { code: 'unknown-option' },
    })
  })

  it('is named without a suggestion where none is near', async () => {
    expect(await run({ ...job, spec: { words: ['cat'] } })).toMatchObject({
      error: { text: { en: 'sudoku has no option "words".', ja: 'sudoku に「words」というオプションはありません。' } },
    })
  })

  it.each(Object.keys(kinds))('is refused by %s, whatever its name', async (kind) => {
    await kinds[kind]?.(async (module) => {
      const craft = await module.craft()
      const known = optionsOf(craft.spec).map(({ name }) => name)
      fc.assert(
        fc.property(fc.string(), (name) => {
          fc.pre(!known.includes(name))
          // `__proto__` in an object literal sets the prototype; as JSON it is a name like any other
          const given = JSON.parse(`{${JSON.stringify(name)}: 1}`)
          expect(readSpec(craft, given)).toMatchObject({ ok: false, error: { code: 'unknown-option', path: [name] } })
        }),
      )
      for (const { spec } of craft.presets)
        expect(Object.keys(spec).filter((name) => !known.includes(name))).toEqual([])
    })
  })
})
