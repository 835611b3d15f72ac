/**
 * The options of a word search. Flags, forms and recipes hold one flat list of options, of which each mode reads its
 * own: that is the input. The output is one of two types, so that the makers of sheets cannot read options of dense
 * boards, nor the other way round.
 */
import * as z from 'zod'
import { demand, rule } from '../../../base/rule.ts'
import type { WrittenAs } from '../../../spec/parsed.ts'
import { type Size, sizeOption } from '../../../spec/size.ts'
import { placementText } from '../../../wordgrid/keep.ts'
import { dictionaryOption } from '../../../words/entry.ts'
import { kanaOption, refuseVainKana } from '../../../words/lettering.ts'
import { denseOptions, largestDense } from './dense.ts'
import { placementFault } from './keep.ts'
import { sheetOptions } from './sheet.ts'

const commonOptions = {
  words: dictionaryOption().meta({
    description: 'The words to find, or the dictionary of a dense board',
    ja: '探す単語、または密な盤面の辞書',
    reads: 'words',
    asWritten: { mode: 'dense' },
  }),
  mode: z.enum(['sheet', 'dense']).default('sheet').meta({
    description:
      'sheet: all the words are in. dense: as many words of a dictionary as possible, with small kana as they are',
    ja: 'sheet: 単語をすべて入れる。dense: 辞書の単語をできるだけ多く入れる（小さいかなはそのまま）',
  }),
  size: sizeOption().optional().meta({
    description: 'Size, N or WxH [a sheet: as large as its words need; a dense board: 8]',
    ja: '大きさ（N または 幅x高さ）。指定しなければ、単語に合う大きさ（dense は 8）',
  }),
  kana: kanaOption(),
}

const tooLargeForDense = demand({
  en: `be at most ${largestDense} by ${largestDense} for a dense board, whose list of words must fit a file`,
  ja: `dense では、単語のリストがファイルに入る${largestDense}×${largestDense}までにしてください`,
})
const onlyForSheets = rule({
  en: 'it cannot be used with the mode "dense"',
  ja: 'dense では使えません',
})

const options = z.object({ ...commonOptions, ...sheetOptions, ...denseOptions }).superRefine((wanted, judged) => {
  refuseVainKana(wanted, judged)
  const kept = wanted.mode === 'sheet' ? placementFault(wanted) : null
  if (kept) judged.addIssue({ code: 'custom', path: ['keep', kept.index], message: kept.message })
  if (wanted.mode !== 'dense') return
  const { size } = wanted
  if (size && Math.max(size.width, size.height) > largestDense)
    judged.addIssue({ code: 'custom', path: ['size'], message: tooLargeForDense })
  const forSheets = {
    level: wanted.level !== undefined,
    directions: wanted.directions !== undefined,
    fillers: wanted.fillers !== undefined,
    block: wanted.block !== '',
    mask: wanted.mask !== undefined,
    keep: wanted.keep !== undefined,
    message: wanted.message !== '',
    smallest: wanted.smallest,
    clues: wanted.clues,
  }
  for (const [name, given] of Object.entries(forSheets))
    if (given) judged.addIssue({ code: 'custom', path: [name], message: onlyForSheets })
})

type Options = z.infer<typeof options>
interface Written {
  readonly size: string | number | undefined
  readonly directions: string | undefined
  readonly keep: readonly string[] | undefined
}
interface Common extends Pick<Options, Exclude<keyof typeof commonOptions, 'mode' | 'size'>> {
  readonly written: WrittenAs<Options, Written>
}

export interface SheetSpec extends Common, Pick<Options, 'size' | keyof typeof sheetOptions> {
  mode: 'sheet'
}

export interface DenseSpec extends Common, Pick<Options, keyof typeof denseOptions> {
  mode: 'dense'
  size: Size
}

export type Spec = SheetSpec | DenseSpec

const usualDense: Size = { width: 8, height: 8 }

/** Nothing is removed: a recipe keeps all options under their names. */
function inMode(given: Options): Spec {
  const { mode, size, directions, keep } = given
  const written = { ...given, size: size?.written, directions: directions?.written, keep: keep?.map(placementText) }
  return mode === 'dense' ? { ...given, mode, size: size ?? usualDense, written } : { ...given, mode, written }
}

export const spec = options.transform(inMode)
