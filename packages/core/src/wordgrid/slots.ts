/** The slots of a pattern: its maximal runs of two or more white cells, across first, and their crossings. */

export interface Slot {
  readonly row: number
  readonly col: number
  readonly across: boolean
  readonly length: number
  /** Cell numbers, `row * width + col`. */
  readonly cells: readonly number[]
}

interface Crossing {
  readonly slot: number
  readonly at: number
}

export interface Slots {
  readonly slots: readonly Slot[]
  /** For each slot and each index in it, the slot that crosses there, if there is one. */
  readonly crossings: readonly (readonly (Crossing | null)[])[]
  /** White cells that belong to no slot. */
  readonly alone: readonly number[]
}

export const lengthsOf = ({ slots }: Slots): ReadonlySet<number> => new Set(slots.map(({ length }) => length))

/** `rows` as in a file: `#` is black, anything else white. */
export function slotsOf(rows: readonly string[]): Slots {
  const height = rows.length
  const width = rows[0]?.length ?? 0
  const white = (row: number, col: number): boolean => (rows[row]?.charAt(col) || '#') !== '#'
  const slots: Slot[] = []
  const through: [Map<number, Crossing>, Map<number, Crossing>] = [new Map(), new Map()]
  const read = (across: boolean): void => {
    const [lines, places] = across ? [height, width] : [width, height]
    for (let line = 0; line < lines; line++)
      for (let from = 0; from < places; ) {
        let to = from
        while (to < places && (across ? white(line, to) : white(to, line))) to++
        if (to - from >= 2) {
          const cells = Array.from({ length: to - from }, (_, i) =>
            across ? line * width + from + i : (from + i) * width + line,
          )
          for (const [at, cell] of cells.entries()) through[across ? 0 : 1].set(cell, { slot: slots.length, at })
          slots.push({ row: across ? line : from, col: across ? from : line, across, length: to - from, cells })
        }
        from = to + 1
      }
  }
  read(true)
  read(false)
  return {
    slots,
    crossings: slots.map((slot) => slot.cells.map((cell) => through[slot.across ? 1 : 0].get(cell) ?? null)),
    alone: rows.flatMap((row, r) =>
      Array.from(row, (_, c) => r * width + c).filter(
        (cell, c) => white(r, c) && !through[0].has(cell) && !through[1].has(cell),
      ),
    ),
  }
}

/** The content of a slot. */
export const textIn = (rows: readonly string[], slot: Slot): string =>
  Array.from({ length: slot.length }, (_, i) =>
    (rows[slot.row + (slot.across ? 0 : i)] ?? '').charAt(slot.col + (slot.across ? i : 0)),
  ).join('')

/** A pattern with words written into its slots. */
export function lettersOf(rows: readonly string[], { slots }: Slots, words: readonly string[]): string[] {
  const cells = rows.map((row) => Array.from(row))
  for (const [index, { row, col, across }] of slots.entries())
    for (const [at, letter] of Array.from(words[index] ?? '').entries())
      cells[row + (across ? 0 : at)]![col + (across ? at : 0)] = letter
  return cells.map((row) => row.join(''))
}

/** A slot identified by its first cell. */
export interface SlotName {
  readonly row: number
  readonly col: number
  readonly across: boolean
  readonly length: number
}
