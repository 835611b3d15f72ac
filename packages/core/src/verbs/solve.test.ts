import { describe, expect, it } from 'vitest'
import { Budget } from '../base/budget.ts'
import { craft as blank } from '../contract/fixtures/blank/craft.ts'
import type { Blank } from '../contract/fixtures/blank/puzzle/model.ts'
import type { Craft, Solved } from '../kind/craft.ts'
import type { KumikiFile } from '../kind/file.ts'
import { methodOf } from './method.ts'
import { solve, statusOf } from './solve.ts'

const answer = { cells: [1, 2] }
const file: KumikiFile<Blank> = { kumiki: 1, kind: '_blank', title: '', lang: 'en', puzzle: { cells: [1, 0] } }
const judged = (judgedBy: 'rules' | 'key', solved: Solved<Blank>): Craft<Blank> => ({
  ...blank,
  face: { ...blank.face, decidedBy: () => (judgedBy === 'rules' ? judgedBy : { en: 'the clues', ja: 'カギ' }) },
  solve: () => solved,
})
const several = { status: 'several', answers: [], steps: 3 } as const
const solved = (craft: Craft<Blank>, of: KumikiFile<Blank> = file) => solve(craft, of, 2, new Budget())

describe('solving', () => {
  it('returns what the solver found, where the rules decide', () => {
    expect(solved(judged('rules', several), { ...file, answer })).toEqual({ ...several, key: null, note: null })
  })

  it('explains what decides where the rules do not, and shows the key that the file has', () => {
    expect(solved(judged('key', several))).toMatchObject({ key: null, note: { en: expect.stringMatching(/clues/) } })
    expect(solved(judged('key', several), { ...file, answer })).toMatchObject({
      key: answer,
      note: { en: expect.stringMatching(/its maker/) },
    })
    const fitting = { ...several, answers: [answer, answer] }
    expect(solved(judged('key', fitting), { ...file, answer })).toMatchObject({
      key: null,
      note: { en: expect.stringMatching(/several ways/) },
    })
  })

  it('counts solutions only where the rules decide', () => {
    expect(statusOf(judged('rules', several), file.puzzle)).toBe('several')
    expect(statusOf(judged('key', several), file.puzzle)).toBe('unknown')
  })
})

describe('a method', () => {
  const other: Craft<Blank> = { ...blank }
  const craft: Craft<Blank> = { ...blank, extras: { methods: { near: async () => other } } }

  it('is found by its name, and is the kind’s own where no name is given', async () => {
    expect(await methodOf(craft, 'near')).toEqual({ ok: true, value: other })
    expect(await methodOf(craft, null)).toEqual({ ok: true, value: craft })
  })

  it('that a kind does not have is refused with a list of those that it has', async () => {
    expect(await methodOf(craft, 'toString')).toMatchObject({
      error: { code: 'unknown-method', text: { en: expect.stringMatching(/there are near\.$/) } },
    })
    expect(await methodOf(other, 'near')).toMatchObject({ error: { code: 'no-methods' } })
  })
})
