import { describe, expect, it } from 'vitest'
import type { Technique } from '../workers/core/protocol.ts'
import { byHardness, type Graded } from './hardness.ts'

const text = { en: '', ja: '' }
const technique = (level: 1 | 2 | 3 | 4 | 5, count: number): Technique => ({
  id: `${level}`,
  name: text,
  idea: text,
  level,
  count,
})
const puzzle = (level: Graded['level'], techniques: readonly Technique[], stepCount = 40): Graded => ({
  level,
  techniques,
  stepCount,
})

describe('how hard a puzzle is', () => {
  it('is ordered by level, then by the uses of the hardest technique, then by steps; puzzles without a level come last', () => {
    const inOrder = [
      puzzle(1, [technique(1, 60)], 60),
      puzzle(3, [technique(1, 20), technique(3, 1)], 90),
      puzzle(3, [technique(1, 20), technique(3, 4)], 30),
      puzzle(3, [technique(1, 20), technique(3, 4)], 31),
      puzzle(5, [technique(5, 1)], 10),
      puzzle(null, [], 0),
    ]
    const mixed = [4, 2, 5, 0, 3, 1].map((at) => inOrder[at]!)
    expect(mixed.sort(byHardness)).toEqual(inOrder)
  })
})
