import { describe, expect, it } from 'vitest'
import { make } from './make.ts'
import type { Order, PuzzleView, Verified } from './protocol.ts'
import { look } from './puzzleview.ts'
import { verify } from './verify.ts'

async function made(part: Partial<Order> & { readonly kind: string }): Promise<string> {
  const order = { spec: {}, rows: null, picture: null, seed: 'v', effort: null, timeMs: null, title: null } as const
  const result = await make(
    { ...order, lang: 'en', ...part },
    () => {},
    () => false,
  )
  if (!result.ok) throw new Error(result.error.text.en)
  return result.value.line
}
async function verified(line: string): Promise<Verified> {
  const result = await verify(line)
  if (!result.ok) throw new Error(result.error.text.en)
  return result.value
}
async function looked(line: string): Promise<PuzzleView> {
  const result = await look(line)
  if (!result.ok) throw new Error(result.error.text.en)
  return result.value
}

const sudoku = await made({ kind: 'sudoku', spec: { size: 4 } })
const words = ['cat', 'tiger', 'rabbit', 'bear', 'goat', 'otter'].map((word) => ({
  word,
  reading: '',
  clue: `a ${word}`,
}))
const skeleton = await made({ kind: 'skeleton', rows: words })

describe('a puzzle from elsewhere', () => {
  it('that was made here keeps its proofs, and shows what it was made from', async () => {
    const { line, rows, spec, picture, seed } = await verified(sudoku)
    expect(await looked(line)).toEqual(await looked(sudoku))
    expect({ rows, spec, picture, seed }).toEqual({ rows: [], spec: { size: 4 }, picture: null, seed: 'v' })
  })

  it('is not trusted to have one solution', async () => {
    const file = JSON.parse(sudoku)
    const holes = file.puzzle.rows.map((row: readonly number[]) => row.map(() => 0))
    const forged = JSON.stringify({ ...file, puzzle: { ...file.puzzle, rows: holes } })
    expect((await looked(forged)).isProved).toBe(true)
    const { claims, isChecked, isProved, level, notes } = await looked((await verified(forged)).line)
    expect({ claims, isChecked, isProved, level }).toEqual({
      claims: ['solvable'],
      isChecked: true,
      isProved: false,
      level: null,
    })
    expect(notes.map(({ code }) => code)).toContain('several-solutions')
  })

  it('without a report is unchecked, and checked afterwards; its answer is found', async () => {
    const { report: _report, answer: _answer, recipe: _recipe, ...bare } = JSON.parse(sudoku)
    const line = JSON.stringify(bare)
    expect(await looked(line)).toMatchObject({ isChecked: false, isProved: false, claims: [] })
    const { line: checked } = await verified(line)
    expect(await looked(checked)).toMatchObject({ isChecked: true, isProved: true })
    expect(JSON.parse(checked).answer).toEqual(JSON.parse(sudoku).answer)
  })

  it('gets its words from its recipe or else from its board', async () => {
    const shown = ({ rows }: Verified): string[] => rows.map(({ word }) => word.toLowerCase()).sort()
    const all = words.map(({ word }) => word).sort()
    expect(shown(await verified(skeleton))).toEqual(all)
    const { recipe: _recipe, ...bare } = JSON.parse(skeleton)
    expect(shown(await verified(JSON.stringify(bare)))).toEqual(all)
  })

  it('gives the same result when it is verified again', async () => {
    const { line } = await verified(skeleton)
    expect((await verified(line)).line).toBe(line)
  })

  it('that is not valid is refused', async () => {
    for (const line of ['', '{}', 'null', '{"kumiki":1,"kind":"constructor"}'])
      expect((await verify(line)).ok).toBe(false)
  })
})
