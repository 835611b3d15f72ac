/** The size of a board for a picture: the requested width, and the height that follows from the picture. */
export const narrowest = 8
export const widest = 60
const shortest = 3

/** `ratio`: the picture's width divided by its height. */
export function sizeFor(width: number, ratio: number): string {
  const height = Math.round((width - 1) / ratio) + 1
  const min = Math.max(shortest, height)
  return min <= widest ? `${width}x${min}` : `${Math.max(shortest, Math.round((widest - 1) * ratio) + 1)}x${widest}`
}

/** The width in a requested size; null if there is none. */
export function widthOf(size: unknown): number | null {
  const width = Number(String(size ?? '').split('x')[0])
  return Number.isInteger(width) && width > 0 ? width : null
}
