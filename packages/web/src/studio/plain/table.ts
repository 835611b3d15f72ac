/** The kinds that need nothing to begin with, as their options say it. Written by `npm run tables`. */
import type { PlainKind } from './kind.ts'

export const table: readonly PlainKind[] = [
  {
    kind: 'blocksum',
    title: { en: 'BlockSum', ja: '計算ブロック' },
    sizes: [5, 4, 6, 7, 8],
    levels: [1, 2, 3, 4, 5],
    sides: [5, 5, 6, 6, 6],
    invents: null,
  },
  {
    kind: 'hashi',
    title: { en: 'Hashi (Bridges)', ja: '橋をかけろ' },
    sizes: [10, 7, 13, 17, 25],
    levels: [1, 2, 3, 4, 5],
    sides: [],
    invents: null,
  },
  {
    kind: 'hitori',
    title: { en: 'Hitori', ja: 'ひとりにしてくれ' },
    sizes: [6, 5, 8, 10],
    levels: [1, 2, 3],
    sides: [],
    invents: null,
  },
  {
    kind: 'skeleton',
    title: { en: 'Skeleton', ja: 'スケルトン' },
    sizes: [9, 7, 11, 12, 13],
    levels: [],
    sides: [],
    invents: { option: 'numbers', cellsEach: 3.4 },
  },
  {
    kind: 'slitherlink',
    title: { en: 'Slitherlink', ja: 'スリザーリンク' },
    sizes: [8, 5, 10, 15],
    levels: [1, 2, 3, 4, 5],
    sides: [],
    invents: null,
  },
  {
    kind: 'sudoku',
    title: { en: 'Sudoku', ja: 'ナンプレ' },
    sizes: [9, 6, 4],
    levels: [1, 2, 3, 4, 5],
    sides: [],
    invents: null,
  },
]
