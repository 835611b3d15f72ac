/** The sentences of the steps: any arithmetic in them must be correct, in both languages. */
import { describe, expect, it } from 'vitest'
import { Budget } from '../../base/budget.ts'
import figures from './fixtures/figures.json' with { type: 'json' }
import { made } from './fixtures/made.ts'
import { explain, grade } from './grade.ts'
import { puzzleSchema } from './puzzle/model.ts'
import { ladder } from './techniques.ts'

/** Every "a + b − c = d" in a text. */
const equations = (text: string): string[] => text.match(/\d+(?: [+−] \d+)+ = \d+/g) ?? []

function isRight(equation: string): boolean {
  const [left = '', right] = equation.split(' = ')
  const signed = left.replaceAll('+ ', '').replaceAll('− ', '-').split(' ')
  return signed.reduce((sum, number) => sum + Number(number), 0) === Number(right)
}

describe('the sentences of BlockSum’s steps', () => {
  it('write every sum correctly, and the same in both languages, for every technique', () => {
    const outcome = new Set<string>()
    let sums = 0
    for (let round = 0; round < 60; round++) {
      const size = 4 + (round % 4)
      const puzzle = made(
        round % 3 === 0 ? { size, level: 1 + (round % 5) } : { size, scheme: 'unique' },
        `t${round}`,
      ).puzzle
      for (const step of grade(puzzle, new Budget(20_000)).steps) {
        const { cells, text } = explain(puzzle, step)
        outcome.add(step.technique)
        expect(cells.length).toBeGreaterThan(0)
        for (const words of [text.en, text.ja]) expect(words).not.toMatch(/undefined|NaN|^\s*$| {2}/)
        expect(equations(text.ja)).toEqual(equations(text.en))
        for (const equation of equations(text.en)) expect([equation, isRight(equation)]).toEqual([equation, true])
        sums += equations(text.en).length
      }
    }
    expect([...outcome].sort()).toEqual(ladder.techniques.map(({ id }) => id).sort())
    expect(sums).toBeGreaterThan(300)
  })

  it('name the line, the blocks and where they begin, and the numbers that are subtracted', () => {
    const puzzle = puzzleSchema.parse(figures.figure4.puzzle)
    const texts = grade(puzzle, new Budget()).steps.map((step) => explain(puzzle, step).text)
    expect(texts.slice(0, 4)).toMatchInlineSnapshot(`
      [
        {
          "en": "The block at row 1, column 1 is one cell with the sum 1, so its number is 1.",
          "ja": "1行1列のマスは、1マスで合計1のブロックなので、1が入ります。",
        },
        {
          "en": "Row 1 adds up to 10. The block of 1 at row 1, column 1 and the block of 5 at row 1, column 3 lie in it. What is left is row 1, column 2: 10 − 1 − 5 = 4.",
          "ja": "1行目の合計は10です。1行1列の合計1のブロック、1行3列の合計5のブロックがその中に収まります。残るのは1行2列のマスです。10 − 1 − 5 = 4。",
        },
        {
          "en": "The 2 open cells of the block of 4 at row 4, column 1 add up to 4. With what is still possible that is 1 + 3. With 3 at row 4, column 2 the other would have to be 1, but it is at least 2. So row 4, column 1 is not 2 or 4; row 4, column 2 is not 2 or 3.",
          "ja": "4行1列の合計4のブロックの空き2マスの合計は 4 です。入れられるのは 1 + 3 です。4行2列のマスに3を入れると、ほかは1になるはずですが、2 以上にしかなりません。だから、4行1列のマスに2・4は入りません。4行2列のマスに2・3は入りません。",
        },
        {
          "en": "Row 4, column 1 can only be 3: 1 already stands in its row or column, and the others were ruled out before.",
          "ja": "4行1列のマスに入るのは3だけです。同じ行か列に1があり、ほかの数字はこれまでの手順で消えています。",
        },
      ]
    `)
  })
})
