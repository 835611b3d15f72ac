/**
 * Bytes as letters that may stand in a page: packed, then 13 or 14 bits as two letters (basE91). It keeps an answer
 * from being read by accident and is no lock: the page itself opens it, and so can anybody who tries.
 */
import { deflateSync } from 'fflate'

/** All printable letters of ASCII but three: none of these ends an element, begins a comment or stands for another. */
const alphabet = Array.from({ length: 94 }, (_, at) => String.fromCharCode(33 + at)).filter(
  (letter) => !'&<\\'.includes(letter),
)
const base = alphabet.length

export const seal = (bytes: Uint8Array): string => lettersOf(deflateSync(bytes, { level: 9, mem: 12 }))

export const sealText = (text: string): string => seal(new TextEncoder().encode(text))

/** Writes bytes as letters; the last group has one letter more than bytes. */
export function lettersOf(bytes: Uint8Array): string {
  const parts: string[] = []
  let held = 0
  let count = 0
  const write = (value: number): void => {
    parts.push(alphabet[value % base] ?? '', alphabet[Math.floor(value / base)] ?? '')
  }
  for (const byte of bytes) {
    held |= byte << count
    count += 8
    if (count <= 13) continue
    const isSmall = (held & 8191) <= 88
    const bits = isSmall ? 14 : 13
    write(held & (isSmall ? 16383 : 8191))
    held >>= bits
    count -= bits
  }
  // what is less than a byte may be one letter, so that no byte comes back that was not there
  if (count > 0 && count < 8 && held < base) parts.push(alphabet[held] ?? '')
  else if (count > 0) write(held)
  return parts.join('')
}
