import { expect, it } from 'vitest'
import { craft } from '../contract/fixtures/blank/craft.ts'
import type { Blank } from '../contract/fixtures/blank/puzzle/model.ts'
import { formatLine } from '../file/file.ts'
import { openAs } from '../file/open.ts'
import type { KumikiFile } from '../kind/file.ts'
import { kindModule } from '../kind/module.ts'
import { checkOpened, type GradedCheck } from './check.ts'
import { make } from './make.ts'

const kinds = {
  _blank: kindModule({
    face: async () => craft,
    craft: async () => ({ craft }),
    recount: async () => craft,
  }),
}
const checked = async (file: KumikiFile<Blank>): Promise<GradedCheck> => {
  const opened = await openAs(formatLine(file), kinds)
  if (!opened.ok) throw new Error(opened.error.text.en)
  return checkOpened(opened.value)
}
const codesOf = async (file: KumikiFile<Blank>): Promise<string[]> =>
  (await checked(file)).problems.map(({ code }) => code)

it('a check has the grader confirm the grade', async () => {
  const made = await make(craft, { spec: { size: 4 }, seed: 'check', effort: 10, lang: 'en', title: null })
  if (!made.ok) throw new Error(made.error.text.en)
  const { report } = made.value
  if (!report?.grade) throw new Error('no grade')
  expect(await codesOf(made.value)).toEqual([])
  expect(await codesOf({ ...made.value, report: { ...report, grade: { ...report.grade, score: 99 } } })).toEqual([
    'grade-differs',
  ])
})

it('a check returns the level of the puzzle, whether or not the file gives one, and none where something is wrong', async () => {
  const made = await make(craft, { spec: { size: 4 }, seed: 'check', effort: 10, lang: 'en', title: null })
  if (!made.ok) throw new Error(made.error.text.en)
  const { kumiki, kind, title, lang, puzzle, report, answer } = made.value
  const level = report?.grade?.level
  expect(level).toBeGreaterThan(0)
  expect((await checked(made.value)).level).toBe(level)
  expect((await checked({ kumiki, kind, title, lang, puzzle })).level).toBe(level)
  const wrong = { ...made.value, answer: { cells: [...(answer?.cells ?? [])].reverse() } }
  expect(await checked(wrong)).toMatchObject({ ok: false, level: null })
})
