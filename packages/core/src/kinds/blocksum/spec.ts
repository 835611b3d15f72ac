/** The options of `make blocksum`. */
import { z } from 'zod'
import { demand } from '../../base/rule.ts'
import { type RuleName, ruleNames, ruleScores } from './nine.ts'

export const isRuleName = (name: string): name is RuleName => ruleNames.some((known) => known === name)

const isRules = (text: string): boolean =>
  /^R[123]$/i.test(text) || text.split(',').every((name) => isRuleName(name.trim().toLowerCase()))

/** The scores of sub-2 to both-3 in scheme II, such as `2,4,8,16,32,64,128,256`. null: none of these. */
export function readWeights(text: string): readonly number[] | null {
  const weights = text
    .normalize('NFKC')
    .split(',')
    .map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  const isGood = weights.length === textWeights.length && weights.every((weight) => Math.abs(weight) <= maxWeight)
  return isGood ? weights : null
}

/** The founding text's weights: 2¹ … 2⁸. A single cell costs what it costs there, whatever the others are worth. */
const textWeights = ruleScores.slice(1)
const maxWeight = 10_000

export const spec = z.object({
  size: z
    .int()
    .min(2)
    .max(12)
    .default(5)
    .meta({ description: 'Cells on a side', ja: '一辺のマス数', usual: [5, 4, 6, 7, 8] }),
  level: z
    .int()
    .min(1)
    .max(5)
    .optional()
    .meta({
      description: 'Difficulty, 1 (easy) to 5 (sums of several lines, supposing and contradicting)',
      ja: '難易度。1（やさしい）から5（数行の合計、仮定して矛盾を見つける）',
      sides: [5, 5, 6, 6, 6],
    }),
  rules: z
    .string()
    .refine(isRules, {
      error: demand({
        en: `be R1, R2, R3 or some of ${ruleNames.join(',')}`,
        ja: `R1、R2、R3、または次の名前をコンマで並べたものでなければなりません: ${ruleNames.join(',')}`,
      }),
    })
    .optional()
    .meta({
      description: `Inference rules that solve it: R1 (easy), R2 (some between), R3 (all), or a list of ${ruleNames.join(',')}. sub-1 always belongs to them`,
      ja: `解くための推論規則: R1（やさしい）、R2（中間）、R3（全部）、または名前の列 ${ruleNames.join(',')}。sub-1 は必ず含まれます`,
    }),
  scheme: z.enum(['random', 'score', 'unique', 'lookahead', 'lookahead-lines']).optional().meta({
    description:
      'How blocks grow: random (while the rules solve it), score (towards line sums), unique (while there is one solution), lookahead (rules and one step ahead), lookahead-lines (also a value that one cell of a line alone can take, one step ahead). Without it: random, or unique where hints are wanted and no rules are named',
    ja: 'ブロックの育て方: random（規則で解ける間）、score（行・列の合計が要るように）、unique（解がひとつの間）、lookahead（規則と一手先読み）、lookahead-lines（行・列の中でその数字が入るのが1マスだけの場合も一手先読み）。省くと random、ヒントがあり規則の指定がなければ unique',
  }),
  weights: z
    .string()
    .max(200)
    .refine((text) => readWeights(text) !== null, {
      error: demand({
        en: `be ${textWeights.length} numbers from -${maxWeight} to ${maxWeight} with commas, such as ${textWeights.join(',')}`,
        ja: `-${maxWeight} から ${maxWeight} までの数を ${textWeights.length} 個、コンマで並べたもの（${textWeights.join(',')} など）でなければなりません`,
      }),
    })
    .optional()
    .meta({
      description: `What the scheme score counts for a cell filled by ${ruleNames.slice(1).join(', ')} [${textWeights.join(',')}, as in the original paper]`,
      ja: `score で、${ruleNames.slice(1).join('・')} で埋まるマス1つの点数。省くと元の論文の ${textWeights.join(',')}`,
      needs: { scheme: 'score' },
    }),
  maxBlock: z.int().min(0).max(144).default(0).meta({
    description: 'Most cells in a block; 0: 6 (5 on boards of 4 × 4, no limit on smaller ones)',
    ja: 'ブロックのマス数の上限。0 なら 6（4×4 では 5、それより小さい盤面では制限なし）',
  }),
  hints: z.enum(['none', 'R1', 'R2', 'R3']).default('none').meta({
    description: 'Give away as few cells as make it solvable by these rules',
    ja: 'この規則で解けるように、最小限のマスの数字を最初から見せる',
  }),
})
export type Spec = z.infer<typeof spec>

/** Hints are for boards that the rules cannot solve without them, as in section 5.2 of the founding text. */
export const schemeOf = ({ scheme, hints, rules }: Spec): NonNullable<Spec['scheme']> =>
  scheme ?? (hints === 'none' || rules !== undefined ? 'random' : 'unique')

/** Larger blocks are tedious to add up. */
export const maxBlockOf = ({ size, maxBlock }: Spec): number =>
  maxBlock || (size >= 5 ? 6 : size === 4 ? 5 : size * size)
