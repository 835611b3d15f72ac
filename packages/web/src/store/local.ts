/** Small values in localStorage. Without storage, reading finds nothing and writing does nothing. */

/** null if nothing is stored; text that is not JSON is returned as it is. */
export function readLocal(place: string): unknown {
  let text: string | null = null
  try {
    text = localStorage.getItem(place)
    return JSON.parse(text ?? 'null')
  } catch {
    return text
  }
}

/** A value as a record of unknown fields; empty if it is not an object. */
export const recordIn = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

export function writeLocal(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, typeof value === 'string' ? value : JSON.stringify(value))
  } catch {}
}
