import { describe, expect, it } from 'vitest'
import { newId, type Row } from '../../model/project.ts'
import { judge } from './judge.ts'

const row = (word: string): Row => ({ word, reading: '', clue: '' })

/** Judges a list of three rows, then a change of it. */
async function changed(start: number, removed: number, ...rows: Row[]) {
  const list = newId()
  await judge({ list, turn: 0, splice: { start: 0, removed: 0, rows: [row('cat'), row('dog'), row('owl')] } })
  const judging = await judge({ list, turn: 1, splice: { start, removed, rows } })
  if (judging === 'forgotten') throw new Error('the list is known')
  return judging
}

describe('a list that changes', () => {
  it('has only its changed rows judged, and repeats found in all', async () => {
    const { verdicts, repeats } = await changed(2, 1, row('Cat'), row('x'))
    expect(verdicts).toMatchObject([
      { word: 'CAT', problem: null },
      { word: null, problem: { code: 'one-letter' } },
    ])
    expect(repeats.map(([at]) => at)).toEqual([0, 2])
  })

  it('is forecast as a whole, even if only a row was removed', async () => {
    const { verdicts, forecasts } = await changed(1, 1)
    expect(verdicts).toEqual([])
    expect(forecasts.find(({ kind }) => kind === 'crossword')?.taken).toBe(true)
  })

  it('must be sent as a whole if its previous state is not known', async () => {
    const [list, splice] = [newId(), { start: 0, removed: 0, rows: [row('cat')] }]
    expect(await judge({ list, turn: 1, splice })).toBe('forgotten')
    expect(await judge({ list, turn: 0, splice })).toMatchObject({ verdicts: [{ word: 'CAT' }] })
    expect(await judge({ list, turn: 2, splice })).toBe('forgotten')
  })
})
