/**
 * Sudoku with the machinery of BlockSum: how long one proof of uniqueness takes on minimal boards, by their number of
 * givens, and how reliably and how fast each level is met.
 *
 * Boards dug at random hardly ever have fewer than 21 givens. Those with 19 and 20 were found by long walks that remove
 * two givens and add one.
 */
import { Budget, good, parse, Rng } from '@kumiki/core'
import type { Puzzle } from '@kumiki/core/kinds/sudoku/puzzle'
import { sudokuCraft as craft } from '@kumiki/core/lab'
import type { Context, Experiment, Progress } from '../report/experiment.ts'
import { figureOf } from '../report/findings.ts'
import { levelsTable, meetLevels } from './levels.ts'

/** Minimal boards with few givens, row by row. */
const fewGivens = [
  '010004600080000000000005003003000005000000047000806000045200000000930100007000000',
  '000000900603807000010000040300700000050041200000050100800300060000000030000020000',
  '000030002460000000000810900000000068000000000500790000001002000000008075900500040',
  '000000502000406000000800000000000300380000000407090200052000400000008071009007000',
  '007000005040009000106500038231000000000670000000004100000000000000000701020080000',
  '030000905000000000100005000012007040450000000000000670000064010004000000000930008',
  '000900700050000000604000000040002000070009035000107006300046000000000120000080000',
  '000004600080020000000005003003700005001000047000806000045000000008930100000000000',
]
const dug = 1000
const tries = 40
/** The minimum time for each number of givens, repeating the boards, after a warm-up of equal length. */
const minMs = 100

const sizes = [4, 6, 9]

export const sudoku: Experiment = {
  id: 'sudoku',
  title: { en: 'Sudoku: proofs and levels', ja: 'ナンプレ：唯一解の証明とレベル' },
  text: {
    en: 'No given of a minimal board can be taken away without a second solution. Measured is the mean processor time of one proof that a 9 × 9 board has one solution, by its number of givens. Then boards of every size and level are ordered: how many have exactly that level within two seconds of processor time, proof by both solvers included, and how long they take.',
    ja: '極小な盤面では、どのヒントを取り除いても解が2つ以上になります。9×9 の盤面の解がひとつであることの証明1回あたりの平均 CPU 時間を、ヒントの数ごとに測ります。次に、すべての大きさとレベルの盤面を注文し、2つのソルバーによる証明も含めて CPU 2秒以内に、ちょうどそのレベルになった数と、かかった時間を数えます。',
  },
  async *run(context) {
    const proofs = yield* timeProofs(context)
    const met = yield* meetLevels(craft, sizes, context.quick ? tries / 10 : tries, 'givens', context)
    return good({
      tables: [
        {
          title: { en: 'Mean time of one proof, minimal 9 × 9 boards', ja: '証明1回の平均時間（9×9 の極小な盤面）' },
          source: null,
          keys: [
            { en: 'Givens', ja: 'ヒントの数' },
            { en: 'Boards', ja: '盤面数' },
          ],
          measures: [{ title: { en: 'One proof', ja: '証明1回' }, unit: ms, better: 'less' as const }],
          rows: proofs.map(({ givens, boards, each }) => ({ keys: [givens, boards], figures: [figureOf(each)] })),
        },
        levelsTable(met, {
          title: { en: 'Givens', ja: 'ヒントの数' },
          unit: { en: 'per board', ja: '個／問' },
          better: 'less',
        }),
      ],
      charts: [
        {
          title: { en: 'Mean time of one proof', ja: '証明1回の平均時間' },
          sort: 'bar' as const,
          xLabel: { en: 'givens', ja: 'ヒントの数' },
          yLabel: { en: 'CPU milliseconds', ja: 'CPU ミリ秒' },
          yScale: 'linear' as const,
          series: [
            {
              name: { en: 'ours', ja: '本ソフト' },
              ours: proofs.map(({ givens, each }) => ({ x: givens, y: each })),
              published: [],
            },
          ],
        },
      ],
      notes: [onlyLevelOne],
    })
  },
}

interface Proof {
  readonly givens: number
  readonly boards: number
  readonly each: number
}

async function* timeProofs(context: Context): AsyncGenerator<Progress, Proof[]> {
  const byGivens = new Map<number, Puzzle[]>()
  const keep = (puzzle: Puzzle): void => {
    const givens = puzzle.rows.flat().filter((value) => value > 0).length
    byGivens.set(givens, [...(byGivens.get(givens) ?? []), puzzle])
  }
  for (const text of fewGivens) keep(toPuzzle(text))
  const count = context.quick ? dug / 20 : dug
  for (let i = 0; i < count; i++) {
    keep(dig(new Rng(`${context.seed}/sudoku/${i}`)))
    if (i % 20 === 0) yield { done: i, total: count, text: { en: 'digging', ja: '盤面を作成中' } }
  }
  const rows: Proof[] = []
  for (const [givens, puzzles] of [...byGivens].sort(([a], [b]) => a - b)) {
    rows.push({ givens, boards: puzzles.length, each: timeSolver(puzzles, context) })
    yield { done: rows.length, total: byGivens.size, text: { en: `${givens} givens`, ja: `ヒント${givens}個` } }
  }
  return rows
}

function timeSolver(puzzles: readonly Puzzle[], context: Context): number {
  const round = (): void => {
    for (const puzzle of puzzles)
      if (craft.solve(puzzle, 2, new Budget()).status !== 'unique')
        throw new Error('a board with one solution was not proved to have one')
  }
  const warmedUp = context.cpu() + minMs
  do round()
  while (context.cpu() < warmedUp)
  let rounds = 0
  const started = context.cpu()
  for (; rounds === 0 || context.cpu() - started < minMs; rounds++) round()
  return (context.cpu() - started) / rounds / puzzles.length
}

function dig(rng: Rng): Puzzle {
  const making = craft.make(specOf({ size: 9 }), rng, new Budget())
  for (let turn = making.next(); ; turn = making.next())
    if (turn.done) {
      if (!turn.value.ok) throw new Error(turn.value.error.text.en)
      return turn.value.value.puzzle
    }
}

function specOf(options: object) {
  const spec = parse(craft.spec, options)
  if (!spec.ok) throw new Error(spec.error.text.en)
  return spec.value
}

const toPuzzle = (text: string): Puzzle => ({
  size: 9,
  rows: Array.from({ length: 9 }, (_, row) => Array.from(text.slice(9 * row, 9 * row + 9), Number)),
})

const ms = { en: 'CPU ms', ja: 'CPU ミリ秒' }
const onlyLevelOne = {
  en: 'Every minimal 4 × 4 board has level 1, so the higher levels cannot be met there; the maker says so at once.',
  ja: '4×4 の極小な盤面はすべてレベル1なので、それより高いレベルにはなりません。作るときにすぐ知らせます。',
}
