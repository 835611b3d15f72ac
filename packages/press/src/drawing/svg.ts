/**
 * A picture as one self-contained SVG: no script, no outside font, no link.
 *
 * Inks become classes; a style sheet inside gives them the theme's colours, with dark ones for screens that ask for
 * them and one ink for printers. Highlighted cells also have a ring, dashed where they are wrong, for people who do not
 * see the colour. All text is escaped and stripped of control characters, so foreign text is displayed and never
 * executed. Vertical centring uses a measured baseline shift, because not every program that reads SVG knows
 * `dominant-baseline`.
 */

import type { Lang } from '@kumiki/core/base'
import { dark, light, type Picture, paper, type Theme } from '@kumiki/core/drawing'
import { element, type Outlines, runs } from './element.ts'
import { escapeXml } from './xml.ts'

export interface SvgOptions {
  /** The language of the label for screen readers. */
  readonly lang?: Lang
  /** The drawing's name; the picture's label then becomes its description. */
  readonly title?: string
  /** The width of a cell in pixels when nothing else scales the drawing. */
  readonly unit?: number
  /** Draws letters as paths, for programs without a fitting typeface; without it they are text. */
  readonly outlines?: Outlines
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
    `<style>${options.outlines ? drawnStyles : styles}</style>`,
    `<rect ${frame} class="paper"/>`,
    ...runs(picture.marks).map((run) => element(run, number, options.outlines, unit)),
    '</svg>',
    '',
  ].join('\n')
}

const sheet = (theme: Theme): string =>
  Object.entries(theme)
    .map(
      ([ink, { ground, line }]) =>
        `.kumiki .${ink}{fill:${ground}}.kumiki .line-${ink}{stroke:${line}}.kumiki .text-${ink}{fill:${line}}`,
    )
    .join('')

const lines = [
  '.kumiki .bare{fill:none;stroke-linecap:round}.kumiki .line-rule,.kumiki .line-wall,.kumiki .line-frame{stroke-linecap:square}',
  '.kumiki .line-seam{stroke-linecap:butt}.kumiki .text-strong{font-weight:bold}',
].join('')

/** Rasterised drawings have the light colours only. */
const drawnStyles = lines + sheet(light)

const styles = [
  '.kumiki{max-width:100%;height:auto;print-color-adjust:exact;-webkit-print-color-adjust:exact}',
  ".kumiki text{font-family:'BIZ UDPGothic','Hiragino Sans','Yu Gothic','Noto Sans JP','Noto Sans CJK JP',Meiryo,sans-serif}",
  lines,
  sheet(light),
  `@media screen and (prefers-color-scheme:dark){${sheet(dark)}}`,
  `@media print{${sheet(paper)}}`,
].join('')
