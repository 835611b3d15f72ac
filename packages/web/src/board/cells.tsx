/**
 * The touchable cells as real elements: a grid for readers, a field where something is typed, else a button. Cells are kept as long as
 * nothing is to be said or shown of them that differs, so that a key on a board of 900 changes two or three.
 */
import {
  type Board,
  type Cell,
  inReadingOrder,
  type Lang,
  nameOfCells,
  type Session,
  type Shapes,
} from '@kumiki/core/player'
import type { VNode } from 'preact'
import type { States } from './states.ts'

interface Kept {
  readonly key: string
  readonly node: VNode
}

export class Cells<K extends Shapes> {
  readonly #session: Session<K>
  readonly #rows: readonly (readonly [row: number, cells: readonly Cell[]])[]
  readonly #kept = new Map<string, Kept>()
  /** What is said of a cell, by what it follows from. */
  readonly #labels = new Map<string, readonly [from: string, label: string]>()

  constructor(session: Session<K>) {
    this.#session = session
    const rows = new Map<number, Cell[]>()
    for (const cell of inReadingOrder(session.board)) rows.set(cell[0], [...(rows.get(cell[0]) ?? []), cell])
    this.#rows = [...rows]
  }

  /** What a check from outside, and a test, calls a place: row and column, or the number of an island. */
  nameOf(cell: Cell): string {
    const { board } = this.#session
    const name = nameOfCells([cell])
    return board.hand === 'join' ? String(board.cells.findIndex((one) => nameOfCells([one]) === name)) : name
  }

  nodes(states: States, lang: Lang, inputMode: 'none' | 'text' | 'numeric', onFocus: (cell: Cell) => void): VNode[] {
    return this.#rows.map(([row, cells]) => (
      <div key={row} role="row" aria-rowindex={row + 1} class="row">
        {cells.map((cell) => this.#node(cell, states, lang, inputMode, onFocus))}
      </div>
    ))
  }

  #node(
    cell: Cell,
    states: States,
    lang: Lang,
    inputMode: 'none' | 'text' | 'numeric',
    onFocus: (cell: Cell) => void,
  ): VNode {
    const name = nameOfCells([cell])
    const state = states.get(name) ?? ''
    const isHere = nameOfCells([this.#session.at]) === name
    const label = this.#label(cell, name, lang, isHere)
    const key = `${state}|${isHere}|${inputMode}|${label}`
    const kept = this.#kept.get(name)
    if (kept?.key === key) return kept.node
    const { board } = this.#session
    const common = {
      'data-target': this.nameOf(cell),
      'aria-label': label,
      tabIndex: isHere ? 0 : -1,
      onFocus: () => onFocus(cell),
    }
    const isFixed = this.#session.isFixed(cell)
    const node = (
      <div
        key={name}
        role="gridcell"
        aria-colindex={cell[1] + 1}
        class={`cell ${state}`}
        style={{ '--r': cell[0], '--k': cell[1] }}
      >
        {board.keys ? (
          <input
            {...common}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            inputMode={inputMode}
            enterKeyHint="next"
            aria-readonly={isFixed || undefined}
            aria-invalid={state.includes('wrong') || undefined}
          />
        ) : (
          <button type="button" {...common} />
        )}
      </div>
    )
    this.#kept.set(name, { key, node })
    return node
  }

  #label(cell: Cell, name: string, lang: Lang, isHere: boolean): string {
    const { said } = this.#session.see([cell])
    const notes = this.#session.now.notes
    const noted =
      notes.length === 0 ? '' : notes.filter(({ at }) => at.some((one) => nameOfCells([one]) === name)).length
    const line = isHere ? this.#session.line?.name[lang] : ''
    const from = `${lang}${said[lang]}|${noted}|${line}`
    const known = this.#labels.get(name)
    if (known?.[0] === from) return known[1]
    const label = this.#session.describe(cell)[lang]
    this.#labels.set(name, [from, label])
    return label
  }
}

/** The numbers that a style sheet needs to set a board. */
export const sizesOf = ({ width, height }: Board): Record<string, number> => ({ '--w': width, '--h': height })
