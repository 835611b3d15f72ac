/**
 * The typeface of the pages with its real measures: BIZ UDPGothic in two weights, and no others. It has no kerning and no ligatures, so
 * a text is as wide as its characters together; widths are remembered by character.
 *
 * It is opened from bytes, so that it can be read from a disk in Node and fetched in a worker.
 */
import { create, type Font } from 'fontkit'

export type Weight = 'regular' | 'bold'

/** The bytes of the two font files. */
export type FontFiles = Readonly<Record<Weight, Uint8Array>>

export class Typeface {
  readonly files: FontFiles
  readonly #fonts: Readonly<Record<Weight, Font>>
  readonly #widths: Readonly<Record<Weight, Map<string, number>>> = { regular: new Map(), bold: new Map() }

  constructor(files: FontFiles) {
    this.files = files
    this.#fonts = { regular: opened(files.regular), bold: opened(files.bold) }
  }

  /** In the unit of the size. */
  widthOf(text: string, size: number, weight: Weight = 'regular'): number {
    let sum = 0
    for (const character of text) sum += this.#emsOf(character, weight)
    return sum * size
  }

  has(character: string): boolean {
    return this.#fonts.regular.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  }

  /** The outline of a character as a path, in ems, y upwards. */
  outlineOf(character: string, weight: Weight): string {
    const font = this.#fonts[weight]
    return font
      .glyphForCodePoint(character.codePointAt(0) ?? 0)
      .path.scale(1 / font.unitsPerEm, 1 / font.unitsPerEm)
      .toSVG()
  }

  #emsOf(character: string, weight: Weight): number {
    const known = this.#widths[weight].get(character)
    if (known !== undefined) return known
    const font = this.#fonts[weight]
    const ems = font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm
    this.#widths[weight].set(character, ems)
    return ems
  }
}

function opened(bytes: Uint8Array): Font {
  const font = create(Buffer.isBuffer?.(bytes) ? bytes : bytes as never)
  if (!('unitsPerEm' in font)) throw new Error('a collection of fonts is no font')
  return font
}

/** Where the ink of a line stands, in ems: the middle of kana, capitals and digits above the baseline, and the room above and below it. */
export const inkMiddle = 0.385
export const ascent = 0.88
export const descent = 0.12
