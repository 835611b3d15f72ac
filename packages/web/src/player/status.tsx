/**
 * The status line under the board: what a check found, which rule is broken, the letters of the run being selected, how
 * to begin.
 */
import { type Cell, faultText, type PuzzleTypes } from '@kumiki/core/player'
import { lettersOf, runAtCursor } from '../board/stretch.ts'
import type { Game } from '../game/game.ts'
import type { Preferences } from '../store/preferences.ts'
import { useLang, useWords } from '../text/words.ts'
import { Button } from '../ui/button.tsx'

interface Props<K extends PuzzleTypes> {
  readonly game: Game<K>
  readonly preferences: Preferences
  readonly notice: string | null
  /** The run that is being dragged. */
  readonly stretch: readonly [Cell, Cell] | null
}

type Message = readonly [look: 'good' | 'bad' | 'warn' | 'plain', text: string, more?: string]

export function Status<K extends PuzzleTypes>({ game, stretch, ...props }: Props<K>) {
  const words = useWords()
  const message = useMessage({ game, stretch, ...props })
  const { session } = game
  return (
    <>
      <p class="status" role="status">
        {message && (
          <span key={message[1]} class={`tag tag-${message[0]}`}>
            {message[1]}
          </span>
        )}
        {message?.[2] && <span class="quiet more">{message[2]}</span>}
      </p>
      {session.board.input === 'run' && session.held && !stretch && (
        <Button
          variant="quiet"
          class="give-up"
          onPress={() =>
            game.do(() => {
              session.held = null
            })
          }
        >
          {words.cancel}
        </Button>
      )}
    </>
  )
}

function useMessage<K extends PuzzleTypes>({ game, preferences, notice, stretch }: Props<K>): Message | null {
  const words = useWords()
  const lang = useLang()
  const { checked, judgement, session } = game
  const ofReferee = game.referee?.texts[lang]
  if (checked?.found === 'wrong') return ['bad', words.wrong(checked.places.length), words.restRight]
  if (checked?.found === 'nothing') return ['good', words.nothingWrong(checked.open)]
  if (checked?.found === 'unknown') return ['warn', words.cannotCheck]
  if (checked?.found === 'not-full' && ofReferee) return ['plain', ofReferee.whenFull]
  if ((checked?.found === 'away' || checked?.found === 'closed') && ofReferee)
    return ['warn', ofReferee.silent[checked.found]]
  if (preferences.watches && judgement.status === 'broken' && game.face.decidedBy(game.file.puzzle) === 'rules')
    return ['bad', faultText(game.face, judgement.faults[0].code)[lang]]
  // full but wrong by the key: without a message it would look as if nothing had happened
  if (judgement.status === 'broken' && game.face.decidedBy(game.file.puzzle) !== 'rules')
    return ['bad', ofReferee?.isWrong ?? words.wrong(judgement.faults.flatMap(({ cells }) => cells).length)]
  if (notice) return ['warn', notice]
  if (session.painter)
    return session.canUndo ? null : ['plain', words.painting[session.board.input === 'edge' ? 'edge' : 'mark']]
  if (session.board.input !== 'run') return null
  const run = stretch ?? runAtCursor(session) ?? (session.held && ([session.held, session.held] as const))
  return ['plain', run ? words.runEnd(lettersOf(session, run)) : words.runStart]
}
