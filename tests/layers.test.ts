import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { importsOf, layersOf, violations } from './layers.ts'
import { root } from './place.ts'

const layers = layersOf(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))
const imports = importsOf(join(root, 'packages'))
const found = (...planted: readonly [from: string, to: string][]) =>
  violations(layers, [...imports, ...planted.map(([from, to]) => ({ from, to }))])

describe('the layers', () => {
  it('that docs/architecture.md draws hold in every package: no folder imports upwards, sideways or in a circle', () => {
    expect(imports.length).toBeGreaterThan(2_000)
    expect([...layers.keys()].toSorted()).toEqual([...readdirSync(join(root, 'packages')), 'packages'].toSorted())
    expect(found()).toEqual([])
  })

  it('refuse an import upwards, one sideways, and one between packages that goes up', () => {
    expect(found(['core/base/limits', 'core/verbs/make'])).toContain(
      'core/base/limits imports core/verbs/make: verbs is not below base',
    )
    expect(found(['core/spec/shape', 'core/drawing/shades'])).toContain(
      'core/spec/shape imports core/drawing/shades: drawing is not below spec',
    )
    expect(found(['press/drawing/svg', 'web/work/calls'])).toContain(
      'press/drawing/svg imports web/work/calls: the package web is not below press',
    )
  })

  it('refuse a kind that imports another, and code loaded by players that imports a maker', () => {
    expect(found(['core/kinds/sudoku/make', 'core/kinds/hashi/puzzle/model'])).toContain(
      'core/kinds/sudoku/make imports core/kinds/hashi/puzzle/model: kinds/hashi/ is not below kinds/sudoku/',
    )
    expect(found(['core/kinds/sudoku/puzzle/face', 'core/kinds/sudoku/make'])).toContain(
      'core/kinds/sudoku/puzzle is in a cycle of folders',
    )
  })

  it('refuse a folder that they do not name', () => {
    expect(found(['core/attic/old', 'core/base/limits'])).toContain('core/attic stands in no layer of core')
  })
})
