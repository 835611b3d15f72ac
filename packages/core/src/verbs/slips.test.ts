import { describe, expect, it } from 'vitest'
import { craft as blank } from '../contract/fixtures/blank/craft.ts'
import { slips } from './slips.ts'

/** 1 goes to the third cell. */
const row = { cells: [3, 2, 0] }

describe('slips', () => {
  it('are what differs from the key, found by solving where none is given', () => {
    expect(slips(blank, row, { cells: [3, 2, 1] }, row)).toEqual([])
    expect(slips(blank, row, null, row)).toEqual([])
    expect(slips(blank, row, null, { cells: [3, 2, 2] })).toEqual([[[0, 2]]])
  })

  it('are told without a key only where a rule is broken', () => {
    const open = { cells: [0, 0, 3] }
    expect(slips(blank, open, null, open)).toBeNull()
    expect(slips(blank, open, null, { cells: [3, 0, 3] })).toEqual([[[0, 0]], [[0, 2]]])
  })

  it('are nobody’s to tell where only the key decides and there is none', () => {
    const byKey = { ...blank, face: { ...blank.face, decidedBy: () => ({ en: 'the clues', ja: 'カギ' }) } }
    expect(slips(byKey, row, null, row)).toBeNull()
    expect(slips(byKey, row, null, { cells: [3, 3, 0] })).not.toEqual([])
    expect(slips(byKey, row, { cells: [3, 2, 1] }, row)).toEqual([])
  })
})
