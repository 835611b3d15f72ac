import { describe, expect, it } from 'vitest'
import { craft as blank } from '../contract/fixtures/blank/craft.ts'
import type { Blank } from '../contract/fixtures/blank/puzzle/model.ts'
import type { Craft, Solved } from '../kind/craft.ts'
import type { KumikiFile } from '../kind/file.ts'
import { answered, withAnswer } from './answer.ts'

const answer = { cells: [1, 2] }
const other = { cells: [2, 1] }
const file: KumikiFile<Blank> = { kumiki: 1, kind: '_blank', title: 'T', lang: 'en', puzzle: { cells: [1, 0] } }
const finding = (solved: Solved<Blank>, judgedBy: 'rules' | 'key' = 'rules'): Craft<Blank> => ({
  ...blank,
  face: { ...blank.face, decidedBy: () => (judgedBy === 'rules' ? judgedBy : { en: 'the clues', ja: 'カギ' }) },
  solve: () => solved,
})
const neverAsked: Craft<Blank> = {
  ...blank,
  solve: () => {
    throw new Error('solved what had an answer')
  },
}

describe('a file with its answer', () => {
  it('is the file itself where it has one, without solving', () => {
    expect(answered(neverAsked, { ...file, answer })).toEqual({ ok: true, value: { ...file, answer } })
  })

  it('gets the only solution, and is otherwise unchanged', () => {
    const craft = finding({ status: 'unique', answers: [answer], steps: 1 })
    expect(answered(craft, file)).toEqual({ ok: true, value: { ...file, answer } })
  })

  it.each([
    ['none', [], /no solution/, /解がない/],
    ['several', [answer, other], /several solutions/, /解が複数/],
    ['unknown', [answer], /not decided/, /決められない/],
  ] as const)('is refused where the solver says %s', (status, answers, en, ja) => {
    expect(answered(finding({ status, answers, steps: 1 }), file)).toMatchObject({
      ok: false,
      error: { code: 'no-answer', text: { en: expect.stringMatching(en), ja: expect.stringMatching(ja) } },
    })
  })

  it('is refused where only clues decide, in both languages', () => {
    for (const answers of [[], [answer, other]])
      expect(answered(finding({ status: 'several', answers, steps: 1 }, 'key'), file)).toMatchObject({
        error: { text: { en: expect.stringMatching(/clues decide/), ja: expect.stringMatching(/カギ/) } },
      })
  })

  it('gets the first answer found where no other was searched for', () => {
    const one = { status: 'unknown', answers: [answer], steps: 1, key: null, note: null } as const
    expect(withAnswer(file, one, 1)).toMatchObject({ ok: true, value: { answer } })
    expect(withAnswer(file, one, 2)).toMatchObject({ ok: false })
  })
})
