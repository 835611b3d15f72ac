/** Pictures: from a file or a drawing to the text that an option takes, and the draft shown before a puzzle is made. */
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base'
import type { Stage } from '@kumiki/core/contract'
import { box, type Picture } from '@kumiki/core/drawing'
import { unknownKind } from '@kumiki/core/file'
import { type Bitmap, bitmapOf, outlineOf, readPicture, type Segment, type Shades } from '@kumiki/core/images'
import { kinds } from '@kumiki/core/kinds'
import { type Option, optionsOf } from '@kumiki/core/spec'
import type { Spec } from '../../model/project.ts'
import type { Wanted } from './protocol.ts'

/**
 * The spec with the picture in it, as a drawing or as a shape. Options without effect on such a picture are left out.
 */
export function withPicture(options: readonly Option[], spec: Spec, picture: string | null): Result<Spec> {
  if (picture === null) return good(spec)
  const drawing = options.find(({ reads }) => reads === 'drawing')
  if (drawing) return good({ ...spec, ...silenced(options, drawing.name, picture), [drawing.name]: picture })
  const shape = options.find(({ reads }) => reads === 'shape')
  if (!shape) return good(spec)
  const outline = shapeOf(picture)
  return outline.ok ? good({ ...spec, [shape.name]: outline.value }) : outline
}

/** Strokes are used as they are; only greys have a threshold. */
function silenced(options: readonly Option[], drawing: string, picture: string): Spec {
  const source = readPicture(picture)
  const is = source.ok ? source.value.is : 'shades'
  const silent = options.filter(
    ({ name, needs }) => needs?.name === drawing && (is === 'strokes' || (is === 'bitmap' && name === 'threshold')),
  )
  return Object.fromEntries(silent.map(({ name }) => [name, undefined]))
}

/** The dark part as the cells of a board; the shape of strokes is the area that they enclose. */
function shapeOf(picture: string): Result<string> {
  const source = readPicture(picture)
  if (!source.ok) return source
  const outline = outlineOf(bitmapFrom(source.value))
  return outline === null ? bad(noShape) : good(outline)
}

function bitmapFrom(source: Extract<ReturnType<typeof readPicture>, { ok: true }>['value']): Bitmap {
  if (source.is === 'bitmap') return source.bitmap
  return source.is === 'shades' ? cutOut(source.shades) : enclosed(source.segments)
}

function cutOut({ width, height, grey }: Shades): Bitmap {
  const rgba = new Uint8Array(4 * grey.length)
  for (const [at, value] of grey.entries()) rgba.set([value, value, value, 255], 4 * at)
  return bitmapOf(rgba, width, height)
}

/** The longer side in pixels of strokes that are filled. */
const filledSide = 96

function enclosed(segments: readonly Segment[]): Bitmap {
  const xs = segments.flatMap(({ x1, x2 }) => [x1, x2])
  const ys = segments.flatMap(({ y1, y2 }) => [y1, y2])
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const unit = Math.ceil(filledSide / Math.max(1, Math.max(...xs) - left, Math.max(...ys) - top))
  const width = (Math.max(...xs) - left) * unit + 3
  const height = (Math.max(...ys) - top) * unit + 3
  const dark = new Uint8Array(width * height).fill(1)
  const isLine = new Uint8Array(width * height)
  for (const { x1, y1, x2, y2 } of segments)
    for (let y = Math.min(y1, y2) * unit; y <= Math.max(y1, y2) * unit; y++)
      for (let x = Math.min(x1, x2) * unit; x <= Math.max(x1, x2) * unit; x++)
        isLine[(y - top * unit + 1) * width + x - left * unit + 1] = 1
  const open = [0]
  dark[0] = 0
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const next of [at - 1, at + 1, at - width, at + width])
      if (dark[next] === 1 && isLine[next] === 0 && Math.abs((next % width) - (at % width)) <= 1) {
        dark[next] = 0
        open.push(next)
      }
  return { width, height, dark }
}

/** The stages of a draft: picture and strokes, or picture and shape. */
export async function draft({ kind, spec, picture }: Wanted): Promise<Result<readonly Stage[]>> {
  const someKind = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (!someKind) return bad(unknownKind(kind))
  return someKind(async ({ craft, preview }): Promise<Result<readonly Stage[]>> => {
    const full = withPicture(optionsOf((await craft()).spec), spec, picture)
    if (!full.ok) return full
    if (preview) return preview.draft(full.value)
    return picture === null ? good([]) : shapeStage(picture)
  })
}

function shapeStage(picture: string): Result<readonly Stage[]> {
  const outline = shapeOf(picture)
  if (!outline.ok) return outline
  const rows = outline.value.split('\n')
  const marks = rows.flatMap((row, y) =>
    [...row.matchAll(/\.+/g)].map((run) => box(run.index, y, run[0].length, 1.2, 'cell')),
  )
  const title = { en: 'Shape', ja: '形' }
  const shape: Picture = { width: rows[0]?.length ?? 0, height: rows.length, marks, label: title }
  return good([{ title, note: { en: '', ja: '' }, picture: shape, written: null }])
}

const noShape: Problem = problem(
  'no-shape',
  'All of this picture is one tone: a dark shape on light paper is needed.',
  'この絵は一色です。明るい紙に暗い形をかいた絵が必要です。',
)
