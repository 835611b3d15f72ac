/**
 * The one file inside a zip archive, as .jpz files often are: found in its central directory, unpacked piece by piece,
 * and given up as soon as it exceeds our limit. So a small archive cannot fill the memory, whatever size it declares.
 */

import { bad, good, limits, type Problem, problem, type Result } from '@kumiki/core/base'
import { Inflate } from 'fflate'

const piece = 4096

export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4

/** The first entry that is a file. */
export function unzip(bytes: Uint8Array): Result<Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = directoryEnd(view)
  if (end < 0) return bad(broken)
  const entries = Math.min(view.getUint16(end + 10, true), 100)
  let at = view.getUint32(end + 16, true)
  for (let entry = 0; entry < entries && at + 46 <= bytes.length; entry++) {
    if (view.getUint32(at, true) !== 0x02014b50) return bad(broken)
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
    const packed = view.getUint32(at + 20, true)
    const start = view.getUint32(at + 42, true)
    const isFolder = bytes[at + 46 + (name ?? 0) - 1] === 0x2f
    if (!isFolder) return unpack(bytes, view, start, packed, view.getUint16(at + 10, true))
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return bad(broken)
}

/** The end-of-directory record; a comment may follow it. */
function directoryEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0 && at >= view.byteLength - 22 - 1024; at--)
    if (view.getUint32(at, true) === 0x06054b50) return at
  return -1
}

function unpack(bytes: Uint8Array, view: DataView, start: number, packed: number, method: number): Result<Uint8Array> {
  if (start + 30 > bytes.length || view.getUint32(start, true) !== 0x04034b50) return bad(broken)
  const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
  const data = bytes.subarray(from, from + packed)
  if (method === 0) return data.length > limits.fileBytes ? bad(tooLarge) : good(data)
  return method === 8 ? inflate(data) : bad(broken)
}

function inflate(data: Uint8Array): Result<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  const stream = new Inflate((part) => {
    parts.push(part)
    size += part.length
  })
  try {
    for (let at = 0; at < data.length && size <= limits.fileBytes; at += piece)
      stream.push(data.subarray(at, at + piece), at + piece >= data.length)
  } catch {
    return bad(broken)
  }
  if (size > limits.fileBytes) return bad(tooLarge)
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return good(whole)
}

const broken: Problem = problem('bad-zip', 'This zip archive cannot be unpacked.', 'zip として展開できません。')
const tooLarge: Problem = problem(
  'too-large',
  `What is packed in it is larger than the ${limits.fileBytes} bytes that are read.`,
  `展開すると大きすぎます（読めるのは ${limits.fileBytes} バイトまで）。`,
)
