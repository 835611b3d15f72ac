/**
 * A page as one SVG with letters as outlines, so that it looks the same everywhere, whatever typefaces are installed.
 * Its unit is a point, so a resolution determines its size in pixels.
 */
import { light, paper } from '@kumiki/core/drawing'
import { escapeXml } from '../drawing/xml.ts'
import type { Colour, Op, Page } from './page.ts'
import type { Typeface } from './typeface.ts'

const colours: Readonly<Record<Colour, string>> = {
  black: paper.wall.line,
  white: paper.paper.ground,
  lapis: light.entry.line,
}

export function pageSvg({ width, height, bleed, parts }: Page, typeface: Typeface): string {
  const [wide, high] = [width + 2 * bleed, height + 2 * bleed]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}" viewBox="${-bleed} ${-bleed} ${wide} ${high}">`,
    `<rect x="${-bleed}" y="${-bleed}" width="${wide}" height="${high}" fill="${colours.white}"/>`,
    ...parts.map(
      ({ alt, ops }) =>
        `<g>${alt === '' ? '' : `<title>${escapeXml(alt)}</title>`}${ops.map((op) => element(op, typeface)).join('')}</g>`,
    ),
    '</svg>',
    '',
  ].join('\n')
}

function element(op: Op, typeface: Typeface): string {
  if (op.op === 'text') {
    const { x, y, size, text, weight, colour, halo } = op
    const d = typeface.outlinesOf(text, x, y, size, weight)
    if (d === '') return ''
    const rim = halo
      ? `<path d="${d}" fill="none" stroke="${colours.white}" stroke-width="${2 * halo}" stroke-linejoin="round"/>`
      : ''
    return `${rim}<path d="${d}" fill="${colours[colour]}"/>`
  }
  if (op.op === 'squares') {
    const d = op.rows.flatMap((runs, row) => runs.map(([start, length]) => `M${start} ${row}h${length}v1h${-length}z`))
    return `<path transform="translate(${op.x} ${op.y}) scale(${op.side})" d="${d.join('')}" fill="${colours.black}"/>`
  }
  const { d, fill, stroke } = op
  const drawn = stroke
    ? ` stroke="${colours[stroke.colour]}" stroke-width="${stroke.width}" stroke-linecap="${stroke.butt ? 'butt' : 'square'}"${stroke.dash.length > 0 ? ` stroke-dasharray="${stroke.dash.join(' ')}"` : ''}`
    : ''
  return `<path d="${d}" fill="${fill ? colours[fill] : 'none'}"${drawn}/>`
}
