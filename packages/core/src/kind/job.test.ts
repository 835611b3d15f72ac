import { describe, expect, it } from 'vitest'
import { jobTextLength, readJob } from './job.ts'

const job = { kind: 'sudoku', spec: {}, seed: 's', effort: null, timeMs: 500, lang: 'ja', title: null }

describe('a job from outside', () => {
  it('is read unchanged', () => {
    expect(readJob(job)).toEqual({ ok: true, value: job })
    expect(readJob({ ...job, effort: 3, title: 'T', seed: 'x'.repeat(jobTextLength) }).ok).toBe(true)
  })

  it.each([
    ['no object', null],
    ['something missing', { ...job, title: undefined }],
    ['a name that is not its own', { ...job, command: 'rm' }],
    ['an empty seed', { ...job, seed: '' }],
    ['a seed that leaves no room for a number', { ...job, seed: 'x'.repeat(jobTextLength + 1) }],
    ['half a step', { ...job, effort: 0.5 }],
    ['no time', { ...job, timeMs: 0 }],
    ['no end', { ...job, timeMs: Number.POSITIVE_INFINITY }],
    ['a language that nobody speaks here', { ...job, lang: 'fr' }],
    ['a spec that is a list', { ...job, spec: [] }],
  ])('is refused with %s', (_, value) => {
    expect(readJob(value)).toMatchObject({ ok: false, error: { code: 'bad-value' } })
  })
})
