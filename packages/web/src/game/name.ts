/**
 * The name of a game on its device: it follows from its puzzle alone, so that whatever brought it opens the same game.
 */
export async function nameOf(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text)
  if (!crypto.subtle) return sumOf(bytes)
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Where a page has no cryptography (plain http on another machine): FNV-1a, twice. */
function sumOf(bytes: Uint8Array): string {
  let [a, b] = [0x811c9dc5, 0x01000193]
  for (const byte of bytes) {
    a = Math.imul(a ^ byte, 0x01000193)
    b = Math.imul(b ^ byte, 0x811c9dc5)
  }
  return (a >>> 0).toString(16) + (b >>> 0).toString(16)
}
