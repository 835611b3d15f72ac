/**
 * The mutants of scripts/mutants.mjs: which changes are made, that each is on alone, and that without any the file is
 * unchanged.
 */
import { describe, expect, it } from 'vitest'
import { withMutants } from '../scripts/mutants.mjs'

/** The value of the expression with no mutant, then with each. */
function valuesOf(code: string): unknown[] {
  const { code: changed, mutants } = withMutants('x.ts', code)
  return [-1, ...mutants.map(({ id }) => id)].map((active) =>
    new Function('__mutant', changed)((id: number) => id === active),
  )
}

describe('the mutants of a file', () => {
  it.each([
    ['return 1 < 1', [false, true, true]],
    ['return 2 === 2', [true, false]],
    ['return true && !false', [true, false, true, false, false]],
    ['return 1 + 2 * 4', [9, -7, 1.5]],
    ["return 'a' + 1", ['a1']],
    ['return null ?? 3', [3, null]],
    ['if (1 > 2) return 1; return 2', [2, 2, 2, 1, 2]],
    ['return 0 ? 1 : 2', [2, 1, 2]],
    ['let a = 1; a = 2; return a', [2, 1]],
    ['let a = 1; if (2) a = 2; return a', [2, 2, 1]],
    ['{ let a = 1; { a = 2 } return a }', [2, 1]],
    ['return [1, 2].some((one) => one === 1)', [true, false, true]],
    ['return Math.min(1, 2)', [1, 2]],
    ['return [1, 2].filter((one) => one !== 1)', [[2], [1, 2], [1]]],
    ['return [1]?.filter(Boolean)', [[1]]],
  ])('%s', (code, values) => {
    // in a function, as most code is
    const all = valuesOf(code)
    expect(all[0]).toEqual(values[0])
    expect(all).toHaveLength(values.length)
    for (const value of values) expect(all).toContainEqual(value)
  })
  it('are none in types', () => {
    const code = "import type { A } from './a.ts'\ntype B = true | false\nexport const c: B = d as true\n"
    expect(withMutants('x.ts', code)).toEqual({ code, mutants: [] })
  })
  it('are numbered from a given id, with their lines', () => {
    const { mutants } = withMutants('x.ts', '\nreturn a < b', 7)
    expect(mutants).toEqual([
      { id: 7, line: 2, from: 'a < b', to: '(a) <= (b)' },
      { id: 8, line: 2, from: 'a < b', to: '(a) >= (b)' },
    ])
  })
})
