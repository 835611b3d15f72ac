import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Context } from '../report/experiment.ts'
import { ratesIn } from './rates.ts'

const context: Context = {
  quick: true,
  seed: 'rates-test',
  data: null,
  cpu: () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  },
}

/** A folder with substitutes for the generators: a shell script for each. */
function programs(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'kumiki-rates-'))
  for (const name of ['sgt-keen', 'sgt-bridges', 'sgt-solo']) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  return folder
}

async function findings(folders: readonly string[]) {
  const running = ratesIn(folders).run(context)
  let turn = await running.next()
  while (!turn.done) turn = await running.next()
  return turn.value
}

describe('rates compared with generators in C', () => {
  it('are refused with a message where the generators are not installed, or fail', async () => {
    for (const folders of [[], [programs('exit 3')]]) {
      const refused = await findings(folders)
      expect(refused.ok).toBe(false)
      if (refused.ok) continue
      expect(refused.error.text.en).toContain('apt-get install sgt-puzzles')
      expect(refused.error.text.ja).toContain('sgt-puzzles')
    }
  })

  it('are shares of the rates of both sides, for boards of exactly the level asked for', async () => {
    // half a millisecond or so for each of the $2 boards
    const found = await findings([programs('i=0; while [ $i -lt $((3000 * $2)) ]; do i=$((i + 1)); done')])
    expect(found.ok).toBe(true)
    if (!found.ok) return
    const rows = found.value.tables[0]?.rows ?? []
    expect(rows).toHaveLength(6)
    for (const { figures } of rows) {
      const [ours, theirs, share, met] = figures.map((figure) => figure?.ours ?? Number.NaN)
      expect(share).toBeCloseTo(ours! / theirs!, 6)
      expect(met).toBe(100)
      // between a board in ten milliseconds and ten in one
      expect(theirs).toBeGreaterThan(100)
      expect(theirs).toBeLessThan(10_000)
    }
  }, 60_000)
})
