/** Pictures of ink and paper, and the way they are written in a recipe: one character a cell. */
export interface Bitmap {
  readonly width: number
  readonly height: number
  /** 0 is paper, 1 is ink; of a picture in two inks the second is 2. Row by row. */
  readonly dark: Uint8Array
}

const darkCharacters = '#@*Xx1■█●▓'

const lightCharacters = ' .,_-0oO+:・□░○　\t'

/** The first character that stands for neither dark nor light: such a text is no picture. null: there is none. */
export function strayIn(rows: readonly string[]): { readonly line: number; readonly character: string } | null {
  for (const [y, row] of rows.entries())
    for (const character of row)
      if (!darkCharacters.includes(character) && !lightCharacters.includes(character)) return { line: y + 1, character }
  return null
}

/** Every character that is not known as dark is light; short rows are filled up with light. */
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
