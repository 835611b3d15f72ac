/**
 * Turns a picture file into a text of greys. Its format is decided by its first bytes and its size by its header,
 * before anything is decoded. The browser decodes it and applies its orientation; a text file may itself be a drawing.
 */
import { bad, good, limits, type Problem, problem, type Result } from '@kumiki/core/base'
import { type ImageFormat, imageFormat, imageSize, readPicture, shadesOf, writeShades } from '@kumiki/core/images'

/** The longer side in pixels of the bitmap that is averaged down to greys. */
const drawnSide = 512

/** Formats that browsers decode and whose headers give their size. */
const decoded: readonly ImageFormat[] = ['PNG', 'JPEG', 'GIF', 'BMP', 'WebP']

export async function photo(file: Blob, name: string): Promise<Result<string>> {
  if (file.size > limits.imageBytes) return bad(tooLarge(file.size))
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  )
  if (bytes === null || bytes.length === 0) return bad(bytes === null ? unreadable : nothing)
  const format = imageFormat(bytes)
  if (format === null) return drawnText(bytes, name)
  if (format === 'HEIC') return bad(heic)
  if (!decoded.includes(format)) return bad(otherFormat(format))
  const pixels = imageSize(format, bytes)
  if (pixels === null) return bad(damaged)
  if (pixels[0] * pixels[1] > limits.imagePixels) return bad(tooManyPixels(...pixels))
  const image = await createImageBitmap(new Blob([bytes.slice()])).catch(() => null)
  if (!image) return bad(damaged)
  return good(writeShades(greysOf(image)))
}

function greysOf(image: ImageBitmap): ReturnType<typeof shadesOf> {
  const factor = Math.max(1, Math.max(image.width, image.height) / drawnSide)
  const width = Math.max(1, Math.round(image.width / factor))
  const height = Math.max(1, Math.round(image.height / factor))
  const brush = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!brush) throw new Error('no canvas in this worker')
  brush.imageSmoothingQuality = 'high'
  brush.drawImage(image, 0, 0, width, height)
  image.close()
  return shadesOf(brush.getImageData(0, 0, width, height).data, width, height)
}

function drawnText(bytes: Uint8Array, name: string): Result<string> {
  if (/\.(png|jpe?g|gif|webp|bmp|heic)$/i.test(name) || bytes.length > limits.fileBytes) return bad(noPicture)
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    const picture = readPicture(text)
    return picture.ok && !text.includes('\0') ? good(text) : bad(noPicture)
  } catch {
    return bad(noPicture)
  }
}

const millions = (count: number): string => (count / 1e6).toFixed(1)

const tooLarge = (bytes: number): Problem =>
  problem(
    'image-too-large',
    `This file has ${millions(bytes)} MB; a picture may have ${limits.imageBytes / 1e6} MB.`,
    `このファイルは ${millions(bytes)} MB あります。絵は ${limits.imageBytes / 1e6} MB までです。`,
  )
const tooManyPixels = (width: number, height: number): Problem =>
  problem(
    'too-many-pixels',
    `This picture has ${width} × ${height} pixels; at most ${limits.imagePixels / 1e6} million can be read.`,
    `この絵は ${width} × ${height} 画素あります。読めるのは ${limits.imagePixels / 1e4} 万画素までです。`,
  )
const nothing: Problem = problem('empty-file', 'This file is empty.', 'このファイルは空です。')
const unreadable: Problem = problem(
  'unreadable-file',
  'This cannot be read as a file; choose a single picture.',
  'ファイルとして読めません。絵のファイルを1つ選んでください。',
)
const damaged: Problem = problem(
  'damaged-image',
  'This picture is damaged: it cannot be opened.',
  'この画像は壊れていて開けません。',
)
const heic: Problem = problem(
  'heic-image',
  'This is a HEIC photo, which cannot be opened here. Save it as JPEG, or send it to yourself as JPEG, and choose that.',
  'HEIC の写真は、ここでは開けません。JPEG で保存し直してから選んでください。',
)
const otherFormat = (format: string): Problem =>
  problem(
    'other-image',
    `This is ${format}, which cannot be opened here; PNG and JPEG can.`,
    `${format} は、ここでは開けません。PNG か JPEG を使ってください。`,
  )
const noPicture: Problem = problem(
  'no-picture',
  'This file is not a picture; PNG, JPEG and drawings as text can be opened.',
  'このファイルは絵ではありません。PNG、JPEG、またはテキストの図を開けます。',
)
