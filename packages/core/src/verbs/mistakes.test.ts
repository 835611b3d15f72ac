import { describe, expect, it } from 'vitest'
import { craft as blank } from '../contract/fixtures/blank/craft.ts'
import { mistakes } from './mistakes.ts'

/** 1 goes to the third cell. */
const row = { cells: [3, 2, 0] }

describe('mistakes', () => {
  it('are differences from the key, found by solving where none is given', () => {
    expect(mistakes(blank, row, { cells: [3, 2, 1] }, row)).toEqual([])
    expect(mistakes(blank, row, null, row)).toEqual([])
    expect(mistakes(blank, row, null, { cells: [3, 2, 2] })).toEqual([[[0, 2]]])
  })

  it('are reported without a key only where a rule is broken', () => {
    const open = { cells: [0, 0, 3] }
    expect(mistakes(blank, open, null, open)).toBeNull()
    expect(mistakes(blank, open, null, { cells: [3, 0, 3] })).toEqual([[[0, 0]], [[0, 2]]])
  })

  it('cannot be found where only the key decides and there is none', () => {
    const byKey = { ...blank, face: { ...blank.face, decidedBy: () => ({ en: 'the clues', ja: 'カギ' }) } }
    expect(mistakes(byKey, row, null, row)).toBeNull()
    expect(mistakes(byKey, row, null, { cells: [3, 3, 0] })).not.toEqual([])
    expect(mistakes(byKey, row, { cells: [3, 2, 1] }, row)).toEqual([])
  })
})
