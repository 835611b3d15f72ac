/** The rules of a kind and the keys that its hand has, on one sheet. */
import { type Board, isPainted, type KeyHabits, type Shapes } from '@kumiki/core/player'
import type { Game } from '../game/game.ts'
import { useLang, useWords } from '../text/words.ts'

export function Rules<K extends Shapes>({ game }: { readonly game: Game<K> }) {
  const words = useWords()
  const lang = useLang()
  const { board, face, puzzle } = game.session
  // of a symbol that x writes, the ring is reached by Space
  const hasX = face.spell(puzzle, 'x').length === 0
  return (
    <div class="rules">
      {game.face.rules[lang].split('\n').map((text) => (
        <p key={text}>{text}</p>
      ))}
      {isPainted(board) && <p>{words.byHand[board.input === 'edge' ? 'edge' : 'mark']}</p>}
      <h3>{words.keyHelp}</h3>
      <dl>
        {keysOf(board, game.keyHabits, words.keyList, hasX).map(([keys, text]) => (
          <div key={keys}>
            <dt>{keys.split(' ').map((key) => (key === '–' ? ' – ' : <kbd key={key}>{key}</kbd>))}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function keysOf(
  board: Board,
  habits: KeyHabits,
  say: ReturnType<typeof useWords>['keyList'],
  hasX: boolean,
): readonly (readonly [keys: string, text: string])[] {
  const count = board.keys?.symbols.length ?? 0
  const typed = (board.keys?.caps ?? []).filter((cap) => /^[!-~]$/.test(cap)).map((cap) => cap.toUpperCase())
  const hasEntries = board.lines.some(({ role }) => role === 'entry')
  const always = [
    ['Ctrl Z', say.undo],
    ['?', say.help],
  ] as const
  if (board.input === 'join')
    return [
      ['↑ ↓ ← →', say.move],
      ['Enter', say.hold],
      ['Ctrl →', say.controlArrow],
      ['X', say.none],
      ['1 – 8', say.jump],
      ...always,
    ]
  if (board.input === 'edge')
    return [['↑ ↓ ← →', say.move], ['Enter', say.draw], ['Ctrl →', say.controlLine], ['X', say.noLine], ...always]
  if (board.input === 'mark')
    return [
      ['↑ ↓ ← →', say.move],
      ['Space', say.nextMark],
      ...(typed.length > 0 ? [[typed.join(' '), say.digits] as const] : []),
      ...(hasX ? [['X', say.ring] as const] : []),
      ['Backspace', say.clear],
      ['Home End', say.homeEnd],
      ...always,
    ]
  if (board.input === 'run') return [['↑ ↓ ← →', say.move], ['Enter', say.run], ['7 9 1 3', say.slant], ...always]
  if (!hasEntries)
    return [
      ['↑ ↓ ← →', say.move],
      [`1 – ${Math.min(9, count)}`, count > 9 ? say.manyDigits : say.digits],
      ['Enter', say.enterPencil],
      ['Backspace', say.backspace],
      ...always,
    ]
  return [
    ['↑ ↓ ← →', habits.arrows === 'move' ? say.move : say.arrows],
    ['Space', habits.space === 'clear' ? say.clear : say.turn],
    ['Enter', habits.enter === 'turn' ? say.turn : say.enter],
    ['Tab', say.tab],
    ['Backspace', say.backspace],
    ['Home End', say.homeEnd],
    ...always,
  ]
}
