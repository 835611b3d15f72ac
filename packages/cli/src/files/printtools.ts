/** The tools for pages and pictures: the typeface, the current date, the player, and the rasteriser. */
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base'
import type { PrintTools } from '@kumiki/press/formats'
import { openTypeface } from '@kumiki/press/node'

export const usualDpi = 300

/** A poster of A1 at 300 dpi has this many dots; more are refused. */
const maxPixels = 100_000_000

/** Renders an SVG whose unit is a point as a PNG; the library takes 72 units for an inch. */
export async function rasterize(svg: string, dpi: number): Promise<Result<Uint8Array>> {
  const { default: sharp } = await import('sharp')
  const image = sharp(Buffer.from(svg), { density: dpi, limitInputPixels: false, unlimited: true })
  const { width, height } = await image.metadata()
  if (width * height > maxPixels) return bad(tooManyPixels(width, height, dpi))
  const png = await image
    .flatten({ background: 'white' })
    .withMetadata({ density: dpi })
    .png({ palette: true })
    .toBuffer()
  return good(new Uint8Array(png))
}

const tooManyPixels = (width: number, height: number, dpi: number): Problem => {
  const less = Math.floor(dpi * Math.sqrt(maxPixels / (width * height)))
  return problem(
    'too-many-pixels',
    `The picture would have ${width} × ${height} pixels; with --dpi ${less} or less it can be written.`,
    `画像が${width}×${height}画素になります。--dpi ${less} 以下なら書き出せます。`,
  )
}

export const tools: PrintTools = {
  typeface: openTypeface,
  rasterize,
  now: () => new Date(),
  handoutProgram: async () => (await import('./player.ts')).handoutProgram(),
}
