/**
 * The typeface of the pages with its real measures: BIZ UDPGothic in two weights, and no others. It has no kerning and
 * no ligatures, so a text is as wide as its characters together; the measures of characters are cached.
 *
 * It is opened from bytes, so that Node can read it from disk and a worker can fetch it.
 */
import { create, type Font } from 'fontkit'

export type Weight = 'regular' | 'bold'

/** The bytes of the two font files. */
export type FontFiles = Readonly<Record<Weight, Uint8Array>>

/** Where the ink of a text is, around the start of its baseline; y grows downwards. */
export interface InkBox {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

interface Measured {
  readonly width: number
  readonly ink: InkBox
}

export class Typeface {
  readonly files: FontFiles
  readonly #fonts: Readonly<Record<Weight, Font>>
  readonly #known: Readonly<Record<Weight, Map<string, Measured>>> = { regular: new Map(), bold: new Map() }

  constructor(files: FontFiles) {
    this.files = files
    this.#fonts = { regular: create(files.regular), bold: create(files.bold) }
  }

  /** In the unit of the size. */
  widthOf(text: string, size: number, weight: Weight = 'regular'): number {
    let ems = 0
    for (const character of text) ems += this.#measured(character, weight).width
    return ems * size
  }

  /** null if there is none, as for blanks. */
  inkOf(text: string, size: number, weight: Weight = 'regular'): InkBox | null {
    let ems = 0
    const boxes: InkBox[] = []
    for (const character of text) {
      const { width, ink } = this.#measured(character, weight)
      if (ink.right > ink.left) boxes.push({ ...ink, left: ems + ink.left, right: ems + ink.right })
      ems += width
    }
    if (boxes.length === 0) return null
    return {
      left: size * Math.min(...boxes.map(({ left }) => left)),
      right: size * Math.max(...boxes.map(({ right }) => right)),
      top: size * Math.min(...boxes.map(({ top }) => top)),
      bottom: size * Math.max(...boxes.map(({ bottom }) => bottom)),
    }
  }

  has(character: string): boolean {
    return this.#fonts.regular.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
  }

  /** The number of its glyph in the regular weight; 0: there is none. */
  glyphOf(code: number): number {
    const font = this.#fonts.regular
    return font.hasGlyphForCodePoint(code) ? font.glyphForCodePoint(code).id : 0
  }

  /**
   * The shape of a character as a path with the start of its baseline at a point. `upright`: its form in vertical
   * Japanese.
   */
  outlineOf(character: string, x: number, y: number, size: number, weight: Weight, upright = false): string {
    const font = this.#fonts[weight]
    const scale = size / font.unitsPerEm
    const glyph = upright
      ? font.layout(character, ['vert']).glyphs[0]
      : font.glyphForCodePoint(character.codePointAt(0) ?? 0)
    return glyph?.path.scale(scale, -scale).translate(x, y).toSVG() ?? ''
  }

  /** A whole text as one path. */
  outlinesOf(text: string, x: number, y: number, size: number, weight: Weight = 'regular'): string {
    let left = x
    let path = ''
    for (const character of text) {
      path += this.outlineOf(character, left, y, size, weight)
      left += this.widthOf(character, size, weight)
    }
    return path
  }

  #measured(character: string, weight: Weight): Measured {
    const known = this.#known[weight].get(character)
    if (known) return known
    const { unitsPerEm } = this.#fonts[weight]
    const { advanceWidth, bbox } = this.#fonts[weight].glyphForCodePoint(character.codePointAt(0) ?? 0)
    const ems = (units: number): number => (Number.isFinite(units) ? units / unitsPerEm : 0)
    const ink = { left: ems(bbox.minX), right: ems(bbox.maxX), top: -ems(bbox.maxY), bottom: -ems(bbox.minY) }
    const measured = { width: ems(advanceWidth), ink }
    this.#known[weight].set(character, measured)
    return measured
  }
}

/**
 * The height of the middle of the ink above the baseline, in ems; accurate within .01 for kana, kanji, capitals and
 * digits.
 */
export const inkMiddle = 0.385
/** The ascent of a line, in ems. */
export const ascent = 0.88
/** The height of capitals and digits, in ems. */
export const capHeight = 0.76
