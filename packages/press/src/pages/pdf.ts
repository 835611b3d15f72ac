/**
 * Pages as a PDF: vector only, both weights embedded and subset, tagged with title and language. The same pages and
 * date give the same bytes. Runs in Node and in a worker, because it reads no file and no clock.
 */
import type { Lang } from '@kumiki/core/base'
import { light, paper } from '@kumiki/core/drawing'
import PDFDocument, { type Structure } from 'pdfkit'
import type { Colour, Op, Page, Part, Role } from './page.ts'
import type { Typeface } from './typeface.ts'

export interface Imprint {
  readonly title: string
  readonly lang: Lang
  /** The creation date in the document. */
  readonly date: Date
}

const colours: Readonly<Record<Colour, string>> = {
  black: paper.wall.line,
  white: paper.paper.ground,
  lapis: light.entry.line,
}

/** The structure types of tagged PDF. */
const tags: Readonly<Record<Exclude<Role, 'decoration'>, string>> = {
  title: 'H1',
  heading: 'H2',
  text: 'P',
  item: 'P',
  figure: 'Figure',
}

export function writePdf(
  pages: readonly Page[],
  typeface: Typeface,
  { title, lang, date }: Imprint,
): Promise<Uint8Array> {
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: lang === 'ja' ? 'ja-JP' : 'en',
    info: { Title: title, Creator: 'Kumiki', Producer: 'Kumiki', CreationDate: date },
    font: '',
  })
  const bytes = collectBytes(document)
  document.registerFont('regular', typeface.files.regular)
  document.registerFont('bold', typeface.files.bold)
  const root = document.struct('Document')
  document.addStructure(root)
  for (const { width, height, bleed, parts } of pages) {
    document.addPage({ size: [width + 2 * bleed, height + 2 * bleed], margin: 0 })
    if (bleed > 0) {
      const { data } = document.page.dictionary
      data.BleedBox = [0, 0, width + 2 * bleed, height + 2 * bleed]
      data.TrimBox = [bleed, bleed, bleed + width, bleed + height]
      document.translate(bleed, bleed)
    }
    for (const one of parts) drawPart(document, root, one)
  }
  root.end()
  document.end()
  return bytes
}

function drawPart(document: PDFDocument, root: Structure, { role, alt, ops }: Part): void {
  const draw = (): void => {
    for (const op of ops) drawOp(document, op)
  }
  if (role !== 'decoration') {
    root.add(document.struct(tags[role], role === 'figure' ? { alt } : {}, draw))
    return
  }
  document.markContent('Artifact')
  draw()
  document.endMarkedContent()
}

function drawOp(document: PDFDocument, op: Op): void {
  if (op.op === 'text') {
    document.font(op.weight).fontSize(op.size).fillColor(colours[op.colour])
    // texts were measured letter by letter, so ligatures are off
    const features = /f[fijl]/.test(op.text) ? { features: { liga: false } } : {}
    const setting = { lineBreak: false, baseline: 'alphabetic', ...features }
    if (op.halo) {
      document
        .lineWidth(2 * op.halo)
        .strokeColor(colours.white)
        .lineJoin('round')
        .undash()
      document.text(op.text, op.x, op.y, { ...setting, stroke: true, fill: false })
    }
    document.text(op.text, op.x, op.y, setting)
    return
  }
  if (op.op === 'squares') {
    document.fillColor(colours.black).save().transform(op.side, 0, 0, op.side, op.x, op.y)
    for (const [row, runs] of op.rows.entries())
      for (const [start, length] of runs) document.rect(start, row, length, 1)
    document.fill().restore()
    return
  }
  document.path(op.d)
  if (op.stroke) {
    const { width, colour, dash, butt } = op.stroke
    document.lineWidth(width).strokeColor(colours[colour]).lineJoin('miter')
    document.lineCap(butt ? 'butt' : 'square')
    const [length, space] = dash
    if (length !== undefined && space !== undefined) document.dash(length, { space })
    else document.undash()
  }
  if (op.fill) document.fillColor(colours[op.fill])
  if (op.fill && op.stroke) document.fillAndStroke()
  else if (op.fill) document.fill()
  else document.stroke()
}

function collectBytes(document: PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (chunk) => chunks.push(chunk))
    document.on('error', reject)
    document.on('end', () => {
      const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
      let at = 0
      for (const chunk of chunks) {
        whole.set(chunk, at)
        at += chunk.length
      }
      resolve(whole)
    })
  })
}
