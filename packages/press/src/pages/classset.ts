/**
 * Copies for a class: the same words on different boards, each with its number, and a key with the answer of every
 * copy.
 */

import { bad, good, type Lang, type Result, withReadings } from '@kumiki/core/base'
import { commonOf } from './alike.ts'
import { finished } from './draft.ts'
import { layKey } from './key.ts'
import { type Print, type PrintOptions, paperOf } from './options.ts'
import { classPhrases } from './phrases.ts'
import type { Answered, Sheet } from './sheet.ts'
import { layAll, type PlacedSheets } from './sheets.ts'
import { type Style, styleOf } from './style.ts'
import type { Typeface } from './typeface.ts'

export function printClass(sheets: readonly Sheet[], options: PrintOptions, typeface: Typeface): Result<Print> {
  const [first] = sheets
  const lang = first?.lang ?? 'en'
  const styleIn = (own: Lang): Style => styleOf(typeface, own, options)
  const copies = sheets.map((sheet): Sheet => ({ ...sheet, notice: noticeIn(sheet.lang) }))
  const placed = layAlike(copies, { ...options, perPage: 1 }, styleIn)
  if (!placed.ok) return bad(placed.error)
  const pages = placed.value.drafts.map((draft, index) => {
    const [number = 1] = draft.numbers
    const note = draft.next ? classPhrases.next[draft.style.lang] : classPhrases.held[draft.style.lang]
    return finished(draft, index + 1, { page: `${number} / ${sheets.length}`, note, kind: '' })
  })
  const answered = options.answers === 'none' ? [] : sheets.filter((sheet): sheet is Answered => sheet.answer !== null)
  const keys = layKey(styleIn(lang), answered, paperOf(options)).map((draft, index) =>
    finished(draft, index + 1, { page: classPhrases.teacher[lang], note: classPhrases.private[lang], kind: '' }),
  )
  const isBack = options.answers === 'back'
  return good({
    title: withReadings(first?.title ?? ''),
    lang,
    pages: isBack ? [...pages, ...keys] : pages,
    answers: isBack ? [] : keys,
    notes: placed.value.notes,
  })
}

/** How many pages one copy takes; null if it fits on none. */
export function pagesOfCopy(sheet: Sheet, options: PrintOptions, typeface: Typeface): number | null {
  const copy: Sheet = { ...sheet, notice: noticeIn(sheet.lang) }
  const setting = { ...look, nameLine: options.nameLine, turns: !options.landscape }
  const styleIn = (own: Lang): Style => styleOf(typeface, own, options)
  return commonOf([copy], paperOf(options), setting, styleIn)?.pages ?? null
}

const look = { copied: true, numbered: true } as const

/**
 * All copies have their codes, or none has if codes would cost pages. A board that fits nowhere is refused or split
 * like any other.
 */
function layAlike(
  copies: readonly Sheet[],
  options: PrintOptions,
  styleIn: (lang: Lang) => Style,
): Result<PlacedSheets> {
  const setting = { ...look, nameLine: options.nameLine, turns: !options.landscape }
  const plain = copies.map((sheet): Sheet => ({ ...sheet, code: null }))
  const [withCodes, without] = [copies, plain].map((some) => commonOf(some, paperOf(options), setting, styleIn))
  const areKept = withCodes && withCodes.pages <= (without?.pages ?? withCodes.pages)
  const common = areKept ? withCodes : without
  if (!common) return layAll(copies, options, styleIn, { ...look, yields: false })
  const { paper, as, turns } = common
  return layAll(areKept ? copies : plain, options, styleIn, { ...look, paper, as, turns, yields: false })
}

const noticeIn = (lang: Lang): Sheet['notice'] => ({
  heading: classPhrases.different[lang],
  text: classPhrases.sameWords[lang],
})
