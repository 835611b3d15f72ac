/** Marks as SVG elements. Inks are classes; the drawing's style sheet gives them colours. */

import { printable } from '@kumiki/core/base'
import type { Anchor, Mark } from '@kumiki/core/drawing'
import { escapeXml } from './xml.ts'

/**
 * Neighbouring lines of one ink and width become one path, and so do bands: within one path all grounds lie under all
 * outlines, so no band hides the end of another. Every other mark stands alone.
 */
export function runs(marks: readonly Mark[]): Mark[][] {
  const groups: Mark[][] = []
  for (const mark of marks) {
    const last = groups.at(-1)
    const before = last?.[0]
    if (before && joins(before, mark)) last?.push(mark)
    else groups.push([mark])
  }
  return groups
}

function joins(before: Mark, mark: Mark): boolean {
  if (before.mark === 'line' && mark.mark === 'line') return before.ink === mark.ink && before.width === mark.width
  if (before.mark === 'band' && mark.mark === 'band') return before.ink === mark.ink && before.fill === mark.fill
  return false
}

/** Glyph outlines: how wide a text is, and its path from the start of the baseline. */
export interface Outlines {
  widthOf(text: string, size: number, weight: 'regular' | 'bold'): number
  outlinesOf(text: string, x: number, y: number, size: number, weight: 'regular' | 'bold'): string
}

/** `outlines`: draws texts as paths instead of writing them. `unit`: the width of a cell in pixels. */
export function element(
  run: readonly Mark[],
  number: (cells: number) => string,
  outlines: Outlines | null = null,
  unit = 1,
): string {
  const mark = run[0]
  switch (mark?.mark) {
    case undefined:
      return ''
    case 'box': {
      const area = (inset: number): string =>
        `x="${number(mark.x + inset)}" y="${number(mark.y + inset)}" width="${number(mark.w - 2 * inset)}" height="${number(mark.h - 2 * inset)}"`
      const filled = `<rect ${area(0)} class="${mark.ink}"/>`
      // shaded by hand: the print below must stay readable
      if (mark.ink === 'entry') return `<rect ${area(0)} fill-opacity="0.35" class="text-entry"/>`
      if (mark.ink !== 'marked' && mark.ink !== 'wrong') return filled
      const dashes = mark.ink === 'wrong' ? ` stroke-dasharray="${number(0.12)}"` : ''
      return `${filled}<rect ${area(0.08)} stroke-width="${number(0.05)}"${dashes} class="bare line-${mark.ink}"/>`
    }
    case 'line': {
      const path = run.map((line) =>
        line.mark === 'line' ? `M${number(line.x1)} ${number(line.y1)}L${number(line.x2)} ${number(line.y2)}` : '',
      )
      const dashes = mark.ink === 'seam' ? ` stroke-dasharray="${number(seamDash)} ${number(seamGap)}"` : ''
      return `<path d="${path.join('')}" stroke-width="${number(mark.width)}"${dashes} class="bare line-${mark.ink}"/>`
    }
    case 'band': {
      const path = run.map((band) => (band.mark === 'band' ? capsule(band, number) : ''))
      return `<path d="${path.join('')}" stroke-width="${number(outline)}" class="${mark.fill} line-${mark.ink}"/>`
    }
    case 'disc':
      return `<circle cx="${number(mark.x)}" cy="${number(mark.y)}" r="${number(mark.r)}" stroke-width="${number(outline)}" class="${mark.fill} line-${mark.ink}"/>`
    case 'text': {
      const { shift, anchor } = anchors[mark.at]
      if (outlines) {
        const [text, weight] = [printable(mark.text), mark.ink === 'strong' ? 'bold' : 'regular'] as const
        const size = mark.size * unit
        const before = outlines.widthOf(text, size, weight) * (anchor === 'start' ? 0 : anchor === 'middle' ? 0.5 : 1)
        const path = outlines.outlinesOf(
          text,
          mark.x * unit - before,
          (mark.y + mark.size * shift) * unit,
          size,
          weight,
        )
        return `<path d="${path}" class="text-${mark.ink}"/>`
      }
      const aligned = anchor === 'start' ? '' : ` text-anchor="${anchor}"`
      return `<text x="${number(mark.x)}" y="${number(mark.y + mark.size * shift)}" font-size="${number(mark.size)}"${aligned} class="text-${mark.ink}">${escapeXml(mark.text)}</text>`
    }
  }
}

/**
 * Two half circles around the ends, joined by straight lines. All run in the same direction, so that overlaps are
 * filled.
 */
function capsule({ x1, y1, x2, y2, r }: Extract<Mark, { mark: 'band' }>, number: (cells: number) => string): string {
  const [across, down] = [x2 - x1, y2 - y1]
  const length = Math.hypot(across, down)
  const [right, below] = length === 0 ? [0, r] : [(-down * r) / length, (across * r) / length]
  const at = (x: number, y: number): string => `${number(x)} ${number(y)}`
  const turn = `A${number(r)} ${number(r)} 0 0 0 `
  return `M${at(x1 + right, y1 + below)}L${at(x2 + right, y2 + below)}${turn}${at(x2 - right, y2 - below)}L${at(x1 - right, y1 - below)}${turn}${at(x1 + right, y1 + below)}Z`
}

/** The width of an outline and the dashes of a seam, in cells. */
const outline = 0.04
const seamDash = 0.05
const seamGap = 0.07

/**
 * How far the baseline lies below a text's anchor, in ems. Within one font the middles of capitals, digits, kana and
 * kanji differ by less than 0.01, between the usual fonts by less than 0.02.
 */
const shifts = { top: 0.82, middle: 0.37, bottom: -0.1 }
const anchors: Readonly<Record<Anchor, { readonly shift: number; readonly anchor: 'start' | 'middle' | 'end' }>> = {
  centre: { shift: shifts.middle, anchor: 'middle' },
  'top-left': { shift: shifts.top, anchor: 'start' },
  'top-right': { shift: shifts.top, anchor: 'end' },
  'bottom-left': { shift: shifts.bottom, anchor: 'start' },
  'bottom-right': { shift: shifts.bottom, anchor: 'end' },
}
