/**
 * Keyboard input on a board. Characters are written, all other keys go to the core's keyboard. Nothing acts while an
 * input method composes; its result is spread over the cells. Without one, Latin letters become kana on boards of kana.
 */
import { type Cell, otherEnds, type PuzzleTypes } from '@kumiki/core/player'
import type { Game } from '../game/game.ts'

/** Kana from Latin letters, with the unfinished syllable. */
export interface Spelling {
  readonly open: string
  type(letter: string): string
  end(): string
  back(): boolean
}

export interface Typing {
  onKeyDown(event: KeyboardEvent): void
  onInput(event: Event): void
  onPaste(event: ClipboardEvent): void
  onCompositionStart(): void
  onCompositionUpdate(event: CompositionEvent): void
  onCompositionEnd(event: CompositionEvent): void
}

export function typingOn<K extends PuzzleTypes>(
  game: Game<K>,
  spelling: Spelling | null,
  show: (composing: string) => void,
  askForHelp: () => void,
): Typing {
  let isComposing = false
  const write = (text: string): void => {
    if (text !== '') game.do((session) => session.type(text))
  }
  const takeValue = (event: Event): void => {
    const field = event.target
    if (isComposing || !(field instanceof HTMLInputElement) || field.value === '') return
    write(field.value)
    field.value = ''
  }
  const spell = (letter: string): void => {
    if (!spelling) return
    write(spelling.type(letter))
    show(spelling.open)
  }
  const endSpelling = (): void => {
    if (!spelling || spelling.open === '') return
    write(spelling.end())
    show('')
  }
  /** Digits move to islands of that number; those that have all their bridges are skipped if there are others. */
  const passFull = (press: KeyboardEvent): void => {
    const { session } = game
    const { board } = session
    const isFull = (cell: Cell): boolean =>
      otherEnds(board, cell).reduce((sum, to) => sum + Number(session.see([cell, to]).symbol), 0) >=
      Number(session.symbolAt(cell))
    if (board.input === 'join')
      for (let left = board.cells.length; left > 0 && isFull(session.at); left--) game.press(press)
  }
  return {
    onKeyDown(event) {
      if (event.isComposing || isComposing || event.key === 'Process') return
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      if (isPlain && spelling && /^[a-z'-]$/i.test(event.key)) {
        event.preventDefault()
        spell(event.key.toLowerCase())
        return
      }
      if (event.key === 'Backspace' && spelling?.back()) {
        event.preventDefault()
        show(spelling.open)
        return
      }
      endSpelling()
      if (event.key === '?' && isPlain) {
        event.preventDefault()
        askForHelp()
      } else if (game.press(event)) {
        event.preventDefault()
        if (isPlain && /^\d$/.test(event.key)) passFull(event)
      } else if (isPlain && [...event.key].length === 1 && game.session.board.keys) {
        event.preventDefault()
        write(event.key)
      }
    },
    onInput: takeValue,
    onPaste(event) {
      event.preventDefault()
      write(event.clipboardData?.getData('text') ?? '')
    },
    onCompositionStart() {
      isComposing = true
    },
    onCompositionUpdate(event) {
      show(event.data)
    },
    onCompositionEnd(event) {
      isComposing = false
      show('')
      const field = event.target
      if (field instanceof HTMLInputElement) field.value = ''
      write(event.data)
    },
  }
}
