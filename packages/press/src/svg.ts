/**
 * A picture as one self-contained SVG: no script, no outside font, no link.
 *
 * Inks become classes; a style sheet inside gives them the theme's colours, with dark ones for screens that ask for them and
 * one ink for printers. Cells that are pointed out have a ring too, of dashes where they are wrong, for those who do not see the colour. All text is
 * escaped and made harmless, so that what came from outside is shown and never acts. Centring uses a measured baseline
 * shift: `dominant-baseline` is not known to every program that reads SVG.
 */

import { type Lang, shown } from '@kumiki/core/base/text'
import type { Mark, Picture } from '@kumiki/core/drawing/picture'
import { dark, light, paper, type Theme } from '@kumiki/core/drawing/theme'

export interface SvgOptions {
  /** The language of the label that a screen reader says. */
  readonly lang?: Lang
  /** The drawing's name; the picture's label then describes it. */
  readonly title?: string
  /** How many pixels a cell is wide when nothing else scales the drawing. */
  readonly unit?: number
}

/** Room around the cells for the outer half of their walls. */
const margin = 0.1

export function renderSvg(picture: Picture, options: SvgOptions = {}): string {
  const { lang = 'en', unit = 40 } = options
  const label = picture.label[lang]
  const title = options.title?.trim() || label
  const number = (cells: number): string => String(Math.round(cells * unit * 100) / 100)
  const [width, height] = [number(picture.width + 2 * margin), number(picture.height + 2 * margin)]
  const frame = `x="${number(-margin)}" y="${number(-margin)}" width="${width}" height="${height}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="kumiki" role="img" lang="${lang}" width="${width}" height="${height}" viewBox="${number(-margin)} ${number(-margin)} ${width} ${height}">`,
    `<title>${escapeXml(title)}</title>`,
    ...(title === label ? [] : [`<desc>${escapeXml(label)}</desc>`]),
    `<style>${styles}</style>`,
    `<rect ${frame} class="paper"/>`,
    ...runs(picture.marks).map((run) => element(run, number)),
    '</svg>',
    '',
  ].join('\n')
}

/** Text from outside as XML text: well-formed, and nothing but text. */
export const escapeXml = (text: string): string => shown(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Neighbouring lines of one ink and width are one path; every other mark stands alone. */
function runs(marks: readonly Mark[]): Mark[][] {
  const groups: Mark[][] = []
  for (const mark of marks) {
    const last = groups.at(-1)
    const before = last?.[0]
    const joins =
      mark.mark === 'line' && before?.mark === 'line' && before.ink === mark.ink && before.width === mark.width
    if (joins) last?.push(mark)
    else groups.push([mark])
  }
  return groups
}

function element(run: readonly Mark[], number: (cells: number) => string): string {
  const mark = run[0]
  switch (mark?.mark) {
    case undefined:
      return ''
    case 'box': {
      const area = (inset: number): string =>
        `x="${number(mark.x + inset)}" y="${number(mark.y + inset)}" width="${number(mark.w - 2 * inset)}" height="${number(mark.h - 2 * inset)}"`
      const filled = `<rect ${area(0)} class="${mark.ink}"/>`
      if (mark.ink !== 'marked' && mark.ink !== 'wrong') return filled
      const dashes = mark.ink === 'wrong' ? ` stroke-dasharray="${number(0.12)}"` : ''
      return `${filled}<rect ${area(0.08)} stroke-width="${number(0.05)}"${dashes} class="bare line-${mark.ink}"/>`
    }
    case 'line': {
      const path = run
        .filter((line) => line.mark === 'line')
        .map((line) => `M${number(line.x1)} ${number(line.y1)}L${number(line.x2)} ${number(line.y2)}`)
      return `<path d="${path.join('')}" stroke-width="${number(mark.width)}" class="${mark.width < bandWidth ? 'line' : 'band'}-${mark.ink}"/>`
    }
    case 'disc':
      return `<circle cx="${number(mark.x)}" cy="${number(mark.y)}" r="${number(mark.r)}" stroke-width="${number(0.04)}" class="${mark.fill} line-${mark.ink}"/>`
    case 'text': {
      const baseline = mark.y + mark.size * (mark.at === 'centre' ? middleHeight : topHeight)
      const anchor = mark.at === 'centre' ? ' text-anchor="middle"' : ''
      return `<text x="${number(mark.x)}" y="${number(baseline)}" font-size="${number(mark.size)}"${anchor} class="text-${mark.ink}">${escapeXml(mark.text)}</text>`
    }
  }
}

/** A line this wide, in cells, is a band that letters are read on, so it has the colour of a ground. */
const bandWidth = 0.3

/** In ems above the baseline: the middle of capitals, digits, kana and kanji, which differ by 0.01 in one font and by 0.02 between the usual ones. */
const middleHeight = 0.37
const topHeight = 0.82

const sheet = (theme: Theme): string =>
  Object.entries(theme)
    .map(
      ([ink, { ground, line }]) =>
        `.kumiki .${ink}{fill:${ground}}.kumiki .line-${ink}{stroke:${line}}.kumiki .band-${ink}{stroke:${ground}}.kumiki .text-${ink}{fill:${line}}`,
    )
    .join('')

const styles = [
  '.kumiki{max-width:100%;height:auto;print-color-adjust:exact;-webkit-print-color-adjust:exact}',
  ".kumiki text{font-family:'BIZ UDPGothic','Hiragino Sans','Yu Gothic','Noto Sans JP','Noto Sans CJK JP',Meiryo,sans-serif}",
  '.kumiki .bare,.kumiki path{fill:none;stroke-linecap:round}.kumiki .line-rule,.kumiki .line-wall{stroke-linecap:square}',
  sheet(light),
  `@media screen and (prefers-color-scheme:dark){${sheet(dark)}}`,
  `@media print{${sheet(paper)}}`,
].join('')
