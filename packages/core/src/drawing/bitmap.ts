/** Pictures of ink and paper, and their form in a recipe: one character per cell. */
export interface Bitmap {
  readonly width: number
  readonly height: number
  /** Row by row: 0 paper, 1 ink; in a picture with two inks the second is 2. */
  readonly dark: Uint8Array
}

const darkCharacters = '#@*Xx1■█●▓'

const lightCharacters = ' .,_-0oO+:・□░○　\t'

/**
 * The first character that means neither dark nor light, so the text is not a picture. null: every character is known.
 */
export function strayIn(rows: readonly string[]): { readonly line: number; readonly character: string } | null {
  for (const [y, row] of rows.entries())
    for (const character of row)
      if (!darkCharacters.includes(character) && !lightCharacters.includes(character)) return { line: y + 1, character }
  return null
}

/** Characters that are not known as dark are light; short rows are padded with light. */
export function readPixels(rows: readonly string[]): Bitmap {
  const width = rows.reduce((max, row) => Math.max(max, row.length), 0)
  const dark = new Uint8Array(width * rows.length)
  for (const [y, row] of rows.entries())
    for (let x = 0; x < row.length; x++) if (darkCharacters.includes(row[x]!)) dark[y * width + x] = 1
  return { width, height: rows.length, dark }
}

export function writePixels({ width, height, dark }: Bitmap): string {
  let text = ''
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) text += dark[y * width + x] ? '#' : '.'
    text += '\n'
  }
  return text
}
