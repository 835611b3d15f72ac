/// <reference path="../../fixtures/pzpr.d.ts" />
/** Hashi in other programs' formats: read back as written, and judged by puzz.link's own engine. */

import { Budget, good, type Result } from '@kumiki/core/base'
import type { KumikiFile } from '@kumiki/core/contract'
import { type Answer, type Bridge, face, type Hashi, type Puzzle } from '@kumiki/core/kinds/hashi/puzzle'
import { hashiCraft as craft, hashiSpec as spec } from '@kumiki/core/lab'
import pzpr from 'pzpr'
import { describe, expect, it } from 'vitest'
import { Rng } from '../../../../core/src/base/rng.ts'
import { readFormat, writeFormat } from '../../formats.ts'

const boards = 200

const made: { puzzle: Puzzle; answer: Answer }[] = Array.from({ length: boards }, (_, index) => {
  const options = { size: 5 + (index % 9), level: 1 + (index % 3) }
  const making = craft.make(spec.parse(options), new Rng(`formats-${index}`), new Budget(craft.effort))
  let turn = making.next()
  while (!turn.done) turn = making.next()
  if (!turn.value.ok) throw new Error(turn.value.error.text.en)
  return turn.value.value
})

const crowded: Puzzle = {
  width: 3,
  height: 1,
  islands: [
    [0, 0, 1],
    [1, 0, 2],
    [2, 0, 1],
  ],
}

const fileOf = (puzzle: Puzzle, answer?: Answer): KumikiFile<Hashi> => ({
  kumiki: 1,
  kind: 'hashi',
  title: 't',
  lang: 'en',
  puzzle,
  ...(answer ? { answer } : {}),
})

const bytes = new Uint8Array()

const written = async (name: string, file: KumikiFile<Hashi>): Promise<Result<string>> => {
  const exported = await writeFormat(name, [(use) => use(file, face)], {})
  return exported.ok ? good(String(exported.value.content)) : exported
}

const textOf = async (name: string, file: KumikiFile<Hashi>): Promise<string> => {
  const text = await written(name, file)
  if (!text.ok) throw new Error(text.error.text.en)
  return text.value
}

/** Loads an address or a saved text into puzz.link's engine and returns its verdict. */
function judged(text: string): { complete: boolean; cols: number; rows: number; islands: number } {
  const game = new pzpr.Puzzle()
  game.open(text)
  const { board } = game
  let islands = 0
  board.cell.each((cell) => {
    if (cell.qnum !== -1) islands++
  })
  return { complete: game.check(true).complete, cols: board.cols, rows: board.rows, islands }
}

/** The answer with one bridge more or less. */
function spoilt({ bridges }: Answer, rng: Rng): Answer {
  const at = rng.below(bridges.length)
  return {
    bridges: bridges.flatMap((bridge, index): Bridge[] => {
      if (index !== at) return [bridge]
      const [i, j, count] = bridge
      if (rng.below(2) === 0) return [[i, j, count === 1 ? 2 : 1]]
      return []
    }),
  }
}

describe('puzz.link’s engine', () => {
  it(`opens ${boards} of our addresses as the boards they are`, async () => {
    for (const { puzzle } of made) {
      const { cols, rows, islands } = judged((await textOf('a.pzpr', fileOf(puzzle))).trim())
      expect([cols, rows, islands]).toEqual([puzzle.width, puzzle.height, puzzle.islands.length])
    }
  })

  it(`calls ${boards} of our answers complete, and none of them with one bridge changed`, async () => {
    const rng = new Rng('spoil')
    for (const { puzzle, answer } of made) {
      expect(judged(await textOf('a.pzprv3', fileOf(puzzle, answer))).complete).toBe(true)
      const other = spoilt(answer, rng)
      expect(face.check(puzzle, other).status).not.toBe('complete')
      expect(judged(await textOf('a.pzprv3', fileOf(puzzle, other))).complete).toBe(false)
    }
  })
})

describe.each(['.pzpr', '.pzprv3', '.sgt', '.has'])('%s', (ending) => {
  const name = `board${ending}`

  it('gives back every board it was given', async () => {
    for (const { puzzle, answer } of made) {
      const text = await written(name, fileOf(puzzle, answer))
      if (!text.ok) throw new Error(text.error.text.en)
      const read = await readFormat(name, text.value, bytes)
      if (!read.ok) throw new Error(read.error.text.en)
      read.value.file((file) => {
        expect(file.puzzle).toEqual(puzzle)
        if (ending === '.pzprv3') expect(file.answer).toEqual(answer)
      })
      const again = await writeFormat(name, [read.value.file], {})
      expect(again.ok && again.value.content).toEqual(text.value)
    }
  })

  it('refuses another kind in one sentence', async () => {
    const other = { ...fileOf(crowded), kind: 'blocksum' }
    expect(await written(name, other)).toMatchObject({ ok: false, error: { code: 'other-kind' } })
  })
})

describe('a file that is not our Hashi', () => {
  it.each([
    ['a.pzpr', 'https://puzz.link/p?hashi/3/1/1g.', 'bad-format'],
    ['a.pzpr', 'https://puzz.link/p?masyu/3/1/1g1', 'cannot-hold'],
    ['a.pzpr', 'https://puzz.link/p?hashi/300/1/1g1', 'too-large'],
    ['a.pzprv3', 'pzprv3\nhashikake\n1\n3\n1 - 1\n', 'bad-format'],
    ['a.sgt', '3x3m2L:1a1c1a1', 'other-rules'],
    ['a.sgt', '3x3m4:1a1c1a1', 'other-rules'],
    ['a.sgt', '3x3m2:1a1', 'bad-format'],
    ['a.has', '3 1 2\n1 0\n', 'bad-format'],
    ['a.has', '', 'bad-format'],
  ])('%s: %j is refused (%s)', async (name, text, code) => {
    expect(await readFormat(name, text, bytes)).toMatchObject({ ok: false, error: { code } })
  })

  it('islands side by side have no game id', async () => {
    expect(await written('a.sgt', fileOf(crowded))).toMatchObject({ error: { code: 'side-by-side' } })
  })
})
