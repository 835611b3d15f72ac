import { describe, expect, it } from 'vitest'
import { parse } from '../base/schema.ts'
import type { Cell } from '../base/target.ts'
import { craft as blank } from '../contract/fixtures/blank/craft.ts'
import type { Blank } from '../contract/fixtures/blank/puzzle/model.ts'
import type { Craft } from '../kind/craft.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { craft as crossword } from '../kinds/crossword/craft.ts'
import { craft as hashi } from '../kinds/hashi/craft.ts'
import { craft as skeleton } from '../kinds/skeleton/craft.ts'
import { craft as sudoku } from '../kinds/sudoku/craft.ts'
import { hint } from './hint.ts'
import { search } from './make.ts'

function made<K extends PuzzleTypes>(craft: Craft<K>, options: object, seed = 'hint') {
  const spec = parse(craft.spec, options)
  if (!spec.ok) throw new Error(spec.error.text.en)
  const searching = search(craft, { spec: spec.value, seed, effort: craft.effort, lang: 'en', title: null })
  let turn = searching.next()
  while (!turn.done) turn = searching.next()
  if (!turn.value.ok) throw new Error(turn.value.error.text.en)
  const { puzzle, answer: key } = turn.value.value.made
  return { puzzle, key, blank: craft.face.blank(puzzle) }
}

/** 1 goes to the third cell. */
const row = { cells: [3, 2, 0] }

describe('a hint', () => {
  it('gives the place, then the idea, then the step, and then enters it', () => {
    expect(hint(blank, row, null, row)).toEqual({
      about: 'step',
      technique: 'last-cell',
      rungs: [
        {
          rung: 'where',
          text: { en: 'Look here.', ja: 'ここに注目しましょう。' },
          evidence: [[0, 2]],
          goal: [],
          moves: [],
        },
        {
          rung: 'idea',
          text: { en: 'Last cell. Only one cell is left.', ja: '最後のマス。空きマスはひとつだけです。' },
          evidence: [[0, 2]],
          goal: [],
          moves: [],
        },
        {
          rung: 'step',
          text: {
            en: '3, 2 are there, so the last cell is 1.',
            ja: '3, 2 があるので、最後のマスは 1 です。',
          },
          evidence: [[0, 2]],
          goal: [[0, 2]],
          moves: [],
        },
        {
          rung: 'place',
          text: { en: 'Place the 1.', ja: '1を入れましょう。' },
          evidence: [],
          goal: [[0, 2]],
          moves: [{ col: 2, value: 1 }],
        },
      ],
    })
  })

  it('first reports that there is a mistake, and only then where', () => {
    const { about, rungs } = hint(blank, row, null, { cells: [3, 2, 2] })
    expect(about).toBe('mistake')
    expect(rungs.map(({ rung, text, evidence }) => [rung, text.en, text.ja, evidence])).toEqual([
      ['mistake', 'Something is wrong in 1 place.', 'まちがいが1か所あります。', []],
      ['where', 'Here.', 'ここです。', [[0, 2]]],
    ])
  })

  it('names the broken rule where several solutions leave no key to compare with', () => {
    const { about, rungs } = hint(blank, { cells: [0, 0, 3] }, null, { cells: [3, 0, 3] })
    expect([about, rungs[1]?.text.en, rungs[1]?.evidence]).toEqual([
      'mistake',
      'Here: a number stands twice.',
      [
        [0, 0],
        [0, 2],
      ],
    ])
  })

  it('reports that everything is done', () => {
    const { about, rungs } = hint(blank, row, null, { cells: [3, 2, 1] })
    expect([about, rungs.length, rungs[0].text.ja]).toEqual(['done', 1, 'すべて正しく入っています。'])
  })

  it('explains why there is no help', () => {
    const says = (puzzle: { cells: number[] }): string => {
      const { about, rungs } = hint(blank, puzzle, null, blank.face.blank(puzzle))
      return `${about}: ${rungs[0].text.en}`
    }
    expect(says({ cells: [0, 0, 3] })).toMatch(/^nothing: This puzzle has more than one solution/)
    expect(says({ cells: [2, 2, 0] })).toBe('nothing: This puzzle has no solution.')
    const { puzzle, blank: empty } = made(crossword, { words: ['NET', 'TEN', 'NOT'], size: 3 })
    expect(hint(crossword, puzzle, null, empty)).toMatchObject({
      about: 'nothing',
      rungs: [{ rung: 'note', text: { en: 'The answer is not in this file.' } }],
    })
    const tired: Craft<Blank> = {
      ...blank,
      next: () => null,
      solve: () => ({ status: 'unknown', answers: [], steps: 0 }),
    }
    expect(hint(tired, row, null, row).rungs[0].text.en).toBe(
      'No next step was found, and the answer is not in this file.',
    )
  })

  it('ignores a key that breaks the rules', () => {
    expect(hint(blank, row, { cells: [3, 2, 2] }, { cells: [3, 2, 1] }).about).toBe('done')
    expect(hint(blank, row, { cells: [1] }, row).about).toBe('step')
  })

  it('gives a crossword away starting from the current entry: the first letter, the next one too, the whole', () => {
    const { puzzle, key, blank: empty } = made(crossword, { words: ['NET', 'TEN', 'NOT', 'TON', 'OAT'], size: 3 })
    const { face } = crossword
    const entries = face.board(puzzle).lines
    expect(entries.length).toBeGreaterThan(1)
    for (const { cells } of entries) {
      const wordOf = (rows: readonly string[]): string => cells.map(([r, c]: Cell) => rows[r]?.charAt(c)).join('')
      let answer = empty
      for (const [at, cell] of cells.entries()) {
        const { about, rungs } = hint(crossword, puzzle, key, answer, cells)
        const [one] = rungs
        const left = cells.length - at
        const all = left > 1 ? rungs.at(-1) : undefined
        expect(rungs.map(({ rung }) => rung)).toEqual(
          ['one', 'more', 'all'].filter((_, rung) => [1, 3, 2][rung]! <= left),
        )
        expect(rungs.map(({ moves }) => moves.length)).toEqual([1, 2, left].slice(0, left > 2 ? 3 : left))
        expect([about, one.rung, one.goal, one.moves.length]).toEqual(['key', 'one', [cell], 1])
        expect(one.text.en).toBe(`This one is given away: ${wordOf(key.rows)[at]}.`)
        expect(all?.moves.length).toBe(left > 1 ? left : undefined)
        if (all) expect(all.text.ja).toContain(`「${wordOf(key.rows)}」`)
        const next = face.play(puzzle, answer, one.moves[0]!)
        if (!next.ok) throw new Error(next.error.text.en)
        answer = next.value
      }
      expect(wordOf(answer.rows)).toBe(wordOf(key.rows))
    }
  })

  it('gives away both bridges of a pair at once, where the techniques find nothing', () => {
    const { puzzle, key, blank: empty } = made(hashi, { size: 7, level: 1 })
    const stuck = { ...hashi, next: () => null }
    let answer = empty
    for (let hints = 0; hints < key.bridges.length; hints++) {
      const { about, rungs } = hint(stuck, puzzle, key, answer)
      expect([about, rungs.length, rungs[0].goal.length]).toEqual(['key', 1, 2])
      for (const move of rungs[0].moves) {
        const next = hashi.face.play(puzzle, answer, move)
        if (next.ok) answer = next.value
      }
    }
    expect(answer).toEqual(key)
  })

  it('numbers the steps of a chain, eliminations first, and names every idea in it', () => {
    let chains = 0
    for (let seed = 0; seed < 6; seed++) {
      const { puzzle, key, blank: empty } = made(sudoku, { size: 9, level: 4 }, `chain-${seed}`)
      let answer = empty
      for (;;) {
        const { about, rungs } = hint(sudoku, puzzle, key, answer)
        if (about === 'done') break
        const [, idea, step, place] = rungs
        const lines = step?.text.en.split('\n') ?? []
        expect(step?.text.ja.split('\n').length).toBe(lines.length)
        for (const [at, line] of lines.entries()) expect(line.startsWith(`${at + 1}. `)).toBe(lines.length > 1)
        if (lines.length > 1) chains++
        expect(idea?.text.en.split('\n').length).toBeLessThanOrEqual(lines.length)
        for (const move of place?.moves ?? []) {
          const next = sudoku.face.play(puzzle, answer, move)
          if (next.ok) answer = next.value
        }
      }
    }
    expect(chains).toBeGreaterThan(0)
  })

  it('shows letters as the board does', () => {
    const words = 'ネコ イヌ ウマ ウサギ キツネ タヌキ ネズミ リス サル クマ'.split(' ')
    const { puzzle, key, blank: empty } = made(skeleton, { words, size: 6 })
    const { rungs } = hint(skeleton, puzzle, key, empty)
    expect(rungs.at(-1)?.text.en).toMatch(/^Place [ァ-ヶ, ]+\.$/)
  })
})
