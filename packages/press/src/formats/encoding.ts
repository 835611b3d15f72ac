/** Bytes as text, by the name of their encoding; null where they are none. */

export function decodeAs(label: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Of one byte a character, or null where a character has none. The controls between 0x80 and 0x9f mean other things in Windows. */
export function encodeLatin(text: string): Uint8Array | null {
  const codes = Array.from(text, (character) => character.codePointAt(0) ?? 0)
  return codes.every((code) => code < 0x80 || (code >= 0xa0 && code <= 0xff)) ? Uint8Array.from(codes) : null
}

export const encodeUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text)
