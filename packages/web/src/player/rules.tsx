/** The rules of a kind and the keys that its hand has, on one sheet. */
import { type Board, isPainted, type KeyHabits, type Shapes } from '@kumiki/core/player'
import type { Game } from '../game/game.ts'
import { useLang, useWords } from '../text/words.ts'
import { usePainting } from './painting.ts'

type KeyLine = readonly [keys: string, text: string]

export function Rules<K extends Shapes>({ game }: { readonly game: Game<K> }) {
  const words = useWords()
  const lang = useLang()
  const { board } = game.session
  const painted = usePainting(game)?.keysOf(game, words.keyList) ?? null
  return (
    <div class="rules">
      {game.face.rules[lang].split('\n').map((text) => (
        <p key={text}>{text}</p>
      ))}
      {isPainted(board) && <p>{words.byHand[board.input === 'edge' ? 'edge' : 'mark']}</p>}
      <h3>{words.keyHelp}</h3>
      <dl>
        {keysOf(board, game.keyHabits, words.keyList, painted).map(([keys, text]) => (
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
  painted: readonly KeyLine[] | null,
): readonly KeyLine[] {
  const count = board.keys?.symbols.length ?? 0
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
  if (painted) return [['↑ ↓ ← →', say.move], ...painted, ...always]
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
