/** Text as UTF-8 and back, with functions of the language itself that browsers, workers and Node share. */
export const toUtf8 = (text: string): Uint8Array =>
  Uint8Array.from(encodeURIComponent(text).matchAll(/%(..)|./gs), ([character, code]) =>
    code === undefined ? character.charCodeAt(0) : Number.parseInt(code, 16),
  )

/** null if the bytes are not valid UTF-8. */
export function fromUtf8(bytes: Uint8Array): string | null {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))
  } catch {
    return null
  }
}
