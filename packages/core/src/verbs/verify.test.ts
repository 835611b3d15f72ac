import { describe, expect, it } from 'vitest'
import { craft } from '../contract/fixtures/blank/craft.ts'
import type { Blank } from '../contract/fixtures/blank/puzzle/model.ts'
import { formatLine, openFile } from '../file/file.ts'
import type { KumikiFile } from '../kind/file.ts'
import { kindModule } from '../kind/module.ts'
import { make } from './make.ts'
import { type Check, verifyFile, verifyWith } from './verify.ts'

const made = await make(craft, { spec: { size: 4 }, seed: 'verify', effort: 10, lang: 'en', title: null })
if (!made.ok) throw new Error(made.error.text.en)
const file: KumikiFile<Blank> = made.value
const answer = file.answer ?? { cells: [] }
const hidden = file.puzzle.cells.indexOf(0)
const shown = hidden === 0 ? 1 : 0

const ownKind = kindModule({
  face: async () => craft,
  craft: async () => ({ craft }),
  recount: async () => craft,
})
const checkOf = async (changed: object): Promise<Check> => {
  const outer = await openFile(formatLine({ ...file, ...changed }))
  if (!outer.ok) throw new Error(outer.error.text.en)
  return verifyWith(outer.value, ownKind)
}
const codesOf = async (changed: object): Promise<string[]> =>
  (await checkOf(changed)).problems.map((found) => found.code)
const stepsWith = (places: unknown[], rulesOut: unknown[] = []) => ({
  report: {
    ...file.report,
    grade: { ...file.report?.grade, steps: [{ technique: 'last-cell', places, rulesOut, choices: 1 }] },
  },
})
const holes = { cells: file.puzzle.cells.map((value, col) => (col === shown ? 0 : value)) }

describe('the check from the bytes alone', () => {
  it('accepts files from the workshop, and those for players', async () => {
    expect(await checkOf({})).toEqual({
      ok: true,
      claims: { solvable: true, unique: true, 'no-guess': true },
      problems: [],
      notes: [],
    })
    expect((await checkOf({ answer: undefined, recipe: undefined })).ok).toBe(true)
  })

  it('detects a puzzle with several solutions, or none', async () => {
    expect(await codesOf({ puzzle: holes })).toEqual(['several-solutions', 'false-claim', 'unfounded-claim'])
    expect(await codesOf({ puzzle: { cells: [1, 1, 0, 0] } })).toContain('no-solution')
  })

  it('detects an answer that is open, broken, or of another puzzle', async () => {
    expect(await codesOf({ answer: { cells: file.puzzle.cells } })).toContain('answer-open')
    expect(await codesOf({ answer: { cells: answer.cells.toReversed() } })).toContain('answer-given')
    expect(await codesOf({ answer: { cells: [1] } })).toContain('answer-shape')
  })

  it('reports a wrong answer as wrong, and not the puzzle as unsolvable', async () => {
    expect(await codesOf({ answer: { cells: file.puzzle.cells } })).toEqual(['answer-open'])
  })

  it('does not accept "no-guess" where a step supposes something', async () => {
    const face = { ...craft.face, supposing: ['last-cell'] }
    const outer = await openFile(formatLine(file))
    if (!outer.ok) throw new Error(outer.error.text.en)
    const check = await verifyWith(
      outer.value,
      kindModule({
        face: async () => ({ face }),
        craft: async () => ({ craft }),
        recount: async () => craft,
      }),
    )
    expect(check.claims['no-guess']).toBe(false)
    expect(check.problems.map(({ code }) => code)).toEqual(['false-claim'])
  })

  it('detects a step that does not follow, and steps that stop short', async () => {
    const value = answer.cells[hidden]!
    expect(await codesOf(stepsWith([{ col: hidden, value: (value % 4) + 1 }]))).toContain('trace-step')
    expect(await codesOf(stepsWith([{ col: hidden, value }], [{ col: hidden, value }]))).toContain('trace-step')
    expect(await codesOf(stepsWith(['nonsense']))).toContain('trace-step')
    const other = { col: hidden, value: (value % 4) + 1 }
    expect(await codesOf(stepsWith([], [other]))).toContain('trace-short')
  })

  it('accepts no claim that it has not established', async () => {
    const report = file.report ?? {}
    const grade = report.grade ?? { level: null, score: 0, techniques: {} }
    const claims = { ...report.claims, 'words-listed': true }
    expect(await codesOf({ report: { ...report, claims } })).toEqual(['unfounded-claim'])
    expect(await codesOf({ report: { claims: { 'no-guess': true } } })).toEqual(['unfounded-claim'])
    const counted = { ...grade, techniques: { 'last-cell': 1, x: -1 } }
    expect(await codesOf({ report: { ...report, grade: counted } })).toEqual(['grade-tally', 'false-claim'])
    const unseen = { ...grade, steps: (grade.steps ?? []).map((step) => ({ ...step, choices: -5 })) }
    expect(await codesOf({ report: { ...report, grade: unseen } })).toContain('grade-tally')
    const idle = { technique: 'last-cell', places: [], rulesOut: [], choices: 1 }
    expect(await codesOf({ report: { ...report, grade: { ...grade, steps: [idle] } } })).toContain('trace-step')
  })

  it('reports that the second solver ran out of effort', async () => {
    const outer = await openFile(formatLine(file))
    if (!outer.ok) throw new Error(outer.error.text.en)
    const check = await verifyWith(outer.value, ownKind, 0)
    const codes = check.problems.map(({ code }) => code)
    expect(codes).toContain('not-decided')
    // unknown is not false
    expect(codes).not.toContain('false-claim')
  })

  it('refuses text that is not a file, in one sentence', async () => {
    expect(await verifyFile('{')).toMatchObject({ ok: false, problems: [{ code: 'not-json' }] })
    expect(await verifyFile(formatLine({ ...file, kind: 'nothing' }))).toMatchObject({
      ok: false,
      problems: [{ code: 'unknown-kind' }],
    })
  })
})
