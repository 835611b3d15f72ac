/**
 * Two questions that the founding text leaves open: how many cells its section 5.2 gives away for R¹, R² and R³ (it
 * reports only the solvers' scores), and the effect of weights other than 2¹ … 2⁸ in scheme II (it calls a sound choice
 * future work). Also how far R* and its extension along lines grow blocks.
 */
import { Budget, good, parse, Rng } from '@kumiki/core'
import { blocksOf } from '@kumiki/core/kinds/blocksum/puzzle'
import { Blocks, blocksumCraft as craft, NineRules, nineRules, ruleNames } from '@kumiki/core/lab'
import type { Context, Experiment, Progress } from '../report/experiment.ts'
import { type Figure, meanOf, type Table } from '../report/findings.ts'

const hintSizes = [4, 5, 6]
const ruleSets = ['R1', 'R2', 'R3'] as const
const boards = 200

const weightings = [
  { en: 'the text’s, 2¹ … 2⁸', ja: '元の論文（2¹ … 2⁸）', weights: '2,4,8,16,32,64,128,256' },
  { en: 'all equal', ja: 'すべて同じ', weights: '1,1,1,1,1,1,1,1' },
  { en: 'even steps, 1 … 8', ja: '等間隔（1 … 8）', weights: '1,2,3,4,5,6,7,8' },
  { en: 'BOTH alone', ja: 'BOTH だけ', weights: '0,0,0,0,0,1,1,1' },
  { en: 'reversed, 2⁸ … 2¹', ja: '逆順（2⁸ … 2¹）', weights: '256,128,64,32,16,8,4,2' },
] as const
const reaches = ['random', 'lookahead', 'lookahead-lines'] as const

interface Hints {
  readonly given: readonly { readonly size: number; readonly figures: readonly Figure[] }[]
  readonly weighed: readonly { readonly size: number; readonly at: number; readonly figures: readonly Figure[] }[]
  readonly reached: readonly { readonly size: number; readonly figures: readonly Figure[] }[]
}

export const blocksumHints: Experiment = {
  id: 'blocksum-hints',
  title: {
    en: 'BlockSum: hints of section 5.2, weights, and R* along lines',
    ja: '計算ブロック：5.2 節のヒント、点数、行・列ごとの R*',
  },
  text: {
    en: 'On boards with one solution that no merge keeps so, how many cells must be given until R¹, R² or R³ solves them? What do other weights than 2¹ … 2⁸ do in scheme II? And how many blocks are left when merging goes by R, by R*, and by R* along lines too?',
    ja: '極大な唯一解の盤面が R¹・R²・R³ で解けるまでに、いくつのマスを与えるか。方式 II で点数 2¹ … 2⁸ を変えるとどうなるか。R、R*、行・列ごとの R* で併合すると、ブロックはいくつ残るか。',
  },
  async *run(context) {
    const hints = yield* countHints(context)
    const count = context.quick ? boards / 10 : boards
    return good({
      tables: hintTables(hints),
      charts: [],
      notes: [
        {
          en: `Means of ${count} boards each. The text prints no figures for these: it tells how many people solved the puzzles of section 5.2, and calls a sound choice of weights future work.`,
          ja: `それぞれ${count}問の平均です。元の論文に対応する数値はありません。5.2 節では解けた人の割合が示され、点数の適切な決め方は今後の課題とされています。`,
        },
      ],
    })
  },
}

function makeOne(options: object, rng: Rng) {
  const spec = parse(craft.spec, options)
  if (!spec.ok) throw new Error(spec.error.text.en)
  const making = craft.make(spec.value, rng, new Budget())
  for (;;) {
    const turn = making.next()
    if (!turn.done) continue
    if (!turn.value.ok) throw new Error(turn.value.error.text.en)
    return turn.value.value
  }
}

/** Cells of a board that can only be filled by a rule about line sums. */
function bothIn({ puzzle, answer }: ReturnType<typeof makeOne>): number {
  const blocks = new Blocks(puzzle.size, Uint8Array.from(answer.rows.flat()))
  for (const { cells } of blocksOf(puzzle)) for (const cell of cells.slice(1)) blocks.merge(cells[0] ?? cell, cell)
  const nine = new NineRules(puzzle.size)
  nine.load(blocks)
  nine.run(nineRules)
  return ruleNames.reduce((sum, name, rule) => sum + (name.startsWith('both') ? (nine.uses[rule] ?? 0) : 0), 0)
}

async function* countHints(context: Context): AsyncGenerator<Progress, Hints> {
  const count = context.quick ? boards / 10 : boards
  const total = hintSizes.length * (ruleSets.length + weightings.length + reaches.length)
  let done = 0
  const progress = (size: number): Progress => ({ done: ++done, total, text: { en: `n = ${size}`, ja: `n = ${size}` } })
  const sample = (size: number, name: string, options: object) =>
    Array.from({ length: count }, (_, i) =>
      makeOne({ size, maxBlock: size * size, ...options }, new Rng(`${context.seed}/blocksum-${name}/${size}/${i}`)),
    )
  const [given, weighed, reached]: [Hints['given'][number][], Hints['weighed'][number][], Hints['reached'][number][]] =
    [[], [], []]
  for (const size of hintSizes) {
    const hints: Figure[] = []
    for (const rules of ruleSets) {
      hints.push(
        meanOf(sample(size, 'hints', { scheme: 'unique', hints: rules }).map(({ puzzle }) => puzzle.givens.length)),
      )
      yield progress(size)
    }
    given.push({ size, figures: hints })
    for (const [at, { weights }] of weightings.entries()) {
      const made = sample(size, 'weights', { scheme: 'score', rules: 'R3', weights })
      weighed.push({
        size,
        at,
        figures: [meanOf(made.map(({ score }) => Number(score.singles))), meanOf(made.map(bothIn))],
      })
      yield progress(size)
    }
    const blocks: Figure[] = []
    for (const scheme of reaches) {
      blocks.push(meanOf(sample(size, 'reach', { scheme, rules: 'R3' }).map(({ score }) => Number(score.blocks))))
      yield progress(size)
    }
    reached.push({ size, figures: blocks })
  }
  return { given, weighed, reached }
}

const per = (en: string, ja: string) => ({ en, ja })

const hintTables = ({ given, weighed, reached }: Hints): Table[] => [
  {
    title: {
      en: 'Section 5.2: cells given away on boards with one solution',
      ja: '5.2 節：極大な唯一解の盤面に与えるマス',
    },
    source: null,
    keys: [{ en: 'n', ja: 'n' }],
    measures: ruleSets.map((rules) => ({
      title: per(`For ${rules}`, `${rules} で解けるまで`),
      unit: cellsPer,
      better: 'same',
    })),
    rows: given.map(({ size, figures }) => ({ keys: [size], figures: [...figures] })),
  },
  {
    title: { en: 'Scheme II with other weights', ja: '方式 II の点数を変えたとき' },
    source: null,
    keys: [
      { en: 'n', ja: 'n' },
      { en: 'Weights of SUB-2 to BOTH-3', ja: 'SUB-2 から BOTH-3 の点数' },
    ],
    measures: [
      { title: { en: 'Single-cell blocks', ja: '単一ブロック' }, unit: cellsPer, better: 'less' },
      { title: { en: 'Cells that need BOTH', ja: 'BOTH が要るマス' }, unit: cellsPer, better: 'more' },
    ],
    rows: weighed.map(({ size, at, figures }) => ({
      keys: [size, { en: weightings[at]?.en ?? '', ja: weightings[at]?.ja ?? '' }],
      figures: [...figures],
    })),
  },
  {
    title: { en: 'How far R and R* grow: blocks left', ja: 'R と R* でどこまで併合できるか（残るブロック）' },
    source: null,
    keys: [{ en: 'n', ja: 'n' }],
    measures: [
      { title: { en: 'R', ja: 'R' }, unit: blocksPer, better: 'less' },
      { title: { en: 'R*', ja: 'R*' }, unit: blocksPer, better: 'less' },
      { title: { en: 'R* along lines too', ja: 'R*（行・列ごとにも）' }, unit: blocksPer, better: 'less' },
    ],
    rows: reached.map(({ size, figures }) => ({ keys: [size], figures: [...figures] })),
  },
]

const cellsPer = { en: 'per board', ja: '個／問' }
const blocksPer = { en: 'blocks', ja: '個' }
