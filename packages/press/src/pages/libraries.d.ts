/** The parts that the pages use of two libraries without types of their own. */

declare module 'fontkit' {
  interface Box {
    readonly minX: number
    readonly minY: number
    readonly maxX: number
    readonly maxY: number
  }
  interface Glyph {
    readonly id: number
    readonly advanceWidth: number
    readonly bbox: Box
    /** In units of the em, y upwards. */
    readonly path: Path
  }
  interface Path {
    scale(x: number, y: number): Path
    translate(x: number, y: number): Path
    toSVG(): string
  }
  interface Font {
    readonly unitsPerEm: number
    hasGlyphForCodePoint(codePoint: number): boolean
    glyphForCodePoint(codePoint: number): Glyph
    layout(text: string, features: readonly string[]): { readonly glyphs: readonly Glyph[] }
  }
  export function create(bytes: Uint8Array): Font
}

declare module 'pdfkit' {
  interface Structure {
    add(child: Structure): this
    end(): void
  }
  interface DocumentOptions {
    readonly autoFirstPage: boolean
    readonly pdfVersion: string
    readonly tagged: boolean
    readonly displayTitle: boolean
    readonly lang: string
    readonly info: Readonly<Record<string, string | Date>>
    /** '' to load no standard font. */
    readonly font: string
  }
  interface TextOptions {
    readonly lineBreak: boolean
    readonly baseline: string
    readonly stroke?: boolean
    readonly fill?: boolean
    readonly features?: Readonly<Record<string, boolean>>
  }
  export default class PDFDocument {
    constructor(options: DocumentOptions)
    readonly page: { readonly dictionary: { readonly data: Record<string, readonly number[]> } }
    addPage(options: { readonly size: readonly [number, number]; readonly margin: number }): this
    addStructure(root: Structure): this
    struct(type: string, options?: { readonly alt?: string }, draw?: () => void): Structure
    markContent(tag: string): this
    endMarkedContent(): this
    registerFont(name: string, bytes: Uint8Array): this
    font(name: string): this
    fontSize(size: number): this
    text(text: string, x: number, y: number, options: TextOptions): this
    save(): this
    restore(): this
    translate(x: number, y: number): this
    transform(a: number, b: number, c: number, d: number, e: number, f: number): this
    rect(x: number, y: number, width: number, height: number): this
    path(d: string): this
    lineWidth(width: number): this
    lineCap(cap: 'butt' | 'round' | 'square'): this
    lineJoin(join: 'miter' | 'round'): this
    dash(length: number, options: { readonly space: number }): this
    undash(): this
    fillColor(colour: string): this
    strokeColor(colour: string): this
    fill(): this
    stroke(): this
    fillAndStroke(): this
    on(event: 'data', take: (chunk: Uint8Array) => void): this
    on(event: 'end', take: () => void): this
    on(event: 'error', take: (reason: unknown) => void): this
    end(): void
  }
}
