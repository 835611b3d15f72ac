/**
 * The parts of `npm run test:long`: each exists, runs at the requested size, and is not repeated at the same commit.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { asked, hasHeld, messageOf, runs } from '../scripts/long.mjs'
import { root } from './place.ts'

const held = { held: true, size: 200, commit: '1234abc', began: 'then', ended: 'now', load: '1.0' }

describe('the long run', () => {
  it('has existing files or an existing script for each of its parts', () => {
    const parts: readonly { files?: readonly string[]; script?: string }[] = Object.values(runs)
    const all = parts.flatMap(({ files = [], script }) => (script ? [script] : files))
    expect(all.length).toBeGreaterThanOrEqual(parts.length)
    expect(all.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
  it('consists of all parts or the named ones, at their own size or another', () => {
    expect(asked([])).toHaveLength(Object.keys(runs).length)
    expect(asked(['kills=20', 'batch', 'again'])).toEqual([
      { name: 'kills', size: 20 },
      { name: 'batch', size: 10_000 },
    ])
    for (const wrong of ['kils', 'kills=none', 'kills=0']) expect(asked([wrong])).toBe(wrong)
  })
  it('continues where it was stopped: what passed at this commit and size is not repeated, and nothing else is left out', () => {
    expect(hasHeld(held, { size: 200 }, '1234abc')).toBe(true)
    expect(hasHeld(undefined, { size: 200 }, '1234abc')).toBe(false)
    expect(hasHeld({ ...held, held: false }, { size: 200 }, '1234abc')).toBe(false)
    expect(hasHeld(held, { size: 20 }, '1234abc')).toBe(false)
    expect(hasHeld(held, { size: 200 }, '5678def')).toBe(false)
    // with uncommitted changes
    expect(hasHeld({ ...held, commit: '1234abc+' }, { size: 200 }, '1234abc+')).toBe(false)
  })
  it('reports what held, at which commit and when', () => {
    expect(messageOf('kills', held)).toBe('held: kills at size 200, commit 1234abc, then to now, load 1.0')
    expect(messageOf('kills', { ...held, held: false })).toMatch(/^FAILED: kills /)
  })
})
