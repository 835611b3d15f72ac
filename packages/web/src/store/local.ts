/** Small things that a device remembers. One that keeps nothing works all the same: it finds nothing. */

/** null: nothing; what is no JSON is itself. */
export function readLocal(place: string): unknown {
  let text: string | null = null
  try {
    text = localStorage.getItem(place)
    return JSON.parse(text ?? 'null')
  } catch {
    return text
  }
}

/** As an object whose every field may be anything; an empty one where there is none. */
export const recordIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

export function writeLocal(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, typeof value === 'string' ? value : JSON.stringify(value))
  } catch {}
}
