import { describe, expect, it } from 'vitest'
import { planSchema } from '../../../../server/src/batches/plan.ts'
import { newProject } from '../model/project.ts'
import { planOf, readProgress } from './batches.ts'

const recipe = { spec: { words: ['cat', 'dog'], size: 6 }, seed: 's', effort: 1, version: '0' }
const mine = {
  ...newProject('words', 'skeleton', 'ja'),
  title: '動物',
  made: { skeleton: JSON.stringify({ kumiki: 1, kind: 'skeleton', recipe }) },
}

describe('a plan', () => {
  it('of chosen parts is accepted by the server', () => {
    const plan = planOf(
      'seed',
      [
        { like: { kind: 'sudoku' }, size: null, level: 2, count: 5 },
        { like: { kind: 'skeleton' }, size: 9, level: 4, count: 1 },
        { like: { project: mine.id }, size: null, level: null, count: 7 },
      ],
      [mine],
      'en',
    )
    expect(planSchema.safeParse(plan).error).toBeUndefined()
    expect(plan.items).toEqual([
      { kind: 'sudoku', spec: { level: 2 }, count: 5, lang: 'en', title: null },
      { kind: 'skeleton', spec: { size: 9, numbers: 24 }, count: 1, lang: 'en', title: null },
      { kind: 'skeleton', spec: recipe.spec, count: 7, lang: 'ja', title: '動物' },
    ])
  })

  it('leaves out what is no longer there', () => {
    const parts = [{ like: { project: 'gone' }, size: null, level: null, count: 7 }]
    expect(planOf('s', parts, [mine], 'en').items).toEqual([])
  })
})

describe('the state of a batch', () => {
  it('is validated', () => {
    expect(readProgress({ state: 'running', made: 1, count: 2 })).toMatchObject({ made: 1, rate: null, reasons: [] })
    for (const other of [null, {}, { state: 'gone', made: 1, count: 2 }, { state: 'done', made: '1', count: 2 }])
      expect(readProgress(other)).toBeNull()
  })
})
