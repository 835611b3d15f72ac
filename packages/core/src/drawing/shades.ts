/**
 * Pictures in greys, and their form in a recipe: a line `grey`, then one character per pixel, the 64 digits of base 64
 * from black to white. A recipe thus holds the picture itself, and the threshold for ink can still be changed.
 */

export interface Shades {
  readonly width: number
  readonly height: number
  /** 0 is black, 255 white; row by row. */
  readonly grey: Uint8Array
}

const heading = 'grey'
const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const step = 255 / (digits.length - 1)

export function writeShades({ width, height, grey }: Shades): string {
  let text = `${heading}\n`
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) text += digits[Math.round(grey[y * width + x]! / step)]
    text += '\n'
  }
  return text
}

/** null: the lines are not a picture in greys. */
export function readShades([first, ...rows]: readonly string[]): Shades | null {
  const width = rows[0]?.length ?? 0
  if (first !== heading || width === 0 || rows.some((row) => row.length !== width)) return null
  const grey = new Uint8Array(width * rows.length)
  for (const [y, row] of rows.entries())
    for (let x = 0; x < width; x++) {
      const digit = digits.indexOf(row[x]!)
      if (digit < 0) return null
      grey[y * width + x] = Math.round(digit * step)
    }
  return { width, height: rows.length, grey }
}
