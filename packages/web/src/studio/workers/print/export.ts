/**
 * A puzzle in every format that can hold its kind, with and without its answer. Pages are made elsewhere (print.ts),
 * and bitmaps on request.
 */
import { bad, good, problem, type Result } from '@kumiki/core/base'
import type { SomeFile } from '@kumiki/core/contract'
import { openAs } from '@kumiki/core/file'
import { kinds } from '@kumiki/core/kinds'
import { answered } from '@kumiki/core/verbs/answer'
import { type Content, type Exported, type Format, formats, suits, writeFormat } from '@kumiki/press/formats'
import type { Offer, PrintProgress, PrintProtocol } from './protocol.ts'
import { openTypeface } from './typeface.ts'

/** Made elsewhere, or meant for many puzzles. */
const leftOut = ['.pdf', '.png', '.jsonl', '.html', '.scorm.zip', '.cmi5.zip']
const drawings = ['.svg', '.txt']

export async function offers(line: string): Promise<Result<readonly Offer[]>> {
  const opened = await withAnswer(line)
  if (!opened.ok) return opened
  const kind = opened.value(({ kind: own }) => own)
  const ours = formats.filter(
    (format) => format.write !== null && suits(format, kind) && !leftOut.includes(format.extensions[0]),
  )
  return good(await Promise.all(ours.map((format) => offerOf(format, opened.value))))
}

async function offerOf(format: Format, file: SomeFile): Promise<Offer> {
  const [extension] = format.extensions
  const write = (answer: boolean): Promise<Result<Exported>> => writeFormat(`x${extension}`, [file], { answer })
  const [open, whole] = [await write(false), await write(true)]
  const isSame = open.ok && whole.ok && isEqual(open.value.content, whole.value.content)
  return {
    extension,
    title: format.title,
    isDrawing: drawings.includes(extension),
    open: open.ok ? blobOf(open.value.content) : null,
    whole: whole.ok && !isSame ? blobOf(whole.value.content) : null,
    notes: whole.ok ? whole.value.notes : open.ok ? open.value.notes : [],
    why: open.ok || whole.ok ? null : open.error,
  }
}

const isEqual = (one: Content, other: Content): boolean =>
  typeof one === 'string' || typeof other === 'string'
    ? one === other
    : one.length === other.length && one.every((byte, at) => byte === other[at])

const blobOf = (content: Content): Blob =>
  new Blob([typeof content === 'string' ? content : content.slice()], { type: 'application/octet-stream' })

/**
 * The file with its answer; without it if it cannot be solved, and then each format that needs the answer gives the
 * reason.
 */
async function withAnswer(line: string): Promise<Result<SomeFile>> {
  const opened = await openAs(line, kinds)
  if (!opened.ok) return opened
  return opened.value(async (file, face, module) => {
    if (file.answer !== undefined) return opened
    const solved = answered(await module.craft(), file)
    return good<SomeFile>((use) => use(solved.ok ? solved.value : file, face))
  })
}

/**
 * The drawing for a bitmap. The press renders bitmaps with a function it is given; this one keeps the SVG, which the
 * page then draws on a canvas.
 */
export async function dots(
  { line, answer }: PrintProtocol['dots']['ask'],
  progress: (progress: PrintProgress) => void,
): Promise<Result<Blob>> {
  const opened = await withAnswer(line)
  if (!opened.ok) return opened
  const typeface = await openTypeface(progress)
  if (!typeface.ok) return typeface
  const workspace = {
    typeface: async () => typeface.value,
    rasterize: async (svg: string) => good(new TextEncoder().encode(svg)),
    now: () => new Date(),
    handoutProgram: async () => bad(otherwise),
  }
  const drawn = await writeFormat('x.png', [opened.value], { answer, tools: workspace })
  if (!drawn.ok) return bad(drawn.error)
  return good(new Blob([drawn.value.content.slice()], { type: 'image/svg+xml' }))
}

const otherwise = problem(
  'no-player',
  'Pages that are played are made under Share.',
  'あそべるページは「共有」で作ります。',
)
