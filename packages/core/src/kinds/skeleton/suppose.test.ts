import { expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import { formatFile } from '../../file/file.ts'
import { make } from '../../verbs/make.ts'
import { verifyFile } from '../../verbs/verify.ts'
import { craft } from './craft.ts'
import { explain } from './explain.ts'
import { spec } from './spec.ts'
import { grade, transposed } from './techniques.ts'

it('a board that needs supposing does not count as free of guessing, and each supposition names what breaks', async () => {
  const ends = { en: /no (number|place|digit) is left|the list has no/, ja: /なくなります。|残りはありません。/ }
  let supposing = 0
  for (let seed = 0; seed < 12; seed++) {
    const order = {
      spec: spec.parse({ numbers: 14, digits: '01', size: 7 }),
      seed: `suppose-${seed}`,
      effort: 3_000,
      lang: 'en',
      title: null,
    } as const
    const file = await make(craft, order)
    if (!file.ok) continue
    const { puzzle, report } = file.value
    const steps = grade(puzzle, new Budget(100_000)).steps.filter(({ technique }) => technique === 'suppose')
    const free = report?.grade?.level != null && steps.length === 0
    expect([seed, report?.claims?.['no-guess']]).toEqual([seed, free])
    expect([seed, (await verifyFile(formatFile(file.value))).claims['no-guess'] ?? false]).toEqual([seed, free])
    if (steps.length === 0) continue
    supposing++
    const lied = { ...file.value, report: { ...report, claims: { ...report?.claims, 'no-guess': true } } }
    expect((await verifyFile(formatFile(lied))).problems.length).toBeGreaterThan(0)
    const turned = grade(transposed(puzzle), new Budget(100_000)).steps.filter((step) => step.technique === 'suppose')
    for (const [index, step] of steps.entries()) {
      const { en, ja } = explain(puzzle, step).text
      expect(en).toMatch(ends.en)
      expect(ja).toMatch(ends.ja)
      const [here, there] = [step.why.breaks, turned[index]?.why.breaks]
      expect(there?.left).toBe(here?.left)
      if (here?.left === 'place' && there?.left === 'place') {
        const { row, col, across, length } = here.slot
        expect(there.slot).toEqual({ row: col, col: row, across: !across, length })
      }
    }
  }
  expect(supposing).toBeGreaterThan(0)
})
