/**
 * A short name for a long list: equal lists have equal fingerprints on every machine, and different lists collide only
 * by accident. Two lanes of FNV-1a over the items' JSON; no protection against deliberate collisions.
 */
export function fingerprint(items: readonly unknown[]): string {
  let [a, b] = [0x811c9dc5, 0x2f0b4a3d]
  for (const item of items) {
    const text = `${JSON.stringify(item)}\n`
    for (let i = 0; i < text.length; i++) {
      a = Math.imul(a ^ text.charCodeAt(i), 0x01000193)
      b = Math.imul(b ^ text.charCodeAt(i), 0x01000193) ^ (b >>> 15)
    }
  }
  return [a, b].map((lane) => (lane >>> 0).toString(16).padStart(8, '0')).join('')
}
