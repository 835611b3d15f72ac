/**
 * What `npm run test:long` runs: all that is smaller day by day, at the size that is asked for, and nothing twice at
 * one commit.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { asked, hasHeld, messageOf, runs } from '../scripts/long.mjs'
import { root } from './place.ts'

const held = { held: true, size: 200, commit: '1234abc', began: 'then', ended: 'now', load: '1.0' }

describe('the long run', () => {
  it('has files or a script that are there, for each of its parts', () => {
    const parts: readonly { files?: readonly string[]; script?: string }[] = Object.values(runs)
    const all = parts.flatMap(({ files = [], script }) => (script ? [script] : files))
    expect(all.length).toBeGreaterThanOrEqual(parts.length)
    expect(all.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
  it('is all of them, or those that are named, at their own size or another', () => {
    expect(asked([])).toHaveLength(Object.keys(runs).length)
    expect(asked(['kills=20', 'batch', 'again'])).toEqual([
      { name: 'kills', size: 20 },
      { name: 'batch', size: 10_000 },
    ])
    for (const wrong of ['kils', 'kills=none', 'kills=0']) expect(asked([wrong])).toBe(wrong)
  })
  it('goes on where it was stopped: what held at this commit and size is not repeated, and nothing else is left out', () => {
    expect(hasHeld(held, { size: 200 }, '1234abc')).toBe(true)
    expect(hasHeld(undefined, { size: 200 }, '1234abc')).toBe(false)
    expect(hasHeld({ ...held, held: false }, { size: 200 }, '1234abc')).toBe(false)
    expect(hasHeld(held, { size: 20 }, '1234abc')).toBe(false)
    expect(hasHeld(held, { size: 200 }, '5678def')).toBe(false)
    // with changes that nobody committed
    expect(hasHeld({ ...held, commit: '1234abc+' }, { size: 200 }, '1234abc+')).toBe(false)
  })
  it('reports what held, at which commit and when', () => {
    expect(messageOf('kills', held)).toBe('held: kills at size 200, commit 1234abc, then to now, load 1.0')
    expect(messageOf('kills', { ...held, held: false })).toMatch(/^FAILED: kills /)
  })
})
