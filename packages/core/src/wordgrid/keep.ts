/**
 * Words at a given place of the board, as users write them in an option: `3 1 across TIGER`, row and column of the
 * first letter counted from 1, then the direction.
 */
import * as z from 'zod'
import { limits } from '../base/limits.ts'
import { demand, rule } from '../base/rule.ts'
import type { Cell } from '../base/target.ts'
import { type Bilingual, clause } from '../base/text.ts'
import type { Size } from '../spec/size.ts'
import { timesListed } from '../words/distinct.ts'
import type { Entry } from '../words/entry.ts'
import { normalise } from '../words/normalise.ts'
import { slotsOf, textIn } from './slots.ts'

export interface Placement<Way extends string = Across> {
  readonly row: number
  readonly col: number
  readonly way: Way
  readonly word: string
}

export const straight = ['across', 'down'] as const
export type Across = (typeof straight)[number]

/** Other names of the two directions. */
const called: Readonly<Record<string, Across>> = {
  ヨコ: 'across',
  よこ: 'across',
  横: 'across',
  タテ: 'down',
  たて: 'down',
  縦: 'down',
}

/** Across and down among the eight directions. */
const compass: Readonly<Record<string, string>> = { across: 'E', down: 'S' }

export const placementText = ({ row, col, way, word }: Placement<string>): string =>
  `${row + 1} ${col + 1} ${way} ${word}`

/** `ways` are the directions that a word may run in. */
function readText<Way extends string>(text: string, ways: readonly Way[]): Placement<Way> | Bilingual | null {
  const [, row, col, written = '', letters = ''] =
    /^(\d{1,2})\s*(?:[\s.:x×-]|行)\s*(\d{1,2})\s*(?:[\s:]|列)\s*(\S+)\s+(.+)$/u.exec(text.normalize('NFKC').trim()) ??
    []
  const named = (called[written] ?? written).toLowerCase()
  const way = ways.find((one) => one.toLowerCase() === named) ?? ways.find((one) => one === compass[named])
  if (way === undefined || Number(row) < 1 || Number(col) < 1) return null
  const spelling = normalise(letters)
  if (!spelling.ok) return clause(spelling.error.text)
  return { row: Number(row) - 1, col: Number(col) - 1, way, word: spelling.value.word }
}

const isPlacement = <Way extends string>(read: Placement<Way> | Bilingual): read is Placement<Way> => 'word' in read

/**
 * The schema of such an option, for the directions in which words may run. A recipe stores them in one spelling
 * (`placementText`).
 */
export const keepOption = <Way extends string>(ways: readonly Way[]) =>
  z
    .array(
      z
        .string()
        .max(limits.textLength)
        .transform((text, judged): Placement<Way> => {
          const read = readText(text, ways)
          if (read !== null && isPlacement(read)) return read
          judged.addIssue({ code: 'custom', message: read === null ? demand(form(ways)) : rule(read) })
          return z.NEVER
        }),
    )
    .max(limits.words)
    .optional()

const form = (ways: readonly string[]): Bilingual => ({
  en: `be a row, a column, a direction (${ways.join(', ')}) and a word, such as "3 1 ${ways[0]} TIGER"`,
  ja: `「3 1 ${ways[0]} とら」のように、行・列・向き（${ways.join('、')}）・単語の順に書いてください`,
})

export const cellsOfPlacement = ({ row, col, way, word }: Placement): Cell[] =>
  Array.from(word, (_, at): Cell => (way === 'across' ? [row, col + at] : [row + at, col]))

interface KeepOptions {
  readonly keep?: readonly Placement[] | undefined
  readonly words: readonly Entry[]
}

/**
 * Refuses words that are not in the list, lie outside the board, or contradict each other. `size` null: any size will
 * do.
 */
export function refusePlacements({ keep = [], words }: KeepOptions, size: Size | null, judged: z.RefinementCtx): void {
  const fault = placementFault(keep, words, size ?? { width: limits.gridSide, height: limits.gridSide })
  if (fault) judged.addIssue({ code: 'custom', path: ['keep', fault.index], message: rule(fault.what) })
}

/** Whether they can stand on one board together. */
export const agree = (kept: readonly Placement[], words: readonly Entry[], size: Size): boolean =>
  placementFault(kept, words, size) === null

interface PlacementFault {
  readonly index: number
  readonly what: Bilingual
}

function placementFault(
  kept: readonly Placement[],
  words: readonly Entry[],
  { width, height }: Size,
): PlacementFault | null {
  if (kept.length === 0) return null
  const wanted = new Set(kept.map(({ word }) => word))
  const listed = words.filter(({ word }) => wanted.has(word))
  const cells = Array.from({ length: height }, () => new Array<string>(width).fill('#'))
  for (const [index, one] of kept.entries()) {
    const times = kept.filter(({ word }) => word === one.word).length
    if (timesListed(one.word, listed) < times) return { index, what: times > 1 ? tooOften : notListed }
    for (const [at, [row, col]] of cellsOfPlacement(one).entries()) {
      const here = cells[row]?.[col]
      if (here === undefined) return { index, what: outside({ width, height }) }
      if (here !== '#' && here !== one.word.charAt(at)) return { index, what: disagrees(row, col) }
      cells[row]![col] = one.word.charAt(at)
    }
  }
  const rows = cells.map((row) => row.join(''))
  const { slots } = slotsOf(rows)
  const runs = new Set(slots.map((slot) => `${slot.row},${slot.col},${slot.across},${slot.length}`))
  const index = kept.findIndex(
    ({ row, col, way, word }) => !runs.has(`${row},${col},${way === 'across'},${word.length}`),
  )
  if (index >= 0) return { index, what: longer }
  for (const slot of slots) {
    const text = textIn(rows, slot)
    const used = slots.filter((other) => textIn(rows, other) === text).length
    if (
      used <=
      timesListed(
        text,
        words.filter(({ word }) => word === text),
      )
    )
      continue
    const owner = kept.findIndex((one) =>
      cellsOfPlacement(one).some(([row, col]) => slot.cells.includes(row * width + col)),
    )
    return { index: owner, what: spells(text) }
  }
  return null
}

/** Why words cannot be kept beside a pattern. */
export const keepsItself: Bilingual = {
  en: 'a pattern has the letters that stay in itself',
  ja: 'pattern を使うときは、残す文字を pattern に書いてください',
}
const notListed: Bilingual = { en: 'it is not in the word list', ja: '単語リストにありません' }
const tooOften: Bilingual = {
  en: 'it is kept oftener than the list has it',
  ja: 'リストにある回数より多く固定されています',
}
const outside = ({ width, height }: Size): Bilingual => ({
  en: `it does not lie inside the board of ${width} by ${height}`,
  ja: `${width}×${height} の盤面に収まりません`,
})
const disagrees = (row: number, col: number): Bilingual => ({
  en: `another kept word has a different letter in row ${row + 1}, column ${col + 1}`,
  ja: `${row + 1}行${col + 1}列の文字が、ほかの固定した単語と違います`,
})
const longer: Bilingual = {
  en: 'letters of another kept word stand right before or behind it',
  ja: 'すぐ前か後ろに、ほかの固定した単語の文字があります',
}
const spells = (text: string): Bilingual => ({
  en: `beside another kept word it spells “${text}”, which is no word of the list that is free; keep a word there too, or one less`,
  ja: `となりの固定した単語と並んで「${text}」となり、リストの使える単語になりません。そこに入る単語も固定するか、固定を減らしてください`,
})
