/**
 * The two 6×6 puzzles that the founding text prints, as transcribed, and what can be said of them in that form: how
 * many solutions they have, and how many ways its patterns settle.
 *
 * Islands in a drawing are easily lost or moved in a transcription (the first board has five of its six rows), so this
 * says nothing about the author's own puzzles. A missing empty row does not affect which islands see each other.
 */

import { Budget } from '@kumiki/core'
import { extrasOf } from '@kumiki/core/contract'
import { boardOf, type Puzzle } from '@kumiki/core/kinds/hashi/puzzle'
import { hashiCraft as craft } from '@kumiki/core/lab'
import { figureOf, type Table } from '../report/findings.ts'

const boardFrom = (rows: readonly string[]): Puzzle => ({
  width: rows[0]?.length ?? 0,
  height: rows.length,
  islands: rows.flatMap((row, y) =>
    [...row].flatMap((sign, x): Puzzle['islands'] => (sign === '.' ? [] : [[x, y, Number(sign)]])),
  ),
})

export const printedBoards: readonly Puzzle[] = [
  ['1...3.', '.3..74', '2.....', '43..34', '3....3'],
  ['442424', '244464', '444662', '444644', '464642', '2424.2'],
].map(boardFrom)

/** More than either board has. */
const maxSolutions = 10_000

export const methods = ['near', 'bounds'] as const

/** How many of the ways between islands a method settles. */
export async function settledBy(method: (typeof methods)[number], puzzle: Puzzle): Promise<number> {
  const steps = (await extrasOf(craft).methods[method]?.())?.grade(puzzle, new Budget())?.steps ?? []
  return new Set(steps.flatMap(({ places }) => places.map(({ from, to }) => `${from}-${to}`))).size
}

export async function countedBy(method: 'trial' | null, puzzle: Puzzle): Promise<number> {
  const solver = method === null ? craft : await extrasOf(craft).methods[method]?.()
  return solver?.solve(puzzle, maxSolutions, new Budget()).answers.length ?? 0
}

export async function printedTable(): Promise<Table> {
  const ways = { en: 'ways', ja: '通り道' }
  const solutions = { en: 'solutions', ja: '個' }
  const rows: Table['rows'] = []
  for (const [at, puzzle] of printedBoards.entries()) {
    const settled = await Promise.all(methods.map((method) => settledBy(method, puzzle)))
    rows.push({
      keys: [at + 1, puzzle.islands.length],
      figures: [
        figureOf(await countedBy(null, puzzle)),
        figureOf(await countedBy('trial', puzzle)),
        figureOf(boardOf(puzzle).edges),
        ...settled.map((count) => figureOf(count)),
      ],
    })
  }
  return {
    title: { en: 'The two printed puzzles, as transcribed', ja: '印刷された2問（書き起こしのとおり）' },
    source: { en: 'Watanabe’s slides, “created problems”', ja: '渡邊の発表資料「作成した問題」' },
    keys: [
      { en: 'Puzzle', ja: '問題' },
      { en: 'Islands', ja: '島の数' },
    ],
    measures: [
      { title: { en: 'Solutions, our search', ja: '解の数（本作の探索）' }, unit: solutions, better: 'same' },
      {
        title: { en: 'Solutions, the text’s trials', ja: '解の数（原論文の仮置き）' },
        unit: solutions,
        better: 'same',
      },
      { title: { en: 'Ways between islands', ja: '島どうしの通り道' }, unit: ways, better: 'same' },
      {
        title: { en: 'Settled by the text’s patterns (near)', ja: '近傍島で確定（near）' },
        unit: ways,
        better: 'more',
      },
      {
        title: { en: 'Settled with single directions, ours (bounds)', ja: '1方向ずつも見て確定（本作の bounds）' },
        unit: ways,
        better: 'more',
      },
    ],
    rows,
  }
}

export const printedNote = {
  en: 'The two printed 6×6 puzzles, as transcribed, have several solutions each, by two solvers. The text says that its program makes one solution only: islands or numbers may have been lost on the way into the transcription (the first has five rows), so nothing is concluded about the originals.',
  ja: '印刷された2つの 6×6 の問題は、書き起こしのとおりに読むと、2つのソルバーのどちらでも解が複数あります。原論文では唯一解になるまで繰り返すので、書き起こしのときに島や数字が失われたとも考えられ（1問目は5行しかありません）、原図については何も言えません。',
}
