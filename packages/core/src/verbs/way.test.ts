import { beforeAll, describe, expect, it } from 'vitest'
import { puzzleOf } from '../../../../tests/hands.ts'
import { openAs } from '../file/open.ts'
import type { Craft } from '../kind/craft.ts'
import type { KumikiFile } from '../kind/file.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { kinds } from '../kinds/kinds.ts'
import { missingTouches } from '../play/missing.ts'
import { hintFrom } from './hint.ts'
import { nextOnWay, wayOf } from './way.ts'

type Use<R> = <K extends PuzzleTypes>(craft: Craft<K>, file: KumikiFile<K>) => R

async function withMade<R>(kind: string, use: Use<R>): Promise<R> {
  const { text } = await puzzleOf(kind, 'en')
  const opened = await openAs(text, kinds)
  if (!opened.ok) throw new Error(opened.error.text.en)
  return opened.value(async (file, _face, module) => use(await module.craft(), file))
}

describe.each(['sudoku', 'blocksum', 'hashi', 'slitherlink', 'hitori', 'skeleton'])('the way through %s', (kind) => {
  let ended: { readonly steps: number; readonly hints: number; readonly missing: number; readonly wrong: number }
  beforeAll(async () => {
    ended = await withMade(kind, (craft, { puzzle, answer: key }) => {
      if (key === undefined) throw new Error('what was made has its answer')
      const { face, solve } = craft
      const way = wayOf(craft, puzzle)
      const source = {
        face,
        solve,
        nextStep: (given: typeof puzzle, answer: typeof key) => nextOnWay(face, way, given, answer, key),
      }
      let answer = face.blank(puzzle)
      let hints = 0
      for (; hints < 5_000; hints++) {
        const given = hintFrom(source, puzzle, key, answer)
        if (given.about !== 'step') break
        for (const move of given.rungs.at(-1)?.moves ?? []) {
          const next = face.play(puzzle, answer, move)
          if (next.ok) answer = next.value
        }
      }
      const missing = missingTouches(face, puzzle, answer, key).length
      return { steps: way.length, hints, missing, wrong: face.mistakes(puzzle, answer, key).length }
    })
  })
  it('leads by hints alone from the empty board to the answer, without a mistake', () => {
    expect(ended).toMatchObject({ missing: 0, wrong: 0 })
    expect(ended.hints).toBeGreaterThan(3)
    expect(ended.hints).toBeLessThanOrEqual(ended.steps)
  })
})

it('of two bridges that a step lays one by one, it does not take the second back', async () => {
  const back = await withMade('hashi', (craft, { puzzle, answer: key }) => {
    if (key === undefined) throw new Error('what was made has its answer')
    return nextOnWay(craft.face, wayOf(craft, puzzle), puzzle, key, key)
  })
  expect(back).toBeNull()
})

it('is empty where clues decide', async () => {
  expect(await withMade('crossword', (craft, { puzzle }) => wayOf(craft, puzzle))).toEqual([])
})
