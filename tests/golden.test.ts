import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { node24, secondNode } from '../scripts/node24.mjs'
import { node, root } from './place.ts'

const textOf = (path: string): string => readFileSync(join(root, 'docs', path), 'utf8')
const recorded = {
  hashes: JSON.parse(textOf('golden.json')) as Readonly<Record<string, string>>,
  readable: Object.fromEntries(readdirSync(join(root, 'docs/golden')).map((name) => [name, textOf(`golden/${name}`)])),
}

it('this Node makes the recorded bytes for every kind, preset and seed', { timeout: 600_000 }, () => {
  expect(Object.keys(recorded.hashes).length).toBeGreaterThan(0)
  const { hashes, readable } = JSON.parse(node(['scripts/golden.mjs']))
  // the readable ones first, so that a failure shows what changed
  expect(readable).toEqual(recorded.readable)
  expect(hashes).toEqual(recorded.hashes)
})

it('every kind has a readable golden file, with its board drawn', () => {
  const kinds = new Set(Object.keys(recorded.hashes).map((name) => name.split(' ')[0]))
  expect(Object.keys(recorded.readable).toSorted()).toEqual(
    [...kinds].flatMap((kind) => [`${kind}.kumiki.json`, `${kind}.txt`]).toSorted(),
  )
})

/** The other engines make everything if KUMIKI_LONG is 1, otherwise one of each kind, the readable one. */
const sample = process.env.KUMIKI_LONG === '1' ? [] : ['--sample']

it.skipIf(!secondNode.isHere())('a second Node, version 24, makes the same bytes', { timeout: 600_000 }, () => {
  expect(node(['--version'], root, node24)).toMatch(/^v24/)
  const { hashes, readable } = JSON.parse(node(['scripts/golden.mjs', ...sample], root, node24))
  expect(readable).toEqual(recorded.readable)
  expect(recorded.hashes).toMatchObject(hashes)
  const kinds = Object.keys(recorded.readable).length / 2
  expect(Object.keys(hashes).length).toBeGreaterThan(
    sample.length > 0 ? kinds : Object.keys(recorded.hashes).length - 1,
  )
})
