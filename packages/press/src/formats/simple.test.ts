/// <reference path="../fixtures/pzpr.d.ts" />
/** Slitherlink and Hitori in other programs' formats: read back as written, and judged by puzz.link's own engine. */

import { good, parse, type Result } from '@kumiki/core/base'
import type { Craft, Face, KumikiFile, PuzzleTypes, SomeFile } from '@kumiki/core/contract'
import { kinds } from '@kumiki/core/kinds'
import { make } from '@kumiki/core/verbs/make'
import pzpr from 'pzpr'
import { beforeAll, describe, expect, it } from 'vitest'
import { readFormat, writeFormat } from '../formats.ts'

const boards = 12
const bytes = new Uint8Array()

async function madeBy<K extends PuzzleTypes>(craft: Craft<K>): Promise<SomeFile[]> {
  const files: SomeFile[] = []
  for (let index = 0; index < boards; index++) {
    const size = `${4 + (index % 5)}x${4 + (index % 3)}`
    const spec = parse(craft.spec, { size, level: 1 + (index % 2) })
    if (!spec.ok) throw new Error(spec.error.text.en)
    const order = { spec: spec.value, seed: `formats-${index}`, effort: craft.effort, lang: 'en', title: null } as const
    const file = await make(craft, order)
    if (!file.ok) throw new Error(file.error.text.en)
    files.push((use) => use(file.value, craft.face))
  }
  return files
}

const written = async (name: string, file: SomeFile): Promise<string> => {
  const exported: Result<string> = await writeFormat(name, [file], {}).then((one) =>
    one.ok ? good(String(one.value.content)) : one,
  )
  if (!exported.ok) throw new Error(exported.error.text.en)
  return exported.value
}

/** The verdict of puzz.link's engine, and the numbers that it finds on the board. */
function judged(text: string): { readonly complete: boolean; readonly size: string; readonly numbers: number[] } {
  const game = new pzpr.Puzzle()
  game.open(text)
  const numbers: number[] = []
  game.board.cell.each(({ qnum }) => numbers.push(qnum))
  return { complete: game.check(true).complete, size: `${game.board.cols}x${game.board.rows}`, numbers }
}

const numbersOf = (file: SomeFile): number[] =>
  file(({ puzzle }) =>
    Object(puzzle).rows.flatMap((row: string | number[]) => [...row].map((one) => (one === '.' ? -1 : Number(one)))),
  )

/** The answer without its first place. */
const spoilt = (file: SomeFile): SomeFile =>
  file(<K extends PuzzleTypes>(one: KumikiFile<K>, face: Face<K>): SomeFile => {
    const [value = '', places = []] = Object.entries<unknown[]>(Object(one.answer))[0] ?? []
    const answer = parse(face.answer, { [value]: places.slice(1) })
    if (!answer.ok) throw new Error(answer.error.text.en)
    return (use) => use({ ...one, answer: answer.value }, face)
  })

describe.each(['slitherlink', 'hitori'])('%s', (kind) => {
  let files: SomeFile[]
  beforeAll(async () => {
    files = await kinds[kind]!(async (module) => madeBy(await module.craft()))
  })

  it(`opens in puzz.link’s engine as the ${boards} boards it is`, async () => {
    for (const file of files) {
      const { size, numbers } = judged((await written('a.pzpr', file)).trim())
      expect(size).toBe(file(({ puzzle }) => `${Object(puzzle).width}x${Object(puzzle).height}`))
      expect(numbers).toEqual(numbersOf(file))
    }
  })

  it('is complete for that engine with its answer, and not with one place less', async () => {
    for (const file of files) {
      expect(judged(await written('a.pzprv3', file)).complete).toBe(true)
      expect(judged(await written('a.pzprv3', spoilt(file))).complete).toBe(false)
    }
  })

  it.each(['.pzpr', '.pzprv3', '.sgt'])('comes back from %s as it was', async (ending) => {
    for (const file of files) {
      const text = await written(`a${ending}`, file)
      const read = await readFormat(`a${ending}`, text, bytes)
      if (!read.ok) throw new Error(read.error.text.en)
      const [puzzle, answer] = file((one) => [one.puzzle, one.answer])
      read.value.file((one) => {
        expect([one.kind, one.puzzle]).toEqual([kind, puzzle])
        if (ending === '.pzprv3') expect(one.answer).toEqual(answer)
      })
      expect(await written(`a${ending}`, read.value.file)).toBe(text)
    }
  })
})

describe('files of other programs', () => {
  it.each([
    ['a.sgt', 'loopy:3x2t0:a2b3a', ['.2.', '.3.']],
    ['a.sgt', '3x2t0dn:a2b3a', ['.2.', '.3.']],
    [
      'a.sgt',
      'singles:3:123231a12',
      [
        [1, 2, 3],
        [2, 3, 1],
        [10, 1, 2],
      ],
    ],
    [
      'a.sgt',
      '3x2:123231',
      [
        [1, 2, 3],
        [2, 3, 1],
      ],
    ],
    ['a.pzpr', 'https://puzz.link/p?slither/3/2/g2h3', ['.2.', '.3.']],
    [
      'a.pzpr',
      'https://puzz.link/p?hitori/3/2/1231a1',
      [
        [1, 2, 3],
        [1, 10, 1],
      ],
    ],
    ['a.pzprv3', 'pzprv3.1\nslither\n1\n2\n. 2 \n0 0 \n0 1 1 \n0 1 \n0 1 \n', ['.2']],
  ])('%s: %s is read', async (name, text, rows) => {
    const read = await readFormat(name, text, bytes)
    expect(read.ok && read.value.file(({ puzzle }) => Object(puzzle).rows)).toEqual(rows)
  })

  it.each([
    ['a.sgt', '3x3t1:a2b3a', 'other-tiling'],
    ['a.sgt', '3x2t0:a2', 'bad-format'],
    ['a.sgt', 'loopy:400x2t0:a', 'too-large'],
    ['a.sgt', 'singles:3:12', 'bad-format'],
    ['a.sgt', 'mines:9x9:1', 'cannot-hold'],
    ['a.sgt', 'nothing', 'bad-format'],
    ['a.pzpr', 'https://puzz.link/p?slither/3/2/f', 'bad-format'],
    ['a.pzpr', 'https://puzz.link/p?slither/3/2/.', 'bad-format'],
    ['a.pzpr', 'https://puzz.link/p?hitori/3/2/12', 'bad-format'],
    ['a.pzpr', 'https://puzz.link/p?hitori/2/2/1%23', 'bad-format'],
    ['a.pzprv3', 'pzprv3\nhitori\n2\n2\n1 2 \n. 1 \n', 'bad-format'],
    ['a.pzprv3', 'pzprv3\nslither\n2\n2\n1 x \n. 1 \n', 'bad-format'],
  ])('%s: %s is refused (%s)', async (name, text, code) => {
    expect(await readFormat(name, text, bytes)).toMatchObject({ ok: false, error: { code } })
  })
})
