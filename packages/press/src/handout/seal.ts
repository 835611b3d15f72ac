/**
 * Bytes as letters that may stand in a page: packed, then five letters for four bytes. It keeps an answer from being
 * read by accident and is no lock: the page itself opens it, and so can anybody who tries.
 */
import { deflateSync } from 'fflate'

/** None of them ends an element or begins a comment of HTML. */
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#()*+,-./:;=?@[]^_{|}~'

export const seal = (bytes: Uint8Array): string => lettersOf(deflateSync(bytes, { level: 9, mem: 12 }))

export const sealText = (text: string): string => seal(new TextEncoder().encode(text))

/** Of the last bytes, one letter more than there are. */
export function lettersOf(bytes: Uint8Array): string {
  const parts: string[] = []
  for (let from = 0; from < bytes.length; from += 4) {
    const count = Math.min(4, bytes.length - from)
    let value = 0
    for (let at = 0; at < 4; at++) value = value * 256 + (bytes[from + at] ?? 0)
    let letters = ''
    for (let at = 0; at < 5; at++) {
      letters = (alphabet[value % 85] ?? '') + letters
      value = Math.floor(value / 85)
    }
    parts.push(letters.slice(0, count + 1))
  }
  return parts.join('')
}
