/** Decodes bytes by the name of an encoding; null if they are not valid in it. */

export function decodeAs(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Decodes text that a person wrote in any program: UTF-8, or an older encoding that fits; null if it is no text. */
export function decodeWritten(bytes: Uint8Array): { readonly text: string; readonly label: string } | null {
  const utf8 = decodeAs('utf-8', bytes)
  // UTF-8 allows a zero byte, but no list that a person wrote contains one
  if (utf8 !== null) return bytes.includes(0) ? null : { text: utf8, label: 'utf-8' }
  const mark = `${bytes[0]},${bytes[1]}`
  const marked = mark === '255,254' ? 'utf-16le' : mark === '254,255' ? 'utf-16be' : null
  const guesses = marked ? [marked] : isWestern(bytes) ? ['windows-1252'] : ['shift_jis', 'windows-1252']
  for (const label of guesses) {
    const text = decodeAs(label, bytes)
    // characters that never occur in written text: this is no text, or not in this encoding
    if (text !== null && !unwritten.test(text)) return { text, label }
  }
  return null
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const unwritten = /[\0-\x08\x0e-\x19\x1b-\x1f\x7f-\x9f]/

/**
 * Accented letters between plain ones: every high byte stands alone and is a letter in Windows-1252, which hardly
 * occurs in Japanese text.
 */
const isWestern = (bytes: Uint8Array): boolean =>
  bytes.every((byte, at) => byte < 0x80 || (byte >= 0xc0 && (bytes[at + 1] ?? 0) < 0x80))

/**
 * Encodes as one byte a character; null if a character has no such byte. Windows uses 0x80 to 0x9f for other
 * characters.
 */
export function encodeLatin(text: string): Uint8Array | null {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  return codes.every((code) => code < 0x80 || (code >= 0xa0 && code <= 0xff)) ? Uint8Array.from(codes) : null
}

export const encodeUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
