import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Context } from '../report/experiment.ts'
import { emptiness, type Findings } from '../report/findings.ts'
import { wordsearch } from './wordsearch.ts'

const lists = {
  'ejdict.txt': 'a e i o at ta an na tan ant net ten tone note atone onset stone notes seat east tea eat sea',
  'ja-readings.txt':
    'い か き し た な かい いか かき きか した たし なし しな いし しい たか かた かたな なかし したい いたい きや きゃ しや しゃ',
}

async function quick(data: string | null): Promise<Findings | string> {
  let ms = 0
  const context: Context = { quick: true, seed: 'a', data, cpu: () => (ms += 100) }
  const running = wordsearch.run(context)
  for (;;) {
    const turn = await running.next()
    if (!turn.done) expect(turn.value.done).toBeLessThanOrEqual(turn.value.total)
    else return turn.value.ok ? turn.value.value : turn.value.error.code
  }
}

test('a quick run gives every figure for both lists, and no board exceeds a bound or is worse than the text’s algorithm', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'kumiki-lab-'))
  try {
    for (const [file, words] of Object.entries(lists)) await writeFile(join(folder, file), words.split(' ').join('\n'))
    const found = await quick(folder)
    if (typeof found === 'string') throw new Error(found)
    expect(emptiness(found)).toBeNull()
    expect(found.tables.map(({ rows }) => rows.length)).toEqual([9, 9, 7, 7])
    expect(found.charts.flatMap(({ series }) => series)).toHaveLength(2)
    const ours = found.tables.map(({ rows }) =>
      rows.map(({ figures }) => figures.map((figure) => figure.ours ?? Number.NaN)),
    )
    for (const [density, bounds] of [ours.slice(0, 2), ours.slice(2)])
      for (const [i, [reached, boards, own, merged]] of density!.entries()) {
        const [again, bound, line] = bounds![i]!
        expect(again).toBe(reached)
        expect(boards! > 0).toBe(i === 0)
        expect(reached).toBeLessThanOrEqual(bound! + 1e-9)
        expect(bound).toBeLessThanOrEqual(line! + 1e-9)
        expect(merged).toBeLessThanOrEqual(reached! + 1e-9)
        expect(own).toBeLessThanOrEqual(merged! + 1e-9)
      }
  } finally {
    await rm(folder, { recursive: true })
  }
})

test('without the lists it reports what is missing', async () => {
  expect(await quick(null)).toBe('no-data')
  expect(await quick(join(tmpdir(), 'kumiki-lab-none'))).toBe('no-list')
})
