/**
 * What is known of a puzzle: the values that each place may still have. Ideas read it and add conclusions.
 *
 * A set of values is a bit set, one bit per symbol of the kind.
 */
import type { Bilingual } from '../base/text.ts'
import type { TechniqueInfo } from '../kind/craft.ts'
import type { Layout, SimplePuzzle, Why } from './puzzle.ts'

/** A place and a value that it has, or has not. */
export type Fact = readonly [place: number, value: string]

/** A conclusion of an idea. It may repeat what is known already; where it contradicts that, a supposition was wrong. */
export interface Conclusion extends Facts, Why {}
export interface Facts {
  readonly is?: readonly Fact[]
  readonly not?: readonly Fact[]
}

export interface Idea<P extends object> extends TechniqueInfo {
  /** All conclusions of this idea; they must not depend on any one place being examined first. */
  find(know: Know<P>): Iterable<Conclusion>
  /**
   * The whole reason. {1}, {2} stand for the cells on which a conclusion is based, {at} for their positions, {named}
   * for the values that it names.
   */
  readonly why: Bilingual
}

export class Know<P extends object> {
  readonly puzzle: P
  readonly layout: Layout
  /** A contradiction was met: no more conclusions are drawn. */
  broken = false
  /** How many places have more than one value left. */
  open = 0
  /** Where supposing continues: places are tried in rotation. */
  lookFrom = 0
  readonly #names: readonly string[]
  readonly #bits: ReadonlyMap<string, number>
  readonly #masks: Uint32Array

  private constructor(puzzle: P, layout: Layout, names: readonly string[], masks: Uint32Array) {
    this.puzzle = puzzle
    this.layout = layout
    this.#names = names
    this.#bits = new Map(names.map((name, bit) => [name, 1 << bit]))
    this.#masks = masks
  }

  static of<P extends object>({ symbols }: SimplePuzzle<P>, puzzle: P, layout: Layout): Know<P> {
    const names = symbols.map(({ value }) => value)
    const know = new Know(puzzle, layout, names, new Uint32Array(layout.places.length))
    for (const [place, { values }] of layout.places.entries()) {
      for (const value of values) know.#masks[place]! |= know.#bit(value)
      if (values.length > 1) know.open++
    }
    return know
  }

  copy(): Know<P> {
    const copy = new Know(this.puzzle, this.layout, this.#names, this.#masks.slice())
    copy.broken = this.broken
    copy.open = this.open
    return copy
  }

  #bit(value: string): number {
    return this.#bits.get(value) ?? 0
  }

  /** '' while more than one value is left. */
  value(place: number): string {
    const mask = this.#masks[place] ?? 0
    return (mask & (mask - 1)) === 0 ? (this.#names[31 - Math.clz32(mask)] ?? '') : ''
  }
  can(place: number, value: string): boolean {
    return ((this.#masks[place] ?? 0) & this.#bit(value)) !== 0
  }
  isOpen(place: number): boolean {
    const mask = this.#masks[place] ?? 0
    return (mask & (mask - 1)) !== 0
  }
  /** The values that are left. */
  choices(place: number): string[] {
    return this.#names.filter((name) => this.can(place, name))
  }
  /** Each place's value; '' where it is open. */
  values(): string[] {
    return this.layout.places.map((_, place) => this.value(place))
  }

  /** True if the fact is new. */
  set(place: number, value: string): boolean {
    return this.#keep(place, this.#bit(value))
  }
  ruleOut(place: number, value: string): boolean {
    return this.#keep(place, ~this.#bit(value))
  }
  #keep(place: number, mask: number): boolean {
    const before = this.#masks[place] ?? 0
    const after = before & mask
    if (after === before) return false
    this.#masks[place] = after
    if (after === 0) this.broken = true
    else if ((after & (after - 1)) === 0) this.open--
    return true
  }

  hasProgress({ is = [], not = [] }: Facts): boolean {
    return (
      is.some(([place, value]) => this.value(place) !== value) || not.some(([place, value]) => this.can(place, value))
    )
  }
  /** True if any of the facts is new. */
  learn({ is = [], not = [] }: Facts): boolean {
    let progress = false
    for (const [place, value] of is) if (this.set(place, value)) progress = true
    for (const [place, value] of not) if (this.ruleOut(place, value)) progress = true
    return progress
  }
}

/**
 * For places of which at most a number may have a value: what follows once that many have it. More than that is a
 * contradiction.
 */
export function atMost<P extends object>(
  know: Know<P>,
  places: readonly number[],
  value: string,
  count: number,
): Fact[] {
  const sure = places.filter((place) => know.value(place) === value)
  if (sure.length < count) return []
  return places.filter((place) => sure.length > count || !sure.includes(place)).map((place) => [place, value])
}

/**
 * For places of which at least a number must have a value: what follows once no others are left. Too few left is a
 * contradiction.
 */
export function atLeast<P extends object>(
  know: Know<P>,
  places: readonly number[],
  value: string,
  count: number,
): Fact[] {
  const left = places.filter((place) => know.can(place, value))
  if (left.length > count) return []
  return (left.length < count ? places : left).map((place) => [place, value])
}
