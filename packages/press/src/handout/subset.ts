/**
 * A TrueType font of some of the characters of another one, small enough to stand in a page: its glyphs are numbered
 * anew, its map of characters is written anew, and what shapes and hints them is taken over. Its names stay, with the
 * licence (the SIL Open Font License allows this). By the OpenType specification 1.9.
 */

/** The tables that are taken over as they are. */
const kept = ['OS/2', 'cvt ', 'fpgm', 'name', 'prep'] as const

/** `glyphOf`: the number of a character's glyph in the font; 0: it has none. */
export function subsetOf(
  font: Uint8Array,
  characters: Iterable<number>,
  glyphOf: (code: number) => number,
): Uint8Array {
  const tables = tablesOf(font)
  const glyphs = new Glyphs(tables)
  const codes = [...new Set(characters)].filter((code) => glyphOf(code) > 0).sort((one, other) => one - other)
  const numbers = glyphs.collect(codes.map(glyphOf))
  const { glyf, loca } = glyphs.written(numbers)
  const map = codes.map((code) => [code, numbers.get(glyphOf(code)) ?? 0] as const)
  const written = new Map<string, Uint8Array>([
    ['cmap', mapOf(map)],
    ['glyf', glyf],
    ['head', changed(tableIn(tables, 'head'), [50, 1])],
    ['hhea', changed(tableIn(tables, 'hhea'), [34, numbers.size])],
    ['hmtx', glyphs.widths(numbers)],
    ['loca', loca],
    ['maxp', changed(tableIn(tables, 'maxp'), [4, numbers.size])],
    ['post', postOf(tableIn(tables, 'post'))],
  ])
  for (const name of kept) {
    const table = tables.get(name)
    if (table) written.set(name, table)
  }
  return fileOf(written)
}

type Tables = ReadonlyMap<string, Uint8Array>

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

function tablesOf(font: Uint8Array): Tables {
  const view = viewOf(font)
  const tables = new Map<string, Uint8Array>()
  for (let entry = 0; entry < view.getUint16(4); entry++) {
    const at = 12 + 16 * entry
    const start = view.getUint32(at + 8)
    tables.set(String.fromCharCode(...font.subarray(at, at + 4)), font.subarray(start, start + view.getUint32(at + 12)))
  }
  return tables
}

function tableIn(tables: Tables, name: string): Uint8Array {
  const table = tables.get(name)
  if (!table) throw new Error(`the font has no table ${name}`)
  return table
}

/** What Node reads from a disk gives a view where others give a copy. */
const copyOf = (bytes: Uint8Array): Uint8Array => new Uint8Array(bytes)

/** A copy with another number of 16 bits at a place. */
function changed(table: Uint8Array, [at, value]: readonly [number, number]): Uint8Array {
  const copy = copyOf(table)
  viewOf(copy).setUint16(at, value)
  return copy
}

/** The head alone: no names of glyphs. */
function postOf(table: Uint8Array): Uint8Array {
  const copy = copyOf(table.subarray(0, 32))
  viewOf(copy).setUint32(0, 0x00030000)
  return copy
}

class Glyphs {
  readonly #glyf: Uint8Array
  readonly #loca: DataView
  readonly #isLong: boolean
  readonly #hmtx: DataView
  readonly #metrics: number

  constructor(tables: Tables) {
    this.#glyf = tableIn(tables, 'glyf')
    this.#loca = viewOf(tableIn(tables, 'loca'))
    this.#isLong = viewOf(tableIn(tables, 'head')).getUint16(50) === 1
    this.#hmtx = viewOf(tableIn(tables, 'hmtx'))
    this.#metrics = viewOf(tableIn(tables, 'hhea')).getUint16(34)
  }

  #glyph(number: number): Uint8Array {
    const at = (one: number): number =>
      this.#isLong ? this.#loca.getUint32(4 * one) : 2 * this.#loca.getUint16(2 * one)
    return this.#glyf.subarray(at(number), at(number + 1))
  }

  /** The new number of each glyph, by its old one: those that are wanted, and those that they are composed of. */
  collect(wanted: readonly number[]): ReadonlyMap<number, number> {
    const numbers = new Map<number, number>()
    const open = [0, ...wanted]
    for (let next = open.shift(); next !== undefined; next = open.shift()) {
      if (numbers.has(next)) continue
      numbers.set(next, numbers.size)
      const glyph = this.#glyph(next)
      open.push(...partsOf(glyph).map((at) => viewOf(glyph).getUint16(at)))
    }
    return numbers
  }

  written(numbers: ReadonlyMap<number, number>): { readonly glyf: Uint8Array; readonly loca: Uint8Array } {
    const glyphs = [...numbers.keys()].map((number) => {
      const copy = copyOf(this.#glyph(number))
      for (const at of partsOf(copy)) viewOf(copy).setUint16(at, numbers.get(viewOf(copy).getUint16(at)) ?? 0)
      return copy
    })
    const starts = [0]
    for (const { length } of glyphs) starts.push((starts.at(-1) ?? 0) + Math.ceil(length / 4) * 4)
    const glyf = new Uint8Array(starts.at(-1) ?? 0)
    for (const [index, glyph] of glyphs.entries()) glyf.set(glyph, starts[index])
    const loca = new Uint8Array(4 * starts.length)
    for (const [index, start] of starts.entries()) viewOf(loca).setUint32(4 * index, start)
    return { glyf, loca }
  }

  /** How wide each is, and what is left of it. Behind the last of the font's metrics all are as wide as that one. */
  widths(numbers: ReadonlyMap<number, number>): Uint8Array {
    const table = new Uint8Array(4 * numbers.size)
    for (const [old, number] of numbers) {
      const isOwn = old < this.#metrics
      const width = this.#hmtx.getUint16(4 * Math.min(old, this.#metrics - 1))
      const bearing = this.#hmtx.getInt16(isOwn ? 4 * old + 2 : 4 * this.#metrics + 2 * (old - this.#metrics))
      viewOf(table).setUint16(4 * number, width)
      viewOf(table).setInt16(4 * number + 2, bearing)
    }
    return table
  }
}

const more = 0x20
const hasWords = 0x01
const hasScale = 0x08
const hasTwoScales = 0x40
const hasMatrix = 0x80

/** Where a composed glyph has the numbers of its parts. */
function partsOf(glyph: Uint8Array): readonly number[] {
  if (glyph.length === 0) return []
  const view = viewOf(glyph)
  if (view.getInt16(0) >= 0) return []
  const places: number[] = []
  let flags = more
  for (let at = 10; (flags & more) !== 0; ) {
    flags = view.getUint16(at)
    places.push(at + 2)
    const scale = flags & hasMatrix ? 8 : flags & hasTwoScales ? 4 : flags & hasScale ? 2 : 0
    at += (flags & hasWords ? 8 : 6) + scale
  }
  return places
}

/** Characters to glyphs: format 12, in groups of neighbours. */
function mapOf(map: readonly (readonly [code: number, glyph: number])[]): Uint8Array {
  const groups: { first: number; last: number; readonly glyph: number }[] = []
  for (const [code, glyph] of map) {
    const group = groups.at(-1)
    if (group && group.last === code - 1 && group.glyph + code - group.first === glyph) group.last = code
    else groups.push({ first: code, last: code, glyph })
  }
  const table = new Uint8Array(12 + 16 + 12 * groups.length)
  const view = viewOf(table)
  view.setUint16(2, 1)
  // Windows, all of Unicode
  view.setUint16(4, 3)
  view.setUint16(6, 10)
  view.setUint32(8, 12)
  view.setUint16(12, 12)
  view.setUint32(16, 16 + 12 * groups.length)
  view.setUint32(24, groups.length)
  for (const [index, { first, last, glyph }] of groups.entries())
    for (const [offset, value] of [first, last, glyph].entries()) view.setUint32(28 + 12 * index + 4 * offset, value)
  return table
}

/** The tables in the order of their names, each at a multiple of four. Nobody reads the sums of a font in a page. */
function fileOf(tables: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const all = [...tables].sort(([one], [other]) => (one < other ? -1 : 1))
  const start = 12 + 16 * all.length
  const size = all.reduce((sum, [, table]) => sum + Math.ceil(table.length / 4) * 4, start)
  const file = new Uint8Array(size)
  const view = viewOf(file)
  const power = 2 ** Math.floor(Math.log2(all.length))
  view.setUint32(0, 0x00010000)
  for (const [index, value] of [all.length, 16 * power, Math.log2(power), 16 * (all.length - power)].entries())
    view.setUint16(4 + 2 * index, value)
  let at = start
  for (const [index, [name, table]] of all.entries()) {
    const entry = 12 + 16 * index
    for (const [offset, letter] of [...name].entries()) view.setUint8(entry + offset, letter.charCodeAt(0))
    view.setUint32(entry + 8, at)
    view.setUint32(entry + 12, table.length)
    file.set(table, at)
    at += Math.ceil(table.length / 4) * 4
  }
  return file
}
