/** The options of `make blocksum`. */
import { z } from 'zod'
import { rule } from '../../schema.ts'
import { type RuleName, ruleNames } from './nine.ts'

const isRules = (text: string): boolean =>
  /^R[123]$/i.test(text) || text.split(',').every((name) => isRuleName(name.trim().toLowerCase()))

export const isRuleName = (name: string): name is RuleName => ruleNames.some((known) => known === name)

export const spec = z.object({
  size: z.int().min(2).max(12).default(5).meta({ description: 'Cells on a side', ja: '一辺のマス数' }),
  rules: z
    .string()
    .refine(isRules, {
      error: rule({
        en: `it must be R1, R2, R3 or some of ${ruleNames.join(',')}`,
        ja: `R1、R2、R3、または次の名前をコンマで並べたものでなければなりません: ${ruleNames.join(',')}`,
      }),
    })
    .default('R3')
    .meta({
      description: `Inference rules that must be enough to solve it: R1 (easy), R2 (some), R3 (all nine), or a list of ${ruleNames.join(',')}`,
      ja: `解くのに足りる推論規則: R1（やさしい）、R2（中間）、R3（9つ全部）、または名前の列 ${ruleNames.join(',')}`,
    }),
  maxBlock: z.int().min(0).max(144).default(0).meta({
    description: 'Most cells in a block; 0: 6 on boards of 6 × 6 and larger, no limit below',
    ja: 'ブロックのマス数の上限。0 なら 6×6 以上で 6、それより小さい盤面では制限なし',
  }),
})
export type Spec = z.infer<typeof spec>
