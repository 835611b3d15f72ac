import { describe, expect, it } from 'vitest'
import { craft } from '../contract/fixtures/blank/craft.ts'
import { regrade } from './grade.ts'
import { make } from './make.ts'

const made = await make(craft, { spec: { size: 4 }, seed: 'grade', effort: 10, lang: 'ja', title: null })
if (!made.ok) throw new Error(made.error.text.en)
const file = made.value

describe('the grade of a file', () => {
  it('is detected as changed in a file of this version', () => {
    const { report } = file
    const grade = report?.grade
    if (!report || !grade) throw new Error('no grade')
    expect(regrade(craft, file)).toBe(null)
    for (const forged of [
      { ...grade, level: 5 as const },
      { ...grade, score: 99 },
      { ...grade, steps: [] },
      { ...grade, techniques: {} },
    ])
      expect(regrade(craft, { ...file, report: { ...report, grade: forged } })?.code).toBe('grade-differs')
    const older = {
      ...file,
      recipe: { spec: {}, seed: 's', effort: 1, version: '0.0.1' },
      report: { ...report, grade: { ...grade, score: 99 } },
    }
    expect(regrade(craft, older)).toBe(null)
  })
})
