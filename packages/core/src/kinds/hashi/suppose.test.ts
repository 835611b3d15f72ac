import { expect, it } from 'vitest'
import { formatFile } from '../../file/file.ts'
import { make } from '../../verbs/make.ts'
import { verifyFile } from '../../verbs/verify.ts'
import { craft } from './craft.ts'
import { spec } from './make/spec.ts'

it('a board that needs a trial does not count as free of guessing, and one that needs none does', async () => {
  const seen = new Set<boolean>()
  for (const level of [3, 4, 5]) {
    const wanted = spec.parse({ size: 8, level })
    const file = await make(craft, {
      spec: wanted,
      seed: `trial-${level}`,
      effort: craft.effort,
      lang: 'en',
      title: null,
    })
    if (!file.ok) throw new Error(file.error.text.en)
    const { report } = file.value
    const free = !report?.grade?.steps?.some(({ technique }) => technique.endsWith('trial'))
    seen.add(free)
    expect([level, report?.claims?.['no-guess']]).toEqual([level, free])
    expect([level, (await verifyFile(formatFile(file.value))).claims['no-guess']]).toEqual([level, free])
    const outcome = { ...file.value, report: { ...report, claims: { ...report?.claims, 'no-guess': true } } }
    expect([level, (await verifyFile(formatFile(outcome))).ok]).toEqual([level, free])
  }
  expect(seen.size).toBe(2)
})
