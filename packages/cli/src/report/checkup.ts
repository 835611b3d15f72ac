/** The doctor's report on a list: which words to add and to drop, and the boards before and after. */
import type { Bilingual, Lang } from '@kumiki/core/base'
import type { Checkup, Measured } from '@kumiki/core/verbs/doctor'
import { nameOf } from '@kumiki/core/words'
import type { Theme } from '@kumiki/data'
import { table, wrap } from '../arguments/help.ts'

export function checkupLines(found: Checkup, kin: readonly Theme[], lang: Lang): string[] {
  const { size, boards, before, after, add, drop } = found
  const isBetter = add.length + drop.length > 0
  const heading: Bilingual = {
    en: `Boards of ${size}×${size}, mean of ${boards}:`,
    ja: `${size}×${size} の盤面（${boards}回の平均）:`,
  }
  const from = kin.map(({ title }) => title[lang]).join(lang === 'ja' ? '、' : ', ')
  const rows: readonly (readonly [Bilingual, string])[] = [
    [{ en: 'Before', ja: 'いま' }, figures(before)[lang]],
    ...(isBetter ? [[{ en: 'After', ja: 'あと' }, figures(after)[lang]] as const] : []),
    ...add.map((entry) => [{ en: 'Add', ja: '足す' }, `${nameOf(entry)}: ${entry.clue}`] as const),
    ...(from !== '' && add.length > 0 ? [[{ en: 'from', ja: '出典' }, from] as const] : []),
    ...drop.map((entry) => [{ en: 'Drop', ja: '外す' }, nameOf(entry)] as const),
  ]
  return [
    heading[lang],
    ...table(rows.map(([name, text]) => [name[lang], text])),
    ...(isBetter ? [] : wrap(nothing[lang], 76).map((line) => `  ${line}`)),
  ]
}

export const plainCheckup = ({ add, drop, ...found }: Checkup, kin: readonly Theme[]): object => ({
  ...found,
  add: add.map(({ shown, clue }) => ({ word: shown, clue })),
  drop: drop.map(({ shown }) => ({ word: shown })),
  themes: kin.map(({ id }) => id),
})

const figures = ({ white, crossings, words, bound }: Measured): Bilingual => ({
  en: `${oneDigit(white)} white cells${bound === null ? '' : ` (at most ${Math.floor(bound)})`}, ${oneDigit(crossings)} crossings, ${oneDigit(words)} words`,
  ja: `白マス ${oneDigit(white)}${bound === null ? '' : `（最大 ${Math.floor(bound)}）`}、交差 ${oneDigit(crossings)}、単語 ${oneDigit(words)}`,
})

const oneDigit = (value: number): string => String(Math.round(value * 10) / 10)

const nothing: Bilingual = {
  en: 'No three words that were tried made the boards better, and dropping those that found no place did not either.',
  ja: '試した言葉を足しても、入らなかった言葉を外しても、盤面は良くなりませんでした。',
}
