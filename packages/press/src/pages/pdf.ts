/**
 * Pages as a PDF: vector only, both weights embedded and subset, tagged with title and language. The same pages and date give the same
 * bytes. Runs in Node and in a worker: it reads no file and asks no clock.
 */
import type { Lang } from '@kumiki/core/base/text'
import PDFDocument from 'pdfkit'
import type { Colour, Op, Page, Part, Role } from './page.ts'
import type { Typeface } from './typeface.ts'

export interface Printed {
  readonly title: string
  readonly lang: Lang
  /** What the document says of when it was made. */
  readonly date: Date
}

const colours: Readonly<Record<Colour, string>> = { black: '#000000', white: '#ffffff', lapis: '#1e50a2', faint: '#333333' }

/** The structure types of tagged PDF. */
const tags: Readonly<Record<Exclude<Role, 'decoration'>, string>> = {
  title: 'H1',
  heading: 'H2',
  text: 'P',
  item: 'P',
  figure: 'Figure',
}

export function writePdf(pages: readonly Page[], typeface: Typeface, { title, lang, date }: Printed): Promise<Uint8Array> {
  const document = new PDFDocument({
    autoFirstPage: false,
    bufferPages: false,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: lang === 'ja' ? 'ja-JP' : 'en',
    info: { Title: title, Creator: 'Kumiki', Producer: 'Kumiki', CreationDate: date },
    font: null as never,
  })
  const bytes = collected(document)
  document.registerFont('regular', typeface.files.regular as never)
  document.registerFont('bold', typeface.files.bold as never)
  const root = document.struct('Document')
  document.addStructure(root)
  for (const page of pages) {
    const { width, height, bleed } = page
    document.addPage({ size: [width + 2 * bleed, height + 2 * bleed], margin: 0 })
    if (bleed > 0) trim(document, page)
    document.save().translate(bleed, bleed)
    for (const part of page.parts) drawPart(document, root, part)
    document.restore()
  }
  root.end()
  document.end()
  return bytes
}

type Structure = ReturnType<PDFKit.PDFDocument['struct']>

function drawPart(document: PDFKit.PDFDocument, root: Structure, { role, alt, ops }: Part): void {
  const draw = (): void => {
    for (const op of ops) drawOp(document, op)
  }
  if (role === 'decoration') {
    document.markContent('Artifact')
    draw()
    document.endMarkedContent()
    return
  }
  const options = role === 'figure' ? { alt } : {}
  root.add(document.struct(tags[role], options, draw))
}

function drawOp(document: PDFKit.PDFDocument, op: Op): void {
  if (op.op === 'text') {
    document.font(op.weight).fontSize(op.size).fillColor(colours[op.colour])
    document.text(op.text, op.x, op.y, { lineBreak: false, baseline: 'alphabetic' })
    return
  }
  document.path(op.d)
  if (op.stroke) {
    const { width, colour, dash } = op.stroke
    document.lineWidth(width).strokeColor(colours[colour]).lineJoin('miter')
    if (dash.length > 0) document.lineCap('butt').dash(dash[0] ?? 1, { space: dash[1] ?? dash[0] ?? 1 })
    else document.lineCap('square').undash()
  }
  if (op.fill) document.fillColor(colours[op.fill])
  if (op.fill && op.stroke) document.fillAndStroke()
  else if (op.fill) document.fill()
  else document.stroke()
}

/** What is cut off: everything outside the trim box is bleed. */
function trim(document: PDFKit.PDFDocument, { width, height, bleed }: Page): void {
  const boxes = document.page.dictionary.data
  boxes.TrimBox = [bleed, bleed, width + bleed, height + bleed]
  boxes.BleedBox = [0, 0, width + 2 * bleed, height + 2 * bleed]
}

function collected(document: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
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
