/**
 * The cells as real elements in an ARIA grid: an input where something is typed, else a button. A cell's node is reused
 * while its state and label stay the same, and a row's node while all its cells are reused, so that a key press on a
 * board of 900 compares 30 rows and changes two or three cells.
 */
import {
  type Board,
  type Cell,
  inReadingOrder,
  type Lang,
  nameOfCells,
  type PuzzleTypes,
  type Session,
} from '@kumiki/core/player'
import type { VNode } from 'preact'
import type { States } from './states.ts'

type InputMode = 'none' | 'text' | 'numeric'

interface Place {
  readonly cell: Cell
  readonly name: string
  /** The stable name for tests and scripts: row and column, or the number of an island. */
  readonly target: string
  /** The inputs of the last rendering. */
  look: string
  node: VNode | null
  /** The inputs of the label, which is costly to compute. */
  source: string
  label: string
}

interface Row {
  readonly row: number
  readonly places: readonly Place[]
  node: VNode | null
}

export class Cells<K extends PuzzleTypes> {
  readonly #session: Session<K>
  readonly #rows: readonly Row[]

  constructor(session: Session<K>) {
    this.#session = session
    const { board } = session
    const numbers = new Map(board.cells.map((cell, at) => [nameOfCells([cell]), String(at)]))
    const rows = new Map<number, Place[]>()
    for (const cell of inReadingOrder(board)) {
      const name = nameOfCells([cell])
      const target = board.input === 'join' ? (numbers.get(name) ?? '') : name
      const place: Place = { cell, name, target, look: '', node: null, source: '', label: '' }
      const row = rows.get(cell[0])
      if (row) row.push(place)
      else rows.set(cell[0], [place])
    }
    this.#rows = [...rows].map(([row, places]) => ({ row, places, node: null }))
  }

  targetOf([row, col]: Cell): string | undefined {
    return this.#rows.find((one) => one.row === row)?.places.find(({ cell }) => cell[1] === col)?.target
  }

  nodes(states: States, lang: Lang, inputMode: InputMode, onFocus: (cell: Cell) => void): VNode[] {
    const here = nameOfCells([this.#session.at])
    const noted = this.#noted()
    return this.#rows.map((row) => {
      let isKept = row.node !== null
      for (const place of row.places) {
        const isHere = place.name === here
        this.#say(place, lang, isHere, noted.get(place.name) ?? '')
        const state = states.get(place.name) ?? ''
        const look = `${state}|${isHere}|${inputMode}|${place.label}`
        if (place.node && place.look === look) continue
        place.look = look
        place.node = this.#draw(place, state, isHere, inputMode, onFocus)
        isKept = false
      }
      if (!isKept || !row.node)
        row.node = (
          <div key={row.row} role="row" aria-rowindex={row.row + 1} class="row" style={{ '--r': row.row }}>
            {row.places.map(({ node }) => node)}
          </div>
        )
      return row.node
    })
  }

  #draw(
    { cell, name, target, label }: Place,
    state: string,
    isHere: boolean,
    inputMode: InputMode,
    onFocus: (cell: Cell) => void,
  ): VNode {
    const common = {
      'data-target': target,
      'aria-label': label,
      tabIndex: isHere ? 0 : -1,
      onFocus: () => onFocus(cell),
    }
    return (
      <div key={name} role="gridcell" aria-colindex={cell[1] + 1} class={`cell ${state}`} style={{ '--k': cell[1] }}>
        {this.#session.board.input === 'write' ? (
          <input
            {...common}
            autocomplete="off"
            autocapitalize="off"
            spellcheck={false}
            inputMode={inputMode}
            enterKeyHint="next"
            aria-readonly={this.#session.isFixed(cell) || undefined}
            aria-invalid={state.includes('wrong') || undefined}
          />
        ) : (
          <button type="button" {...common} />
        )}
      </div>
    )
  }

  #say(place: Place, lang: Lang, isHere: boolean, noted: string): void {
    const { label } = this.#session.see([place.cell])
    const line = isHere ? this.#session.line?.name[lang] : ''
    const source = `${lang}${label[lang]}|${noted}|${line}`
    if (place.source === source) return
    place.source = source
    place.label = this.#session.describe(place.cell)[lang]
  }

  /** The notes in each cell, by its name. */
  #noted(): ReadonlyMap<string, string> {
    const noted = new Map<string, string>()
    for (const { at, symbol } of this.#session.now.notes)
      for (const cell of at) {
        const name = nameOfCells([cell])
        noted.set(name, `${noted.get(name) ?? ''} ${at.length === 2 ? nameOfCells(at) : symbol}`)
      }
    return noted
  }
}

/** The custom properties that the style sheet needs to lay out a board. */
export const sizesOf = ({ width, height }: Board): Record<string, number> => ({ '--w': width, '--h': height })
