/** The line for a name, a class and a date: each label stands on a line of its own to write on. */
import { endingAt } from './block.ts'
import { mm, type Op, words } from './page.ts'
import { phraseText } from './readings.ts'
import { writingLine } from './signs.ts'
import { type Style, thin } from './style.ts'

export interface Field {
  readonly label: string
  readonly width: number
  /** Whether the label stands at the end of its line. */
  readonly end: boolean
}

export const fieldGap = mm(2.5)

export function nameFields(style: Style, width: number): Field[] {
  const scale = thin(style, 1, 1.4)
  const narrow = Math.min(1, width / mm(178))
  const field = (label: string, length: number, end: boolean): Field => ({
    label,
    width: Math.max(mm(length * scale * narrow), style.typeface.widthOf(label, style.sizes.line) + mm(6)),
    end,
  })
  return style.lang === 'ja'
    ? [field('年', 15, true), field('組', 15, true), field('番', 13, true), field('名前', 52, false)].map((one) => ({
        ...one,
        label: phraseText(style, { en: '', ja: one.label }),
      }))
    : [field('Name', 45, false), field('Class', 20, false), field('Date', 23, false)]
}

export function nameOps(style: Style, fields: readonly Field[], x: number, lineY: number): Op[] {
  const { typeface, sizes } = style
  const y = lineY - mm(0.7) - sizes.line * 0.12
  let left = x
  return fields.flatMap(({ label, width, end }) => {
    const ops = [
      writingLine(style, left, lineY, width),
      end ? endingAt(typeface, left + width, y, sizes.line, label) : words(left, y, sizes.line, label),
    ]
    left += width + fieldGap
    return ops
  })
}
