/**
 * Packs a text into characters that every messenger leaves alone, and back: its length, two bytes of checksum, the text
 * by arithmetic coding, all as base64url. The length comes first, so that a text that is too large, or larger than any
 * puzzle packs to, is refused before anything is allocated.
 */
import { bad, good, type Problem, problem, type Result } from '@kumiki/core/base'
import { decode, encode } from './coder.ts'
import { fromUtf8, toUtf8 } from './utf8.ts'

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
const lengthBytes = 3
const headBytes = lengthBytes + 2

export function pack(text: string): string {
  const bytes = toUtf8(text)
  const { length } = bytes
  return toBase64([length >>> 16, (length >>> 8) & 255, length & 255, ...checksum(bytes), ...encode(bytes)])
}

/**
 * The maximum ratio of unpacked to packed bytes. Puzzles reach 2 to 5, boards with repetitive content some 20; without
 * a limit, a text of zeros could reach 3,000.
 */
const maxGrowth = 40
/** Every link may unpack to this much, however short it is. */
const freeBytes = 1_000

/** Why a packed text is refused, or null. Reads its length only, so that nothing is allocated. */
export function oversize(characters: string, maxBytes: number): Problem | null {
  const head = fromBase64(characters.slice(0, 4))
  if (!head || head.length < lengthBytes) return damaged
  const length = lengthIn(head)
  if (length > maxBytes) return tooLarge(maxBytes)
  return length > freeBytes + maxGrowth * characters.length * 0.75 ? damaged : null
}

const lengthIn = ([high = 0, middle = 0, low = 0]: Uint8Array): number => (high << 16) | (middle << 8) | low

export function unpack(characters: string, maxBytes: number): Result<string> {
  const against = oversize(characters, maxBytes)
  if (against) return bad(against)
  const bytes = fromBase64(characters)
  if (!bytes || bytes.length <= headBytes) return bad(damaged)
  const sums = bytes.subarray(lengthBytes, headBytes)
  const length = lengthIn(bytes)
  const unpacked = decode(bytes.subarray(headBytes), length)
  const isSame = checksum(unpacked).every((sum, at) => sum === sums[at])
  const text = isSame ? fromUtf8(unpacked) : null
  return text === null ? bad(damaged) : good(text)
}

/** Fletcher's: detects a byte that is lost, changed or swapped with the next. */
function checksum(bytes: Uint8Array): [number, number] {
  let [sum, sums] = [0, 0]
  for (const byte of bytes) {
    sum = (sum + byte) % 255
    sums = (sums + sum) % 255
  }
  return [sum, sums]
}

function toBase64(bytes: readonly number[]): string {
  let characters = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(at, at + 3)
    const four = [a >> 2, ((a & 3) << 4) | (b >> 4), ((b & 15) << 2) | (c >> 6), c & 63]
    for (const six of four.slice(0, bytes.length - at + 1)) characters += alphabet[six]
  }
  return characters
}

function fromBase64(characters: string): Uint8Array | null {
  if (characters.length % 4 === 1) return null
  const bytes = new Uint8Array(Math.floor((characters.length * 3) / 4))
  let [bits, held, at] = [0, 0, 0]
  for (const character of characters) {
    const six = alphabet.indexOf(character)
    if (six < 0) return null
    bits = ((bits << 6) | six) & 0xffff
    held += 6
    if (held < 8) continue
    held -= 8
    bytes[at++] = (bits >> held) & 0xff
  }
  return bytes
}

const damaged: Problem = problem(
  'link-damaged',
  'This link cannot be read: its data is cut short or changed.',
  'このリンクは読めません。データが途中で切れているか、変わっています。',
)
const tooLarge = (maxBytes: number): Problem =>
  problem(
    'link-too-large',
    `This link cannot be read: it holds more than ${maxBytes} bytes.`,
    `このリンクは読めません。中身が${maxBytes}バイトを超えています。`,
  )
