import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptiness, type Findings } from '../report/findings.ts'
import { merge } from './merge.ts'

const words =
  'a e i o at ta an na tan ant net ten tone note atone onset stone notes seat east tea eat sea moderate mode ode rate ate era mod od der'

async function found(data: string | null): Promise<Findings | string> {
  const running = merge.run({ quick: true, seed: 'a', data, cpu: () => 0 })
  for (;;) {
    const turn = await running.next()
    if (!turn.done) expect(turn.value.done).toBeLessThan(turn.value.total)
    else return turn.value.ok ? turn.value.value : turn.value.error.code
  }
}

test('every row of the text has words and letters for both readings of the list, and its rows are compared', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kumiki-lab-'))
  try {
    for (const file of ['ejdict.txt', 'ejdict-common.txt'])
      await writeFile(join(folder, file), words.split(' ').join('\n'))
    const findings = await found(folder)
    if (typeof findings === 'string') throw new Error(findings)
    expect(emptiness(findings)).toBeNull()
    const [table] = findings.tables
    expect(table?.rows.map(({ keys }) => keys[0])).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10])
    for (const { figures } of table?.rows ?? [])
      expect(figures[0]?.ours, 'the same list gives the same counts').toBe(figures[2]?.ours)
    const [, , full, example] = findings.tables
    // MODERATE, MODE, ODE, RATE, ATE, ERA, MOD, OD, DER and A, E, I, O, and what the other rows and ways have of the
    // list
    expect(full?.rows[0]?.figures[0]?.ours).toBeGreaterThanOrEqual(13)
    expect(example?.rows[0]?.figures).toEqual([{ ours: 5, plusMinus: null, published: 6 }])
    expect(findings.notes[0]?.en).toContain('the first 1 of the 8 rows')
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('without the lists, the message names what is needed', async () => {
  expect(await found(null)).toBe('no-data')
  expect(await found(tmpdir())).toBe('no-list')
})
