/**
 * The gates of the player's half: a board can be played by code that does not know its kind. They play through the
 * session and the keyboard that every front end uses, and rely only on the face.
 */
import { expect } from 'vitest'
import { Rng } from '../base/rng.ts'
import { parse } from '../base/schema.ts'
import { type Cell, nameOfCells, type Point, sameCell, type Target } from '../base/target.ts'
import { langs } from '../base/text.ts'
import type { Board, Touch } from '../kind/board.ts'
import type { Face } from '../kind/face.ts'
import type { PuzzleTypes } from '../kind/types.ts'
import { judge } from '../play/judge.ts'
import { Keyboard } from '../play/keyboard.ts'
import { missingTouches } from '../play/missing.ts'
import { arrowFrom, otherEnds, straightFrom, straightWays, type Way } from '../play/moving.ts'
import { notesSchema } from '../play/notes.ts'
import { writtenWith } from '../play/same.ts'
import { Session } from '../play/session.ts'

export interface Posed<K extends PuzzleTypes> {
  readonly face: Face<K>
  readonly puzzle: K['puzzle']
  readonly answer: K['answer']
}

type FrontGate = <K extends PuzzleTypes>(posed: Posed<K>, index: number) => void

const json = (value: unknown): string => JSON.stringify(value)
const names = (cells: readonly Cell[]): string[] => cells.map((cell) => nameOfCells([cell])).sort()

/** The touches that lead from the blank to the answer. */
export const touchesTo = <K extends PuzzleTypes>({ face, puzzle, answer }: Posed<K>): Touch[] =>
  missingTouches(face, puzzle, face.blank(puzzle), answer)

const edgesOf = (board: Board): (readonly [Cell, Cell])[] =>
  board.cells.flatMap((a) =>
    otherEnds(board, a)
      .filter((b) => b[0] > a[0] || b[1] > a[1])
      .map((b) => [a, b] as const),
  )

/** The arrows that move the cursor from one cell to another; null: none do. */
export function pathTo(board: Board, from: Cell, to: Cell): Way[] | null {
  const step = (cell: Cell, way: Way): Cell =>
    board.input === 'run' ? (straightFrom(board, cell, way) ?? cell) : arrowFrom(board, cell, way)
  const came = new Map<string, readonly [from: Cell, way: Way] | null>([[nameOfCells([from]), null]])
  const queue = [from]
  for (const cell of queue) {
    if (sameCell(cell, to)) break
    for (const way of straightWays) {
      const next = step(cell, way)
      if (came.has(nameOfCells([next]))) continue
      came.set(nameOfCells([next]), [cell, way])
      queue.push(next)
    }
  }
  const path: Way[] = []
  for (let at = to; ; ) {
    const link = came.get(nameOfCells([at]))
    if (link === undefined) return null
    if (link === null) return path.reverse()
    path.push(link[1])
    at = link[0]
  }
}

export const keyOf = ([down, right]: Way): string =>
  down < 0 ? 'ArrowUp' : down > 0 ? 'ArrowDown' : right < 0 ? 'ArrowLeft' : 'ArrowRight'

function walk<K extends PuzzleTypes>(session: Session<K>, keyboard: Keyboard<K>, to: Cell): void {
  const path = pathTo(session.board, session.at, to)
  if (!path) throw new Error(`no way to ${to}`)
  for (const way of path) {
    const before = session.at
    // the first press may only turn
    for (let tries = 0; tries < 2 && sameCell(session.at, before); tries++) keyboard.press({ key: keyOf(way) })
  }
  expect(session.at).toEqual(to)
}

export const wayBetween = ([from, to]: readonly [Cell, Cell]): Way => [
  Math.sign(to[0] - from[0]),
  Math.sign(to[1] - from[1]),
]

/** The middle of an edge, or another point of it that no other edge crosses. */
const pointsOn = ([a, b]: readonly [Cell, Cell]): Point[] =>
  [0.5, 0.35, 0.65, 0.2, 0.8].map((share): Point => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share])

/** The point to tap for a target. */
const middleOf = ([a, b = a]: Target): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** More taps than any place needs to come back to empty. */
const maxTaps = 30

/** Repeats an action until a symbol stands at a target; returns how often. */
function doneUntil<K extends PuzzleTypes>(session: Session<K>, { at, symbol }: Touch, act: () => void): number {
  const wanted = at.length === 2 ? '1' : symbol
  let times = 0
  for (; session.see(at).symbol !== wanted; times++) {
    expect(times, `${json(at)} takes ${wanted}`).toBeLessThan(maxTaps)
    act()
  }
  return times
}

/** Whether a point lies on an edge, which runs along a row or a column. */
const isBetween = ([down, right]: Point, [a, b]: readonly [Cell, Cell]): boolean =>
  (a[0] === b[0] && down === a[0] && right > a[1] !== right > b[1]) ||
  (a[1] === b[1] && right === a[1] && down > a[0] !== down > b[0])

/** Whether a cell lies on the way from one to another. */
const reaches = (from: Cell, cell: Cell, to: Cell): boolean =>
  cell[0] >= from[0] && cell[1] >= from[1] && cell[0] <= to[0] && cell[1] <= to[1]

const isFar = ([a, b]: readonly [Cell, Cell]): boolean => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) > 1

/** A random event of a player: keys, text, pointing, dragging, notes. */
function anyEvent<K extends PuzzleTypes>(session: Session<K>, keyboard: Keyboard<K>, rng: Rng): void {
  const { board } = session
  const anywhere = (): Point => [rng.below(board.height * 10) / 10 - 0.5, rng.below(board.width * 10) / 10 - 0.5]
  const presses = 'ArrowUp ArrowDown ArrowLeft ArrowRight Enter Backspace Delete Escape Tab Home End x 7 1 q'.split(' ')
  switch (rng.below(6)) {
    case 0:
      keyboard.press({ key: rng.pick([...presses, ' ']), shiftKey: rng.below(4) === 0, ctrlKey: rng.below(9) === 0 })
      break
    case 1:
      session.type(rng.pick(['a', 'き', 'ゃ', '5', '12', 'ネコ', 'XYZ', '゛', '👍', '\u0000', '', '漢', 'ß']))
      break
    case 2:
      session.point(anywhere(), ...(rng.below(2) === 0 ? [] : [anywhere()]))
      break
    case 3: {
      const from = rng.pick(board.cells)
      const to = otherEnds(board, from)
      session.touch({ at: to.length > 0 && board.input !== 'write' ? [from, rng.pick(to)] : [from], symbol: '' })
      break
    }
    case 4:
      session.pencil = !session.pencil
      break
    default:
      session.note({ at: [rng.pick(board.cells)], symbol: rng.pick(board.keys?.symbols ?? ['']) })
  }
}

const ground = <K extends PuzzleTypes>({ face, puzzle }: Posed<K>, answer: K['answer']): string =>
  json(face.draw(puzzle, answer).marks.filter((mark) => mark.of === undefined))

export const frontGates: Readonly<Record<string, FrontGate>> = {
  'touches lead from the blank to the answer by pointing': (posed) => {
    const { face, puzzle, answer } = posed
    const session = new Session(face, puzzle, answer)
    for (const { at, symbol } of touchesTo(posed)) {
      const [first, last] = at
      session.held = null
      if (session.painter) {
        doneUntil(session, { at, symbol }, () => session.point(middleOf(at)))
        continue
      }
      session.point(first)
      if (last) session.point(last)
      else if (symbol === '') session.point(first)
      else session.touch({ at: [session.at], symbol })
    }
    expect(json(session.now.answer)).toBe(json(answer))
    expect(session.judgement.status).toBe('complete')
  },

  'touches lead from the blank to the answer by arrows and keys': (posed) => {
    const { face, puzzle, answer } = posed
    const session = new Session(face, puzzle, answer)
    const keyboard = new Keyboard(session)
    for (const { at, symbol } of touchesTo(posed)) {
      const [first, last] = at
      walk(session, keyboard, first)
      if (session.board.input === 'write') {
        const typed = face.spell(puzzle, symbol)
        expect(typed).toEqual([symbol])
        session.type(symbol)
      } else if (session.board.input === 'mark') doneUntil(session, { at, symbol }, () => keyboard.press({ key: ' ' }))
      else if ((session.board.input === 'join' || session.board.input === 'edge') && last)
        keyboard.press({ key: keyOf(wayBetween([first, last])), ctrlKey: true })
      else {
        keyboard.press({ key: 'Enter' })
        if (last) walk(session, keyboard, last)
        keyboard.press({ key: 'Enter' })
      }
    }
    expect(json(session.now.answer)).toBe(json(answer))
  },

  'a hit test at the centre of each target finds it': ({ face, puzzle }) => {
    const session = new Session(face, puzzle, null)
    const { board } = session
    expect(board.cells.length).toBeGreaterThan(0)
    const within = ([row, col]: Cell): boolean => row >= 0 && row < board.height && col >= 0 && col < board.width
    for (const cell of board.cells) expect([within(cell), session.targetAt(cell)]).toEqual([true, [cell]])
    if (board.input !== 'join' && board.input !== 'edge') return
    expect(edgesOf(board).length).toBeGreaterThan(0)
    for (const edge of edgesOf(board).filter((one) => board.input === 'edge' || isFar(one))) {
      const found = pointsOn(edge).filter((point) => {
        const target = session.targetAt(point)
        // where two edges cross, either may be found
        return target?.length === 2 && (nameOfCells(target) === nameOfCells(edge) || isBetween(point, target))
      })
      expect([edge, found.length > 0]).toEqual([edge, true])
    }
  },

  'every cell can be reached by arrows, and every line runs over cells': ({ face, puzzle }) => {
    const board = face.board(puzzle)
    expect(json(JSON.parse(json(board)))).toBe(json(board))
    const names = new Set(board.cells.map((cell) => nameOfCells([cell])))
    expect(names.size).toBe(board.cells.length)
    for (const cell of [...board.fixed, ...board.lines.flatMap(({ cells }) => cells)])
      expect(names).toContain(nameOfCells([cell]))
    for (const clue of board.clues) {
      expect([clue, names.has(nameOfCells([clue]))]).toEqual([clue, false])
      expect([clue, clue[0] >= 0, clue[0] < board.height, clue[1] >= 0, clue[1] < board.width]).toEqual([
        clue,
        true,
        true,
        true,
        true,
      ])
    }
    for (const cell of board.cells) expect([cell, pathTo(board, board.cells[0]!, cell) !== null]).toEqual([cell, true])
  },

  'what is said of a target differs from cell to cell, and between empty and filled': (posed) => {
    const { face, puzzle, answer } = posed
    const blank = new Session(face, puzzle, null)
    const full = new Session(face, puzzle, null, { answer, notes: [] })
    const cells = [...blank.board.cells, ...blank.board.clues]
    for (const lang of langs) expect(new Set(cells.map((cell) => blank.describe(cell)[lang])).size).toBe(cells.length)
    for (const clue of blank.board.clues) for (const lang of langs) expect(blank.see([clue]).label[lang]).toMatch(/\S/)
    for (const { at } of touchesTo(posed))
      for (const lang of langs) {
        expect(full.describe(at[0])[lang]).not.toBe(blank.describe(at[0])[lang])
        expect(full.see(at).label[lang]).not.toBe(blank.see(at).label[lang])
        expect(full.see(at).label[lang]).toMatch(/\S/)
      }
  },

  'undo goes back to the start after any events, and what is kept can be read again': (
    { face, puzzle, answer },
    index,
  ) => {
    const session = new Session(face, puzzle, answer)
    const keyboard = new Keyboard(session)
    const rng = new Rng(`events-${index}`)
    const start = json(session.now)
    const states = [start]
    for (let event = 0; event < 300; event++) {
      const before = session.now
      anyEvent(session, keyboard, rng)
      if (session.now === before) continue
      const kept = json(session.now)
      expect(kept, 'a stroke changes something').not.toBe(json(before))
      states.push(kept)
      const again = parse(face.answer, JSON.parse(json(session.now.answer)))
      expect(again.ok && json(again.value)).toBe(json(session.now.answer))
      expect(parse(notesSchema, JSON.parse(json(session.now.notes))).ok).toBe(true)
      session.describe(session.at)
      face.lists(puzzle, session.now.answer)
    }
    expect(session.board.cells.some((cell) => sameCell(cell, session.at))).toBe(true)
    const end = json(session.now)
    while (session.canUndo) session.undo()
    expect(json(session.now)).toBe(start)
    while (session.canRedo) session.redo()
    expect(json(session.now)).toBe(end)
    expect(states.length, 'some events are strokes').toBeGreaterThan(1)
  },

  'marks that belong to no target never change while playing': (posed) => {
    const { face, puzzle, answer } = posed
    const session = new Session(face, puzzle, answer)
    const start = ground(posed, session.now.answer)
    for (const touch of touchesTo(posed)) session.touch(touch)
    expect(json(session.now.answer)).toBe(json(answer))
    expect(ground(posed, answer)).toBe(start)
    expect(face.draw(puzzle, answer).marks.some((mark) => mark.of !== undefined)).toBe(true)
  },

  'a move that changes nothing gives the same answer back': (posed) => {
    const { face, puzzle, answer } = posed
    let board = face.blank(puzzle)
    const stands = ({ at, symbol }: Touch): boolean => symbol !== '' && face.see(puzzle, board, at).symbol === symbol
    for (const touch of touchesTo(posed)) {
      // written together with another cell: the next gate checks where that is allowed
      if (stands(touch)) continue
      const move = face.act(puzzle, board, touch)
      if (!move) throw new Error(`no move for ${json(touch)}`)
      expect(parse(face.move, move).ok).toBe(true)
      const next = face.play(puzzle, board, move)
      const again = next.ok ? face.play(puzzle, next.value, move) : next
      expect(next.ok && next.value).not.toBe(board)
      expect(again.ok && next.ok && again.value === next.value).toBe(true)
      if (next.ok) board = next.value
    }
    expect(json(board)).toBe(json(answer))
  },

  'marks and lines come and go by taps, drags, pencil and keys, each in one stroke, and notes are never judged': (
    posed,
  ) => {
    const { face, puzzle, answer } = posed
    const session = new Session(face, puzzle, answer)
    const { board } = session
    expect(session.painter !== null).toBe(board.input === 'mark' || board.input === 'edge')
    if (!session.painter) return
    const keyboard = new Keyboard(session)
    const start = json(session.now)
    const isNoted = (at: Target): void => {
      expect([session.see(at).symbol, session.now.notes]).toEqual(['', [{ at, symbol: '' }]])
      expect(json(session.now.answer)).toBe(json(face.blank(puzzle)))
      expect(session.judgement.status).toBe('open')
      for (const lang of langs)
        expect(session.describe(at[0])[lang]).not.toBe(new Session(face, puzzle, null).describe(at[0])[lang])
    }
    const isBlank = (): void => expect(json(session.now)).toBe(start)
    for (const touch of touchesTo(posed)) {
      const { at } = touch
      const [first, last] = at
      const tap = (): void => session.point(middleOf(at))
      const taps = doneUntil(session, touch, tap)
      for (let more = 0; session.see(at).symbol !== ''; more++) {
        expect(more).toBeLessThan(maxTaps)
        tap()
      }
      isNoted(at)
      tap()
      isBlank()
      session.pencil = true
      tap()
      isNoted(at)
      tap()
      isBlank()
      session.pencil = false
      walk(session, keyboard, first)
      const way = last && keyOf(wayBetween([first, last]))
      if (way && last) {
        keyboard.press({ key: way, ctrlKey: true })
        expect([session.see(at).symbol, session.at]).toEqual(['1', first])
        for (const lang of langs) expect(session.announcement[lang]).toMatch(/\S/)
        keyboard.press({ key: way, ctrlKey: true })
        isBlank()
        for (const check of [() => isNoted(at), isBlank]) {
          keyboard.press({ key: 'x' })
          keyboard.press({ key: way })
          check()
        }
        keyboard.press({ key: 'Enter' })
        keyboard.press({ key: way })
        keyboard.press({ key: 'Enter' })
        expect([session.see(at).symbol, session.at, session.held]).toEqual(['1', last, null])
      } else {
        for (let press = 0; press < taps; press++) keyboard.press({ key: 'Enter' })
        expect(session.see(at).symbol).toBe(touch.symbol)
        keyboard.press({ key: 'Backspace' })
        isBlank()
        keyboard.press({ key: 'x' })
        if (face.spell(puzzle, 'x').length === 0) isNoted(at)
        keyboard.press({ key: 'Delete' })
        isBlank()
      }
      session.restart()
      // along its row or column, as far as there are places
      const [down, right] = last ? wayBetween([first, last]) : [0, 1]
      const end: Cell = [first[0] + 9 * down, first[1] + 9 * right]
      const along = board.cells.filter(
        (cell) => (cell[0] - first[0]) * right === 0 && (cell[1] - first[1]) * down === 0 && reaches(first, cell, end),
      )
      const before = session.now
      session.point(first, end)
      const seen = last
        ? along.slice(1).map((to, index) => session.see([along[index] ?? first, to]).symbol)
        : along.map((cell) => session.see([cell]).symbol)
      expect(new Set(seen.filter((symbol) => symbol !== '')).size).toBe(1)
      expect(seen[0]).not.toBe('')
      session.undo()
      expect(session.now).toBe(before)
    }
  },

  'a symbol is written in its own cell alone, or in all that the board says are the same': (posed) => {
    const { face, puzzle } = posed
    const board = face.board(puzzle)
    if (board.input !== 'write' && board.input !== 'mark') return
    const blank = face.blank(puzzle)
    const session = new Session(face, puzzle, null)
    for (const { at, symbol } of touchesTo(posed)) {
      session.restart()
      session.touch({ at, symbol })
      const written = board.cells.filter((cell) => session.symbolAt(cell) !== face.see(puzzle, blank, [cell]).symbol)
      expect([at, names(written)]).toEqual([at, names(writtenWith(board, at[0]))])
    }
  },

  'the key has no slips, the blank has none, and only a key makes its kind complete': ({ face, puzzle, answer }) => {
    const blank = face.blank(puzzle)
    expect(face.mistakes(puzzle, answer, answer)).toEqual([])
    expect(face.mistakes(puzzle, blank, answer)).toEqual([])
    expect(judge(face, puzzle, answer, answer).status).toBe('complete')
    expect(judge(face, puzzle, null, answer).status).toBe(face.decidedBy(puzzle) !== 'rules' ? 'filled' : 'complete')
    expect(judge(face, puzzle, answer, blank).status).toBe('open')
  },

  'a wrong entry is a slip, and what is missing is none': ({ face, puzzle, answer }, index) => {
    const board = face.board(puzzle)
    const rng = new Rng(`slips-${index}`)
    if (board.input === 'run') return
    const targets: Target[] =
      board.input === 'write' || board.input === 'mark'
        ? board.cells.filter((cell) => !board.fixed.some((one) => sameCell(one, cell))).map((cell) => [cell])
        : edgesOf(board)
    const tried = rng.shuffle(targets).flatMap((at) => {
      const right = face.see(puzzle, answer, at).symbol
      const session = new Session(face, puzzle, answer)
      const wrong = board.keys ? rng.pick(board.keys.symbols) : ''
      for (let tries = 0; tries <= Number(right) || (tries === 0 && board.keys); tries++)
        session.touch({ at, symbol: wrong })
      const here = session.see(at).symbol
      const isWrong = here !== '' && (board.keys ? here !== right : Number(here) > Number(right))
      const mistakes = face.mistakes(puzzle, session.now.answer, answer).map(nameOfCells)
      const together =
        at.length === 1 ? writtenWith(board, at[0]).map((cell) => nameOfCells([cell])) : [nameOfCells(at)]
      expect([json(at), here, mistakes.toSorted()]).toEqual([json(at), here, isWrong ? together.toSorted() : []])
      return isWrong ? [at] : []
    })
    if (board.keys && board.keys.symbols.length > 1 && targets.length > 3) expect(tried.length).toBeGreaterThan(0)
  },
}
