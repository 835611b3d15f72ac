/** The rules of a kind and its keys, on one sheet. */
import type { Board, KeyPreferences, PuzzleTypes } from '@kumiki/core/player'
import type { Game } from '../game/game.ts'
import { useLang, useWords } from '../text/words.ts'
import { usePainting } from './painting.ts'

type KeyLine = readonly [keys: string, text: string]

export function Rules<K extends PuzzleTypes>({ game }: { readonly game: Game<K> }) {
  const words = useWords()
  const lang = useLang()
  const { board, painter } = game.session
  const painted = usePainting(game)?.keysOf(game, words.keyList) ?? null
  return (
    <div class="rules">
      {game.face.rules[lang].split('\n').map((text) => (
        <p key={text}>{text}</p>
      ))}
      {painter && <p>{words.byHand[board.input === 'edge' ? 'edge' : 'mark']}</p>}
      <h3>{words.keyHelp}</h3>
      <dl>
        {keysOf(board, game.keyPreferences, words.keyList, painted).map(([keys, text]) => (
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
  preferences: KeyPreferences,
  textOf: ReturnType<typeof useWords>['keyList'],
  painted: readonly KeyLine[] | null,
): readonly KeyLine[] {
  const count = board.keys?.symbols.length ?? 0
  const hasEntries = board.lines.some(({ role }) => role === 'entry')
  const always = [
    ['Ctrl Z', textOf.undo],
    ['?', textOf.help],
  ] as const
  if (board.input === 'join')
    return [
      ['↑ ↓ ← →', textOf.move],
      ['Enter', textOf.hold],
      ['Ctrl →', textOf.controlArrow],
      ['X', textOf.none],
      ['1 – 8', textOf.jump],
      ...always,
    ]
  if (painted) return [['↑ ↓ ← →', textOf.move], ...painted, ...always]
  if (board.input === 'run')
    return [['↑ ↓ ← →', textOf.move], ['Enter', textOf.run], ['7 9 1 3', textOf.slant], ...always]
  if (!hasEntries)
    return [
      ['↑ ↓ ← →', textOf.move],
      [`1 – ${Math.min(9, count)}`, count > 9 ? textOf.manyDigits : textOf.digits],
      ['Enter', textOf.enterPencil],
      ['Backspace', textOf.backspace],
      ...always,
    ]
  return [
    ['↑ ↓ ← →', preferences.arrows === 'move' ? textOf.move : textOf.arrows],
    ['Space', preferences.space === 'clear' ? textOf.clear : textOf.turn],
    ['Enter', preferences.enter === 'turn' ? textOf.turn : textOf.enter],
    ['Tab', textOf.tab],
    ['Backspace', textOf.backspace],
    ['Home End', textOf.homeEnd],
    ...always,
  ]
}
