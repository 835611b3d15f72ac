/**
 * BlockSum by the founding text's two schemes, compared with its figures; how fast every scheme is; and how reliably
 * each level is met. The parts are in their own files: `blocksum-statistics.ts`, `blocksum-rates.ts`, `levels.ts`.
 */
import { good } from '@kumiki/core'
import { blocksumCraft as craft, nineRules } from '@kumiki/core/lab'
import type { Experiment } from '../report/experiment.ts'
import { measureRates, ratesChart, ratesTable, slowestTable, timeSlowest } from './blocksum-rates.ts'
import { countStatistics, singlesChart, statisticsNotes, statisticsTable } from './blocksum-statistics.ts'
import { levelsTable, meetLevels } from './levels.ts'

const levelSizes = [4, 5, 6, 7, 8]
const levelTries = 200

export const blocksum: Experiment = {
  id: 'blocksum',
  title: {
    en: 'BlockSum: the two schemes, rates of generation, and levels',
    ja: '計算ブロック：2つの方式、生成の速さ、レベル',
  },
  text: {
    en: 'Both schemes start from a Latin square cut into single cells and merge neighbouring blocks while the nine inference rules still solve the board: scheme I at random, scheme II towards boards that need line sums. Counted are the blocks that stay single cells (the fewer, the less the puzzle gives away) and the cells that only a rule about line sums can fill. Rates are instances per second of processor time on one thread. Then boards of every size and level are ordered: how many have exactly that level within two seconds of processor time, proof by both solvers included.',
    ja: 'どちらの方式も、1マスずつに分けたラテン方陣から始め、9つの推論規則で解けるあいだ、隣り合うブロックを併合します。方式 I は無作為に、方式 II は行・列の合計が必要になるように選びます。最後まで1マスのまま残る単一ブロックの数（少ないほど最初から分かるマスが少ない）と、行・列の合計の規則でしか埋まらないマスの数を数えます。速さは1スレッドでの CPU 1秒あたりの生成数です。次に、すべての大きさとレベルの盤面を注文し、2つのソルバーによる証明も含めて CPU 2秒以内に、ちょうどそのレベルになった数を数えます。',
  },
  async *run(context) {
    const statistics = yield* countStatistics(context, nineRules)
    const rates = yield* measureRates(context)
    const slowest = yield* timeSlowest(context)
    const tries = context.quick ? levelTries / 100 : levelTries
    const met = yield* meetLevels(craft, levelSizes, tries, 'singles', context)
    return good({
      tables: [
        statisticsTable(statistics),
        ratesTable(rates),
        slowestTable(slowest),
        levelsTable(met, {
          title: { en: 'Single-cell blocks', ja: '単一ブロック' },
          unit: { en: 'per board', ja: '個／問' },
          better: 'less',
        }),
      ],
      charts: [singlesChart(statistics), ratesChart(rates)],
      notes: statisticsNotes,
    })
  },
}
